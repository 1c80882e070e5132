import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const facts = (body: string) =>
  (
    readInstrument({
      name: "a.txt",
      text: `WELL RECORD AND AFFIDAVIT\nLand: NE/4 of Section 6, Township 22 North, Range 11 West, Elm County, Oklahoma\nWell: Roe No. 1. Operator: Pike Oil Company\n\n${body}\n\nB. Moe swears that the above is true.\n\nB. Moe\nSworn to before me on November 27, 1983. R. Lamb, Notary Public.`,
    }).conveyance.resolved.facts ?? []
  ).map((f) => `${f.kind} ${f.date}`);

describe("the record of a well in rows", () => {
  it("gives every row its own day", () => {
    const told = facts(
      "DATE                 EVENT\nMarch 18, 1981       Drilling commenced\nOctober 26, 1981     Well completed\nNovember 1, 1981     Tested; capable of producing gas in paying quantities; shut in, no line\nJune 15, 1982        Pipe line connected\nJune 25, 1982        First sale of gas",
    );
    expect(told).toContain("shut_in 1981-11-01");
    expect(told).toContain("production 1982-06-25");
    expect(told).not.toContain("shut_in 1982-06-15");
  });

  it("reads rows of a form with their labels", () => {
    const told = facts(
      "Spud date: March 18, 1981\nCompletion date: October 26, 1981\nShut-in date: November 1, 1981\nDate of first sale of gas: June 25, 1982",
    );
    expect(told).toContain("production 1982-06-25");
    expect(told).toContain("shut_in 1981-11-01");
  });

  it("leaves a paper in sentences as it is", () => {
    expect(facts("The well was finished October 26, 1981. Gas has been sold in paying quantities since June 25, 1982.")).toContain("production 1982-06-25");
  });
});
