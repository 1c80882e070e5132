// A document's aspects as groups of fields, in the order of an examiner's form.
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import type { GroupDraft } from "./field-draft";
import { conveyanceFields } from "./fields/conveyance-fields";
import { datesFields } from "./fields/dates-fields";
import { docTypeFields } from "./fields/doc-type-fields";
import { landFields } from "./fields/land-fields";
import { partiesFields } from "./fields/parties-fields";

export type Resolved = { [A in "doc_type" | "parties" | "dates" | "conveyance" | "land"]?: ResolvedDocument[A]["resolved"] };

/** Aspects that are not read yet are left out: {dates} → the group of dates. */
export const toGroups = (r: Resolved): GroupDraft[] => [
  ...(r.doc_type ? docTypeFields(r.doc_type) : []),
  ...(r.parties ? partiesFields(r.parties) : []),
  ...(r.dates ? datesFields(r.dates) : []),
  ...(r.conveyance ? conveyanceFields(r.conveyance) : []),
  ...(r.land ? landFields(r.land) : []),
];
