// Surnames that are words of an address, of the record or of an office elsewhere: Street, Page, Fee, Clerk.
import { isGivenName } from "@/lib/names/given-names";
import type { Token } from "@/lib/text/tokens";

const surnameToo = /^(?:street|page|parish|box|march|minor|fee|clerk|block|book|dollar|sheriff|friday|monday)$/i;
/** Those that stand behind a known given name as a surname only: Vernon Parish and Marion Street are places. */
const behindGiven = /^(?:page|box|march|fee|clerk|block|book|dollar|sheriff|friday|monday)$/i;
const capital = (word: string): boolean => /^[A-Z]/.test(word);
const loud = (word: string): boolean => word.length > 1 && word === word.toUpperCase();

/** "Ida Page", "LEVI MINOR": right behind a given name, in letters like its own. */
function followsGiven(tokens: readonly Token[], j: number): boolean {
  const [given, word] = [tokens[j - 1]?.text ?? "", tokens[j]?.text ?? ""];
  const named = /^minor$/i.test(word) ? tokens[j - 1]?.kind === "cap" : behindGiven.test(word) && isGivenName(given);
  return named && capital(word) && loud(given) === loud(word);
}

/**
 * Whether the word at `j` ends the name that began at `first`: "E. C. Street", "Ida M. Page", "Levi Minor" → true; "400 N. W. Street", "A. B. Page 9" → false.
 * Errs on the side of ending the name: without an initial or a given name right before it the word is none.
 */
export function isSurname(tokens: readonly Token[], first: number, j: number): boolean {
  const initial = tokens[j - 1]?.text === "." && tokens[j - 2]?.kind === "initial" && j - first > 2;
  return (
    surnameToo.test(tokens[j]?.text ?? "") && (initial || followsGiven(tokens, j)) && tokens[j + 1]?.kind !== "number" && tokens[first - 1]?.kind !== "number"
  );
}
