import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const will = (gifts: string) =>
  readPaper(
    `LAST WILL AND TESTAMENT OF AMOS TREECE. I, Amos Treece, of Greene County, declare this to be my last will. ${gifts} Signed this 9th day of January, 1954. Amos Treece. Witnesses: P. Beal; R. Odom. ORDER. Testator died on March 3, 1959. Admitted April 1, 1959. Will Book 6, page 410.`,
  ).grants.sort();
const decree = (order: string) =>
  readPaper(
    `IN THE COUNTY COURT OF CUSTER COUNTY, OKLAHOMA. In the Matter of the Estate of AMOS TREECE, Deceased. No. 2718. DECREE OF DISTRIBUTION. Now on this 3rd day of May, 1961, this matter comes on for hearing on the petition of LESTER TREECE, executor. The Court finds that Amos Treece died testate on May 5, 1960, that all debts are paid. ${order} Dated May 3, 1961. ROBERT QUILL, County Judge. Filed May 5, 1961, Book 44, page 12.`,
  ).grants.sort();

describe("gifts that part the whole", () => {
  it.each([
    [
      "All the rest I have, land and oil and all, I give to my sister NELL BROWN and my brother LESTER TREECE, she to have three parts of four and he one part of four.",
      ["Lester Treece fee 1/4 of grantor_interest", "Nell Brown fee 3/4 of grantor_interest"],
    ],
    [
      "The minerals under my farm I give otherwise, to-wit: one-half to the SECOND BAPTIST CHURCH OF ELK CITY; and one-half to my nieces IDA TREECE and NELL BROWN, to be theirs in equal shares.",
      ["Ida Treece + Nell Brown mineral 1/2 of grantor_interest", "Second Baptist Church of Elk City mineral 1/2 of grantor_interest"],
    ],
    [
      "The 240 acres that came from my mother (Henry Kuhn and Asa Lott Surveys) I dispose of thus: the undivided half to my wife ETTA TREECE in fee; and the other half to my sons LESTER TREECE and BURL TREECE, share and share alike.",
      ["Etta Treece fee 1/2 of grantor_interest", "Lester Treece + Burl Treece fee 1/2 of grantor_interest"],
    ],
    [
      "All my land and minerals in said county to my son LESTER TREECE as to one-half, and as to the remaining one-half to the children of my dead daughter Ruth, namely IDA BAINE and ROY BAINE.",
      ["Ida Baine + Roy Baine fee 1/2 of grantor_interest", "Lester Treece fee 1/2 of grantor_interest"],
    ],
  ])("%s", (words, want) => expect(will(words)).toEqual(want));
  it("gives no more than it says where the shares come to less", () =>
    expect(will("I give one-third of my farm to NELL BROWN and one-third of it to IDA TREECE.")).toEqual([
      "Ida Treece fee 1/3 of grantor_interest",
      "Nell Brown fee 1/3 of grantor_interest",
    ]));
});

describe("orders that part the whole", () => {
  it.each([
    [
      "IT IS ADJUDGED that the homestead, SE/4 of Section 9, T12N, R15W, 160 acres, is distributed thus: to ETTA TREECE, widow, an undivided one-half of the oil, gas and other minerals; to BURL TREECE the land, with the remaining undivided one-half of the oil, gas and other minerals; to each in fee.",
      ["Burl Treece mineral 1/2 of grantor_interest", "Burl Treece surface 1 of grantor_interest", "Etta Treece mineral 1/2 of grantor_interest"],
    ],
    [
      "The surface of the SE/4 of Section 9, T12N, R15W is distributed to BURL TREECE. The one-half mineral interest is distributed thus: to BURL TREECE one-fourth (1/4) of the minerals; to IDA TREECE one-eighth (1/8); to NELL BROWN one-eighth (1/8); each fraction being of the whole mineral estate.",
      ["Burl Treece mineral 1/4 of whole", "Burl Treece surface 1 of grantor_interest", "Ida Treece mineral 1/8 of whole", "Nell Brown mineral 1/8 of whole"],
    ],
    [
      "IT IS ORDERED that BURL TREECE have the surface of the SE/4 of Section 9, T12N, R15W, and a fourth of the oil and gas; that IDA TREECE have half of the oil and gas; and that NELL BROWN have what is left of the oil and gas.",
      [
        "Burl Treece mineral 1/4 of grantor_interest",
        "Burl Treece surface 1 of grantor_interest",
        "Ida Treece mineral 1/2 of grantor_interest",
        "Nell Brown mineral 1/4 of grantor_interest",
      ],
    ],
  ])("%s", (words, want) => expect(decree(words)).toEqual(want));
});
