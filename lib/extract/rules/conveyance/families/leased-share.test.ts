import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const let_ = (words: string) => {
  const c = read(
    `OIL AND GAS LEASE\n\n${words} Royalty one-eighth of all oil and gas. Term: five years and as long thereafter as oil or gas is produced.\n\nAda Venn\n\nLee County. Ada Venn acknowledged before me that this lease is her deed. Cy Moss, Notary Public.`,
    people(["Ada Venn"], ["Elm Oil Company"]),
    "oil_gas_lease",
  ).resolved;
  return c.grants.map((g) => `${g.fraction?.fraction} of ${g.of}`).join();
};
const LAND = "the NW/4 of Section 9, Lee County";

describe("the share that a lease lets", () => {
  it.each([
    [
      `ADA VENN, owner of one-fourth of the minerals, leases that one-fourth (1/4) undivided interest in ${LAND}, to ELM OIL COMPANY for ten years.`,
      "1/4 of whole",
    ],
    [
      `Lessor: ADA VENN. Land: ${LAND}. Interest leased: the undivided 5/6 of the minerals held by Lessor. Lessor leases said interest to Lessee.`,
      "5/6 of whole",
    ],
    [
      `ADA VENN leases to ELM OIL COMPANY ${LAND}. This lease is of the one-eighth of the minerals which Lessor owns and, under her power to lease, the one-half kept by Cy Fern; in all five-eighths.`,
      "5/8 of whole",
    ],
    [
      `ADA VENN leases to ELM OIL COMPANY: (a) the N/2 of Section 9, Lee County, being her own one-half of the minerals and, under her power to lease, the one-half of Cy Fern, thus the whole; and (b) her undivided one-fourth of the minerals in the S/2 of Section 9.`,
      "1 of whole,1/4 of whole",
    ],
    [`ADA VENN lets to ELM OIL COMPANY all oil and gas rights attaching to her one-fourth mineral interest in ${LAND}.`, "1/4 of whole"],
    [`ADA VENN has let to ELM OIL COMPANY the oil and gas of ${LAND}, to the extent of her one-third interest.`, "1/3 of whole"],
    [`ADA VENN leases to ELM OIL COMPANY ${LAND}, in which she owns a half of the minerals.`, "1/2 of whole"],
    [`ADA VENN hereby gives an OIL AND GAS LEASE to ELM OIL COMPANY upon her undivided one-eighth interest in ${LAND}.`, "1/8 of whole"],
    [`ADA VENN does demise to ELM OIL COMPANY ${LAND}. The other one-half of the minerals belongs to Cy Fern, who has not leased.`, "1 of whole"],
    [`ADA VENN leases to ELM OIL COMPANY ${LAND}, in which she owns all of the minerals.`, "1 of whole"],
    [
      `ADA VENN, owner of two-thirds of the minerals and of the right to lease the whole, hereby leases to ELM OIL COMPANY all of the minerals in ${LAND}.`,
      "1 of whole",
    ],
    [`ADA VENN, owner of two-thirds of the minerals, hereby leases to ELM OIL COMPANY ${LAND}.`, "2/3 of whole"],
    [
      `ADA VENN leases to ELM OIL COMPANY ${LAND}. The lease covers three-fourths (3/4) of the minerals, being her own half and the fourth of Cy Fern.`,
      "3/4 of whole",
    ],
    [
      `ADA VENN leases to ELM OIL COMPANY ${LAND}. This lease covers the one-half of the minerals which she has, and also the one-half which will come to her.`,
      "1 of whole",
    ],
    [`ADA VENN has seven-sixteenths (7/16) of the minerals in ${LAND}. She leases the seven-sixteenths to ELM OIL COMPANY for oil and gas.`, "7/16 of whole"],
    [`ADA VENN holds three-fifths of the minerals in ${LAND} and leases her three-fifths exclusively to ELM OIL COMPANY.`, "3/5 of whole"],
    [`ADA VENN leases to ELM OIL COMPANY, for oil and gas, the three-eighths (3/8) of the minerals which is hers in ${LAND}.`, "3/8 of whole"],
    [`ADA VENN lets to ELM OIL COMPANY ${LAND}, but only as to the two-thirds of the minerals that she has.`, "2/3 of whole"],
    [`ADA VENN, who has one-fourth of the minerals in ${LAND}, leases that fourth to ELM OIL COMPANY.`, "1/4 of whole"],
    [`ADA VENN leases ${LAND} to ELM OIL COMPANY, which shall pay her the one-eighth of the oil and gas produced.`, "1 of whole"],
    [`ADA VENN ("Owner") leases to ELM OIL COMPANY ${LAND}. Owner has twelve per cent of all oil and gas as her part, without cost.`, "1 of whole"],
    [`ADA VENN leases to ELM OIL COMPANY such oil and gas interest as she owns in ${LAND}.`, "1 of grantor_interest"],
    [
      `ADA VENN leases to ELM OIL COMPANY all of her oil and gas in ${LAND}. Lessee pays one-fourth of all oil as royalty. What others have of Lessor's undivided interest is to be paid from, and not beside, this one-fourth.`,
      "1 of grantor_interest",
    ],
    [
      `ADA VENN leases to ELM OIL COMPANY all of her minerals in ${LAND}, both those she now has, being three-fourths, and those that shall fall to her when the term reserved in Book 2, page 9 ends.`,
      "1 of grantor_interest",
    ],
    [
      `ADA VENN leases to ELM OIL COMPANY all minerals over which she holds the power to lease, being her own undivided one-fourth and the undivided one-half belonging to Cy Fern, in ${LAND}.`,
      "3/4 of whole",
    ],
    [
      `Parties. ADA VENN, Lessor; ELM OIL COMPANY, Lessee. Premises: An undivided one-fourth (1/4) of the oil and gas under ${LAND}. Grant: Lessor leases the premises to Lessee.`,
      "1/4 of whole",
    ],
    [`ADA VENN leases to ELM OIL COMPANY ${LAND}, but only as to one-fourth of the oil and gas.`, "1/4 of whole"],
    [`ADA VENN leases to ELM OIL COMPANY ${LAND}, only to the extent of an undivided one-fourth of the minerals.`, "1/4 of whole"],
    [`ADA VENN leases to ELM OIL COMPANY ${LAND}, rentals limited to one-fourth of the bonus.`, "1 of whole"],
    [`ADA VENN leases to ELM OIL COMPANY her minerals in ${LAND}.`, "1 of grantor_interest"],
  ])("%s", (words, want) => expect(let_(words)).toBe(want));
});

