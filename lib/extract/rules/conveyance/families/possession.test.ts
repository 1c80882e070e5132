import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const deed =
  "CASH SALE. State of Louisiana, Parish of Acadia. Al Fry does sell, transfer and deliver, with full warranty, unto Rene Broussard the NE/4 of Section 8, Township 9 South, Range 1 West, Acadia Parish, Louisiana. May 2, 1950. Al Fry";
const rows = (orders: string) =>
  readChain(
    [
      { name: "1.txt", text: deed },
      {
        name: "2.txt",
        text: `SUCCESSION OF RENE BROUSSARD. No. 900. District Court, Parish of Acadia, State of Louisiana. JUDGMENT OF POSSESSION. The Court finds that Rene Broussard died intestate on May 1, 1975. ${orders} The property is the NE/4 of Section 8, Township 9 South, Range 1 West, Acadia Parish. SIGNED at Crowley, June 3, 1976. A. Gray, Judge.`,
      },
    ],
    "2000-01-01",
  )
    .ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.estate_type} ${r.share.fraction}`))
    .sort();

describe("a judgment of possession", () => {
  it("gives each heir his part", () => {
    expect(
      rows(
        "IT IS ORDERED that Guy Broussard and Lise Broussard be recognized as the only heirs of the decedent and as such sent and put into possession of all his property, one-half to each.",
      ),
    ).toEqual(["Guy Broussard fee 1/2", "Lise Broussard fee 1/2"]);
  });
  it("gives the spouse her half and the usufruct of the other, the heirs what is behind it", () => {
    expect(
      rows(
        "IT IS ORDERED that Odile Broussard, surviving spouse, be recognized as owner of an undivided one-half of the community property and as having the usufruct of the other undivided one-half. IT IS FURTHER ORDERED that Guy Broussard and Lise Broussard, as sole heirs, be and they are hereby recognized as owners of the decedent's undivided one-half, in the proportion of one-fourth each, subject to the usufruct, and all are sent into possession accordingly.",
      ),
    ).toEqual(["Guy Broussard remainder 1/4", "Lise Broussard remainder 1/4", "Odile Broussard fee 1/2", "Odile Broussard life_estate 1/2"]);
  });
});
