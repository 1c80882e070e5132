import { words } from "@/components/ui/format";
import { instrumentLabel, isInstrumentType } from "@/lib/contracts/vocabulary/instrument-types";

/** "us_patent" → "United States Patent"; a type that is not in the taxonomy is shown in its own words. */
export const typeLabel = (type: string): string => (isInstrumentType(type) ? instrumentLabel(type) : words(type));
