// Estates in land, lowercase as the contract gives them.
import { z } from "zod";

export const estateTypes = [
  "fee",
  "surface",
  "mineral",
  "executive_right",
  "royalty",
  "leasehold",
  "overriding_royalty",
  "production_payment",
  "life_estate",
  "remainder",
  "reversion",
  "lien",
  "easement",
] as const;
export const estateTypeSchema = z.enum(estateTypes);
export type EstateType = z.infer<typeof estateTypeSchema>;
