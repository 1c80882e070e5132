// The five aspects as groups of fields. Pure; the order is that of an examiner's form.
import type { Conveyance, Interest } from "@/lib/contracts/aspects/conveyance";
import type { Dates } from "@/lib/contracts/aspects/dates";
import type { DocType } from "@/lib/contracts/aspects/doc-type";
import type { Land, Tract } from "@/lib/contracts/aspects/land";
import { entityTypeSchema, type Parties, partyRoles } from "@/lib/contracts/aspects/parties";
import type { AspectResult } from "@/lib/contracts/documents";
import { estateTypes } from "@/lib/contracts/estates";
import { instrumentTypes } from "@/lib/contracts/instrument-types";
import type { Aspect } from "@/lib/contracts/pipeline";
import { type FieldGroup, fieldsOf } from "./field-view";

const actions = ["convey", "lease", "assign", "release", "encumber", "subordinate", "ratify", "pool", "correct", "devise", "descend", "affirm", "none"];
const bases = ["whole", "grantor_interest", "described_interest", "royalty", "lease_interest"];

function docTypeGroups(d: DocType): FieldGroup[] {
  const own = fieldsOf(
    "doc_type",
    "",
    d,
    [
      ["doc_type", "Type", "select", instrumentTypes],
      ["title", "Title as printed", "text"],
    ],
    ["doc_type", "title"],
  );
  const specs: Parameters<typeof fieldsOf>[3] = [
    ["county", "County", "text"],
    ["state", "State", "text"],
    ["book", "Book", "text"],
    ["page", "Page", "text"],
    ["instrument_no", "Instrument no.", "text"],
  ];
  return [
    { key: "doc_type", title: "Instrument", fields: [...own, ...fieldsOf("doc_type", "/recording", d.recording, specs, ["county", "state", "book", "page"])] },
  ];
}

function partiesGroups(p: Parties): FieldGroup[] {
  return p.parties.map((party, i) => ({
    key: `party-${party.id}`,
    title: party.display || party.name,
    note: party.role,
    fields: fieldsOf(
      "parties",
      `/parties/${i}`,
      party,
      [
        ["name", "As written", "text"],
        ["role", "Role", "select", partyRoles],
        ["entity_type", "Kind", "select", entityTypeSchema.options],
        ["share", "Share", "fraction"],
        ["capacity", "Capacity", "text"],
        ["marital_status", "Marital status", "text"],
        ["died", "Died", "date"],
        ["relation", "Relation", "text"],
        ["address", "Address", "text"],
      ],
      ["name", "role", "entity_type"],
    ),
  }));
}

function datesGroups(d: Dates): FieldGroup[] {
  const specs: Parameters<typeof fieldsOf>[3] = [
    ["executed", "Executed", "date"],
    ["effective", "Effective", "date"],
    ["acknowledged", "Acknowledged", "date"],
    ["filed", "Filed", "date"],
    ["recorded", "Recorded", "date"],
    ["expires", "Expires", "date"],
    ["primary_term_months", "Primary term, months", "integer"],
  ];
  return [{ key: "dates", title: "Dates", fields: fieldsOf("dates", "", d, specs, ["executed", "effective", "recorded"]) }];
}

function tractGroup(tract: Tract, i: number): FieldGroup {
  const base = `/tracts/${i}`;
  const own = fieldsOf(
    "land",
    base,
    tract,
    [
      ["text", "As described", "long"],
      ["county", "County", "text"],
      ["state", "State", "text"],
      ["acres_stated", "Acres stated", "text"],
      ["acres_computed", "Acres computed", "none"],
    ],
    ["text", "county"],
  );
  const plss = tract.plss
    ? fieldsOf(
        "land",
        `${base}/plss`,
        tract.plss,
        [
          ["label", "Part", "none"],
          ["section", "Section", "integer"],
          ["township", "Township", "text"],
          ["range", "Range", "text"],
          ["meridian", "Meridian", "text"],
        ],
        ["section", "township", "range"],
      )
    : [];
  const survey = tract.survey
    ? fieldsOf(
        "land",
        `${base}/survey`,
        tract.survey,
        [
          ["name", "Survey", "text"],
          ["abstract", "Abstract", "text"],
          ["block", "Block", "text"],
          ["section", "Section", "text"],
        ],
        ["name", "abstract"],
      )
    : [];
  const exceptions = tract.exceptions.map((e, n) => ({
    aspect: "land" as const,
    pointer: `${base}/exceptions/${n}/text`,
    label: "Less and except",
    value: e.text,
    control: "long" as const,
  }));
  const warnings = tract.warnings.map((w) => w.message).join(" ");
  return {
    key: `tract-${tract.id}`,
    title: tract.plss?.label ?? tract.survey?.name ?? tract.name ?? `Tract ${i + 1}`,
    ...(warnings ? { note: warnings } : {}),
    fields: [...own, ...plss, ...survey, ...exceptions],
  };
}

