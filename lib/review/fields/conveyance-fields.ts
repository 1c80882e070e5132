import { actionSchema, type Conveyance, fractionBaseSchema, type Interest, warrantySchema } from "@/lib/contracts/aspects/conveyance";
import { estateTypes } from "@/lib/contracts/vocabulary/estates";
import { type FieldDraft, type FieldSpec, fieldsOf, type GroupDraft } from "@/lib/review/field-draft";

const what: FieldSpec[] = [
  ["action", "Action", "select", "ownership", actionSchema.options],
  ["warranty", "Warranty", "select", "ownership", warrantySchema.options],
  ["granting_clause", "Granting clause", "long", "none"],
  ["habendum", "Habendum", "long", "none"],
  ["after_acquired", "After-acquired title", "bool", "ownership"],
];
const interestSpecs: FieldSpec[] = [
  ["estate_type", "Estate", "select", "ownership", estateTypes],
  ["fraction", "Fraction", "fraction", "ownership"],
  ["of", "Of", "select", "ownership", fractionBaseSchema.options],
  ["readings", "Readings", "reading", "ownership"],
  ["text", "Words", "long", "none"],
  ["depths", "Depths", "text", "ownership"],
  ["floating", "Floating", "bool", "ownership"],
  ["executive", "With executive right", "bool", "ownership"],
];
const leaseSpecs: FieldSpec[] = [
  ["royalty", "Royalty", "fraction", "ownership"],
  ["primary_term_months", "Primary term, months", "integer", "ownership"],
  ["delay_rental", "Delay rental", "text", "none"],
  ["bonus", "Bonus", "text", "none"],
  ["pugh", "Pugh clause", "bool", "ownership"],
  ["proportionate_reduction", "Proportionate reduction", "bool", "ownership"],
  ["shut_in", "Shut-in royalty", "bool", "requirement"],
  ["depth_clause", "Depth clause", "text", "ownership"],
];

function interestGroup(kind: "grants" | "reservations" | "exceptions", title: string, interest: Interest, i: number): GroupDraft {
  return {
    key: `${kind}-${i}`,
    aspect: "conveyance",
    title,
    fields: fieldsOf("conveyance", `/${kind}/${i}`, interest, interestSpecs, ["estate_type", "fraction", "of"]),
  };
}

const fixed = (pointer: string, label: string, value: string): FieldDraft => ({
  aspect: "conveyance",
  pointer,
  label,
  value,
  control: "none",
  bearing: "reference",
});

/** What the instrument does with which interest, its lease terms, what it cites and what it is subject to. */
export function conveyanceFields(c: Conveyance): GroupDraft[] {
  const consideration = fieldsOf("conveyance", "/consideration", c.consideration, [["text", "Consideration", "text", "none"]], []);
  const cited = c.references.map((r, i) =>
    fixed(`/references/${i}`, r.what, [r.book && `${r.book}/${r.page ?? "?"}`, r.instrument_no, r.date].filter(Boolean).join(", ") || "cited"),
  );
  const subject = c.subject_to.map((s, i) => fixed(`/subject_to/${i}`, "Subject to", s.text));
  const group = (key: string, title: string, fields: FieldDraft[]): GroupDraft[] => (fields.length > 0 ? [{ key, aspect: "conveyance", title, fields }] : []);
  return [
    ...group("conveyance", "What it does", [...fieldsOf("conveyance", "", c, what, ["action"]), ...consideration]),
    ...c.grants.map((g, i) => interestGroup("grants", "Granted", g, i)),
    ...c.reservations.map((g, i) => interestGroup("reservations", "Reserved", g, i)),
    ...c.exceptions.map((g, i) => interestGroup("exceptions", "Excepted", g, i)),
    ...(c.lease ? group("lease", "Lease terms", fieldsOf("conveyance", "/lease", c.lease, leaseSpecs, ["royalty", "primary_term_months"])) : []),
    ...group("references", "Instruments cited", cited),
    ...group("subject", "Subject to", subject),
  ];
}
