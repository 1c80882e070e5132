// Judgments and decrees of divorce in a chain: what moves to whom, and what stays.
import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const LAND = "the Northwest Quarter of Section 9, Township 14 North, Range 5 West, Elm County, Oklahoma, containing 160 acres";
const deed = (to: string) =>
  `WARRANTY DEED\n\nKnow all men by these presents: That Plains Land Company, a corporation, for Ten Dollars paid, does hereby grant, bargain, sell and convey unto ${to}, ${LAND}.\n\nTo have and to hold forever.\n\nWitness its hand March 3, 1950.\nPLAINS LAND COMPANY, by R. Moore, President.`;

function owners(owner: string, judgment: string): string[] {
  const { ownership } = readChain(
    [
      { name: "01.txt", text: deed(owner) },
      { name: "02.txt", text: judgment },
    ],
    "2000-01-01",
  );
  return ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.estate_type} ${r.share.fraction}`)).sort();
}

describe("adjudged title in a chain", () => {
  it("takes what stands in the name of one whose unknown heirs were sued", () => {
    const text = `DISTRICT COURT OF ELM COUNTY, OKLAHOMA. DARA LOWE and WHEELER LOWE, Plaintiffs, v. THE UNKNOWN HEIRS OF SILAS YOUNG, Defendants. JUDGMENT. The Court declares that title to the oil and gas underlying ${LAND} is held by the plaintiffs, one-half each. Entered September 4, 1985. M. Karl, Judge.`;
    expect(owners("Silas Young, a single man", text)).toEqual([
      "Dara Lowe mineral 1/2",
      "Estate of Silas Young, Deceased surface 1",
      "Wheeler Lowe mineral 1/2",
    ]);
  });
  it("gives spouses the shares that the decree states of what both had", () => {
    const text = `DISTRICT COURT OF ELM COUNTY, OKLAHOMA. In re the Marriage of ADA VENN, Petitioner, and BO VENN, Respondent. DECREE OF DIVORCE. Petitioner is awarded the surface of ${LAND} and three-fourths of the minerals therein. Respondent is awarded the other one-fourth of said minerals. Entered September 4, 1985. M. Karl, Judge.`;
    const got = owners("Bo Venn and wife, Ada Venn", text);
    expect(got.filter((r) => r.startsWith("Bo"))).toEqual(["Bo Venn mineral 1/4"]);
  });
  it("takes what stands in the name of one whose heir was sued in his right", () => {
    const text = `ELM OIL CO., Plaintiff, vs. CY YOUNG, individually and as sole heir of SILAS YOUNG, deceased, Defendant. DISTRICT COURT OF ELM COUNTY, OKLAHOMA. JUDGMENT. The Court decrees that the minerals in ${LAND} are owned as follows: Elm Oil Co., five-eighths; Cy Young, three-eighths. Entered September 4, 1985. M. Karl, Judge.`;
    const got = owners("Silas Young, a single man", text);
    expect(got.filter((r) => r.includes("mineral"))).toEqual(["Cy Young mineral 3/8", "Elm Oil Co. mineral 5/8"]);
  });
  it("moves what is recovered out of the loser, whatever the winner had besides", () => {
    const text = `ADA VENN, Plaintiff, vs. BO VENN, Defendant. DISTRICT COURT OF ELM COUNTY, OKLAHOMA. JUDGMENT. It is adjudged that plaintiff recover of and from defendant the title to an undivided one-fourth of the minerals in ${LAND}, and all title thereto is divested out of defendant and vested in plaintiff. Entered September 4, 1985. M. Karl, Judge.`;
    const got = owners("Bo Venn and Ada Venn, brother and sister", text);
    expect(got).toEqual(["Ada Venn fee 1/2", "Ada Venn mineral 1/4", "Bo Venn mineral 1/4", "Bo Venn surface 1/2"]);
  });
  it.each(["recover of and from defendant her costs", "recover her costs from defendant"])("moves no title by costs that are recovered: %s", (words) => {
    const text = `ADA VENN, Plaintiff, vs. BO VENN, Defendant. DISTRICT COURT OF ELM COUNTY, OKLAHOMA. JUDGMENT. It is adjudged that plaintiff is the owner of one-fourth of the minerals in ${LAND}, and that she ${words}. Entered September 4, 1985. M. Karl, Judge.`;
    expect(owners("Bo Venn and Ada Venn, brother and sister", text)).toEqual(["Ada Venn fee 1/2", "Bo Venn fee 1/2"]);
  });
});
