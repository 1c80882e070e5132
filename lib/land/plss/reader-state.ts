// State of one reading of public-land text: what is open, what is attached, and to which township.
import type { Warning } from "@/lib/contracts/aspects/land";
import type { Token } from "@/lib/land/lex/token";
import { applyStrip } from "./apply-strip";
import type { LandException, LandItem, SectionGroup, Strip, TownshipRange } from "./items";
import { cutToSides, type OffSide } from "./off-a-side";
import type { SectionPlan } from "./section-plan";

const EXCEPTION_MAX = 1500;
/** What an exception must name to be one of land, where no part of the grid is named. */
const LAND_EXCEPTED =
  /RIGHT[\s-]OF[\s-]WAY|R\/W|RODS?(?![A-Z])|CHAINS?(?![A-Z])|RIVER|LAKE|CREEK|ROAD|HIGHWAY|RAILROAD|RAILWAY|TRACT|PARCEL|STRIP|FEET|FOOT|ACRE|CEMETERY|SCHOOL|CHURCH|CANAL|DITCH|PLAT/;

export class ReaderState {
  /** End of the last token that was read. */
  lastEnd = 0;
  /** Where the section of a part, and the parts of a section, stand, as far as that is settled ahead. */
  plan: SectionPlan = new Map();
  constructor(readonly plain: string) {}
  readonly groups: SectionGroup[] = [];
  readonly warnings: Warning[] = [];
  /** Parts read and not yet given to a section. */
  pending: LandItem[] = [];
  current: SectionGroup | null = null;
  layout: "open" | "section_first" | "part_first" = "open";
  place: TownshipRange | null = null;
  /** The township stands before its sections and holds for the next ones. */
  leading = false;
  unplaced: SectionGroup[] = [];
  exception: LandException | null = null;
  partial: { acres: string | null; side?: string | null; slices?: readonly OffSide[] } | null = null;
  /** Parts of which acres off a side were taken, as they were before the last of them: the "South 80 acres" of which the West 70 are given. */
  readonly bases: LandItem[] = [];
  /** A strip read and not yet given to its part. */
  strip: Strip | null = null;
  /** The corner that acres lie in, up to the part it is the corner of: "ten acres in the Northeast corner of the". */
  corner: string | null = null;
  /** Inside words that only locate ("the corner of …"): nothing there is land described. */
  locating = false;
  restating = false;
  named: string | null = null;
  totalAcres: string | null = null;
  sawOf = false;
  sawAnd = false;
  sawBreak = true;
  sawColon = false;

  warn(code: string, message: string, start: number, end: number): void {
    this.warnings.push({ code, message, start, end });
  }

  /** Words that are passed over right after the heading of a section: they may tell of land that the reader does not know. */
  pass(t: Token): void {
    const g = this.current;
    if (!g?.heading || g.items.length > 0 || this.pending.length > 0 || this.exception || this.sawBreak || g.exceptions.length > 0) return;
    if (!/^(?:WORD|PART|COR|AWAY|AL|UNIT|SLASH)$/.test(t.kind)) return;
    g.unread = { start: g.unread?.start ?? t.start, end: t.end };
  }

  clearLinks(): void {
    this.sawOf = this.sawAnd = this.sawBreak = this.sawColon = false;
  }

  /** A strong stop: what follows is no longer excepted, located or said again. */
  breakHere(): void {
    this.sawBreak = true;
    this.locating = this.restating = false;
    this.partial = this.strip = this.corner = null;
    this.endException();
  }

  addItem(item: LandItem): void {
    item.afterAnd = this.sawAnd;
    item.afterBreak = this.sawBreak;
    if (this.partial) {
      const slices = this.exception ? [] : (this.partial.slices ?? []);
      if (slices.length > 0) this.remember(item, slices.slice(1));
      item.partial = slices.length === 0 || !cutToSides(item, slices) || item.strip !== null;
      item.acres = this.partial.acres;
      if (this.exception && item.lots.length === 0) item.side = this.partial.side ?? null;
    }
    if (this.strip) applyStrip(item, this.strip);
    this.strip = null;
    if (this.exception?.section != null) this.nextException(item.start);
    if (this.exception) {
      this.exception.items.push(item);
      this.exception.end = item.end;
    } else this.pending.push(item);
    this.clearLinks();
  }

  /** At a run of parts whose section is settled: what waits goes to the section before it, and the run to its own. */
  follow(i: number): void {
    const side = this.plan.get(i);
    if (!side || this.exception || this.locating || this.restating) return;
    if (side === "behind" && this.layout === "section_first" && !this.current?.led) this.flush();
    this.layout = side === "behind" ? "part_first" : "section_first";
  }

  private remember(item: LandItem, slices: readonly OffSide[]): void {
    const base = { ...item };
    if (item.pieces.length > 0 && (slices.length === 0 || cutToSides(base, slices))) this.bases.push(base);
  }

  /** Gives what is pending to the section at hand; a list before its section waits. */
  flush(): void {
    if (!this.current || this.pending.length === 0) return;
    this.current.items.push(...this.pending);
    this.current.end = Math.max(this.current.end, this.pending.at(-1)?.end ?? 0);
    this.pending = [];
  }

  beginException(start: number, end: number): void {
    this.endException();
    if (this.current && this.layout !== "part_first") this.flush();
    this.exception = { start, end, items: [], acres: null, section: null };
    this.partial = null;
    this.locating = this.restating = false;
  }

  /** "except the NE/4 of Section 4 and the SW/4 of Section 6": the second part is excepted if the section named after it is known. */
  private nextException(start: number): void {
    this.endException();
    this.exception = { start, end: start, items: [], acres: null, section: null, continues: true };
  }

  endException(): void {
    const e = this.exception;
    this.exception = null;
    if (!e) return;
    e.end = Math.max(e.end, Math.min(this.lastEnd, e.start + EXCEPTION_MAX));
    if (e.items.length === 0 && e.acres === null && !LAND_EXCEPTED.test(this.plain.slice(e.start, e.end))) return;
    const named = e.section === null ? undefined : this.groups.findLast((g) => g.sections.includes(e.section ?? -1));
    const target = named ?? this.current;
    if (!target || (this.pending.length > 0 && this.layout !== "section_first" && !named)) this.waiting.push(e);
    else {
      target.exceptions.push(e);
      target.end = Math.max(target.end, e.end);
    }
  }
  /** Exceptions read before the section they belong to. */
  waiting: LandException[] = [];

  /** "Section 3: the NE/4 of Section 3": a heading with nothing under it, said again with its part, is one mention. */
  dropEmptyHeading(sections: readonly number[]): void {
    const g = this.current;
    if (!g?.heading || g !== this.groups.at(-1) || g.items.length + g.exceptions.length > 0 || g.sections.join() !== sections.join()) return;
    this.groups.pop();
    this.unplaced = this.unplaced.filter((u) => u !== g);
  }

  addSections(sections: number[], start: number, end: number, heading: boolean): void {
    const place = this.leading ? this.place : null;
    const group: SectionGroup = {
      sections,
      place,
      items: [],
      exceptions: this.waiting,
      partial: false,
      acres: null,
      start,
      end,
      heading,
      named: this.named,
      led: false,
      unread: null,
      respectively: false,
    };
    this.waiting = [];
    this.groups.push(group);
    if (!place) this.unplaced.push(group);
    this.current = group;
  }
}
