// Surnames that are words of an address or of the record elsewhere: Street, Page, Parish.
import type { Token } from "@/lib/text/tokens";

const surnameToo = /^(?:street|page|parish|box|march)$/i;

/**
 * Whether the word at `j` ends the name that began at `first`: "E. C. Street", "Ida M. Page" → true; "400 N. W. Street", "A. B. Page 9" → false.
 * Errs on the side of ending the name: without an initial right before it the word is none.
 */
export function isSurname(tokens: readonly Token[], first: number, j: number): boolean {
  return (
    surnameToo.test(tokens[j]?.text ?? "") &&
    tokens[j - 1]?.text === "." &&
    tokens[j - 2]?.kind === "initial" &&
    j - first > 2 &&
    tokens[j + 1]?.kind !== "number" &&
    tokens[first - 1]?.kind !== "number"
  );
}
