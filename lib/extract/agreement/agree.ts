// Two extractors over one paper: where they differ on what decides title, neither is as sure as it was, and both readings are shown.
// Only lowers: that two agree proves little, as both read the same spoilt words.
import type { Conveyance } from "@/lib/contracts/aspects/conveyance";
import type { Dates } from "@/lib/contracts/aspects/dates";
import type { DocType } from "@/lib/contracts/aspects/doc-type";
import type { Land, Warning } from "@/lib/contracts/aspects/land";
import type { Parties } from "@/lib/contracts/aspects/parties";
import type { Aspect } from "@/lib/contracts/pipeline";
import type { AspectExtraction } from "@/lib/contracts/resolved-document";

/** A value the other extractor reads otherwise keeps this share of its confidence: under the mark of review whatever it was. */
const doubt = 0.55;

export type Difference = { pointer: string | null; message: string };

const nameKey = (name: string): Set<string> =>
  new Set(
    name
      .toUpperCase()
      .replace(/[^A-Z0-9 ]+/g, " ")
      .split(" ")
      .filter((w) => w && !/^(?:THE|AND|OF|MR|MRS|JR|SR)$/.test(w)),
  );

function sameName(a: string, b: string): boolean {
  const [x, y] = [nameKey(a), nameKey(b)];
  const shared = [...x].filter((w) => y.has(w)).length;
  return shared > 0 && shared / Math.max(x.size, y.size) >= 0.66;
}

function parties(own: Parties, other: Parties): Difference[] {
  const out: Difference[] = [];
  for (const [i, p] of own.parties.entries()) {
    const match = other.parties.find((o) => sameName(o.display || o.name, p.display || p.name));
    if (!match) out.push({ pointer: `/parties/${i}/name`, message: `"${p.name}" is no party as the other extractor reads it.` });
    else if (match.side !== p.side)
      out.push({ pointer: `/parties/${i}/role`, message: `"${p.name}" stands on the side "${match.side}" as the other extractor reads it.` });
  }
  for (const o of other.parties)
    if (o.side !== "other" && !own.parties.some((p) => sameName(o.display || o.name, p.display || p.name)))
      out.push({ pointer: null, message: `The other extractor reads "${o.name}" as a party (${o.role}).` });
  return out;
}

function dates(own: Dates, other: Dates): Difference[] {
  return (["executed", "effective", "filed", "recorded"] as const).flatMap((k): Difference[] => {
    const [a, b] = [own[k], other[k]];
    if (a === b || b === null) return [];
    return [{ pointer: a === null ? null : `/${k}`, message: `The other extractor reads ${b} as the date ${k}.` }];
  });
}

function docType(own: DocType, other: DocType): Difference[] {
  const out: Difference[] = [];
  if (own.doc_type !== other.doc_type) out.push({ pointer: "/doc_type", message: `The other extractor takes it for "${other.label}".` });
  for (const k of ["book", "page", "instrument_no"] as const) {
    const [a, b] = [own.recording[k], other.recording[k]];
    if (a !== b && b !== null)
      out.push({ pointer: a === null ? null : `/recording/${k}`, message: `The other extractor reads ${b} as ${k.replace("_", " ")}.` });
  }
  return out;
}

const sectionOf = (t: Land["tracts"][number]): string | null => (t.plss ? `${t.plss.section}-${t.plss.township}-${t.plss.range}` : null);

function land(own: Land, other: Land): Difference[] {
  const theirs = new Set(other.tracts.flatMap((t) => sectionOf(t) ?? []));
  const ours = new Set(own.tracts.flatMap((t) => sectionOf(t) ?? []));
  const out: Difference[] = own.tracts.flatMap((t, i): Difference[] => {
    const section = sectionOf(t);
    return section && theirs.size > 0 && !theirs.has(section)
      ? [{ pointer: `/tracts/${i}/plss`, message: `Section ${section} is not in the land as the other extractor reads it.` }]
      : [];
  });
  for (const s of theirs) if (!ours.has(s)) out.push({ pointer: null, message: `The other extractor reads land in section ${s}.` });
  return out;
}

const fractionsOf = (list: Conveyance["grants"]): string[] => list.map((i) => i.fraction?.fraction ?? "unstated").sort();

function conveyance(own: Conveyance, other: Conveyance): Difference[] {
  const out: Difference[] = [];
  for (const [name, list] of [
    ["grants", "granted"],
    ["reservations", "reserved"],
  ] as const) {
    const theirs = fractionsOf(other[name]);
    const mine = fractionsOf(own[name]);
    if (theirs.length === 0 && mine.length === 0) continue;
    if ((theirs.length === 0) !== (mine.length === 0)) {
      const message = theirs.length === 0 ? `Nothing is ${list} as the other extractor reads it.` : `The other extractor reads something as ${list}.`;
      out.push({ pointer: mine.length > 0 ? `/${name}/0/text` : null, message });
    } else
      for (const [i, interest] of own[name].entries())
        if (interest.fraction && !theirs.includes(interest.fraction.fraction))
          out.push({ pointer: `/${name}/${i}/fraction`, message: `The other extractor reads ${theirs.join(", ")} as the share ${list}.` });
  }
  return out;
}

const comparers = { parties, dates, doc_type: docType, land, conveyance } as const;

/** What two readings of an aspect differ in on the fields that decide title. */
export function differences(aspect: Aspect, own: unknown, other: unknown): Difference[] {
  return (comparers[aspect] as (a: unknown, b: unknown) => Difference[])(own, other);
}

/**
 * The reading with its doubts: confidence lowered at the pointers where the other differs, and a warning for each difference.
 * own executed 1950-05-23 at 0.9, other 1950-05-28 → confidence 0.495, warning "The other extractor reads 1950-05-28 as the date executed."
 */
export function withDoubts<A extends { warnings?: Warning[] | undefined }>(
  aspect: Aspect,
  own: AspectExtraction<A>,
  other: AspectExtraction<unknown>,
): AspectExtraction<A> {
  const found = differences(aspect, own.resolved, other.resolved);
  if (found.length === 0) return own;
  const confidence = { ...own.confidence };
  for (const { pointer } of found)
    if (pointer !== null)
      for (const at of new Set([pointer, pointer.replace(/\/(?:plss|fraction)$/, "/text")]))
        if (confidence[at] !== undefined) confidence[at] = Math.round(confidence[at] * doubt * 1000) / 1000;
  const warnings = [
    ...(own.resolved.warnings ?? []),
    ...found.map((d): Warning => ({ code: "extractors_differ", message: d.message, ...(d.pointer ? { pointer: d.pointer } : {}) })),
  ];
  return { ...own, confidence, resolved: { ...own.resolved, warnings } };
}
