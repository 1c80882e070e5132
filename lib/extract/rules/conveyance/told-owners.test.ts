import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { landDeed } from "./test-paper";

const size = (i: Interest) => `${i.estate_type} ${i.fraction?.fraction ?? "-"} ${i.held_by ?? ""}`.trim();
const left = (clause: string) => {
  const { exceptions, reservations } = landDeed(clause);
  return { left: exceptions.map(size), kept: reservations.map(size) };
};

describe("shares of others told by name", () => {
  it("reads each of a list of owners", () =>
    expect(left("Exceptions to warranty: the mineral interests of Cy Mott (one-half) and of Di Orr (one-fourth), of record.").left).toEqual([
      "mineral 1/2 Cy Mott",
      "mineral 1/4 Di Orr",
    ]));
  it("reads the half that a clause on leasing tells of", () =>
    expect(
      left(
        "Grantor reserves 1/4 of all oil, gas and other minerals. The exclusive right to lease all of the minerals, including the one-half owned by Cy Mott, is conveyed to Grantee.",
      ),
    ).toEqual({ left: ["mineral 1/2 Cy Mott"], kept: ["mineral 1/4"] }));
  it.each([
    "Cy Mott owns one-fourth of the minerals by reservation of record.",
    "It is recited that 1/4 of the minerals stands of record in Cy Mott.",
    "Grantee takes with notice that 1/4 of the minerals is in Cy Mott.",
  ])("reads what a third has, told as a fact: %s", (clause) => expect(left(clause).left).toEqual(["mineral 1/4 Cy Mott"]));
  it.each([
    "If Cy Mott owns one-fourth of the minerals the price shall be less.",
    "Ada Venn owns one-fourth of the minerals.",
    "Bo Lark has one-half of the minerals.",
    "Cy Mott has one-half of the royalty of the wells.",
  ])("leaves out nothing that may be, or that a party has: %s", (clause) => expect(left(clause).left).toEqual([]));
  it.each([
    "Grantor excepts one-half of the minerals, heretofore reserved by Cy Mott.",
    "Grantor excepts one-half of the minerals owned by Cy Mott.",
    "Grantor excepts one-half of the minerals, being the half reserved by Cy Mott in Book 9, page 4.",
    "Grantor reserves one-half of the minerals, it being the same half reserved by Cy Mott in Book 9, page 4.",
  ])("keeps nothing of what a third has: %s", (clause) => expect(left(clause)).toEqual({ left: ["mineral 1/2 Cy Mott"], kept: [] }));
  it.each(["Grantor excepts and reserves one-half of the minerals.", "Grantor excepts one-half of the minerals, which she keeps."])(
    "keeps what is the giver's: %s",
    (clause) => expect(left(clause).kept).toEqual(["mineral 1/2"]),
  );
  it("leaves out once what is told twice of one holder", () =>
    expect(left("LESS 1/4 of the minerals reserved by Cy Mott in Book 9, page 4. Cy Mott owns 1/4 of the minerals by that deed.").left).toEqual([
      "mineral 1/4 Cy Mott",
    ]));
  it("takes for another's nothing that a party owns", () =>
    expect(left("Grantee may lease all of the minerals, including the one-half owned by Ada Venn.").left).toEqual([]));
});

describe("a list of what is left out", () => {
  it("keeps for the giver the item that he reserves, and leaves the other to its owner", () =>
    expect(
      left(
        "The above with all of the minerals therein, save those here named:\n\n(1) one-third (1/3) of the minerals, which belongs to Elm Royalty Corporation; and\n\n(2) an undivided one-fourth (1/4) of all of the minerals, which I hereby except and reserve unto myself, with the right to lease the same.",
      ),
    ).toEqual({ left: ["mineral 1/3 Elm Royalty Corporation"], kept: ["mineral 1/4"] }));
});

describe("what is given beside minerals that are kept", () => {
  it("is a grant of its own", () => {
    const deed = landDeed(
      "Grantors reserve all of the oil, gas and other minerals; but the Grantors do hereby expressly include in this conveyance a non-participating royalty of 1/16 of all oil and gas produced.",
    );
    expect(deed.grants.map(size)).toEqual(["fee 1", "royalty 1/16"]);
    expect(deed.reservations).toMatchObject([{ estate_type: "mineral", executive: null }]);
  });
});
