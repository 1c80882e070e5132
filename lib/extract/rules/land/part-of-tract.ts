// "insofar as it covers the North 60 acres of said 110 acre tract": the part by side and acres of a tract that the paper describes before.
import type { Tract } from "@/lib/contracts/aspects/land";
import { acresText } from "@/lib/fraction/net-acres";
import { mul, parseRational, rational } from "@/lib/fraction/rational";
import { findAcres } from "@/lib/land/attributes/acreage";
import { plainText } from "@/lib/land/lex/plain-text";

const LIMITS = "(?:in ?so ?far(?: and only in ?so ?far)?(?: only)? as|only as to|but only as to|as to)";
const SUBJECT = "(?:(?: (?:it|they|the same|(?:said|the|such) leases?))? (?:covers?|relates? to|affects?|embraces?|includes?|pertains? to)(?: only)?)?";
const PART = new RegExp(
  `\\b${LIMITS}${SUBJECT} (?<words>(?:the )?(?:north|south|east|west)(?:east|west|ern|erly)? (?<acres>\\d[\\d,]*(?:\\.\\d+)?) acres?,? (?:of|out of|off(?: of)?|in) (?:said|the|that|a|such) (?:(?:above|same|described|certain) )*(?:[\\d,.]+[- ]acres?|tract|land|lands|premises|survey)\\b[^.;]{0,60})`,
  "i",
);

/** "the West 87 acres of his 127 acre farm": the words between the acres of a part and those of its whole. */
const OF_WHOLE =
  /^,? (?:more or less,? )?(?:of|out of|off(?: of)?|from|in) (?:the (?:north|south|east|west)\w* (?:side|end|part) of )?(?:his|her|our|my|their|its|the|said|that|a)(?: [A-Za-z'.]+){0,3} $/i;
const IS_LAND = /^[- ]?(?:tract|farm|parcel|survey|pasture|ranch|land|homestead|plantation)\b/i;

type Piece = { acres: string; start: number; end: number };

const SIDE = /\b(?:the )?(?:north|south|east|west)(?:east|west|ern|erly)? $/i;
const OF_THE_SAME = /^,? (?:of it|thereof|of the same|of said (?:tract|land|lands|premises|farm))\b/i;
const KEPT_OR_OUT = /\b(?:except\w*|reserv\w*|less|save|minerals?|oil|gas|royalt\w+)\b[^.;]{0,90}$/i;

/** "… the 160 acres …: grants to A the North 50 acres of it". */
function ofTheSame(text: string, list: readonly Piece[], only: Tract): Piece | null {
  const found = list.filter(
    (a) =>
      Number(a.acres) < Number(only.acres_stated) &&
      SIDE.test(text.slice(Math.max(0, a.start - 16), a.start)) &&
      OF_THE_SAME.test(text.slice(a.end, a.end + 30)) &&
      !KEPT_OR_OUT.test(text.slice(Math.max(0, a.start - 110), a.start)),
  );
  const one = found.length === 1 ? found[0] : undefined;
  return one ? { ...one, start: Math.max(0, one.start - 10) } : null;
}

const REST_OF = /\b(?:remainder|remaining (?:part|portion)|balance|residue|rest) of (?:the |my |our |his |her |said |that |a )*$/i;

/** "the remainder of the 400 acre tract, 266.67 acres": the second measure is that of what is left. */
function theRest(text: string, list: readonly Piece[], only: Tract): Piece | null {
  const at = list.findIndex((a) => a.acres === only.acres_stated && REST_OF.test(text.slice(Math.max(0, a.start - 40), a.start)));
  const left = at < 0 ? undefined : list.slice(at + 1).find((a) => Number(a.acres) < Number(only.acres_stated) && a.start - (list[at]?.end ?? 0) < 200);
  return left ? { ...left, start: list[at]?.start ?? left.start } : null;
}

const SHARES: readonly (readonly [RegExp, bigint, bigint])[] = [
  [/half|1\/2|½/, 1n, 2n],
  [/two-thirds|2\/3|⅔/, 2n, 3n],
  [/third|1\/3|⅓/, 1n, 3n],
  [/three-(?:quarters|fourths)|3\/4|¾/, 3n, 4n],
  [/quarter|fourth|1\/4|¼/, 1n, 4n],
];
const SHARE_OF =
  /\b(?:the )?(?:north|south|east|west)(?:ern|erly)? (?:\(?[NSEW]\/2\)? )?((?:(?:one|two|three)[- ])?(?:half|halves|thirds?|quarters?|fourths?)|[123]\/[234]|[½⅓⅔¼¾])(?: \([^()]{1,12}\))?,? (?:of|out of) (?:the |his |her |my |our |their |said |that |a )*(?:[A-Z][\w.'’]* ){0,4}$/i;

/** "the North one-half of his 197.4 acre tract": the share of the measure of the whole. */
function shareOf(text: string, list: readonly Piece[], only: Tract): Piece | null {
  for (const whole of list) {
    const words =
      (only.acres_stated === null || whole.acres === only.acres_stated) && IS_LAND.test(text.slice(whole.end))
        ? SHARE_OF.exec(text.slice(Math.max(0, whole.start - 70), whole.start))
        : null;
    const share = SHARES.find(([re]) => re.test(words?.[1]?.toLowerCase() ?? ""));
    const acres = parseRational(whole.acres);
    if (!words || !share || !acres || KEPT_OR_OUT.test(text.slice(Math.max(0, whole.start - 160), whole.start - words[0].length))) continue;
    return { acres: acresText(mul(acres, rational(share[1], share[2]))), start: whole.start - words[0].length, end: whole.end };
  }
  return null;
}

function cut(only: Tract, piece: Piece, text: string): Tract {
  const words = text.slice(Math.max(0, piece.start - 10), Math.min(text.length, piece.end + 120));
  const told = only.kind !== "plss" || only.warnings.some((w) => w.code === "partial");
  const warnings = told ? only.warnings : [...only.warnings, { code: "partial", message: "A part, by its acres." }];
  return { ...only, text: words, acres_stated: piece.acres, acres_computed: piece.acres, calls: null, warnings };
}

/** The one tract of a paper, told by the acres of its whole, cut down to the acres of the part that the words before give; null where they give none. */
function pieceOf(text: string, only: Tract): Tract | null {
  const list = findAcres(plainText(text));
  const named = ofTheSame(text, list, only) ?? theRest(text, list, only) ?? (only.kind === "plss" ? null : shareOf(text, list, only));
  if (named) return cut(only, named, text);
  for (const [i, whole] of list.entries()) {
    const piece = list[i - 1];
    if (!piece || whole.acres !== only.acres_stated || !(Number(piece.acres) < Number(whole.acres))) continue;
    if (!OF_WHOLE.test(text.slice(piece.end, whole.start)) || !IS_LAND.test(text.slice(whole.end))) continue;
    return cut(only, { ...piece, end: whole.end }, text);
  }
  return null;
}

/** The one tract of a paper cut down to the part that the words limit it to; the list as it is where no such words stand. Errs toward the list. */
export function partOfTract(text: string, tracts: readonly Tract[]): Tract[] {
  const [only] = tracts;
  const piece = only && tracts.length === 1 ? pieceOf(text, only) : null;
  if (piece) return [piece];
  const m = PART.exec(text);
  const acres = m?.groups?.acres?.replace(/,/g, "");
  if (!only || tracts.length !== 1 || only.kind === "plss" || !acres || only.acres_stated === acres) return [...tracts];
  return [{ ...only, text: m?.groups?.words ?? only.text, acres_stated: acres, acres_computed: acres, calls: null, exceptions: [] }];
}
