import { describe, expect, it } from "vitest";
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
