import { describe, expect, it } from "vitest";
import { fixedTermIn } from "./fixed-term";

const said = (text: string) => fixedTermIn([{ text }]) !== null;

describe("leases for their years alone", () => {
  it.each([
    "To be held for thirty years from this day, and no longer.",
    "The rights granted end on May 1, 1961, whether or not the wells then produce.",
    "Although oil be then produced, the lease expires on that day.",
    "Production shall not extend the term of this lease.",
  ])("ends: %s", (text) => expect(said(text)).toBe(true));
  it.each([
    "Five years, and as long thereafter as oil is produced and no longer.",
    "This lease shall not terminate although no gas is sold.",
    "Production from a unit shall not hold this lease as to land outside it.",
    "Rentals are payable for five years and no longer.",
    "Lessee may put off the first well two years and no longer.",
    "Lessee may take its casing for six months after this lease ends, and no longer.",
    "The pasture may be grazed for one year and no longer.",
    "Notwithstanding anything to the contrary, if no well is producing after five years this lease terminates.",
    "This lease ends when production ceases, whether or not the well is plugged.",
    "No production from other lands shall hold this lease.",
  ])("does not: %s", (text) => expect(said(text)).toBe(false));
});
