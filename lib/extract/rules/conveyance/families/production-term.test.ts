import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const termOf = (words: string) =>
  read(
    `OIL AND GAS LEASE\n\nAda Venn, lessor, leases and lets exclusively to Bo Lark, lessee, Section 9, Block 4, Marsh County, Texas, for oil and gas.\n\n${words}\n\nSigned May 3, 1950.\n\nAda Venn`,
    people(["Ada Venn"], ["Bo Lark"]),
    "oil_gas_lease",
  ).resolved.grants[0]?.term?.kind;

describe("what keeps a lease beyond its years", () => {
  it.each([
    "Two years are given; should gas then be found, this lease goes on while such production lasts.",
    "Six years; and such longer period as oil continues to be won from the farm.",
    "For four years, and beyond them for any time during which the farm yields oil or gas.",
    "The land is let for thirty years and while gas is produced.",
    "Afterwards, for whatever time oil is produced in paying quantities from the acreage.",
    "Past the primary term the lease remains in force if oil or gas is being produced from it.",
    "This lease is for two years, and as long after that as oil is found.",
    "Seven years is the primary term; production of oil or gas shall carry the lease past it.",
    "The lease runs five years; production from the land keeps it alive after that.",
    "Ten years from date, and after that until production of oil ceases.",
    "The primary term is over in three years, and the lease holds on while either is produced in paying quantities.",
    "For one year and as long thereafter as oil is got.",
    "Three years, and during all the time thereafter in which paying quantities of oil are being produced.",
    "After four years this lease stands while oil or gas in paying quantities is found.",
  ])("%s", (words) => expect(termOf(words)).toBe("so_long_as"));
  it.each([
    "The lease is for five years from date and no longer.",
    "While no gas is produced the lessee pays a shut-in royalty.",
    "Rental is due while production is delayed; the lease is for two years.",
    "Lessee pays 1/8 of the oil produced and saved.",
    "To be held for five years and no longer. Lessee may lay pipe lines on said land during the production of oil.",
    "The primary term is three years. Lessor shall have gas for one dwelling until production ceases.",
    "The primary term is three years. Lessee pays damages to crops on said premises during drilling and production.",
    "The primary term is three years. Lessor keeps the right to pasture the surface while crops are raised.",
  ])("nothing in: %s", (words) => expect(termOf(words)).toBe("years"));
});
