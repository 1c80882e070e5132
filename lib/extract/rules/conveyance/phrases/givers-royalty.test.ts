import { expect, it } from "vitest";
import { isGiversRoyalty, yieldsRoyalty } from "./givers-royalty";

it("knows a share of what the giver has of the royalty", () => {
  for (const words of [
    " of such royalty as shall from now on accrue to her own half of the minerals",
    " of the royalty on Grantor's share of the oil and gas",
    " of such royalty as shall accrue by reason of my undivided fourth of the minerals",
    " of the royalty due me under any lease",
    " of the royalty so left to me",
    " of the remaining royalty",
    " of what royalty remains to him",
    " of the royalty which I still have",
  ])
    expect(isGiversRoyalty(words), words).toBe(true);
});

it("knows a share of all the royalty of the land", () => {
  for (const words of [
    " of all royalty under any lease of the land",
    " of the royalty that accrues to the owners of the minerals",
    " of the royalty from her land",
    " of all royalties shall be paid to me and my heirs",
  ])
    expect(isGiversRoyalty(words), words).toBe(false);
});

it("takes the part that earns a royalty for no share beside it", () => {
  expect(yieldsRoyalty("one-third of the royalty attributable to the undivided ", " of the oil and gas which she owns")).toBe(true);
  expect(yieldsRoyalty("one-third of the royalty and also an undivided ", " of the minerals")).toBe(false);
});
