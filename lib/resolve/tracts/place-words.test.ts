import { describe, expect, it } from "vitest";
import { placeWords, samePlace } from "./place-words";

describe("places that tell land without survey", () => {
  it.each([
    ["92 acres on Spring Creek, Spencer District, Roane County", ["waters:springcreek", "district:spencer"]],
    ["unseated land in the Township of Rush, surveyed on a warrant in the name of ANN BELL, 460 acres", ["warrant:annbell", "district:rush"]],
    ["108 acres, Tax Map 11 Parcel 9, Elm District", ["parcel:map11parcel9", "district:elm"]],
    ["the tract warranted in the name of Ann Bell", ["warrant:annbell"]],
    ["known on the books as the ANN BELL warrant, in the warrantee name of Ann Bell", ["warrant:annbell"]],
    ["unseated land in Rush Township in the name of Ann Bell, warrantee, 460 acres", ["warrant:annbell", "district:rush"]],
    ["assessed for taxes in the name of Bo Lark, 460 acres", []],
    ["The Warrant was returned, being Virginia Military Warrant No. 430", []],
    ["surveyed in pursuance of a Warrant dated July 3, 1793", []],
    ["all of the land owned by grantor", []],
  ])("%s", (text, want) => {
    expect(placeWords(text)).toEqual(want);
  });
  it("are one place where a name is shared and none differs", () => {
    expect(samePlace(placeWords("108 acres on Elm Fork, Oak District"), placeWords("108 acres, Tax Map 1 Parcel 9, Oak District"))).toBe(true);
    expect(samePlace(placeWords("108 acres on Elm Fork, Oak District"), placeWords("108 acres on Ash Run, Oak District"))).toBe(false);
    expect(samePlace(placeWords("108 acres on Elm Fork"), placeWords("108 acres, Tax Map 1 Parcel 9"))).toBe(false);
    expect(samePlace([], placeWords("Oak District"))).toBe(false);
  });
});
