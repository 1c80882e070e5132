import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

function read(words: string) {
  const text = `CORRECTION MINERAL DEED\n\n${words}\n\nDated March 5, 1980.\nAda Venn        ELM GAS COMPANY, by Q. Marl, President\nRecorded March 6, 1980, Book 759, page 44.`;
  const { conveyance, land, doc_type } = readInstrument({ name: "correction.txt", text });
  const { grants, reservations } = conveyance.resolved;
  return {
    type: doc_type.resolved.doc_type,
    land: land.resolved.tracts.map((t) => `${t.plss?.label} ${t.plss?.section}`),
    given: grants.map((g) => `${g.estate_type} ${g.fraction?.fraction}`),
    kept: reservations.map((r) => `${r.estate_type} ${r.fraction?.fraction}`),
  };
}

const PLACE = "Township 3 South, Range 53 West, Washington County, Colorado";
const RIGHT = { type: "correction_deed", land: ["NW/4 11"], given: ["mineral 1/2"], kept: [] };

describe("land that a correction tells as wrong", () => {
  it.each([
    `This is signed by both parties to the mineral deed in Book 755, page 280, ADA VENN, a widow, grantor, and ELM GAS COMPANY, grantee. The land was written as the NW/4 of Section 12. Grantor never owned any land in Section 12. Grantor hereby grants and conveys to grantee an undivided one-half of all oil, gas and other minerals in the NW/4 of Section 11, ${PLACE}, and grantee hereby quitclaims to grantor any interest it may seem to have in Section 12. One-half of the minerals in said quarter remains with grantor.`,
    `WHEREAS the mineral deed from Ada Venn to Elm Gas Company in Book 755, page 280, described the NW/4 of Section 12, ${PLACE}, when the NW/4 of Section 11 of said township was intended; NOW, THEREFORE, said deed is corrected to read NW/4 of Section 11, ${PLACE}, and Ada Venn grants and conveys one-half of the minerals therein to Elm Gas Company.`,
  ])("is no land of it: %s", (words) => expect(read(words)).toEqual(RIGHT));

  it("leaves the lands of a correction that tells none as wrong", () => {
    const words = `ADA VENN, a widow, to correct the deed in Book 755, page 280, hereby grants and conveys to ELM GAS COMPANY one-half of the minerals in the NW/4 of Section 11 and the NW/4 of Section 12, ${PLACE}.`;
    expect(read(words).land).toEqual(["NW/4 11", "NW/4 12"]);
  });
});
