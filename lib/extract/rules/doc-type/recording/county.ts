// County and state of recording: the recorder's own words first, then the land, then the venue.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { inLikeLetters } from "@/lib/text/like-letters";
import { withinOneSlip } from "@/lib/text/slips";
import { stateCode } from "@/lib/text/states";
import type { Span } from "@/lib/text/view";

export type Place = Span & { county: string; state: string | null };

const nameOf = "([A-Z][A-Za-z.']{2,}(?: (?:Fe|[A-Z][A-Za-z.']{2,}))?)";
const before = new RegExp(
  `\\b${nameOf} (?:COUNTY|County|Counly|Countv|Co\\.|PARISH|Parish)\\b(?!\\.? (?:of|OF)\\b)(?=(?:,? (?:State of |in the State of )?([A-Z][A-Za-z.]+(?: (?:Virginia|Dakota|Mexico|York|Carolina|VIRGINIA|DAKOTA|MEXICO|YORK))?))?)`,
  "g",
);
const after = new RegExp(
  `\\b(?:COUNTY|County|county|Countv|PARISH|Parish|eounty|vounty|Covnty|Counties) (?:of|OF|0F|oF)\\.? ?[.'"-]?${nameOf}(?:[ ,.;:-]*(?:and|in|the|in the|tn the)? ?(?:state|commonwealth|STATE|State|Commonwealth)(?: of|,? OF)[, ]+([A-Z][A-Za-z.]+(?: (?:Virginia|Dakota|Mexico|York|Carolina))?)|, ([A-Z][A-Za-z]+(?: (?:Virginia|Dakota|Mexico|York|Carolina))?))?`,
  "g",
);
const noise =
  /^(?:in|of|the|and|said|for|state|to|know|on|before|this|that|at|all|such|both|any|each|each|same|our|his|recorder|county|within|clerk|public|district|circuit|probate|my|official|records?|deed|deeds|general|first|second|notary|real|north|south|east|west|range|township|section|filed|department|commonwealth|situated?|recorded|entered|received|warranty|production|royalty|lease|mineral|minerals|secretary|sheriff|treasurer|children|lands?|unseated|seated|taxes|deceased|decedent|minor|incompetent|p\.?m|a\.?m)$/i;

/** "COUNTY OF ELM, IN THE PROBATE COURT", "Elm County, OR its successors": a small word in capitals is no state. */
const smallWord = /^(?:IN|OR|ME|OK|HI)[,.]? (?:[a-z]|THE\b|A\b|RE\b|SAID\b|AND\b|PROBATE|COUNTY|DISTRICT|CIRCUIT)/;

/** "Pennsylvania, Centre County", "The State of Texas, Elm County": the state may stand ahead. */
const STATE_AHEAD = /\b((?:(?:North|South|New|West) )?[A-Z][a-z]{3,}),? $/;

/** Every naming of a county with its state where said, in order. */
export function countiesIn(text: string, offset = 0): Place[] {
  const out: Place[] = [];
  for (const re of [after, before])
    for (const m of text.matchAll(re)) {
      // "DECEASED. COUNTY COURT": the end of another sentence.
      if (re === before && /[A-Za-z]{4,}\.$/.test(m[1] ?? "")) continue;
      const words = inLikeLetters((m[1] ?? "").replace(/[.,]$/, "").split(" "), re === before);
      const stop = words.findIndex((w) => /^[A-Za-z]{4,}\.$/.test(w));
      if (stop >= 0) words.splice(stop + 1);
      if (stop >= 0) words[stop] = (words[stop] ?? "").slice(0, -1);
      while (words.length > 0 && noise.test(words[0] ?? "")) words.shift();
      while (words.length > 1 && noise.test(words.at(-1) ?? "")) words.pop();
      const county = words.join(" ");
      if (county.length < 3 || noise.test(county) || (stateCode(county) !== null && words.length > 1)) continue;
      const said = m[2] ?? m[3] ?? "";
      const ahead = re === before ? STATE_AHEAD.exec(text.slice(Math.max(0, m.index - 40), m.index))?.[1] : undefined;
      const state =
        !said && ahead ? stateCode(ahead) : smallWord.test(said + text.slice(m.index + m[0].length, m.index + m[0].length + 12)) ? null : stateCode(said);
      out.push({ start: offset + m.index, end: offset + m.index + m[0].length, county, state });
    }
  return out.sort((x, y) => x.start - y.start);
}

