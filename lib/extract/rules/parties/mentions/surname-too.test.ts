import { describe, expect, it } from "vitest";
import { tokenise } from "@/lib/text/tokens";
import { matchName } from "./name-matcher";

const nameAt = (text: string, at = 0): string | undefined => {
  const tokens = tokenise(text);
  const first = tokens.findIndex((t) => t.start === at);
  return matchName(tokens, text, first)?.name;
};

describe("names out of words that mean something else", () => {
  it.each([
    ["R. T. STREET, each paying one-half", "R. T. STREET"],
    ["Ida M. Page and wife", "Ida M. Page"],
    ["O. L. Parish, a widower", "O. L. Parish"],
    ["Levi Minor, of Elm", "Levi Minor"],
    ["HIRAM MINOR and wife", "HIRAM MINOR"],
    ["MARCH RANCH COMPANY, a Texas corporation", "MARCH RANCH COMPANY"],
  ])("takes %s whole", (text, name) => expect(nameAt(text)).toBe(name));

  it("takes no page, street or month for a surname", () => {
    expect(nameAt("Roy B. Page 44")).toBe("Roy B.");
    expect(nameAt("Ada Venn, a minor")).toBe("Ada Venn");
    expect(nameAt("400 N. W. Street", 4) ?? "").not.toContain("Street");
    expect(nameAt("Ada Venn March 3, 1950")).toBe("Ada Venn");
  });

  it("takes no effective day for a name", () => {
    expect(nameAt("Effective May 12, 1998, ADA VENN")).toBeUndefined();
  });
});
