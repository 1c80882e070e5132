import type { SectionGroup } from "./items";
import { nominalAcres } from "./tract-acres";

/** Whether the acres said beside a part are all that the part holds: "160 acres of land, the SE/4 of Section 82". */
const fills = (g: SectionGroup, acres: number): boolean =>
  g.sections.length === 1 && g.items.every((i) => i.lots.length === 0) && acres >= nominalAcres(g) * 0.97;

const acresSaid = (g: SectionGroup): number => Number(g.acres ?? g.items.find((i) => i.partial && !i.strip)?.acres ?? Number.NaN);

/** A part named as "so many acres of" it, which has more: less than what is named is meant. */
export const isPiece = (g: SectionGroup): boolean => (g.partial || g.items.some((i) => i.partial)) && !fills(g, acresSaid(g));

/** Less than the whole of what is named; acres as large as the part itself are its whole. A bare section of few acres is a part of it. */
export function isPartial(g: SectionGroup): boolean {
  const said = (g.partial && g.items.length === 0) || g.items.some((i) => i.partial && !i.strip);
  const acres = acresSaid(g);
  if (said && fills(g, acres)) return false;
  return said || (g.items.length === 0 && !g.heading && g.sections.length === 1 && g.exceptions.length === 0 && acres > 0 && acres < 600);
}
