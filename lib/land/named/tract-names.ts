// Tracts a clause names ("Tract One", "Parcels 2 and 3", "the second tract"): ids of the land aspect.
import type { Land } from "@/lib/contracts/aspects/land";
import { cardinal, NUMBER_WORD } from "@/lib/fraction/number-words";
import { landMarks } from "./land-marks";
import { isAll, namedParts } from "./named-parts";
import { tractsByPlace } from "./tract-place";
import { tractsByUnit } from "./tract-units";

const plain = (s: string): string =>
  s
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];
const NUMBER = `(?:no )?(?:\\d{1,3}|${NUMBER_WORD}|[ivx]{1,4}|[a-h])`;
const LISTED = new RegExp(`\\b(?:tract|parcel)s? (${NUMBER}(?: (?:and|or|through|thru|to) ${NUMBER}| ${NUMBER})*)(?= |$)`, "gi");
const NUMBERED = new RegExp(
  `\\b(?:(?:in|under|as to|of|from)(?= nos? )|tract|parcel|piece|land|block|item|lot)s?(?: of land)? (?:numbered|(?=nos? )) ?(${NUMBER})(?= |$)`,
  "g",
);
const ORDERED = new RegExp(`\\b(${ORDINALS.join("|")}|1st|2n?d|3r?d|[4-9]th) (?:tract|parcel|described tract)\\b`, "g");

/** "Tract 1, 120 acres": a measure is no further number of the list. */
const ACRES = /\b\d[\d,.]* ?(?:mineral |net )?acres?\b/gi;

/** "as to Tract Two, one-half of the minerals", "in Tract 2, 1/4": a share closes the list. */
const SHARE = new RegExp(
  `\\b${NUMBER_WORD}[ -](?:hal(?:f|ves)|thirds?|fourths?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|\\w+(?:teen|tie|y-\\w+)ths?)\\b|\\b\\d+ ?\\/ ?\\d+`,
  "gi",
);

/** "two" → "2", "ii" → "2", "b" → "b". */
function numberOf(word: string): string {
  const roman = ROMAN.indexOf(word);
  return roman >= 0 ? String(roman + 1) : (cardinal(word)?.toString() ?? word);
}

/** "the minerals in (2)", "as to (b) only": an item of the list of lands. */
const IN_ITEM = /\b(in|under|from|as to|beneath) \((\d{1,2}|[a-h])\)(?=[.,;]|$| (?:only|alone|and)\b)/gi;

/** Numbers of the tracts that words name: "Tracts One, 2 and 4" → 1, 2, 4; "Tracts 1 through 3" → 1, 2, 3. */
function tractNumbers(words: string): Set<string> {
  const text = plain(words.replace(IN_ITEM, "$1 tract $2").replace(ACRES, " ").replace(SHARE, " share "));
  const out = new Set<string>();
  for (const m of text.matchAll(ORDERED)) out.add(/^\d/.test(m[1] ?? "") ? (m[1] ?? "").charAt(0) : String(ORDINALS.indexOf(m[1] ?? "") + 1));
  for (const m of text.matchAll(NUMBERED)) out.add(numberOf((m[1] ?? "").replace(/^no /, "")));
  for (const m of text.matchAll(LISTED)) {
    let last = "";
    let range = false;
    for (const word of (m[1] ?? "").split(" ")) {
      if (/^(?:no|and|or)$/.test(word)) continue;
      if (/^(?:through|thru|to)$/.test(word)) {
        range = true;
        continue;
      }
      const n = numberOf(word);
      if (last && /\d/.test(last) !== /\d/.test(n)) break;
      if (range) for (let k = Number(last) + 1; k < Math.min(Number(n), Number(last) + 100); k++) out.add(String(k));
      out.add(n);
      last = n;
      range = false;
    }
  }
  return out;
}

