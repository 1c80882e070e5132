// Papers of heirs: "the undersigned, the widow and children of A, deceased", "by the heirs of A, namely: B and C".
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const FOOT =
  "WITNESS our signatures, this 3rd day of May, 1950.\n\nAda Venn, a widow\nBo Venn\nCora Mott\n\nSTATE OF TEXAS, MARSH COUNTY. Before me appeared the above grantors. J. Pool, Notary Public.";
const deed = (givers: string, thing = "the NW/4 of Section 9, Township 3 North, Range 4 West, Marsh County", foot = FOOT) =>
  readPaper(`STATE OF TEXAS\nCOUNTY OF MARSH\n\nFor value received ${givers} hereby convey and warrant unto DI LARK, of Elm, ${thing}.\n\n${foot}`);
const THREE = "Ada Venn + Bo Venn + Cora Mott";

describe("a paper of the undersigned who name only one they come after", () => {
  it.each([
    "the undersigned, being the widow and the only children of Cy Venn, deceased,",
    "the undersigned heirs of Cy Venn",
    "the undersigned, all of the devisees under the will of the late Cy Venn,",
    "we, the undersigned, who own the land by inheritance from Cy Venn, do",
  ])("is given by those who sign: %s", (givers) => expect([deed(givers).from, deed(givers).to]).toEqual([THREE, "Di Lark"]));

  it("reads signatures side by side and behind the mark of a signature", () => {
    const foot = "Witness our hands May 3, 1950.\n\n/s/ Ada Venn          /s/ Bo Venn\n/s/ Cora Mott\nWitness: J. Pool";
    expect(deed("the undersigned heirs of Cy Venn", undefined, foot).from).toBe(THREE);
  });

  it.each([["the undersigned, Ada Venn and Bo Venn,", "Ada Venn + Bo Venn"]])("is given by those it names: %s", (givers, from) =>
    expect(deed(givers).from).toBe(from),
  );
});

describe("heirs named behind the one they come after", () => {
  it.each([
    "Ada Venn, Bo Venn and Cora Mott, being all the heirs of Cy Venn,",
    "the widow and children, being all the heirs, of Cy Venn, late of Marsh County, to wit: Ada Venn, Bo Venn and Cora Mott, do",
    "the heirs at law of Cy Venn, deceased, namely Ada Venn, Bo Venn and Cora Mott, do",
  ])("give, and the dead gives nothing: %s", (givers) => expect(deed(givers).from).toBe(THREE));
});

describe("land with the minerals that an ancestor had in it", () => {
  const PLACE = "W/2 of SE/4 and SE/4 of SE/4, all in Section 27, Township 9 North, Range 13 West, Marsh County";
  it.each([
    `the lands described as follows, with all of the oil, gas and minerals which Cy Venn owned therein when he died, to-wit: ${PLACE}`,
    `the tract below described, together with whatever oil and gas Cy Venn had in it: ${PLACE}`,
    `the land next described, including but not limited to the minerals of which Cy Venn died seized: ${PLACE}`,
    `the land, and all of the mineral interest of the late Cy Venn therein, lying in ${PLACE}`,
  ])("is a deed of land: %s", (thing) => {
    const paper = deed("the undersigned heirs of Cy Venn", thing);
    expect([paper.type, paper.grants]).toEqual(["warranty_deed", ["Di Lark fee 1 of whole"]]);
  });

  it("is none where the minerals alone are given", () => {
    const paper = deed("the undersigned heirs of Cy Venn", `all of the oil, gas and minerals which Cy Venn owned in the lands described as follows: ${PLACE}`);
    expect([paper.type, paper.grants[0]?.includes("mineral 1")]).toEqual(["mineral_deed", true]);
  });
});

describe("a lease of the undersigned that names its lessee alone", () => {
  const PEOPLE = "Ada Venn + Bo Venn + Cora Mott";
  const lease = (givers: string, foot: string) =>
    readPaper(
      `OIL AND GAS LEASE\n\nThis agreement, made May 3, 1982, between ${givers} ELM GAS COMPANY, of Elm, Texas, Lessee. Lessor grants, leases and lets unto Lessee the NW/4 of Section 9, T3N, R4W, Marsh County, for five years and as long thereafter as oil or gas is produced. Royalty one-eighth.\n\n${foot}\n\nState of Texas, Marsh County. Acknowledged by the persons who signed, May 4, 1982. J. Pool, Notary Public.`,
    );
  it.each([
    ["the undersigned, Lessor, whether one or more, and", "Signed: Ada Venn; Bo Venn; Cora Mott."],
    ["the undersigned (Lessors) and", "Executed by: Ada Venn, Bo Venn and Cora Mott."],
    ["the persons whose names are signed below, Lessor, and", "Signatures: Ada Venn; Bo Venn; Cora Mott"],
    ["the undersigned mineral owners, as Lessors, and", "Ada Venn\nBo Venn\nCora Mott"],
  ])("is given by each in the row of signers: %s %s", (givers, foot) =>
    expect([lease(givers, foot).from, lease(givers, foot).to]).toEqual([PEOPLE, "Elm Gas Company"]),
  );

  it("is given by those it names, whoever signs beside them", () =>
    expect(lease("Ada Venn and Bo Venn, the undersigned, Lessors, and", "Signed: Ada Venn; Bo Venn; Cora Mott.").from).toBe("Ada Venn + Bo Venn"));
});
