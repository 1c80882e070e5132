import { expect, test } from "vitest";
import { isAddress, isNoName } from "./no-name";
import { parseMentions } from "./parse-mentions";

const at = (text: string, name: string): boolean => isNoName(text, text.indexOf(name), text.indexOf(name) + name.length);

test.each([
  ["THE ELM LAND BANK, a corporation of the United States, owner in fee", "United States"],
  ["ELM BANK, a national association organized and existing under the laws of the State of Ohio", "State of Ohio"],
  ["to ELM GAS, INC., Lessee, Fort Riley, as of May 1", "Fort Riley"],
  ["ELM GAS COMPANY, an Ohio corporation, New Albany 12, Ohio, lessee", "New Albany"],
  ['ELM GAS COMPANY, 80 Main, Santa Rosa ("Elm")', "Santa Rosa"],
  ["ADA VENN, 1402 Poplar Ave., Enid", "Poplar Ave"],
  ["ADA VENN, wife of Bert Venn, one-half", "Bert Venn"],
  ["OAK LAND, INC., wholly owned by Oak Holdings, Inc., its", "Oak Holdings, Inc"],
  ["owner by the decree in the estate of her father Cal Mott (Book 3)", "Cal Mott"],
  ["in Township No. Eighteen South, of Range", "Eighteen South"],
  ["her half of the surface of the SOUTH EIGHTY, that is", "SOUTH EIGHTY"],
  ["Registered May 17, 1926", "Registered May"],
  ["Mineral Conveyance, Form K-12", "Form K"],
  ["Warranty Deed. Iowa Statutory Form. ADA VENN", "Iowa Statutory Form"],
  ["when I deeded to him on New Year's Day of 1932", "New Year's Day"],
  ["I, ADA VENN, Land Manager of Oak Gas, LLC", "Land Manager"],
  ["ADA VENN, District Production Foreman with Oak Gas", "District Production Foreman"],
  ["completed as a gas well in the Upper Lark, and", "Upper Lark"],
  ["ADA VENN, Division Order Analyst, says", "Division Order Analyst"],
  ["to ADA VENN, ONE-FOURTH of all minerals", "ONE-FOURTH"],
  ["his license number and Social Security number", "Social Security"],
  ["CONVEYANCE: MINERALS AND LEASING POWER", "MINERALS AND LEASING POWER"],
  ["Recorded in Oil and Gas Leases, Vol. 4", "Oil and Gas Leases"],
  ["OIL AND GAS LEASE. Paid-Up Lease, No Rentals. ADA VENN", "Paid-Up Lease"],
  ["between ADA VENN and OAK GAS, POOLING PROVISION STRICKEN, lets", "POOLING PROVISION STRICKEN"],
  ["ADA VENN, husband and wife, R.R. 2 Box 31, Elm, PA", "R.R."],
  ["ADA VENN, single, R. R. No. 4, Elm", "R. R."],
  ["ADA VENN, H.C. 1 Box 40, Elm", "H.C."],
  ["(Lessee). I. Leased Land. Lessors lease", "I. Leased Land"],
  ["to ADA VENN, THIRTEEN SIXTY-FOURTHS of all minerals", "THIRTEEN SIXTY-FOURTHS"],
])("takes %s for no name in it: %s", (text, name) => {
  expect(at(text, name)).toBe(true);
});

test.each([
  ["ADA VENN, New Ruth Lowe, and BERT LOWE", "ADA VENN"],
  ["KAY LOWE and DEE LOWE, Grantors. May 1, 2017 KAREN LOWE", "KAREN LOWE"],
  ["unto my wife Cora Lowe, so long", "Cora Lowe"],
  ["between May Street, a widow, and", "May Street"],
  ["between R. R. Venn and Bo Lark", "R. R. Venn"],
  ["between J. B. Land and Bo Lark", "J. B. Land"],
  ["between Oil and Gas Lands Company and Ada Venn", "Oil and Gas Lands Company"],
  ["between Field Foreman, a widow, and Royalty Land Company", "Royalty Land Company"],
  ["to FORM ENERGY PARTNERS, LTD., of Elm", "FORM ENERGY PARTNERS, LTD"],
  ["POOLING ASSETS PARTNERS, Grantor", "POOLING ASSETS PARTNERS"],
  ["unto REVISED MINERAL FUND, Grantee", "REVISED MINERAL FUND"],
])("leaves the name in %s: %s", (text, name) => {
  expect(at(text, name)).toBe(false);
});

const labels = (text: string): string[] => parseMentions(text, 0, text.length).mentions.map((m) => `${m.name}: ${m.label}`);

test("gives a label in front of a name to the names of that group", () => {
  expect(labels("Lessor, A. Roe, a widower. Lessee, ELM OIL CO., Tulsa.")).toEqual(["A. Roe: lessor", "ELM OIL CO.: lessee"]);
  expect(labels("Lessors ADA VENN and BERT VENN, her husband, lease to ELM OIL CO., Lessee, the land")).toEqual([
    "ADA VENN: lessors",
    "BERT VENN: lessors",
    "ELM OIL CO.: lessee",
  ]);
});

test("takes the hand by which a company signs for no party", () => {
  expect(labels("ELM GAS, LLC By: Carl Roe, Manager")).toEqual(["ELM GAS, LLC: null"]);
});

test("the house or street where somebody has his office is nobody; a person may bear the name", () => {
  for (const name of ["Marine Trust Building", "FOSS TOWER", "Elm Avenue", "West Main Street"]) expect(isAddress(name), name).toBe(true);
  for (const name of ["Della Street", "R. B. Street", "John Towers", "MARY TOWERS", "Sam Plaza", "Towers Oil Company", "Bo Plazas"])
    expect(isAddress(name), name).toBe(false);
});
