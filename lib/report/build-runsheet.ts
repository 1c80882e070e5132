// The runsheet: every instrument of a package in the order in which it speaks.
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import type { PackageId } from "@/lib/contracts/ids";
import type { Runsheet, RunsheetRow } from "@/lib/contracts/reports";
import type { Resolution } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import type { TitleResult } from "@/lib/contracts/title";

export type RunsheetInput = { package_id: PackageId; documents: readonly ResolvedDocument[]; resolution: Resolution; result: TitleResult };

const words = (estate: string): string => estate.replace(/_/g, " ");

/** Estates that are held as a whole or in part; a lien is of no part. */
const held = new Set<Interest["estate_type"]>(["fee", "surface", "mineral", "leasehold", "executive_right", "life_estate", "remainder"]);

function interestWords(i: Interest): string {
  const whole = i.fraction?.fraction === "1";
  const share = i.fraction
    ? whole
      ? held.has(i.estate_type)
        ? "all "
        : ""
      : `${i.fraction.fraction} `
    : i.of === "grantor_interest"
      ? "all grantor's "
      : "";
  const base = i.of === "royalty" ? " of the royalty" : i.of === "described_interest" || i.of === "lease_interest" ? " of the interest described" : "";
  return `${share}${words(i.estate_type)}${base}${i.term && i.term.kind !== "perpetual" ? ` (${words(i.term.kind)})` : ""}`;
}

/** "1/2 mineral; reserves 1/16 royalty; 1/8 royalty, 36 months" */
export function interestLine(doc: ResolvedDocument): string {
  const c = doc.conveyance.resolved;
  const lease = c.lease
    ? [c.lease.royalty && `royalty ${c.lease.royalty.fraction}`, c.lease.primary_term_months && `${c.lease.primary_term_months} months`]
        .filter(Boolean)
        .join(", ")
    : "";
  const parts = [
    ...c.grants.map(interestWords),
    ...c.reservations.map((i) => `reserves ${interestWords(i)}`),
    ...c.exceptions.map((i) => `excepts ${interestWords(i)}`),
    lease,
  ];
  return [...new Set(parts.filter(Boolean))].join("; ");
}

/** "Subject to all legal highways." → "subject to all legal highways"; words that do not say it themselves are led in by it. */
function subjectWords(text: string): string {
  const told = text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:(?:and|but)\s+)?(?:(?:made|being)\s+)?subject(?:,? however,?)? to\s+/i, "");
  const short = told.length > 120 ? `${told.slice(0, 120).replace(/\s\S*$/, "")} …` : told.replace(/[.;,]$/, "");
  return `subject to ${short}`;
}

function remarksOf(doc: ResolvedDocument, resolution: Pick<Resolution, "references">, titles: ReadonlyMap<string, string>): string[] {
  const c = doc.conveyance.resolved;
  const cited = resolution.references.map((r) => {
    const at = [r.reference.book && r.reference.page && `${r.reference.book}/${r.reference.page}`, r.reference.instrument_no].filter(Boolean).join(", ");
    return `cites ${r.reference.what || "an instrument"}${at ? ` (${at})` : ""}${r.cites ? `: ${titles.get(r.cites) ?? r.cites}` : ": not in the package"}`;
  });
  const subject = c.subject_to.map((s) => subjectWords(s.text));
  const readings = [...c.grants, ...c.reservations].some((i) => i.readings.length > 1) ? ["words bear more than one reading"] : [];
  return [...new Set([...cited, ...subject, ...readings])];
}

type Lookups = {
  tracts: Map<string, string[]>;
  effects: Map<string, string[]>;
  issues: Map<string, string[]>;
  references: Map<string, Resolution["references"]>;
  titles: Map<string, string>;
};

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function lookups({ documents, resolution, result }: RunsheetInput): Lookups {
  const out: Lookups = {
    tracts: new Map(),
    effects: new Map(),
    issues: new Map(),
    references: new Map(),
    titles: new Map(documents.map((d) => [d.id, d.title ?? d.doc_type.resolved.label])),
  };
  for (const t of resolution.tracts) for (const id of new Set(t.mentions.map((m) => m.document_id))) push(out.tracts, id, t.id);
  for (const e of result.effects) if (e.document_id) push(out.effects, e.document_id, e.id);
  for (const i of result.issues) for (const id of i.document_ids) push(out.issues, id, i.code);
  for (const r of resolution.references) push(out.references, r.document_id, r);
  return out;
}

function rowOf(doc: ResolvedDocument, at: Lookups): Omit<RunsheetRow, "sequence"> {
  const { doc_type, label, recording } = doc.doc_type.resolved;
  const dates = doc.dates.resolved;
  const names = (side: "from" | "to") => doc.parties.resolved.parties.filter((p) => p.side === side).map((p) => p.display || p.name);
  return {
    document_id: doc.id,
    doc_type,
    label,
    executed: dates.executed,
    effective: dates.effective,
    recorded: dates.recorded ?? dates.filed,
    book: recording.book,
    page: recording.page,
    instrument_no: recording.instrument_no,
    county: recording.county,
    from: names("from"),
    to: names("to"),
    land: doc.land.resolved.tracts.map((t) => t.plss?.label ?? t.text.replace(/\s+/g, " ").slice(0, 160)).join("; "),
    interest: interestLine(doc),
    remarks: remarksOf(doc, { references: at.references.get(doc.id) ?? [] }, at.titles),
    tract_ids: at.tracts.get(doc.id) ?? [],
    effect_ids: at.effects.get(doc.id) ?? [],
    issue_codes: [...new Set(at.issues.get(doc.id) ?? [])],
  };
}

const sortKey = (r: Omit<RunsheetRow, "sequence">): string =>
  [r.effective ?? r.executed ?? r.recorded ?? "9999", r.recorded ?? "9999", r.executed ?? "9999", r.document_id].join("|");

/** Chronological rows: by effective date (executed, else recorded, where none is stated), then recording; undated last. */
export function buildRunsheet(input: RunsheetInput): Runsheet {
  const at = lookups(input);
  const rows = input.documents.map((doc) => rowOf(doc, at)).sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  return { package_id: input.package_id, rows: rows.map((row, i) => ({ ...row, sequence: i + 1 })) };
}
