// Which single change would close a figure that does not close? Proposed only, never applied.
import type { Course } from "./traverse";
import { walk } from "./traverse";

export type Proposal = { index: number; change: "north_south" | "east_west" | "reversed" | "distance" | "repeated"; feet: number | null };

const GOOD = 1 / 3000;
const BAD = 1 / 200;

/** The one change of one call that brings the misclosure under 1:3000; null where the figure closes within 1:200, or none or several do. */
export function proposeClosure(courses: readonly Course[]): Proposal | null {
  if (courses.length > 80) return null;
  const figure = walk(courses);
  if (figure.errorFeet === null || figure.errorFeet / figure.perimeterFeet < BAD) return null;
  const found: Proposal[] = [];
  for (const [index, course] of courses.entries()) {
    const { azimuth: a, feet } = course;
    if (a === null || feet === null || course.curve) continue;
    const turned: [Proposal["change"], number][] = [
      ["north_south", (540 - a) % 360],
      ["east_west", (360 - a) % 360],
      ["reversed", (a + 180) % 360],
    ];
    for (const [change, azimuth] of turned)
      if (Math.abs(azimuth - a) > 0.01 && closes(courses, index, { ...course, azimuth })) found.push({ index, change, feet: null });
    if (repeats(courses[index - 1], course) && closesWithout(courses, index)) found.push({ index, change: "repeated", feet: null });
    const length = bestLength(figure, courses, index);
    if (length !== null && closes(courses, index, { ...course, feet: length })) found.push({ index, change: "distance", feet: Math.round(length * 100) / 100 });
  }
  return found.length === 1 ? (found[0] ?? null) : null;
}

function closes(courses: readonly Course[], index: number, course: Course): boolean {
  const f = walk(courses.map((c, i) => (i === index ? course : c)));
  return f.errorFeet !== null && f.errorFeet / f.perimeterFeet < GOOD;
}

const repeats = (a: Course | undefined, b: Course): boolean => a !== undefined && !a.curve && a.azimuth === b.azimuth && a.feet === b.feet;

function closesWithout(courses: readonly Course[], index: number): boolean {
  const f = walk(courses.filter((_, i) => i !== index));
  return f.errorFeet !== null && f.errorFeet / f.perimeterFeet < GOOD;
}

/** The length of a course that leaves least misclosure. */
function bestLength(figure: ReturnType<typeof walk>, courses: readonly Course[], index: number): number | null {
  const c = courses[index];
  if (!c || c.azimuth === null || c.feet === null || figure.errorFeet === null || figure.errorAzimuth === null) return null;
  const along = figure.errorFeet * Math.cos(((figure.errorAzimuth - c.azimuth) * Math.PI) / 180);
  const length = c.feet + along;
  return length > 1 && Math.abs(along) > 0.5 ? length : null;
}
