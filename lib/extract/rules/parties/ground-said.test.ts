import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { Grounding } from "@/lib/extract/grounding/grounded";
import { extractParties } from "./extract-parties";

describe("what is said beside a name", () => {
  it("has evidence of its own that is its slice", () => {
    const text =
      "WARRANTY DEED\n\nThat Orley Stone and Ida Stone, husband and wife, of 12 Mill Road, Elm, Ohio 43999, Grantors, for ten dollars paid, do hereby grant, bargain and sell unto Ann Quade, an unmarried woman, Grantee, whose address is 9 Pine Street, Elm, Ohio 43999, the following described premises: Lot 4.";
    const a = findAnatomy(text);
    const g = new Grounding(a.view, []);
    const { parties } = extractParties(a, "warranty_deed", g);
    const at = (name: string) => parties.findIndex((p) => p.name === name);
    const quote = (pointer: string) => g.evidence[pointer]?.[0]?.quote;
    expect(quote(`/parties/${at("Ann Quade")}/marital_status`)).toBe("an unmarried woman");
    expect(quote(`/parties/${at("Ann Quade")}/address`)).toContain("9 Pine Street");
    expect(quote(`/parties/${at("Orley Stone")}/marital_status`)).toBe("husband and wife");
    for (const list of Object.values(g.evidence)) for (const e of list) expect(text.slice(e.start ?? 0, e.end ?? 0)).toBe(e.quote);
  });
});
