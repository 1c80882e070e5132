import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { followed, governing, headingRoles, mainVerb } from "./governing-words";
import { nameCandidates } from "./name-candidates";
import { labelAfter, roleFeatures, roleWords } from "./role-words";

const paper = (text: string) => {
  const a = findAnatomy(text);
  const named = nameCandidates(a);
  const words = named.tokens.map((t) => t.text.toLowerCase());
  const naming = (key: string) => named.names.find((n) => n.key === key)?.namings[0] ?? { from: 0, to: 0, start: 0, end: 0 };
  return { ...named, words, naming, roles: roleWords(named.tokens), lines: a.view.lines };
};
const never = () => false;

describe("words that name a part", () => {
  it("stand behind a name in brackets, whatever lies between", () => {
    const p = paper("ORLEY STONE, being single, whose address is 12 Elm Road, Quade, OK 73000 (Lessor), and OAK GAS, INC. (Lessee), agree.");
    expect(roleFeatures(p.words, p.roles, p.all, p.naming("ORLEY STONE"), never)).toContain("rrc:giver/0");
  });
  it("stand before a name behind which nothing is said", () => {
    const p = paper("Number two. The grantee in this deed is Bo Lark. Number one. The seller is Cy Mott.");
    expect(roleFeatures(p.words, p.roles, p.all, p.naming("BO LARK"), never)).toContain("rlp:taker/in/is/0");
  });
  it("know the first part and the second", () => {
    const p = paper("Cy Mott, party of the first part, and Bo Lark, party of the second part");
    expect(p.roles.filter((r) => r)).toEqual(["giver", "taker"]);
  });
  it("head the rows of a table, and no running text", () => {
    const p = paper("Lessors       Ownership   Residence\nCy Mott       75 %        Elm\n\nThe lessee pays Bo Lark nothing.\n");
    const heads = headingRoles(p.lines, p.tokens, p.roles);
    expect(heads[p.naming("CY MOTT").from]).toBe("giver");
    expect(heads[0]).toBeNull();
  });
});

describe("a label that the paper goes on to use", () => {
  it("is found in brackets and behind 'called', and not over another name", () => {
    const p = paper('Cy Mott, a widower ("Owner"), and Bo Lark, hereinafter called Operator, and Al Doe of Elm');
    const label = (key: string) => {
      const found = labelAfter(p.tokens, p.all, p.naming(key));
      return found && p.tokens[found.from]?.text;
    };
    expect([label("CY MOTT"), label("BO LARK"), label("AL DOE")]).toEqual(["Owner", "Operator", null]);
  });
});

describe("what governs a name", () => {
  it("is the preposition before it with the verb before that, and the first verb behind", () => {
    const p = paper("for five hundred dollars paid by Bo Lark, Cy Mott does hereby convey");
    expect(governing(p.words, p.naming("BO LARK").from, never)).toContain("pv:by/paid");
    expect(followed(p.words, p.naming("CY MOTT").to, never)).toContain("nv:convey");
    expect(p.words[mainVerb(p.words)]).toBe("convey");
  });
});
