import { describe, expect, it } from "vitest";
import { blankTract } from "@/lib/testing/builders/resolved-document";
import { family, heir } from "@/lib/testing/family";
import { type Instrument, share, titleInput } from "@/lib/testing/instruments";
import { deed, lease as leaseOf, minerals, patent } from "@/lib/testing/owned";
import { runTitle } from "@/lib/title/run-title";
import type { catalogue } from "./catalogue";

const royalty = (fraction: string, more = {}) => ({ estate_type: "royalty" as const, fraction, floating: true, of: "royalty" as const, ...more });
const lease = (from: string[], to: string, day: string, terms: Parameters<typeof leaseOf>[3] = {}, more: Partial<Instrument> = {}) =>
  leaseOf(from, to, day, { primary_term_months: 60, ...terms }, more);
type Fact = NonNullable<NonNullable<Instrument["conveyance"]>["facts"]>[number];
const paper = (type: NonNullable<Instrument["type"]>, day: string, facts: Fact[], more: Partial<Instrument> = {}): Instrument => ({
  type,
  action: "affirm",
  day,
  grants: [],
  conveyance: { facts },
  ...more,
});
const heirs = (dead: string, died: string, list: [string, string][], more: Parameters<typeof family>[3] = {}): Instrument => ({
  type: "affidavit_of_heirship",
  action: "descend",
  day: died,
  grants: [],
  people: Object.fromEntries([[dead, { role: "decedent" as const }], ...list.map(([h]) => [h, {}])]),
  succession: [
    family(
      dead,
      died,
      list.map(([name, relation]) => heir(name, { relation })),
      more,
    ),
  ],
});
const assign = (from: string, to: string, day: string, more: Partial<Instrument> = {}): Instrument => ({
  type: "assignment_of_lease",
  action: "assign",
  from: [from],
  to: [to],
  day,
  grants: [{ estate_type: "leasehold", of: "grantor_interest" }],
  ...more,
});
const will = (dead: string, died: string, grants: Instrument["grants"], to: string[]): Instrument => ({
  type: "will",
  action: "devise",
  from: [dead],
  to,
  day: died,
  grants: grants ?? [],
  people: { [dead]: { role: "decedent", died } },
});
const unit = (day: string, more: Partial<Instrument> = {}): Instrument => ({
  type: "unit_designation",
  action: "pool",
  from: ["Oak Oil"],
  day,
  grants: [],
  conveyance: { unit: { name: "Oak Unit", acres: "320", tracts: [] } },
  ...more,
});
const own = lease(["Ann Ash"], "Oak Oil", "1950-01-01");
const produces = (day: string, more: Partial<Instrument> = {}) =>
  paper("affidavit_of_production", day, [{ kind: "production", text: "A well has produced.", date: day }], more);

type Case = { says: string; state?: string; list: Instrument[]; asOf?: string; tracts?: string[]; raises: (keyof typeof catalogue)[] };

