import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const LAND = "the Northwest Quarter of Section 9, Township 12 North, Range 20 West, Roe County, Oklahoma";
const given = (words: string) =>
  readInstrument({
    name: "deed.txt",
    text: `ROYALTY DEED\n\nKnow all men that I, Peter Hallam, a single man, the seller, for $500 paid by Lena Crowe, the buyer, do hereby sell and convey to said Lena Crowe ${words}\n\nTo have and to hold forever.\n\nSigned June 3, 1931.\n\nPeter Hallam`,
  }).conveyance.resolved.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction} of ${g.of}, floating ${g.floating}, readings ${g.readings.length}`);

describe("a share that is the same whatever a lease pays", () => {
  it.each([
    `one fortieth (1/40) of all the oil and gas produced and saved from ${LAND}. The said fraction does not change with the lessor's royalty, be it one-eighth or anything else.`,
    `one fortieth (1/40) of the whole of the oil and gas produced from ${LAND}. The share is the same whether the land be leased for one-eighth or for any other royalty.`,
    `a one-fortieth (1/40) royalty, measured on all of the oil and gas raised from ${LAND}, this share being fixed and not dependent on the usual one-eighth royalty.`,
    `1/40 of gross production of oil and gas from ${LAND}; it shall neither grow nor shrink with the one-eighth or other royalty stipulated in any lease.`,
    `1/40 of all of the oil and gas produced, saved and sold from ${LAND}, whatever the landowner's royalty may be, 1/8 or otherwise, and delivered free at the well.`,
  ])("is the only share: %#", (words) => expect(given(words)[0]).toMatch(/^royalty 1\/40 of whole, floating false/));

  it("takes no rate for a share of its own", () =>
    expect(
      given(`1/40 of all oil and gas produced and saved from ${LAND}, no matter what royalty the lease reserves, whether an eighth or a fifth.`),
    ).toHaveLength(1));

  it.each([
    [`whether or not now leased, an undivided one-fourth (1/4) interest in the oil, gas and minerals in ${LAND}.`, "mineral 1/4 of whole"],
    [`notwithstanding the lease now of record, a 1/8 royalty interest in the oil and gas produced from ${LAND}.`, "royalty 1/8"],
    [`as a perpetual royalty regardless of who leases the land, one-eighth (1/8) of all oil and gas produced from ${LAND}.`, "royalty 1/8 of whole"],
  ])("leaves what is given whatever is leased: %#", (words, want) => expect(given(words)[0]).toContain(want));

  it("leaves a share of the rate itself", () =>
    expect(given(`one-half of the one-eighth royalty reserved in any lease of ${LAND}.`)[0]).toMatch(/^royalty 1\/16 of whole, floating null, readings 2/));
});
