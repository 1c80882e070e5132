import { describe, expect, it } from "vitest";
import { unlessClause } from "./rental-clause";
import { UNPAID, UNPAID_SINCE, unpaidRentals } from "./unpaid-rental";

const clause = (text: string) => unlessClause([{ text }]);
const told = (text: string) => {
  const found = unpaidRentals(`The rental under the lease is spoken of here. ${text}`, [{ text, start: 0, end: text.length }])[0];
  return found ? [found.value, found.date] : null;
};

describe("the clause by which a lease ends on its rental day", () => {
  it.each([
    "If no well be begun on said premises on or before May 4, 1931, this lease shall become null and void unless Lessee pays to Lessor $80.00 on or before that day.",
    "Unless a well is commenced by March 1, 1925, or the lessee pays a rental of one dollar an acre, this lease ends.",
    "Should neither a well be started nor $160.00 be paid by July 9, 1950, this lease comes to an end.",
    "Lessee shall begin a well within one year or pay to the lessor $100 a year; failing both, the lease is at an end.",
    "It is agreed that this lease shall expire of itself on October 2, 1933 if no well is drilling then and no rental has been paid.",
  ])("is read in %s", (text) => expect(clause(text)).toBe(text));

  it("is read over two sentences", () =>
    expect(
      unlessClause([{ text: "Lessee shall begin a well or pay $200 on or before May 1, 1931." }, { text: "Otherwise the lease is at an end." }]),
    ).toContain("Otherwise"));

  it.each([
    ["a promise to drill or pay", "Lessee agrees to begin a well within one year from this date or pay to lessor a rental of $160.00 for each year of delay."],
    ["a clause on cessation", "If after discovery production shall cease, this lease shall terminate unless lessee commences drilling within sixty days."],
    ["a power to forfeit", "If lessee fails to drill or pay the rental, the lessor may declare this lease ended."],
    ["an end after notice", "This lease shall terminate if no well is begun and the rental is not paid within thirty days after written notice."],
  ])("is not %s", (_, text) => expect(clause(text)).toBeNull());
});

describe("a rental that was not paid", () => {
  it.each([
    ["Nobody paid the rental due on May 4, 1932.", UNPAID, "1932-05-04"],
    ["The delay rental that fell due May 4, 1932 was never paid.", UNPAID, "1932-05-04"],
    ["Not a cent was deposited in this bank to the credit of the lessor for the year beginning May 4, 1932.", UNPAID, "1932-05-04"],
    ["May 4, 1932, came and went without any rental being paid or tendered.", UNPAID, "1932-05-04"],
    ["The lessee let the day go by and paid nothing.", UNPAID, null],
    ["The lessee failed to pay the rental for 1932.", UNPAID, "1932-12-31"],
    ["On May 4, 1932 the rental fell due, and neither then nor at any time since has it been paid.", UNPAID, "1932-05-04"],
    ["The lessee has been in default of the rental since May 4, 1932.", UNPAID, "1932-05-04"],
    ["No rental whatever has been received since May 2, 1931.", UNPAID_SINCE, "1931-05-02"],
    ["The last rental received by the bank was that of May 2, 1931.", UNPAID_SINCE, "1931-05-02"],
    ["I hold the passbook; it shows one deposit, of May 2, 1931, and none after.", UNPAID_SINCE, "1931-05-02"],
  ])("is read in %s", (text, value, date) => expect(told(text)).toEqual([value, date]));

  it.each([
    "The rental due May 4, 1932 was paid on time, and no payment was missed.",
    "The lessee never failed to pay the rental when it fell due.",
    "No royalty has been paid to the lessor.",
    "Taxes for 1932 were not paid.",
    "The rental was received May 2, 1932, and no well has been begun.",
    "Should the rental not be paid, the lease would end.",
  ])("is not read in %s", (text) => expect(told(text)).toBeNull());

  it("is not read in a paper that speaks of no rental", () =>
    expect(unpaidRentals("Nobody paid her a cent for the horse.", [{ text: "Nobody paid her a cent.", start: 0, end: 23 }])).toEqual([]));
});
