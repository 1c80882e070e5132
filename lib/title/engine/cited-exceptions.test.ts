import { describe, expect, it } from "vitest";
import { ownedAndIssues, texasDeed as paper } from "@/lib/testing/texas-deeds";

const own = (...texts: string[]) => ownedAndIssues(texts, "2020-01-01");

const root = paper("Ada Venn", "Bo Lark", "May 3, 1950", "", "May 9, 1950, Vol. 40, page 70");
const half = "Grantor reserves an undivided one-half (1/2) of the oil, gas and other minerals in and under said land.";
const kept = paper("Bo Lark", "Cy Mott", "May 3, 1960", half, "May 9, 1960, Vol. 80, page 75");
const royalty = (from: string) =>
  `The grantor ${from} reserves an undivided one thirty-second (1/32) royalty in and to all of the oil, gas and other minerals that may be produced and saved from said land, free of cost.`;

describe("an exception of all minerals as recorded in a cited deed", () => {
  const sale = (page: string) =>
    paper(
      "Cy Mott",
      "Di Reed",
      "May 3, 1970",
      `SAVE AND EXCEPT: all oil, gas and other minerals as recorded in Vol. 80, page ${page}, Deed Records.`,
      "May 9, 1970, Vol. 99, page 12",
    );

  it("keeps out what that deed put outstanding and nothing more", () => {
    expect(own(root, kept, sale("75")).rows).toEqual(["Bo Lark mineral 1/2", "Di Reed mineral 1/2", "Di Reed surface 1"]);
  });

  it("stands as written where the deed is not at hand", () => {
    expect(own(root, kept, sale("611")).rows).toContain("Cy Mott mineral 1/2");
  });
});

describe("an exception of what others have, whoever they are", () => {
  const sale = (clause: string) => paper("Cy Mott", "Di Reed", "May 3, 1970", clause, "May 9, 1970, Vol. 99, page 12");
  it.each([
    "Minerals that other persons hold by earlier deeds are not sold.",
    "It is understood that other minerals are outstanding in third parties.",
    "Save and except such minerals as strangers to this deed may own.",
  ])("takes no more than they have: %s", (clause) =>
    expect(own(root, kept, sale(clause)).rows).toEqual(["Bo Lark mineral 1/2", "Di Reed mineral 1/2", "Di Reed surface 1"]),
  );
  it("is all of them where all are told", () =>
    expect(own(root, kept, sale("Save and except all of the oil, gas and other minerals.")).rows).toContain("Cy Mott mineral 1/2"));
});

describe("a reservation behind a reference for all purposes", () => {
  const told = paper(
    "Cy Mott",
    "Di Reed",
    "May 3, 1970",
    "Subject to the one-half of the minerals reserved by Bo Lark in Vol. 80, page 75.",
    "May 9, 1970, Vol. 99, page 12",
  );
  const sale = (reference: string) =>
    paper(
      "Di Reed",
      "Ed Holm",
      "May 3, 1980",
      `${reference} Grantor reserves an undivided three-eighths (3/8) of the oil, gas and other minerals in and under said land.`,
      "May 9, 1980, Vol. 120, page 3",
    );

  it("stands, for the deed referred to tells of the half that is outstanding", () => {
    const { rows } = own(
      root,
      kept,
      told,
      sale("Being the land described in the deed to me in Vol. 99, page 12, to which deed reference is here made for all purposes."),
    );
    expect(rows.sort()).toEqual(["Bo Lark mineral 1/2", "Di Reed mineral 3/8", "Ed Holm mineral 1/8", "Ed Holm surface 1"]);
  });

  it("stands where the clause itself tells of the minerals and refers to their deed for all purposes besides", () => {
    const clause = "Subject to the undivided one-half of the minerals reserved in the deed in Vol. 80, page 75, to which reference is made for all purposes.";
    expect(own(root, kept, told, sale(clause)).rows).toContain("Di Reed mineral 3/8");
  });

  it("gives way where the deed is named for the description alone", () => {
    const { rows } = own(root, kept, told, sale("Being the land described in the deed to me in Vol. 99, page 12."));
    expect(rows).toContain("Ed Holm mineral 1/2");
  });
});

describe("a share of production reserved where another's is outstanding and not told", () => {
  const first = paper("Bo Lark", "Cy Mott", "May 3, 1960", royalty("Bo Lark"), "May 9, 1960, Vol. 80, page 75");
  const second = (told: string) => paper("Cy Mott", "Di Reed", "May 3, 1970", `${told}${royalty("Cy Mott")}`, "May 9, 1970, Vol. 99, page 12");

  it("gives way, for the rest was granted with warranty", () => {
    const { rows, codes } = own(root, first, second(""));
    expect(rows.filter((r) => r.includes("royalty"))).toEqual(["Bo Lark royalty 1/32"]);
    expect(codes).toContain("OVERCONVEYANCE_DUHIG");
  });

  it("stands where the deed tells of the other royalty", () => {
    const told = "This deed is subject to the royalty of 1/32 reserved by Bo Lark in Vol. 80, page 75. ";
    expect(
      own(root, first, second(told))
        .rows.filter((r) => r.includes("royalty"))
        .sort(),
    ).toEqual(["Bo Lark royalty 1/32", "Cy Mott royalty 1/32"]);
  });
});
