import { describe, expect, it } from "vitest";
import type { Land } from "@/lib/contracts/aspects/land";
import { emptyTract } from "@/lib/land/empty-tract";
import { tractsOfCited } from "./of-cited";

const land: Land = {
  tracts: ["70", "90", "110"].map((acres, i) => ({
    ...emptyTract("other", `${acres} acres`, 0, 8),
    id: `t${i + 1}`,
    name: `Tract ${i + 1}`,
    acres_stated: acres,
  })),
};

describe("the tracts of a cited paper that are meant", () => {
  it.each([
    ["that land called the Second Tract in a deed from Ada Venn, Vol. 9, page 3", "t2"],
    ["the second of the three tracts described in that deed", "t2"],
    ["the tract thirdly described in Vol. 9, page 3", "t3"],
    ["the last described of the tracts in Vol. 9, page 3", "t3"],
    ["the 2nd Tract set out in Vol. 9, page 3", "t2"],
    ["the 90 acre tract conveyed to me in Vol. 9, page 3", "t2"],
    ["Tracts 1 and 3 of the deed in Vol. 9, page 3", "t1 t3"],
    ["all the land in Vol. 9, page 3, save Tract 2 thereof", "t1 t3"],
    ["all the land in Vol. 9, page 3, except one-half of the minerals in Tract 2", ""],
    ["90 acres, more or less, being the Second Tract in a deed in Vol. 9, page 3", "t2"],
    ["all the land in Vol. 9, page 3, without warranty as to Tract 2", "t2"],
    ["all the land conveyed to me on the 2nd of May in Vol. 9, page 3", ""],
    ["the land in the deed recorded in Vol. 9, page 3, under No. 2", ""],
    ["in the first place all the land in Vol. 9, page 3", ""],
    ["all three tracts described in Vol. 9, page 3", ""],
    ["the land described in Vol. 9, page 3", ""],
  ])("%s → %s", (words, want) => expect((tractsOfCited(words, land) ?? []).join(" ")).toBe(want));
});
