import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { landDeed } from "./test-paper";

const line = (i: Interest): string => `${i.estate_type} ${i.fraction?.fraction ?? "-"} of ${i.of}`;
const kept = (clause: string) => landDeed(clause).reservations.map(line);

describe("what is said not to be kept", () => {
  it.each([
    "No royalty is reserved: grantee takes the land subject to one-eighth payable to the lessor.",
    "Grantor reserves no royalty whatever, and the parties look to the one-eighth of the lease.",
    "No mineral reservation is made by this deed.",
    "Grantor makes no oil, gas or mineral reservation.",
    "Nothing is retained, the one-eighth royalty of the lease included.",
    "It is understood that all of the rest of my ownership in the mineral estate in and under said land is being conveyed hereby.",
    "All the rest of Grantor's ownership in the minerals under said land passes by this deed.",
  ])("%s", (clause) => expect(kept(clause)).toEqual([]));
  it.each([
    ["Royalty reserved: one-sixteenth of all oil and gas produced.", "royalty 1/16 of whole"],
    ["One-half of the minerals shall rest in the grantor.", "mineral 1/2 of whole"],
    ["Saving and excepting to himself an undivided 1/2 of the oil, gas and other minerals.", "mineral 1/2 of whole"],
    ["Less and except for themselves one-half of the minerals.", "mineral 1/2 of whole"],
    ["Grantor reserves one-half of the minerals; no other mineral reservation is made.", "mineral 1/2 of whole"],
    ["No warranty is given. Grantor reserves one-half of the minerals.", "mineral 1/2 of whole"],
    ["This is made without warranty and there is reserved to Grantor one-half of the minerals.", "mineral 1/2 of whole"],
  ])("%s", (clause, want) => expect(kept(clause)).toEqual([want]));
});

describe("a share that is not the giver's", () => {
  const both = (clause: string) => {
    const deed = landDeed(clause);
    return [deed.reservations.map(line), deed.exceptions.map(line)];
  };
  it.each([
    "SAVE AND EXCEPT one-third of the oil and gas, the same not belonging to the grantor.",
    "Less an undivided 1/3 of the minerals not owned by Grantor.",
    "Excepting one-third of the minerals, which belongs to others and not to the grantor.",
    "LESS one-third of the minerals, none of which is owned by me.",
  ])("is left out of the grant and kept by nobody here: %s", (clause) => expect(both(clause)).toEqual([[], ["mineral 1/3 of whole"]]));
  it("stays his, in his own measure, where he says it is", () =>
    expect(both("Less one-third of the minerals now owned by Grantor.")).toEqual([["mineral 1/3 of grantor_interest"], []]));
});
