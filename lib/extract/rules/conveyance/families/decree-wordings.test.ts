// What decrees give to whom, in the ways county courts put it: verbs, classes of kin, quoted wills, lists, several dead.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const decree = (said: string, title = "DECREE OF DISTRIBUTION", estate = "Estate of CARL VENN, deceased") =>
  readPaper(`IN THE COUNTY COURT OF ELM COUNTY, OKLAHOMA\n${estate}\n\n${title}\n\n${said}\n\nDone June 1, 1951. Otto Frome, County Judge`);
const DIED = "Carl Venn died testate on May 3, 1950.";

describe("takers called by a class", () => {
  it.each([
    [
      `${DIED} By his will all real estate goes to his two sons, BO VENN and CY VENN. ORDERED that his land is distributed one-half to each of the two sons.`,
      ["Bo Venn fee 1/2 of grantor_interest", "Cy Venn fee 1/2 of grantor_interest"],
    ],
    [
      `${DIED} His will gives "everything I own to my sons Bo and Cy, in equal parts." The two so named are BO R. VENN and CY T. VENN. It is ordered that the property of the estate stand in the two devisees, one-half each.`,
      ["Bo R. Venn fee 1/2 of grantor_interest", "Cy T. Venn fee 1/2 of grantor_interest"],
    ],
    [
      `${DIED} The will reads: "All that I have I give to my three children in three equal parts." The three are: BO VENN; CY VENN; and DEE VENN. ORDERED that his land, 320 acres, with the minerals, is vested one undivided third in each child.`,
      ["Bo Venn fee 1/3 of grantor_interest", "Cy Venn fee 1/3 of grantor_interest", "Dee Venn fee 1/3 of grantor_interest"],
    ],
  ])("%s", (said, want) => {
    expect(decree(said).grants).toEqual(want);
  });
});

describe("who acts in the cause", () => {
  const FAMILY = `${DIED} By his will he gave all that he had to his children, BO VENN, CY VENN and DEE LARK.`;
  const ALL = ["Bo Venn + Cy Venn + Dee Lark fee 1 of grantor_interest"];

  it.each([
    "The Executor, Bo Venn, having shown that the debts are paid, title to all of the estate, including the W/2 of Section 25, is vested in the said three children equally.",
    "On the petition of Bo Venn and Cy Venn, executors, it is decreed that the W/2 of Section 25 be distributed to the devisees so named, in equal shares.",
    "The final account of Dee Lark, who was appointed administratrix, is allowed, and the W/2 of Section 25 is assigned to the legatees aforesaid, share and share alike.",
    "Bo Venn, the independent executor, is discharged, and the whole of the real estate shall pass to the children of the deceased in equal parts.",
  ])("takes no more than the class that he is of: %s", (order) => expect(decree(`${FAMILY} ${order}`).grants).toEqual(ALL));

  it("takes alone where the order gives to him as one", () =>
    expect(
      decree(
        `${DIED} By his will he gave all to his daughter. He left a son, BO VENN, and a daughter, DEE LARK. On the petition of Dee Lark, executrix, the W/2 of Section 25 is assigned to her.`,
      ).grants,
    ).toEqual(["Dee Lark fee 1 of grantor_interest"]));
});

describe("words that give", () => {
  it.each([
    [
      `${DIED} It is decreed that all right and title of Carl Venn in the W/2 of Section 25 has vested one-third in BO VENN, one-third in CY VENN, and one-third in DEE LARK.`,
      ["Bo Venn fee 1/3 of grantor_interest", "Cy Venn fee 1/3 of grantor_interest", "Dee Lark fee 1/3 of grantor_interest"],
    ],
    [
      `${DIED} The Court therefore assigns and decrees to the said BO VENN, the whole of the estate, of which the realty is: N/2 SE/4, Section 20, T. 18 N., R. 10 W., with its minerals.`,
      ["Bo Venn fee 1 of grantor_interest"],
    ],
    [
      `${DIED} The Court decrees that there passed by the will, an equal half each, to BO VENN and CY VENN, whatsoever he owned in 40 acres, Luna League, A-3.`,
      ["Bo Venn fee 1/2 of grantor_interest", "Cy Venn fee 1/2 of grantor_interest"],
    ],
    [
      `${DIED} The will is established as a link in the chain of title to the land, which belongs to BO VENN, a feme sole.`,
      ["Bo Venn fee 1 of grantor_interest"],
    ],
  ])("%s", (said, want) => {
    expect(decree(said).grants).toEqual(want);
  });
});

