// For whose estate one acts who calls himself only "executor", or "administratrix of said estate".
import { sameFirstAndLast } from "./joinders";
import { findPeople } from "./succession/find-people";

const FOR_THE_DEAD = /\b(?:execut(?:or|rix)|administrat(?:or|rix)|personal representative)s?\b/i;
const NAMES_ONE = /\b(?:of|for|under) (?:the |said |such )*(?:(?:last )?will(?: and testament)? (?:of )?|estates? (?:of )?)?(?:the late )?[A-Z]/;
const SAID = /,? (?:of|for|under) (?:the |said |such )*(?:estate|will|decedent|deceased|testat(?:or|rix))$/i;
const OF_THE_DEAD = /\b(?:estates?|will|will and testament|succession) of:?,? (?:the late )?(?=[A-Z])/gi;

/**
 * The capacity with the one estate that the paper speaks of: "Executrix of said estate", "estate of ANN ROE, deceased" → "Executrix of the Estate of ANN ROE, deceased".
 * As it stands where it names somebody, is no office of that kind, or the paper tells of several estates.
 */
export function withPrincipal(capacity: string | null, text: string): string | null {
  if (capacity === null || !FOR_THE_DEAD.test(capacity) || NAMES_ONE.test(capacity)) return capacity;
  const names: string[] = [];
  for (const m of text.slice(0, 20_000).matchAll(OF_THE_DEAD)) {
    const at = m.index + m[0].length;
    const person = findPeople(text, at, Math.min(text.length, at + 70))[0];
    if (person?.start === at && !names.some((n) => sameFirstAndLast(n, person.name))) names.push(person.name);
  }
  return names.length === 1 ? `${capacity.replace(SAID, "")} of the Estate of ${names[0]}, deceased` : capacity;
}