describe("lessors who each own a share", () => {
  it.each([
    ["ADA VENN, owner of one-third of the minerals, and BO LARK, owner of the other two-thirds, as Lessor, lease", "1 of whole"],
    ["ADA VENN (owner of 1/4 of the minerals) and BO LARK (owner of 1/8 of the minerals), Lessors, lease", "3/8 of whole"],
    ["ADA VENN, a widow, and BO LARK, dealing in his separate estate, each the owner of one-half of the minerals, as Lessor, grant, lease", "1 of whole"],
    ["ADA VENN and BO LARK, each of them owning an undivided one-fourth, Lessors, grant, lease", "1/2 of whole"],
    ["ADA VENN and BO LARK, owners of one-third each of the minerals, Lessors, grant, lease", "2/3 of whole"],
    ["ADA VENN, owner of one-half of the minerals, and BO LARK and CY DUNN, each owner of one-fourth of the minerals, as Lessor, lease", "1 of whole"],
    ["CY DUNN as holder of 1/6, and ADA VENN and BO LARK, each of whom owns 1/12 of the minerals, Lessors, grant, lease", "1/3 of whole"],
    [
      "ADA VENN, a widow, as owner of one-fourth of the minerals for a term, and BO LARK, owner of the land and the other three-fourths, Lessors, lease",
      "1 of whole",
    ],
    ["ADA VENN (who has three-fourths of the oil and gas) and BO LARK (who has the other fourth), Lessors, lease", "1 of whole"],
    ["ADA VENN, holding 2/5 of the minerals, and BO LARK with the 3/5 that were his father's, Lessors, lease", "1 of whole"],
    ["ADA VENN and BO LARK, each entitled to one-third of the rentals, Lessors, grant, lease", "1 of whole"],
  ])("let what they own together: %s", (words, want) => {
    const text = `OIL AND GAS LEASE\n\n${words} and let to ELM OIL COMPANY all of ${LAND}, for five years.`;
    const lessors = ["Ada Venn", "Bo Lark", ...(words.includes("CY DUNN") ? ["Cy Dunn"] : [])];
    const { grants } = read(text, people(lessors, ["Elm Oil Company"]), "oil_gas_lease").resolved;
    expect(grants.map((g) => `${g.fraction?.fraction} of ${g.of}`).join()).toBe(want);
  });
});
