import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { mineralDeed } from "./test-paper";

const size = (i: Interest) => `${i.estate_type} ${i.fraction?.fraction ?? "-"} ${i.of}`;
const LAND = "the NW/4 of Section 9, Block 4, Marsh County, Texas, 160 acres";

describe("minerals given beside the surface", () => {
  it("are read as given, and the other half as not given rather than reserved", () => {
    const deed = mineralDeed(
      `all of my undivided interest in the surface of ${LAND}, and one-half of my interest in the minerals, retaining the other half of my minerals.`,
    );
    expect(deed.grants.map(size)).toEqual(["surface 1 grantor_interest", "mineral 1/2 grantor_interest"]);
    expect(deed.reservations).toEqual([]);
  });

  it("are not given where the words only say that they remain with the giver", () => {
    const deed = mineralDeed(`the surface of ${LAND}, and the minerals remain with the grantor.`);
    expect(deed.grants.map((g) => g.estate_type)).toEqual(["surface"]);
  });
});

describe("what a grant says it leaves alone", () => {
  it("is no part of its object", () => {
    const deed = mineralDeed("whatever right I may have in the said land, it being understood that my oil and gas leasehold interest is not affected.");
    expect(deed.grants.map((g) => g.estate_type)).toEqual(["fee"]);
  });
});

describe("minerals named before the land that they come with", () => {
  it("are not the thing given; the land is", () => {
    expect(
      mineralDeed("with all minerals, these two tracts in Marsh County, Texas: the NW/4 of Section 9, Block 4; and the NE/4 of Section 9, Block 4.").grants.map(
        (g) => g.estate_type,
      ),
    ).toEqual(["fee"]);
    expect(mineralDeed(`all of the minerals, in and under ${LAND}.`).grants.map((g) => g.estate_type)).toEqual(["mineral"]);
  });
});

describe("a share of land told in short forms, its minerals named along with it", () => {
  it.each([
    ["an undivided one-third in or to the following: SW/4 Sec. 14, Twp. 153 N., Rge. 92 W., together with the minerals of every kind.", "fee 1/3 whole"],
    ["an undivided one-third in and to the S½SW¼ of Sec. 14, T153N, R92W, with all the oil, gas and minerals.", "fee 1/3 whole"],
    ["an undivided one-third in and to all the oil, gas and minerals in the SW/4 Sec. 14, T153N, R92W.", "mineral 1/3 whole"],
    ["one-third of the minerals of Sec. 14, T153N, R92W.", "mineral 1/3 whole"],
  ])("%s → %s", (object, want) => expect(mineralDeed(object).grants.map(size)).toEqual([want]));
});
