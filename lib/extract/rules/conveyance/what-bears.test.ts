import { describe, expect, it } from "vitest";
import { people, read } from "./test-paper";

const given = (behind: string): string[] => {
  const paper = `ROYALTY DEED\n\nAda Venn, a widow, conveys to Bo Lark a non-participating royalty of 1/32 of all (8/8) of the oil and gas produced and saved from Section 9. ${behind}\n\nDated May 2, 1981. Ada Venn`;
  const { grants } = read(paper, people(["Ada Venn"], ["Bo Lark"]), "royalty_deed").resolved;
  return grants.map((g) => `${g.estate_type} ${g.fraction?.fraction}${g.benefits ? ` benefits ${g.benefits.fraction}` : ""}`);
};

describe("what is said to bear a royalty is no share that the deed gives", () => {
  it.each([
    "It is charged solely on the undivided one-third of Grantor, and is to be paid out of her own part of the lease royalty.",
    "It burdens only the undivided one-third of Ada Venn and is paid out of her part of the lease royalty.",
    "This royalty shall be borne by the 1/3 mineral interest of Grantor alone, out of the royalty under any lease.",
    "It falls upon the one-third interest owned by Grantor, and Grantee shall have its royalty out of Grantor's lease royalty.",
  ])("%s", (behind) => expect(given(behind)).toEqual(["royalty 1/32"]));

  it("leaves a share of the lease benefits that is given", () => {
    expect(given("Grantee shall have one-third of the rentals and royalties under future leases.")).toEqual(["royalty 1/32 benefits 1/3"]);
  });
});