/** "Tract 1: Section 4 …": the heading of a description, which limits nothing; "adjoining Tract 1": its neighbour, which limits nothing either. */
const HEADING =
  /\b(?:first|second|third|fourth|fifth|sixth|1st|2n?d|3r?d|[4-9]th) (?:tract|parcel)["'”’]? ?(?:[:–—-]|[.,] ?(?=(?:being |containing )?(?:the )?(?:north|south|east|west|middle|center|all\b|\d|lots? |sections? |sec\b|surveys? |[nsew]{1,2} ?(?:\/|½|¼|\d ?\/)|[nsew]\. ?(?:[ew]\. ?)?\d ?\/)))|\b(?:tract|parcel) (?:no\.? ?)?[\w-]{1,8} ?:|(?<!\b(?:in|under|as to|of|from|upon|on|out of|only|and|or|through|to)(?: the| said)? )\b(?:tract|parcel) (?:no\.? ?)?[\w-]{1,8}[.,] ?(?=(?:being |containing )?(?:all\b|\d[\d,.]* acres|lots? |sections? |sec\b|[nsew]{1,2} ?(?:\/|½|¼|\d ?\/)|(?:the )?(?:north|south|east|west)))|\b(?:adjoin(?:s|ing)|adjacent to|bounded by|(?:north|south|east|west) of) (?:the )?(?:said )?(?:tract|parcel) (?:no\.? ?)?[\w-]{1,8}\b/gi;

/** ": PARCEL ONE. Beginning at an iron pin": a heading closed by a point. */
const HEADING_LINE = /(?<=^|[.:;]\s{1,3})(?:tract|parcel) (?:no\.? ?)?(?!nos?\b)[\w-]{1,8}\.(?= )/gi;
/** "the following described land, to-wit: \"1st Tract\",": where a list of lands begins, its first heading closes the clause and limits nothing. */
const HEADING_AT_END =
  /(?<=\b(?:to[- ]?wit|viz|follow(?:s|ing)|described|tracts|parcels|pieces|lands?)\b[^.;:]{0,80}(?::|\bto[- ]?wit,?|\bviz\.?,?)\W{0,4})(?:(?:first|second|third|1st|2n?d|3r?d) (?:tract|parcel)|(?:tract|parcel) (?:no\.? ?)?[\w-]{1,5})\W*$/i;
/** "… of Section 11; SECOND TRACT.": the heading of the next tract, at which the words were cut. */
const HEADING_CUT =
  /(?<=[;.]\s{1,3}(?:and |also )?)(?:(?:first|second|third|fourth|fifth|sixth|1st|2n?d|3r?d|[4-6]th) (?:tract|parcel)|(?:tract|parcel) (?:no\.? ?)?[\w-]{1,5})(?:\W*$|\.(?=\s{1,3}\w+(?: \w{1,3})?$))/i;

/** "and not as to Parcel One", "reserves no minerals in Tract 2, but": a tract that the words set apart from what they say. */
const DENIED =
  /\b(?:not|nor|no (?:oil|gas|minerals?|part|interest|royalty|reservation)|nothing|none)\b[^.;:,()]{0,40}?\b(?:(?:first|second|third|fourth|fifth|1st|2n?d|3r?d) (?:tract|parcel)|(?:tract|parcel)s? (?:no\.? ?|\()?[\w-]{1,8})\b/gi;

/** "Section 1, Lot No. 4": a lot of the public survey, no number of a list. */
const SURVEY_LOT = new RegExp(`\\blots? nos?\\.? ?(?:\\d{1,3}|${NUMBER_WORD})\\b`, "gi");
const NOTHING = /(?!)/g;

const padded = (s: string): string => ` ${plain(s)} `;

const ONE_CALL = "(?:(?:north|south)(?:east|west)? ?(?:east|west)? ?(?:quarter|half)|(?:east|west) half|[NSEW]{1,2} ?\\/ ?[24])";
/** A call with those it is a part of: "N/2 of the NE/4". */
const CALL = new RegExp(`\\b${ONE_CALL}\\b(?:,? (?:of )?(?:the )?${ONE_CALL}\\b){0,3}`, "i");
/** The same however its parts are joined: "n 2 of the ne 4" → "n 2 ne 4". */
const joined = (words: string): string => padded(words).replace(/ of the (?=(?:[nsew]{1,2} [24]|north|south|east|west))| of (?=[nsew]{1,2} [24] )/g, " ");

/** The one tract in whose words the first call of the clause stands, where its text begins before it. */
function byCall(clause: string, land: Land): Land["tracts"] {
  const call = CALL.exec(clause)?.[0];
  const own = call ? land.tracts.filter((t) => joined(t.text).includes(joined(call))) : [];
  return own.length === 1 ? own : [];
}

/** The tracts that the land named in the clause is, whatever the words by which the paper describes it first. */
function byRegion(clause: string, land: Land): Land["tracts"] {
  const hosts = land.tracts.filter((t) => t.plss && t.plss.aliquots.length > 0 && t.plss.lots.length === 0);
  if (hosts.length < 2 || hosts.length > HOSTS_MAX || clause.length > CLAUSE_MAX) return [];
  const marks = landMarks(clause).map((m) => clause.slice(m.start, m.end));
  return hosts.filter((t) => marks.some((words) => namedParts(words, [t], true).some(isAll)));
}
const HOSTS_MAX = 12;
const CLAUSE_MAX = 1200;

/** Ids of the tracts whose own words stand in the clause ("NW/4 of said Section 9 … to A"); empty where none or all do. Only for papers that deal with several tracts apart. */
export function tractsWithin(clause: string, land: Land | undefined): string[] {
  if (!land || land.tracts.length < 2) return [];
  const words = padded(clause);
  const inside = land.tracts.filter((t) => plain(t.text).length > 5 && words.includes(` ${plain(t.text).slice(0, 48)}`));
  const whole = inside.filter((t) => words.includes(padded(t.text)));
  const told = whole.length ? whole : inside.length ? inside : byCall(clause, land);
  const own = told.length && told.length < land.tracts.length ? told : byRegion(clause, land);
  return own.length < land.tracts.length ? own.map((t) => t.id) : [];
}

/** "the following four tracts": all of the list, though the words end within it. */
const ALL_OF_LIST = new RegExp(
  `^[^:;]{0,90}\\b(?:the|these|those|all) (?:(?:following|said|certain|described) ){1,2}(\\d{1,2}|${NUMBER_WORD}) (?:tracts|parcels|pieces)\\b`,
  "i",
);

/** "240 acres, in two tracts: (1) …": likewise, where the items of the list follow. */
const COUNTED_LIST = new RegExp(
  `\\b(\\d{1,2}|${NUMBER_WORD}) (?:(?:separate|certain|adjoining|adjacent|several|distinct) ){0,2}(?:tracts|parcels|pieces)\\b[^:;.]{0,60}: ?\\(?(?:1|a|i|one|first|tract)\\b`,
  "i",
);
const countedIn = (words: string): number => Number(numberOf((ALL_OF_LIST.exec(words)?.[1] ?? COUNTED_LIST.exec(words)?.[1] ?? "").toLowerCase()));

/** Ids of the tracts a clause limits itself to; empty where it names none or the land is not known, which means all tracts. */
export function tractsOf(words: string, land: Land | undefined): string[] {
  if (!land || land.tracts.length < 2) return [];
  if (countedIn(words) === land.tracts.length) return [];
  const clause = words
    .replace(HEADING, " ")
    .replace(HEADING_LINE, " ")
    .replace(HEADING_CUT, " ")
    .replace(HEADING_AT_END, " ")
    .replace(DENIED, " ")
    .replace(land.tracts.some((t) => t.plss) ? SURVEY_LOT : NOTHING, " ")
    .replace(/\d+ ?\/ ?\d+/g, " part ");
  const text = padded(clause);
  const numbers = tractNumbers(clause);
  const named = land.tracts.filter((t) => t.name && (text.includes(padded(t.name)) || [...tractNumbers(t.name)].some((n) => numbers.has(n)))).map((t) => t.id);
  if (named.length || land.tracts.some((t) => t.name && !inItsPlace(t, land))) return named;
  const counted = byCount(numbers, land);
  const placed = counted.length ? counted : tractsByPlace(clause, land);
  return placed.length ? placed : tractsByUnit(clause, land);
}

/** "Tract One" as the first of the list: others of it may bear their numbers in the words alone. */
const inItsPlace = (t: Land["tracts"][number], land: Land): boolean => [...tractNumbers(t.name ?? "")].every((n) => land.tracts[Number(n) - 1] === t);

/** "Tract 2", "the land numbered Two" of a list whose items bear no name: by the place in the list; empty where a number goes beyond it. */
function byCount(numbers: ReadonlySet<string>, land: Land): string[] {
  const ids = [...numbers].map((n) => land.tracts[(/^[a-h]$/.test(n) ? n.charCodeAt(0) - 96 : Number(n)) - 1]?.id);
  return ids.every((id): id is string => id !== undefined) ? ids : [];
}

const SECTIONS = /\bsec(?:tion|tions|s)?\b\.? ?(?:nos?\.? ?)?(\d{1,3}(?:(?:,? and |, | & )\d{1,3}(?![\d/]|(?: ?\/)))*)/gi;

/** Ids of the tracts that lie in the sections a limiting clause names ("only as it covers Section 13"); empty where that is none or all of them. */
export function tractsBySection(clause: string, land: Land | undefined): string[] {
  if (!land || land.tracts.length < 2) return [];
  const named = new Set([...clause.matchAll(SECTIONS)].flatMap((m) => (m[1] ?? "").match(/\d+/g) ?? []));
  const sectionOf = (t: Land["tracts"][number]) => (t.plss?.section ?? t.survey?.section)?.toString();
  const own = land.tracts.filter((t) => named.has(sectionOf(t) ?? ""));
  return own.length < land.tracts.length ? own.map((t) => t.id) : [];
}
