// Words by which the name of a house goes on or ends: a State at its end, capitals behind a point.
import { stateCode } from "@/lib/text/states";
import type { Token } from "@/lib/text/tokens";
import { form } from "./house-forms";

/** "Elm Oil Company of Texas": a State that is the last word of a house, written as the house is; not ", of Texas", not "OIL COMPANY of Texas". */
export function stateInName(soFar: string, tokens: readonly Token[], j: number): boolean {
  const loud = soFar === soFar.toUpperCase();
  const [of, first, second] = [tokens[j], tokens[j + 1], tokens[j + 2]];
  if (!/\b(?:company|co\.?|corporation|association|railroad|railway)$/i.test(soFar) || !of || !first || (of.text === "OF") !== loud) return false;
  const pair = second?.kind === "cap" && stateCode(`${first.text} ${second.text}`) !== null ? [first, second] : null;
  const words = pair ?? (stateCode(first.text) !== null ? [first] : []);
  return words.length > 0 && words.every((w) => w.text.length > 3 && (w.text === w.text.toUpperCase()) === loud);
}

/** "for Roe and Young. ELM OIL CO.": behind a point, capitals after small letters open something else. */
export const risesLoud = (t: Token, next: Token | undefined): boolean =>
  t.kind === "cap" && /^[A-Z][a-z]{3,}$/.test(t.text) && next?.kind === "cap" && /^[A-Z&]{3,}$/.test(next.text);

/** "GROWERS' LAND BANK", "Farmers' and Merchants' Bank": the apostrophe behind several owners at `j`, a word of the same name after it. */
export function ofSeveral(tokens: readonly Token[], j: number): boolean {
  const [before, mark, next] = [tokens[j - 1], tokens[j], tokens[j + 1]];
  if (!before || !mark || !next || !/^['’]$/.test(mark.text) || mark.start !== before.end || !/[sS]$/.test(before.text)) return false;
  if (/^(?:and|&)$/i.test(next.text)) return tokens[j + 2]?.kind === "cap" && /^['’]$/.test(tokens[j + 3]?.text ?? "");
  return next.kind === "cap" && next.start - mark.end === 1;
}

/** "reserved to the United States in Patent Number 9", "to Elm Bank in Book 4": where it is written opens behind the name. */
export const CITED =
  /^(?:patents?|certificate|deeds?|book|vol(?:ume)?|page|document|instrument|lease|section|township|warranty|mortgage|record|said|that|cause|case|no|number)$/i;

/** "… Holdings of Minot, LLC": up to three words of a place with a form of house behind them. */
export function placeWithForm(tokens: readonly Token[], from: number): boolean {
  let k = from;
  while (k < from + 3 && tokens[k]?.kind === "cap" && !form.test(tokens[k]?.text ?? "")) k++;
  if (k === from) return false;
  if (tokens[k]?.text === ",") k++;
  return form.test(tokens[k]?.text ?? "") || /^l\.?l\.?[cp]/i.test(tokens[k]?.text ?? "");
}

/** Whether the word behind the comma at `j` is a form of the house before it. */
export function commaForm(tokens: readonly Token[], j: number, soFar: string): boolean {
  const next = tokens[j + 1]?.text.toLowerCase() ?? "";
  if (next === "l" || next === "n") return /^[LNPC]$/.test(tokens[j + 3]?.text ?? "") || /^[LNPA]$/.test(tokens[j + 3]?.text ?? "");
  if (next === "deceased") return /\bestate of\b/i.test(soFar);
  if (/^(?:texas|ohio|oklahoma|pennsylvania|wisconsin)$/.test(next)) return /^(?:the )?(?:city|town|village|county|township|borough) of /i.test(soFar);
  return true;
}

/** "Texas and Pacific Railway": a railway named by a State and where it goes. */
export const betweenPlaces = /^(?:texas|ohio),? (?:and|&) (?:[A-Z][A-Za-z.]+ ){1,3}(?:railway|railroad|ry|r\. ?r)\b/i;

/** ", Colorado & Santa Fe Railway": a list of places inside a railway's name. */
const RAILWAY = /^, [A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?(?:,)? (?:&|and|AND) (?:[A-Z][A-Za-z.]+ ){1,4}(?:railway|railroad|ry)\b/i;
const RAILWAY_COMPANY = /^, [A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?(?:,)? (?:&|and|AND) (?:[A-Z][A-Za-z.]+ ){1,4}(?:company|co)\b/i;

/** Whether a railway's name goes on at the comma at `at`; behind several words, which may be a person beside a firm ("Ann Roe, Lark & Sons Oil Company"), only with the word itself. */
export const goesOnAsRailway = (text: string, at: number, soFar: string): boolean => {
  const words = text.slice(at, at + 90);
  return RAILWAY.test(words) || (!soFar.includes(" ") && RAILWAY_COMPANY.test(words));
};
