import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, minerals, owned, patent } from "@/lib/testing/owned";

const wild = deed("Will West", "Cy Cedar", "1938-11-09");
const onward = deed("Cy Cedar", "Di Dogwood", "1961-04-01");
const sworn = (day: string, text = "Cy Cedar fenced the land in 1938, and Di Dogwood has farmed it since 1961, both paying the taxes."): Instrument => ({
  type: "affidavit",
  action: "affirm",
  from: ["Ned Nye"],
  day,
  grants: [],
  conveyance: { facts: [{ kind: "other", text, date: null }] },
});
const half = (day: string) => deed("Ann Ash", "Bob Birch", day, { grants: [minerals("1/2")] });

describe("long possession under the deed of a stranger", () => {
  it("gives the land and what was not parted from it before, never minerals sold before the entry", () => {
    const { rows, codes } = owned("AR", [patent, half("1937-05-15"), wild, onward, sworn("1983-09-08")]);
    expect(rows).toEqual(["Bob Birch mineral 1/2", "Di Dogwood mineral 1/2", "Di Dogwood surface 1"]);
    expect(codes).toContain("POSSESSION_INQUIRY");
  });

  it("runs on against minerals sold after it began", () => {
    expect(owned("AR", [patent, wild, half("1950-01-01"), onward, sworn("1983-09-08")]).rows.join()).not.toContain("Bob Birch");
  });

  it("gives nothing before the years of the state are over, or where nobody swears to acts on the land", () => {
    expect(owned("PA", [patent, wild, sworn("1955-01-01")]).rows).toEqual(["Ann Ash fee 1"]);
    expect(owned("AR", [patent, wild, onward, sworn("1983-09-08", "Di Dogwood claims the land.")]).rows).toEqual(["Ann Ash fee 1"]);
  });
});
