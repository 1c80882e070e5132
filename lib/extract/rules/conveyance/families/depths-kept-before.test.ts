import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the S/2 of Section 18, T17S, R28E, N.M.P.M., Eddy County, New Mexico";
const FOOT = "Dated January 22, 1970. RIO OIL COMPANY, by Lowell Craine, President.";
const depths = (words: string) => {
  const { conveyance } = readPaper(`ASSIGNMENT. ${words} ${FOOT}`);
  return [...conveyance.grants.map((g) => `given ${g.depths ?? "all"}`), ...conveyance.reservations.map((g) => `kept ${g.depths ?? "all"}`)];
};

describe("depths that the assignor kept by an earlier paper", () => {
  it.each([
    `WHEREAS, Rio Oil Company kept to itself the depths below 4,000 feet when it assigned the shallow rights in the Baca lease to Mesa Sands, Ltd. (Book 188, page 206); NOW, THEREFORE, RIO OIL COMPANY, assignor, does hereby assign unto MESA SANDS, LTD., assignee, all of the depths it kept, that is, everything below 4,000 feet under ${LAND}, under the lease of record in Book 130, page 77.`,
    `RECITALS: Rio Oil Company reserved the deep rights, below 4,000 feet, in its assignment to Mesa Sands, Ltd., Book 188, page 206. ASSIGNMENT: RIO OIL COMPANY assigns and conveys to MESA SANDS, LTD. all depths deeper than 4,000 feet in the lease of Juan Baca, Book 130, page 77, covering ${LAND}.`,
    `In 1967 Assignor kept all depths below 4,000 feet, and held them since. Now RIO OIL COMPANY, Assignor, assigns to MESA SANDS, LTD., Assignee, all that it kept in 1967 of the lease of Juan Baca (Book 130, page 77), being all below 4,000 feet of ${LAND}.`,
  ])("are given now: %s", (words) => expect(depths(words)).toEqual(["given below 4,000 feet"]));

  it.each([
    `RIO OIL COMPANY assigns to MESA SANDS, LTD. the lease of Juan Baca (Book 130, page 77) on ${LAND}, and keeps to itself the depths below 4,000 feet.`,
    `RIO OIL COMPANY assigns to MESA SANDS, LTD. the lease of Juan Baca (Book 130, page 77) on ${LAND}. All depths below 4,000 feet are excepted and reserved to Assignor.`,
  ])("are kept where this paper keeps them: %s", (words) => expect(depths(words)).toEqual(["given all", "kept below 4,000 feet"]));
});
