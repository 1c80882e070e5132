import { expect, it } from "vitest";
import { holdsOnlyParts } from "./part-held";

it.each([
  "At the close of the third year every forty without a well of its own shall be released.",
  "A well continues this lease as to the quarter in which it is drilled, and no further.",
  "No well shall hold land beyond the section in which it lies.",
  "Undrilled tracts go back to lessor when the primary term is over.",
  "Production shall extend the term only upon those acres assigned to the producing well.",
])("keeps the part that has a well: %s", (text) => expect(holdsOnlyParts(text)).toBe(true));

it.each([
  "A well upon any part of the land holds all of it.",
  "Lessee may surrender any part of the land not needed for wells.",
  "If no well be commenced on any part of the land within a year, this lease shall end unless the rental is paid.",
  "Lessee shall drill offset wells to protect each quarter section.",
  "This lease shall not terminate as to any part of the land while a well is drilled upon it.",
  "Lessee shall not be bound to release any tract that is not within a unit.",
  "Upon the surrender of any tract the lease shall end as to the tract surrendered, and no well need be drilled there.",
])("keeps all, or says something else: %s", (text) => expect(holdsOnlyParts(text)).toBe(false));
