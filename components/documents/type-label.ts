import { words } from "@/components/ui/format";
import { instrumentLabel, instrumentTypeSchema } from "@/lib/contracts/instrument-types";

/** "us_patent" → "United States Patent"; a type that is not in the taxonomy is shown in its own words. */
export function typeLabel(type: string): string {
  const known = instrumentTypeSchema.safeParse(type);
  return known.success ? instrumentLabel(known.data) : words(type);
}
