import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const deed =
  "WARRANTY DEED. Al Fry grants, bargains, sells and conveys unto Amos Holt the NE/4 of Section 8, Township 24 South, Range 5 West, Reno County, Kansas, with warranty. Dated May 2, 1930. Al Fry";
/** Who owns the land of Amos Holt, dead in 1960 in Kansas, by an affidavit with these words. */
const owners = (told: string): string[] =>
  readChain(
    [
      { name: "1.txt", text: deed },
      {
        name: "2.txt",
        text: `AFFIDAVIT OF HEIRSHIP\nSTATE OF KANSAS, COUNTY OF RENO, ss:\n${told}\nHe owned the NE/4 of Section 8-24S-5W, Reno County, Kansas.\nLew Ott\nSubscribed and sworn to before me May 3, 1961. M. Day, Notary Public.`,
      },
    ],
    "2000-01-01",
  )
    .ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.share.fraction}`))
    .sort();
const head = "Lew Ott, being duly sworn, says that Amos Holt died intestate on May 1, 1960; that he was married once only, to Ruth Holt, who survived him;";

describe("children as neighbours tell of them", () => {
  it("takes the town behind a son for no child", () => {
    expect(
      owners(
        `${head} that he left two children, as follows: VERN HOLT, a son, Salina, Kansas; and OLA HOLT BASS, a daughter, wife of Ed Bass, Tulsa, Oklahoma.`,
      ),
    ).toEqual(["Ola Holt Bass 1/4", "Ruth Holt 1/2", "Vern Holt 1/4"]);
  });
  it("names a daughter told by her given name after the one she married", () => {
    expect(owners(`${head} that they had two children, a boy, Vern Holt, and a girl, Pearl, who married Gus Lamm.`)).toEqual([
      "Pearl Lamm 1/4",
      "Ruth Holt 1/2",
      "Vern Holt 1/4",
    ]);
  });
  it("leaves out foster children and those who were not adopted", () => {
    expect(
      owners(`${head} that they had one child, Vern Holt. In 1949 they adopted a girl, Joy Holt. They also kept a foster son, Ted Poe, who was not adopted.`),
    ).toEqual(["Joy Holt 1/4", "Ruth Holt 1/2", "Vern Holt 1/4"]);
  });
  it("reads a list behind what all of it are", () => {
    expect(owners(`${head} that they had two children, being all the children of either of them: Vern Holt and Ida Moss.`)).toEqual([
      "Ida Moss 1/4",
      "Ruth Holt 1/2",
      "Vern Holt 1/4",
    ]);
  });
  it("reads the kin of an heir behind his age and address", () => {
    expect(
      owners(
        "Lew Ott, being duly sworn, says that Amos Holt died intestate on May 1, 1960, a widower; that these are all his heirs, with their ages, homes, relationship and share: Vern Holt, 50, Salina, Kansas, son, one-half; Ida Moss, 47, Tulsa, Oklahoma, daughter, one-half.",
      ),
    ).toEqual(["Ida Moss 1/2", "Vern Holt 1/2"]);
  });
  it("puts those who are told behind 'and by' as children of a dead daughter in her place", () => {
    expect(
      owners(
        `${head} that he was also survived by his children, Vern Holt and Ida Moss, and by Joe Lamm and Kay Lamm, the only children of his daughter Pearl Lamm, who died in 1950.`,
      ),
    ).toEqual(["Ida Moss 1/6", "Joe Lamm 1/12", "Kay Lamm 1/12", "Ruth Holt 1/2", "Vern Holt 1/6"]);
  });
  it("takes the dead by another name for no heir", () => {
    expect(
      owners(`${head} that the only child who outlived him is Ida Moss; that Amos Holt and Amon Holt, as some called him, were one and the same man.`),
    ).toEqual(["Ida Moss 1/2", "Ruth Holt 1/2"]);
  });
});

describe("a marriage in a table of its own", () => {
  const children = "| Name | Age | Living or Dead |\n| Vern Holt | 40 | Living |\n| Ida Moss | 38 | Living |";
  const died = "Name of Deceased: Amos Holt\nDate of Death: May 1, 1960\nDied: Intestate";
  it("names the spouse who outlived the dead", () => {
    expect(
      owners(`${died}\nMarriages\n| Name of Spouse | Date of Marriage | How Ended |\n| Ruth Holt | 1915 | By his death |\nChildren of Deceased\n${children}`),
    ).toEqual(["Ida Moss 1/4", "Ruth Holt 1/2", "Vern Holt 1/4"]);
  });
  it("leaves out one divorced and one who went first", () => {
    const rows = "| Ruth Holt | 1915 | Divorced 1920 |\n| Cora Holt | 1921 | By her death, 1950 |";
    expect(owners(`${died}\nMarriages\n| Name of Spouse | Date of Marriage | How Ended |\n${rows}\nChildren of Deceased\n${children}`)).toEqual([
      "Ida Moss 1/2",
      "Vern Holt 1/2",
    ]);
  });
});
