// How courts and testators of many counties say who gets what: items, roles, kin and shares in any order.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the NW/4 of Section 9, Township 14 North, Range 5 West";

describe("what a decree of divorce gives each spouse", () => {
  const divorce = (order: string) =>
    readPaper(
      `DISTRICT COURT OF ELM COUNTY, OKLAHOMA. In re the Marriage of ADA VENN, Petitioner, and BO VENN, Respondent. DECREE OF DISSOLUTION. On May 5, 1984 the Court dissolves the marriage. ${order} F. Wray, Judge. Filed May 7, 1984, Book 90, page 14.`,
    ).grants;
  it.each([
    [
      `(a) The surface of ${LAND} goes to Petitioner, free of any claim of Respondent. (b) The oil, gas and other minerals under the same land shall be held by the parties, Petitioner an undivided 1/3 and Respondent an undivided 2/3.`,
      ["Ada Venn surface 1 of whole", "Ada Venn mineral 1/3 of grantor_interest", "Bo Venn mineral 2/3 of grantor_interest"],
    ],
    [
      `Petitioner is awarded the surface of ${LAND} and three-fourths of the minerals therein. Respondent is awarded the other one-fourth of said minerals and his pickup.`,
      ["Ada Venn surface 1 of grantor_interest", "Ada Venn mineral 3/4 of whole", "Bo Venn mineral 1/4 of whole"],
    ],
  ])("%s", (order, want) => {
    expect(divorce(order)).toEqual(want);
  });
});

describe("what a judgment says of title", () => {
  const court = (orders: string) =>
    `DISTRICT COURT OF ELM COUNTY, KANSAS. ADA VENN AND BO LARK, Plaintiffs, v. CARL BLY, Defendant. JUDGMENT. ${orders} May 5, 1958. F. Wray, Judge. Filed May 7, 1958, Book 90, page 14.`;
  it.each([
    [
      `It is ordered that the title of the plaintiff, Ada Venn, in and to ${LAND} be, and it is hereby, forever quieted and confirmed as against the said defendant.`,
      ["Ada Venn fee 1 of grantor_interest"],
    ],
    [
      `The Court declares that fee simple title to the oil and gas underlying ${LAND} is held by the plaintiffs, one-half each, and that the defendant has no interest in the same.`,
      ["Ada Venn mineral 1/2 of whole", "Bo Lark mineral 1/2 of whole"],
    ],
    [`The Court adjudges that Plaintiff Ada Venn is the owner of all oil, gas and other minerals in ${LAND}.`, ["Ada Venn mineral 1 of whole"]],
    [
      `The Court decrees that, in the oil, gas and other minerals under ${LAND}, Ada Venn owns an undivided one-half, and Defendant Carl Bly owns the other undivided one-half.`,
      ["Ada Venn mineral 1/2 of grantor_interest", "Carl Bly mineral 1/2 of grantor_interest"],
    ],
    [
      `The Court finds that by deed of 1894 Carl Bly excepted one-half of the oil and gas. It is ordered that the Defendant is forever barred from any title, and that Plaintiffs, ADA VENN and BO LARK, her brother, are the owners in fee simple of the whole of the oil, gas and minerals in ${LAND}, including the one-half reserved in 1894.`,
      ["Ada Venn + Bo Lark mineral 1 of whole"],
    ],
  ])("%s", (orders, want) => {
    expect(readPaper(court(orders)).grants).toEqual(want);
  });
  it("takes what a finding tells of an old deed for no share of the parties", () => {
    const told = "The Court finds that Ada Venn and Bo Lark excepted one-half of the oil and gas each in 1894, and the cause is continued.";
    expect(readPaper(court(told)).grants.filter((g) => g.includes("1/2"))).toEqual([]);
  });
});