describe("lists", () => {
  it("reads an order that only opens a list, and leaves out what is no part of the land", () => {
    const { grants } = decree(
      `${DIED} The Court finds the agreement of BO VENN, CY VENN and DEE LARK fair, and ORDERS:\nTo BO VENN: the whole of the surface of N½ Sec. 3, T. 51 N., R. 72 W.; and one-half of the oil, gas and other minerals in said N½.\nTo CY VENN: the other one-half of the oil, gas and other minerals in said N½.\nTo DEE LARK: the house and lots in Elm, the cattle, and $2,100.00 in cash.`,
    );
    expect(grants).toEqual(["Bo Venn surface 1 of grantor_interest", "Bo Venn mineral 1/2 of grantor_interest", "Cy Venn mineral 1/2 of grantor_interest"]);
  });

  it("gives each the piece of land that is told for him", () => {
    const { grants, people } = decree(
      "Decedent died intestate May 3, 1950, leaving as his sole heirs W. E. Venn and A. T. Venn, sons, and Kate Venn Lark, daughter. It is the judgment of the Court that his estate in the W/2 of Section 16 be distributed and vested thus:\nTo KATE VENN LARK, the Northwest Quarter (NW/4) of said Section 16, in fee;\nTo A. T. VENN, the Southwest Quarter (SW/4) of said Section 16, in fee.\nAnd the same are now vested in them respectively.",
    );
    expect(grants).toEqual(["Kate Venn Lark fee 1 of grantor_interest", "A. T. Venn fee 1 of grantor_interest"]);
    expect(people).toEqual(["Carl Venn", "W. E. Venn", "A. T. Venn", "Kate Venn Lark"]);
  });

  it("excepts nothing in a table of shares, nor by words that only tell", () => {
    const read = decree(
      "a. Carl Venn died May 3, 1950, leaving no will. It is decreed that forty acres (SW/4 SE/4, Section 5, T17N, R11W), with all minerals in it which he had not conveyed, with its minerals and its surface, is vested in the heirs thus:\n     Bo Venn ...... 1/2\n     Cy Venn ...... 1/2",
    );
    expect(read.excepted).toEqual([]);
    expect(read.grants).toEqual(["Bo Venn fee 1/2 of grantor_interest", "Cy Venn fee 1/2 of grantor_interest"]);
  });

  it("takes what goes to the heirs of one of two dead from that one", () => {
    const read = decree(
      "1. Carl Venn, a widower, died without a will on October 14, 1946. His heirs are his two children, BO VENN and CY VENN, and such mineral rights as he owned descended to them in equal shares.\n2. Daisy Lark, a widow, died without a will on July 1, 1950. Her only heir is her daughter, CRISS LARK, to whom descended such mineral rights as she owned.",
      "DECREE DETERMINING HEIRSHIP",
      "In the Matter of the Estates of CARL VENN and DAISY LARK, both Deceased.",
    );
    const from = read.conveyance.grants.map((g) => g.from.length);
    expect(from).toEqual([1, 1]);
    expect(read.grants).toEqual(["Bo Venn + Cy Venn mineral 1 of grantor_interest", "Criss Lark mineral 1 of grantor_interest"]);
  });

  it("gives a share to each of those who are told behind each, and to each heir of two dead", () => {
    const read = decree(
      `${DIED} ORDERED that there be distributed to each of the said BO VENN, CY VENN and DEE VENN an undivided one-third of all real property of the decedent, including the SW/4 of Section 5, acquired from Ada and Ole Frome.`,
    );
    expect(read.grants).toEqual(["Bo Venn fee 1/3 of grantor_interest", "Cy Venn fee 1/3 of grantor_interest", "Dee Venn fee 1/3 of grantor_interest"]);
    const both = decree(
      "Ida Venn died intestate May 3, 1950, and Carl Venn, her husband, died intestate June 4, 1951. IT IS ADJUDGED that the heirs of the said decedents are BO VENN and CY VENN, and there is assigned to each of them an undivided one-half of the residue, to-wit: the surface of the SW/4 of Section 5, and the half of the minerals which was not conveyed by the decedents to Elm Royalty Company.",
      "FINAL DECREE",
      "In the Matter of the Estates of CARL VENN and IDA VENN, Deceased.",
    );
    expect(both.to).toBe("Bo Venn + Cy Venn");
    expect(both.conveyance.grants.map((g) => g.from.length)).toEqual([2, 2]);
    expect(both.grants).toEqual(["Bo Venn fee 1/2 of grantor_interest", "Cy Venn fee 1/2 of grantor_interest"]);
  });

  it.each(["have and be vested with", "take and hold", "be vested with"])("gives all of the dead's own share to one who shall %s it", (verb) => {
    const said = `${DIED} Her will gives her land to her son Bo Venn. It is adjudged that BO VENN ${verb} the undivided one-third interest of the decedent, surface and mineral, in the SW/4 of Section 5.`;
    expect(decree(said).grants).toEqual(["Bo Venn fee 1 of grantor_interest"]);
  });

  it("gives a half where it is a half of what the dead had", () => {
    const said = `${DIED} Her will gives her land to her son Bo Venn. It is ordered that there is distributed to BO VENN the one-half of the interest of the decedent in the SW/4 of Section 5.`;
    expect(decree(said).grants).toEqual(["Bo Venn fee 1/2 of grantor_interest"]);
  });

  it.each([
    "The court is vested with jurisdiction of the estate and of the heirs, BO VENN and CY VENN.",
    "CY VENN, executor, is vested with full power to sell the stock and to pay BO VENN.",
    "CY VENN shall receive and hold all rents for BO VENN until the debts are paid.",
    "To have and to hold unto CY VENN, as he held it before, is asked and denied.",
  ])("gives no land by words of power, possession or tenure: %s", (words) => {
    const said = `${DIED} ${words} It is ordered that the SW/4 of Section 5 be distributed to BO VENN.`;
    expect(decree(said).grants).toEqual(["Bo Venn fee 1 of grantor_interest"]);
  });
});
