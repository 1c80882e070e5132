import { describe, expect, it } from "vitest";
import { grantorBenefit } from "./benefit-share";

const share = (words: string) => grantorBenefit(words)?.fraction ?? null;

describe("the share of benefits that a deed keeps apart from minerals", () => {
  it("is read whoever is the subject", () => {
    for (const words of [
      "the grantors shall receive one-fourth of all bonuses, rentals and royalties",
      "every such lease shall provide for the payment of 1/4 of all bonuses, rentals and royalties to the grantors",
      "each lease must provide that one-fourth (1/4) of all of the bonus, rental and royalty be paid to the grantors",
      "but grantors are to have one-fourth of the bonus, delay rentals and royalty under any lease",
      "one fourth of all royalties, bonuses and rents from any lease shall belong to the vendor",
      "grantee shall in every lease reserve and pay to grantors one-fourth (1/4) of all the rents, bonus money and royalties, payable to grantors as they fall due",
      "1/4 of any and all bonus, rental and royalty payable upon the said section to be paid to us",
      "the grantee shall lease for the grantors and see that one-fourth of all bonuses, rentals and royalties is paid to them",
      "leases are to provide for payment to the grantors of one-fourth of all bonuses, one-fourth of all rentals, and one-fourth of all royalties",
      "lessee being bound to pay one-fourth of the royalty, rental and bonus to the owners of the reserved minerals",
    ])
      expect([words, share(words)]).toEqual([words, "1/4"]);
  });

  it("is none where the words give it to the other side, speak of royalty alone, or of one kind of money", () => {
    for (const words of [
      "the grantee shall receive one-fourth of all bonuses, rentals and royalties",
      "leases are to provide for payment to the grantee of one-fourth of all bonuses, rentals and royalties",
      "every lease shall reserve a royalty of one-eighth, payable to the grantors",
      "one-fourth of the delay rentals is to be paid to the grantors",
      "all bonuses, rentals and royalties shall be paid to the grantee",
      "Grantee alone may lease, and one-fourth of all bonuses, rentals and royalties shall be paid to her",
      "the vendee, and all who claim under him, shall have one-fourth of all bonuses, rentals and royalties",
    ])
      expect([words, share(words)]).toEqual([words, null]);
  });
});
