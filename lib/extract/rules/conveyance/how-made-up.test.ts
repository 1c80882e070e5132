import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const LAND = "the NW/4 of Section 9, Township 150 North, Range 90 West, Mountrail County, North Dakota";
const HEIRS =
  "FINAL DECREE. Estate of OLE DAHL, deceased, who died May 1, 1940. The heirs are INGA BERG, a daughter, and NILS DAHL and KARL DAHL, sons. Karl Dahl has assigned his share to Nils Dahl. It is decreed that";
const shares = (words: string) => {
  const { parties, conveyance } = readInstrument({ name: "d.txt", text: `${words} Done May 6, 1941. A. Ross, County Judge.` }) as never as {
    parties: { resolved: { parties: { id: string; name: string }[] } };
    conveyance: { resolved: { grants: { to: string[]; fraction: { fraction: string } | null }[] } };
  };
  const name = (id: string) =>
    parties.resolved.parties
      .find((p) => p.id === id)
      ?.name.split(" ")[0]
      ?.toLowerCase();
  return conveyance.resolved.grants.map((g) => `${g.to.map(name).join("+")} ${g.fraction?.fraction}`).sort();
};

describe("how a share of an estate is made up", () => {
  it.each([
    `${LAND}, be distributed: to Inga Berg, an undivided one-third; to Nils Dahl, an undivided two-thirds, that is, one-third as heir and one-third as assignee of Karl Dahl.`,
    `${LAND}, is distributed as follows: Inga Berg 1/3; Nils Dahl 2/3 (his own 1/3 and the 1/3 of Karl Dahl).`,
    `${LAND}, is assigned one third to Inga Berg and two thirds to Nils Dahl, one of such thirds in his own right and the other in place of Karl Dahl.`,
    `${LAND}, is distributed to the said Nils and Inga: to Nils Dahl two-thirds, of which one-third is in right of his brother Karl Dahl, and to Inga Berg one-third.`,
  ])("names no further taker: %s", (order) => expect(shares(`${HEIRS} ${order}`)).toEqual(["inga 1/3", "nils 2/3"]));

  it.each([
    [`${LAND} be distributed to Inga Berg, one-third, Nils Dahl, one-third, and Karl Dahl, one-third.`, ["inga 1/3", "karl 1/3", "nils 1/3"]],
    [
      `${LAND} be distributed two-thirds to the sons, being one-third to Nils Dahl and one-third to Karl Dahl, and one-third to Inga Berg.`,
      ["inga 1/3", "karl 1/3", "nils 1/3"],
    ],
  ])("divides where the parts stand with takers: %s", (order, want) => expect(shares(`${HEIRS} ${order}`)).toEqual(want));
});
