// The taxonomy of instruments, as schemas. The words stand in vocabulary/instrument-types.ts.
import { z } from "zod";
import {
  type InstrumentCategory,
  type InstrumentType,
  instrumentCategories,
  instrumentCategory,
  instrumentLabel,
  instrumentTypes,
} from "@/lib/contracts/vocabulary/instrument-types";

export { type InstrumentCategory, type InstrumentType, instrumentCategories, instrumentCategory, instrumentLabel, instrumentTypes };
export const instrumentCategorySchema = z.enum(instrumentCategories);
export const instrumentTypeSchema = z.enum(instrumentTypes as [InstrumentType, ...InstrumentType[]]);
