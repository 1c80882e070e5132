// Which section a part belongs to, settled ahead for every clause that can be read in one way: every part has one section, every section its parts or none.
import type { Token } from "@/lib/land/lex/token";
import { closing, endsSentence } from "./looks-ahead";
import { standsAlone } from "./read-chains";
import { readSectionNumbers } from "./read-section-numbers";

/** Of a part: whether its section is told before or behind it; of a section: where its parts stand, "none" for one named whole. */
export type Placing = "before" | "behind" | "none";
/** By the index of the token: the word "section", and the first token of a run of parts. */
export type SectionPlan = ReadonlyMap<number, Placing>;

/** A mention of sections, or a run of parts: its first token, and the one behind its last. */
type Mark = { kind: "section" | "parts"; at: number; next: number; count: number; many: boolean };
type Clause = { marks: Mark[]; odd: boolean };

/** Words that turn to something that is no list of parts and sections. */
const ODD = /^(?:AKA|BEING|AWAY|COR|PART|UNIT|STRIP|THEREOF|SAID)$/;

/** One pass over the tokens; a clause that bears several readings is left out of the plan. */
export function planSections(tokens: readonly Token[], most: number): SectionPlan {
  const plan = new Map<number, Placing>();
  for (const clause of clauses(tokens, most)) if (!clause.odd && clause.marks.some((m) => m.kind === "section")) settle(tokens, clause.marks, plan);
  return plan;
}

function clauses(tokens: readonly Token[], most: number): Clause[] {
  const out: Clause[] = [];
  let clause: Clause = { marks: [], odd: false };
  let excepting = false;
  const close = (): void => {
    out.push(clause);
    clause = { marks: [], odd: false };
    excepting = false;
  };
  for (let i = 0; i < tokens.length; i++) {
    const t = tokens[i];
    if (!t) break;
    if (breaks(tokens, i, clause)) close();
    if (t.kind === "LP") i = closing(tokens, i) ?? i;
    else if (t.kind === "EXC") excepting = true;
    else if (t.kind === "SEC") {
      const read = readSectionNumbers(tokens, i + 1, t.plural === true, most);
      if (!read || (excepting && clause.marks.some((m) => m.kind === "section"))) clause.odd = true;
      else clause.marks.push({ kind: "section", at: i, next: read.next, count: 1, many: read.sections.length > 1 });
      i = Math.max(i, (read?.next ?? 0) - 1);
    } else if (isPart(tokens, i)) {
      if (!excepting) addPart(clause, i);
    } else if (!excepting && ((ODD.test(t.kind) && !saysAcres(tokens, i)) || bareSection(tokens, i))) clause.odd = true;
  }
  close();
  return out;
}

/** A strong stop, a line that begins with a section, or the colon behind a township that heads its sections. */
function breaks(tokens: readonly Token[], i: number, clause: Clause): boolean {
  const t = tokens[i];
  if (t?.kind === "SEMI" || (t?.kind === "DOT" && endsSentence(tokens, i))) return true;
  if (t?.gap === 2 && /^(?:SEC|TWP|TRACT)$/.test(t.kind)) return true;
  if (t?.gap === 2 && t.kind === "ALL" && tokens.slice(i + 1, i + 3).some((x) => x.kind === "SEC")) return true;
  if (t?.gap === 2 && isPart(tokens, i) && /^(?:AL|NUM|RP|ALL|ACRES)$/.test(tokens[i - 1]?.kind ?? "")) return true;
  return t?.kind === "COLON" && !clause.marks.length && /^(?:RGE|MER|TWP)$/.test(tokens[i - 1]?.kind ?? "");
}

function isPart(tokens: readonly Token[], i: number): boolean {
  const t = tokens[i];
  if (t?.kind === "LOT") return tokens[i + 1]?.kind === "NUM";
  if (t?.kind === "AL") return standsAlone(tokens, i) && tokens[i + 1]?.kind !== "COR";
  if (t?.kind !== "ALL") return false;
  const next = tokens[i + 1];
  if (next?.kind === "SEC" || (next?.kind === "OF" && tokens[i + 2]?.kind === "SEC")) return next.kind === "SEC" || next.text === "OF";
  return tokens[i - 1]?.kind === "COLON" || (tokens[i - 1]?.kind === "DASH" && t.gap === 1);
}

function addPart(clause: Clause, i: number): void {
  const last = clause.marks.at(-1);
  if (last?.kind === "parts") {
    last.next = i + 1;
    last.count++;
  } else clause.marks.push({ kind: "parts", at: i, next: i + 1, count: 1, many: false });
}

/** "being 160 acres": what the land measures. */
const saysAcres = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.kind === "BEING" && tokens[i + 1]?.kind === "NUM" && tokens[i + 2]?.kind === "ACRES";

/** "4: ALL", "the N/2 of 14": a number that may be a section without the word. */
function bareSection(tokens: readonly Token[], i: number): boolean {
  if (tokens[i]?.kind !== "NUM") return false;
  return tokens[i + 1]?.kind === "COLON" || (tokens[i - 1]?.kind === "OF" && /^(?:AL|ALL)$/.test(tokens[i - 2]?.kind ?? ""));
}

type Tie = "strong" | "weak" | "no";

/** How a run of parts hangs on the section before it. */
function tieBefore(tokens: readonly Token[], section: Mark, parts: Mark): Tie {
  const between = tokens.slice(section.next, parts.at).map((t) => t.kind);
  if (between.includes("AND") || between.includes("ACRES")) return "no";
  return between.includes("COLON") || between.includes("DASH") ? "strong" : "weak";
}

/** How a run of parts hangs on the section behind it. */
function tieBehind(tokens: readonly Token[], parts: Mark, section: Mark): Tie {
  const last = tokens[section.at - 1];
  if (last?.kind === "OF") return "strong";
  if (last?.kind === "AND") return "no";
  const headed = /^(?:COLON|DASH)$/.test(tokens[section.next]?.kind ?? "");
  if (headed) return "no";
  return section.at === parts.next && tokens[section.at]?.gap === 1 ? "strong" : "weak";
}

/** Ties every run of parts of a clause to one section; writes nothing where one could be tied to either or to none. */
function settle(tokens: readonly Token[], marks: readonly Mark[], plan: Map<number, Placing>): void {
  const own = new Map<Mark, Placing>();
  const runs: [Mark, Placing][] = [];
  for (const [i, parts] of marks.entries()) {
    if (parts.kind !== "parts") continue;
    const [before, behind] = [marks[i - 1], marks[i + 1]];
    const side = sideOf(tokens, before && own.get(before) === undefined ? before : undefined, parts, behind);
    const section = side === "before" ? before : side === "behind" ? behind : undefined;
    if (!side || !section) return;
    own.set(section, side === "before" ? "behind" : "before");
    runs.push([parts, side]);
  }
  for (const m of marks) if (m.kind === "section") plan.set(m.at, own.get(m) ?? "none");
  for (const [parts, side] of runs) plan.set(parts.at, side);
}

function sideOf(tokens: readonly Token[], before: Mark | undefined, parts: Mark, behind: Mark | undefined): "before" | "behind" | null {
  const back = before ? tieBefore(tokens, before, parts) : "no";
  const on = behind ? tieBehind(tokens, parts, behind) : "no";
  if (back === "no") return on === "no" ? null : "behind";
  if (on === "no") return "before";
  if (back === "strong" || on === "weak") return null;
  return parts.count === 1 || before?.many ? "behind" : null;
}
