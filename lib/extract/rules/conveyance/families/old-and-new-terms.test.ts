import { expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";
import { withTermEnd } from "./lease-changes";

const until = (day: string) => ({ kind: "term_until", text: day });

it("takes the later day for the new end of a term, whichever is told first", () => {
  expect(withTermEnd([until("1977-03-01")], { day: "1982-03-01" })).toEqual([until("1982-03-01")]);
  expect(withTermEnd([until("1982-03-01"), { kind: "pugh", text: "x" }], { day: "1977-03-01" })).toEqual([{ kind: "pugh", text: "x" }, until("1982-03-01")]);
  expect(withTermEnd([], null)).toEqual([]);
});

const royalty = (words: string) =>
  read(
    `OIL AND GAS LEASE\n\nADA VENN leases to ELM OIL COMPANY the NW/4 of Section 9, Lee County, for five years and as long thereafter as oil is produced. ${words}\n\nAda Venn`,
    people(["Ada Venn"], ["Elm Oil Company"]),
    "oil_gas_lease",
  ).resolved.lease?.royalty?.fraction;

it.each([
  [
    "The royalties are as stated in the Rider, in lieu of the printed one-eighth, which is stricken. RIDER. Lessor shall receive one-sixth (1/6) of all oil and gas produced.",
    "1/6",
  ],
  ["Royalty: instead of the usual one-eighth, Lessee shall pay three-sixteenths of all oil and gas produced.", "3/16"],
  ["Lessee shall deliver one-eighth of all oil and gas produced in lieu of rental.", "1/8"],
])("takes no rate that another stands for: %s", (words, want) => expect(royalty(words)).toBe(want));
