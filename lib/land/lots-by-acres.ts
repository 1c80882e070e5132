// The lots into which a paper divides land that no survey tells: "PURPART NO. 1, the northern 40 acres", "Share No. 2, 35 acres in the middle".
import type { Tract } from "@/lib/contracts/aspects/land";
import { equals, parseRational, sum } from "@/lib/fraction/rational";
import { findAcres } from "./attributes/acreage";
import { findLandReferences } from "./attributes/references";
import { emptyTract } from "./empty-tract";
import { landText } from "./lex/section-rows";

const LOT =
  /(?<![A-Z])(?:PURPART|SHARE|LOT|TRACT|PART|PARCEL|ALLOTMENT|PORTION|DIVISION|PIECE)\s(?:NO\.?\s?|NUMBER\s|NUMBERED\s)?(?:\d{1,2}|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|[A-H]|[IVX]{1,4}(?!(?<=\sI)\s(?:OWN|HOLD|HAVE|NOW|GIVE|AM|CLAIM|OCCUPY)))(?![A-Z0-9'])/g;
/** From the name of a lot to its acres. */
const NEAR = 80;
const LOTS_MAX = 40;

/** "PURPART NO. II" → "Purpart No. II". */
const title = (words: string): string => words.toLowerCase().replace(/(?<=^|\s)(?:[ivx]{1,4}$|[a-z])/g, (c) => c.toUpperCase());

/** The lots of a text with their names and acres, each once, a part of the land of the paper that the text cites; none where fewer than two have acres. */
export function lotsByAcres(text: string): Tract[] {
  const plain = landText(text);
  const marks = [...plain.matchAll(LOT)].map((m) => ({ name: m[0], start: m.index, end: m.index + m[0].length }));
  const acres = findAcres(plain);
  const cited = findLandReferences(plain, text, 0, plain.length)[0];
  const found = marks.flatMap((m, i) => {
    const limit = Math.min(m.end + NEAR, marks[i + 1]?.start ?? plain.length);
    const own = acres.find((a) => a.start >= m.end && a.end <= limit && !/[;]|\.\s+[A-Z]{2}/.test(plain.slice(m.end, a.start)));
    return own ? [{ ...m, end: own.end, acres: own.acres }] : [];
  });
  const once = found.filter((m, i) => found.findIndex((o) => o.name === m.name) === i);
  if (once.length < 2 || once.length > LOTS_MAX) return [];
  return once.map((m, i) => {
    const t = emptyTract("other", text.slice(m.start, m.end), m.start, m.end);
    Object.assign(t, { id: `t${i + 1}`, name: title(m.name), acres_stated: m.acres, acres_computed: m.acres });
    if (cited) t.reference = { book: cited.book, page: cited.page, instrument_no: cited.instrument_no, text: cited.text, relation: "part" };
    t.warnings.push({ code: "partial", message: "A lot of land that is divided.", start: m.start, end: m.end });
    return t;
  });
}

/** The one tract that a paper divides with its lots behind it, where their acres come to its own; the very tracts elsewhere. */
export function withLots(text: string, tracts: readonly Tract[]): Tract[] {
  const [host] = tracts;
  const whole = parseRational(host?.acres_stated ?? host?.acres_computed ?? "");
  if (!host || !whole || tracts.length > 1) return [...tracts];
  const lots = lotsByAcres(text);
  const sizes = lots.flatMap((t) => parseRational(t.acres_stated ?? "") ?? []);
  if (lots.length < 2 || sizes.length !== lots.length || !equals(sum(sizes), whole)) return [...tracts];
  const own = host.plss ? { plss: { ...host.plss, aliquots: [], lots: [], label: "" } } : {};
  const parts = lots.map((t) => ({
    ...host,
    ...own,
    name: t.name,
    acres_stated: t.acres_stated,
    acres_computed: t.acres_computed,
    text: t.text,
    span: t.span,
  }));
  return [host, ...parts.map((t) => ({ ...t, calls: null, closure: null, exceptions: [], warnings: lots[0]?.warnings ?? [] }))].map((t, i) => ({
    ...t,
    id: `t${i + 1}`,
  }));
}
