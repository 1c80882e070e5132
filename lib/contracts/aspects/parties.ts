// The parties of an instrument. Witnesses and notaries are not parties.
import { z } from "zod";
import { warningSchema } from "@/lib/contracts/aspects/land";
import { fractionSchema } from "@/lib/contracts/fraction";
import { partyRoles } from "@/lib/contracts/vocabulary/parties";

export const partyRoleSchema = z.enum(partyRoles);
export type PartyRole = z.infer<typeof partyRoleSchema>;
export const partySideSchema = z.enum(["from", "to", "other"]);
export type PartySide = z.infer<typeof partySideSchema>;
export const entityTypeSchema = z.enum(["individual", "corporation", "llc", "partnership", "trust", "estate", "government", "church", "unknown"]);
export type EntityType = z.infer<typeof entityTypeSchema>;

export const partySchema = z
  .object({
    id: z.string().describe('"p1", local to the document'),
    name: z.string().describe("as written"),
    display: z.string(),
    role: partyRoleSchema,
    side: partySideSchema,
    entity_type: entityTypeSchema,
    given: z.string().nullable(),
    middle: z.string().nullable(),
    surname: z.string().nullable(),
    suffix: z.string().nullable(),
    aliases: z.array(z.string()),
    capacity: z.string().nullable().describe('"executor of the estate of …", "trustee of …", "attorney in fact for …"'),
    marital_status: z.string().nullable().describe('"married", "single", "widow", "widower", "divorced", "husband and wife"'),
    spouse_of: z.string().nullable().describe("id of the spouse among these parties"),
    address: z.string().nullable(),
    share: fractionSchema.nullable().describe("share of what is taken or given, where the instrument states it"),
    survivorship: z.boolean().optional().describe("takes with right of survivorship"),
    signed: z.boolean().optional().describe("whether the paper shows that this taker signed it; told of takers of correction deeds alone"),
    died: z.string().nullable().optional().describe("date of death, of a decedent"),
    relation: z.string().nullable().optional().describe('relation to the decedent: "spouse", "child", "grandchild", "parent", "sibling", …'),
    relation_of: z
      .string()
      .nullable()
      .optional()
      .describe("id of the person that `relation` is to, or of the predeceased ancestor through whom the heir takes"),
  })
  .meta({ id: "Party" });
export type Party = z.infer<typeof partySchema>;

export const partiesSchema = z.object({
  parties: z.array(partySchema),
  from: z.array(z.string()),
  to: z.array(z.string()),
  warnings: z.array(warningSchema).optional(),
  /** What an affidavit, will or decree says of a death, for the law of descent. */
  succession: z
    .array(
      z.object({
        decedent: z.string().describe("party id"),
        died: z.string().nullable(),
        testate: z.boolean().nullable(),
        state: z.string().nullable().describe("situs as stated"),
        character: z.enum(["separate", "community", "joint_industry", "unknown"]).nullable().describe("character of the property, where stated"),
        by_land: z
          .array(z.object({ text: z.string(), character: z.enum(["separate", "community", "joint_industry"]) }))
          .optional()
          .describe("character of each land, where the paper parts them: the words that name the land and say how it was come by"),
        spouse: z.string().nullable().describe("party id of the surviving spouse"),
        spouse_died: z.string().nullable(),
        children_all_of_spouse: z.boolean().nullable().describe("every surviving issue is also issue of the surviving spouse"),
        spouses_count: z.int().nullable().describe("marriages of the decedent, where stated"),
        heirs: z.array(
          z.object({
            party: z.string(),
            relation: z.string(),
            per_stirpes_of: z.string().nullable(),
            of_spouse: z.boolean().nullable(),
            living: z.boolean().nullable(),
          }),
        ),
        statement_complete: z.boolean().describe('the paper says these are all ("and no others")'),
      }),
    )
    .optional(),
});
export type Parties = z.infer<typeof partiesSchema>;
