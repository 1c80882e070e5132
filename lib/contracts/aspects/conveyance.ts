// What an instrument does with which interest. `readings` with more than one entry says that the words bear more than one meaning.
import { z } from "zod";
import { landReferenceSchema, warningSchema } from "@/lib/contracts/aspects/land";
import { estateTypeSchema } from "@/lib/contracts/estates";
import { fractionSchema } from "@/lib/contracts/fraction";

export const actionSchema = z.enum([
  "convey",
  "lease",
  "assign",
  "release",
  "encumber",
  "subordinate",
  "ratify",
  "pool",
  "correct",
  "devise",
  "descend",
  "affirm",
  "none",
]);
export type Action = z.infer<typeof actionSchema>;
export const warrantySchema = z.enum(["general", "special", "none", "statutory"]);
export type Warranty = z.infer<typeof warrantySchema>;
export const fractionBaseSchema = z.enum(["whole", "grantor_interest", "described_interest", "royalty", "lease_interest"]);
export type FractionBase = z.infer<typeof fractionBaseSchema>;

export const termSchema = z.object({
  kind: z.enum(["life", "years", "so_long_as", "perpetual"]),
  months: z.int().nullable().optional(),
  measuring_life: z.string().nullable().optional().describe("party id or name"),
  text: z.string().optional(),
});
export type Term = z.infer<typeof termSchema>;

export const readingSchema = z.object({
  fraction: fractionSchema,
  basis: z.string().describe("what the fraction multiplies, in words"),
  rule: z.string(),
  floating: z.boolean().nullable().optional(),
  estate_type: estateTypeSchema.optional(),
  of: fractionBaseSchema.optional(),
});
export type Reading = z.infer<typeof readingSchema>;

export const interestSchema = z
  .object({
    estate_type: estateTypeSchema,
    fraction: fractionSchema.nullable(),
    of: fractionBaseSchema,
    text: z.string(),
    from: z.array(z.string()),
    to: z.array(z.string()),
    tracts: z.array(z.string()),
    term: termSchema.nullable(),
    depths: z.string().nullable(),
    floating: z.boolean().nullable(),
    executive: z.boolean().nullable().describe("false: given or kept without the power to lease; true: with it by express words; null: not said"),
    readings: z.array(readingSchema),
    /** Benefits parted from a mineral share by words: false = stripped, true = kept by words, absent = moves along. */
    attributes: z
      .object({ development: z.boolean().nullable(), bonus: z.boolean().nullable(), delay_rental: z.boolean().nullable(), royalty: z.boolean().nullable() })
      .partial()
      .optional(),
    /** Fraction of lease benefits where words fix it apart from the mineral share (a covenant). */
    benefits: fractionSchema.nullable().optional(),
    /** Substances the words are limited to ("oil and gas", "coal", "gravel"); absent = all minerals. */
    substances: z.array(z.string()).optional(),
    /** Instrument in which the words say the interest was created ("reserved in deed … Vol. 98, p. 402"). */
    created_in: landReferenceSchema.nullable().optional(),
    /** Who holds an excepted interest according to the words, where they say so. */
    held_by: z.string().nullable().optional(),
    /** An override or NPRI computed on 8/8 whatever the assignor's share (false: proportionately reduced; null: not said). */
    of_8_8: z.boolean().nullable().optional(),
    /** "difference between 25% and existing burdens": the override is this NRI-delivering figure less burdens. */
    less_existing_burdens: z.boolean().optional(),
    /** Words of survivorship among the takers or keepers. */
    survivorship: z.boolean().optional(),
    /** Those words, where they stand beside the takers' names at the head of the paper. */
    survivorship_words: z.string().optional(),
    /** A residuary gift: what no other gift of the instrument takes. */
    residuary: z.boolean().optional(),
    /** Those who take instead where the takers did not outlive the testator ("to A, but if she does not survive me, to B"). */
    substitutes: z.array(z.string()).optional(),
    /** Takers named as a class ("his children living at my death") where the words do not name them one by one. */
    to_class: z.string().nullable().optional(),
    /** Net mineral acres, where the words give a number of them and no fraction. */
    mineral_acres: z.string().nullable().optional(),
    /** Words that postpone an interest ("effective only as and when the outstanding royalties terminate"). */
    effective_when: z.string().nullable().optional(),
    /** Share of the whole the giver says he owns ("my interest being an undivided 1/7"), where the fraction is of his interest. */
    stated_ownership: fractionSchema.nullable().optional(),
    /** Words that carry an override over to renewals or new leases, with their window where one is stated. */
    renewals: z.object({ text: z.string(), months: z.int().nullable() }).nullable().optional(),
  })
  .meta({ id: "Interest" });
