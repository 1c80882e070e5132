// Government lots beside aliquot parts: "Lots 1-4 and the S/2 N/2" and "N/2" of one section are the same land.
import { codesRegion } from "@/lib/land/set/aliquot-codes";
import { difference, meets, type Region, union } from "@/lib/land/set/region";
import { usualLot } from "@/lib/land/shapes/usual-lots";
import type { SectionPart } from "./section-part";

const regionOf = (part: SectionPart, lots: readonly string[]): Region | null => {
  const codes = lots.map((lot) => usualLot(part.mention.tract.plss?.section ?? null, lot));
  return codes.length && codes.every((c): c is string => c !== null) ? codesRegion(codes) : null;
};

/**
 * Lots of a section → the quarter-quarters in whose place they stand by the Manual of Surveying Instructions, where another paper of the package names the same
 * ground by aliquot parts only. Else, and where a lot has no usual place, the parts stay as they are: lots beside an equal description by lots need no such assumption.
 */
export function usualPlaceOfLots(parts: readonly SectionPart[]): { parts: SectionPart[]; assumed: string[] } {
  const lotted = parts.filter((p) => p.lots.length > 0 && p.frame.kind === "plss");
  const regions = new Map(lotted.map((p) => [p, regionOf(p, p.lots)]));
  if (!lotted.length || [...regions.values()].some((r) => r === null)) return { parts: [...parts], assumed: [] };
  const documents = new Set(lotted.map((p) => p.mention.document.id));
  const told = parts.some(
    (p) =>
      p.lots.length === 0 &&
      p.region !== 0 &&
      p.region !== 1 &&
      !documents.has(p.mention.document.id) &&
      lotted.some((l) => meets(p.region, regions.get(l) ?? 0)),
  );
  if (!told) return { parts: [...parts], assumed: [] };
  const settled = parts.map((p) => {
    const region = regions.get(p);
    const out = p.lotsOut ? regionOf(p, p.lotsOut) : null;
    const own = region ? { ...p, region: union(p.region, region), lots: [] } : p;
    return out ? { ...own, region: difference(own.region, out) } : own;
  });
  const where = lotted[0]?.frame.where ?? "";
  return { parts: settled, assumed: [`lots of ${where} are taken to stand in their usual places, as other papers describe the same land by quarters`] };
}
