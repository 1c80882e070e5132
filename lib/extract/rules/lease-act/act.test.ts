import { describe, expect, it } from "vitest";
import { leaseActOf } from "./act";

const LEASE = "the oil and gas lease from Ada Venn, Book 3, page 9, on the N/2 of Section 9";
const deed = (text: string) => leaseActOf(text)?.deed ?? null;

describe("what a paper does with a lease", () => {
  it.each([
    `ELM OIL COMPANY gives back to the lessor ${LEASE}.`,
    `ELM OIL COMPANY, having no more use for it, abandons ${LEASE}.`,
    `ELM OIL COMPANY yields up whatever it has under ${LEASE}.`,
    `ELM OIL COMPANY conveys to Ada Venn, the lessor, ${LEASE}.`,
    `It is agreed that ${LEASE}, be and it is from this day dissolved.`,
    `ELM OIL COMPANY does hereby release and surrender ${LEASE}.`,
  ])("gives it back: %s", (text) => expect(deed(text)).toBe("gives_back"));

  it.each([
    `For the better securing of its debt ELM OIL COMPANY mortgages ${LEASE}, to the ASH BANK.`,
    `ELM OIL COMPANY transfers to the ASH BANK, as collateral security for a loan, ${LEASE}.`,
    `ELM OIL COMPANY assigns to the ASH BANK, as security for a debt, ${LEASE}.`,
    `As security for its note of $900, ELM OIL COMPANY assigns to the ASH BANK ${LEASE}.`,
  ])("charges it: %s", (text) => expect(deed(text)).toBe("charges"));

  it.each([
    [`The ASH BANK hereby releases its mortgage of May 3, 1930, upon ${LEASE}.`, "clears_lien"],
    [`ADA VENN releases ELM OIL COMPANY of all damages done to her crops under ${LEASE}.`, "clears_claim"],
  ])("frees from something else: %s", (text, wanted) => expect(deed(text)).toBe(wanted));

  it.each([
    `ELM OIL COMPANY assigns to BO LARK ${LEASE}.`,
    `ELM OIL COMPANY may at any time surrender ${LEASE}.`,
    `ELM OIL COMPANY will release ${LEASE}, if no oil is found by May 3, 1931.`,
    `ELM OIL COMPANY reassigns to BO LARK, its assignor, ${LEASE}.`,
    `ADA VENN, lessor, cancels ${LEASE}, for want of a well.`,
    `Lessor leases to Lessee alone, so that it may drill and sell oil, the N/2 of Section 9, and this lease stands three years.`,
    `IDA VENN releases her dower and homestead in ${LEASE}.`,
    `ELM OIL COMPANY cancels its bond given under ${LEASE}.`,
    `No assignment, mortgage or release of ${LEASE} was recorded.`,
  ])("does neither: %s", (text) => expect(deed(text)).toBeNull());
});
