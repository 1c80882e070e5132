import { describe, expect, it } from "vitest";
import { findLandSpans } from "./find-land-spans";
import { parseLand } from "./parse-land";

const acres = (text: string) =>
  findLandSpans(text).flatMap((s) => parseLand(text.slice(s.start, s.end), { county: null, state: null }).map((t) => t.acres_stated));

describe("land told by the warrant it was laid on", () => {
  it.each([
    "Warrantee: Ada Venn. 410 acres.",
    "Warrant of Ada Venn, 410 acres",
    "410 acres, warrantee Ada Venn",
    "I sold at public sale a certain tract of unseated land situate in the township of Elm, in the warrantee name of ADA VENN, containing four hundred and ten acres, for arrears of taxes.",
    "I do grant to the County:\n\n   ELM TOWNSHIP. Unseated. Warrantee: Ada Venn. 410 acres. Assessed owner: Bo Lark.\n\nWitness my hand.",
  ])("%s", (text) => expect(acres(text)).toEqual(["410"]));

  it.each(["I do warrant of right 410 acres", "and he will warrant, 410 acres"])("is no warranty: %s", (text) => expect(acres(text)).toEqual([]));
});
