// A lease known by a name, given under a title that does not say what passes.
import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";
import { givesNamedLease } from "./lease-given";

const LAND = "212 acres, John Doss Survey, A-27, Knox County, Texas";

describe("what is given is a lease", () => {
  it.each([
    `does hereby SELL, CONVEY AND ASSIGN to ELM COMPANY, as of May 1, 1996, every right, title and interest which it acquired from Ash Corporation by Assignment recorded in Vol. 8, page 4, Deed Records, in the Ida Sims lease (Vol. 2, page 6), ${LAND}`,
    `transfers and conveys to ELM COMPANY all that passed to it from Ash Corporation, Vol. 8, page 4, being the Ida Sims lease, Vol. 2, page 6, ${LAND}`,
    `hereby sells to ELM COMPANY its entire interest, acquired under an assignment from Ash Corporation dated May 1, 1990, in the Sims oil and gas lease, and the ${LAND}`,
    `does hereby sell and convey to ELM COMPANY the whole of what it got from Ash Corporation by the paper in Vol. 8, page 4, in and to the oil and gas lease of Ida Sims, covering ${LAND}`,
    `conveys to ELM COMPANY all right, title and interest in the Ida Sims lease, ${LAND}`,
  ])("however it came and is called: %s", (granting) => expect(givesNamedLease(granting)).toBe(true));

  it.each([
    `sells and conveys to BO LARK every right, title and interest which she acquired from Cy Dorn by deed in Vol. 8, page 4, in ${LAND}, subject to the Ida Sims lease`,
    `conveys to BO LARK all right, title and interest in the minerals under the land covered by the Sims lease`,
    `conveys to BO LARK all her interest in the royalty under the Sims lease`,
    `conveys to BO LARK ${LAND}, with her rights under the Sims lease`,
    `grants to BO LARK an overriding royalty interest in the Ida Sims lease`,
    "conveys to BO LARK its rights in the Sims lease road",
  ])("not where other things are named before it: %s", (granting) => expect(givesNamedLease(granting)).toBe(false));

  it.each(["CONVEYANCE", "DEED", "TRANSFER"])("and the paper is an assignment under the title %s", (title) => {
    const text = `${title}\n\nASH CORPORATION, for Ten Dollars, sells and conveys to ELM COMPANY every interest which it acquired from Fir Company by the assignment in Vol. 8, page 4, in the Ida Sims lease (Vol. 2, page 6), ${LAND}.\n\nSigned May 3, 1996.\n\nASH CORPORATION`;
    expect(readInstrument({ name: "a.txt", text }).doc_type.resolved.doc_type).toBe("assignment_of_lease");
  });
});
