import type { Mark } from "@/components/document-viewer/mark";
import type { ReviewField } from "@/lib/contracts/review";
import { keyOf } from "./field-key";

/** The key under which the words are marked that a link leads to (?at=start-end). */
export const linkedKey = "link:";
const passageFrom = 160;
const isPassage = (start: number | null, end: number | null): boolean => start !== null && end !== null && end - start > passageFrom;

/** The evidence of every field as marks on the pages, and the words of a link. */
export function marksOf(fields: readonly ReviewField[], linked: { start: number; end: number; page: number | null } | null): Mark[] {
  const marks = fields.flatMap((field) =>
    field.evidence
      .filter((e) => e.alignment !== "none")
      .map(
        (e, i): Mark => ({
          id: `${keyOf(field)}#${i}`,
          key: keyOf(field),
          label: field.label,
          page: e.page,
          start: e.start,
          end: e.end,
          passage: isPassage(e.start, e.end),
          boxes: e.boxes ?? [],
        }),
      ),
  );
  if (!linked) return marks;
  const twin = marks.find((m) => m.start === linked.start && m.end === linked.end);
  return [
    ...marks,
    {
      id: linkedKey,
      key: linkedKey,
      label: "The words of the proof",
      page: linked.page,
      start: linked.start,
      end: linked.end,
      passage: isPassage(linked.start, linked.end),
      boxes: twin?.boxes ?? [],
    },
  ];
}

/** "1841-1863" → {start:1841,end:1863}; null for anything else. */
export function spanFrom(text: string | null): { start: number; end: number } | null {
  const found = /^(\d{1,9})-(\d{1,9})$/.exec(text ?? "");
  return found ? { start: Number(found[1]), end: Number(found[2]) } : null;
}
