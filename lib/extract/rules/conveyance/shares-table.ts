// A table or exhibit that gives the share for each land: "Tract  Description  Interest conveyed" with a row a tract, "Exhibit A: N/2 of Section 2 … 0.1250".
import type { EstateType } from "@/lib/contracts/estates";
import { findFractions } from "@/lib/fraction/find-fractions";
import { compare, ONE, type Rational, toWire, ZERO } from "@/lib/fraction/rational";
import { withPlaceColumns } from "@/lib/land/lex/place-columns";
import { plainText } from "@/lib/land/lex/plain-text";
import { landMarks } from "@/lib/land/named/land-marks";
import type { Span } from "@/lib/text/view";
import type { Found } from "./interest";
import { estateOf } from "./phrases/estate";
import type { Scene } from "./scene";

type Row = Span & { land: string; share: Rational; at: Span };
type Cells = Span & { land: Span; shares: (Span & { value: Rational })[] };

const PARTED: ReadonlySet<string> = new Set(["mineral", "royalty", "leasehold"]);
const ROWS_MAX = 60;
const LINE_MAX = 220;
/** Lines between two rows: the rest of a description, a rule. */
const GAP_MAX = 2;
/** What a heading calls the column of shares. */
const HEADED =
  /\b(?:interests?|shares?|fractions?|parts?|decimals?|per ?cent(?:age)?s?|portions?|conveyed|granted|assigned|undivided|measure|proportions?)\b|%/i;
