import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const deed = (words: string, to = ["Ann Lark", "Bo Lark"], others: string[] = []): string[] =>
  read(`DEED\n\nThat I, Ada Venn, a widow, ${words}\n\nTO HAVE AND TO HOLD forever.`, people(["Ada Venn"], to, others), "gift_deed").resolved.grants.map(
    (g) => `${g.to.join("&")} ${g.estate_type} ${g.fraction?.fraction} ${g.of}`,
  );

describe("a later act of the same deed gives its own object to its own taker", () => {
  it.each([
    [
      "do grant and convey to Ann Lark the NW/4 of Section 9, excepting four-ninths of the minerals; and hereby convey the said four-ninths (4/9) of the minerals, by the same deed, to Bo Lark.",
      ["b1 fee 1 whole", "b2 mineral 4/9 whole"],
    ],
    [
      "do grant and convey to Ann Lark all of Section 9, except the minerals; and I give the minerals to Bo Lark and Cy Lark, one-half to each.",
      ["b1 fee 1 whole", "b2 mineral 1/2 whole", "b3 mineral 1/2 whole"],
    ],
    [
      "do grant and convey to Ann Lark all of Section 9 with one-half of the minerals; the other half of the minerals I do hereby grant to Bo Lark.",
      ["b1 surface 1 whole", "b1 mineral 1/2 whole", "b2 mineral 1/2 whole"],
    ],
  ])("%s", (words, want) => {
    expect(deed(words, want.some((w) => w.startsWith("b3")) ? ["Ann Lark", "Bo Lark", "Cy Lark"] : undefined)).toEqual(want);
  });

  it("goes on with the same taker where it names none or says him again", () => {
    expect(
      deed("do convey to Ann Lark one-half of the minerals in Section 9. I also convey to the said Ann Lark one-fourth of the royalty under the lease.", [
        "Ann Lark",
      ]),
    ).toEqual(["b1 mineral 1/2 whole", "b1 royalty 1/4 royalty"]);
  });

  it("gives nothing where its taker is no party of the paper", () => {
    expect(deed("do convey to Ann Lark all of Section 9. I also convey to my nephew Dee Mott one-half of the minerals.", ["Ann Lark"])).toEqual([
      "b1 fee 1 whole",
    ]);
  });
});

describe("whom only a further act of the deed reaches takes by it", () => {
  it.each([
    [
      "that Ada Venn, a widow, sells and conveys to Elm Cattle Company the NW/4 of Section 9, excepting 3/8 of the minerals; and hereby conveys the said 3/8 of the minerals, by the same deed, to Bo Lark.",
      ["Elm Cattle Company fee 1 of whole", "Bo Lark mineral 3/8 of whole"],
    ],
    [
      'That Ada Venn, a widow, "Grantor", makes these conveyances of the W/2 of Section 4: (1) To ANN LARK, of Elm, Texas, Grantor GRANTS, SELLS and CONVEYS the surface and one-fourth of the minerals. (2) To ELM ROYALTY COMPANY, Grantor GRANTS, SELLS and CONVEYS a royalty of one-sixteenth of production.',
      ["Ann Lark surface 1 of whole", "Ann Lark mineral 1/4 of whole", "Elm Royalty Company royalty 1/16 of whole"],
    ],
    [
      "Ada Venn, a widow, Grantor, grants, bargains, sells and conveys to Cy Lark the S/2 of Section 2, T. & P. Ry. Co. Survey, reserving to the Grantor one-half of the minerals, of which half the Grantor now conveys one-half (being 1/4 of the whole) to her brother Bo Mott.",
      ["Cy Lark fee 1 of whole", "Bo Mott mineral 1/4 of whole"],
    ],
  ])("%s", (words, want) => {
    expect(readPaper(`WARRANTY DEED\n\n${words}\n\nWitness my hand May 4, 1961.\n\nAda Venn`).grants).toEqual(want);
  });
});