function interestGroup(kind: "grants" | "reservations" | "exceptions", title: string, interest: Interest, i: number): FieldGroup {
  const readings =
    interest.readings.length > 1
      ? `${interest.readings.length} readings: ${interest.readings.map((r) => `${r.fraction.fraction} ${r.basis}`).join(" or ")}`
      : "";
  return {
    key: `${kind}-${i}`,
    title,
    ...(readings ? { note: readings } : {}),
    fields: fieldsOf(
      "conveyance",
      `/${kind}/${i}`,
      interest,
      [
        ["estate_type", "Estate", "select", estateTypes],
        ["fraction", "Fraction", "fraction"],
        ["of", "Of", "select", bases],
        ["text", "Words", "long"],
        ["depths", "Depths", "text"],
        ["floating", "Floating", "bool"],
        ["executive", "With executive right", "bool"],
      ],
      ["estate_type", "fraction", "of"],
    ),
  };
}

function conveyanceGroups(c: Conveyance): FieldGroup[] {
  const what: FieldGroup = {
    key: "conveyance",
    title: "What it does",
    fields: [
      ...fieldsOf(
        "conveyance",
        "",
        c,
        [
          ["action", "Action", "select", actions],
          ["warranty", "Warranty", "select", ["general", "special", "none", "statutory"]],
          ["granting_clause", "Granting clause", "long"],
          ["habendum", "Habendum", "long"],
          ["after_acquired", "After-acquired title", "bool"],
        ],
        ["action"],
      ),
      ...fieldsOf("conveyance", "/consideration", c.consideration, [["text", "Consideration", "text"]], []),
    ],
  };
  const groups = [
    what,
    ...c.grants.map((g, i) => interestGroup("grants", "Granted", g, i)),
    ...c.reservations.map((g, i) => interestGroup("reservations", "Reserved", g, i)),
    ...c.exceptions.map((g, i) => interestGroup("exceptions", "Excepted", g, i)),
  ];
  if (c.lease)
    groups.push({
      key: "lease",
      title: "Lease terms",
      fields: fieldsOf(
        "conveyance",
        "/lease",
        c.lease,
        [
          ["royalty", "Royalty", "fraction"],
          ["primary_term_months", "Primary term, months", "integer"],
          ["delay_rental", "Delay rental", "text"],
          ["bonus", "Bonus", "text"],
          ["pugh", "Pugh clause", "bool"],
          ["proportionate_reduction", "Proportionate reduction", "bool"],
          ["shut_in", "Shut-in royalty", "bool"],
          ["depth_clause", "Depth clause", "text"],
        ],
        ["royalty", "primary_term_months"],
      ),
    });
  const cited = c.references.map((r, i) => ({
    aspect: "conveyance" as const,
    pointer: `/references/${i}`,
    label: r.what,
    value: [r.book && `${r.book}/${r.page ?? "?"}`, r.instrument_no, r.date].filter(Boolean).join(", ") || "cited",
    control: "none" as const,
  }));
  if (cited.length > 0) groups.push({ key: "references", title: "Instruments cited", fields: cited });
  const subject = c.subject_to.map((s, i) => ({
    aspect: "conveyance" as const,
    pointer: `/subject_to/${i}`,
    label: "Subject to",
    value: s.text,
    control: "none" as const,
  }));
  if (subject.length > 0) groups.push({ key: "subject", title: "Subject to", fields: subject });
  return groups;
}

/** The resolved view of an aspect → its groups of fields. */
export function toFields(aspect: Aspect, resolved: AspectResult["resolved"]): FieldGroup[] {
  if (aspect === "doc_type") return docTypeGroups(resolved as DocType);
  if (aspect === "parties") return partiesGroups(resolved as Parties);
  if (aspect === "dates") return datesGroups(resolved as Dates);
  if (aspect === "land") return (resolved as Land).tracts.map(tractGroup);
  return conveyanceGroups(resolved as Conveyance);
}
