// Figures by calls given to the tracts whose words lead to them: a side each, exceptions apart, laid into the section where they are tied to it.
import type { LandException, Tract } from "@/lib/contracts/aspects/land";
import { toDecimal } from "@/lib/fraction/rational";
import { findAcres } from "./attributes/acreage";
import { emptyTract } from "./empty-tract";
import type { FigureRead } from "./metes/read-figures";
import { metesPart } from "./metes/to-tract";
import { gridRegion } from "./polygon/grid-region";
import { placeFigure } from "./polygon/place-figure";
import { takeOut } from "./polygon/take-out";
import { regionCodes } from "./set/aliquot-codes";
import { printAliquots } from "./set/print-aliquots";
import { WHOLE } from "./set/region";
import { regionAcres } from "./set/region-acres";
import { chainRectangle } from "./shapes/region-rectangles";

/** Adds to `tracts`, in place, what the figures of the segment tell. `plain` and `raw` are the segment's words. */
export function attachFigures(tracts: Tract[], figures: readonly FigureRead[], plain: string, raw: string): void {
  let host = tracts[0];
  for (const f of figures) {
    if (f.excepted && host) except(host, f, plain, raw);
    else {
      const t: Tract = host && host.calls === null ? host : emptyTract("metes_bounds", raw.slice(f.start, f.end), f.start, f.end);
      if (t !== host) tracts.push(t);
      bound(t, f, plain, raw);
      host = t;
    }
  }
}

const contextOf = (t: Tract): { part: string | null; section: number | null } => {
  const label = t.plss?.label ?? "";
  const section = t.plss?.section ?? (t.survey?.block && /^\d+$/.test(t.survey.section ?? "") ? Number(t.survey.section) : null);
  return { part: label !== "ALL" && chainRectangle(label) ? label : null, section };
};

/** The parts of the section that calls along the lines of its grid bound; the land stays told by its calls alone where they leave them, or where its acres are not theirs. */
function onGrid(t: Tract, behind: string): void {
  const region = t.placed ? gridRegion(t.placed) : null;
  const told = Number(findAcres(behind)[0]?.acres ?? t.acres_stated ?? 0);
  if (region === null || (told > 0 && Math.abs(told - Number(toDecimal(regionAcres(region)))) > told / 50)) return;
  const aliquots = regionCodes(region);
  if (t.plss) Object.assign(t.plss, { aliquots, label: printAliquots(region), lots: [] });
  else if (t.survey) Object.assign(t.survey, region === WHOLE ? {} : { aliquots });
  t.warnings = t.warnings.filter((w) => w.code !== "partial");
}

function bound(t: Tract, f: FigureRead, plain: string, raw: string): void {
  const part = metesPart(f);
  if (t.plss || (t.survey?.section && t.survey.block)) {
    if (t.plss) {
      t.warnings = t.warnings.filter((w) => w.code !== "partial");
      t.warnings.push({ code: "partial", message: "A part of the land named, bounded by calls.", start: f.start, end: f.end });
    }
    const placed = placeFigure(f, part.ring, plain, contextOf(t));
    if (placed) t.placed = placed;
    onGrid(t, plain.slice(f.end, f.end + 90));
  }
  Object.assign(t, { calls: part.calls, acres_computed: part.acres, closure: part.closure });
  if (part.ring.length > 2) t.ring = part.ring;
  t.warnings.push(...part.warnings);
  t.span = { start: Math.min(t.span?.start ?? f.start, f.start), end: Math.max(t.span?.end ?? f.end, f.end) };
  t.text = raw.slice(t.span.start, t.span.end);
}

/** A figure excepted: its words join those of an exception that led to it. */
function except(host: Tract, f: FigureRead, plain: string, raw: string): void {
  const part = metesPart(f);
  const words = host.exceptions.at(-1);
  const joins = words?.subtracted === false && words.span && f.start - words.span.end < 80;
  const start = joins && words?.span ? words.span.start : f.start;
  if (joins) host.exceptions.pop();
  const placed = host.plss ? placeFigure(f, part.ring, plain, contextOf(host)) : null;
  const e: LandException = {
    text: raw.slice(start, f.end),
    kind: "metes_bounds",
    calls: part.calls,
    acres_stated: words?.acres_stated ?? null,
    acres_computed: part.acres,
    ring: part.ring,
    ...(placed ? { placed } : {}),
    warnings: part.warnings,
    subtracted: false,
    span: { start, end: f.end },
  };
  host.exceptions.push(e);
  takeOut(host, e);
}
