import { describe, expect, it } from "vitest";
import { allInCounties } from "./all-in-county";

const read = (text: string) => allInCounties([{ text }]);

describe("a grant of all in a county", () => {
  it("is read from words that give all the grantor owns there", () => {
    expect(
      read(
        "Grantor hereby conveys to Grantee all of the mineral, royalty and overriding royalty interest owned by Grantor in Bowie County, whether or not the same is correctly described above.",
      ),
    ).toEqual(["Bowie"]);
    expect(read("It is intended to convey, and Assignor does convey, all interests held by Assignor in the County of San Patricio, Texas.")).toEqual([
      "San Patricio",
    ]);
    expect(
      read("Grantors do grant, sell and convey all oil, gas and royalties situated in Floyd County, Texas, whether or not described herein, to Grantee."),
    ).toEqual(["Floyd"]);
  });

  it.each([
    "Besides, Grantor conveys to Grantee all of the royalty which Grantor owns in Bowie County, Texas, whether it is above described or not described at all.",
    "I also convey all the minerals I may own or claim in Bowie County.",
    "Assignor assigns all leases that Assignor now holds in Bowie County, Texas.",
  ])("is read from an active verb of owning: %s", (text) => expect(read(text)).toEqual(["Bowie"]));

  it("is not read where the county only places the land described", () => {
    expect(
      read(
        "does grant and convey all of the oil, gas and other minerals owned by Grantor in and under the following land in Bowie County, Texas: the NE/4 of Section 4.",
      ),
    ).toEqual([]);
    expect(read("conveys all of the minerals owned by Grantor in Bowie County, Texas, described as follows: Section 4, Block 2.")).toEqual([]);
    expect(read("All taxes owed by Grantor in Bowie County.")).toEqual([]);
  });
});
