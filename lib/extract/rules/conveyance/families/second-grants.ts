// Further acts of giving in one deed, each with its own object and taker: "…, and hereby conveys the said four-ninths to C. Roe"; "I also give to the grantee 1/4 of the royalty".

import type { Party } from "@/lib/contracts/aspects/parties";
import { type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { placesOf, sideIds } from "@/lib/extract/rules/conveyance/people";
import { lastThing } from "@/lib/extract/rules/conveyance/phrases/last-thing";
import { TO_SAME_TAKER } from "@/lib/extract/rules/conveyance/phrases/same-taker";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import type { NameAt } from "@/lib/extract/rules/shares/share-list";
import { equals, mul, type Rational, toWire } from "@/lib/fraction/rational";
import type { Span } from "@/lib/text/view";

/** What a later act gives and to whom; `to` is empty where it goes on with the takers of the deed. */
export type SecondGrant = { found: Found[]; to: string[]; start: number };

const GIVER =
  "(?:the )?(?:said )?(?:[Gg]rantors?|GRANTORS?|[Ff]irst part(?:y|ies)|part(?:y|ies) of the first part|undersigned|I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Ii]t)";
const ADVERB = "(?:do|does|hereby|also|further|likewise|here|now|moreover|additionally|in addition|by (?:this|the same) (?:same )?(?:deed|instrument))";
const VERB = "(?:give|grant|convey|sell|quit-?claim|assign|transfer|donate|set over|deliver|sold|conveyed|granted|given)s?";
/** "and he does also give, grant and convey": an adverb at least stands between the giver, said or not, and the verb. */
const ACT = new RegExp(
  `${TO_SAME_TAKER}|(?:^|[.;,:] |\\b(?:and|but) |(?<=[a-z\\d)] )(?=${GIVER} ${ADVERB})|\\b(?=(?:do|does) ))(?:and |but )?(?:(?:${GIVER},? )?(?:${ADVERB},? (?:and )?){1,4}|(?:${GIVER}|[Gg]rantors?) )${VERB}(?:(?:, | and |, and )${VERB})*\\b`,
  "g",
);
/** Acts that give no interest in what lies under the land, or deny one. */
const NO_GRANT =
  /\b(?:warrant|covenant|dower|homestead|easement|right[- ]of[- ]way|ingress|lien|(?:mining )?(?:rights|privileges)|not|no|none|nothing|possession)\b/i;
/** ", but without warranty as to how much it is,": how it is given, and no denial. */
const UNWARRANTED = /,? (?:but |yet )?without (?:any |covenants? (?:or|of) |express or implied |the )*(?:warrant(?:y|ies)|covenants?)\b[^,;.]{0,60}/gi;
const PARTED: ReadonlySet<string> = new Set(["mineral", "royalty", "surface", "executive_right", "overriding_royalty"]);
const TO_NAME = /\b(?:un)?to (?:(?:my|his|her|our|their|the|said) (?:[a-z]+,? ){0,2})?,? ?$/i;
/** A taker by a name that is no party's: nothing is known of whom. */
const TO_OTHER = /\b(?:un)?to (?:(?:my|his|her|our|their|the|said) ){0,2}(?:[a-z]+ ){0,2}(?:[A-Z][\w.&'-]*,? ){1,5}/;
const OBJECT_BEHIND = /^[^.;]{0,80}?(?:\d|\b(?:an?|the|all|one|two|three|half|undivided)\b)/i;
/** "…, one-half thereof she does give": a share that opens right before the giver. */
const BEFORE = 70;
/** So far back a bare share may name its thing. */
const REACH = 300;

const isThing = (f: Found): boolean => PARTED.has(f.interest.estate_type) && f.interest.fraction !== null;

/** The object of an act: behind its verb, else right before its giver. `ahead`: the words of the sentence before the act. */
function objectOf(behind: string, start: number, ahead: string, aheadStart: number, before: string): Found[] {
  const given = lastThing(ahead) ?? lastThing(before);
  if (OBJECT_BEHIND.test(behind)) {
    const found = readInterests(behind, start, given).filter(isThing);
    const own = found.filter((f) => !(f.interest.fraction?.fraction === "1" && COMES_ALONG.test(behind.slice(0, f.span.start - start))));
    if (own.length) return own.slice(0, 2);
    if (found.length) return [];
  }
  const near = ahead.slice(-BEFORE);
  const share = findShares(near).at(-1);
  if (!share || findShares(behind).length) return [];
  const at = ahead.length - near.length + share.start;
  const base = OF_IT.test(ahead.slice(at + share.text.length)) ? findShares(ahead.slice(0, at))[0]?.value : undefined;
  const found = readInterests(ahead.slice(at), aheadStart + at, lastThing(ahead.slice(0, at))).filter(isThing);
  return base && !equals(base, share.value) ? found.map((f) => sized(f, mul(base, share.value))) : found;
}

/** "with the right to enter, and to receive its part of royalties": what comes along with the thing given is no further thing. */
const COMES_ALONG =
  /\b(?:rights?|privileges?|power) (?:to|of)\b|\b(?:receiv|collect|enjoy|shar)\w*\b|\b(?:part|share|proportion) (?:of|in) (?:all |the |any |such )*(?:bonus\w*|rentals?|rents|lease)?[^.;]{0,40}$/i;
const OF_IT = /^\)? ?(?:part |interest |share )?(?:thereof|of (?:it|them|the same))\b/i;
const sized = (f: Found, value: Rational): Found => ({ ...f, interest: { ...f.interest, fraction: toWire(value), readings: [] } });

const blank = (words: string, names: readonly NameAt[]): string =>
  names.reduce((t, n) => t.slice(0, n.start) + " ".repeat(n.end - n.start) + t.slice(n.end), words);

const JOINED = /^,? (?:(?:and|&) (?:(?:un)?to )?(?:(?:my|his|her|our|their|the|said) (?:[a-z]+,? ){0,2})?)?$/;
/** Those whom "to" leads to, and who stand joined to them. */
function takersIn(words: string, pool: readonly Party[]): NameAt[] {
  const out: NameAt[] = [];
  for (const n of placesOf(words, pool).sort((a, b) => a.start - b.start)) {
    const last = out.at(-1);
    if (TO_NAME.test(words.slice(Math.max(0, n.start - 60), n.start)) || (last && JOINED.test(words.slice(last.end, n.start)))) out.push(n);
  }
  return out;
}

/** "the lands above described and hereby conveyed": the land of the first act told again. */
const SO_GIVEN = /(?:conveyed|granted|given|sold)$/i;
const LAND_AHEAD = /\b(?:described|aforesaid|mentioned|lands?|premises|property|tracts?),?$/i;
const EACH = /\b(?:to each|each|apiece)\b/i;
function actsOf(s: Sentence, from: number, scene: Scene): SecondGrant[] {
  const marks = [...s.text.matchAll(ACT)].filter((m) => s.start + m.index > from);
  const givers = sideIds(scene.parties, "from");
  const pool = scene.parties.parties.filter((p) => !givers.includes(p.id));
  return marks.flatMap((m, i) => {
    const at = m.index + m[0].length;
    if (SO_GIVEN.test(m[0]) && LAND_AHEAD.test(s.text.slice(0, m.index).trimEnd())) return [];
    const behind = s.text.slice(at, marks[i + 1]?.index ?? s.text.length);
    if (
      NO_GRANT.test(
        behind
          .replace(UNWARRANTED, "")
          .slice(0, 80)
          .split(/, (?:and|but)\b/)[0] ?? "",
      ) ||
      NO_GRANT.test(m[0])
    )
      return [];
    const named = takersIn(behind, pool);
    if (!named.length && TO_OTHER.test(behind)) return [];
    const found = objectOf(blank(behind, named), s.start + at, s.text.slice(0, m.index), s.start, scene.text.slice(Math.max(0, s.start - REACH), s.start));
    const to = [...new Set(named.map((n) => n.id))];
    const apart = to.length > 1 && EACH.test(behind) ? to.map((id) => [id]) : [to];
    return found.length ? apart.map((ids) => ({ found, to: ids, start: s.start + m.index })) : [];
  });
}

/** The acts behind the first object, in order. `from`: where that object begins. Errs toward none: an act counts where its object is a sized share of something under the land. */
export const secondGrants = (scene: Scene, from: number): SecondGrant[] =>
  scene.sentences.filter((s) => s.end > from && s.kind !== "habendum").flatMap((s) => actsOf(s, from, scene));

const isSame = (a: Found, b: Found): boolean => a.span.start < b.span.end && b.span.start < a.span.end && a.interest.estate_type === b.interest.estate_type;

/**
 * The later acts that `taken` does not hold already, each to its own takers, and those who are left to take by the first act.
 * "to A the NW/4 …; and hereby conveys 1/2 of the minerals to B" → the 1/2 to B; A takes by the first act.
 */
export function furtherGrants(
  scene: Scene,
  clause: Span,
  from: number,
  takers: readonly string[],
  taken: readonly Found[],
): { grants: Found[]; takers: string[] } {
  const acts = secondGrants(scene, from).filter((a) => !a.found.some((f) => taken.some((t) => isSame(f, t))));
  const first = scene.text.slice(clause.start, acts[0]?.start ?? clause.end);
  const pool = scene.parties.parties.filter((p) => takers.includes(p.id));
  const named = new Set(placesOf(first, pool).map((n) => n.id));
  const later = new Set(acts.flatMap((a) => a.to));
  const main = takers.filter((id) => named.has(id) || !later.has(id));
  const own = main.length ? main : [...takers];
  return { grants: acts.flatMap((a) => a.found.map((f) => ({ ...f, interest: { ...f.interest, to: a.to.length ? a.to : own } }))), takers: own };
}
