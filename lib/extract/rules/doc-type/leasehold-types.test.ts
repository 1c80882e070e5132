import { expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

it.each([
  [
    "oil_gas_lease",
    "GRANT OF OIL AND GAS RIGHTS\n\nMay 3, 1926. Ira Venn, called the Lessor, does for $80.00 lease to ELM OIL COMPANY, called the Lessee, for the sole purpose of exploring for oil and gas, the W/2 of Section 26. Royalty one-eighth.",
  ],
  [
    "oil_gas_lease",
    "THIS OIL AND GAS LEASE is granted on May 3, 2010 by ADA VENN to ELM OIL COMPANY.\n\nShe grants and lets exclusively to the company, to explore for oil and gas, her half of the oil and gas in Section 9.",
  ],
  [
    "release_of_lease",
    "COUNTY OF ELLIS, SS:\n\nELM OIL COMPANY certifies that its lease from Ada Venn dated May 1, 1947 (Book 61, page 25) has expired. For the record it releases and cancels that lease upon the whole 480 acres.\n\nFebruary 2, 1953. Elm Oil Company",
  ],
  [
    "release_of_lease",
    "[Written in the margin of Lease Record 3, page 9]\n\nFor one dollar paid to Ada Venn the Elm Oil Company gives up and cancels the within lease of May 1, 1899, upon the sixty acres in Section 9.\n\nJune 4, 1901. ELM OIL COMPANY, by B. Lark, Manager.",
  ],
  [
    "affidavit",
    "STATE OF OHIO, COUNTY OF KNOX.\n\nAda Venn, cashier of the Elm Bank, and Bo Lark, each for himself and herself, upon oath say: that the bank holds no money for the lease of Cy Fern.\n\nSworn to before me by both June 4, 1933. C. Poe, Notary Public.",
  ],
  [
    "assignment_of_lease",
    "ASSIGNMENT AND OVERRIDE\n\nI, BO LARK, turn over the oil and gas lease from Ada Venn, Book 3, page 9, to ELM OIL COMPANY and keep 6% as an overriding royalty.",
  ],
  [
    "assignment_of_overriding_royalty",
    "ASSIGNMENT AND CONVEYANCE OF OVERRIDING ROYALTY\n\nBO LARK conveys to CY FERN an overriding royalty of 1% of 8/8 in the lease from Ada Venn, Book 3, page 9.",
  ],
  [
    "mineral_deed",
    "MINERAL DEED\n\nADA VENN conveys to BO LARK half of the oil and gas in Section 9, subject to a lease to Elm Oil Company for the purpose of drilling for oil and gas.",
  ],
])("knows a paper by what it does with a lease: %s", (type, text) => expect(readInstrument({ name: "a.txt", text }).doc_type.resolved.doc_type).toBe(type));