const cases: Case[] = [
  { says: "a chain without a patent", list: [deed("Ann Ash", "Bob Birch", "1910-01-01")], raises: ["NO_PATENT_OF_RECORD"] },
  { says: "a patent that keeps minerals", list: [{ ...patent, reservations: [minerals(null)] }], raises: ["SOVEREIGN_RESERVATION"] },
  {
    says: "Texas land sold in 1925 with its minerals kept",
    state: "TX",
    list: [{ type: "state_patent", from: ["State of Texas"], to: ["Ann Ash"], day: "1925-01-01", reservations: [minerals(null)] }],
    raises: ["RELINQUISHMENT_ACT_LAND", "SOVEREIGN_RESERVATION"],
  },
  {
    says: "a railroad that keeps coal and minerals",
    list: [deed("Union Central Railroad Company", "Ann Ash", "1890-01-01", { reservations: [minerals(null)] })],
    raises: ["RAILROAD_RESERVATION"],
  },
  {
    says: "a State's deed",
    list: [patent, deed("Ann Ash", "State of Kansas", "1930-01-01"), deed("State of Kansas", "Cy Cedar", "1940-01-01", { type: "state_deed" })],
    raises: ["STATE_DEED_IN_CHAIN"],
  },
  { says: "a stranger's deed", list: [patent, deed("Zed Zorn", "Cy Cedar", "1920-01-01")], raises: ["CHAIN_GAP", "WILD_DEED"] },
  {
    says: "land sold twice",
    list: [patent, deed("Ann Ash", "Bob Birch", "1910-01-01"), deed("Ann Ash", "Cy Cedar", "1920-01-01")],
    raises: ["GRANTOR_HAD_NO_TITLE"],
  },
  {
    says: "a deed recorded after a later sale",
    list: [patent, deed("Ann Ash", "Bob Birch", "1910-01-01", { recorded: "1935-01-01" }), deed("Ann Ash", "Cy Cedar", "1920-01-01")],
    raises: ["UNRECORDED_PRIOR_DEED", "BFP_QUESTION", "DELIVERY_DATE_ANOMALY"],
  },
  {
    says: "half outstanding, half reserved, all warranted",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1910-01-01", { reservations: [minerals("1/2")] }),
      deed("Bob Birch", "Cy Cedar", "1920-01-01", { reservations: [minerals("1/2")] }),
    ],
    raises: ["OVERCONVEYANCE_DUHIG"],
  },
  {
    says: "a deed silent on a severance",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1910-01-01", { reservations: [minerals("1/2")] }),
      deed("Bob Birch", "Cy Cedar", "1920-01-01"),
      paper("division_order", "1960-01-01", []),
    ],
    raises: ["UNDISCLOSED_PRIOR_SEVERANCE", "BREACH_OF_WARRANTY_CLAIM", "DEED_SILENT_ON_FRACTION"],
  },
  {
    says: "half of my minerals",
    list: [patent, deed("Ann Ash", "Bob Birch", "1910-01-01", { grants: [minerals("1/2", { of: "grantor_interest" })] })],
    raises: ["FRACTION_BASE_AMBIGUITY"],
  },
  {
    says: "clauses that differ by the old eighth",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1921-01-01", {
        grants: [
          minerals("1/64", {
            readings: [
              { fraction: "1/64", rule: "one_grant.granting_clause" },
              { fraction: "1/8", rule: "one_grant.future_lease_clause" },
            ],
          }),
        ],
      }),
    ],
    raises: ["CONFLICTING_FRACTIONS", "ESTATE_MISCONCEPTION"],
  },
  {
    says: "half of one eighth",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1921-01-01", {
        grants: [
          minerals("1/16", {
            readings: [
              { fraction: "1/16", rule: "double_fraction.literal" },
              { fraction: "1/2", rule: "double_fraction.misconception" },
            ],
          }),
        ],
      }),
    ],
    raises: ["DOUBLE_FRACTION"],
  },
  {
    says: "half of the royalty, equal to a sixteenth",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1951-01-01", {
        reservations: [
          royalty("1/2", {
            readings: [
              { fraction: "1/2", rule: "royalty.floating", floating: true },
              { fraction: "1/16", rule: "royalty.fixed", floating: false },
            ],
          }),
        ],
      }),
    ],
    raises: ["FIXED_OR_FLOATING_ROYALTY"],
  },
  {
    says: "minerals without the power to lease",
    list: [patent, deed("Ann Ash", "Bob Birch", "1951-01-01", { grants: [minerals("1/4", { executive: false, text: "royalty interest in minerals" })] })],
    raises: ["NON_EXECUTIVE_INTEREST", "MINERAL_OR_ROYALTY"],
  },
  {
    says: "minerals parted under a royalty",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1920-01-01", { reservations: [royalty("1/2")] }),
      deed("Bob Birch", "Cy Cedar", "1930-01-01", { grants: [minerals("1/2")] }),
    ],
    raises: ["NPRI_BURDEN_ALLOCATION"],
  },
  {
    says: "a fixed royalty above the lease's",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1920-01-01", { reservations: [royalty("1/4", { floating: false, of: "whole" })] }),
      lease(["Bob Birch"], "Oak Oil", "1930-01-01"),
    ],
    asOf: "1931-01-01",
    raises: ["NPRI_EXCEEDS_LEASE_ROYALTY"],
  },
  {
    says: "a severed power to lease that a deed does not mention",
    list: [patent, deed("Ann Ash", "Bob Birch", "1920-01-01", { grants: [minerals("1/2", { executive: false })] }), deed("Ann Ash", "Cy Cedar", "1930-01-01")],
    raises: ["EXECUTIVE_RIGHT_PASSES_BY_SILENCE"],
  },
  {
    says: "benefits fixed apart from the share",
    list: [patent, deed("Ann Ash", "Bob Birch", "1944-01-01", { reservations: [minerals("1/8", { benefits: share("3/8") })] })],
    raises: ["MINERAL_AND_ROYALTY_FRACTIONS_DIFFER"],
  },
  {
    says: "an exception with a false recital",
    list: [patent, deed("Ann Ash", "Bob Birch", "1910-01-01", { exceptions: [minerals("3/4", { held_by: "Zed Zorn" })] })],
    raises: ["FALSE_RECITAL_IN_EXCEPTION", "STRANDED_INTEREST_IN_PRIOR_GRANTOR"],
  },
  {
    says: "an exception that names nobody",
    list: [patent, deed("Ann Ash", "Bob Birch", "1910-01-01", { exceptions: [minerals("1/4")] })],
    raises: ["EXCEPTION_VS_RESERVATION"],
  },
  {
    says: "a reservation for one who owns nothing",
    list: [patent, deed("Ann Ash", "Bob Birch", "1910-01-01", { reservations: [minerals("1/2", { to: ["ZedZorn"] })], people: { "Zed Zorn": {} } })],
    raises: ["RESERVATION_BY_NON_OWNER"],
  },
  {
    says: "a reservation for the owner and the spouse whom it names",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1910-01-01", {
        reservations: [minerals("1/2", { to: ["AnnAsh", "AlAsh"], text: "one-half of the minerals, to Ann Ash and Al Ash" })],
        people: { "Al Ash": { spouse_of: "AnnAsh" } },
      }),
    ],
    raises: ["STRANGER_TO_TITLE_SPOUSE"],
  },
  {
    says: "a reservation out of an undivided half",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1910-01-01", {
        grants: [minerals("1/2", { estate_type: "fee", to: ["BobBirch"] })],
        reservations: [minerals("1/4", { to: ["AnnAsh"] })],
      }),
    ],
    raises: ["FRACTION_BASE_AMBIGUITY"],
  },
  {
    says: "a reservation for the grantor's spouse",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1910-01-01", { reservations: [minerals("1/2", { to: ["AlAsh"] })], people: { "Al Ash": { spouse_of: "AnnAsh" } } }),
    ],
    raises: ["STRANGER_TO_TITLE_SPOUSE"],
  },
  {
    says: "cotenants who reserve together",
    list: [
      patent,
      { from: ["Ann Ash"], to: ["Bob Birch", "Cy Cedar"], day: "1910-01-01" },
      { from: ["Bob Birch", "Cy Cedar"], to: ["Di Dogwood"], day: "1920-01-01", reservations: [minerals("1/2")] },
    ],
    raises: ["RESERVATION_TO_MULTIPLE_GRANTORS"],
  },
  {
    says: "a cotenant who sells the whole alone",
    list: [patent, { from: ["Ann Ash"], to: ["Bob Birch", "Cy Cedar"], day: "1910-01-01" }, deed("Bob Birch", "Di Dogwood", "1920-01-01")],
    raises: ["NON_JOINDER_OF_COTENANT", "CONSTRUCTIVE_NOTICE_OF_RECORDED_DEED"],
  },
  {
    says: "a royalty that waits for others to end",
    list: [patent, deed("Ann Ash", "Bob Birch", "1950-01-01", { reservations: [royalty("1/2", { effective_when: "as outstanding royalties end" })] })],
    raises: ["SPRINGING_RESERVATION"],
  },
  {
    says: "stipulations with and without words of grant",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1950-01-01", { reservations: [royalty("1/2")] }),
      { type: "stipulation_of_interest", action: "convey", from: ["Ann Ash", "Bob Birch"], day: "1990-01-01", grants: [] },
      { type: "stipulation_of_interest", action: "affirm", from: ["Ann Ash", "Bob Birch"], day: "1991-01-01", grants: [] },
      { type: "ratification", action: "ratify", from: ["Ann Ash"], day: "1992-01-01", grants: [] },
    ],
    raises: ["STIPULATION_WITH_CROSS_CONVEYANCE", "STIPULATION_WITHOUT_CONVEYANCE", "RATIFICATION_EFFECT_LIMITED"],
  },
  {
    says: "a correction signed by the grantor alone",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1950-01-01"),
      { type: "correction_deed", action: "correct", from: ["Ann Ash"], to: ["Cy Cedar"], day: "1952-01-01", cites: [2], grants: [minerals("1/2")] },
    ],
    raises: ["MATERIAL_CORRECTION_INSTRUMENT", "CORRECTION_UNILATERAL"],
  },
  {
    says: "a quitclaim in Texas",
    state: "TX",
    list: [patent, deed("Ann Ash", "Bob Birch", "1950-01-01", { type: "quitclaim_deed" })],
    raises: ["QUITCLAIM_IN_CHAIN_NO_BFP"],
  },
  {
    says: "minerals in general",
    list: [patent, deed("Ann Ash", "Bob Birch", "1950-01-01", { reservations: [minerals(null, { text: "all minerals" })] })],
    raises: ["OTHER_MINERALS_SCOPE"],
  },
  {
    says: "an affidavit of heirs beside a will",
    list: [patent, will("Ann Ash", "1950-01-01", [{}], ["Bob Birch"]), heirs("Ann Ash", "1950-01-01", [["Cy Cedar", "child"]])],
    raises: ["NOTICE_BY_RECORDED_AFFIDAVIT"],
  },
  { says: "a lease that ran out", list: [patent, own], raises: ["LEASE_PRIMARY_TERM_EXPIRED", "LEASE_UNRELEASED_OF_RECORD"] },
  {
    says: "a capable well in Oklahoma",
    state: "OK",
    list: [patent, own, paper("affidavit_of_production", "1956-01-01", [{ kind: "production", text: "A well capable of producing." }])],
    raises: ["HBP_BY_CAPABILITY"],
  },
  {
    says: "a shut-in well",
    list: [patent, own, paper("affidavit_of_production", "1954-01-01", [{ kind: "shut_in", text: "Shut-in royalty was paid.", date: "1954-01-01" }])],
    raises: ["SHUT_IN_ROYALTY_PROOF"],
  },
  {
    says: "clauses of a lease",
    list: [
      patent,
      lease(["Ann Ash"], "Oak Oil", "1950-01-01", {
        clauses: [
          "continuous_development",
          "retained_acreage",
          "special_limitation",
          "no_surface_use",
          "consent_to_assign",
          "preferential_right",
          "extension_option",
        ].map((kind) => ({ kind, text: kind })),
      }),
    ],
    raises: [
      "CONTINUOUS_DEVELOPMENT_CHECK",
      "RETAINED_ACREAGE_EXPIRY",
      "SPECIAL_LIMITATION_RIDER",
      "SURFACE_ACCESS_WAIVED",
      "CONSENT_TO_ASSIGN",
      "PREFERENTIAL_RIGHT",
      "EXTENSION_AND_RENEWAL_CLAUSE_WINDOW",
    ],
  },
  {
    says: "a Pugh clause",
    tracts: ["A", "B"],
    list: [{ ...patent, tracts: ["A", "B"] }, lease(["Ann Ash"], "Oak Oil", "1950-01-01", { pugh: true }), produces("1954-01-01", { tracts: ["A"] })],
    raises: ["PARTIAL_LEASE_TERMINATION"],
  },
  {
    says: "a spacing unit in Oklahoma",
    state: "OK",
    tracts: ["A", "B"],
    list: [
      { ...patent, tracts: ["A", "B"] },
      lease(["Ann Ash"], "Oak Oil", "1980-01-01"),
      { type: "spacing_order", action: "none", day: "1981-01-01", grants: [], tracts: ["A"] },
      produces("1984-01-01", { tracts: ["A"] }),
    ],
    raises: ["STATUTORY_PUGH"],
  },
  {
    says: "a second lease before the first ended",
    list: [patent, own, lease(["Ann Ash"], "Pine Oil", "1952-01-01")],
    raises: ["COMPETING_LEASES", "TOP_LEASE"],
  },
  { says: "a lease by one without title", list: [patent, lease(["Zed Zorn"], "Oak Oil", "1950-01-01")], raises: ["LEASE_FROM_NON_OWNER"] },
  {
    says: "a lease by one who recites to be sole heir",
    list: [patent, lease(["Bob Birch"], "Oak Oil", "1950-01-01", {}, { people: { "Bob Birch": { capacity: "sole heir of Ann Ash, deceased" } } })],
    raises: ["LEASE_BY_NON_RECORD_OWNER"],
  },
  {
    says: "a cotenant's lease of the whole, in a unit with a royalty",
    list: [
      patent,
      { from: ["Ann Ash"], to: ["Bob Birch", "Cy Cedar"], day: "1910-01-01", reservations: [royalty("1/2")] },
      lease(["Bob Birch"], "Oak Oil", "1950-01-01", { pooling: false }),
      unit("1951-01-01"),
    ],
    asOf: "1952-01-01",
    raises: ["LESSER_INTEREST", "PROPORTIONATE_REDUCTION", "POOLING_AUTHORITY", "NPRI_POOLING_CONSENT", "UNLEASED_COTENANT"],
  },
  {
    says: "a lease that ended inside a unit",
    list: [
      patent,
      own,
      unit("1951-01-01"),
      paper("affidavit_of_non_production", "1960-01-01", [{ kind: "non_production", text: "No well was drilled in the unit." }]),
    ],
    raises: ["LEASE_TERMINATED_POOLING_SURVIVES"],
  },
  {
    says: "an election under an order",
    list: [
      patent,
      own,
      paper("affidavit", "1954-01-01", [
        { kind: "election", text: "Ann Ash elects." },
        { kind: "payout", text: "At payout." },
      ]),
    ],
    raises: ["FORCED_POOLING_ELECTION", "BACK_IN_OR_PAYOUT"],
  },
  {
    says: "a communitization agreement",
    list: [patent, own, unit("1951-01-01", { type: "communitization_agreement" })],
    raises: ["COMMUNITIZATION_NOT_APPROVED"],
  },
  {
    says: "assignments of a federal lease",
    list: [
      { ...patent, reservations: [minerals(null)] },
      lease(["United States of America"], "Oak Oil", "1950-01-01", {}, { type: "federal_oil_gas_lease" }),
      unit("1951-01-01"),
      assign("Oak Oil", "Pine Oil", "1952-01-01", {
        cites: [2, 3],
        grants: [{ estate_type: "leasehold", of: "grantor_interest", text: "insofar as the unit" }],
      }),
    ],
    raises: ["FEDERAL_RECORD_VS_OPERATING_RIGHTS", "ASSIGNMENT_SCOPE_AMBIGUITY", "LIMITATION_BY_REFERENCE"],
  },
  { says: "an assignment without a link", list: [patent, own, assign("Zed Zorn", "Pine Oil", "1952-01-01")], raises: ["ASSIGNMENT_UNRECORDED"] },
  {
    says: "an assignment of depths",
    list: [
      patent,
      own,
      assign("Oak Oil", "Pine Oil", "1952-01-01", { grants: [{ estate_type: "leasehold", of: "grantor_interest", depths: "below 5,000 feet" }] }),
    ],
    raises: ["DEPTH_SEVERANCE"],
  },
  {
    says: "an assignment of a wellbore",
    list: [patent, own, assign("Oak Oil", "Pine Oil", "1952-01-01", { type: "wellbore_assignment" })],
    raises: ["WELLBORE_ONLY_ASSIGNMENT"],
  },
  {
    says: "an override on a released lease that is taken again",
    list: [
      patent,
      own,
      assign("Oak Oil", "Elm Royalty", "1951-01-01", {
        type: "assignment_of_overriding_royalty",
        cites: [2],
        grants: [{ estate_type: "overriding_royalty", fraction: "1/32" }],
      }),
      { type: "release_of_lease", action: "release", from: ["Oak Oil"], to: ["Ann Ash"], day: "1952-01-01", cites: [2], grants: [] },
      lease(["Ann Ash"], "Oak Oil", "1953-01-01"),
    ],
    raises: ["ORRI_EXTINGUISHED_BY_RELEASE", "WASHOUT_CHECK"],
  },
  {
    says: "an override that does not say whether it is reduced",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1940-01-01", { grants: [minerals("1/2")] }),
      own,
      assign("Oak Oil", "Pine Oil", "1951-01-01", { cites: [3], reservations: [{ estate_type: "overriding_royalty", fraction: "1/32" }] }),
    ],
    raises: ["ORRI_REDUCTION_UNCLEAR"],
  },
  {
    says: "a release of nothing of record",
    list: [patent, { type: "release_of_lease", action: "release", from: ["Oak Oil"], day: "1952-01-01", grants: [] }],
    raises: ["RELEASE_WITHOUT_CLEAR_REFERENCE"],
  },
  {
    says: "a term interest and a well elsewhere on its land",
    tracts: ["A", "B"],
    list: [
      { ...patent, tracts: ["A", "B"] },
      deed("Ann Ash", "Bob Birch", "1950-01-01", { grants: [minerals("1/2", { term: { kind: "so_long_as", months: 120 } })] }),
      produces("1958-01-01", { tracts: ["A"] }),
    ],
    raises: ["TERM_INTEREST_EXPIRY_CHECK", "PRODUCTION_ON_PART_HOLDS_WHOLE"],
  },
  {
    says: "a term interest and a unit well off its land, in Kansas",
    state: "KS",
    tracts: ["A", "B"],
    list: [
      { ...patent, tracts: ["A", "B"] },
      deed("Ann Ash", "Bob Birch", "1950-01-01", { tracts: ["A"], grants: [minerals("1/2", { term: { kind: "so_long_as", months: 120 } })] }),
      unit("1955-01-01", { tracts: ["A", "B"] }),
      produces("1958-01-01", { tracts: ["B"] }),
    ],
    raises: ["OFF_TRACT_UNIT_PRODUCTION"],
  },
  {
    says: "a shut-in well at the end of a term",
    state: "TX",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1950-01-01", {
        grants: [minerals("1/2", { term: { kind: "so_long_as", months: 120, text: "as long as oil is produced or a well is capable of producing" } })],
      }),
      paper("affidavit_of_production", "1959-01-01", [{ kind: "shut_in", text: "Shut in.", date: "1959-01-01" }]),
    ],
    raises: ["AMBIGUOUS_SAVINGS_CLAUSE"],
  },
  {
    says: "a married grantor who signs alone",
    state: "TX",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1950-01-01", { people: { "Ann Ash": { marital_status: "married" } } }),
      deed("Bob Birch", "Cy Cedar", "1960-01-01", { people: { "Bob Birch": { marital_status: "divorced" } } }),
    ],
    raises: ["SPOUSE_NON_JOINDER_COMMUNITY", "SPOUSE_NON_JOINDER_HOMESTEAD", "DIVORCE_NOT_OF_RECORD"],
  },
  {
    says: "an intestate with a spouse and land of unknown character",
    state: "TX",
    list: [
      patent,
      heirs(
        "Ann Ash",
        "1995-01",
        [
          ["Al Ash", "spouse"],
          ["Bob Birch", "child"],
        ],
        { spouse: "AlAsh" },
      ),
    ],
    raises: ["UNPROBATED_INTESTATE_ESTATE", "PROPERTY_CHARACTER_NEEDED", "DATE_OF_DEATH_CONTROLS_HEIRSHIP"],
  },
  {
    says: "a death without heirs",
    list: [patent, paper("affidavit_of_death", "1950-01-01", [], { people: { "Ann Ash": { role: "decedent", died: "1949-01-01" } } })],
    raises: ["UNPROBATED_ESTATE_IN_CHAIN"],
  },
  {
    says: "a tract devised by its name after severance",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1930-01-01", { grants: [minerals("1/2")] }),
      will("Ann Ash", "1950-01-01", [{ text: "the Home Place" }], ["Cy Cedar"]),
    ],
    raises: ["DEVISE_SCOPE_SURFACE_ONLY"],
  },
  {
    says: "life estates",
    list: [
      patent,
      will(
        "Ann Ash",
        "1950-01-01",
        [
          { estate_type: "life_estate", to: ["BobBirch"], text: "all my land to Bob for life" },
          { estate_type: "remainder", to_class: "his children", text: "then to his children" },
        ],
        ["Bob Birch"],
      ),
    ],
    raises: ["LIFE_ESTATE_LEASE_JOINDER", "CONTINGENT_REMAINDER_UNKNOWN"],
  },
  {
    says: "a life estate that ended",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1950-01-01", { reservations: [{ estate_type: "life_estate", term: { kind: "life" } }] }),
      paper("affidavit_of_death", "1960-01-01", [], { people: { "Ann Ash": { role: "decedent", died: "1959-01-01" } } }),
    ],
    raises: ["LIFE_ESTATE_TERMINATED"],
  },
  {
    says: "a royalty for lives",
    list: [patent, deed("Ann Ash", "Bob Birch", "1950-01-01", { reservations: [royalty("1/2", { term: { kind: "life" } })] })],
    raises: ["LIFE_ESTATE_RESERVED_ROYALTY"],
  },
  {
    says: "joint tenants of whom one died",
    state: "OK",
    list: [
      patent,
      { from: ["Ann Ash"], to: ["Bob Birch", "Cy Cedar"], day: "1950-01-01", grants: [{ survivorship: true }] },
      paper("affidavit_of_surviving_joint_tenant", "1960-01-01", [], { people: { "Bob Birch": { role: "decedent", died: "1959-01-01" } } }),
    ],
    raises: ["JOINT_TENANCY_SURVIVORSHIP"],
  },
  {
    says: "those who sign for others",
    list: [
      patent,
      deed("Tom Trust", "Bob Birch", "1950-01-01", { people: { "Tom Trust": { capacity: "trustee of the Ash Trust" } } }),
      deed("Al Agent", "Cy Cedar", "1951-01-01", { people: { "Al Agent": { capacity: "attorney in fact for Ann Ash" } } }),
      deed("Gus Guard", "Di Dogwood", "1952-01-01", { people: { "Gus Guard": { capacity: "guardian of Ann Ash" } } }),
      deed("Rex Reed", "Ed Elm", "1953-01-01", { people: { "Rex Reed": { capacity: "receiver for unknown owners" } } }),
      deed("Dee Deb", "Flo Fir", "1954-01-01", { people: { "Dee Deb": { capacity: "debtor in possession" } } }),
      deed("Oldco", "Flo Fir", "1955-01-01", { people: { Oldco: { capacity: "a dissolved corporation" } } }),
    ],
    raises: [
      "TRUST_AUTHORITY_MISSING",
      "POA_MISSING_OR_EXPIRED",
      "GUARDIAN_AUTHORITY_MISSING",
      "RECEIVER_OR_UNKNOWN_OWNER",
      "BANKRUPTCY",
      "ENTITY_AUTHORITY_OR_EXISTENCE",
    ],
  },
  {
    says: "liens",
    list: [
      patent,
      { type: "mortgage", action: "encumber", from: ["Ann Ash"], to: ["First Bank"], day: "1950-01-01", grants: [{ estate_type: "lien" }] },
      { type: "abstract_of_judgment", action: "encumber", from: ["Ann Ash"], to: ["Al Creditor"], day: "1951-01-01", grants: [{ estate_type: "lien" }] },
      { type: "vendors_lien", action: "encumber", from: ["Ann Ash"], to: ["Vic Vendor"], day: "1952-01-01", grants: [{ estate_type: "lien" }] },
      { type: "mechanics_lien", action: "encumber", from: ["Ann Ash"], to: ["Rig Co"], day: "1953-01-01", grants: [{ estate_type: "lien" }] },
      { type: "lis_pendens", action: "encumber", from: ["Ann Ash"], to: ["Sue Suit"], day: "1954-01-01", grants: [{ estate_type: "lien" }] },
    ],
    raises: ["LIEN_UNRELEASED", "JUDGMENT_OR_TAX_LIEN", "VENDORS_LIEN_OPEN", "LIEN_ON_LEASEHOLD", "LIS_PENDENS_OR_SUIT"],
  },
  {
    says: "a sale for taxes in Pennsylvania",
    state: "PA",
    list: [
      patent,
      deed("Ray Rich", "Bob Birch", "1935-01-01", {
        type: "tax_deed",
        conveyance: { facts: [{ kind: "forfeiture", text: "unseated land assessed to Ann Ash and sold for unpaid taxes" }] },
      }),
    ],
    raises: ["TAX_FORFEITURE_IN_CHAIN", "TITLE_WASH_TAX_SALE"],
  },
  {
    says: "an estate in Oklahoma within ten years",
    state: "OK",
    asOf: "2009-01-01",
    list: [patent, paper("affidavit_of_death", "2005-01-01", [], { people: { "Ann Ash": { role: "decedent", died: "2004-01-01" } } })],
    raises: ["ESTATE_TAX_LIEN"],
  },
  {
    says: "minerals that lapsed after notice in North Dakota",
    state: "ND",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1950-01-01", { reservations: [minerals(null)] }),
      paper("other", "2008-01-01", [{ kind: "other", text: "Notice of lapse of mineral interest" }]),
    ],
    raises: ["DORMANT_MINERAL_CLAIM"],
  },
  {
    says: "a severed interest older than the root in Ohio",
    state: "OH",
    list: [patent, deed("Ann Ash", "Bob Birch", "1913-01-01", { reservations: [minerals(null)] }), deed("Bob Birch", "Cy Cedar", "1957-01-01")],
    raises: ["MARKETABLE_TITLE_ACT"],
  },
  {
    says: "a servitude unused for ten years in Louisiana",
    state: "LA",
    list: [patent, deed("Ann Ash", "Bob Birch", "1950-01-01", { reservations: [minerals(null)] })],
    raises: ["PRESCRIPTION_OF_NONUSE"],
  },
  {
    says: "contracts for deed",
    list: [
      patent,
      { type: "contract_for_deed", action: "none", from: ["Ann Ash"], to: ["Bob Birch"], day: "1950-01-01", grants: [] },
      deed("Ann Ash", "Bob Birch", "1960-01-01"),
      { type: "contract_for_deed", action: "none", from: ["Bob Birch"], to: ["Cy Cedar"], day: "1970-01-01", grants: [] },
    ],
    raises: ["CONTRACT_FOR_DEED_MERGED", "CONTRACT_FOR_DEED_OPEN"],
  },
  {
    says: "minerals claimed by possession",
    list: [patent, paper("affidavit", "1970-01-01", [{ kind: "other", text: "He claims the minerals by adverse possession." }])],
    raises: ["ADVERSE_POSSESSION_OF_MINERALS"],
  },
  {
    says: "a royalty given in and under the land",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1930-01-01", {
        type: "mineral_deed",
        grants: [royalty("1/16", { of: "whole", floating: null, text: "1/16 royalty interest in all oil and gas in and under the land" })],
      }),
    ],
    raises: ["MINERAL_OR_ROYALTY"],
  },
  {
    says: "one paper with two fractions",
    list: [patent, deed("Ann Ash", "Bob Birch", "1930-01-01", { type: "mineral_deed", grants: [minerals("1/16"), royalty("1/2")] })],
    raises: ["CONFLICTING_FRACTIONS"],
  },
  {
    says: "a deed of ore after a severance in general words",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1930-01-01", { reservations: [{ ...minerals("1/2"), text: "1/2 of the oil, gas and other minerals" }] }),
      deed("Bob Birch", "Cy Cedar", "1940-01-01", { grants: [{ estate_type: "fee", text: "the land, with all iron ore and limestone" }] }),
    ],
    raises: ["OTHER_MINERALS_SCOPE"],
  },
  {
    says: "a deed of a strip of land",
    list: [patent, deed("Ann Ash", "Oak Railway Company", "1930-01-01", { grants: [{ estate_type: "fee", text: "a strip of land 100 feet wide" }] })],
    raises: ["STRIP_AND_GORE"],
  },
  {
    says: "a release of a lease by those who hold minerals by deed",
    list: [
      patent,
      deed("Ann Ash", "Bob Birch", "1906-01-01", { type: "mineral_deed", grants: [minerals("1/2")] }),
      { type: "release_of_lease", action: "release", from: ["Bob Birch"], to: ["Ann Ash"], day: "1908-01-01", grants: [] },
    ],
    raises: ["LEASE_OR_MINERAL_DEED"],
  },
];

