// The wire form of an exact share. `fraction` is the reduced rational and the truth; `decimal` is text for people.
import { z } from "zod";

export const fractionSchema = z
  .object({
    fraction: z
      .string()
      .regex(/^-?\d+(\/[1-9]\d*)?$/)
      .describe('reduced rational, "3/16" or "1"'),
    decimal: z
      .string()
      .regex(/^-?\d+\.\d{8}$/)
      .describe("rounded half-even to 8 places"),
  })
  .meta({ id: "Fraction" });
export type Fraction = z.infer<typeof fractionSchema>;
