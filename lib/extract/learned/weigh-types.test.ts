import { expect, it } from "vitest";
import { instrumentTypes } from "@/lib/contracts/vocabulary/instrument-types";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { classify } from "@/lib/extract/rules/doc-type/classify";
import { kindOf, typesOf } from "./paper-kinds";
import { weighTypes } from "./weigh-types";

const typeOf = (text: string) => {
  const a = findAnatomy(text);
  return weighTypes(a, classify(a))[0]?.type ?? "other";
};

it.each([
  [
    "probate_decree",
    "ORDER ON THE GUARDIAN'S REQUEST TO MAKE AN OIL AND GAS LEASE\n\nCounty Court of Elm County. Guardianship of Ida Marsh, a minor. The court grants leave to the guardian to lease the ward's land to Oak Oil Company for five years at a royalty of one-eighth, and to report the lease for approval. May 3, 1931. R. Cobb, County Judge.",
  ],
  [
    "oil_gas_lease",
    "OIL AND GAS LEASE\n\nIda Marsh, by her guardian Cal Odom, who has leave of the county court, lessor, leases and lets to Oak Oil Company, lessee, for oil and gas, the West half of Section 4 for five years and as long as oil or gas is produced, at a royalty of one-eighth. May 9, 1931.",
  ],
  [
    "tax_deed",
    "I, Cal Odom, Treasurer of Elm County, having put up the tract called the Marsh warrant at public sale for the taxes of 1886, and nobody bidding as much as taxes and costs, do grant and convey the tract to the Commissioners of said county. June 9, 1888.",
  ],
  [
    "royalty_deed",
    "ASSIGNMENT\n\nEli Marsh, lessor in the lease to Oak Oil Company, hereby sells and assigns to Cal Odom one-half of the royalty that is payable under that lease and under any later lease upon Section 4. May 3, 1930.",
  ],
  [
    "power_of_attorney",
    "Know all men that I, Ida Marsh, do make and appoint my brother Eli Marsh my lawful attorney, in my name to sell, lease and convey my minerals and royalty in Section 4, and to sign deeds and leases. May 3, 1930.",
  ],
  [
    "other",
    "DECISION\n\nBureau of Land Management. Oil and Gas Lease W-811. Lessee: Oak Oil Company. The rental was not paid in time. The lease terminated by operation of law on its anniversary date. The lands in Section 4 are open to new offers. May 3, 1988.",
  ],
])("knows a %s by what it does", (type, text) => expect(typeOf(text)).toBe(type));

it.each([
  "AFFIDAVIT OF MARITAL STATUS\n\nIda Marsh, being duly sworn, says that she was single when she deeded Section 4, and had never been married. Ida Marsh.",
  "AFFIDAVIT\n\nCal Odom, being duly sworn, says that Ida Marsh is and has long been the wife of Eli Marsh, and that they live upon Section 4. Cal Odom.",
])("takes an oath on a marriage for one on neither death nor identity", (text) => expect(typeOf(text)).toBe("affidavit"));

it("takes a lease assigned as security for a mortgage, under a title of assignment", () =>
  expect(
    typeOf(
      "ASSIGNMENT OF OIL AND GAS LEASE\n\nOak Oil Company assigns to Elm Savings Bank, as security for its note, the oil and gas lease made by Ida Marsh on May 9, 1931, covering Section 4.",
    ),
  ).toBe("mortgage"));

it("makes no tax deed out of a short deed that speaks of no tax", () =>
  expect(typeOf("DEED. Ida Marsh does convey to Cal Odom all of Section 4, Township 2 North, Range 9 West, Elm County. May 3, 1930.")).toBe("deed"));

it("makes no assignment of a lease out of minerals in the ground that are assigned", () =>
  expect(
    typeOf(
      "AGREEMENT\n\nEli Marsh, a single man, of the first part, for three hundred dollars has assigned and set over, and does assign and set over, unto Cal Odom, of the second part, one-third of all oil, gas and other minerals produced from Section 4. The land is under no lease. Witness our hands, May 3, 1930.",
    ),
  ).not.toMatch(/^assignment/));

it("leaves to the rules what only they have learned: the covenants of a deed, a special office", () => {
  expect(typeOf("WARRANTY DEED\n\nEli Marsh grants, bargains and sells to Cal Odom the West half of Section 4 and will warrant the title.")).toBe(
    "warranty_deed",
  );
  expect(
    typeOf(
      "SHERIFF'S DEED\n\nR. Cobb, Sheriff of Elm County, grants and conveys to Cal Odom the West half of Section 4, sold upon the judgment against Eli Marsh.",
    ),
  ).toBe("sheriffs_deed");
});

it.each([
  [
    "mortgage",
    "MORTGAGE\n\nEli Marsh of the first part does hereby grant, bargain, sell and convey unto Elm Savings Bank of the second part the West half of Section 4, to have and to hold forever; provided that when the first party shall pay the note of two hundred dollars this deed shall be void.",
  ],
  [
    "deed_of_trust",
    "DEED OF TRUST\n\nEli Marsh does grant, bargain, sell and convey unto Cal Odom, trustee, the West half of Section 4, with general warranty. In trust to secure Elm Savings Bank in the payment of two hundred dollars.",
  ],
  [
    "release_of_mortgage",
    "RELEASE OF MORTGAGE\n\nElm Savings Bank, the debt being paid, does hereby remise, release, quitclaim and convey unto Eli Marsh all its right, title and interest in the West half of Section 4 under the mortgage of May 3, 1930.",
  ],
  [
    "other",
    "ASSIGNMENT OF DEED OF TRUST\n\nElm Savings Bank hereby grants, assigns and transfers to Oak Savings Bank all interest under the deed of trust made by Eli Marsh to Cal Odom, trustee, dated May 3, 1990.",
  ],
])("takes no security that is worded as a deed for one that passes title: %s", (type, text) => expect(typeOf(text)).toBe(type));

it("keeps what the rules saw little of where the judge sees the plain kind of it", () => {
  expect(
    typeOf(
      "PATENT\n\nState of Texas. I, the Governor, do hereby grant to Eli Marsh, his heirs and assigns forever, 640 acres in Elm County, School Land Section 4.",
    ),
  ).toBe("state_patent");
});

it("makes no conveyance of a text that says nothing as done", () => {
  expect(typeOf("Dear Ann, the weather is fine here, and the wells of Section 4 look well.")).toBe("other");
  expect(
    typeOf(
      "PARTICIPATION\n\nOak Oil will pay half of the well and shall then be entitled to an assignment of half of the lease. No lease is assigned by this.",
    ),
  ).not.toBe("assignment_of_lease");
});

it("has a kind for every type of the taxonomy, and the type among those of its kind", () => {
  for (const type of instrumentTypes) expect(typesOf(kindOf(type))).toContain(type);
});
