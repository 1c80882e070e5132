import { describe, expect, it } from "vitest";
import { deed, minerals, owned, patent } from "@/lib/testing/owned";

const all = { estate_type: "mineral" as const, fraction: "1", of: "grantor_interest" as const };
const half = deed("Ann Ash", "Bob Birch", "1924-05-10", { type: "mineral_deed", grants: [minerals("1/2")], recorded: "1960-08-22" });
const sale = (more = {}) => deed("Ann Ash", "Cy Cedar", "1960-02-16", { type: "mineral_deed", grants: [all], recorded: "1960-02-18", ...more });

describe("a deed of all that is the grantor's in the minerals", () => {
  it("reaches what an earlier deed, off record, had taken", () => expect(owned("TX", [patent, half, sale()]).rows).toContain("Cy Cedar mineral 1"));
  it("does not where the earlier deed was of record or the later is a quitclaim", () => {
    const early = { ...half, recorded: "1924-06-01" };
    expect(owned("TX", [patent, early, sale()]).rows).toContain("Bob Birch mineral 1/2");
    expect(owned("TX", [patent, half, sale({ type: "quitclaim_deed" })]).rows).toContain("Bob Birch mineral 1/2");
  });
});
