import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, minerals, owned, patent } from "@/lib/testing/owned";

const half = (text: string, more = {}) => minerals("1/2", { text, ...more });
/** Ann sells the land to Bob and keeps half of the minerals. */
const kept = (text = "one-half of the minerals and petroleum oils") => deed("Ann Ash", "Bob Birch", "1881-05-04", { reservations: [half(text)] });
const quit = (from: string, to: string, text = "one-half of the minerals and petroleum oils"): Instrument =>
  deed(from, to, "1934-05-04", { type: "quitclaim_deed", grants: [half(text)] });

function shown(list: Instrument[], state = "PA") {
  const { result, rows } = owned(state, [patent, ...list]);
  const apart = result.tracts.flatMap((t) =>
    t.interests.flatMap((i) => i.burdens.filter((b) => b.startsWith("other minerals apart")).map((b) => `${i.name}: ${b}`)),
  );
  return { rows, apart };
}

describe("minerals that leave oil and gas with the land", () => {
  it("are told beside the land while he who kept them has them", () => {
    const { rows, apart } = shown([kept()]);
    expect(rows).toEqual(["Bob Birch fee 1"]);
    expect(apart).toEqual(["Bob Birch: other minerals apart: 1/2 in Ann Ash or those who take under them (“one-half of the minerals and petroleum oils”)"]);
  });
  it("go on with a later sale of the land that tells of them again, once", () => {
    const again = deed("Bob Birch", "Cy Cole", "1919-05-04", { exceptions: [half("the half of the minerals which Ann Ash reserved")] });
    const { rows, apart } = shown([kept(), again]);
    expect(rows).toEqual(["Cy Cole fee 1"]);
    expect(apart).toHaveLength(1);
    expect(apart[0]).toContain("Cy Cole: other minerals apart: 1/2 in Ann Ash");
  });
  it("follow a deed of them to another", () => expect(shown([kept(), quit("Ann Ash", "Di Dahl")]).apart[0]).toContain("1/2 in Di Dahl"));
  it("join the land again where its owner takes them, from her or one who took under her", () => {
    expect(shown([kept(), quit("Ann Ash", "Bob Birch")]).apart).toEqual([]);
    expect(shown([kept(), quit("Eve Elm", "Bob Birch")]).apart).toEqual([]);
  });
  it("leave what a smaller deed does not give", () => {
    const quarter = deed("Ann Ash", "Di Dahl", "1934-05-04", { type: "quitclaim_deed", grants: [minerals("1/4", { text: "one-fourth of the minerals" })] });
    const { apart } = shown([kept(), quarter]);
    expect(apart.map((a) => a.slice(0, 55))).toEqual([
      "Bob Birch: other minerals apart: 1/4 in Ann Ash or thos",
      "Bob Birch: other minerals apart: 1/4 in Di Dahl or thos",
    ]);
  });
  it("are none where gas is named, or where the state counts oil and gas among minerals", () => {
    expect(shown([kept("one-half of the minerals, oil and gas")]).apart).toEqual([]);
    expect(shown([kept()], "OH").apart).toEqual([]);
  });
});
