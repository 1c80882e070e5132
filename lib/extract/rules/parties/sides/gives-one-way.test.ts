import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const LAND = "the NW/4 of Section 5, Township 3 North, Range 2 West";
const sides = (text: string) => {
  const { parties, from, to } = readInstrument({ name: "paper.txt", text }).parties.resolved;
  const names = (ids: readonly string[]) => ids.map((id) => parties.find((p) => p.id === id)?.display);
  return { from: names(from), to: names(to) };
};

describe("exchanges made by a deed each way", () => {
  it("are read as the deed they are", () => {
    const text = `EXCHANGE DEED. That ORA BELL, a widow, in exchange for Lot 4 which CARL DUNN this day conveys to her by his deed of even date, does hereby grant, sell and convey unto the said Carl Dunn, his heirs and assigns, ${LAND}. Dated May 2, 1950. Ora Bell`;
    expect(sides(text)).toEqual({ from: ["Ora Bell"], to: ["Carl Dunn"] });
  });
  it("are two grants where each gives to the other", () => {
    const text = `DEED OF EXCHANGE. This agreement between ORA BELL and CARL DUNN: Ora Bell conveys to Carl Dunn ${LAND}, and Carl Dunn conveys to Ora Bell the SE/4 of said Section. May 2, 1950. Ora Bell. Carl Dunn.`;
    expect(sides(text)).toEqual({ from: ["Ora Bell", "Carl Dunn"], to: ["Ora Bell", "Carl Dunn"] });
  });
  it("are two grants where each who gives is called the said, or by the part he has", () => {
    const paper = (acts: string) =>
      `EXCHANGE DEED. This deed is made between ORA BELL, first party, and CARL DUNN, second party. ${acts} May 2, 1950. Ora Bell. Carl Dunn.`;
    for (const acts of [
      `The said Ora Bell conveys to Carl Dunn ${LAND}. The said Carl Dunn conveys to Ora Bell the SE/4 of said Section.`,
      `The first party conveys to the second party ${LAND}. The second party conveys to the first party the SE/4 of said Section.`,
      `Know all men that the first party conveys to the second party ${LAND}, and as her part of the bargain the second party conveys to the first party the SE/4 of said Section.`,
    ]) {
      const both = sides(paper(acts));
      expect(both.from.toSorted()).toEqual(["Carl Dunn", "Ora Bell"]);
      expect(both.to.toSorted()).toEqual(["Carl Dunn", "Ora Bell"]);
    }
  });
  it("are one grant where the other is told by which, by that or by a deed of his own", () => {
    for (const told of [
      "Lot 4 that Carl Dunn this day conveys to her",
      "Lot 4, and by a separate deed Carl Dunn conveys the same to her",
      "land the title of which the said Dunn conveys to her",
    ]) {
      const text = `EXCHANGE DEED. ORA BELL, a widow, in exchange for ${told}, does hereby grant, sell and convey unto CARL DUNN, his heirs and assigns, ${LAND}. Dated May 2, 1950. Ora Bell`;
      expect(sides(text)).toEqual({ from: ["Ora Bell"], to: ["Carl Dunn"] });
    }
  });
});

describe("counties that deal by their name", () => {
  const between = (a: string, b: string) =>
    `WARRANTY DEED. THIS INDENTURE, made May 2, 1929, between ${a}, party of the first part, and ${b}, party of the second part, WITNESSETH: that the first party does grant unto the second party ${LAND}.`;
  it("give and take", () => {
    const [ada, county] = ["ADA BELL, of Helena, County of Lewis and State of Montana", "the COUNTY OF ROSEBUD, State of Montana"];
    expect(sides(between(ada, county))).toEqual({ from: ["Ada Bell"], to: ["County of Rosebud"] });
    expect(sides(between(county, ada))).toEqual({ from: ["County of Rosebud"], to: ["Ada Bell"] });
  });
  it("take what a treasurer grants, and not the owner assessed", () => {
    const text = `TAX DEED. I, Gus Roe, Treasurer of Rosebud County, Montana, the taxes for 1924 assessed to CARL DUNN being unpaid, hereby grant to the County of Rosebud ${LAND}.`;
    expect(sides(text).to).toEqual(["County of Rosebud"]);
  });
});

describe("who keeps", () => {
  it("is every giver named before the verb", () => {
    const text = `WARRANTY DEED. We, A. D. BELL, a widower, and R. L. BELL and LULA BELL, his wife, convey and warrant to TOM ROE ${LAND}. We, A. D. Bell and R. L. Bell, reserve for ourselves one-half of all the oil and gas.`;
    const { parties, conveyance } = readInstrument({ name: "paper.txt", text });
    const names = conveyance.resolved.reservations.flatMap((r) => r.to.map((id) => parties.resolved.parties.find((p) => p.id === id)?.display));
    expect(new Set(names)).toEqual(new Set(["A. D. Bell", "R. L. Bell"]));
  });
  it("keeps no second share by the rate of the royalty told beside", () => {
    for (const rate of ["royalty, the usual one-eighth,", "royalty, commonly one-eighth,", "royalties (now 1/8)"]) {
      const text = `WARRANTY DEED. ADA BELL conveys and warrants to TOM ROE ${LAND}. Grantor reserves forty per cent (40%) of the landowner's ${rate} upon oil and gas produced under any lease the grantee gives.`;
      const kept = readInstrument({ name: "paper.txt", text }).conveyance.resolved.reservations;
      expect(kept.map((r) => [r.estate_type, r.fraction?.fraction, r.of])).toEqual([["royalty", "2/5", "royalty"]]);
    }
  });
});

describe("the dead through whom others take", () => {
  it("take nothing by the decree", () => {
    const text = `IN THE COUNTY COURT. In the Matter of the Estate of ASA BELL, Deceased. FINAL DECREE. The Court finds that Asa Bell died intestate on May 2, 1937; and that he left as his only heirs at law two children, ORA BELL and CARL BELL, and one granddaughter, RUTH DUNN, the only child of his deceased son Walter Bell. IT IS ORDERED that there be distributed to the said three heirs, an undivided one-third to each, ${LAND}.`;
    const { parties, conveyance } = readInstrument({ name: "paper.txt", text });
    const takers = conveyance.resolved.grants.flatMap((g) => g.to.map((id) => parties.resolved.parties.find((p) => p.id === id)?.display));
    expect(takers).toEqual(["Ora Bell", "Carl Bell", "Ruth Dunn"]);
  });
  it("are not those whom the affiant knew and calls living", () => {
    const text = `AFFIDAVIT. STATE OF ALABAMA, ELM COUNTY. Before me personally appeared GUS ROE, who, being first duly sworn, says: That he has known ADA BELL and her family for thirty years; that TOM BELL, husband of Ada Bell, and the same person named as a grantee in Book 43, page 51, covering ${LAND}, died on April 3, 1962, without leaving any will; that Ada Bell and Carl Dunn are both living.`;
    expect(sides(text).from).toEqual(["Tom Bell"]);
  });
});
