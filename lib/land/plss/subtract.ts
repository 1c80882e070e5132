// Exceptions taken out of the land of a section: exactly where they are parts of the grid, lots or exact slices, else carried.
import type { LandException, Warning } from "@/lib/contracts/aspects/land";
import { acresText } from "@/lib/fraction/net-acres";
import { add, parseRational, rational } from "@/lib/fraction/rational";
import { regionCodes } from "@/lib/land/set/aliquot-codes";
import { printAliquots } from "@/lib/land/set/print-aliquots";
import { difference, meets, type Region, union } from "@/lib/land/set/region";
import { regionAcres } from "@/lib/land/set/region-acres";
import { regionOf } from "./distribute";
import { hosted, isSlice, type StripTaken, slicedAcres, slicesWithin } from "./except-strips";
import { type Host, restOfLot, withinHost } from "./implied-host";
import { isPartial } from "./is-partial";
import type { LandItem, LandException as ReadException, SectionGroup } from "./items";
import { landWarning } from "./land-warning";
import { lotId } from "./lot-id";
import { stripAcres, stripsOf } from "./strip-acres";

export type Netted = { region: Region; lots: string[]; exceptions: LandException[]; sliced: StripTaken[] };

/** What is left of the parts of a section (`host`) after its exceptions, with each exception as it was read. */
export function subtract(g: SectionGroup, host: Host, section: number, text: string, warnings: Warning[]): Netted {
  const net: Netted = { region: host.gross, lots: [...new Set(g.items.flatMap((i) => i.lots))], exceptions: [], sliced: [] };
  const read: [ReadException, LandException][] = [];
  for (const said of g.exceptions) {
    if (said.section !== null && said.section !== section) continue;
    if (said.section === null && g.sections.length > 1)
      warnings.push(landWarning("exception_scope", "The exception names no section; it was taken from each section of the list.", said));
    const rest = restOfLot(said, host);
    const e = withinHost({ ...said, items: said.items.map((i) => hosted(i, g)) }, host);
    if (rest === null) read.push([e, exceptParts(net, e, text, warnings)]);
    else {
      net.lots = rest;
      net.exceptions.push({ text: text.slice(e.start, e.end), span: { start: e.start, end: e.end }, subtracted: true });
    }
  }
  for (const [e, out] of read) {
    exceptSlices(net, g, e, out, warnings);
    if (!out.subtracted)
      warnings.push(landWarning("exception_carried", "The exception cannot be placed exactly; it is carried with its words and not subtracted.", e));
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
  const outside = exact.filter((i) => i.region !== 0 && !meets(i.region, net.region) && !i.all);
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
    warnings.push(
      landWarning("exception_strip", "What is excepted off one side is subtracted in acres; the codes name the whole part that it is cut from.", e),
    );
  }
  out.subtracted = slices !== null && (!onGrid || out.subtracted === true);
}

/** A part in the list of exceptions that is no part of the land: read as land described, and said so. */
function addBack(net: Netted, outside: readonly LandItem[], e: ReadException, warnings: Warning[]): void {
  net.region = union(net.region, regionOf(outside, union));
  warnings.push(landWarning("ambiguous_exception", "A part named after the exception lies outside the land excepted from; it was read as land described.", e));
}
