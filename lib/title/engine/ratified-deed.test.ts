import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, minerals, owned, patent } from "@/lib/testing/owned";

const both = deed("Ann Ash", "Bob Birch", "1922-01-01", { to: ["Bob Birch", "Max Birch"] });
const whole = deed("Bob Birch", "Cy Cedar", "1940-01-01");
const ratified = (text: string, more: Partial<Instrument> = {}): Instrument => ({
  type: "ratification",
  action: "ratify",
  from: ["Max Birch"],
  to: [],
  day: "1941-01-01",
  grants: [],
  cites: [3],
  conveyance: { facts: [{ kind: "other", text, date: null }] },
  ...more,
});
const rows = (...list: Instrument[]) => owned("TX", [patent, both, ...list]).rows;

describe("a deed that one cotenant gave of the whole", () => {
  it("passes the share of the other who ratifies it", () => {
    expect(rows(whole, ratified("I ratify, adopt and confirm the deed of my brother in Book 3."))).toEqual(["Cy Cedar fee 1/2", "Cy Cedar fee 1/2"]);
  });
  it("passes nothing of his where a lease is ratified, the deed keeps something, or he was a party of it", () => {
    expect(rows(whole, ratified("I ratify the oil and gas lease in Book 3."))).toContain("Max Birch fee 1/2");
    const keeping = deed("Bob Birch", "Cy Cedar", "1940-01-01", { reservations: [minerals("1/4")] });
    expect(rows(keeping, ratified("I ratify the deed of my brother in Book 3."))).toContain("Max Birch fee 1/2");
    expect(rows(whole, ratified("I ratify my deed in Book 3.", { from: ["Bob Birch"] }))).toContain("Max Birch fee 1/2");
  });
});
