// A deed that parts the surface from the minerals among several takers: "1. To A: the land, less all minerals. 2. To A, B and C, equally: all minerals".
import type { Draft } from "@/lib/extract/rules/conveyance/draft";
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { placesOf, sideIds } from "@/lib/extract/rules/conveyance/people";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { equals, fromWire, mul, ONE, type Rational, rational, sum, toWire } from "@/lib/fraction/rational";

type Estate = "surface" | "mineral";
type Clause = { text: string; start: number };
type Gift = { estate: Estate; ids: string[]; share: Rational; each: boolean; clause: Clause };

const THING = "(?:oil|gas|coal|minerals?|mineral estate)";
const SURFACE = /\bsurface\b(?! and (?:all )?(?:the )?minerals?\b)/i;
const MINERALS = new RegExp(`\\b${THING}\\b`, "i");
/** "less and except all oil and gas", "but none of the minerals": what does not come with the land of a clause. */
const LESS_MINERALS = new RegExp(
  `\\b(?:less|save|except(?:ing)?|but|without|excluding|minus|not (?:including|the))\\b[^.;\\d]{0,30}?\\b(?:all|any|none|no|not|the|everything)\\b[^.;\\d]{0,20}\\b${THING}\\b[^.;]*`,
  "i",
);
const LAND = /\b(?:acres?|section|survey|league|tract|lots?|land|premises|(?<!separate |community |personal )property|farm|ranch|[NSEW]{1,2}\/[24])\b/i;
const VERB = "(?:gives?|grants?|conveys?|sells?|quit-?claims?)";
/** Where a further gift begins inside a paragraph. */
const CUT = new RegExp(
  `;|\\.\\s+(?=[A-Z(])|,? and (?=(?:(?:do|does|also|likewise|hereby|further|I|we|he|she|they|it) )*(?:${VERB}\\b|(?:un)?to\\b))|,? (?=(?:save|less|but|except(?:ing)?)\\b[^.;]{4,90}\\bwhich [^.;,]{0,50}\\b${VERB}\\b)|: (?=(?:un)?to\\b)|[.:;,]\\s+(?=\\(?(?:[a-d]|[1-4])[.)] )`,
  "gi",
);
const EACH = /\b(?:each|apiece)\b/i;

/** The clauses of the words between two places, cut at paragraphs and at each further gift. */
function clausesOf(scene: Scene, from: number, to: number): Clause[] {
  const lines = scene.anatomy.view.lines.filter((l) => l.start > from && l.start < to && opensItem(scene.text.slice(l.start - 2, l.end), l.blankBefore));
  const words = scene.text.slice(from, to);
  const cuts = [0, ...lines.map((l) => l.start - from), ...[...words.matchAll(CUT)].map((m) => m.index + m[0].length), words.length];
  const places = [...new Set(cuts)].sort((x, y) => x - y);
  const out: Clause[] = [];
  places.slice(0, -1).forEach((at, i) => {
    const text = words.slice(at, places[i + 1]);
    const last = out.at(-1);
    if (last && !namesThing(last.text)) last.text += text;
    else out.push({ text, start: from + at });
  });
  return out;
}
/** "conveys to A;" before "B; and C, the minerals": the thing comes further on. */
const namesThing = (words: string): boolean => SURFACE.test(words) || MINERALS.test(words) || LAND.test(words);
const opensItem = (line: string, blankBefore: boolean): boolean =>
  blankBefore || /^..(?:\(?\w{1,6}[.):]|to\b|unto\b|the (?:surface|oil|minerals?)\b|surface\b|minerals\b)/i.test(line);

/** "one-half to A, a fourth to B and a fourth to C", "to A one-half, to B the other half": each taker with the share that stands by him; empty where shares and takers are not told in pairs. */
function pairsOf(clause: Clause, words: string, places: readonly { id: string; start: number }[], estate: Estate): Gift[] {
  const shares = findShares(words).filter((s) => !equals(s.value, ONE));
  const firsts = places.filter((p, i) => places.findIndex((o) => o.id === p.id) === i);
  if (shares.length !== firsts.length || shares.length < 2) return [];
  const ahead = shares.every((s, i) => s.start < (firsts[i]?.start ?? -1) && (i === 0 || s.start > (firsts[i - 1]?.start ?? 0)));
  const behind = shares.every((s, i) => s.start > (firsts[i]?.start ?? Infinity) && s.start < (firsts[i + 1]?.start ?? Infinity));
  return ahead || behind ? shares.map((s, i) => ({ estate, ids: [firsts[i]?.id ?? ""], share: s.value, each: false, clause })) : [];
}

