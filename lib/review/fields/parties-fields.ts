import { entityTypeSchema, type Parties } from "@/lib/contracts/aspects/parties";
import { partyRoles } from "@/lib/contracts/vocabulary/parties";
import { type FieldSpec, fieldsOf, type GroupDraft } from "@/lib/review/field-draft";

const specs: FieldSpec[] = [
  ["name", "As written", "party", "ownership"],
  ["role", "Role", "select", "ownership", partyRoles],
  ["entity_type", "Kind", "select", "requirement", entityTypeSchema.options],
  ["share", "Share", "fraction", "ownership"],
  ["capacity", "Capacity", "text", "requirement"],
  ["marital_status", "Marital status", "text", "requirement"],
  ["died", "Died", "date", "ownership"],
  ["relation", "Relation", "text", "ownership"],
  ["signed", "Signed it", "bool", "ownership"],
  ["address", "Address", "text", "none"],
];

/** One group for each party, in the order of the instrument. */
export const partiesFields = (p: Parties): GroupDraft[] =>
  p.parties.map((party, i) => ({
    key: `party-${party.id}`,
    aspect: "parties",
    title: party.display || party.name,
    note: party.role,
    fields: fieldsOf("parties", `/parties/${i}`, party, specs, ["name", "role", "entity_type"]).map((f) => ({ ...f, subject: party.id })),
  }));
