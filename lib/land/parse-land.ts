// Land descriptions → tracts. The public door of lib/land.
import type { Tract, Warning } from "@/lib/contracts/aspects/land";
import { stateCode } from "@/lib/text/states";
import { findCounty } from "./attributes/county";
import { carriedPlace } from "./carry-place";
import { findLandSpans } from "./find-land-spans";
import { onlyInsofar } from "./insofar";
import { withoutKeptClauses } from "./kept-clauses";
import { landText } from "./lex/section-rows";
import type { TownshipRange } from "./plss/items";
import { readSegment, type SegmentContext, type SegmentRead } from "./read-segment";
import { landSegments } from "./segments";
import { settle, withHeadOfList, withoutTotalOfAll } from "./settle-tracts";
import { borrowed, type SharedPlace, sharedPlace } from "./shared-place";
import { allotments } from "./survey/allotments";
import { namedLands } from "./survey/named-lands";
import { withoutWhollyLeftOut } from "./wholly-left-out";

export type LandContext = {
  county?: string | null | undefined;
  state?: string | null | undefined;
  defaults?: { township?: string | undefined; range?: string | undefined; meridian?: string | undefined } | undefined;
};
export type LandReading = { tracts: Tract[]; warnings: Warning[] };

const INSTRUMENT = /WITNESSETH|KNOW\sALL|INDENTURE|HEREBY|GRANTORS?(?![A-Z])|LESSORS?(?![A-Z])|WHEREAS|CONVEYS?\s(?:AND|TO|UNTO)|ASSIGNORS?(?![A-Z])/;
const LONG = 500;

/**
 * Reads every tract of a land text or of a whole instrument: `readLand("T154N-R97W Sec 14: NE/4")` → one tract of 160 acres.
 * Never throws. What cannot be read is a warning; no land at all is an empty list with the warning `no_land`.
 */
export function readLand(text: string, context: LandContext = {}): LandReading {
  const plain = landText(text);
  const tracts: Tract[] = [];
  const warnings: Warning[] = [];
  const spans = text.length > LONG && INSTRUMENT.test(plain) ? findLandSpans(text) : [{ start: 0, end: text.length }];
  let place: TownshipRange | null = null;
  const leased = new Set<Tract>();
  let partNamed = false;
  for (const span of spans) {
    const segments = landSegments(plain, span.start, span.end);
    const shared = sharedPlace(plain, text, segments);
    if (shared?.place) place = shared.place;
    for (const s of segments) {
      if (shared?.ahead && s === segments[0]) continue;
      const read = readWithPlace(
        plain.slice(s.start, s.end),
        text.slice(s.start, s.end),
        s.start,
        { ...context.defaults, place, state: context.state ?? null, named: s.name !== null },
        tracts,
        shared,
      );
      place = read.place ?? place;
      for (const t of read.tracts) if (s.name && !t.name) t.name = s.name;
      if (s.role === "leased") for (const t of read.tracts) leased.add(t);
      if (s.role === "dealt_with" && read.tracts.some((t) => t.kind !== "other")) partNamed = true;
      tracts.push(...read.tracts);
      warnings.push(...read.warnings);
    }
  }
  const dealt = partitioned(plain, text, partNamed ? tracts.filter((t) => !leased.has(t)) : tracts);
  const kept = spans.length > 1 || text.length > LONG ? settle(dealt) : withoutTotalOfAll(withHeadOfList(dealt));
  const bare = withoutKeptClauses(plain);
  const whole = withoutWhollyLeftOut(
    bare,
    kept,
    (start, end) => readSegment(bare.slice(start, end), text.slice(start, end), start, { ...context.defaults, place, state: context.state ?? null }).tracts,
  );
  const meant = onlyInsofar(plain, whole);
  if (meant !== tracts) tracts.splice(0, tracts.length, ...meant);
  if (tracts.length > 0) locate(tracts, text, context);
  tracts.forEach((t, i) => {
    t.id = `t${i + 1}`;
  });
  if (tracts.length === 0) warnings.push({ code: "no_land", message: "No land description could be read in this text." });
  return { tracts, warnings };
}

/** A segment with what it borrows from what is told for all tracts or from the one before it ("the same section"); as it stands where it borrows nothing. */
function readWithPlace(plain: string, text: string, base: number, context: SegmentContext, before: readonly Tract[], shared: SharedPlace | null): SegmentRead {
  const words = borrowed(plain, shared);
  const carried = words
    ? { plain, added: words }
    : carriedPlace(
        plain,
        before.findLast((t) => t.plss || t.survey),
      );
  if (!carried) return readSegment(plain, text, base, context);
  const read = readSegment(carried.plain + carried.added.toUpperCase(), text + carried.added, base, context);
  for (const t of read.tracts) {
    if (!t.span || t.span.end <= base + text.length) continue;
    // Land told by the borrowed words alone is told by the whole segment.
    const start = t.span.start < base + text.length ? t.span.start : base;
    t.span = { start, end: base + text.length };
    t.text = text.slice(start - base).trim();
  }
  return read;
}

/** The land of one survey with the parts that a partition makes of it; its own words end where the parts begin. */
function partitioned(plain: string, text: string, tracts: Tract[]): Tract[] {
  const [head, ...more] = tracts.filter((t) => t.kind !== "other");
  if (head?.kind !== "texas_survey" || head.calls || head.survey?.section || more.length > 0) return tracts;
  const parts = allotments(plain, text, head);
  const [first] = parts;
  const called = first ? [] : namedLands(plain, text, head);
  if (called.length) return called;
  if (!first?.span) return tracts;
  const start = head.span?.start ?? 0;
  if (start < first.span.start) Object.assign(head, { text: text.slice(start, first.span.start).trim(), span: { start, end: first.span.start } });
  return [head, ...parts];
}

/** The tracts alone; see `readLand`. */
export const parseLand = (text: string, context: LandContext = {}): Tract[] => readLand(text, context).tracts;

/** County and state: of the text where it names them, else of the caller, marked as assumed. */
function locate(tracts: Tract[], text: string, context: LandContext): void {
  const near = findCounty(text, tracts[0]?.span?.start ?? 0);
  const named = near.county ? near : findCounty(text);
  for (const t of tracts) {
    const own = t.span && /count|parish/i.test(t.text) ? findCounty(text, t.span.start, t.span.end) : named;
    t.county = own.county ?? named.county;
    t.state = own.state ?? named.state;
    southern(t, context);
    if (t.county === null && context.county) assume(t, "county", context.county);
    if (t.state === null && context.state) assume(t, "state", stateCode(context.state) ?? context.state);
  }
}

/** Every township of Kansas lies south of its base line: a letter assumed is S there. */
function southern(t: Tract, context: LandContext): void {
  const state = t.state ?? (context.state ? stateCode(context.state) : null);
  if (state !== "KS" || !t.plss?.township || !t.assumed?.includes("township_direction")) return;
  t.plss.township = t.plss.township.replace(/N$/, "S");
}

function assume(t: Tract, field: "county" | "state", value: string): void {
  t[field] = value;
  t.assumed = [...(t.assumed ?? []), field];
}
