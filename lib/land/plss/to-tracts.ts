// Sections read → tracts: parts summed, exceptions subtracted exactly where they are parts of the grid, else carried.
import type { LandException, Tract, Warning } from "@/lib/contracts/aspects/land";
import { add, parseRational, type Rational, rational, sub } from "@/lib/fraction/rational";
import { emptyTract } from "@/lib/land/empty-tract";
import { regionCodes } from "@/lib/land/set/aliquot-codes";
import { printAliquots } from "@/lib/land/set/print-aliquots";
import { difference, meets, type Region, union } from "@/lib/land/set/region";
import { acresText, regionAcres } from "@/lib/land/set/region-acres";
import { distribute, regionOf } from "./distribute";
import { hosted, isSlice, type StripTaken, slicedAcres, slicesWithin } from "./except-strips";
import type { LandItem, PlssReading, LandException as ReadException, SectionGroup } from "./items";
import { stripAcres, stripExcess, stripLabel, stripsOf } from "./strip-acres";

export type PlaceContext = { township?: string | undefined; range?: string | undefined; meridian?: string | undefined };

/** More sections than any deed names are not multiplied by townships. */
const SPREAD_MAX = 1000;

/** One tract a section of each group, in the order of the text. */
export function plssTracts(reading: PlssReading, text: string, context: PlaceContext): Tract[] {
  spreadTotals(reading);
  const sections = reading.groups.reduce((n, g) => n + g.sections.length, 0);
  return reading.groups.flatMap((g) =>
    (sections > SPREAD_MAX ? [g] : inEveryTownship(g)).flatMap((one) => one.sections.map((section) => sectionTract(one, section, text, context))),
  );
}

/** "Townships 3 and 4 North, Sections 1 and 2": the sections in each township named; acres stated are then of all of them. */
function inEveryTownship(g: SectionGroup): SectionGroup[] {
  const { place } = g;
  if (!place?.also) return [g];
  return [place, ...place.also].map((p) => ({ ...g, acres: null, place: { ...place, township: p.township, range: p.range } }));
}

const nominal = (g: SectionGroup): number => g.sections.length * (g.items.length === 0 ? 640 : Number(acresText(regionAcres(regionOf(g.items, union)))));

/** Acres after the last of several sections may be the total of them all: then they are no section's own. */
function spreadTotals(reading: PlssReading): void {
  for (const [i, g] of reading.groups.entries()) {
    const stated = Number(g.acres ?? Number.NaN);
    if (!(stated > 0) || i === 0 || g.items.some((x) => x.lots.length > 0) || Math.abs(stated / nominal(g) - 1) < 0.03) continue;
    let sum = nominal(g);
    for (let k = i - 1; k >= 0 && sum < stated * 1.03; k--) {
      const other = reading.groups[k];
      if (!other || other.acres !== null) break;
      sum += nominal(other);
      if (Math.abs(sum / stated - 1) >= 0.03) continue;
      reading.totalAcres = g.acres;
      g.acres = null;
      break;
    }
  }
}

type Netted = { region: Region; lots: string[]; exceptions: LandException[]; sliced: StripTaken[] };

function sectionTract(g: SectionGroup, section: number, text: string, context: PlaceContext): Tract {
  const t = emptyTract("plss", text.slice(g.start, g.end), g.start, g.end);
  const spread = distribute(g.items);
  for (const a of spread.ambiguous)
    t.warnings.push(
      warning("ambiguous_list", `"${text.slice(a.start, a.end)}" may stand alone or be governed by the part named after it; the usual reading was taken.`, a),
    );
  const whole = g.items.length === 0;
  const gross: Region = whole ? 1 : regionOf(spread.items, union);
  const net = subtract(g, gross, [...new Set(g.items.flatMap((i) => i.lots))], section, text, t.warnings);
  place(t, g, section, context);
  const partial = isPartial(g);
  const plss = t.plss;
  if (plss) Object.assign(plss, { aliquots: regionCodes(net.region), lots: net.lots.map(lotId), label: labelOf(net, stripsOf(g.items)) });
  if (stripsOf(g.items).length > 0)
    t.warnings.push(warning("strip", "A share off one side: its acreage is exact, its outline lies off the grid of quarters.", g));
  t.exceptions = net.exceptions;
  if (g.named) t.name = g.named;
  if (partial) t.warnings.push(warning("partial", "Only a part of the land named, not placed exactly within it.", g));
  if (section > 36) t.warnings.push(warning("section_out_of_range", `Section ${section}: a township has 36 sections.`, g));
  acres(t, g, net, partial);
  return t;
}

