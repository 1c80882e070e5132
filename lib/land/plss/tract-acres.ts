// Acres of a section's tract: stated, computed, and whether they agree.
import type { Tract } from "@/lib/contracts/aspects/land";
import { acresText } from "@/lib/fraction/net-acres";
import { add, parseRational, type Rational, rational, sub } from "@/lib/fraction/rational";
import { union } from "@/lib/land/set/region";
import { regionAcres } from "@/lib/land/set/region-acres";
import { regionOf } from "./distribute";
import { slicedAcres } from "./except-strips";
import type { PlssReading, SectionGroup } from "./items";
import { landWarning } from "./land-warning";
import { stripAcres, stripExcess } from "./strip-acres";
import type { Netted } from "./subtract";

/** Sets what is stated and what the parts make; null where the land is only a part of what is named. */
export function tractAcres(t: Tract, g: SectionGroup, net: Netted, partial: boolean): void {
  const items = g.items.filter((i) => i.acres !== null);
  const own =
    g.acres ??
    (items.length === 1 && (g.items.length === 1 || items[0] === g.items.at(-1))
      ? (items[0]?.acres ?? null)
      : items.length === g.items.length
        ? total(items.map((i) => i.acres))
        : null);
  if (own !== null && g.sections.length === 1 && !isOfLastPart(g, own)) t.acres_stated = own;
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
  if (Math.abs(gap) > 3) t.warnings.push(landWarning("acreage_differs", `Stated ${t.acres_stated} acres, the parts named make ${t.acres_computed}.`, g));
}

/** Nominal acres of the grid in all sections of a group, for comparison with what is stated. */
export const nominalAcres = (g: SectionGroup): number =>
  g.sections.length * (g.items.length === 0 ? 640 : Number(acresText(regionAcres(regionOf(g.items, union)))));

/** Acres of a group that names each of its parts by the acres taken out of it ("62 acres off the North side of the SW/4"); null elsewhere. */
function pieceAcres(g: SectionGroup): number | null {
  if (g.sections.length !== 1 || g.items.length === 0 || !g.items.every((i) => i.partial && i.acres !== null)) return null;
  return Number(total(g.items.map((i) => i.acres)));
}

/** Acres that a lot of the public survey may hold where none are told. */
const LOT = { least: 1, most: 80 };

/** Least and most acres of a group: its pieces as told, its parts on the grid, and its lots as they are told or as lots may be. */
function span(g: SectionGroup): { least: number; most: number } {
  const piece = pieceAcres(g);
  if (piece !== null) return { least: piece, most: piece };
  const told: Record<string, string> = Object.assign({}, ...g.items.map((i) => i.acresOfLots));
  const lots = g.items.flatMap((i) => i.lots).map((l) => told[l]);
  const size = (unknown: number): number => nominalAcres(g) + g.sections.length * lots.reduce((sum, x) => sum + (x === undefined ? unknown : Number(x)), 0);
  return { least: size(LOT.least), most: size(LOT.most) };
}

const fits = (stated: number, { least, most }: { least: number; most: number }): boolean => stated > least * 0.97 && stated < most * 1.03;

/** Acres after the last of several sections may be the total of them all: then they are no section's own. */
export function spreadTotals(reading: PlssReading): void {
  for (const [i, g] of reading.groups.entries()) {
    const stated = Number(g.acres ?? Number.NaN);
    const sum = span(g);
    if (!(stated > 0) || i === 0 || fits(stated, sum)) continue;
    for (let k = i - 1; k >= 0 && sum.least < stated * 1.03; k--) {
      const other = reading.groups[k];
      if (!other || (other.acres !== null && !isOfLastPart(other, other.acres))) break;
      const more = span(other);
      sum.least += more.least;
      sum.most += more.most;
      if (!fits(stated, sum)) continue;
      reading.totalAcres = g.acres;
      g.acres = null;
      break;
    }
  }
}

/** "Lot 6 (39.02 acres), E½SW¼ (80 acres)": the acres said last are those of the last part alone. */
function isOfLastPart(g: SectionGroup, acres: string): boolean {
  const last = g.items.at(-1);
  if (!last || g.items.length < 2 || last.lots.length > 0) return false;
  const own = last.strip ? stripAcres(last) : regionAcres(last.region);
  return Number(acres) === Number(acresText(own)) && !fits(Number(acres), span(g));
}
