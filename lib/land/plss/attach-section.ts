// To which section do the parts before a section belong? "NE/4 of Section 3" to it, "Section 2: NE/4. Section 3" to the one before.
import type { Token } from "@/lib/land/lex/token";
import { cutToCorner } from "./in-a-corner";
import { emptyItem, type LandItem } from "./items";
import { cutToSides } from "./off-a-side";
import type { ReaderState } from "./reader-state";
import type { Placing } from "./section-plan";

export type SectionMention = { sections: number[]; start: number; end: number; said: boolean; next: Token | undefined; placing?: Placing | undefined };

/** Takes a mention of one or more sections into the reading. */
export function attachSection(s: ReaderState, m: SectionMention): void {
  if (s.exception && s.exception.items.length > 0 && s.sawOf && exceptedFrom(s, m)) return;
  givenBack(s, m);
  if (s.exception?.continues) {
    s.pending.push(...s.exception.items);
    s.exception = null;
  }
  if (s.locating || s.restating) {
    if (s.groups.length > 0 || s.pending.length > 0 || s.sawOf === false) {
      if (!s.sawBreak && !(s.restating && s.groups.length === 0)) {
        s.clearLinks();
        return;
      }
    }
    s.locating = s.restating = false;
  }
  const known = m.said && s.groups.some((g) => m.sections.every((n) => g.sections.includes(n)));
  if (known && !(s.sawOf && s.pending.length > 0)) {
    s.clearLinks();
    s.locating = true;
    return;
  }
  const heading = m.placing ? m.placing === "behind" : m.next?.kind === "COLON" || m.next?.kind === "LP";
  const wholePart = !heading && s.sawOf && s.partial !== null && s.pending.length === 0 ? s.partial : null;
  const own = m.placing === "none" || m.placing === "behind" ? [] : takeOwn(s, heading, m.placing === "before");
  const itsOwn = m.placing === "before" || (s.sawOf && (s.exception?.items.length ?? 0) > 0);
  if (!(s.exception && itsOwn && s.pending.length + own.length > 0)) s.endException();
  s.flush();
  const excepted = s.exception;
  s.exception = null;
  if (excepted) s.waiting.push(excepted);
  const start = own[0]?.start ?? m.start;
  if (own.length > 0) s.dropEmptyHeading(m.sections);
  s.addSections(m.sections, Math.min(start, s.waiting[0]?.start ?? start), m.end, heading);
  if (s.current) {
    s.current.items.push(...own);
    s.current.led = own.length > 0;
    if (wholePart) {
      const cut = m.sections.length === 1 ? partOfSection(s, m, wholePart) : null;
      if (cut) s.current.items.push(cut);
      else s.current.partial = true;
      s.current.acres = wholePart.acres;
    }
  }
  if (own.length > 0 && s.layout === "open") s.layout = "part_first";
  else if (own.length === 0 && (heading || s.layout === "open")) s.layout = "section_first";
  s.partial = null;
  s.clearLinks();
}

/** "the South 480 acres of Section 9", "160 acres in the Northeast corner of Section 9": the part of the grid that they are; null where they are none. */
function partOfSection(s: ReaderState, m: SectionMention, part: NonNullable<ReaderState["partial"]>): LandItem | null {
  const item: LandItem = { ...emptyItem(m.start, m.end), region: 1, all: true, partial: true, acres: part.acres };
  cutToCorner(s, item);
  if (!item.partial) return item;
  const slices = part.slices ?? [];
  return slices.length > 0 && cutToSides(item, slices) ? { ...item, partial: false } : null;
}

/** "N/2 of Sec. 10, less the NE/4 NE/4, and the SE/4 of Sec. 3": the last of the list is land of the section now named, not excepted. */
function givenBack(s: ReaderState, m: SectionMention): void {
  const items = s.exception?.items ?? [];
  const last = items.at(-1);
  // "less 4 acres in the corner thereof, and the S/2 of Sec. 10": the acres are what is left out.
  const others = items.length - 1 + (s.exception?.acres && last?.afterAnd && !last.partial && !last.side ? 1 : 0);
  if (!s.sawOf || !last || others < 1 || s.pending.length > 0 || !s.current || s.groups.some((g) => m.sections.some((n) => g.sections.includes(n)))) return;
  items.pop();
  const end = s.plain.slice(0, last.start).replace(/(?:[\s,]|(?<![A-Z])(?:AND|ALSO|THE|ALL|OF)(?![A-Z]))+$/, "").length;
  s.lastEnd = end;
  if (s.exception) s.exception.end = Math.min(s.exception.end, end);
  s.endException();
  s.pending.push(last);
}

/** "…, except the SW/4 of Section 3": the exception names a section already described. */
function exceptedFrom(s: ReaderState, m: SectionMention): boolean {
  const n = m.sections[0];
  if (!s.exception || n === undefined || s.pending.length > 0 || !s.groups.some((g) => g.sections.includes(n))) return false;
  s.exception.section = n;
  s.exception.end = m.end;
  s.clearLinks();
  return true;
}

/** The pending parts that belong to the section now read; the rest stays for the section before. */
function takeOwn(s: ReaderState, heading: boolean, settled: boolean): LandItem[] {
  const all = s.pending;
  if (all.length === 0) return [];
  const take = (from: number): LandItem[] => {
    s.pending = all.slice(0, from);
    return all.slice(from);
  };
  if (!s.current || settled) return take(0);
  const headed = s.current.heading || (s.layout === "section_first" && !s.current.led);
  if (!headed || (s.current.items.length > 0 && s.layout === "part_first"))
    return s.sawOf || !heading ? take(0) : take(heading && s.layout === "section_first" ? all.length : 0);
  if (!s.sawOf) return take(joinedToWhole(s, heading) ? 0 : all.length);
  const broken = all.findLastIndex((i) => i.afterBreak);
  if (broken > 0 || (broken === 0 && !s.current.heading)) return take(broken);
  if (broken === 0 && s.current.items.length > 0) return take(0);
  return s.current.heading && all.length > 1
    ? take(all.length - 1)
    : take(s.current.heading && s.current.items.length === 0 && all.length === 1 ? 0 : Math.max(broken, 0));
}

/** "Section 16 and Lot 2, Section 21": a part joined to a section named whole, with another section right behind it, lies in that one. */
function joinedToWhole(s: ReaderState, heading: boolean): boolean {
  const g = s.current;
  return !heading && g !== null && !g.heading && g.items.length === 0 && s.pending[0]?.afterAnd === true;
}
