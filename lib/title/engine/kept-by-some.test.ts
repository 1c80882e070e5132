import { describe, expect, it } from "vitest";
import { deed, minerals, owned, patent } from "@/lib/testing/owned";

const four = ["Bob Birch", "Cy Cedar", "Di Dogwood", "Ed Elm"];
const chain = (reservations: object[], people = {}) =>
  owned("TX", [patent, { from: ["Ann Ash"], to: four, day: "1979-01-01" }, { from: four, to: ["Fay Fir"], day: "1984-04-02", reservations, people }]).rows;

describe("a reservation to some of several grantors", () => {
  it("stays in the shares of those it names, and the others' pass whole", () => {
    const each = ["BobBirch", "CyCedar", "DiDogwood"].map((to) => minerals("1/4", { to: [to] }));
    expect(chain(each)).toEqual(["Bob Birch mineral 1/4", "Cy Cedar mineral 1/4", "Di Dogwood mineral 1/4", "Fay Fir fee 1/4", "Fay Fir surface 3/4"]);
  });

  it("is shared by all where it names none of them or all", () => {
    const rows = chain([minerals("1/2")]);
    for (const name of four) expect(rows).toContain(`${name} mineral 1/8`);
    expect(chain([minerals("1/2", { to: ["BobBirch", "CyCedar", "DiDogwood", "EdElm"] })])).toEqual(rows);
  });

  it("is so much of his own where it speaks of his minerals, and not of all that they hold together", () => {
    const own = { of: "grantor_interest" as const, text: "one-half of his minerals" };
    const rows = chain([minerals("1/2", { ...own, to: ["BobBirch"] }), minerals("1", { ...own, to: ["CyCedar"], text: "all his minerals" })]);
    expect(rows).toContain("Bob Birch mineral 1/8");
    expect(rows).toContain("Cy Cedar mineral 1/4");
    expect(rows.join()).not.toMatch(/Di Dogwood|Ed Elm/);
    expect(chain([minerals("1/2", own)])).toContain("Bob Birch mineral 1/8");
  });

  it("never keeps for one grantor what is another's", () => {
    expect(chain([minerals("1/2", { to: ["EdElm"] })])).toContain("Ed Elm mineral 1/4");
  });
});

describe("a deed of part of the minerals that reserves the other part", () => {
  it("passes the part that it names", () => {
    const { rows } = owned("TX", [patent, deed("Ann Ash", "Bob Birch", "1929-04-20", { grants: [minerals("1/4")], reservations: [minerals("3/4")] })]);
    expect(rows).toEqual(["Ann Ash mineral 3/4", "Ann Ash surface 1", "Bob Birch mineral 1/4"]);
  });

  it("passes it where the two together are what the giver owned", () => {
    const first = deed("Ann Ash", "Bob Birch", "1929-04-20", { reservations: [minerals("1/2")] });
    const { rows } = owned("TX", [patent, first, deed("Bob Birch", "Cy Cedar", "1935-02-01", { grants: [minerals("1/4")], reservations: [minerals("1/4")] })]);
    expect(rows).toEqual(["Ann Ash mineral 1/2", "Bob Birch mineral 1/4", "Bob Birch surface 1", "Cy Cedar mineral 1/4"]);
  });
});

describe("one who sells as executor and only devisee", () => {
  it("takes under the will first, so that what the deed reserves is his own", () => {
    const sale = deed("Rosa Ash", "Bob Birch", "1943-11-12", {
      people: { "Rosa Ash": { capacity: "a widow, sole devisee and independent executrix of Ann Ash, deceased, under her will" } },
      reservations: [minerals("1/2")],
    });
    expect(owned("TX", [patent, sale]).rows).toContain("Rosa Ash mineral 1/2");
  });
});

describe("a decree that finds and then orders", () => {
  it("distributes by the shares of the order", () => {
    const fee = { estate_type: "fee" as const, of: "grantor_interest" as const };
    const decree = {
      type: "probate_decree" as const,
      action: "descend" as const,
      from: ["Ann Ash"],
      to: ["Bob Birch", "Cy Cedar"],
      day: "1946-06-18",
      people: { "Ann Ash": { role: "decedent" as const, died: "1945-01-01" } },
      grants: [
        { ...fee, to: ["BobBirch", "CyCedar"] },
        { ...fee, fraction: "1/3", to: ["BobBirch"] },
        { ...fee, fraction: "2/3", to: ["CyCedar"] },
      ],
    };
    expect(owned("OK", [patent, decree]).rows).toEqual(["Bob Birch fee 1/3", "Cy Cedar fee 2/3"]);
  });
});

it("a reservation in shares for both spouses gives the one who owned nothing her own, where the law of the state lets her take", () => {
  const couple = { "Bob Birch": { spouse_of: "CyCedar" } };
  const kept = ["BobBirch", "CyCedar"].map((to) => minerals("1/8", { to: [to], text: "one-fourth of the oil and gas" }));
  const sold = { from: ["Bob Birch", "Cy Cedar"], to: ["Fay Fir"], day: "1914-05-29", reservations: kept, people: couple };
  const rows = (state: string) => owned(state, [patent, deed("Ann Ash", "Bob Birch", "1911-01-01"), sold]).rows;
  expect(rows("WY")).toEqual(expect.arrayContaining(["Bob Birch mineral 1/8", "Cy Cedar mineral 1/8"]));
  expect(rows("TX")).toContain("Bob Birch mineral 1/4");
});
