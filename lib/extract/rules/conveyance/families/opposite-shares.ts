// "the undivided interests set opposite each tract on Exhibit A": one grant for each row of the schedule.
import type { EstateType } from "@/lib/contracts/estates";
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { estateOf } from "@/lib/extract/rules/conveyance/phrases/estate";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { add, equals, fromWire, mul, ONE, type Rational, toWire } from "@/lib/fraction/rational";
import { rawSpan } from "@/lib/text/view";

const OPPOSITE =
  /\b(?:set|shown|stated|listed|specified|appearing|written|given)\b[^.;]{0,20}\b(?:opposite|beside|against|next to|alongside|for)\b[^.;]{0,24}\b(?:tracts?|parcels?|lands?|descriptions?)\b/i;
const OF_THE_WHOLE = /\bnot (?:a (?:fraction|part|share) )?of (?:the )?(?:said )?(?:grantors?|assignors?)/i;
const LAND = /\b(?:sec(?:tions?|s)?\b|lots?\b|survey|tract|block|abstract|acres?)|\b[NSEW]{1,2} ?(?:\/ ?[24]|½|¼)/i;

/** The one share that fills a cell of a row, as "1/8" or "12.5%"; null where no cell or several hold one. */
function shareOfRow(cells: readonly string[]): { text: string; value: Rational } | null {
  const shares = cells.flatMap((cell) => {
    const [share, ...more] = findShares(cell);
    return share && !more.length && share.start === 0 && cell.length - share.end < 8 && !equals(share.value, ONE)
      ? [{ text: share.text, value: share.value }]
      : [];
  });
  return shares.length === 1 ? (shares[0] ?? null) : null;
}

/** The estate said behind the words that point to the schedule: "the interests set opposite each tract in all of the minerals" → mineral. */
function estateBehind(words: string, fallback: EstateType): EstateType {
  const m = OPPOSITE.exec(words);
  const estate = m ? estateOf(words.slice(m.index + m[0].length)) : null;
  return estate && estate !== "fee" ? estate : fallback;
}

/**
 * A grant for each row of the schedule that names land and one share; empty where the granting words point to no schedule or its rows cannot be read.
 * "1  Section 10, Block 28  640  1/8" → 1/8 of the thing given, in that land.
 */
export function sharesOpposite(scene: Scene, from: number, to: number, model: Found): Found[] {
  const { view } = scene.anatomy;
  const words = scene.text.slice(from, to);
  if (!OPPOSITE.test(words)) return [];
  const estate_type = estateBehind(words, model.interest.estate_type);
  const of = model.interest.of === "grantor_interest" && OF_THE_WHOLE.test(words) ? ("whole" as const) : model.interest.of;
  return view.lines.flatMap((l) => {
    const row = scene.text.slice(l.start, l.end);
    if (l.start < from || row.length > 300 || !LAND.test(row)) return [];
    const raw = rawSpan(view, l);
    const share = shareOfRow(
      view.raw
        .slice(raw.start, raw.end)
        .split(/\s{2,}|\t|\|/)
        .map((cell) => cell.trim()),
    );
    if (!share) return [];
    const at = l.start + Math.max(0, row.indexOf(share.text));
    const interest = { ...model.interest, estate_type, of, fraction: toWire(share.value), readings: [], text: row.trim() };
    return [{ ...model, span: { start: l.start, end: l.end }, fraction: { start: at, end: at + share.text.length }, scope: row, interest }];
  });
}

const OF_THING = /^\)?(?: ?\([^()]{1,24}\))?(?: (?:undivided )?(?:interest|part|share))?,? (?:of|in)\b/i;
/** "an undivided one-fourth of the land", with no other share right ahead: the size of what is given, though a taker has a part of the same size in it. */
function isOfThing(text: string, at: Found["fraction"]): boolean {
  return at !== null && OF_THING.test(text.slice(at.end, at.end + 60)) && findShares(text.slice(Math.max(0, at.start - 90), at.start)).length === 0;
}

/** "to A (1/2), B (1/3) and C (1/6), in those shares": the shares said beside the names, where every taker has one and they make a whole. `several`: of one of several things that all take; equal shares of those are one grant to all. */
export function sharesOfParties(scene: Scene, takers: readonly string[], model: Found, several: boolean): Found[] {
  const shares = takers.map((id) => scene.parties.parties.find((p) => p.id === id)?.share ?? null);
  const known = shares.flatMap((s) => (s ? [fromWire(s)] : []));
  if (takers.length < 2 || known.length !== takers.length || !equals(known.reduce(add), ONE)) return [];
  if (several && known.every((s) => equals(s, known[0] ?? ONE))) return [{ ...model, interest: { ...model.interest, to: [...takers] } }];
  const told = model.interest.fraction;
  const inside = told && shares.some((s) => s?.fraction === told.fraction) && !isOfThing(scene.text, model.fraction);
  const base = model.interest.fraction && !inside ? fromWire(model.interest.fraction) : ONE;
  return takers.map((id, i) => ({
    ...model,
    fraction: null,
    interest: { ...model.interest, fraction: toWire(mul(base, known[i] ?? ONE)), to: [id], readings: [] },
  }));
}
