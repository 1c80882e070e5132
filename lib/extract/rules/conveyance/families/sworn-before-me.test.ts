import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const facts = (opening: string) => {
  const text = `AFFIDAVIT OF PRODUCTION\n\n${opening} Oil has been produced in paying quantities from the NW/4 of Section 15, Township 8 South, Range 19 West ever since November 5, 1949.\n\nHugo Venn\n\nSworn to on January 25, 1956. Ada Lark, Notary Public.`;
  return (readInstrument({ name: "a.txt", text }).conveyance.resolved.facts ?? []).map((f) => `${f.kind} ${f.date ?? "-"}`);
};

describe("what one swears before a notary", () => {
  it.each([
    "BEFORE ME, the undersigned authority, personally appeared Hugo Venn, who being by me duly sworn stated on oath:",
    "Before me, a Notary Public, personally appeared Hugo Venn, who, being by me first duly sworn, upon oath states that",
    "Before me personally came Hugo Venn, known to me, who stated under oath:",
    "Before me appeared Hugo Venn, who being first duly sworn declared:",
    "Hugo Venn, being sworn, says:",
  ])("is told by the words behind his appearance in the same sentence: %s", (opening) => expect(facts(opening)).toContain("production 1949-11-05"));
});
