import { describe, expect, it } from "vitest";
import { OPTION_TO_LENGTHEN, TERM_LENGTHENED } from "./longer-term";

describe("an option to lengthen the primary term", () => {
  it.each([
    "Lessee may, by paying $40.00 per acre before it runs out, add one (1) year.",
    "Lessee has the option to extend this lease for an additional two (2) years.",
    "The term may be prolonged by Lessee for three years on payment of $5 an acre.",
    "Lessee shall have the right to purchase a further two years.",
    "Upon payment of $7.50 an acre the primary term shall be lengthened by two years.",
    "Lessee may, on paying a like bonus, hold this lease for two more years.",
    "There is given an option for two additional years.",
    "The lease may be extended for one year at its option.",
  ])("%s", (words) => expect(OPTION_TO_LENGTHEN.test(words)).toBe(true));
  it.each([
    "Lessee may, by paying $50 shut-in royalty, hold this lease for one more year.",
    "Lessee may continue drilling operations on a well for two more months.",
    "The primary term of this lease shall extend for a period of five years from this date.",
    "Lessee may add compressors within two years.",
    "Payment of the rental shall defer drilling for another year.",
    "Lessee may have the use of water for two years.",
  ])("none: %s", (words) => expect(OPTION_TO_LENGTHEN.test(words)).toBe(false));
});

describe("an option taken up", () => {
  it.each([
    "The one-year addition to the term was paid for on May 3, 1960.",
    "Lessee tendered $900 and so extended the primary term to 1962.",
    "The primary term was lengthened by two years.",
    "The option for two more years was exercised in time.",
  ])("%s", (words) => expect(TERM_LENGTHENED.test(words)).toBe(true));
  it.each(["Lessee paid the rental each year.", "The additional bonus was paid.", "The term was five years."])("none: %s", (words) =>
    expect(TERM_LENGTHENED.test(words)).toBe(false),
  );
});