/** What one clause gives and to whom, of the estate told before it where it names none; empty for a clause that gives nothing, "mixed" for one of both estates, which others read. */
function giftsOf(clause: Clause, scene: Scene, takers: readonly string[], told: Estate | null): Gift[] | "mixed" {
  const pool = scene.parties.parties.filter((p) => takers.includes(p.id));
  const places = placesOf(clause.text, pool);
  const ids = [...new Set(places.map((n) => n.id))];
  const less = LESS_MINERALS.exec(clause.text);
  const passedOn = less !== null && new RegExp(`\\bwhich [^.;,]{0,50}\\b${VERB}\\b`, "i").test(less[0]);
  const words = less && !passedOn ? clause.text.slice(0, less.index) : clause.text;
  const shares = findShares(words);
  const goesOn = told !== null && shares.length > 0 && !namesThing(words);
  const surface = goesOn ? told === "surface" : SURFACE.test(words) || (less !== null && !passedOn && LAND.test(words) && !MINERALS.test(words));
  const mineral = goesOn ? told === "mineral" : MINERALS.test(words);
  if (!ids.length || !(surface || mineral)) return [];
  if (surface && mineral) return "mixed";
  const estate = surface ? "surface" : "mineral";
  const pairs = pairsOf(clause, words, places, estate);
  if (pairs.length) return pairs;
  if (shares.length > 1 && !shares.every((s) => equals(s.value, shares[0]?.value ?? ONE))) return "mixed";
  const share = shares[0]?.value ?? ONE;
  const each = ids.length > 1 && !equals(share, ONE) && (EACH.test(words) || equals(mul(share, rational(ids.length)), ONE));
  if (ids.length > 1 && !equals(share, ONE) && !each) return "mixed";
  return [{ estate, ids, share, each, clause }];
}

/** The gifts of all clauses in order; null where one of them is mixed. */
function allGifts(clauses: readonly Clause[], scene: Scene, takers: readonly string[]): Gift[] | null {
  const out: Gift[] = [];
  for (const c of clauses) {
    const gifts = giftsOf(c, scene, takers, out.at(-1)?.estate ?? null);
    if (gifts === "mixed") return null;
    out.push(...gifts);
  }
  return out;
}

const isLandLeft = (clause: Clause, scene: Scene, takers: readonly string[]): string[] => {
  if (!LAND.test(clause.text) || SURFACE.test(clause.text) || MINERALS.test(clause.text) || findShares(clause.text).length) return [];
  const pool = scene.parties.parties.filter((p) => takers.includes(p.id));
  return [...new Set(placesOf(clause.text, pool).map((n) => n.id))];
};

const totalOf = (gifts: readonly Gift[], estate: Estate): Rational =>
  sum(gifts.filter((g) => g.estate === estate).map((g) => (g.each ? mul(g.share, rational(g.ids.length)) : g.share)));

/** The gifts of a deed whose clauses give one estate each and come to the whole of the surface and the whole of the minerals; empty for any other. */
export function partedEstates(scene: Scene, from: number, to: number, takers: readonly string[]): Found[] {
  if (takers.length < 2) return [];
  const clauses = clausesOf(scene, from, to);
  const gifts = allGifts(clauses, scene, takers);
  if (!gifts) return [];
  const [first] = gifts;
  const after = first && clauses[clauses.indexOf(first.clause) - 1];
  const land = after && /^\W*(?:save|less|but|except)/i.test(first?.clause.text ?? "") ? isLandLeft(after, scene, takers) : [];
  if (after && land.length === 1) gifts.unshift({ estate: "surface", ids: land, share: ONE, each: false, clause: after });
  const whole = (["surface", "mineral"] as const).every((e) => equals(totalOf(gifts, e), ONE));
  if (!whole || !takers.every((id) => gifts.some((g) => g.ids.includes(id)))) return [];
  return gifts.flatMap((g) =>
    (g.each ? g.ids.map((id) => [id]) : [g.ids]).map((ids): Found => {
      const share = findShares(g.clause.text).find((s) => equals(s.value, g.share));
      const span = { start: g.clause.start, end: g.clause.start + g.clause.text.length };
      const at = share && !equals(g.share, ONE) ? { start: span.start + share.start, end: span.start + share.end } : null;
      return {
        interest: { ...bareInterest(g.estate, g.clause.text.trim()), fraction: toWire(g.share), from: sideIds(scene.parties, "from"), to: ids },
        span,
        fraction: at,
        confidence: 0.8,
      };
    }),
  );
}

const shareIn = (draft: Draft, estate: string): Rational =>
  sum(draft.grants.flatMap((f) => (f.interest.estate_type === estate && f.interest.fraction ? [fromWire(f.interest.fraction)] : [])));

/** Whether all minerals are given already, and all of the land or its surface beside them. */
const parts = (draft: Draft): boolean =>
  equals(shareIn(draft, "mineral"), ONE) && (equals(shareIn(draft, "surface"), ONE) || equals(shareIn(draft, "fee"), ONE));

/**
 * A deed as it was read, or with the grants of its clauses where those part the surface from the minerals and the reading gave neither wholly:
 * every taker named by a clause takes what that clause gives, and both estates come to one. Errs toward the reading there was.
 */
export function withPartedEstates(scene: Scene, draft: Draft, limit: number): Draft {
  if (!draft.granting || draft.reservations.length || parts(draft)) return draft;
  const found = partedEstates(scene, draft.granting.start, limit, sideIds(scene.parties, "to"));
  if (!found.length) return draft;
  const gone = (f: Found): boolean => f.interest.estate_type === "mineral" && !f.interest.held_by && f.interest.fraction?.fraction === "1";
  return { ...draft, grants: found, exceptions: draft.exceptions.filter((f) => !gone(f)) };
}
