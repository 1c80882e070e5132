// Which part of a paper's land the words of one interest name: "the minerals under the N/2 thereof", "the oil in Section 16", "the coal in the East 100 acres".
import type { Tract } from "@/lib/contracts/aspects/land";
import { acresText } from "@/lib/fraction/net-acres";
import { compare, parseRational, rational, sub } from "@/lib/fraction/rational";
import { findAcres } from "@/lib/land/attributes/acreage";
import { plainText } from "@/lib/land/lex/plain-text";
import { distribute, regionOf } from "@/lib/land/plss/distribute";
import type { LandItem, SectionGroup } from "@/lib/land/plss/items";
import { lotId } from "@/lib/land/plss/lot-id";
import { readPlss } from "@/lib/land/plss/read-plss";
import { chainRegion, codesRegion } from "@/lib/land/set/aliquot-codes";
import { contains, difference, EMPTY, type Region, sameRegion, union, WHOLE } from "@/lib/land/set/region";
import { usualLot } from "@/lib/land/shapes/usual-lots";
import { platLots } from "./plat-lots";

/** A part of the tract `host`: by the grid and lots, or by its acres alone. */
export type NamedPart = { host: Tract; region: Region; lots: (number | string)[]; acres: string | null };

const sectionOf = (t: Tract): number | null => t.plss?.section ?? (/^\d+$/.test(t.survey?.section ?? "") ? Number(t.survey?.section) : null);
const codesOf = (t: Tract): readonly string[] => (t.plss ? t.plss.aliquots : (t.survey?.aliquots ?? []));

/** The land of a tract on the grid of its section; the whole section where a survey's section is named with no parts. */
export function regionOfTract(t: Tract): Region {
  const codes = codesOf(t);
  if (codes.length === 0) return t.plss ? EMPTY : WHOLE;
  try {
    return codesRegion(codes);
  } catch {
    return EMPTY;
  }
}

/** "N/2 NE/4" → ["N2", "NE"]; empty where the tract is no single chain. */
function chainOf(t: Tract): string[] {
  const words = (t.plss?.label ?? "").split(" ");
  return words.every((w) => /^[NSEW]{1,2}\/[24]$/.test(w)) ? words.map((w) => w.replace("/4", "").replace("/", "")) : [];
}

/** "the E/2 thereof" of the NW/4 is E/2 NW/4; what lies inside the tract as it stands is meant as it stands. */
function within(host: Tract, items: readonly LandItem[], nested: boolean): Region {
  const own = regionOfTract(host);
  const plain = regionOf(items, union);
  if (plain === EMPTY || contains(own, plain)) return plain;
  if (!nested) return EMPTY;
  const chain = chainOf(host);
  const parts = items.map((i) => (i.pieces.length && chain.length ? chainRegion([...i.pieces, ...chain]) : null));
  return parts.every((r): r is Region => r !== null) ? parts.reduce<Region>(union, EMPTY) : EMPTY;
}

/** "the SE/4 of said section" among tracts of one section or several: the one tract that holds it; none where two do. */
function inOneOf(item: LandItem, placed: readonly Tract[]): NamedPart[] {
  const holds = item.region === EMPTY ? [] : placed.filter((t) => contains(regionOfTract(t), item.region));
  return holds.length === 1 && holds[0] ? [{ host: holds[0], region: item.region, lots: [], acres: null }] : [];
}

const lotsOf = (items: readonly LandItem[]): (number | string)[] => [...new Set(items.flatMap((i) => i.lots))].map(lotId);

function partsOfGroup(group: SectionGroup, tracts: readonly Tract[]): NamedPart[] {
  if (group.exceptions.length > 0 || group.partial) return [];
  const place = group.place?.township;
  return group.sections.flatMap((n) => {
    const hosts = tracts.filter((t) => sectionOf(t) === n && (!place || !t.plss?.township || t.plss.township === place));
    const { items } = distribute(group.items);
    return hosts.map((host) => ({
      host,
      region: items.length ? regionOf(items, union) : regionOfTract(host),
      lots: items.length ? lotsOf(items) : (host.plss?.lots ?? []),
      acres: null,
    }));
  });
}

const SIDE_BEFORE = /\b(?:N(?:ORTH)?|S(?:OUTH)?|E(?:AST)?|W(?:EST)?)(?:ERN|ERLY|EAST|WEST)?\s{1,2}$/;
const SIDE_BEHIND =
  /^\s?(?:IN|OFF|OUT|ON|ACROSS|ALONG)\s(?:OF\s|FROM\s)?(?:THE\s)?(?:EXTREME\s)?(?:N(?:ORTH)?|S(?:OUTH)?|E(?:AST)?|W(?:EST)?)(?:EAST|WEST)?\s(?:SIDE|END|PART|CORNER|LINE)/;

/** "the East 100 acres", "5 acres in the southwest corner": land told by its acres and a side of the one tract of the paper. */
function byAcres(plain: string, tracts: readonly Tract[]): NamedPart[] {
  const host = tracts.length === 1 ? tracts[0] : undefined;
  const whole = parseRational(host?.acres_stated ?? host?.acres_computed ?? "");
  const found = findAcres(plain).find(
    (a) => SIDE_BEFORE.test(plain.slice(Math.max(0, a.start - 14), a.start)) || SIDE_BEHIND.test(plain.slice(a.end, a.end + 50)),
  );
  const acres = parseRational(found?.acres ?? "") ?? rational(0);
  return host && found && whole && compare(acres, whole) < 0 ? [{ host, region: EMPTY, lots: [], acres: found.acres }] : [];
}