/** Most named county of a stretch; the earlier one on a tie. */
export function mostNamed(places: readonly Place[]): Place | null {
  const by = new Map<string, { n: number; place: Place }>();
  for (const p of places) {
    const key = p.county.toLowerCase();
    const e = by.get(key);
    if (e) {
      e.n++;
      if (e.place.state === null && p.state) e.place = p;
    } else by.set(key, { n: 1, place: p });
  }
  return [...by.values()].sort((a, b) => b.n - a.n)[0]?.place ?? null;
}

/** The spelling that the paper uses most among those one slip apart: "Tarroll" beside three of "Carroll" → "Carroll". */
function usualSpelling(county: string, all: readonly Place[]): string {
  const counts = new Map<string, number>();
  for (const p of all) if (withinOneSlip(p.county.toLowerCase(), county.toLowerCase())) counts.set(p.county, (counts.get(p.county) ?? 0) + 1);
  const own = [...counts].filter(([name]) => name.toLowerCase() === county.toLowerCase()).reduce((n, [, k]) => n + k, 0);
  const best = [...counts].sort((a, b) => b[1] - a[1])[0];
  return best && best[1] > own ? best[0] : county;
}

/** A notary's certificate, which names the county of the notary. */
const CERTIFIED = /\b(?:personally (?:came|appeared)|appeared before|acknowledged (?:before|to) me|sworn to|notary public)\b/i;
const RECORDED = /\b(?:filed|recorded|received|registered|entered)\b/i;
/** "Notary Public, Ward County", "a notary in and for said Ward County": where the notary sits. */
const NOTARYS = /\bnotary(?: public)?,?(?: (?:in and )?(?:for|of|within|the|said|state|residing|at|in))*[ ,]*$/i;

/** The counties that the recorder's own lines name. */
function stampedCounties(text: string, stamps: readonly Span[]): Place[] {
  return stamps.flatMap((s) => {
    const words = text.slice(s.start, s.end);
    if (CERTIFIED.test(words) && !RECORDED.test(words)) return [];
    return countiesIn(words, s.start).filter((p) => !NOTARYS.test(text.slice(Math.max(0, p.start - 60), p.start)));
  });
}

/** County of recording; the land's county stands in where no stamp names one. Null when nothing does. */
export function recordingPlace(a: Anatomy): Place | null {
  const { text } = a.view;
  const stamped = stampedCounties(
    text,
    a.stamps.filter((s) => s.start < (a.premises?.start ?? 0) || s.start > (a.acknowledgments[0]?.start ?? a.body.end)),
  );
  const told = (p: Place) => !a.acknowledgments.some((k) => k.start <= p.start && p.end <= k.end);
  const all = countiesIn(text);
  const landStart = a.granting?.start ?? a.body.start;
  const land = countiesIn(text.slice(landStart, landStart + 2500), landStart).filter(told);
  const landPlace = land[0] ?? null;
  const venue = a.venue?.county ? { ...a.venue, county: a.venue.county } : null;
  const pick = mostNamed(stamped) ?? landPlace ?? venue ?? mostNamed(all.filter(told)) ?? mostNamed(all);
  if (!pick) return null;
  const state =
    pick.state ??
    [...land, ...all].find((p) => p.state && p.county.toLowerCase() === pick.county.toLowerCase())?.state ??
    a.venue?.state ??
    [...land, ...all].find((p) => p.state)?.state ??
    stateAnywhere(text);
  return { ...pick, county: usualSpelling(pick.county, countiesIn(a.whole.text)), state };
}

function stateAnywhere(text: string): string | null {
  const territory = /\b([A-Z][a-z]+) Territory\b/.exec(text);
  const old = territory ? stateCode(territory[1] ?? "") : null;
  if (old) return old;
  for (const m of text.matchAll(/\b(?:state|commonwealth) of,? ([A-Z][A-Za-z.]+(?: (?:Virginia|Dakota|Mexico|York|Carolina|Jersey))?)/gi)) {
    const code = stateCode(m[1] ?? "");
    if (code) return code;
  }
  return null;
}
