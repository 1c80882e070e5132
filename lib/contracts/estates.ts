// Estates in land, as a schema.
import { z } from "zod";
import { type EstateType, estateTypes } from "@/lib/contracts/vocabulary/estates";

export { type EstateType, estateTypes };
export const estateTypeSchema = z.enum(estateTypes);
