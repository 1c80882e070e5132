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
])("knows a %s by what it does: %s", (type, text) => {
  expect(typeOf(text)).toBe(type);
});
