// One wire schema an aspect.
import { z } from "zod";
import { actionSchema, fractionBaseSchema, warrantySchema } from "@/lib/contracts/aspects/conveyance";
import { entityTypeSchema, partyRoleSchema, partySideSchema } from "@/lib/contracts/aspects/parties";
import { estateTypeSchema } from "@/lib/contracts/estates";
import { instrumentTypeSchema } from "@/lib/contracts/instrument-types";
import { flagOrNull, quote, textOrNull } from "./wire-parts";

export const docTypeWire = z.strictObject({
  doc_type: instrumentTypeSchema.describe("what the instrument does, whatever its title says"),
  title: textOrNull("the title as printed"),
  quote,
  recording: z.strictObject({
    county: textOrNull("county"),
    state: textOrNull("state as two letters"),
    book: textOrNull("book or volume in which this instrument itself is recorded"),
    page: textOrNull("page"),
    instrument_no: textOrNull("document number"),
    book_type: textOrNull("kind of book"),
    quote: textOrNull("the recorder's words, copied exactly"),
  }),
});

export const partiesWire = z.strictObject({
  parties: z.array(
    z.strictObject({
      name: z.string().describe("the name as written"),
      role: partyRoleSchema,
      side: partySideSchema.describe("from: gives; to: takes"),
      entity_type: entityTypeSchema,
      aliases: z.array(z.string()),
      capacity: textOrNull("capacity in which the party acts"),
      marital_status: textOrNull("marital status"),
      spouse_name: textOrNull("name of the spouse among the parties"),
      address: textOrNull("address"),
      share: textOrNull("the share stated for this party, as written"),
      quote,
    }),
  ),
});

const dated = z.strictObject({ date: z.string().describe("YYYY-MM-DD, YYYY-MM or YYYY"), quote }).nullable();
export const datesWire = z.strictObject({
  executed: dated,
  effective: dated,
  acknowledged: dated,
  filed: dated,
  recorded: dated,
  expires: dated,
  primary_term: z.strictObject({ months: z.int(), quote }).nullable(),
});

export const landWire = z.strictObject({
  descriptions: z.array(
    z.strictObject({
      quote: z.string().describe("one whole legal description of land that this instrument covers, copied exactly, exceptions included"),
      county: textOrNull("county"),
      state: textOrNull("state"),
    }),
  ),
});

const interest = z.strictObject({
  clause: z.enum(["grant", "reservation", "exception"]),
  estate_type: estateTypeSchema,
  fraction: textOrNull('the fraction as written, "1/2" or "an undivided one-half"; factors of a double fraction joined by "of"'),
  of: fractionBaseSchema.describe("what the fraction multiplies"),
  from: z.array(z.string()).describe("names of who gives or keeps out"),
  to: z.array(z.string()).describe("names of who takes or keeps"),
  floating: flagOrNull("a royalty that is a fraction of the lease's royalty (true) or of production (false)"),
  executive: flagOrNull("whether the power to lease goes along, where the words say"),
  term: z.strictObject({ kind: z.enum(["life", "years", "so_long_as", "perpetual"]), months: z.int().nullable() }).nullable(),
  quote,
});
const cited = z.strictObject({
  what: z.string(),
  date: textOrNull("date YYYY-MM-DD"),
  book: textOrNull("book or volume"),
  page: textOrNull("page"),
  instrument_no: textOrNull("number"),
  county: textOrNull("county"),
  parties: z.array(z.string()),
  quote,
});
export const conveyanceWire = z.strictObject({
  action: actionSchema,
  granting_clause: textOrNull("the granting words, copied exactly"),
  consideration: z.strictObject({ quote: textOrNull("the consideration, copied exactly"), amount: textOrNull("the sum in figures") }),
  warranty: warrantySchema.nullable(),
  right_title_interest_only: z.boolean().describe("gives only the grantor's right, title and interest, whatever it is"),
  interests: z.array(interest),
  subject_to: z.array(z.string().describe("words copied exactly")),
  lease: z
    .strictObject({
      royalty: textOrNull("royalty as written"),
      primary_term_months: z.int().nullable(),
      delay_rental: textOrNull("delay rental"),
      bonus: textOrNull("bonus"),
      pugh: flagOrNull("has a Pugh clause"),
      proportionate_reduction: flagOrNull("has a proportionate reduction clause"),
      shut_in: flagOrNull("has a shut-in clause"),
      quote,
    })
    .nullable(),
  references: z.array(cited),
  after_acquired: z.boolean(),
  habendum: textOrNull("the habendum, copied exactly"),
});

export const wireSchemas = { doc_type: docTypeWire, parties: partiesWire, dates: datesWire, land: landWire, conveyance: conveyanceWire } as const;
export type Wire<A extends keyof typeof wireSchemas> = z.output<(typeof wireSchemas)[A]>;
