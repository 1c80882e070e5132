// The land of an instrument: its descriptions handed to lib/land, county and state filled where the words give none.

import type { Recording } from "@/lib/contracts/aspects/doc-type";
import type { Land, Tract } from "@/lib/contracts/aspects/land";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Grounding } from "@/lib/extract/grounding/grounded";
import { countiesIn, type Place } from "@/lib/extract/rules/doc-type/recording/county";
import { withPieces } from "@/lib/land/divided-pieces";
import { emptyTract } from "@/lib/land/empty-tract";
import { findLandSpans } from "@/lib/land/find-land-spans";
import { withFurtherPieces } from "@/lib/land/further-pieces";
import { keepsLand } from "@/lib/land/kept-land";
import { lotsByAcres, withLots } from "@/lib/land/lots-by-acres";
import { parseLand } from "@/lib/land/parse-land";
import { said } from "@/lib/land/settle-tracts";
import { withTwoSlices } from "@/lib/land/two-slices";
import { isOut } from "@/lib/land/wholly-left-out";
import { withinOneSlip } from "@/lib/text/slips";
import type { Span } from "@/lib/text/view";
import { flatOffset, rawSpan } from "@/lib/text/view";
import { assignedPart, partsAssigned } from "./assigned-part";
import { withoutClauseHeadings } from "./clause-headings";
import { isUnitSize, namedAsElsewhere, onlyRightOver } from "./elsewhere";
import { withoutIdleLand } from "./idle-land";
import { whatIsKept, withoutWhatIsKept } from "./not-released";
import { asOneSurvey } from "./one-survey";
import { partOfTract } from "./part-of-tract";
import { TO_WELLS, toldApart } from "./told-apart";
import { toldParts } from "./told-parts";
import { withoutOthersRows } from "./unit-rows";
import { withoutWellPlace } from "./well-place";
import { withoutWrongLand } from "./wrong-land";

/** A county one slip away from the county of recording is that county. */
function settled(county: string | null, recorded: string | null): string | null {
  return county && recorded && withinOneSlip(county.toLowerCase(), recorded.toLowerCase()) ? recorded : county;
}

