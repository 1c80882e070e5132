// Words by which the name of a house goes on or ends: a State at its end, capitals behind a point.
import { stateCode } from "@/lib/text/states";
import type { Token } from "@/lib/text/tokens";

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
