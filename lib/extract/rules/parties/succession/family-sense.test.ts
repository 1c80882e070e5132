import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";
import { withoutParentAsides } from "./family-sense";

const told = (said: string) =>
  readPaper(
    `AFFIDAVIT OF HEIRSHIP\n\nTHE STATE OF TEXAS, COUNTY OF MARSH\n\nIDA KNOLL, being sworn, says:\n\n${said}\n\nIda Knoll\n\nSworn to before me this 4th day of May, 1990. P. Orr, Notary Public.`,
  ).deaths.map((d) => `${d.decedent}: ${d.heirs.join(", ")}`);

describe("what a family read must not say", () => {
  it.each([
    "Their family was a single daughter, Nell Pike Orr, who is living.",
    "One child, Nell Pike Orr, was all the family they had.",
    "Nell Pike Orr is the one child of the two.",
  ])("gives a widow who died too the children of the marriage: %s", (said) => {
    const both = told(`Sam Pike died August 4, 1963, intestate. His widow Ada Pike died March 19, 1971, intestate. ${said}`);
    expect(both.find((d) => d.startsWith("Ada Pike"))).toBe("Ada Pike: Nell Pike Orr child");
  });

  it("leaves her without those of another marriage", () => {
    const both = told(
      "Sam Pike died August 4, 1963, intestate. Ada Pike, his second wife, died March 19, 1971, intestate. By his first wife he had a daughter, Nell Pike Orr.",
    );
    expect(both.join("; ")).not.toContain("Ada Pike: Nell");
  });

  it("leaves her without them where her husband alone is her heir, or he married later", () => {
    const alone = told(
      "1. Ada Pike died May 3, 1983, intestate. Her husband, Sam Pike, was her sole heir. 2. Sam Pike died May 8, 1990, intestate, leaving one child, Cal Pike.",
    );
    expect(alone.find((d) => d.startsWith("Ada Pike"))).toBe("Ada Pike: Sam Pike spouse");
  });

  it("takes no parent for an heir beside a living child", () => {
    const one = told(
      "Una Pike died May 3, 1991, intestate, a widow. She had one child, Cal Pike, a son, who is alive. Her mother, Etta Dale, left her the land by will.",
    );
    expect(one).toEqual(["Una Pike: Cal Pike child"]);
    expect(told("Una Pike died May 3, 1991, intestate, never married, and without issue. Her mother, Etta Dale, survives her.").join()).toContain(
      "Etta Dale parent",
    );
  });

  it("blanks what is said of the father of those who follow", () => {
    const aside = "Her husband was Leo Pike. She had two children, whose father was Leo Pike: Abe Pike and Bea Pike.";
    expect(withoutParentAsides(aside)).toBe(`Her husband was Leo Pike. She had two children${":".padEnd(28)} Abe Pike and Bea Pike.`);
    expect(withoutParentAsides("Abe, whose father was Leo Pike, owned it.")).toContain("Leo Pike");
    const two =
      "He wed Ida Pike, later Una Pike. He had two children, whose mother was Ida Pike: Abe Pike and Bea Pike, and one child, whose mother was Una Pike: Cal Pike.";
    expect(withoutParentAsides(two)).toBe(two);
  });

  it("makes no child of a wife named in an exception", () => {
    expect(told("Sam Pike died May 3, 1991, intestate. Apart from Ada Pike, his wife, he had no issue. His brother Ed Pike survives.").join()).not.toContain(
      "Ada Pike child",
    );
  });
});
