// Land as described: tracts with their parts, calls, exceptions, depths and warnings.
import { z } from "zod";
import { geometrySchema } from "@/lib/contracts/geometry";

export const landKindSchema = z.enum(["plss", "metes_bounds", "lot_block", "texas_survey", "other"]);
export type LandKind = z.infer<typeof landKindSchema>;

export const plssSchema = z.object({
  meridian: z.string().nullable(),
  township: z.string().nullable().describe('"154N"; "9" where the text gives no letter'),
  range: z.string().nullable(),
  section: z.int().nonnegative().nullable(),
  aliquots: z.array(z.string()).describe("quarter-quarter codes, smallest part first: NENW = NE/4 of NW/4; exceptions not yet subtracted stay out"),
  lots: z.array(z.union([z.int(), z.string()])),
  label: z.string(),
});
export type Plss = z.infer<typeof plssSchema>;

export const surveySchema = z.object({
  name: z.string().nullable(),
  abstract: z.string().nullable(),
  block: z.string().nullable(),
  section: z.string().nullable(),
  league: z.string().nullable(),
  labor: z.string().nullable(),
  certificate: z.string().nullable().optional(),
  township: z.string().nullable().optional(),
  /** Parts of a survey's section, as in plss ("E/2 of Section 61, Block 13"). */
  aliquots: z.array(z.string()).optional(),
});
export type Survey = z.infer<typeof surveySchema>;

export const subdivisionSchema = z.object({
  name: z.string().nullable(),
  block: z.string().nullable(),
  lots: z.array(z.string()),
  plat_book: z.string().nullable(),
  plat_page: z.string().nullable(),
});
export type Subdivision = z.infer<typeof subdivisionSchema>;

export const callSchema = z.object({
  bearing: z.string().nullable().describe('normal form "N 45°30\'00\\" E"; null for a call with no bearing'),
  distance: z.string().nullable().describe("as decimal text in `unit`"),
  unit: z.string().nullable().describe("feet, rods, chains, links, varas, metres"),
  curve: z
    .object({
      radius: z.string().nullable(),
      delta: z.string().nullable(),
      arc: z.string().nullable(),
      chord_bearing: z.string().nullable(),
      chord: z.string().nullable(),
      direction: z.enum(["left", "right"]).nullable(),
    })
    .optional(),
  kind: z.enum(["line", "curve", "close", "tie"]).optional(),
  text: z.string().optional(),
});
export type Call = z.infer<typeof callSchema>;

export const depthsSchema = z.object({ from: z.string().nullable(), to: z.string().nullable(), formation: z.string().nullable(), text: z.string().optional() });
export type Depths = z.infer<typeof depthsSchema>;

export const warningSchema = z.object({
  code: z.string(),
  message: z.string(),
  start: z.int().optional(),
  end: z.int().optional(),
  pointer: z.string().optional().describe("the value it speaks of, by JSON pointer into the aspect"),
});
export type Warning = z.infer<typeof warningSchema>;

/** Reference to land by another instrument: "the same land described in deed recorded in Volume 98, page 402". */
export const landReferenceSchema = z.object({
  book: z.string().nullable(),
  page: z.string().nullable(),
  instrument_no: z.string().nullable(),
  text: z.string(),
  relation: z.enum(["same", "part"]).optional(),
});
export type LandReference = z.infer<typeof landReferenceSchema>;

const tractBase = z.object({
  kind: landKindSchema,
  text: z.string(),
  county: z.string().nullable(),
  state: z.string().nullable(),
  plss: plssSchema.nullable(),
  survey: surveySchema.nullable(),
  subdivision: subdivisionSchema.nullable(),
  calls: z.array(callSchema).nullable(),
  closure: z.object({ error_ft: z.string(), ratio: z.string().nullable() }).nullable(),
  acres_stated: z.string().nullable(),
  acres_computed: z.string().nullable(),
  depths: depthsSchema.nullable(),
  warnings: z.array(warningSchema),
  /** Where the text of this tract stands in the parsed text. */
  span: z.object({ start: z.int(), end: z.int() }).nullable().optional(),
  /** Context filled from the caller, not from the text ("township", "meridian", …). */
  assumed: z.array(z.string()).optional(),
  reference: landReferenceSchema.nullable().optional(),
  /** Name by which the instruments call the land ("Tract One", "Marlie Pasture"). */
  name: z.string().nullable().optional(),
  /** Ring of the polygon in feet, local origin, for the plat; not closed twice. */
  ring: z.array(z.object({ x: z.number(), y: z.number() })).optional(),
  /** The ring laid into its section, where the words tie it to a corner: 16 × 16 units, origin north-west, of a nominal section. */
  placed: z.array(z.object({ x: z.number(), y: z.number() })).optional(),
  /** Acres left of land bounded by calls after exceptions bounded by calls, where both are placed. */
  acres_net: z.string().optional(),
});
export const landExceptionSchema = tractBase.partial().extend({ text: z.string(), subtracted: z.boolean().optional() }).meta({ id: "LandException" });
export type LandException = z.infer<typeof landExceptionSchema>;
export const tractSchema = tractBase
  .extend({
    id: z.string(),
    exceptions: z.array(landExceptionSchema),
    /** How the tract is drawn: its parts in the section, its figure, its exceptions. Made when the tract is read, never kept. */
    geometry: z.array(geometrySchema).optional(),
  })
  .meta({ id: "Tract" });
export type Tract = z.infer<typeof tractSchema>;

export const landSchema = z.object({ tracts: z.array(tractSchema), warnings: z.array(warningSchema).optional() });
export type Land = z.infer<typeof landSchema>;
