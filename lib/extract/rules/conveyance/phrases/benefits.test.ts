import { describe, expect, it } from "vitest";
import { benefitsOf, type Side } from "./benefits";

/** "giver lease- bonus-": what the words give (+) or deny (-) to one side, nothing where they do not say. */
function said(text: string, ours: Side): string {
  const { executive, attributes } = benefitsOf(text, ours);
  const mark = (name: string, v: boolean | null | undefined) => (v === true ? ` ${name}+` : v === false ? ` ${name}-` : "");
  return `${ours}${mark("lease", executive)}${mark("bonus", attributes?.bonus)}${mark("rental", attributes?.delay_rental)}${mark("develop", attributes?.development)}`;
}

describe("whose the power to lease, bonus and rentals are", () => {
  it.each([
    ["Grantee may lease the land without the joinder of grantor.", "giver lease-", "taker lease+"],
    [
      "Vendor shall be under no necessity to join in the execution of any lease, nor shall he partake of bonus or rental.",
      "giver lease- bonus- rental-",
      "taker",
    ],
    [
      "The purchaser, his heirs and assigns, is authorized to make mineral leases without the consent of vendor, and shall receive the bonus and rentals.",
      "giver lease- bonus- rental-",
      "taker lease+ bonus+ rental+",
    ],
    ["Sellers reserve the exclusive right to negotiate oil and gas leases, and the buyer's joinder shall not be required.", "giver lease+", "taker lease-"],
    ["The makers keep the sole right to give oil and gas leases.", "giver lease+", "taker lease-"],
    ["Grantors reserve, as a non-participating royalty, one-half of the royalty; grantee may lease the minerals.", "giver lease-", "taker lease+"],
    ["Grantors reserve all minerals, but convey to grantee a non-participating royalty of 1/16.", "giver", "taker lease-"],
    ["Grantor reserves all minerals, except a 1/4 non-participating royalty interest hereinafter specifically conveyed to grantee.", "giver", "taker lease-"],
    ["Grantor reserves all minerals, except that grantor shall convey to the buyer a 1/4 non-participating royalty.", "giver", "taker lease-"],
    ["Non-participating as to present or future lease rentals or bonuses.", "giver bonus- rental-", "taker bonus- rental-"],
    ["but Grantee takes no part in any rentals or leases", "giver", "taker lease- rental-"],
    ["but grantee is to have no voice in leases nor share in rentals", "giver", "taker lease- rental-"],
    ["Grantee takes nothing from rentals and has no hand in leases", "giver", "taker lease- rental-"],
    ["Grantor gives up all right to lease, to bonus and to rentals.", "giver lease- bonus- rental-", "taker"],
    ["All bonus money and delay rentals shall be paid to the grantee.", "giver bonus- rental-", "taker bonus+ rental+"],
    ["No part of the bonus or of the rentals shall be payable to grantors.", "giver bonus- rental-", "taker"],
    ["The party of the second part, who shall have all rentals, need not join therein.", "giver rental-", "taker lease- rental+"],
    ["In such event none of the lease interest and all future rentals shall be owned by said grantee.", "giver", "taker lease- rental-"],
    ["Leases may be made by the owner of the land alone, grantor's signature to any such lease being unnecessary.", "giver lease-", "taker lease+"],
    ["Assignor waives any right to participate in the making of leases but shall receive one-half of the bonus.", "giver lease- bonus+", "taker"],
    ["Grantee shall be entitled to one-half of all bonuses and delay rentals.", "giver", "taker bonus+ rental+"],
    ["We keep the right to lease; the grantees shall never have power to explore or drill.", "giver lease+", "taker lease- develop-"],
    ["Grantor reserves one-half of the minerals, with the executive right over the interest so reserved.", "giver lease+", "taker"],
    ["Neither grantor nor his heirs shall join in any lease, grantee having the leasing rights and all bonus.", "giver lease- bonus-", "taker lease+ bonus+"],
    ["… a 1/32 of the minerals, but does not participate in rentals, bonuses or leases.", "giver lease- bonus- rental-", "taker lease- bonus- rental-"],
    ["Conveys to the grantee the minerals and the leasing rights belonging to grantor.", "giver", "taker lease+"],
    [
      "The rights to make leases, to develop the land, and to receive bonus and lease money belong to the grantee alone.",
      "giver lease- bonus- rental- develop-",
      "taker lease+ bonus+ rental+",
    ],
    [
      "The interest is a nonparticipating royalty, without power to lease and without bonus or rental.",
      "giver lease- bonus- rental-",
      "taker lease- bonus- rental-",
    ],
  ])("%s", (text, giver, taker) => {
    expect([said(text, "giver"), said(text, "taker")]).toEqual([giver, taker]);
  });

  it("says nothing of words that only recite a lease or a joinder for homestead", () => {
    expect(said("Subject to the lease made by Ada Venn, her husband joining to waive homestead.", "taker")).toBe("taker");
    expect(said("Grantor warrants the title to grantee.", "giver")).toBe("giver");
  });
});

describe("who makes leases, told of the leases", () => {
  it.each([
    ["All leases in the future shall be made by the grantee or his assigns alone, and grantors shall not be required to sign the same.", false],
    ["Future leases may be made by grantee only.", false],
    ["No lease need be signed by grantor.", false],
    ["No lease shall be made by grantee for a royalty of less than one-eighth.", null],
    ["Grantor agrees to sign them when asked by grantee.", null],
  ])("%s", (words, executive) => expect(benefitsOf(words, "giver").executive).toBe(executive));
});
