// Words for values that came without: a value that stands in the text as it is, a date written out, a taker's share where it is the one granted.
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import type { Evidence, EvidenceMap } from "@/lib/contracts/evidence";
import type { Aspect } from "@/lib/contracts/pipeline";
import { findDates } from "@/lib/text/find-dates";
import { literalWords } from "@/lib/text/literal";
import type { FieldDraft } from "./field-draft";
import { nearest, same } from "./pointer";
import type { Resolved } from "./to-groups";

type Page = { page: number; start: number; end: number };
/** The text of a document with where its pages lie. */
export type SourceText = { text: string; pages: readonly Page[] };

const shortest = 4;

function evidenceAt(source: SourceText, start: number, end: number): Evidence {
  const page = source.pages.find((p) => start >= p.start && start < p.end)?.page ?? source.pages[0]?.page ?? null;
  return { page, start, end, quote: source.text.slice(start, end), alignment: "exact" };
}

/** Where words stand, whatever their case and however the lines break; after `from` where they do, else anywhere. Whole words only. */
export function findWords(text: string, words: string, from = 0): { start: number; end: number } | null {
  const parts = words.trim().split(/\s+/).filter(Boolean);
  if (parts.join(" ").length < shortest) return null;
  const body = literalWords(parts.join(" "));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`, "giu");
  let first: { start: number; end: number } | null = null;
  for (const m of text.matchAll(pattern)) {
    const found = { start: m.index, end: m.index + m[0].length };
    if (found.start >= from) return found;
    first ??= found;
  }
  return first;
}

function acresWords(source: SourceText, acres: string): Evidence | null {
  const [whole = "", part = ""] = acres.split(".");
  if (!/^\d{1,9}$/.test(whole) || !/^\d{0,9}$/.test(part)) return null;
  const figure = `${whole.replace(/\B(?=(?:\d{3})+$)/g, ",?")}${part.replace(/0+$/, "") ? `\\.${part.replace(/0+$/, "")}0{0,4}` : "(?:\\.0{1,4})?"}`;
  const m = new RegExp(`(?<![\\d.,])${figure}\\s*acres?\\b`, "i").exec(source.text);
  return m ? evidenceAt(source, m.index, m.index + m[0].length) : null;
}

function dateWords(source: SourceText, iso: string): Evidence | null {
  const found = findDates(source.text).find((d) => d.iso === iso);
  return found ? evidenceAt(source, found.start, found.end) : null;
}

/** The share of a taker is the share granted where the grant goes to him, or to all. */
function grantedTo(field: FieldDraft, resolved: Resolved, conveyance: EvidenceMap): Evidence[] | undefined {
  const c = resolved.conveyance;
  const match = (i: Interest) => same(i.fraction, field.value) && (i.to.length === 0 || i.to.includes(field.subject ?? ""));
  for (const list of ["grants", "reservations"] as const)
    for (const [i, interest] of (c?.[list] ?? []).entries()) if (match(interest)) return nearest(conveyance, `/${list}/${i}/fraction`);
  return undefined;
}

/**
 * Evidence for a field that has none: ("/parties/0/address", "Tulsa, Oklahoma") → where these words stand, the first time after the party's name.
 * Undefined where nothing stands in the text. Never taken for a value that has words of its own, and never for one of fewer than four letters.
 */
export function borrowEvidence(
  field: FieldDraft,
  resolved: Resolved,
  evidence: Partial<Record<Aspect, EvidenceMap>>,
  source: SourceText,
): Evidence[] | undefined {
  if (field.pointer.endsWith("/share")) return grantedTo(field, resolved, evidence.conveyance ?? {});
  if (field.pointer.endsWith("/readings")) return nearest(evidence.conveyance ?? {}, field.pointer.replace(/readings$/, "fraction"));
  if (typeof field.value !== "string" || field.control === "select") return undefined;
  if (field.pointer.endsWith("/acres_stated")) return listed(acresWords(source, field.value));
  if (field.control === "date") return listed(dateWords(source, field.value));
  const own = evidence[field.aspect] ?? {};
  const name = nearest(own, `${field.pointer.slice(0, field.pointer.lastIndexOf("/"))}/name`)?.[0]?.start ?? 0;
  const found = findWords(source.text, field.value, name);
  return listed(found && evidenceAt(source, found.start, found.end));
}

const listed = (e: Evidence | null): Evidence[] | undefined => (e ? [e] : undefined);