describe("what a decree of distribution gives", () => {
  const estate = (order: string) =>
    readPaper(
      `COUNTY COURT OF ALDER COUNTY, NEBRASKA. Estate of PER LUND, deceased. DECREE OF DISTRIBUTION, May 5, 1961: PER LUND died intestate June 9, 1960, leaving his wife, INGA LUND, and two children, NILS LUND and EVA LUND; ${order} B. Torre, County Judge. Filed May 7, 1961, Book 60 page 3.`,
    ).grants;
  it.each([
    [
      `NOW it is decreed that ${LAND} is assigned as follows: to the widow, one-half; to each of the children, one-fourth.`,
      ["Inga Lund fee 1/2 of grantor_interest", "Nils Lund fee 1/4 of grantor_interest", "Eva Lund fee 1/4 of grantor_interest"],
    ],
    [
      `ordered that there be distributed as follows ${LAND}: A. To Inga Lund: an undivided 1/4 of the minerals. B. To Nils Lund: an undivided 1/2 of the surface and an undivided 3/8 of the minerals. C. To Eva Lund: an undivided 1/2 of the surface and an undivided 3/8 of the minerals.`,
      [
        "Inga Lund mineral 1/4 of grantor_interest",
        "Nils Lund surface 1/2 of grantor_interest",
        "Nils Lund mineral 3/8 of grantor_interest",
        "Eva Lund surface 1/2 of grantor_interest",
        "Eva Lund mineral 3/8 of grantor_interest",
      ],
    ],
    [
      `there is hereby distributed to Nils Lund ${LAND}, less one-third of the minerals; and to Eva Lund an undivided one-third of the minerals in said land.`,
      ["Nils Lund surface 1 of grantor_interest", "Nils Lund mineral 2/3 of grantor_interest", "Eva Lund mineral 1/3 of grantor_interest"],
    ],
    [
      `it is decreed that ${LAND} is assigned accordingly: to Inga Lund, a life estate; to Nils Lund and Eva Lund, the remainder, one half each.`,
      ["Inga Lund fee 1 of grantor_interest", "Nils Lund remainder 1/2 of grantor_interest", "Eva Lund remainder 1/2 of grantor_interest"],
    ],
  ])("%s", (order, want) => {
    expect(estate(order)).toEqual(want);
  });
  it("takes no judge for an heir", () => {
    expect(estate(`${LAND} descended in equal shares to NILS LUND and EVA LUND, Rge. 5. O. P. Rask, Judge.`).join()).not.toContain("Rask");
  });
  it("knows those to whom the dead left his estate, named before the words", () => {
    const text =
      "COUNTY COURT OF ELM COUNTY, TEXAS. Estate of Per Lund, Deceased. ORDER ADMITTING WILL AS MUNIMENT OF TITLE. The Court finds that Per Lund died on May 5, 2012; that the Will's beneficiaries are Eva Lund Roe and Nils Lund, to whom Decedent left his whole estate in equal shares. Signed June 1, 2012. B. Torre, Judge.";
    expect(readPaper(text).to).toBe("Eva Lund Roe + Nils Lund");
  });
});

describe("deeds of officers who sell for the parties of a suit", () => {
  it.each([
    [
      "SHERIFF'S DEED IN PARTITION. Whereas in cause No. 8810, District Court of Elm County, Oklahoma, Ada Venn v. Bo Venn and Cy Venn, the Court adjudged partition, and the land could not be divided, and the undersigned sold it to D. W. Tolbert for $2,400: now therefore I, Clark Hess, Sheriff of Elm County, convey to said D. W. Tolbert, his heirs and assigns, the NE/4 of Section 27, Township 17 North, Range 4 East, and all the interest therein of each of the parties to the said action. Feb. 24, 1937.",
    ],
    [
      "SPECIAL COMMISSIONER'S DEED. This deed, made the 9th day of June, 1921, between T. P. Hill, Special Commissioner, of the first part, and J. W. Swan, of the second part. Whereas in the chancery cause of Ada Venn v. Bo Venn and Cy Venn, pending in the Circuit Court, the land was decreed to be sold; now the party of the first part grants and conveys to the party of the second part 140 acres on Elm Creek, and all the right, title and interest of all the parties to said cause.",
    ],
  ])("passes what all of them had: %s", (text) => {
    expect(readPaper(text).conveyance.grants[0]?.held_by).toContain("Ada Venn v. Bo Venn and Cy Venn");
  });
});

describe("what a decree of partition divides", () => {
  const suit = (order: string) =>
    readPaper(
      `CIRCUIT COURT OF ELM COUNTY, WEST VIRGINIA. ADA VENN v. BO VENN. DECREE OF PARTITION. Upon the report of the commissioners, to which there is no exception, ${order} Entered June 4, 1919. Deed Book 90, page 31.`,
    ).grants;
  it("parts the surface from minerals that stay undivided", () => {
    expect(
      suit(
        "it is decreed that the surface of the 160 acres on Elm Creek be and it is assigned to Bo Venn, who has paid $900 for the use of Ada Venn, and that the oil and gas remain undivided between the said Ada Venn and Bo Venn.",
      ),
    ).toEqual(["Bo Venn surface 1 of grantor_interest", "Ada Venn + Bo Venn mineral 1 of grantor_interest"]);
  });
  it("gives each the lot that he shall have and hold in severalty", () => {
    expect(
      suit(
        "it is decreed that the plaintiff, Ada Venn, do have and hold in severalty the North 70 acres of said tract; and that the defendant, Bo Venn, do have and hold in severalty the South 90 acres of said tract.",
      ),
    ).toEqual(["Ada Venn fee 1 of whole", "Bo Venn fee 1 of whole"]);
  });
});

