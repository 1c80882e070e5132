import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const LAND = "Section 16, Township 18 South, Range 72 West, 6th P.M., Elm County, Colorado";
const JOINT = `WARRANTY DEED. Ed Poe, a single man, grants and conveys to Carl Moe and Ida Roe, as joint tenants with right of survivorship, ${LAND}. May 1, 1950. Ed Poe`;
const SOLE = `WARRANTY DEED. Ed Poe, a single man, grants and conveys to Carl Moe, a single man, ${LAND}. May 1, 1950. Ed Poe`;
const DEATH = `AFFIDAVIT OF HEIRSHIP. Ida Roe, being sworn, says that Carl Moe died intestate on June 4, 1970, a widower, leaving one child, Peter Moe, his only heir, and owning an interest in ${LAND}. July 1, 1970. Ida Roe`;

const rows = (...papers: string[]) =>
  readChain(
    papers.map((text, i) => ({ name: `${i}.txt`, text })),
    "2020-01-01",
  )
    .ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.estate_type} ${r.share.fraction}`))
    .toSorted();

describe("one who gives to himself", () => {
  it("ends a joint tenancy alone, so that his part goes to his heir", () =>
    expect(
      rows(
        JOINT,
        `QUITCLAIM DEED. Carl Moe, one of the joint tenants, quitclaims and conveys to Carl Moe, as tenant in common, all his undivided interest in ${LAND}. May 1, 1960. Carl Moe`,
        DEATH,
      ),
    ).toEqual(["Ida Roe fee 1/2", "Peter Moe fee 1/2"]));

  it("ends it by a deed to both in halves, of which the other has hers already", () =>
    expect(
      rows(
        JOINT,
        `QUIT CLAIM DEED. Carl Moe, grantor, hereby sells and quitclaims to Carl Moe and Ida Roe, as tenants in common, one-half to each, ${LAND}. May 1, 1960. Carl Moe`,
        DEATH,
      ),
    ).toEqual(["Ida Roe fee 1/2", "Peter Moe fee 1/2"]));

  it("ends it where both give to themselves in common", () =>
    expect(
      rows(
        JOINT,
        `QUITCLAIM DEED. Carl Moe and Ida Roe convey to themselves, Carl Moe and Ida Roe, as tenants in common, ${LAND}. May 1, 1960. Carl Moe. Ida Roe`,
        DEATH,
      ),
    ).toEqual(["Ida Roe fee 1/2", "Peter Moe fee 1/2"]));

  it("leaves it as it was where no such deed is", () => expect(rows(JOINT, DEATH)).toEqual(["Ida Roe fee 1"]));

  it.each([
    "Carl Moe, grantor, does hereby convey unto Carl Moe and Dora Moe, his wife, as joint tenants,",
    "Know all men that I, Carl Moe, do hereby grant and convey to myself and my wife, Dora Moe, as joint tenants,",
    "THIS DEED, between Carl Moe, grantor, and Carl Moe and Dora Moe, grantees, witnesseth that the grantor conveys to the grantees, as joint tenants,",
  ])("takes beside her to whom he gives a part: %s", (words) =>
    expect(rows(SOLE, `WARRANTY DEED. ${words} ${LAND}. May 1, 1960. Carl Moe`)).toEqual(["Carl Moe fee 1/2", "Dora Moe fee 1/2"]),
  );

  it("keeps nothing of the land where he only reserves something to himself, or tells how he had it", () => {
    expect(rows(SOLE, `WARRANTY DEED. Carl Moe conveys to Dora Moe ${LAND}, reserving to himself nothing. May 1, 1960. Carl Moe`)).toEqual(["Dora Moe fee 1"]);
    expect(rows(SOLE, `WARRANTY DEED. Carl Moe conveys to Dora Moe all the land conveyed to Carl Moe by Ed Poe, ${LAND}. May 1, 1960. Carl Moe`)).toEqual([
      "Dora Moe fee 1",
    ]);
  });
});

describe("a life estate kept for a couple of whom one is the owner", () => {
  const owner = `WARRANTY DEED. Ed Poe, a single man, grants and conveys to Carl Moe, a single man, the NE1/4 of Section 8, Township 140 North, Range 97 West. May 1, 1950. Ed Poe`;
  const kept = `WARRANTY DEED. Carl Moe and Dora Moe, his wife, grant to Jean Roe the NE1/4 of Section 8, Township 140 North, Range 97 West. The grantors reserve to themselves, during the lives of both and of the survivor, a life estate in the land. May 1, 1970. Carl Moe. Dora Moe`;
  const death = `AFFIDAVIT OF DEATH. Dora Moe, being sworn, says that Carl Moe died on June 4, 1978, leaving Dora Moe, his widow, in possession of the NE1/4 of Section 8, Township 140 North, Range 97 West. July 1, 1978. Dora Moe`;
  const inState = (county: string, ...papers: string[]) => rows(...papers.map((p) => p.replaceAll("97 West", `97 West, ${county}`)));

  it("goes on for the other where the law of the state follows the intent", () =>
    expect(inState("Elm County, North Dakota", owner, kept, death)).toEqual(["Dora Moe life_estate 1", "Jean Roe remainder 1"]));

  it("ends with the owner elsewhere", () => expect(inState("Elm County, Kansas", owner, kept, death)).toEqual(["Jean Roe fee 1"]));
});

describe("joint words beside the names at the head of a deed", () => {
  const TEXAS = "Section 16, Block 4, H. & T. C. Ry. Co. Survey, Elm County, Texas";
  const headed = (words: string, land: string) =>
    rows(
      `WARRANTY DEED\n\nGrantor: Ed Poe, a single man\nGrantee: Carl Moe, a single man, and Ida Roe, a single woman, ${words}\n\nGrantor, for Ten Dollars, grants, sells and conveys to Grantee ${land}.\n\nMay 1, 1980.\n\nEd Poe`,
      DEATH.replace(LAND, land).replace("1970", "1990").replace("July 1, 1970", "July 1, 1990"),
    );
  it("bind as the law of the state has it: joint tenants alone leave nothing to the survivor in Texas (Tex. Est. Code 111.001)", () => {
    expect(headed("as joint tenants", TEXAS)).toEqual(["Ida Roe fee 1/2", "Peter Moe fee 1/2"]);
    expect(headed("as joint tenants with right of survivorship", TEXAS)).toEqual(["Ida Roe fee 1"]);
    expect(headed("as joint tenants", LAND)).toEqual(["Ida Roe fee 1"]);
  });
});
