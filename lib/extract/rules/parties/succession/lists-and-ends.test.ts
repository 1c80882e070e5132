// Lists of children behind words on their other parent, items with letters, answers with numbers twice; and marriages that ended by a death.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";
import { asByParents } from "./family-sense";
import { characterOf } from "./statements";

const told = (words: string, dead = "Clyde Stone") =>
  readPaper(
    `AFFIDAVIT OF HEIRSHIP\n\nTHE STATE OF TEXAS, COUNTY OF ELM. Before me came Floy Penn, who being sworn said: ${dead} died February 6, 1981, without a will. ${words}\n\nFloy Penn\n\nSworn to and subscribed before me March 3, 1982. Filed March 5, 1982, Vol. 301, page 55.`,
  ).deaths.find((d) => d.decedent === dead);

const HEIRS = ["Ben T. Stone child", "May Stone Lusk child", "Ora Stone child"];

describe("children behind words on their other parent", () => {
  it.each([
    "They had three children, each being also the child of Vera K. Stone: Ben T. Stone, May Stone Lusk and Ora Stone.",
    "Three children were born to or adopted by Clyde Stone, each of whom is a child of Vera K. Stone, all living and of full age: Ben T. Stone; May Stone Lusk; and Ora Stone.",
    "Children born to Decedent, all being also children of Vera K. Stone: Ben T. Stone, May Stone Lusk and Ora Stone.",
    "The children of Decedent are: (a) Ben T. Stone; (b) May Stone Lusk, of Reno, Nevada; (c) Ora Stone (born 1953), all of that marriage. None has died.",
    "The children of Decedent were (1) Ben T. Stone, (2) May Stone Lusk and (3) Ora Stone.",
    "He had three (3) children and no more. By Vera K. Stone: Ben T. Stone, of Reno; May Stone Lusk; and Ora Stone.",
    "He had three (3) children. Living are Ben T. Stone; May Stone Lusk; and Ora Stone.",
  ])("%s", (words) =>
    expect(told(`He was married once, in 1950, to Vera K. Stone, who survives him. ${words}`)?.heirs).toEqual(["Vera K. Stone spouse", ...HEIRS]),
  );

  it("takes those of each marriage by the name of the wife, with her initial", () =>
    expect(
      told(
        "He was married twice: first, in 1940, to Ada M. Poe, who died in 1949; and second, in 1951, to Vera K. Stone, who survives him. Decedent had two (2) children and no more. By Ada M. Poe: Ben T. Stone, of Reno, Nevada. By Vera K. Stone: Ora Stone. All survived Decedent.",
      )?.heirs,
    ).toEqual(["Vera K. Stone spouse", "Ben T. Stone child", "Ora Stone child"]));

  it("takes those born to each marriage", () =>
    expect(
      told(
        "He was married first, in 1940, to Ada M. Poe, who died in 1949, and second, in 1951, to Vera K. Stone, who survives him. To the marriage with Ada M. Poe were born Ben T. Stone and May Stone Lusk. To the marriage with Vera K. Stone was born Ora Stone. All are living.",
      )?.heirs,
    ).toEqual(["Vera K. Stone spouse", ...HEIRS]));

  it("keeps a sister of the half blood apart where a brother of the full blood stands beside her", () =>
    expect(
      told(
        "He was never married and left no issue. Both parents, Al Stone and Eva Stone, died before him. Brothers and sisters: Guy Stone, a full brother; and Ora Stone Lusk, a half sister.",
      )?.heirs.filter((h) => /sibling/.test(h)),
    ).toEqual(["Guy Stone sibling", "Ora Stone Lusk half_sibling"]));

  it("goes on with the list behind the children of one who died", () =>
    expect(
      told(
        "He never married again after Vera Stone, who died in 1970. He had two children, both of whom died before him. Lon Stone is deceased (1975). Children of Lon Stone: Ben T. Stone and Ora Stone. Al F. Stone is deceased (1979). Child of Al F. Stone: Guy Stone, of full age.",
      )?.heirs.filter((h) => /grandchild/.test(h)),
    ).toEqual(["Ben T. Stone grandchild of Lon Stone", "Ora Stone grandchild of Lon Stone", "Guy Stone grandchild of Al F. Stone"]));

  it("rewrites only what stands behind children, and keeps every place", () => {
    const text = "He had two children, each being also the child of Vera K. Stone: Ben and Ora.";
    expect(asByParents(text)).toHaveLength(text.length);
    expect(asByParents(text)).toMatch(/^He had two children {2,}by Vera K\. Stone: Ben and Ora\.$/);
    const own = "Each signer, both of them being the child of Vera Stone, owns a part.";
    expect(asByParents(own)).toBe(own);
  });
});

describe("marriages that ended by a death", () => {
  it.each([
    "He was married but once, to Vera K. Stone, in 1950, the marriage ending with her death in 1971. Decedent did not marry again and left no surviving spouse. He had one child, Ora Stone.",
    "He was married only to Vera K. Stone, the marriage ending with her death in 1971, and remained unmarried until his death. He had one child, Ora Stone, whose other parent is Vera K. Stone.",
    "He was married one time, to Vera K. Stone, which marriage was dissolved by her death in 1971. He had one child, Ora Stone.",
    "His only marriage, to Vera K. Stone, was over in 1971; he left no surviving wife. He had one child, Ora Stone.",
  ])("%s", (words) => expect(told(words)?.heirs.filter((h) => /spouse$/.test(h))).toEqual([]));

  it("keeps the widow of a marriage that his own death ended", () =>
    expect(
      told("He was married but once, to Vera K. Stone, in 1950, the marriage ending with his death in 1981. She survives him. He had one child, Ora Stone.")
        ?.heirs,
    ).toContain("Vera K. Stone spouse"));
});

describe("spouses and kin beside words of other things", () => {
  it("takes nobody's sex from husband and wife", () =>
    expect(
      told(
        "He was married only once, to Vera K. Stone, on June 15, 1950, and they lived together as husband and wife until his death; Vera K. Stone survives. He died without issue, having had no children. Neither parent survived him; Al W. Stone and Eva M. Stone, his father and mother, died earlier. His sisters are Ora Stone Lusk and May Stone Bird.",
      )?.heirs.filter((h) => /spouse|sibling/.test(h)),
    ).toEqual(["Vera K. Stone spouse", "Ora Stone Lusk sibling", "May Stone Bird sibling"]));

  it("lets a label that is answered with none deny nothing behind it", () =>
    expect(told("Will: none Administration: none Marriages: Decedent's only marriage was to Vera K. Stone in 1950; she is the surviving wife.")?.heirs).toEqual(
      ["Vera K. Stone spouse"],
    ));
});

it("takes the number of a section for no denial", () => {
  expect(characterOf("He owned Section No. 101, Block 26, as his separate property.")).toBe("separate");
  expect(characterOf("It was no part of his separate property.")).toBe(null);
});
