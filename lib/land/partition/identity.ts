// When do two mentions speak of the same section, survey, lot or tract? By names in normal form.
import type { Tract } from "@/lib/contracts/aspects/land";

const letters = (s: string | null | undefined): string =>
  (s ?? "")
    .toUpperCase()
    .replace(/&/g, "AND")
    .replace(/[^A-Z0-9]/g, "");

/** "T. & P. Ry. Co. Survey" → TANDP: the company words and "survey" say nothing. */
export const surveyKey = (name: string | null): string =>
  letters((name ?? "").replace(/\b(?:survey|sur|railway|railroad|r\.?\s?r|ry|co|company|league|grant|original|the)\b\.?/gi, " ").replace(/\bNo\b\.?/gi, " "));

/** "Nelson Addition to the City of X" → NELSON. */
export const subdivisionKey = (name: string | null): string =>
  letters((name ?? "").replace(/\b(?:addition|add'?n|subdivision|subd|plat|the|an?|to the (?:city|town).*|of the (?:city|town).*)\b\.?/gi, " "));

const bare = (line: string | null): string => (line ?? "").replace(/[^0-9.]/g, "");

/** Names of the space in which a tract lies; tracts that share one share the space. Empty where nothing names it. */
export function spaceKeys(t: Tract): string[] {
  if (t.plss && t.plss.section !== null && t.kind !== "lot_block") {
    const known = (line: string | null, assumed: string): string => (t.assumed?.includes(assumed) ? bare(line) : `${bare(line)}${dir(line)}`);
    return [`plss:${known(t.plss.township, "township_direction")}-${known(t.plss.range, "range_direction")}-${t.plss.section}`];
  }
  if (t.subdivision && t.survey) return [`lots:${subdivisionKey(t.subdivision.name)}:${letters(t.subdivision.block)}`, ...surveyKeys(t)];
  if (t.survey) return surveyKeys(t);
  if (t.subdivision) return [`lots:${subdivisionKey(t.subdivision.name)}:${letters(t.subdivision.block)}`];
  return otherKeys(t);
}

/** A letter left out is not known: it matches none by itself, see `sameUnlettered`. */
const dir = (line: string | null): string => (line ?? "").replace(/[^NSEW]/g, "");

function surveyKeys(t: Tract): string[] {
  const s = t.survey;
  if (!s) return [];
  const place = `${letters(s.block)}:${letters(s.section)}:${letters(s.township)}:${letters(s.league)}:${letters(s.labor)}`;
  const out: string[] = [];
  if (s.abstract && (s.section === null || s.block === null)) out.push(`abstract:${letters(s.abstract).replace(/^A0*/, "")}`);
  if (s.abstract && s.section !== null && s.block !== null) out.push(`abstract:${letters(s.abstract).replace(/^A0*/, "")}`);
  if (s.name && (s.block || s.section || !s.abstract)) out.push(`survey:${surveyKey(s.name)}:${place}`);
  else if (s.name) out.push(`survey:${surveyKey(s.name)}:::::`);
  if (out.length === 0) out.push(`survey::${place}`);
  return out;
}

function otherKeys(t: Tract): string[] {
  const place = letters(t.county);
  if (t.name && !/^(?:Tract|Parcel|First|Second|Third|Fourth|Fifth)\b/.test(t.name)) return [`named:${place}:${letters(t.name)}`];
  const acres = t.acres_stated ?? t.acres_computed;
  if (acres !== null) return [`acres:${place}:${acres}`];
  if (t.reference) return [`reference:${t.reference.book ?? ""}:${t.reference.page ?? ""}:${t.reference.instrument_no ?? ""}`];
  return [`text:${letters(t.text).slice(0, 400)}`];
}
