import { expect, test } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { classify } from "./classify";

const typeOf = (text: string) => classify(findAnatomy(text))[0]?.type;

test.each([
  [
    "affidavit_of_heirship",
    "PROOF OF DEATH AND OF HEIRS\n\nHale West, on oath, answers: Q. When did Ira Cobb die? A. January 3, 1975. Q. Did he leave a will? A. No. Q. Name every child. A. John Cobb and Lena Cobb.",
  ],
  [
    "state_patent",
    "No. 18. Vol. 3. STATE OF TEXAS.\n\nBy the Governor. The field notes of a survey of 200 acres made for ELI MARSH on Elm Creek having been approved, and the dues of the Land Office paid, these are to vest in him, the said Eli Marsh, title in fee to that survey. The State has no further claim. Austin, May 8, 1874. R. COBB, Governor.",
  ],
  [
    "state_patent",
    "THE COMMONWEALTH OF PENNSYLVANIA. To all to whom these presents shall come. Know ye, that in consideration of the monies paid by ELI MARSH there is granted by the said Commonwealth unto the said Eli Marsh a tract of land on Elm Creek, 300 acres, surveyed on a warrant. Witness the Governor, January 9, 1796.",
  ],
  [
    "tax_deed",
    "COMMISSIONERS' DEED. Whereas a tract in Elm Township, known as the ELI MARSH warrant, 460 acres, was exposed to public sale by the Treasurer in June, 1888, for the taxes due and unpaid for 1886, and was bought by the Commissioners for the County; now we, the Commissioners of Elm County, do grant, bargain and sell to Cal Odom the whole of the tract.",
  ],
  [
    "contract_for_deed",
    "AGREEMENT FOR SALE OF REAL ESTATE. This agreement, made February 3, 1947, between Eli Marsh, Seller, and Cal Odom, Buyer: Seller agrees to sell, and Buyer agrees to buy, all of Section 21, 640 acres, for $12,000 in five payments. Upon full payment Seller shall make a warranty deed.",
  ],
  [
    "contract_for_deed",
    "CONTRACT. May 9, 1947. Cal Odom, of Limon, party of the first part, and Ira Pool, party of the second part, agree: The party of the first part sells to the party of the second part Section 21 for $14,000. When the last payment is made the deed shall be made by Eli Marsh to the party of the second part direct.",
  ],
  [
    "unitization_agreement",
    "BEFORE THE CORPORATION COMMISSION OF OKLAHOMA. RELIEF SOUGHT: UNITIZATION FOR SECONDARY RECOVERY. ORDER CREATING THE ELM SAND UNIT. The Commission finds that the Elm sand has been defined by drilling and that the Plan of Unitization is fair. It is ordered that the Elm Sand Unit is created, comprising the SW/4 of Section 31. No drilling and spacing unit is hereby established or changed. October 20, 1998.",
  ],
  [
    "deed",
    "THE STATE OF TEXAS, ELM COUNTY. Know all men that I, Eli Marsh, do hereby sell, convey and deliver unto CAL ODOM all that land which the State patented to me by Patent No. 38, Vol. 4, on Elm Creek, 160 acres; and I bind myself to see him quiet in the title. May 4, 1911.",
  ],
  [
    "warranty_deed",
    "Know all men that we, Eli Marsh and wife Ida, for $600 paid, do grant, bargain, sell and convey to Cal Odom the West half of Section 4, 320 acres. To have and to hold clear of every debt, mortgage and claim; and we bind ourselves and our heirs to make good the title.",
  ],
  [
    "deed",
    "KNOW ALL MEN: That Elm Lumber Company for $5 does grant, bargain, sell and convey to J. ODOM, TRUSTEE, his successors and assigns, with power in the trustee alone to sell, lease, mortgage or reserve any part, without any purchaser being bound to see to the money, the West half of Section 4, 320 acres.",
  ],
  [
    "assignment_of_lease",
    "ASSIGNMENT (WITH OVERRIDE)\n\nElm Oil Company hereby assigns to Oak Energy, LP its lease from Ida Marsh of June 8, 2009, all of it, covering the West half of Section 4. Elm excepts and owns an overriding royalty of four percent of production from the lease.",
  ],
  [
    "royalty_deed",
    "ASSIGNMENT OF LEASE ROYALTY\n\nI, Ida Marsh, do hereby give and assign to Cal Odom one-half of the one-eighth royalty that the Elm lease calls for. I keep the other half.",
  ],
  [
    "mineral_deed",
    "MINERAL DEED                         Elm Valley Royalty Owners Form\n\nIDA MARSH, Grantor, sells and grants to OAK COMPANY, Grantee, one-half of all the oil, gas and other minerals under Section 4.",
  ],
  [
    "mineral_deed",
    "CONVEYANCE\n\nIDA MARSH, a widow, conveys to ELM ROYALTY COMPANY, its successors and assigns, one-half of all the oil, gas and other minerals under Section 4.",
  ],
  [
    "oil_gas_lease",
    "GRANT OF OIL AND GAS RIGHTS\n\nCal Odom and Ida, his wife, called the Lessor, do for $80.00 lease to THE ELM OIL COMPANY, called the Lessee, for the sole purpose of operating for oil and gas, Section 4. The lease runs two years and so long after as oil or gas is produced. Lessee shall run to Lessor one-eighth of the oil.",
  ],
  [
    "memorandum_of_lease",
    "SHORT FORM OF LEASE FOR RECORDING\n\nNotice is hereby given of a lease whereby Ida Marsh let to Oak Energy, LLC the oil and gas under Section 4.",
  ],
  [
    "warranty_deed",
    "Eli Marsh hereby grants, sells and conveys to Cal Odom the surface and all the minerals of the following parcels: the East half of Section 4 and the West half of Section 5. He warrants the title generally and will defend it.",
  ],
  [
    "warranty_deed",
    "Eli Marsh sells and conveys to Cal Odom, in fee simple, 240 acres out of the Odom Grant. Out of this vendor keeps one-fourth of the royalty on oil and gas. Vendor will warrant and defend the title.",
  ],
  [
    "warranty_deed",
    "Cal Odom has bought of Eli Marsh his farm for $900. A vendor's lien note was taken and is paid. Now the said Marsh, seller, passes and conveys to the said Odom 120 acres in Section 4, and warrants the title generally.",
  ],
  [
    "mineral_deed",
    "Eli Marsh hereby grants, sells and warrants to his sister, Ida Marsh, the 1/4 undivided interest which he now owns in the oil, the gas and the other minerals under Section 4.",
  ],
  [
    "mineral_deed",
    "DEED IN TRUST OF MINERAL INTEREST\n\nEli Marsh hereby conveys and transfers to Cal Odom, Trustee, all that interest in the oil, gas and other minerals of Section 4 that came to him from Ida Marsh. Special warranty.",
  ],
  [
    "assignment_of_lease",
    "LEASE ASSIGNMENT, WITH OVERRIDE KEPT\n\nElm Oil Company transfers and conveys to Oak Energy, LP its working interest in the lease from Ida Marsh on Section 4. It keeps an overriding royalty of 3% of production.",
  ],
  [
    "assignment_of_overriding_royalty",
    "My father held overriding royalty interests under the Ida Marsh lease on Section 4. For ten dollars I assign and sell to Oak Energy, LP so much of those interests as lies below the Elm formation. I give no warranty.",
  ],
  ["unitization_agreement", "AGREEMENT for the ELM FLAT UNIT\n\nThe undersigned owners unitize what they have in the Elm formation under Sections 4 and 5."],
  [
    "affidavit_of_production",
    "SWORN STATEMENT AS TO PRODUCTION\n\nCal Odom, on oath, states that the well on Section 4 has made gas in paying quantities since 1979.",
  ],
  [
    "affidavit_of_heirship",
    "PROOF OF DEATH OF IDA MARSH\n\nCal Odom, on oath, states: Ida Marsh died without a will on May 3, 1990. Her heirs are two children, Eli Marsh and Lena Cobb.",
  ],
  [
    "probate_decree",
    "ELM COUNTY PROBATE COURT\n\nSUMMARY ADMINISTRATION\n\nDecedent: Ida Marsh. The Court finds that her will stands admitted to probate and orders and decrees that Eli Marsh shall have all her property.",
  ],
  [
    "mineral_deed",
    "ASSIGNMENT OF MINERAL INTEREST\n\nEli Marsh conveys to Cal Odom one-half of the interest which he holds in the oil and gas under Section 4.",
  ],
  [
    "forced_pooling_order",
    "BEFORE THE INDUSTRIAL COMMISSION. APPLICATION OF ELM OIL, LLC, FOR AN ORDER POOLING ALL INTERESTS. ORDER. IT IS THEREFORE ORDERED: All oil and gas interests in the unit are pooled. /s/ Governor; /s/ Commissioner.",
  ],
  [
    "quiet_title_judgment",
    "DISTRICT COURT OF ELM COUNTY\n\nCal Odom, Plaintiff, vs. Ida Marsh, if living, and if deceased her unknown heirs, Defendants.\n\nFINAL DECREE\n\nIt is ordered that the title of Cal Odom to Section 4 be established and quieted, and that the defendants are barred.",
  ],
  [
    "deed",
    "CONVEYANCE\n\nWHEREAS, in Cause 55, Eli Marsh, plaintiff, against Ida Cobb, defendant, title was quieted in Eli Marsh; NOW, THEREFORE, Eli Marsh does hereby grant, sell and convey unto Cal Odom the West half of Section 4. May 3, 1950.",
  ],
  [
    "assignment_of_overriding_royalty",
    "ASSIGNMENT OF OVERRIDING ROYALTY\n\nEli Marsh, Assignor, owns an overriding royalty of five percent. For value Assignor does hereby sell, assign and transfer unto Cal Odom one-half of said interest in the following oil and gas lease: Lease of May 3, 1950 from Ida Cobb to Elm Oil Company on Section 4.",
  ],
  [
    "assignment_of_lease",
    "ASSIGNMENT (OVERRIDE)\n\nEli Marsh hereby sells and assigns to Cal Odom all his right, title and interest in and to the following lease: Lease of May 3, 1950 from Ida Cobb to Elm Oil Company on Section 4. Assignor keeps an overriding royalty of two percent.",
  ],
  [
    "oil_gas_lease",
    "CONTRACT AND LEASE\n\nThis contract, made May 3, 1907, between Eli Marsh, party of the first part, and Cal Odom, party of the second part: The first party leases to the second party, to bore for oil and gas, his part of the oil and gas in Section 4, for five years and as long thereafter as oil or gas be found, he to deliver him the one-tenth part of the oil.",
  ],
  [
    "mineral_deed",
    "Eli Marsh does hereby grant, bargain, sell and convey unto Cal Odom, in and under the land described below, all the oil, gas and other minerals. The West half of Section 4. May 3, 1950.",
  ],
  [
    "deed",
    "Know all men that Eli Marsh, for ten dollars, does hereby grant, sell and convey unto Cal Odom all of Section 12, Elm County, which land was granted by the State of Texas to Ida Cobb by Patent No. 44. May 3, 1950.",
  ],
  [
    "deed",
    "For value received, Eli Marsh conveys to Cal Odom all of Section 12, Elm County, a vendor's lien being retained; upon full payment of the note the grantor shall execute and deliver a release deed. May 3, 1950.",
  ],
  [
    "mortgage",
    "Eli Marsh mortgages to Elm Bank all of Section 12, Elm County, to secure a note. Upon full payment the mortgagee shall execute and deliver a deed of release. May 3, 1950.",
  ],
  [
    "deed",
    "Know all men that Eli Marsh grants and conveys to Cal Odom all of Section 12, Elm County, being the land sold at sheriff's auction in 1931 for delinquent taxes. May 3, 1950.",
  ],
])("knows a %s by what it does: %s", (type, text) => {
  expect(typeOf(text)).toBe(type);
});
