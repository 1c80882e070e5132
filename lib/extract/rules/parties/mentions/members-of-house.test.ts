// The members of a firm told beside it are no parties beside it.
import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const LAND = "the NW/4 of Section 9, T2N-R3W, Garvin County, Oklahoma";
const parties = (text: string) =>
  readInstrument({ name: "deed.txt", text })
    .parties.resolved.parties.filter((p) => p.side !== "other")
    .map((p) => `${p.side} ${p.name}`);

describe("a firm with its members", () => {
  it.each([
    "a copartnership composed of Boyd Hale and Amos Leach",
    "a partnership whose members are Boyd Hale and Amos Leach",
    "a firm consisting of Boyd Hale, Ruth Pike and Amos Leach, partners",
    "a general partnership, the partners thereof being Boyd Hale and Amos Leach",
  ])("takes alone: %s", (words) =>
    expect(
      parties(`WARRANTY DEED\n\nI, Carl Lang, grant, sell and convey to Clear Fork Drilling Company, ${words}, ${LAND}.\n\nDated May 3, 1943. Carl Lang`),
    ).toEqual(["from Carl Lang", "to Clear Fork Drilling Company"]),
  );
  it("leaves persons who take beside a firm", () =>
    expect(
      parties(
        `WARRANTY DEED\n\nI, Carl Lang, grant, sell and convey to Clear Fork Drilling Company, a partnership, and Amos Leach ${LAND}.\n\nDated May 3, 1943. Carl Lang`,
      ),
    ).toContain("to Amos Leach"));
});

describe("a name in a row before the venue", () => {
  it("ends where the venue opens", () =>
    expect(
      parties(
        `WARRANTY DEED\n\nGrantor: Carl Lang\nGrantee: Amos Leach\nSTATE OF NORTH DAKOTA\n\nGrantor grants to Grantee ${LAND}.\n\nDated May 3, 1943. Carl Lang`,
      ),
    ).toEqual(["from Carl Lang", "to Amos Leach"]));
});
