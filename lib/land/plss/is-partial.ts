import type { SectionGroup } from "./items";
import { nominalAcres } from "./tract-acres";

/** Less than the whole of what is named; acres as large as the part itself are its whole. A bare section of few acres is a part of it. */
export function isPartial(g: SectionGroup): boolean {
  const said = (g.partial && g.items.length === 0) || g.items.some((i) => i.partial && !i.strip);
  const acres = Number(g.acres ?? g.items.find((i) => i.partial && !i.strip)?.acres ?? Number.NaN);
  if (said && g.sections.length === 1 && g.items.every((i) => i.lots.length === 0) && acres >= nominalAcres(g) * 0.97) return false;
  return said || (g.items.length === 0 && !g.heading && g.sections.length === 1 && g.exceptions.length === 0 && acres > 0 && acres < 600);
}