describe("issues of the catalogue", () => {
  const raised = new Set<string>();
  for (const c of cases)
    it(`are raised by ${c.says}`, () => {
      const result = runTitle(titleInput(c.state ?? "KS", c.list, c.asOf ?? "2020-01-01", c.tracts ?? ["A"]));
      const codes = result.issues.map((i) => i.code);
      expect(codes).toEqual(expect.arrayContaining(c.raises));
      for (const code of c.raises) raised.add(code);
      for (const i of result.issues) expect([i.requirement.length > 10, i.detail.length > 10]).toEqual([true, true]);
    });

  it.each([
    ["560 acres in Elm and Fern Counties", true],
    ["part of it in each of Elm, Fern and Oak Counties", true],
    ["560 acres in Elm County, on the line of Ash and Oak Streets", false],
    ["560 acres in Elm County, thence with the line between Elm and Fern Counties", false],
  ])("tell of land in several counties: %s", (text, several) => {
    const input = titleInput("KS", [patent, deed("Ann Ash", "Bob Birch", "1910-01-01")]);
    const documents = input.documents.map((d) => {
      const { resolved } = d.land;
      return { ...d, land: { ...d.land, resolved: { ...resolved, tracts: [{ ...blankTract("t1"), text }] } } };
    });
    expect(
      runTitle({ ...input, documents })
        .issues.map((i) => i.code)
        .includes("MULTI_COUNTY_RECORDING"),
    ).toBe(several);
  });

  it("come to seventy and more", () => expect(raised.size).toBeGreaterThanOrEqual(70));

  it("are none for a clean chain", () => {
    const clean = runTitle(titleInput("KS", [patent, deed("Ann Ash", "Bob Birch", "1910-01-01"), deed("Bob Birch", "Cy Cedar", "1950-01-01")]));
    expect(clean.issues).toEqual([]);
  });
});
