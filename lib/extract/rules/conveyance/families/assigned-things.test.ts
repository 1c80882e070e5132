import { beforeAll, describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const lease = "the oil and gas lease from Cy Fern dated June 1, 1981, Vol. 40, page 9, on Section 4, Block 7, Marsh County, Texas";

/** What a paper passes and keeps: "leasehold 1; kept overriding_royalty 1/50". */
function read(text: string): string {
  const { resolved } = readInstrument({ name: "paper.txt", text: `${text}\n\nDated May 3, 1984.` }).conveyance;
  const size = (g: (typeof resolved.grants)[number]) => `${g.estate_type} ${g.fraction?.fraction ?? "?"}`;
  return [...resolved.grants.map(size), ...resolved.reservations.map((g) => `kept ${size(g)}`)].join("; ");
}

describe("the thing assigned and what is kept of it", () => {
  beforeAll(() => void read(`ASSIGNMENT\n\nVENN OIL CORP. assigns to LARK GAS, INC. ${lease}.`), 60_000);

  it.each([
    [
      "what the lease bears is no share of it",
      `ASSIGNMENT OF LEASE\n\nVENN OIL CORP. sells and assigns to LARK GAS, INC. ${lease}; subject to the one-sixth that is the lessor's.`,
      "leasehold 1",
    ],
    [
      "what the assignee is to pay is no share of it",
      `ASSIGNMENT OF LEASE\n\nVENN OIL CORP. sells and assigns to LARK GAS, INC. ${lease}, the assignee to pay one-third of each rental.`,
      "leasehold 1",
    ],
    [
      "an exception behind the taker is not what he takes",
      `ASSIGNMENT OF LEASE\n\nVENN OIL CORP., Assignor, owner of ${lease}, sells and assigns the lease to LARK GAS, INC., Assignee, with the exception of an overriding royalty, hereby reserved to Assignor, of two percent of 8/8 of the production.`,
      "leasehold 1; kept overriding_royalty 1/50",
    ],
    [
      "the figure that an override comes to, and not its steps",
      `PARTIAL ASSIGNMENT\n\nVENN OIL CORP. assigns to LARK GAS, INC. an undivided one-half of ${lease}. Venn Oil Corp. reserves an overriding royalty of 1/20 of 8/8, which for the part assigned is one-half of that, being one-fortieth of all oil and gas produced.`,
      "leasehold 1/2; kept overriding_royalty 1/40",
    ],
    [
      "the override among the items of a list",
      `ASSIGNMENT OF LEASE\n\nI, ADA VENN, sell and assign to LARK GAS, INC. ${lease}. I keep for myself these things: (1) the right to take water; (2) an overriding royalty of one-thirtieth of the whole of the oil and gas produced.`,
      "leasehold 1; kept overriding_royalty 1/30",
    ],
    [
      "an override once reserved in another assignment is told only",
      `REASSIGNMENT OF LEASE\n\nLARK GAS, INC. reassigns to VENN OIL CORP. ${lease}, the overriding royalty of 3 per cent reserved in the former assignment being merged.`,
      "leasehold 1",
    ],
    [
      "overrides by their name, out of a working interest that stays",
      `ASSIGNMENT OF OVERRIDING ROYALTY\n\nVENN OIL CORP., owner of ${lease}, gives and assigns as overriding royalties, out of its seven-eighths working interest: to BO MOSS two per cent (2%); and to DAN REED one per cent (1%); of all oil and gas produced, on the full 8/8.`,
      "overriding_royalty 1/50; overriding_royalty 1/100",
    ],
    [
      "a title behind the caption of its county",
      `THE STATE OF TEXAS,  )\nCOUNTY OF MARSH.     )     TRANSFER OF OIL AND GAS LEASE\n\nAda Venn and Bo Venn, her husband, have sold and do sell, transfer and assign to LARK GAS, INC. all their right, title and interest in ${lease}.`,
      "leasehold 1",
    ],
  ])("reads %s", (_what, text, told) => expect(read(text)).toBe(told));
});
