// Kinds of papers: types that do one thing with title in one class. The learned judge tells kinds; which type of the kind it is the rules say.
import type { InstrumentType } from "@/lib/contracts/instrument-types";

/** Each kind with its types; the first is what a paper of the kind is where the rules name none of them. */
const kinds: readonly (readonly InstrumentType[])[] = [
  [
    "deed",
    "warranty_deed",
    "special_warranty_deed",
    "quitclaim_deed",
    "grant_deed",
    "bargain_and_sale_deed",
    "deed_without_warranty",
    "gift_deed",
    "surface_deed",
    "exchange_deed",
    "life_estate_deed",
    "survivorship_deed",
    "cemetery_deed",
    "state_deed",
    "dedication",
  ],
  ["correction_deed"],
  ["partition_deed"],
  ["mineral_deed", "term_mineral_deed"],
  ["royalty_deed"],
  ["stipulation_of_interest"],
  ["fiduciary_deed"],
  ["administrators_deed"],
  ["executors_deed"],
  ["deed_of_distribution"],
  ["sheriffs_deed"],
  ["trustees_deed"],
  ["tax_deed"],
  ["us_patent"],
  ["state_patent"],
  ["right_of_way_deed"],
  ["oil_gas_lease", "federal_oil_gas_lease", "state_oil_gas_lease", "top_lease", "lease"],
  ["memorandum_of_lease"],
  ["lease_amendment", "lease_extension"],
  ["ratification"],
  ["surface_lease"],
  ["mining_lease", "coal_lease", "coalbed_methane_lease"],
  ["assignment_of_lease", "partial_assignment", "wellbore_assignment", "term_assignment", "assignment_and_quitclaim"],
  ["assignment_of_overriding_royalty"],
  ["farmout", "joint_operating_agreement"],
  ["release_of_lease", "partial_release_of_lease"],
  ["release_of_lien", "release_of_mortgage", "release_of_deed_of_trust", "release"],
  ["mortgage", "deed_of_trust", "modification_of_deed_of_trust", "vendors_lien"],
  ["subordination"],
  ["abstract_of_judgment", "mechanics_lien", "tax_lien"],
  ["petition_quiet_title", "lis_pendens"],
  ["will"],
  ["probate_decree", "certificate_of_transfer", "muniment_of_title", "determination_of_heirship", "court_findings_heirship"],
  ["letters_testamentary"],
  ["death_certificate"],
  ["disclaimer"],
  ["affidavit_of_heirship", "small_estate_affidavit"],
  ["affidavit_of_death", "affidavit_of_surviving_joint_tenant"],
  ["affidavit_of_identity"],
  ["affidavit_of_non_production"],
  ["affidavit_of_production"],
  ["transfer_on_death_designation_affidavit"],
  ["affidavit"],
  ["judgment", "quiet_title_judgment", "partition_decree"],
  ["divorce_decree"],
  ["forced_pooling_order", "spacing_order"],
  ["unit_designation", "pooling_agreement", "unitization_agreement", "communitization_agreement"],
  ["division_order"],
  ["surface_use_agreement", "materials_agreement"],
  ["power_of_attorney"],
  ["contract_for_deed"],
  ["trust_agreement"],
  ["merger_certificate"],
  ["plat", "survey"],
  ["other"],
];

export const kindCount = kinds.length;
const kindOfType = new Map(kinds.flatMap((types, k) => types.map((t) => [t, k] as const)));

/** The number of the kind of a type. */
export const kindOf = (type: InstrumentType): number => kindOfType.get(type) ?? kindCount - 1;
/** The types of a kind, its plain one first. */
export const typesOf = (kind: number): readonly InstrumentType[] => kinds[kind] ?? ["other"];
/** The kinds of some types. */
export const kindsOf = (...types: readonly InstrumentType[]): ReadonlySet<number> => new Set(types.map(kindOf));

/** A special paper is a plain one with something more: an office that speaks, a narrower thing, a rent for what is granted. */
const specials = new Map<number, ReadonlySet<number>>([
  [
    kindOf("deed"),
    kindsOf(
      "mineral_deed",
      "royalty_deed",
      "correction_deed",
      "partition_deed",
      "fiduciary_deed",
      "administrators_deed",
      "executors_deed",
      "sheriffs_deed",
      "trustees_deed",
      "tax_deed",
      "deed_of_distribution",
      "right_of_way_deed",
      "us_patent",
      "state_patent",
    ),
  ],
  [kindOf("mineral_deed"), kindsOf("oil_gas_lease", "assignment_of_lease")],
  [kindOf("release_of_lien"), kindsOf("release_of_lease")],
  [kindOf("royalty_deed"), kindsOf("assignment_of_overriding_royalty")],
  [
    kindOf("affidavit"),
    kindsOf("affidavit_of_heirship", "affidavit_of_death", "affidavit_of_identity", "affidavit_of_production", "affidavit_of_non_production"),
  ],
  [kindOf("affidavit_of_heirship"), kindsOf("affidavit_of_death")],
  // A will and the order that admits it stand on one paper as often as not; what leads it the rules say.
  [kindOf("probate_decree"), kindsOf("will", "letters_testamentary")],
  [kindOf("will"), kindsOf("probate_decree")],
]);

/** Whether the first kind is the second with something more: the plain kind never overrules it. */
export const isSpecialOf = (special: number, plain: number): boolean => specials.get(plain)?.has(special) ?? false;
