// Interests of one paper that lie in a part of its land: the part becomes a tract of its own beside the whole, and the interest names it.
import type { Conveyance, Interest } from "@/lib/contracts/aspects/conveyance";
import type { Land, Tract } from "@/lib/contracts/aspects/land";
import type { AspectExtraction } from "@/lib/contracts/resolved-document";
import { acresText } from "@/lib/fraction/net-acres";
import { add, equals, parseRational, rational } from "@/lib/fraction/rational";
import { isAll, lotsIn, type NamedPart, namedParts, partsReached, regionOfTract } from "@/lib/land/named/named-parts";
import { regionCodes } from "@/lib/land/set/aliquot-codes";
import { printAliquots } from "@/lib/land/set/print-aliquots";
import { EMPTY, meets, type Region, sameRegion, union } from "@/lib/land/set/region";
import { regionAcres } from "@/lib/land/set/region-acres";

type Aspects = { land: AspectExtraction<Land>; conveyance: AspectExtraction<Conveyance> };
type List = "grants" | "reservations" | "exceptions";

/** Estates that lie in a part of the land; easements and liens do not divide it. */
const LIES_IN_LAND = new Set<Interest["estate_type"]>(["fee", "surface", "mineral", "royalty", "executive_right", "leasehold"]);

/** One tract apart is enough for a paper; more of them than this are a list that was misread. */
const PARTS_MAX = 40;

const sameLots = (a: readonly (string | number)[], b: readonly (string | number)[]): boolean =>
  [...a].map(String).sort().join() === [...b].map(String).sort().join();

/** Tracts of the paper and those made of its parts, by what they are. */
class PartedLand {
  readonly tracts: Tract[];
  readonly made: { index: number; pointer: string }[] = [];
  constructor(land: Land) {
    this.tracts = [...land.tracts];
  }

  /** Id of the tract that a part is; made where the paper lists none. */
  idOf(part: NamedPart, words: string, pointer: string): string {
    if (isAll(part)) return part.host.id;
    const { host, region, lots, acres } = part;
    const known = this.tracts.find((t) =>
      acres
        ? t.acres_stated === acres && t.warnings.some((w) => w.code === "part_of_interest")
        : t.plss?.section === host.plss?.section &&
          t.survey?.section === host.survey?.section &&
          sameRegion(regionOfTract(t), region) &&
          t.subdivision?.block === host.subdivision?.block &&
          sameLots(lotsIn(t), lots),
    );
    if (known) return known.id;
    const tract = partTract(part, words, `t${this.tracts.length + 1}`);
    this.made.push({ index: this.tracts.length, pointer });
    this.tracts.push(tract);
    return tract.id;
  }
}

function partTract({ host, region, lots, acres }: NamedPart, words: string, id: string): Tract {
  const warnings = [{ code: acres ? "partial" : "part_of_interest", message: "A part of the land, named where the paper tells of one interest." }];
  if (acres) warnings.push({ code: "part_of_interest", message: "Told by its acres and its side alone." });
  const base: Tract = { ...host, id, text: words.trim(), name: null, calls: null, closure: null, exceptions: [], warnings, reference: null };
  delete base.span;
  delete base.ring;
  delete base.placed;
  delete base.acres_net;
  if (acres) return { ...base, acres_stated: acres, acres_computed: acres };
  if (host.subdivision) return { ...base, acres_stated: null, acres_computed: null, subdivision: { ...host.subdivision, lots: lots.map(String) } };
  const codes = regionCodes(region);
  const label = [...lots.map((l) => `Lot ${l}`), ...(region === EMPTY ? [] : [printAliquots(region)])].join(", ");
  return {
    ...base,
    acres_stated: null,
    acres_computed: lots.length ? null : acresText(regionAcres(region)),
    plss: host.plss ? { ...host.plss, aliquots: codes, lots, label } : null,
    survey: host.survey ? { ...host.survey, aliquots: codes } : null,
  };
}

