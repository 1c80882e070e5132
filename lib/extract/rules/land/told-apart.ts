// Lands of which a paper tells one after the other, each in a statement of its own: "…the Northeast Quarter of Section 9…, has run ever since. The
// Northwest Quarter has never had a rig." They are two tracts, and the second lies in the section that was named with the first.
import type { Tract } from "@/lib/contracts/aspects/land";
import { parseLand } from "@/lib/land/parse-land";

/** Papers that tell of land and give none. */
const TELLS = /affidavit|production|shut_in|completion|designation|certificate|^other$|notice|election/;

const CALL =
  /(?:(?:the )?(?:(?:north|south|east|west|northeast|northwest|southeast|southwest)(?: (?:one-)?(?:quarter|half))|[NSEW]{1,2} ?\/ ?[24]|[NSEW]{1,2} ?[¼½])(?:,? (?:of )?(?:the )?)?){1,4}/i;
/** "assigned to the No. 1 the W/2 of the NW/4, and to the No. 2 the W/2 of the NE/4": a statement that gives wells land of their own. */
export const TO_WELLS =
  /\b(?:assign(?:s|ed)?|allocate[sd]?|dedicate[sd]?|attribute[sd]?|certified)\b[^;]{0,60}?\b(?:wells?|no\.? ?\d|units?)\b|\b(?:wells?|no\.? ?\d{1,2}|units?)\b[^.;]{0,40}?\b(?:is|are|was|were|has|have|been) (?:hereby |now |been )*(?:assigned|allocated|dedicated|attributed|given)\b/i;
const UNITS = /\bunits?\b/i;
const MOST_WELLS = 12;
const ENDS = /(?<!\b(?:[A-Z]|No|Sec|Twp|Rge|Co|Ry|Blk|Vol))[.;]\s+/g;

/** The place of a tract as words that a bare quarter can be read with. */
function frameOf(t: Tract): string | null {
  if (t.plss?.section && t.plss.township && t.plss.range) return `Section ${t.plss.section}, Township ${t.plss.township}, Range ${t.plss.range}`;
  const s = t.survey;
  return s?.section && s.block ? [`Section ${s.section}, Block ${s.block}`, s.township, s.name ?? "Survey"].filter(Boolean).join(", ") : null;
}

const partsOf = (t: Tract): readonly string[] => t.plss?.aliquots ?? t.survey?.aliquots ?? [];

function readAs(words: string, place: { county: string | null; state: string | null }): Tract | null {
  const read = parseLand(words, place);
  return read.length === 1 && read[0] && partsOf(read[0]).length > 0 ? read[0] : null;
}

type Call = { 0: string; index: number };

/** The parts that the statements name one after the other: of those on wells and units all, of the first other one part. `offset`: where the words begin in the tract. */
function callsOfEach(words: string, offset: number): Call[] {
  const ends = [...[...words.matchAll(ENDS)].map((m) => m.index + m[0].length), words.length];
  const out: Call[] = [];
  for (const [i, end] of ends.entries()) {
    const start = ends[i - 1] ?? 0;
    const statement = words.slice(start, end);
    const calls = [...statement.matchAll(new RegExp(CALL.source, "gi"))].map((m) => ({ 0: m[0], index: offset + start + m.index }));
    const ofWells = TO_WELLS.test(statement) || UNITS.test(statement);
    if (!calls.length) continue;
    if (!ofWells) return out.length ? out : calls.slice(0, 1);
    out.push(...calls.slice(0, MOST_WELLS - out.length));
  }
  return out;
}

/**
 * A tract whose words run over the end of a statement, as the tracts that the statements name; itself alone where they name one, or where a part cannot
 * be read by itself. `text` keeps the paper's own words.
 */
export function toldApart(tract: Tract, docType: string): Tract[] {
  if (!TELLS.test(docType) || !tract.span) return [tract];
  const cuts = [...tract.text.matchAll(ENDS)].map((m) => ({ at: m.index, next: m.index + m[0].length }));
  const frame = frameOf(tract);
  const cut = cuts.find((c) => CALL.test(tract.text.slice(0, c.at)) && CALL.test(tract.text.slice(c.next)));
  if (!frame || !cut) return [tract];
  const place = { county: tract.county, state: tract.state };
  const first = readAs(tract.text.slice(0, cut.at), place);
  const own = callsOfEach(tract.text.slice(cut.next), cut.next);
  const from = tract.span.start;
  const at = (start: number, text: string) => ({ text, span: { start: from + start, end: from + start + text.length } });
  const others = own.flatMap((call): Tract[] => {
    const read = readAs(`${call[0].trim().replace(/,? (?:of|the)+$/i, "")} of ${frame}`, place);
    return read ? [{ ...read, ...at(call.index, call[0].trim()) }] : [];
  });
  if (!first || others.length === 0 || others.length < own.length) return [tract];
  return [{ ...first, ...at(0, tract.text.slice(0, cut.at)) }, ...others];
}
