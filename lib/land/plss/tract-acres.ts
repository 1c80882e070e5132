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
import { stripExcess } from "./strip-acres";
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
  if (Math.abs(gap) > 3) t.warnings.push(landWarning("acreage_differs", `Stated ${t.acres_stated} acres, the parts named make ${t.acres_computed}.`, g));
}

/** Nominal acres of all sections of a group, for comparison with what is stated. */
export const nominalAcres = (g: SectionGroup): number =>
  g.sections.length * (g.items.length === 0 ? 640 : Number(acresText(regionAcres(regionOf(g.items, union)))));

/** Acres after the last of several sections may be the total of them all: then they are no section's own. */
export function spreadTotals(reading: PlssReading): void {
  for (const [i, g] of reading.groups.entries()) {
    const stated = Number(g.acres ?? Number.NaN);
    if (!(stated > 0) || i === 0 || g.items.some((x) => x.lots.length > 0) || Math.abs(stated / nominalAcres(g) - 1) < 0.03) continue;
    let sum = nominalAcres(g);
    for (let k = i - 1; k >= 0 && sum < stated * 1.03; k--) {
      const other = reading.groups[k];
      if (!other || other.acres !== null) break;
      sum += nominalAcres(other);
      if (Math.abs(sum / stated - 1) >= 0.03) continue;
      reading.totalAcres = g.acres;
      g.acres = null;
      break;
    }
  }
}
