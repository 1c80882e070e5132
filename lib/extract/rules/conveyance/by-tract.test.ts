import { describe, expect, it } from "vitest";
import type { EstateType } from "@/lib/contracts/estates";
import { toWire } from "@/lib/fraction/rational";
import { byTract } from "./by-tract";
import { bareInterest } from "./interest";
import { findShares } from "./phrases/share";

const granted = (text: string, estate: EstateType = "mineral") => {
  const share = findShares(text)[0];
  const fraction = share ? { start: share.start, end: share.end } : null;
  const interest = { ...bareInterest(estate, text), fraction: toWire(share?.value ?? { n: 1n, d: 1n }) };
  return byTract([{ interest, span: { start: 0, end: text.length }, fraction, confidence: 0.9 }], text).map(
    (f) => `${f.scope ?? "all"} ${f.interest.fraction?.fraction}`,
  );
};

describe("shares said beside the tracts of a list", () => {
  it.each([
    [
      "an undivided 1/4 interest in all of the oil and gas in: Tract 1: Lot 3 of Section 9; Tract 2: An undivided 2/5 interest in the oil, gas and other minerals in Lot 4 of Section 9; containing 80 acres",
      ["Tract 1 1/4", "Tract 2 1/10"],
    ],
    [
      "one-half of the minerals in Parcel A: an undivided one-third of the minerals in the Roe place, and Parcel B: the Doe place.",
      ["Parcel A 1/6", "Parcel B 1/2"],
    ],
  ])("are multiplied into the share that is granted: %s", (text, expected) => expect(granted(text)).toEqual(expected));

  it("are the shares leased where a lease tells them", () =>
    expect(
      granted(
        "leases all of Lessor's interest in Tract 1, 40 acres (an undivided 1/2); Tract 2, 20 acres (an undivided 3/4); and Tract 3, 10 acres (the whole).",
        "leasehold",
      ),
    ).toEqual(["Tract 1 1/2", "Tract 2 3/4", "Tract 3 1"]));

  it("of the land alone leave the grant as it stands", () =>
    expect(granted("an undivided 1/4 of the minerals in Tract 1: Lot 3; Tract 2: an undivided 1/2 interest in Lot 4.")).toEqual(["all 1/4"]));

  it("are none of land where the items are leases", () => {
    const text =
      "conveys all of the following oil and gas leases: (1) the lease from Ada Venn, Vol. 4, page 5 (undivided 2/3); and (2) the lease from Elm Royalty Company (undivided 1/3).";
    const grant = { interest: bareInterest("leasehold", text), span: { start: 0, end: text.length }, fraction: null, confidence: 0.9 };
    expect(byTract([grant], text, 0)).toEqual([grant]);
  });

  it("are none where names in brackets stand behind their land", () =>
    expect(granted("an undivided 1/4 of the minerals in 46 acres (Tract 1) and 29 acres (Tract 2), her 40% in Tract 3 not being sold.")).toEqual(["all 1/4"]));

  it("are none where no tract has one", () => expect(granted("an undivided 1/4 of the minerals in Tract 1: Lot 3; Tract 2: Lot 4.")).toEqual(["all 1/4"]));
});
