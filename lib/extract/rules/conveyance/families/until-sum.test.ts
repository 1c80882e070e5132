import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const kept = (words: string) =>
  readPaper(
    `ASSIGNMENT OF OIL AND GAS LEASE\n\nElm Oil Company assigns to Oak Gas Company the oil and gas lease dated May 1, 1950, from Cy Roe, recorded in Book 4, page 9, covering the NE/4 of Section 12, T5N-R3W, Elm County, Oklahoma. Assignor reserves ${words}\n\nDated June 1, 1955. Elm Oil Company, by B. Lark, President`,
  ).conveyance.reservations.map((r) => r.estate_type);

describe("a share of production and a sum", () => {
  it.each([
    "an overriding royalty of 1/16 of 8/8 of all oil and gas produced until it has received $60,000.",
    "an overriding royalty of 1/16 of 8/8 of all oil and gas produced, up to $60,000.00 and no more.",
  ])("is a payment where the sum ends it: %s", (words) => expect(kept(words)).toEqual(["production_payment"]));

  it.each([
    "an overriding royalty of 1/16 of 8/8 of all oil and gas produced, limited to $2.50 per barrel.",
    "an overriding royalty of 1/16 of 8/8 of all oil and gas produced, it being agreed that severance taxes not exceeding $1,000 yearly shall be borne by Assignor.",
    "an overriding royalty of 1/16 of 8/8 of all oil and gas produced, Assignee to drill a well up to $50,000 in cost.",
  ])("is an override where the sum is of something else: %s", (words) => expect(kept(words)).toEqual(["overriding_royalty"]));
});