/** Parts that what is kept or left out lies in; empty where it lies in all of the land, or in land that the words do not name. */
function keptIn(i: Interest, tracts: readonly Tract[]): NamedPart[] {
  if (i.tracts.length > 0 || !LIES_IN_LAND.has(i.estate_type)) return [];
  const parts = partsReached(i.text, tracts);
  const all = parts.length > 0 && parts.every(isAll) && new Set(parts.map((p) => p.host)).size === tracts.length;
  return all ? [] : parts;
}

/** Parts of several grants side by side: only where each names its own, none meets another, and together they are all of the land. */
function givenIn(grants: readonly Interest[], tracts: readonly Tract[]): NamedPart[][] {
  if (grants.length < 2 || grants.some((g) => g.tracts.length > 0)) return [];
  const parts = grants.map((g) => namedParts(g.text, tracts));
  const flat = parts.flat();
  const lots = flat.flatMap((p) => p.lots.map((l) => `${p.host.id}/${l}`));
  const apart = flat.every((p, k) => flat.every((q, j) => j <= k || p.host !== q.host || !meets(p.region, q.region))) && new Set(lots).size === lots.length;
  if (parts.every((p) => p.length === 1 && p[0]?.acres != null)) return fillsByAcres(flat) ? parts : [];
  if (!apart || parts.some((p) => p.length === 0 || p.some((x) => x.acres !== null))) return [];
  const whole = tracts.every((t) => {
    const own = flat.filter((p) => p.host === t);
    const region = own.reduce<Region>((r, p) => union(r, p.region), EMPTY);
    return isAll({ host: t, region, lots: own.flatMap((p) => p.lots), acres: null });
  });
  return whole ? parts : [];
}

/** "the west 50 acres thereof: all; the east 30 acres: a third" of 80 acres: pieces by their acres that are together all of one tract. */
function fillsByAcres(parts: readonly NamedPart[]): boolean {
  const [first] = parts;
  const whole = parseRational(first?.host.acres_stated ?? first?.host.acres_computed ?? "");
  const sum = parts.map((p) => parseRational(p.acres ?? "") ?? rational(0)).reduce(add, rational(0));
  return whole !== null && parts.every((p) => p.host === first?.host) && equals(sum, whole);
}

/**
 * "All of Section 5, except the minerals under the NE/4 thereof" → land: Section 5 and its NE/4; the exception names the NE/4.
 * Appends tracts, so that pointers stay valid. Errs toward the paper as it was read: a part that its land does not hold changes nothing.
 */
export function landOfInterests({ land, conveyance }: Aspects): Aspects {
  const tracts = land.resolved.tracts;
  if (tracts.length === 0 || tracts.length > PARTS_MAX) return { land, conveyance };
  const parted = new PartedLand(land.resolved);
  const limited = (list: List, i: Interest, k: number, parts: readonly NamedPart[]): Interest =>
    parts.length === 0 ? i : { ...i, tracts: [...new Set(parts.map((p) => parted.idOf(p, i.text, `/${list}/${k}/text`)))] };
  const c = conveyance.resolved;
  const given = givenIn(c.grants, tracts);
  const resolved: Conveyance = {
    ...c,
    grants: c.grants.map((g, k) => limited("grants", g, k, given[k] ?? [])),
    reservations: c.reservations.map((i, k) => limited("reservations", i, k, keptIn(i, tracts))),
    exceptions: c.exceptions.map((i, k) => limited("exceptions", i, k, keptIn(i, tracts))),
  };
  if (parted.made.length > PARTS_MAX) return { land, conveyance };
  const evidence = { ...land.evidence };
  const confidence = { ...land.confidence };
  for (const { index, pointer } of parted.made) {
    const told = conveyance.evidence[pointer];
    if (told) evidence[`/tracts/${index}/text`] = told;
    confidence[`/tracts/${index}/text`] = Math.min(conveyance.confidence[pointer] ?? 0.6, 0.75);
  }
  return {
    land: { ...land, evidence, confidence, resolved: { ...land.resolved, tracts: parted.tracts } },
    conveyance: { ...conveyance, resolved },
  };
}
