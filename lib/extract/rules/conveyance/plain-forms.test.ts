// Deeds in the form of tables and numbered clauses: the thing behind the words of having and holding, names for times and things, notes beside a title.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";
import { readInstrument } from "@/lib/testing/read-in-process";

const LAND = "the NW/4 of Section 9, Township 3 North, Range 4 West, Marsh County, Texas";
const FOOT = "Dated May 3, 1950. Ada Venn";
const read = (text: string) => readInstrument({ name: "paper.txt", text }).conveyance.resolved;
const kept = (text: string) =>
  read(text).reservations.map((r) => `${r.estate_type} ${r.fraction?.fraction} ${r.term?.kind ?? "for ever"} ${r.term?.months ?? ""}`.trim());

describe("words of having and holding between the taker and the thing", () => {
  it.each([
    [
      `to Bo Lark, to have and to hold to him, his heirs and assigns forever, the following: an undivided one-fourth of the oil, gas and other minerals in ${LAND}.`,
      ["Bo Lark mineral 1/4 of whole"],
    ],
    [`to Bo Lark, his heirs and assigns, to have and to hold forever, the undivided half of the minerals in ${LAND}.`, ["Bo Lark mineral 1/2 of whole"]],
    [`unto Bo Lark, to have and to hold in fee simple, that 80-acre tract in the Amos Roe Survey, A-9, Marsh County, Texas.`, ["Bo Lark fee 1 of whole"]],
    [`unto Bo Lark ${LAND}, to have and to hold forever, with all rights in the one-half of the road.`, ["Bo Lark fee 1 of whole"]],
  ])("conveys %s", (words, grants) => {
    expect(readPaper(`DEED. I, Ada Venn, a widow, for Ten Dollars grant, sell and convey ${words} ${FOOT}`).grants).toEqual(grants);
  });
});

describe("what tables and numbered clauses keep", () => {
  const HEAD = "WARRANTY DEED\n\nGrantor: Ada Venn, a widow\nGrantee: Bo Lark\n\n";
  it("has the time that the paper gives to a name", () => {
    const told = `${HEAD}Grantor conveys ${LAND} to Grantee, less the Reserved Royalty. Grantor reserves to herself, for the Royalty Term, one-fourth (1/4) of the royalties from oil and gas. The Royalty Term begins today. It runs for ten years and as long after those years as oil or gas is produced.\n\n${FOOT}`;
    expect(kept(told)).toEqual(["royalty 1/4 so_long_as 120"]);
    expect(read(told).exceptions).toEqual([]);
  });
  it("lasts for ever where the name is of another thing", () =>
    expect(
      kept(
        `${HEAD}Grantor conveys ${LAND} to Grantee. Grantor reserves to herself one-fourth (1/4) of the royalties from oil and gas. The Lease Term of the lease to Elm Oil Co. is ten years.\n\n${FOOT}`,
      ),
    ).toEqual(["royalty 1/4 for ever"]));
  it("is told by the clause and not by a note beside the title", () =>
    expect(
      kept(
        `WARRANTY DEED\n(reserving minerals)\n\nGrantor: Ada Venn\nGrantee: Bo Lark\n\nGrantor conveys ${LAND} to Grantee, reserving to Grantor one-half of the minerals.\n\n${FOOT}`,
      ),
    ).toEqual(["mineral 1/2 for ever"]));
  it("gives nothing back to the giver by a noun", () =>
    expect(
      readInstrument({
        name: "paper.txt",
        text: `${HEAD}Grantor conveys ${LAND} to Grantee. Grantor reserves from this grant, to herself and her heirs, one-half of the minerals.\n\n${FOOT}`,
      }).parties.resolved.to.length,
    ).toBe(1));
  it("is an override beside the royalty of the lease", () =>
    expect(
      kept(
        `OIL AND GAS LEASE\n\nLessor: Ada Venn\nLessee: Elm Oil Co.\n\nLessor leases ${LAND} to Lessee for five years. The royalty is one-eighth. Lessor reserves, as an override over and above the royalty in the printed form, a net 1/32 of the whole of the oil and gas produced.\n\n${FOOT}`,
      ),
    ).toEqual(["overriding_royalty 1/32 for ever"]));
});