/** Less than the whole of what is named; acres as large as the part itself are its whole. A bare section of few acres is a part of it. */
function isPartial(g: SectionGroup): boolean {
  const said = (g.partial && g.items.length === 0) || g.items.some((i) => i.partial && !i.strip);
  const acres = Number(g.acres ?? g.items.find((i) => i.partial && !i.strip)?.acres ?? Number.NaN);
  if (said && g.sections.length === 1 && g.items.every((i) => i.lots.length === 0) && acres >= nominal(g) * 0.97) return false;
  return said || (g.items.length === 0 && !g.heading && g.sections.length === 1 && g.exceptions.length === 0 && acres > 0 && acres < 600);
}

function place(t: Tract, g: SectionGroup, section: number, context: PlaceContext): void {
  const assumed = [...(g.place?.assumed ?? [])];
  const fill = (name: "township" | "range" | "meridian"): string | null => {
    const own = g.place?.[name] ?? null;
    const given = context[name];
    if (own !== null || !given || (name !== "meridian" && g.place?.township)) return own;
    assumed.push(name);
    return name === "meridian"
      ? given
      : given
          .toUpperCase()
          .replace(/^[TR]\.?\s*/, "")
          .replace(/[^0-9.NSEW]/g, "");
  };
  t.plss = { meridian: fill("meridian"), township: fill("township"), range: fill("range"), section, aliquots: [], lots: [], label: "" };
  if (assumed.length > 0) {
    t.assumed = assumed;
    t.warnings.push(warning("assumed", `Not in the text, assumed: ${assumed.map((a) => a.replace("_", " ")).join(", ")}.`, g));
  }
  if (g.place?.also) t.warnings.push(warning("several_townships", "Several townships are named together; each section is meant in every one of them.", g));
  if (!t.plss.township) t.warnings.push(warning("no_township", "The text gives no township and range for this section.", g));
}

/** Lots stay names; numbers are numbers. */
const lotId = (lot: string): number | string => (/^\d+$/.test(lot) ? Number(lot) : lot.includes(" of ") ? lot.replace(/of (?=\d)/, "of L") : lot);

function labelOf(net: Netted, strips: readonly LandItem[]): string {
  const grid = difference(net.region, regionOf(strips, union));
  const lots = net.lots.map((l) => (/^\d+[A-Z]?$/.test(l) ? `Lot ${l}` : l.replace(/of (?=\d)/, "of Lot ")));
  return [...lots, ...strips.map(stripLabel), ...(grid === 0 ? [] : [printAliquots(grid)])].join(", ");
}

function subtract(g: SectionGroup, gross: Region, lots: string[], section: number, text: string, warnings: Warning[]): Netted {
  const net: Netted = { region: gross, lots, exceptions: [], sliced: [] };
  const read: [ReadException, LandException][] = [];
  for (const said of g.exceptions) {
    if (said.section !== null && said.section !== section) continue;
    if (said.section === null && g.sections.length > 1)
      warnings.push(warning("exception_scope", "The exception names no section; it was taken from each section of the list.", said));
    const e = { ...said, items: said.items.map((i) => hosted(i, g)) };
    read.push([e, exceptParts(net, e, text, warnings)]);
  }
  for (const [e, out] of read) {
    exceptSlices(net, g, e, out, warnings);
    if (!out.subtracted)
      warnings.push(warning("exception_carried", "The exception cannot be placed exactly; it is carried with its words and not subtracted.", e));
    net.exceptions.push(out);
  }
  return net;
}