describe("what a will gives", () => {
  const will = (gifts: string) =>
    readPaper(
      `LAST WILL AND TESTAMENT OF NATHAN CROY. I, Nathan Croy, of Greene County, declare this to be my last will. ${gifts} Signed this 9th day of January, 1954. Nathan Croy. Witnesses: A. Beal; R. Odom. ORDER. Testator died on March 3, 1959. Admitted April 1, 1959. Will Book 6, page 410.`,
    ).grants;
  it.each([
    [
      "Unto my wife, Emma Croy, I leave the use, rents and profits of my home quarter, so long as she shall live. When my wife is dead the said quarter is to go to my son Carl Croy and my daughter Ruth Croy Dow.",
      ["Emma Croy life_estate 1 of grantor_interest", "Carl Croy + Ruth Croy Dow remainder 1 of grantor_interest"],
    ],
    [
      "I dispose of my estate thus. To Asa Croy and Ruth Croy Wise, the children of my brother Simon, the land I live on, with the coal, oil and gas.",
      ["Asa Croy + Ruth Croy Wise fee 1 of grantor_interest"],
    ],
    [
      "I give and devise unto my brother Abel Croy and my sister Dora Croy Roe the tract of 104 acres whereon I reside.",
      ["Abel Croy + Dora Croy Roe fee 1 of grantor_interest"],
    ],
    [
      "My farm of 90 acres I give to my son Carl Croy; but my daughter Ruth Croy is to have one-half of all royalties from oil and gas that may be produced from it, with no say in leasing.",
      ["Carl Croy fee 1 of grantor_interest", "Ruth Croy royalty 1/2 of royalty"],
    ],
    [
      'I name my son, JOHN "JACK" CROY, to be executor. NOW JACK I leave the rest to you, land and cattle. The land is not to be sold but passed on down to your children, ANN CROY AND LEE CROY.',
      ['John "Jack" Croy life_estate 1 of grantor_interest', "Ann Croy + Lee Croy remainder 1 of grantor_interest"],
    ],
    [
      'I name my son, JOHN "JACK" CROY, to be executor. NOW JACK, what remains I leave to you, land and cattle. The land is not to be sold but passed on down to your children, ANN CROY AND LEE CROY.',
      ['John "Jack" Croy life_estate 1 of grantor_interest', "Ann Croy + Lee Croy remainder 1 of grantor_interest"],
    ],
  ])("%s", (gifts, want) => {
    expect(will(gifts)).toEqual(want);
  });
  it("lets a codicil that gives all anew stand in the place of the will", () => {
    expect(
      will(
        "I leave everything I have to my three children, Roy Croy, Jan Croy and Ward Croy, in equal shares. FIRST CODICIL. My son Ward Croy having died, I now leave all I have to Roy Croy and Jan Croy.",
      ),
    ).toEqual(["Roy Croy + Jan Croy fee 1 of grantor_interest"]);
  });
  it("takes a power to sell for no gift", () => {
    expect(will("I give my land to my son Carl Croy. My executor Abel Croy is to have full power to sell any land.")).toEqual([
      "Carl Croy fee 1 of grantor_interest",
    ]);
  });
});

describe("long papers of a court", () => {
  it("comes to an end on long hostile text", () => {
    const order = "It is ordered that Plaintiff, Ada Venn, do have and hold one-half of the surface and one-half of the minerals, and Bo Venn v. Cy Venn and ";
    for (const title of ["JUDGMENT QUIETING TITLE", "DECREE OF DIVORCE", "DECREE OF PARTITION"]) {
      const text = `DISTRICT COURT OF ELM COUNTY, TEXAS. ADA VENN, Plaintiff, v. BO VENN, Defendant. ${title}. ${order.repeat(40)}${"The minerals go to the Plaintiff. ".repeat(80)}`;
      expect(readPaper(text).grants.length).toBeLessThan(2000);
    }
  }, 30_000);
});
