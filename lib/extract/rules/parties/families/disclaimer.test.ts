import { expect, test } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const read = (text: string) => {
  const d = readInstrument({ name: "paper.txt", text });
  const { parties } = d.parties.resolved;
  const of = (role: string) => parties.filter((p) => p.role === role);
  return {
    type: d.doc_type.resolved.doc_type,
    by: of("releasor").map((p) => `${p.display}${p.share ? ` ${p.share.fraction}` : ""}`),
    dead: of("decedent").map((p) => p.display),
    issue: parties.filter((p) => p.relation === "child").map((p) => `${p.display} of ${parties.find((o) => o.id === p.relation_of)?.display}`),
    estate: (d.conveyance.resolved.facts ?? []).find((f) => f.kind === "other")?.value ?? null,
  };
};

test("a disclaimer of an inheritance: who gives up, whose death it is, and the children named", () => {
  expect(
    read(
      "DISCLAIMER\n\nThat I, Rosa Lee Dunn, being one of the heirs at law of Amos Dunn, deceased, who died intestate on April 4, 1986, do hereby disclaim, in whole, all right, title and interest in the NE/4 of Section 3-4N-1W, Garvin County, Oklahoma, which I would otherwise inherit from said decedent. My only children are Kay Dunn Price and Neil Dunn, both of legal age.\n\nDated June 2, 1986. Rosa Lee Dunn",
    ),
  ).toEqual({
    type: "disclaimer",
    by: ["Rosa Lee Dunn"],
    dead: ["Amos Dunn"],
    issue: ["Kay Dunn Price of Rosa Lee Dunn", "Neil Dunn of Rosa Lee Dunn"],
    estate: null,
  });
});

test("two who renounce together, and one known by the signature alone", () => {
  expect(
    read(
      "DISCLAIMER OF INTEREST IN ESTATE\n\nWe, Nora Hale and Ruth Hale Vance, daughters of Ben Hale, who died a resident of Weld County, Colorado, on July 7, 2001, each hereby disclaim and renounce any and all interest in the estate of our father. Neither of us has any children.\n\nDated Sept. 1, 2001",
    ),
  ).toMatchObject({ type: "disclaimer", by: ["Nora Hale", "Ruth Hale Vance"], dead: ["Ben Hale"], issue: [] });
  expect(
    read(
      "RENUNCIATION\n\nEstate of Edna Fay Rice, deceased (died December 1, 1993)\n\nI am the niece of Edna Fay Rice and one of the residuary devisees under her will. I renounce the devise to me. I have no issue.\n\nWitness my hand, March 4, 1994.\nGloria Rice Tell",
    ),
  ).toMatchObject({ type: "disclaimer", by: ["Gloria Rice Tell"], dead: ["Edna Fay Rice"] });
});

test("a part, and one estate alone, are given up as far as the words go", () => {
  expect(
    read(
      "DISCLAIMER\n\nIN THE MATTER OF THE ESTATE OF OTTO KLEIN, DECEASED\n\nCOMES NOW Fred Klein, son of the decedent, and disclaims an undivided one-half of the interest in the real estate devised to him in the decedent's will. Fred Klein, June 1, 1984",
    ),
  ).toMatchObject({ type: "disclaimer", by: ["Fred Klein 1/2"] });
  expect(
    read(
      "DISCLAIMER BY DEVISEE\n\nCLARA BOYD, named as a devisee in the Last Will and Testament of JOHN BOYD, deceased, hereby disclaims all of the surface estate only in the North Half of Section 12, Block 34, and accepts the minerals.\n\nSigned May 2, 1995. CLARA BOYD",
    ),
  ).toMatchObject({ type: "disclaimer", by: ["Clara Boyd"], estate: "surface" });
});

test("a quitclaim, a refusal of an office, a plea in a suit and a spouse's election are other things", () => {
  for (const text of [
    "DISCLAIMER AND QUITCLAIM DEED\n\nI, Al Stone, an heir of Jo Stone, deceased, hereby disclaim any interest in and quitclaim unto Ray Stone the SW/4 of Section 3-4N-1W, Garvin County, Oklahoma.\n\nDated May 1, 1980. Al Stone",
    "RENUNCIATION OF RIGHT TO ADMINISTER\n\nI, Al Stone, son of Jo Stone, deceased, hereby renounce my right to letters of administration upon the estate of said decedent.\n\nAl Stone, May 1, 1980",
    "IN THE DISTRICT COURT OF GARVIN COUNTY. Ray Stone, Plaintiff, vs. Al Stone and the heirs of Jo Stone, deceased, Defendants.\n\nDISCLAIMER\n\nComes now the defendant Al Stone and disclaims any right, title or interest in the SW/4 of Section 3-4N-1W.\n\nAl Stone",
    "ELECTION OF SURVIVING SPOUSE\n\nI, Ella Stone, widow of Jo Stone, deceased, renounce the will of my husband and elect to take my statutory share.\n\nElla Stone, May 1, 1980",
  ])
    expect(read(text).type).not.toBe("disclaimer");
});
