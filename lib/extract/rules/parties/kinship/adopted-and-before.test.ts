// Children adopted whom no word of kin announces, those of a child who died before the decedent, and classes named behind "viz.".
import { expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";
import { readInstrument } from "@/lib/testing/read-in-process";

const heirs = (said: string) => {
  const doc = readInstrument({
    name: "a.txt",
    text: `AFFIDAVIT OF HEIRSHIP\n\nOtto Frome, being first duly sworn, says: that Ada Venn died intestate on May 3, 1990 in Elm County, Oklahoma; that she was married but once, to Carl Venn, who died June 1, 1985; ${said}\n\nOtto Frome\n\nSworn to before me June 2, 1992. J. Dove, Notary Public`,
  });
  const { parties, succession } = doc.parties.resolved;
  const name = (id: string | null) => parties.find((p) => p.id === id)?.name ?? null;
  return (succession ?? []).flatMap((d) => d.heirs.map((h) => [name(h.party), h.relation, name(h.per_stirpes_of)].filter(Boolean).join(" / ")));
};

it.each(["that she also legally adopted Dee Marsh in 1950, and adopted no other;", "that the decedent adopted Dee Marsh by decree of court in 1950;"])(
  "takes for a child whom the dead %s",
  (adopts) => {
    expect(heirs(`that of that marriage were born two children: Bo Venn and Cy Lark; ${adopts}`)).toContain("Dee Marsh / child");
  },
);

it("takes nobody for a child of him by whom he was adopted", () => {
  expect(heirs("that of that marriage was born one child, Bo Venn, who was adopted by Hugh Marsh;").join()).not.toContain("Hugh Marsh");
});

it.each([
  "that the said Cy Venn predeceased the decedent, leaving as his only children Ed Venn and Fay Roe;",
  "that Cy Venn died before the decedent, on July 4, 1986, survived by two children, namely, Ed Venn and Fay Roe, both living;",
])("puts the children of a dead child in his place: %s", (said) => {
  const all = heirs(`that of that marriage were born two children: Bo Venn and Cy Venn; ${said}`);
  expect(all).toEqual(expect.arrayContaining(["Bo Venn / child", "Ed Venn / grandchild / Cy Venn", "Fay Roe / grandchild / Cy Venn"]));
});

it.each(["namely:", "viz:", "being", "to-wit:"])("gives to those named behind a class and '%s'", (lead) => {
  const will = `LAST WILL\n\nI, Ada Venn, make this my will.\n\n1. I give my land in Section 9, Township 14 North, Range 5 West, to my two sisters and my niece, ${lead} Bo Lark, Cy Roe and Dee Marsh; share and share alike.\n\nAda Venn\n\nProved June 1, 1950.`;
  expect(readPaper(will).grants).toEqual([expect.stringContaining("Bo Lark + Cy Roe + Dee Marsh fee 1")]);
});
