import { describe, expect, it } from "vitest";
import { deed, minerals, owned, patent } from "@/lib/testing/owned";

const halves = [
  { estate_type: "fee" as const, fraction: "1/2", to: ["CyCedar"] },
  { estate_type: "fee" as const, fraction: "1/2", to: ["DiDogwood"] },
];
const both = (more = {}) => ({ from: ["Bob Birch"], to: ["Cy Cedar", "Di Dogwood"], day: "1960-01-01", grants: halves, ...more });

describe("fractions that one deed gives to several takers", () => {
  it("abate alike where the grantor owns less than they come to", () => {
    const { rows } = owned("KS", [patent, deed("Ann Ash", "Bob Birch", "1950-01-01", { reservations: [minerals("1/4")] }), both()]);
    expect(rows).toEqual(["Ann Ash mineral 1/4", "Cy Cedar mineral 3/8", "Cy Cedar surface 1/2", "Di Dogwood mineral 3/8", "Di Dogwood surface 1/2"]);
  });

  it("are cut alike by what the deed reserves", () => {
    const { rows } = owned("KS", [patent, deed("Ann Ash", "Bob Birch", "1950-01-01"), both({ reservations: [minerals("1/2")] })]);
    expect(rows).toContain("Cy Cedar mineral 1/4");
    expect(rows).toContain("Di Dogwood mineral 1/4");
    expect(rows).toContain("Bob Birch mineral 1/2");
  });

  it("stay as worded where the grantor owns enough", () => {
    const { rows } = owned("KS", [patent, deed("Ann Ash", "Bob Birch", "1950-01-01"), both()]);
    expect(rows).toEqual(["Cy Cedar fee 1/2", "Di Dogwood fee 1/2"]);
  });
});

describe("a mineral grant of an eighth of the royalty that stands beside it", () => {
  const both = (royalty: string) => ({
    from: ["Ann Ash"],
    to: ["Bob Birch"],
    day: "1904-03-18",
    grants: [minerals("1/16"), { estate_type: "royalty" as const, fraction: royalty, of: "royalty" as const }],
  });

  it("is one estate with it", () => {
    expect(owned("WV", [patent, both("1/2")]).rows).toContain("Bob Birch mineral 1/2");
    expect(owned("WV", [patent, both("1/2")]).rows.some((r) => r.includes("royalty"))).toBe(false);
  });

  it("stands apart from a royalty of another size", () => {
    expect(owned("WV", [patent, both("1/4")]).rows).toContain("Bob Birch mineral 1/16");
  });
});
