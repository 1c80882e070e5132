// Land of the rectangular system: each section is divided into the coarsest regions that every description covers wholly or not at all.
import type { Plss, Tract } from "@/lib/contracts/aspects/land";
import { codesRegion } from "@/lib/land/set/aliquot-codes";
import { printAliquots } from "@/lib/land/set/print-aliquots";
import { difference, type Region } from "@/lib/land/set/region";
import { regionAcres } from "@/lib/land/set/region-acres";
import { partitionSection } from "@/lib/land/set/section-partition";
import { type Coverage, cover, type Element } from "./coverage";
import { acresOf, type LandMention } from "./land-mention";

type Part = { mention: LandMention; region: Region; lots: string[] };

/** Sections of the principal systems; a description with no meridian is of the package's one. */
function sectionKey(p: Plss, state: string | null): string | null {
  if (p.section === null || !p.township || !p.range) return null;
  const dir = (text: string) =>
    text
      .toUpperCase()
      .replace(/[^0-9NSEW]/g, "")
      .replace(/^0+/, "");
  return [state ?? "", dir(p.township), dir(p.range), p.section].join("|");
}

export const isPlss = (t: Pick<Tract, "plss">): boolean =>
  t.plss !== null && t.plss !== undefined && sectionKey(t.plss, null) !== null && (t.plss.aliquots.length > 0 || t.plss.lots.length > 0);

function safeRegion(codes: readonly string[]): Region {
  try {
    return codesRegion(codes);
  } catch {
    return 0;
  }
}

function partOf(mention: LandMention): Part {
  const { plss, exceptions } = mention.tract;
  let region = safeRegion(plss?.aliquots ?? []);
  let lots = (plss?.lots ?? []).map(String);
  for (const e of exceptions) {
    if (!e.plss || e.subtracted) continue;
    region = difference(region, safeRegion(e.plss.aliquots));
    const out = new Set(e.plss.lots.map(String));
    lots = lots.filter((l) => !out.has(l));
  }
  return { mention, region, lots };
}

function lotAcres(parts: readonly Part[], lot: string): ReturnType<typeof acresOf> {
  const alone = parts.find((p) => p.region === 0 && p.lots.length === 1 && p.lots[0] === lot && p.mention.tract.acres_stated);
  return alone ? acresOf(alone.mention.tract.acres_stated) : null;
}

function coverSection(coverage: Coverage, key: string, parts: readonly Part[]): void {
  const [state, township, range, section] = key.split("|");
  const where = `Section ${section}, T${township}-R${range}`;
  const county = parts.find((p) => p.mention.tract.county)?.mention.tract.county ?? null;
  const base = { kind: "plss" as const, group: where, county, state: state || null, assumed: [] };
  for (const [i, atom] of partitionSection(parts.map((p) => p.region)).entries()) {
    const first = parts[atom.members[0] ?? 0];
    const only = atom.members.length > 0 && first?.region === atom.region && first.lots.length === 0 ? acresOf(first.mention.tract.acres_computed) : null;
    const print = printAliquots(atom.region);
    const element: Element = { ...base, id: `${key}#${i}`, label: `${print === "ALL" ? "All" : print}, ${where}`, acres: only ?? regionAcres(atom.region) };
    for (const m of atom.members) cover(coverage, parts[m]?.mention.key ?? "", element);
  }
  for (const lot of new Set(parts.flatMap((p) => p.lots))) {
    const element: Element = { ...base, id: `${key}#lot${lot}`, label: `Lot ${lot}, ${where}`, acres: lotAcres(parts, lot) };
    for (const p of parts) if (p.lots.includes(lot) || p.region === 1) cover(coverage, p.mention.key, element);
  }
}

/** Adds what the PLSS descriptions cover. Descriptions without a state are of the state of the others in the package. */
export function coverPlss(coverage: Coverage, mentions: readonly LandMention[]): void {
  const states = new Set(mentions.map((m) => m.tract.state).filter((s): s is string => s !== null));
  const only = states.size === 1 ? [...states][0] : undefined;
  const sections = new Map<string, Part[]>();
  for (const mention of mentions) {
    const key = mention.tract.plss && sectionKey(mention.tract.plss, mention.tract.state ?? only ?? null);
    if (!key) continue;
    sections.set(key, [...(sections.get(key) ?? []), partOf(mention)]);
  }
  for (const [key, parts] of sections) coverSection(coverage, key, parts);
}