/** "B. Lark, of Elm County, Texas, hereinafter called Grantee" ahead of the land: where a party lives, unless the paper is recorded there. */
const LIVES =
  /(?<!\b(?:[Tt]reasurer|[Ss]heriff|[Cc]ommissioners?|[Cc]lerk|[Rr]ecorder|[Jj]udge|[Cc]ourts?|[Cc]ollector|[Aa]uditor|[Rr]ecords?|[Ll]ands?|[Dd]eeds),? )\b(?:of|from|at|resid(?:es?|ing|ents?) (?:in|of|at))(?: (?:the|said))*(?: [A-Z][\w.'-]*){0,3},?(?: in)? $/;
const isHome = (a: Anatomy, at: Place, recording: Recording): boolean =>
  recording.county !== null &&
  at.county.toLowerCase() !== recording.county.toLowerCase() &&
  LIVES.test(a.view.text.slice(Math.max(0, at.start - 60), at.start));

/** County and state named nearest to a description: inside it, or just before. */
function placeOf(a: Anatomy, span: Span, recording: Recording): { county: string | null; state: string | null } {
  const from = Math.max(0, span.start - 120);
  const inside = countiesIn(a.view.text.slice(from, span.end), from).filter((p) => p.start >= span.start || !isHome(a, p, recording));
  const first = inside[0];
  return {
    county: settled(first?.county ?? null, recording.county) ?? recording.county,
    state: first?.state ?? inside.find((p) => p.state)?.state ?? recording.state,
  };
}

/** Papers on wells name parts of a section to say where a well stands or none does: above the jurat, and by the quarter where they cite the lease, whose land they leave whole. What they assign to a well counts, however small. */
const OF_A_WELL = /production|shut_in|well|completion/;
const CITES =
  /\b(?:recorded|book|vol(?:ume|\.)|page|reception|document no|instrument no)\b|\bleases?\b[^;]{0,120}\b(?:dated|made|given|executed|from|of \w+ \d{1,2}, \d{4})\b/i;
const SWORN = /\b(?:subscribed(?: and|,)|sworn(?:,? to)? (?:and|to|before))/i;
const ofQuarters = (t: Tract): boolean => (t.plss?.aliquots ?? t.survey?.aliquots ?? []).length >= 4;
function aboveJurat(a: Anatomy, found: readonly Span[]): readonly Span[] {
  const sworn = a.view.text.search(SWORN);
  const end = sworn > 0 ? sworn : a.view.text.length;
  const own = found.filter((s) => s.start < end);
  if (!CITES.test(a.view.text.slice(0, end))) return own;
  return own.filter((s) => {
    if (TO_WELLS.test(a.view.text.slice(s.start, s.end))) return true;
    const raw = rawSpan(a.view, s);
    const read = parseLand(a.view.raw.slice(raw.start, raw.end), { county: null, state: null });
    return read.length > 0 && read.every(ofQuarters);
  });
}

/** A clause that lets a lessee pool: the acres of its units are no land. */
const POOLS =
  /\b(?:pool(?:ed|ing|s)?|unitiz\w+|communitiz\w+|consolidat\w+)\b|\bunits?\b[^.;]{0,80}\b(?:exceed|above|over|more than|larger|greater|up to|at most|not to)/i;
const PLACED = /\b(?:section|survey|abstract|a-\d|township|t-?\d+[ns]|league|lots?|block|tracts? (?:no|\d)|described)\b/i;
const onlyPools = (text: string): boolean => POOLS.test(text) && !PLACED.test(text);

/** Papers that name the land in their recitals and divide it in their body: both are read as one. */
const DIVIDES = /partition/;

/**
 * Stretches that describe this paper's land: what lib/land finds after the granting words; else before them ("Leased Premises: …"), else anywhere, for
 * decrees, orders and affidavits grant nothing and speak of land in their findings; else the parts by their anchors.
 */
function landParts(a: Anatomy, docType: string): readonly Span[] {
  const from = a.granting?.start ?? 0;
  const tail = a.acknowledgments[0]?.start ?? a.view.text.length;
  const found = findLandSpans(a.view.raw).map((s) => ({ start: flatOffset(a.view, s.start), end: flatOffset(a.view, s.end) }));
  const body = DIVIDES.test(docType) ? found.filter((s) => s.start < tail) : [];
  const [first, last] = [body[0], body.at(-1)];
  if (first && last && body.length > 1) return [{ start: first.start, end: last.end }];
  const behind = found.filter((s) => s.end > from && (s.start < tail || a.exhibits.some((x) => s.start >= x.start - 5 && s.start < x.end)));
  const own = /lease/.test(docType) ? behind.filter((s) => !onlyPools(a.view.text.slice(s.start, s.end))) : behind;
  if (own.length > 0) return own.map((s) => (s.start < from ? fromGrantOn(a, s, from) : s));
  const annexed = /\b(?:exhibit|schedule|annex\w*|attached)\b/i.test(a.view.text.slice(from, a.testimonium?.start ?? tail));
  const after = annexed ? found.filter((s) => s.start >= tail) : [];
  if (after.length > 0) return after;
  const before = found.filter((s) => s.start < from);
  if (before.length > 0) return before;
  if (a.land.length > 0) return a.land;
  return OF_A_WELL.test(docType) ? aboveJurat(a, found) : found;
}

/** Placed by its township, its survey or its plat: what needs no words before it. */
const placed = (t: Tract): boolean =>
  t.plss ? t.plss.township !== null && t.plss.range !== null : t.survey ? t.survey.abstract !== null || t.survey.name !== null : false;

/** "in consideration of the conveyance to me of 6 acres … grants 7 acres": land told before the granting words is not granted where that behind them stands by itself. */
function fromGrantOn(a: Anatomy, part: Span, from: number): Span {
  const raw = rawSpan(a.view, { start: from, end: part.end });
  const behind = parseLand(a.view.raw.slice(raw.start, raw.end), { county: null, state: null });
  return behind.length > 0 && behind.every(placed) ? { start: from, end: part.end } : part;
}

/** "acres assigned 81.00", "80 acres to a well", "80 acres additional as tolerance": on a form of a commission the measure of a well, and not of its land. */
const OF_EACH_WELL =
  /\bacres? (?:assigned|allocated|dedicated|attributed)\b[^A-Za-z\d]{0,24}\d[\d,.]*|\b\d[\d,.]*[ -]acres? (?:additional|tolerance|(?:\w+ ){0,3}(?:to|per|for|by|as) (?:a |an |each |every |any |the )?(?:well|unit|proration|drilling|tolerance)\w*)/gi;

const ON_WELLS = /^affidavit(?:_of_production)?$|production|shut_in/;
const OF_UNIT = /^(?:unit_designation|pooling_agreement|unitization_agreement|communitization_agreement)$/;
const ASSIGNS = /^(?:partial_)?assignment(?!_of_(?:overriding|rents|proceeds|mortgage|deed))/;
const RELEASES = /^(?:partial_)?release_of_lease$/;

/** Reads the tracts of every land part; `id` runs over the whole instrument. Empty where no land is described. */
export function extractLand(paper: Anatomy, recording: Recording, ground: Grounding, docType: string): Land {
  const said = withoutClauseHeadings(paper.view.raw);
  const raw =
    docType === "plat"
      ? withoutIdleLand(said.replace(OF_EACH_WELL, (words) => " ".repeat(words.length)))
      : RELEASES.test(docType)
        ? withoutWhatIsKept(said)
        : ON_WELLS.test(docType)
          ? withoutIdleLand(said)
          : OF_UNIT.test(docType)
            ? withoutOthersRows(withoutWellPlace(said))
            : said;
  const a = withoutToldParts(raw === paper.view.raw ? paper : { ...paper, view: { ...paper.view, raw } }, docType);
  const readFrom = (text: string): Tract[] => {
    const from = withoutToldParts({ ...paper, view: { ...paper.view, raw: text } }, docType);
    return readParts(from, landParts(from, docType), recording, ground, docType);
  };
  const described = ASSIGNS.test(docType) ? assignedLand(raw, paper, docType, readFrom) : readParts(a, landParts(a, docType), recording, ground, docType);
  const read = partOfTract(a.view.text.slice(a.granting?.start ?? 0), RELEASES.test(docType) ? notKept(described, whatIsKept(said, raw)) : described);
  const divided = DIVIDES.test(docType) && read.every((t) => t.kind === "other");
  const lots = divided ? lotsOr(read, a, recording, ground) : read;
  const parted = DIVIDES.test(docType) && lots === read ? inPieces(read, paper, recording) : lots;
  const tracts = asOneSurvey(divided ? parted : inSlices(parted, paper, docType, ground));
  const first = a.land.find((s) => !a.acknowledgments.some((k) => s.start >= k.start && s.start < k.end));
  // "The tract of land above described" (patents): the description stands before the words that point back to it.
  if (tracts.length === 0 && first && /\babove\b/i.test(a.view.text.slice(first.start, first.end)))
    tracts.push(...readParts(a, [{ start: 0, end: first.start }], recording, ground, docType));
  if (tracts.length === 0 && first) {
    const raw = rawSpan(a.view, { start: first.start, end: Math.min(first.end, first.start + 1200) });
    const place = placeOf(a, first, recording);
    const words = a.view.raw.slice(raw.start, raw.end);
    tracts.push({ ...emptyTract("other", words, raw.start, raw.end), id: "t1", county: place.county, state: place.state });
    ground.add("/tracts/0/text", first, 0.4);
  }
  return { tracts: withoutWrongLand(paper.view, tracts, docType) };
}

/** The tracts of a lease less those that its release keeps by name: "…, but this release does not affect the NE/4 of Section 21". */
function notKept(tracts: Tract[], kept: string): Tract[] {
  const lands = kept.trim() ? parseLand(kept.replace(/\s{2,}/g, " ")) : [];
  const given = tracts.filter((t) => !isOut(t, lands));
  return given.length ? given : tracts;
}

/** The land of an assignment, of a part of its lease's land where the paper says so. */
function assignedLand(raw: string, { acknowledgments, view }: Anatomy, docType: string, readFrom: (text: string) => Tract[]): Tract[] {
  const tail = acknowledgments[0] ? rawSpan(view, acknowledgments[0]).start : raw.length;
  const told = partsAssigned(raw, tail);
  const tracts = (told ? [told.whole, told.given] : []).reduce<Tract[]>((read, text) => (read.length ? read : readFrom(text)), []);
  const all = tracts.length ? tracts : readFrom(raw);
  return told || docType === "partial_assignment" ? assignedPart(all, told ?? { goes: "", stays: "" }) : all;
}

/** Papers whose first words give all of their land; a release tells part by part what it gives back, a division what each takes. */
const GIVES = /^(?!correct)\w*(?:deed|lease|assignment)/;

/** The paper with what it says of parts of its land blanked out, every place as it was. */
function withoutToldParts(a: Anatomy, docType: string): Anatomy {
  if (!a.granting || !GIVES.test(docType) || RELEASES.test(docType) || DIVIDES.test(docType)) return a;
  const end = Math.min(a.testimonium?.start ?? a.view.text.length, a.acknowledgments[0]?.start ?? a.view.text.length);
  const told = toldParts(a.view.text, a.granting.start, end).map((s) => rawSpan(a.view, s));
  const raw = told.reduce((text, s) => text.slice(0, s.start) + text.slice(s.start, s.end).replace(/\S/g, " ") + text.slice(s.end), a.view.raw);
  return told.length ? { ...a, view: { ...a.view, raw } } : a;
}

/** The tracts of a paper that gives, with two slices in the place of the part that they make up, and with pieces told by their acres; as they are where it tells none. */
function inSlices(read: Tract[], { view, granting, acknowledgments }: Anatomy, docType: string, ground: Grounding): Tract[] {
  if (!granting || !GIVES.test(docType) || RELEASES.test(docType) || DIVIDES.test(docType)) return read;
  const raw = rawSpan(view, { start: granting.start, end: acknowledgments[0]?.start ?? view.text.length });
  const words = view.raw.slice(raw.start, raw.end);
  const cut = withFurtherPieces(words, withTwoSlices(words, read));
  if (cut.every((t) => read.includes(t))) return read;
  return cut.map((t, i) => {
    const span = read.includes(t) || !t.span ? t.span : { start: raw.start + t.span.start, end: raw.start + t.span.end };
    return grounded(
      { tract: { ...t, span: span ?? null }, flat: { start: flatOffset(view, span?.start ?? 0), end: flatOffset(view, span?.end ?? 0) } },
      i,
      ground,
    );
  });
}

/** The tracts of a division with the pieces that its words name by their sides; the very list where they name none. */
function inPieces(read: Tract[], { acknowledgments, view }: Anatomy, { county, state }: Recording): Tract[] {
  const tail = acknowledgments[0]?.start ?? view.text.length;
  const words = view.text.slice(0, tail);
  const lots = withLots(words, read);
  const parted = lots.length > read.length ? lots : withPieces(words, read);
  return parted.length > read.length ? parted.map((t) => ({ ...t, county: t.county ?? county, state: t.state ?? state })) : read;
}

/** The lots of a division of land that only acres tell; the tracts as they are where it names none, or fewer than were read. */
function lotsOr(read: Tract[], a: Anatomy, recording: Recording, ground: Grounding): Tract[] {
  const tail = rawSpan(a.view, { start: 0, end: a.acknowledgments[0]?.start ?? a.view.text.length }).end;
  const lots = lotsByAcres(a.view.raw.slice(0, tail));
  if (lots.length <= read.length) return read;
  return lots.map((tract, i) => {
    const flat = { start: flatOffset(a.view, tract.span?.start ?? 0), end: flatOffset(a.view, tract.span?.end ?? 0) };
    return grounded({ tract: { ...tract, county: recording.county, state: recording.state }, flat }, i, ground);
  });
}

/** "in Block D of the survey": a block of many sections, with no section, abstract or acres, is no tract. */
const vague = (t: Tract): boolean =>
  t.kind === "texas_survey" &&
  Boolean(t.survey?.block) &&
  !t.survey?.section &&
  !t.survey?.abstract &&
  !t.survey?.league &&
  t.acres_stated === null &&
  t.calls === null;

/** "the grantor retains 30 acres of his tract": land that the giver tells he keeps, by its acres alone. */
const isKept = (t: Tract): boolean => t.kind === "other" && !t.survey && t.reference == null && keepsLand(t.text.slice(0, 160));

type Placed = { tract: Tract; flat: Span };

function readParts(a: Anatomy, parts: readonly Span[], recording: Recording, ground: Grounding, docType: string): Tract[] {
  const all: Placed[] = [];
  const overOthers = new Set<Tract>();
  for (const part of parts) {
    const raw = rawSpan(a.view, part);
    const place = placeOf(a, part, recording);
    for (const t of parseLand(a.view.raw.slice(raw.start, raw.end), place).flatMap((x) => toldApart(x, docType))) {
      const span = t.span ? { start: raw.start + t.span.start, end: raw.start + t.span.end } : null;
      const before = span ? a.view.raw.slice(Math.max(0, span.start - 140), span.start) : "";
      const behind = span ? a.view.raw.slice(span.end, span.end + 140) : "";
      if (vague(t) || isUnitSize(t) || isKept(t) || namedAsElsewhere(before, behind)) continue;
      const tract: Tract = { ...t, county: settled(t.county, recording.county) ?? place.county, state: t.state ?? place.state, span };
      all.push({ tract, flat: span ? { start: flatOffset(a.view, span.start), end: flatOffset(a.view, span.end) } : part });
      if (onlyRightOver(before)) overOthers.add(tract);
    }
  }
  const tracts = all.map((p) => p.tract);
  const own = all.filter((p) => !said(p.tract, tracts));
  const granted = own.filter((p) => !overOthers.has(p.tract));
  const kept = new Set(withoutMereSections((granted.length ? granted : own).map((p) => p.tract)));
  return all.filter((p) => kept.has(p.tract)).map((p, i) => grounded(p, i, ground));
}

/** A tract under its number, its values with their places. */
function grounded({ tract, flat }: Placed, i: number, ground: Grounding): Tract {
  ground.add(`/tracts/${i}/text`, flat, 0.85 - 0.1 * Math.min(3, tract.warnings.length));
  if (tract.county) ground.add(`/tracts/${i}/county`, flat, 0.85);
  if (tract.plss) ground.add(`/tracts/${i}/plss`, flat, 0.85);
  return { ...tract, id: `t${i + 1}` };
}

const sectionOf = (t: Tract): string => `${t.plss?.section ?? t.survey?.section}`;
const inParts = (t: Tract): boolean => (t.plss ? t.plss.label !== "ALL" : (t.survey?.aliquots?.length ?? 0) > 0);

/** "as to the land in Section 4" behind "the N/2 of Section 4": a section named with no place and no parts, of which parts are described, is no land of its own. */
function withoutMereSections(tracts: Tract[]): Tract[] {
  const mere = (t: Tract): boolean =>
    Boolean(t.plss) && !inParts(t) && !t.calls && t.acres_stated === null && /^\W*Sec(?:tion|\.)? ?(?:No\.? ?)?\d{1,2}\W*$/i.test(t.text);
  return tracts.filter((t) => !(mere(t) && tracts.some((o) => o !== t && inParts(o) && sectionOf(o) === sectionOf(t))));
}
