import { describe, expect, it } from "vitest";
import { findPeople } from "@/lib/extract/rules/parties/succession/find-people";
import { readKinship } from "./read-kinship";

const kinOf = (text: string, main: string) =>
  readKinship({ text, start: 0, end: text.length, people: findPeople(text), main, affiant: null }).facts.map(
    (f) => `${f.name} ${f.relation} of ${f.of.join("+")}${f.living === false ? " †" : ""}`,
  );

describe("kin who died before, and theirs", () => {
  it.each([
    [
      "OLA PECK died in 1950. Three of her children are living: Abe Peck, Bea Lund and Cy Peck. The fourth, Dan Peck, died in 1940; he left a son, Ed Peck.",
      "Ed Peck child of Dan Peck",
    ],
    [
      "OLA PECK died in 1950. She had two children. One of them is living, Abe Peck. The other, Dan Peck, was drowned in 1940. He left a daughter, Fay Peck.",
      "Fay Peck child of Dan Peck",
    ],
    [
      "OLA PECK died in 1950, leaving no child. She had a brother, Abe Moss, who is living, and another brother, Dan Moss (deceased 1931), who had two children, Gil Moss and Hal Moss.",
      "Hal Moss child of Dan Moss",
    ],
    [
      "OLA PECK died in 1950. Her brothers are Abe Moss, living; and Dan Moss, d. 1931, survived by Gil Moss and Hal Moss, his only children.",
      "Gil Moss child of Dan Moss",
    ],
    [
      "OLA PECK died in 1950. 5. Name all children who died before her? One. DAN PECK, d. 1940. Wife, IDA PECK, living. Issue, ED PECK and FAY PECK, living.",
      "FAY PECK child of DAN PECK",
    ],
  ])("%s", (text, want) => expect(kinOf(text, "OLA PECK").join("; ")).toContain(want));

  it("keeps for the dead himself what is told of him behind the death of one of his kin", () => {
    expect(
      kinOf("OTTO PECK died in 1950. His brother, Dan Peck, died in 1940; he left no other kin but a niece, Fay Peck.", "OTTO PECK").join("; "),
    ).not.toContain("of Dan Peck");
    expect(kinOf("OTTO PECK died in 1950, leaving two sons, Abe Peck and Cy Peck. He had two brothers.", "OTTO PECK")).toEqual([
      "Abe Peck child of OTTO PECK",
      "Cy Peck child of OTTO PECK",
    ]);
  });

  it("takes nobody for a parent behind how long a marriage was or to whom one was married", () => {
    const one = kinOf("OTTO PECK died in 1950, leaving Ida Peck, his wife of forty years, and two sons, Abe Peck and Cy Peck.", "OTTO PECK");
    expect(one).toEqual(["Ida Peck spouse of OTTO PECK", "Abe Peck child of OTTO PECK", "Cy Peck child of OTTO PECK"]);
    const two = kinOf(
      "OTTO PECK died in 1950, leaving Ida Peck, his widow, to whom he was but once married, and a son and daughter, Abe Peck and Bea Lund.",
      "OTTO PECK",
    );
    expect(two).toEqual(["Ida Peck spouse of OTTO PECK", "Abe Peck child of OTTO PECK", "Bea Lund child of OTTO PECK"]);
  });

  it("gives each child that a wife bore him to both", () => {
    const kin = kinOf("OTTO PECK died in 1950. IDA PECK was his wife, and she is living. She bore every child he had: ABE PECK and CY PECK.", "OTTO PECK");
    expect(kin.slice(1)).toEqual(["ABE PECK child of OTTO PECK+IDA PECK", "CY PECK child of OTTO PECK+IDA PECK"]);
  });
});

it.each([
  [
    "OLA PECK died in 1950. Husbands: ABE PECK, divorced 1920; BEN PECK, living. Children by the first husband: CY PECK, living; and DAN PECK, who died in 1940, leaving two children, ED PECK and FAY PECK, and no others. Children by the second husband: GIL PECK, living.",
    "GIL PECK child of OLA PECK+?last",
  ],
  [
    "OLA PECK died in 1950. Issue of the first marriage: CY PECK, living. DAN PECK, dead (1940). Issue of the second marriage: GIL PECK, living.",
    "DAN PECK child of OLA PECK",
  ],
])("the next row is of the dead again: %s", (text, want) => expect(kinOf(text, "OLA PECK").some((k) => k.startsWith(want))).toBe(true));
