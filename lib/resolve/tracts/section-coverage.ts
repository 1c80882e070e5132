// Sections are divided into the coarsest regions that every description covers wholly or not at all.
import type { Geometry } from "@/lib/contracts/geometry";
import type { Rational } from "@/lib/fraction/rational";
import { printAliquots } from "@/lib/land/set/print-aliquots";
import { contains, type Region } from "@/lib/land/set/region";
import { regionAcres } from "@/lib/land/set/region-acres";
import { partitionSection } from "@/lib/land/set/section-partition";
import { usualLotOutline } from "@/lib/land/shapes/usual-lots";
import { type Coverage, cover, type Element } from "./coverage";
import { acresOf } from "./land-mention";
import { regionShapes } from "./region-shapes";
import type { SectionPart } from "./section-part";
import { usualPlaceOfLots } from "./usual-place-of-lots";

export type SectionCoverage = { parts: SectionPart[]; atoms: { element: Element; region: Region }[] };

function lotAcres(parts: readonly SectionPart[], lot: string): Rational | null {
  const alone = parts.find((p) => p.region === 0 && p.lots.length === 1 && p.lots[0] === lot && p.mention.tract.acres_stated);
  if (alone) return acresOf(alone.mention.tract.acres_stated);
  // "Lot 6 (39.02 acres), Lot 7 (39.16)": the acres that stand with the lot.
  const beside = new RegExp(
    `\\bLot (?:No\\.? )?${lot.replace(/[^\w ]/g, ".")} ?[(,] ?(\\d{1,2}\\.\\d{1,3}|\\d{1,2}(?= ?(?:acres|ac\\b)))(?: ?(?:acres|ac\\.?))?`,
    "i",
  );
  const told = new Set(parts.filter((p) => p.lots.includes(lot)).flatMap((p) => beside.exec(p.mention.tract.text)?.[1] ?? []));
  return told.size === 1 ? acresOf([...told][0]) : null;
}

function coverSection(coverage: Coverage, key: string, told: SectionPart[]): SectionCoverage {
  const { parts, assumed } = usualPlaceOfLots(told);
  const frame = parts.find((p) => p.frame.key === key)?.frame ?? parts[0]?.frame;
  const where = frame?.where ?? key;
  const tracts = parts.map((p) => p.mention.tract);
  const base = {
    kind: frame?.kind ?? ("plss" as const),
    group: where,
    county: tracts.find((t) => t.county)?.county ?? null,
    state: tracts.find((t) => t.state)?.state ?? null,
    assumed,
  };
  const atoms: SectionCoverage["atoms"] = [];
  for (const [i, atom] of partitionSection(parts.map((p) => p.region)).entries()) {
    const print = printAliquots(atom.region);
    const element: Element = {
      ...base,
      id: `${key}#${i}`,
      label: `${print === "ALL" ? "All" : print}, ${where}`,
      acres: regionAcres(atom.region),
      geometry: regionShapes(atom.region, frame?.section ?? where),
    };
    atoms.push({ element, region: atom.region });
    for (const m of atom.members) cover(coverage, parts[m]?.mention.key ?? "", element);
  }
  for (const lot of new Set(parts.flatMap((p) => p.lots))) {
    const points = frame?.kind === "plss" ? usualLotOutline(tracts[0]?.plss?.section ?? null, lot) : [];
    const geometry: Geometry = { frame: "section", section: frame?.section ?? where, shapes: [{ kind: "lot", label: `Lot ${lot}`, points }] };
    const element: Element = { ...base, id: `${key}#lot${lot}`, label: `Lot ${lot}, ${where}`, acres: lotAcres(parts, lot), geometry };
    for (const p of parts) if (p.lots.includes(lot) || p.region === 1) cover(coverage, p.mention.key, element);
  }
  return { parts, atoms };
}

const bare = (key: string): string => key.replace(/(\d)[NSEW](?=\|)/g, "$1");

/** Whether two keys of the same numbers bear letters that differ: "18S" against "18N". */
function lettersApart(a: string, b: string): boolean {
  const other = b.split("|");
  return a.split("|").some((x, i) => /[NSEW]$/.test(x) && /\d[NSEW]$/.test(other[i] ?? "") && x !== other[i]);
}

/** A township or range written without its letter is that of the one lettered section of the same numbers; where two fit, neither. */
function lettered(parts: readonly SectionPart[]): (part: SectionPart) => string {
  const full = new Map<string, Set<string>>();
  for (const { frame } of parts)
    if (frame.kind === "plss" && /\d[NS]\|\d+[EW]\|/.test(frame.key)) full.set(bare(frame.key), (full.get(bare(frame.key)) ?? new Set()).add(frame.key));
  return ({ frame }) => {
    const own = frame.assumedKey ?? frame.key;
    const fits = [...(full.get(bare(frame.key)) ?? [])].filter((k) => !lettersApart(k, frame.key));
    return frame.kind === "plss" && fits.length === 1 ? (fits[0] ?? own) : own;
  };
}

/** Whether two keys are of one section; a township or range written without its letter may be that of the other. */
export const isOneSection = (a: string, b: string): boolean => a === b || (bare(a) === bare(b) && !lettersApart(a, b));

/** Adds what the parts of sections cover; gives each section's parts and atoms, by its key. */
export function coverSections(coverage: Coverage, parts: readonly SectionPart[]): Map<string, SectionCoverage> {
  const sections = new Map<string, SectionPart[]>();
  const keyOf = lettered(parts);
  for (const part of parts) {
    const key = keyOf(part);
    const list = sections.get(key);
    if (list) list.push(part);
    else sections.set(key, [part]);
  }
  return new Map([...sections].map(([key, list]) => [key, coverSection(coverage, key, list)]));
}

/** The parts of a section that contain a piece of it, and the atom in which it lies. A piece whose place in the section is not told lies in the parts that are the whole. */
export function around(section: SectionCoverage, region: Region): { parts: SectionPart[]; atom: Element | null } {
  const inner = region === 0 ? 1 : region;
  const parts = section.parts.filter((p) => p.region !== 0 && contains(p.region, inner));
  return { parts, atom: section.atoms.find((a) => contains(a.region, inner))?.element ?? null };
}
