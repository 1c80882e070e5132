// What a judgment of possession gives: the surviving spouse's half of the community, the usufruct, and each heir's part.
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { placesOf } from "@/lib/extract/rules/conveyance/people";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { recognisedIn } from "@/lib/extract/rules/orders/recognised";
import { readShareList } from "@/lib/extract/rules/shares/share-list";
import { compare, equals, isZero, mul, ONE, type Rational, rational, sub, sum, toWire, ZERO } from "@/lib/fraction/rational";
import { dead, takersIn } from "./decree-takers";
import { estateIn } from "./decree-thing";

const USUFRUCT = /\busufruct\b/i;
/** "as having the usufruct of the other half", "the usufruct of which is recognized": given to the one whom the clause recognizes. */
const HAS_USUFRUCT = /\b(?:as|and) (?:also )?(?:having|owner of|entitled to|to have|with)(?: the| a)?(?: \w+){0,2} usufruct\b|\busufructuary\b/i;
const BURDENED = /\bsubject to\b[^.;]{0,60}\busufruct\b|\bnaked owner/i;
const EACH = /\b(?:to each|each|apiece|respectively)\b/i;
const IS_SPOUSE = /\b(?:surviving spouse|surviving (?:wife|husband)|widow(?:er)?|spouse in community|in community)\b/i;
const PERSON_SHARE = /\bundivided\b[^.;]{0,30}$/i;

type Part = {
  readonly to: readonly string[];
  readonly share: Rational;
  readonly life: boolean;
  readonly naked: boolean;
  readonly start: number;
  readonly end: number;
};

/** The parts that one clause tells; a share of null is what the others leave. */
function partsOf(scene: Scene, c: { start: number; end: number; verb: { start: number; end: number } }): (Omit<Part, "share"> & { share: Rational | null })[] {
  const ahead = scene.text.slice(c.start, c.verb.start);
  const behind = scene.text.slice(c.verb.end, c.end);
  const gone = dead(scene);
  const places = placesOf(ahead, scene.parties.parties);
  // "born Roe": a maiden name inside the full name of another is not she.
  const inside = (n: (typeof places)[number]): boolean =>
    places.some((o) => o.id !== n.id && o.start <= n.start && n.end <= o.end && o.end - o.start > n.end - n.start);
  const ids = [...new Set(places.filter((n) => !inside(n)).map((n) => n.id))].filter((id) => !gone.includes(id));
  if (!ids.length) return [];
  const span = { start: c.start, end: c.end };
  const list = readShareList(behind, takersIn(behind, scene));
  if (list.length > 1 && list.every((g) => g.ids.every((id) => ids.includes(id))))
    return list.map((g) => ({ ...span, to: g.ids, share: g.value, life: false, naked: BURDENED.test(behind) }));
  const has = HAS_USUFRUCT.exec(behind);
  const owned = has ? behind.slice(0, has.index) : behind;
  const shares = findShares(owned);
  // "the decedent's undivided one-half, in the proportions of one-fourth to each": the part of each is told last.
  const each = ids.length > 1 && EACH.test(owned) ? shares.at(-1) : undefined;
  const [first] = shares;
  const whole = first && PERSON_SHARE.test(owned.slice(0, first.start)) ? first.value : (first?.value ?? null);
  const share = each ? mul(each.value, rational(ids.length)) : whole;
  const onlyUse = has !== null && !shares.length && !/\bowner of\b/i.test(owned);
  const own = onlyUse ? [] : [{ ...span, to: ids, share, life: false, naked: BURDENED.test(behind) && !IS_SPOUSE.test(ahead) }];
  return has ? [...own, { ...span, to: ids, share: findShares(behind.slice(has.index))[0]?.value ?? null, life: true, naked: false }] : own;
}

/**
 * The grants of a judgment of possession: ownership, usufruct as an estate for life, and naked ownership as what remains behind it. None where the
 * clauses name nobody or the parts come to more than the whole; then the decree is read like another.
 */
export function inPossession(scene: Scene): Found[] {
  const told = recognisedIn(scene.text).flatMap((c) => partsOf(scene, c));
  const owned = told.filter((p) => !p.life);
  if (!owned.length) return [];
  const rest = sub(ONE, sum(owned.flatMap((p) => (p.share ? [p.share] : []))));
  if (compare(rest, ZERO) < 0 || owned.filter((p) => p.share === null).length > 1) return [];
  const parts: Part[] = told.map((p) => ({ ...p, share: p.share ?? (p.life ? ZERO : rest) }));
  if (!equals(sum(parts.filter((p) => !p.life).map((p) => p.share)), ONE) && owned.length > 1) return [];
  const use = parts.find((p) => p.life);
  const naked = (p: Part): boolean => p.naked || (use !== undefined && USUFRUCT.test(scene.text) && !p.life && !p.to.some((id) => use.to.includes(id)));
  const used = sum(parts.filter((p) => !p.life && naked(p)).map((p) => p.share));
  const grant = (p: Part, estate: "fee" | "life_estate" | "remainder", to: readonly string[], share: Rational): Found => {
    const base = estateIn("", p.start);
    const term = estate === "life_estate" ? { kind: "life" as const, measuring_life: to.length === 1 ? (to[0] ?? null) : null, text: "usufruct" } : null;
    const interest = {
      ...base.interest,
      estate_type: estate,
      of: "grantor_interest" as const,
      fraction: toWire(share),
      from: dead(scene),
      to: [...to],
      term,
      text: scene.text.slice(p.start, p.end).trim(),
    };
    return { ...base, span: { start: p.start, end: p.end }, interest };
  };
  return [
    ...parts.filter((p) => !p.life && !(use && naked(p)) && !isZero(p.share)).map((p) => grant(p, "fee", p.to, p.share)),
    ...(use && !isZero(used) ? [grant(use, "life_estate", use.to, used)] : []),
    ...(use ? parts.filter((p) => !p.life && naked(p)).map((p) => grant(p, "remainder", p.to, p.share)) : []),
  ];
}
