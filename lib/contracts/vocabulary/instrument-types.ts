// The taxonomy of instruments: type → category and label. Words only: the browser takes them without the schemas. Adding a type: one line here, one file in lib/extract/rules/types, see CONTRIBUTING.md.
export const instrumentCategories = [
  "conveyance",
  "lease",
  "assignment",
  "release",
  "lien",
  "probate",
  "affidavit",
  "court",
  "survey",
  "agreement",
  "other",
] as const;
export type InstrumentCategory = (typeof instrumentCategories)[number];

const byCategory = {
  conveyance: [
    "warranty_deed",
    "special_warranty_deed",
    "quitclaim_deed",
    "deed",
    "grant_deed",
    "bargain_and_sale_deed",
    "deed_without_warranty",
    "gift_deed",
    "mineral_deed",
    "royalty_deed",
    "term_mineral_deed",
    "surface_deed",
    "correction_deed",
    "partition_deed",
    "exchange_deed",
    "life_estate_deed",
    "survivorship_deed",
    "deed_of_distribution",
    "fiduciary_deed",
    "administrators_deed",
    "executors_deed",
    "sheriffs_deed",
    "trustees_deed",
    "tax_deed",
    "cemetery_deed",
    "us_patent",
    "state_patent",
    "state_deed",
    "right_of_way_deed",
    "dedication",
    "stipulation_of_interest",
  ],
  lease: [
    "oil_gas_lease",
    "memorandum_of_lease",
    "top_lease",
    "lease_amendment",
    "lease_extension",
    "ratification",
    "coal_lease",
    "mining_lease",
    "coalbed_methane_lease",
    "federal_oil_gas_lease",
    "state_oil_gas_lease",
    "surface_lease",
    "lease",
  ],
  assignment: [
    "assignment_of_lease",
    "partial_assignment",
    "assignment_of_overriding_royalty",
    "wellbore_assignment",
    "term_assignment",
    "farmout",
    "assignment_and_quitclaim",
  ],
  release: ["release_of_lease", "partial_release_of_lease", "release_of_lien", "release_of_mortgage", "release_of_deed_of_trust", "release"],
  lien: [
    "mortgage",
    "deed_of_trust",
    "modification_of_deed_of_trust",
    "vendors_lien",
    "abstract_of_judgment",
    "lis_pendens",
    "mechanics_lien",
    "tax_lien",
    "subordination",
  ],
  probate: [
    "will",
    "probate_decree",
    "certificate_of_transfer",
    "letters_testamentary",
    "muniment_of_title",
    "determination_of_heirship",
    "death_certificate",
    "disclaimer",
  ],
  affidavit: [
    "affidavit_of_heirship",
    "affidavit_of_death",
    "affidavit_of_identity",
    "affidavit_of_non_production",
    "affidavit_of_production",
    "affidavit_of_surviving_joint_tenant",
    "small_estate_affidavit",
    "transfer_on_death_designation_affidavit",
    "affidavit",
  ],
  court: [
    "partition_decree",
    "quiet_title_judgment",
    "judgment",
    "divorce_decree",
    "court_findings_heirship",
    "petition_quiet_title",
    "forced_pooling_order",
    "spacing_order",
  ],
  survey: ["plat", "survey"],
  agreement: [
    "unit_designation",
    "pooling_agreement",
    "unitization_agreement",
    "communitization_agreement",
    "division_order",
    "surface_use_agreement",
    "power_of_attorney",
    "joint_operating_agreement",
    "contract_for_deed",
    "trust_agreement",
    "merger_certificate",
    "materials_agreement",
  ],
  other: ["other"],
} as const satisfies Record<InstrumentCategory, readonly string[]>;

export type InstrumentType = (typeof byCategory)[InstrumentCategory][number];
export const instrumentTypes = Object.values(byCategory).flat() as InstrumentType[];
export const instrumentCategory = Object.fromEntries(Object.entries(byCategory).flatMap(([c, ts]) => ts.map((t) => [t, c]))) as Record<
  InstrumentType,
  InstrumentCategory
>;

const proper: Partial<Record<InstrumentType, string>> = {
  us_patent: "United States Patent",
  oil_gas_lease: "Oil and Gas Lease",
  sheriffs_deed: "Sheriff's Deed",
  trustees_deed: "Trustee's Deed",
  administrators_deed: "Administrator's Deed",
  executors_deed: "Executor's Deed",
  vendors_lien: "Vendor's Lien",
  mechanics_lien: "Mechanic's Lien",
  federal_oil_gas_lease: "Federal Oil and Gas Lease",
  state_oil_gas_lease: "State Oil and Gas Lease",
  other: "Other Instrument",
};

/** mineral_deed → "Mineral Deed". */
export function instrumentLabel(type: InstrumentType): string {
  return (
    proper[type] ??
    type
      .split("_")
      .map((w, i) => (i > 0 && ["of", "and", "on"].includes(w) ? w : w.charAt(0).toUpperCase() + w.slice(1)))
      .join(" ")
  );
}

/** True for a word of the taxonomy. */
export const isInstrumentType = (word: string): word is InstrumentType => Object.hasOwn(instrumentCategory, word);