/** A column of what the giver had, or of what is left to him, beside that of what he gives. */
const HAD = /\b(?:owned|held|grantor(?:['’]s|s['’])?(?: (?:interest|share))?|assignor(?:['’]s)?|before|present)\b/i;
const GIVEN = /\b(?:convey(?:ed|s)|granted|assigned|sold|transferred|to (?:grantee|assignee|buyer)|herein)\b/i;
/** A place of record, a date, a count of acres or money is no share. */
const NO_SHARE_BEFORE = /(?:\b(?:vol(?:ume)?|book|page|pg|no|sec(?:tion)?|block|lots?|[TR])\.?\s*|[$#/-])$/i;
const NO_SHARE_AFTER = /^(?:\s*(?:acres?|ac\.|feet|ft\.)|\/\d)/i;

/** "NE/4 Section 10   160   1/2": a count ahead of a share is no part of it, for no share is more than one. */
const ACRES_COLUMN = /(?<![\d./,])\d{1,4}(?:\.\d+)?(?: acres| ac\.?)?(?= +\d{1,3}\/\d)/gi;

/** "SW/4 Sec. 6   160   all": a cell that gives the whole in a word. */
const WHOLE_CELL =
  /(?:^|\s{2,}|[|:]\s*|\.{2,}\s*|\t| - |\d\s+|\bac(?:res|\.)? )((?:(?:the|an?|undivided|of|its|full) )*(?:all|whole|wholly|entire(?:ty|ly)?|full|everything|100 ?%|one hundred per ?cent)(?: (?:of|the|it|them|same|these|interests?|shares?|undivided|minerals?|mineral|oil|gas|and|other|rights?|estate))*)(?=$|\s{2,}|\s*[|;.]|\s*\(|\s+\d)/i;

/** The shares of a line whose land is blanked out: fractions, else the whole where a cell says so. */
function sharesIn(plain: string): (Span & { value: Rational })[] {
  const blank = plain.replace(ACRES_COLUMN, (figure) => " ".repeat(figure.length));
  const shares = findFractions(blank)
    .filter((f) => compare(f.value, ONE) <= 0 && compare(f.value, ZERO) > 0)
    .filter((f) => !NO_SHARE_BEFORE.test(plain.slice(0, f.start)) && !NO_SHARE_AFTER.test(blank.slice(f.end)));
  if (shares.length) return shares.map(({ start, end, value }) => ({ start, end, value }));
  const whole = WHOLE_CELL.exec(blank);
  const end = whole ? whole.index + whole[0].length : 0;
  return whole ? [{ start: end - (whole[1] ?? "").length, end, value: ONE }] : [];
}

/** The cells of one line: its land and the shares beside it; null where it has no land, or none. */
function cellsOf(line: Span, text: string): Cells | null {
  const words = text.slice(line.start, line.end);
  if (words.length > LINE_MAX) return null;
  const lands = landMarks(words);
  const land = lands.find((l) => !/^(?:\W*(?:tract|parcel|item)\W*(?:no\.? ?)?\w{1,4}\W*)$/i.test(words.slice(l.start, l.end))) ?? lands[0];
  if (!land) return null;
  const plain = lands.reduce((w, l) => w.slice(0, l.start) + " ".repeat(l.end - l.start) + w.slice(l.end), words);
  const shares = sharesIn(plain).map((s) => ({ ...s, start: line.start + s.start, end: line.start + s.end }));
  return shares.length ? { start: line.start, end: line.end, land: { start: line.start + land.start, end: line.start + land.end }, shares } : null;
}

/** The run of rows that stands after `from` (or ahead of it), each with its one share; with the words of its heading. */
function rowsOf(scene: Scene, from: number, before = false): { rows: Row[]; head: string } | null {
  const lines = scene.anatomy.view.lines;
  let run: { cells: Cells; line: number }[] = [];
  let best: typeof run = [];
  const text = withPlaceColumns(plainText(scene.text));
  lines.forEach((line, i) => {
    if (before ? line.start >= from : line.start < from) return;
    const cells = cellsOf(line, text);
    if (!cells) return;
    const last = run.at(-1);
    run = last && i - last.line <= GAP_MAX + 1 && cells.shares.length === last.cells.shares.length ? [...run, { cells, line: i }] : [{ cells, line: i }];
    if (run.length > best.length && run.length <= ROWS_MAX) best = run;
  });
  const first = best[0];
  if (!first || best.length < 2) return null;
  const head = lines
    .slice(Math.max(0, first.line - 3), first.line)
    .map((l) => scene.text.slice(l.start, l.end))
    .join(" ")
    .slice(-300);
  const column = columnOf(
    best.map((r) => r.cells),
    head,
  );
  if (column < 0) return null;
  const rows = best.flatMap(({ cells }): Row[] => {
    const share = cells.shares[column];
    return share ? [{ start: cells.start, end: cells.end, land: text.slice(cells.land.start, cells.land.end), share: share.value, at: share }] : [];
  });
  return { rows, head };
}

/** Which of the shares of each row is given; -1 where the heading does not tell. */
function columnOf(rows: readonly Cells[], head: string): number {
  const count = rows[0]?.shares.length ?? 0;
  if (count === 1) return 0;
  if (rows.every((r) => r.shares.every((s) => compare(s.value, r.shares[0]?.value ?? ONE) === 0))) return 0;
  const [had, given] = [head.search(HAD), head.search(GIVEN)];
  return count === 2 && had >= 0 && given >= 0 ? (given < had ? 0 : 1) : -1;
}

/** "in the measure that Exhibit A gives for each", "set opposite each tract": the grant points to a list. */
const POINTS =
  /\b(?:exhibits?|schedules?|table|list(?:ed)?|opposite|beside|below|following|for each|of each|each (?:tract|parcel|of)|respective(?:ly)?|stated|shown|set (?:out|forth|down))\b/i;

/** "conveys the interests shown above": an act behind its table. */
const POINTS_BACK = /\b(?:shown|stated|listed|given|set (?:out|forth|opposite)|tabulated)\b|\babove\b/i;

/** "in Township 4 North, Range 2 West, as told here:" right before the rows or their heading. */
const ENDS_OPEN = /:[^.;:]{0,90}$/;

/**
 * The grants of a paper whose rows give a share for each land; null where it has no such rows or its words state a share themselves.
 * `grants`: what the words alone gave; `from`: where the granting words begin.
 */
export function grantsOfTable(scene: Scene, grants: readonly Found[], from: number): Found[] | null {
  const [only] = grants;
  if (!only || new Set(grants.map((g) => g.interest.to.join())).size > 1) return null;
  const behind = rowsOf(scene, from);
  const table = behind ?? (POINTS_BACK.test(scene.text.slice(from, from + 400)) ? rowsOf(scene, from, true) : null);
  const first = table?.rows[0];
  if (!table || !first || grants.some((g) => g.scope && !table.rows.some((r) => r.start <= g.span.start && g.span.start < r.end))) return null;
  const words = behind ? scene.text.slice(from, Math.min(first.start, from + 1600)) : scene.text.slice(from, from + 400);
  const open = ENDS_OPEN.test(words);
  if (!(open && estateOf(words.slice(-240)) !== null) && !HEADED.test(`${words.slice(-400)} ${table.head}`)) return null;
  if (!open && !POINTS.test(words)) return null;
  const said = only.fraction && (only.fraction.start < first.start || !behind) ? only.interest.fraction?.fraction : null;
  if (said && said !== "1") return null;
  const estate: EstateType | null = PARTED.has(only.interest.estate_type) ? only.interest.estate_type : estateOf(words);
  if (!estate || !PARTED.has(estate)) return null;
  return table.rows.map((row) => ({
    ...only,
    scope: row.land,
    fraction: { start: row.at.start, end: row.at.end },
    span: { start: row.start, end: row.end },
    interest: {
      ...only.interest,
      estate_type: estate,
      of: "whole",
      fraction: toWire(row.share),
      readings: [],
      text: scene.text.slice(row.start, row.end).trim(),
    },
  }));
}