/** Takes the parts of an exception that lie on the grid, and lots, out of the land. */
function exceptParts(net: Netted, e: ReadException, text: string, warnings: Warning[]): LandException {
  const exact = e.items.filter((i) => !i.partial && (i.region !== 0 || i.lots.length > 0));
  const out: LandException = { text: text.slice(e.start, e.end), span: { start: e.start, end: e.end }, subtracted: false };
  const acres = e.acres ?? e.items.find((i) => i.acres)?.acres ?? null;
  if (acres !== null) out.acres_stated = acres;
  const strips = stripsOf(e.items);
  if (strips.length > 0 && exact.length === 0) out.acres_computed = acresText(strips.map(stripAcres).reduce(add));
  const outside = exact.filter((i) => i.region !== 0 && net.region !== 0 && !meets(i.region, net.region) && !i.all);
  const taken = exact.filter((i) => !outside.includes(i));
  if (outside.length > 0) addBack(net, outside, e, warnings);
  if (taken.length === 0) return out;
  const region = regionOf(taken, union);
  const lots = taken.flatMap((i) => i.lots);
  net.region = difference(net.region, region);
  net.lots = net.lots.filter((l) => !lots.includes(l));
  out.subtracted = lots.every((l) => !l.includes(" of "));
  const none = { meridian: null, township: null, range: null, section: null };
  out.plss = { ...none, aliquots: regionCodes(region), lots: lots.map(lotId), label: printAliquots(region) };
  if (region !== 0) out.acres_computed = acresText(regionAcres(region));
  return out;
}

/** Takes the acres of slices off one side: exactly, though the codes go on naming the part that they are cut from. */
function exceptSlices(net: Netted, g: SectionGroup, e: ReadException, out: LandException, warnings: Warning[]): void {
  const items = e.items.filter(isSlice);
  if (items.length === 0) return;
  const onGrid = e.items.some((i) => !i.partial && (i.region !== 0 || i.lots.length > 0));
  const shared = g.sections.length > 1 && e.section === null && items.some((i) => i.side !== null);
  const vague = shared || isPartial(g) || stripsOf(g.items).some((s) => items.some((i) => meets(i.region, s.region)));
  const slices = vague ? null : slicesWithin(items, net.region, net.sliced);
  if (slices) {
    net.sliced.push(...slices);
    const acres = slicedAcres(slices);
    out.acres_computed = acresText(onGrid ? add(acres, parseRational(out.acres_computed ?? "") ?? rational(0)) : acres);
    warnings.push(warning("exception_strip", "What is excepted off one side is subtracted in acres; the codes name the whole part that it is cut from.", e));
  }
  out.subtracted = slices !== null && (!onGrid || out.subtracted === true);
}

/** A part in the list of exceptions that is no part of the land: read as land described, and said so. */
function addBack(net: Netted, outside: readonly LandItem[], e: ReadException, warnings: Warning[]): void {
  net.region = union(net.region, regionOf(outside, union));
  warnings.push(warning("ambiguous_exception", "A part named after the exception lies outside the land excepted from; it was read as land described.", e));
}

function acres(t: Tract, g: SectionGroup, net: Netted, partial: boolean): void {
  const items = g.items.filter((i) => i.acres !== null);
  const own =
    g.acres ??
    (items.length === 1 && (g.items.length === 1 || items[0] === g.items.at(-1))
      ? (items[0]?.acres ?? null)
      : items.length === g.items.length
        ? total(items.map((i) => i.acres))
        : null);
  if (own !== null && g.sections.length === 1) t.acres_stated = own;
  const lotAcres = Object.assign({}, ...g.items.map((i) => i.acresOfLots)) as Record<string, string>;
  const known = net.lots.every((l) => lotAcres[l] !== undefined);
  const excess = stripExcess(g);
  if (partial || excess === null) t.acres_computed = null;
  else if (net.lots.length === 0 || known)
    t.acres_computed = acresText(
      net.lots.map((l) => parseRational(lotAcres[l] ?? "") ?? rational(0)).reduce(add, sub(regionAcres(net.region), add(excess, slicedAcres(net.sliced)))),
    );
  else t.acres_computed = t.acres_stated;
  if (t.acres_stated !== null && t.acres_computed !== null) disagree(t, g);
}

const total = (list: readonly (string | null)[]): string | null =>
  list.length === 0 ? null : acresText(list.map((x) => parseRational(x ?? "") ?? rational(0)).reduce(add));

function disagree(t: Tract, g: SectionGroup): void {
  const stated: Rational | null = parseRational(t.acres_stated ?? "");
  const computed: Rational | null = parseRational(t.acres_computed ?? "");
  if (!stated || !computed || computed.n === 0n) return;
  const gap = Number((stated.n * computed.d * 100n) / (computed.n * stated.d || 1n)) - 100;
  if (Math.abs(gap) > 3) t.warnings.push(warning("acreage_differs", `Stated ${t.acres_stated} acres, the parts named make ${t.acres_computed}.`, g));
}

const warning = (code: string, message: string, at: { start: number; end: number }): Warning => ({ code, message, start: at.start, end: at.end });