export type Interest = z.infer<typeof interestSchema>;

export const leaseTermsSchema = z.object({
  royalty: fractionSchema.nullable(),
  primary_term_months: z.int().nonnegative().nullable(),
  delay_rental: z.string().nullable(),
  bonus: z.string().nullable(),
  pugh: z.boolean().nullable(),
  proportionate_reduction: z.boolean().nullable(),
  shut_in: z.boolean().nullable(),
  depth_clause: z.string().nullable(),
  /** Royalty by substance where they differ. */
  other_royalties: z.array(z.object({ substance: z.string(), royalty: fractionSchema })).optional(),
  /** Royalty and term of each lessor, where one paper sets them apart for several. */
  by_lessor: z
    .array(z.object({ lessor: z.string().describe("party id"), royalty: fractionSchema.nullable(), primary_term_months: z.int().nonnegative().nullable() }))
    .optional(),
  pooling: z.boolean().nullable().optional(),
  lesser_interest_text: z.string().nullable().optional(),
  /** Clauses beyond the standard terms, in their words: "special_limitation", "continuous_development", "retained_acreage", "extension_option", "surrender", "top_lease", "term_from_prior_end", "fixed_term", "npri", "no_surface_use", "cessation", "unless_rental", "bonus_acres" (the net acres for which the bonus was paid). */
  clauses: z.array(z.object({ kind: z.string(), text: z.string() })).optional(),
});
export type LeaseTerms = z.infer<typeof leaseTermsSchema>;

export const referenceSchema = z.object({
  what: z.string(),
  date: z.string().nullable(),
  book: z.string().nullable(),
  page: z.string().nullable(),
  instrument_no: z.string().nullable(),
  county: z.string().nullable(),
  parties: z.array(z.string()),
  document_id: z.string().nullable().optional(),
  relation: z.enum(["prior", "lease", "released", "assigned", "corrected", "ratified", "excepted", "subject_to", "land", "lien", "other"]).optional(),
});
export type Reference = z.infer<typeof referenceSchema>;

export const conveyanceSchema = z.object({
  action: actionSchema,
  granting_clause: z.string().nullable(),
  consideration: z.object({ text: z.string().nullable(), amount: z.string().nullable(), currency: z.string().nullable() }),
  warranty: warrantySchema.nullable(),
  grants: z.array(interestSchema),
  reservations: z.array(interestSchema),
  exceptions: z.array(interestSchema),
  subject_to: z.array(
    z.object({
      text: z.string(),
      reference: referenceSchema.nullable().optional(),
      /** The outstanding interest, where the words state one ("subject to the undivided one-half mineral interest reserved by …"). */
      interest: interestSchema.nullable().optional(),
    }),
  ),
  lease: leaseTermsSchema.nullable(),
  references: z.array(referenceSchema),
  after_acquired: z.boolean().describe("an after-acquired title clause, or a warranty of a definite estate"),
  habendum: z.string().nullable(),
  /** Only "all right, title and interest" of the grantor is given, whatever the title says. */
  quitclaim_words: z.boolean().optional(),
  /** Counties in which all that the grantor owns is given, described or not. */
  all_in_counties: z.array(z.string()).optional(),
  /** Slips and doubts of this aspect: "AMOUNT_CONFLICT", "FRACTION_CONFLICT", … */
  warnings: z.array(warningSchema).optional(),
  /** Facts an affidavit, order or declaration states, for the engine. */
  facts: z
    .array(
      z.object({
        kind: z.enum([
          "production",
          "non_production",
          "shut_in",
          "election",
          "pooling",
          "unit",
          "merger",
          "name_change",
          "death",
          "marital",
          "payout",
          "forfeiture",
          "other",
        ]),
        text: z.string(),
        date: z.string().nullable().optional(),
        value: z.string().nullable().optional(),
        parties: z.array(z.string()).optional(),
        /** The tracts that the statement names, where it names some of the paper's and not all. */
        tracts: z.array(z.string()).optional(),
      }),
    )
    .optional(),
  unit: z
    .object({
      name: z.string().nullable(),
      acres: z.string().nullable(),
      tracts: z.array(z.object({ text: z.string(), acres: z.string().nullable(), tract: z.string().nullable() })),
      formations: z.string().nullable().optional(),
      royalty: fractionSchema.nullable().optional(),
    })
    .nullable()
    .optional(),
  /** The share that an earlier paper told wrongly, with the one that a correction puts in its place. */
  corrected_share: z.object({ wrong: fractionSchema, right: fractionSchema }).optional(),
});
export type Conveyance = z.infer<typeof conveyanceSchema>;
