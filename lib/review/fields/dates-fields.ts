import type { Dates } from "@/lib/contracts/aspects/dates";
import { type FieldSpec, fieldsOf, type GroupDraft } from "@/lib/review/field-draft";

const specs: FieldSpec[] = [
  ["executed", "Executed", "date", "order"],
  ["effective", "Effective", "date", "order"],
  ["acknowledged", "Acknowledged", "date", "requirement"],
  ["filed", "Filed", "date", "order"],
  ["recorded", "Recorded", "date", "order"],
  ["expires", "Expires", "date", "ownership"],
  ["primary_term_months", "Primary term, months", "integer", "ownership"],
];

/** The dates of the instrument. */
export const datesFields = (d: Dates): GroupDraft[] => [
  { key: "dates", aspect: "dates", title: "Dates", fields: fieldsOf("dates", "", d, specs, ["executed", "effective", "recorded"]) },
];