const A_WELL = /\bWELLS?\b/;

/** "the E/2 thereof": a part of the tract, not of its section. */
const OF_THE_TRACT = /\bTHEREOF\b|\bOF\s(?:IT|THE\sSAME|SUCH|SAID\s(?!SEC))/;

/**
 * Parts that the words name, each in the tract it lies in; empty where they name none or name land that the paper does not describe.
 * `placedOnly`: "the E/2" is that of the section unless the words say of the tract, and land is asked for wherever it is named, a well's place too.
 */
export function namedParts(words: string, tracts: readonly Tract[], placedOnly = false): NamedPart[] {
  const plain = plainText(words);
  if (!placedOnly && A_WELL.test(plain)) return [];
  const platted = platLots(plain, words, tracts);
  if (platted.length > 0) return platted.map((p) => ({ ...p, region: EMPTY, acres: null }));
  const acres = byAcres(plain, tracts);
  if (acres.length > 0) return acres;
  const placed = tracts.filter((t) => sectionOf(t) !== null && t.calls === null);
  if (placed.length === 0) return [];
  const reading = readPlss(plain, 0, plain.length, { surveyed: placed.some((t) => t.survey) });
  const [only] = placed;
  const loose = distribute(reading.loose.filter((i) => !i.partial)).items;
  const parts =
    reading.groups.length > 0
      ? reading.groups.flatMap((g) => partsOfGroup(g, placed))
      : only && placed.length === 1
        ? [{ host: only, region: within(only, loose, !placedOnly || OF_THE_TRACT.test(plain)), lots: lotsOf(loose), acres: null }]
        : loose.flatMap((i) => inOneOf(i, placed));
  return parts.map(lotsInPlace).filter((p) => (p.region !== EMPTY || p.lots.length > 0) && inHost(p));
}

/** "Lots 1 and 2" of a tract told as "the NE/4": the quarter-quarters in whose place they usually stand, where these lie in it. */
function lotsInPlace(part: NamedPart): NamedPart {
  const { host, region, lots } = part;
  const codes = lots.map((l) => usualLot(sectionOf(host), l));
  if (!lots.length || (host.plss?.lots ?? []).length || !host.plss || !codes.every((c): c is string => c !== null)) return part;
  const placed = codesRegion(codes);
  return contains(regionOfTract(host), placed) ? { ...part, region: union(region, placed), lots: [] } : part;
}

/** The lots of a tract, those of a section or of a plat. */
export const lotsIn = (t: Tract): readonly (number | string)[] => (t.subdivision ? t.subdivision.lots : (t.plss?.lots ?? []));

const inHost = ({ host, region, lots }: NamedPart): boolean =>
  (region === EMPTY || contains(regionOfTract(host), region)) && lots.every((l) => (host.plss?.lots ?? []).map(String).includes(String(l)));

const NOT_THERE = /\b(?:(?:shall|does|do|will|is|are) not|but not|not|nor|no such|other than|except(?:ing)?(?: that)?|save)\b/i;
const THE_REST =
  /\b(?:other|remaining) (?:(?!(?:oil|gas|minerals?|mineral|coal|hydrocarbons?|substances|interests?|rights?|in|under|upon|of|from)\b)\w+ ){0,2}(?:lots?|tracts?|parcels?|quarters?|half|lands?|acres|part|portion|sections?|fort(?:y|ies))\b|\b(?:rest|balance|remainder|residue) (?:of (?:the|said|it)|thereof)\b/i;

/** The tracts less the parts: what is left of each, by the grid, the lots or the acres. */
function allBut(parts: readonly NamedPart[], tracts: readonly Tract[]): NamedPart[] {
  return tracts.flatMap((host): NamedPart[] => {
    const own = parts.filter((p) => p.host === host);
    const acres = own.find((p) => p.acres !== null)?.acres;
    const whole = parseRational(host.acres_stated ?? host.acres_computed ?? "");
    if (acres) return whole ? [{ host, region: EMPTY, lots: [], acres: acresText(sub(whole, parseRational(acres) ?? rational(0))) }] : [];
    const region = own.reduce<Region>((r, p) => difference(r, p.region), host.subdivision ? EMPTY : regionOfTract(host));
    const lots = lotsIn(host).filter((l) => !own.some((p) => p.lots.map(String).includes(String(l))));
    return region === EMPTY && lots.length === 0 ? [] : [{ host, region, lots, acres: null }];
  });
}

/**
 * The parts that a reservation reaches: those that its words name, or all but those it is told not to reach ("this reservation shall not apply to the SE/4",
 * "those under the other lots"). Empty as `namedParts`.
 */
export function partsReached(all: string, tracts: readonly Tract[]): NamedPart[] {
  const words = all.replace(/\bsubject,? (?:to|as to|in)\b[^.;]*/i, " ");
  const turn = NOT_THERE.exec(words);
  const named = turn ? namedParts(words.slice(0, turn.index), tracts) : [];
  const out = turn && !named.length ? namedParts(words.slice(turn.index), tracts) : THE_REST.test(words) ? namedParts(words, tracts) : [];
  return out.length ? allBut(out, tracts) : namedParts(words, tracts);
}

/** Whether a part is all of its tract. */
export const isAll = ({ host, region, lots, acres }: NamedPart): boolean =>
  acres === null && sameRegion(region, regionOfTract(host)) && lots.length === lotsIn(host).length;
