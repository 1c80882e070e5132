// Parts of a survey told by side or by what is left, with and without their acres.
import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";
import { resolvePackage } from "@/lib/resolve/resolve-package";
import { party, resolvedDocument } from "@/lib/testing/builders/resolved-document";

const HOLDERS = ["Amos Root", "Carl Lang", "Hiram Quinlan", "Otto Strand"];
const tractsOf = (...texts: string[]) =>
  resolvePackage(
    texts.map((text, i) =>
      resolvedDocument(`d${i}`, {
        executed: `19${10 + i}-01-01`,
        tracts: parseLand(text, { county: "Young", state: "TX" }),
        parties: [party("p1", HOLDERS[i] ?? "", "grantor"), party("p2", HOLDERS[i + 1] ?? "", "grantee")],
      }),
    ),
    [],
  ).tracts;

const whole = "the Asa Pike Survey of 320 acres, Abstract 301";

describe("a part of a survey", () => {
  it.each([
    ["the E/2 of the Asa Pike Survey", "the East one-half of the Asa Pike Survey, Abstract 301, 160 acres"],
    ["160 acres, being the East half of the Asa Pike Survey", "the E/2 of the Asa Pike Survey, A-301"],
    ["the Asa Pike Survey, A-301, less 160 acres off the west side", "the East 160 acres of the Asa Pike Survey"],
    ["220 acres, being all of the Asa Pike Survey except 100 acres off its north end", "the south 220 acres of the Asa Pike Survey"],
  ])("is one land and leaves the rest: %s / %s", (first, second) => expect(tractsOf(whole, first, second)).toHaveLength(2));
  it("is no half of a survey that is known by two acreages", () =>
    expect(tractsOf("a tract of 200 acres out of the Asa Pike Survey, A-301", "the E/2 of the Asa Pike Survey").length).toBeGreaterThan(1));
  it("stays apart from the other half", () => expect(tractsOf(whole, "the E/2 of the Asa Pike Survey", "the W/2 of the Asa Pike Survey")).toHaveLength(2));
});

const patent = (land: string, taker = "Hiram Barlow") =>
  resolvedDocument("d0", {
    type: "state_patent",
    executed: "1880-01-01",
    tracts: parseLand(land, { county: "Young", state: "TX" }),
    parties: [party("p1", "State of Texas", "grantor"), party("p2", taker, "grantee")],
  });
const deed = (land: string) =>
  resolvedDocument("d1", {
    executed: "1906-01-01",
    tracts: parseLand(land, { county: "Young", state: "TX" }),
    parties: [party("p1", "Hiram Barlow", "grantor"), party("p2", "Carl Lang", "grantee")],
  });
const figure =
  "320 acres, Survey No. 12, Abstract No. 44: Beginning at a stake; thence East 1344 varas; thence South 1344 varas; thence West 1344 varas; thence North 1344 varas to the beginning";

describe("the land of a patent", () => {
  it("is the survey that bears its taker's name", () =>
    expect(resolvePackage([patent(figure), deed("the West half of the H. Barlow survey")], []).tracts).toHaveLength(2));
  it("is no survey of another county", () => {
    const elsewhere = resolvedDocument("d1", {
      executed: "1906-01-01",
      tracts: parseLand("the West half of the H. Barlow survey", { county: "Reeves", state: "TX" }),
      parties: [party("p1", "Amos Root", "grantor"), party("p2", "Carl Lang", "grantee")],
    });
    expect(resolvePackage([patent(figure), elsewhere], []).tracts.map((t) => t.label)).not.toContainEqual(expect.stringContaining("less"));
  });
  it("is no survey of another name", () => {
    const labels = resolvePackage([patent(figure, "Amos Root"), deed("the West half of the H. Barlow survey")], []).tracts.map((t) => t.label);
    expect(labels).not.toContainEqual(expect.stringContaining("less"));
  });
});
