import { printAliquots } from "@/lib/land/set/print-aliquots";
import { difference, union } from "@/lib/land/set/region";
import { regionOf } from "./distribute";
import type { LandItem } from "./items";
import { stripLabel } from "./strip-acres";
import type { Netted } from "./subtract";

/** "Lot 1, S/2 NE/4": lots, strips and the rest of the grid, as landmen write them. */
export function tractLabel(net: Netted, strips: readonly LandItem[]): string {
  const grid = difference(net.region, regionOf(strips, union));
  const lots = net.lots.map((l) => (/^\d+[A-Z]?$/.test(l) ? `Lot ${l}` : l.replace(/of (?=\d)/, "of Lot ")));
  return [...lots, ...strips.map(stripLabel), ...(grid === 0 ? [] : [printAliquots(grid)])].join(", ");
}
