// Dates of an instrument; null where not stated.
import { z } from "zod";
import { warningSchema } from "@/lib/contracts/aspects/land";
import { recordDateSchema } from "@/lib/contracts/dates";

const date = recordDateSchema.nullable();
export const datesSchema = z.object({
  executed: date,
  effective: date,
  acknowledged: date,
  filed: date,
  recorded: date,
  expires: date,
  primary_term_months: z.int().nonnegative().nullable(),
  other: z.array(z.object({ label: z.string(), date: recordDateSchema })),
  warnings: z.array(warningSchema).optional(),
});
export type Dates = z.infer<typeof datesSchema>;
