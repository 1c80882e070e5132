import type { Box } from "@/lib/contracts/evidence";
import type { Mark } from "./mark";

export type PlacedMark = { id: string; mark: Mark; box: Box };

const areaOf = ({ box }: PlacedMark) => box.w * box.h;

/** The boxes of a page, the largest first, so that a word's own box lies on top of the clause it stands in. */
export function placedOn(marks: readonly Mark[], page: number): PlacedMark[] {
  return marks
    .flatMap((mark) => mark.boxes.filter((b) => (b.page ?? mark.page) === page).map((box, i) => ({ mark, box, id: `${mark.id}-${i}` })))
    .sort((a, b) => areaOf(b) - areaOf(a));
}

/** Which value a click shows: the one read from the fewest words there; a second click on the same place shows the next. */
export function pickedAt(placed: readonly PlacedMark[], x: number, y: number, active: string | null): string | null {
  const hit = placed.filter(({ box }) => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h);
  const keys = [...new Set(hit.toReversed().map((p) => p.mark.key))];
  return keys[(keys.indexOf(active ?? "") + 1) % Math.max(keys.length, 1)] ?? null;
}
