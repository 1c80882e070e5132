import { describe, expect, it } from "vitest";
import { landDeed } from "@/lib/extract/rules/conveyance/test-paper";

const gives = (clause: string): string[] => landDeed(clause).grants.map((g) => g.estate_type);

describe("a life of which a keeping clause tells", () => {
  it.each([
    "During my natural life, and no longer, I am to have and do hereby reserve one third of whatever royalty shall come to the owner of said land.",
    "For and during her life the grantor retains one-half of the royalty payable under any lease; at her death this ceases.",
    "The grantor shall be paid one-fourth of the royalties from any oil and gas lease, so long as she lives, and no longer.",
    "For the term of my life I hold back one-half of the minerals.",
  ])("limits what is kept and not what is given: %s", (clause) => expect(gives(clause)).toEqual(["fee"]));
  it("limits what is given where it is said of the taker", () =>
    expect(gives("Bo Lark is to have the said land for and during his natural life, and at his death the same shall go to Cy Mott.")[0]).not.toBe("fee"));
});
