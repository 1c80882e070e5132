import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { landDeed } from "./test-paper";

const line = (i: Interest): string => `${i.estate_type} ${i.fraction?.fraction ?? "-"} of ${i.of}`;
const kept = (clause: string) => landDeed(clause).reservations.map(line);

describe("what is said not to be kept", () => {
  it.each([
    "No royalty is reserved: grantee takes the land subject to one-eighth payable to the lessor.",
    "Grantor reserves no royalty whatever, and the parties look to the one-eighth of the lease.",
    "Nothing is retained, the one-eighth royalty of the lease included.",
  ])("%s", (clause) => expect(kept(clause)).toEqual([]));
  it.each([
    ["Royalty reserved: one-sixteenth of all oil and gas produced.", "royalty 1/16 of whole"],
    ["No warranty is given. Grantor reserves one-half of the minerals.", "mineral 1/2 of whole"],
    ["This is made without warranty and there is reserved to Grantor one-half of the minerals.", "mineral 1/2 of whole"],
  ])("%s", (clause, want) => expect(kept(clause)).toEqual([want]));
});
