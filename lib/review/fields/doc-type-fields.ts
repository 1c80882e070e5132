import type { DocType } from "@/lib/contracts/aspects/doc-type";
import { instrumentTypes } from "@/lib/contracts/vocabulary/instrument-types";
import { type FieldSpec, fieldsOf, type GroupDraft } from "@/lib/review/field-draft";

const own: FieldSpec[] = [
  ["doc_type", "Type", "select", "ownership", instrumentTypes],
  ["title", "Title as printed", "text", "none"],
];
const recording: FieldSpec[] = [
  ["county", "County", "text", "order"],
  ["state", "State", "text", "ownership"],
  ["book", "Book", "text", "reference"],
  ["page", "Page", "text", "reference"],
  ["instrument_no", "Instrument no.", "text", "reference"],
];

/** What the instrument is and where it is recorded. */
export function docTypeFields(d: DocType): GroupDraft[] {
  const fields = [
    ...fieldsOf("doc_type", "", d, own, ["doc_type", "title"]),
    ...fieldsOf("doc_type", "/recording", d.recording, recording, ["county", "state", "book", "page"]),
  ];
  return [{ key: "doc_type", aspect: "doc_type", title: "Instrument", fields }];
}
