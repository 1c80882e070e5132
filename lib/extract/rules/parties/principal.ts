// For whose estate one acts who calls himself only "executor", or "administratrix of said estate".
import { sameFirstAndLast } from "./joinders";
import { findPeople } from "./succession/find-people";

const FOR_THE_DEAD = /\b(?:execut(?:or|rix)|administrat(?:or|rix)|personal representative)s?\b/i;
const NAMES_ONE = /\b(?:of|for|under) (?:the |said |such )*(?:(?:last )?will(?: and testament)? (?:of )?|estates? (?:of )?)?(?:the late )?[A-Z]/;
const SAID = /,? (?:of|for|under) (?:the |said |such )*(?:estate|will|decedent|deceased|testat(?:or|rix))$/i;
const OF_THE_DEAD = /\b(?:estates?|will|will and testament|succession) of:?,? (?:the late )?(?=[A-Z])/gi;

const OF_A_WARD = /\b(?:guardian|conservator|committee|curator|tutor)(?:ship)?s?\b/i;
/** "Guardian of the persons and estates of said minors", "as such guardian": the wards are named elsewhere. */
const SAID_WARDS =
  /,? (?:of|for) (?:the |said |such )*(?:(?:persons?|estates?|property)(?: and (?:persons?|estates?|property))* of )?(?:the |said |such |above |aforesaid )*(?:minors?|wards?|children|infants?|protected persons?|incompetents?|named)(?: (?:children|wards?|minors?|heirs))?$/i;
const WARDS_OF =
  /\b(?:guardian|conservator|committee|curator|tutor)(?:ship)?s? (?:of|for) (?:the )?(?:(?:persons?|estates?|property)(?: and (?:persons?|estates?|property))* of )?(?:the )?(?=[A-Z])/gi;
const WARDS_END = /[;.]|,? (?:an? )?(?:minors?|incompetent|infants?|protected|insane)\b/i;

/** The wards of the one guardianship that the paper speaks of: "guardian of ANN ROE and BO ROE, minors" → both. */
function wardsIn(text: string): string | null {
  const lists = [...text.slice(0, 20_000).matchAll(WARDS_OF)].flatMap((m) => {
    const at = m.index + m[0].length;
    const words = text.slice(at, at + 240);
    const people = findPeople(text, at, at + (WARDS_END.exec(words.replace(/(?<=\b[A-Z])\./g, " "))?.index ?? 120));
    return people[0]?.start === at ? [people.map((p) => p.name)] : [];
  });
  const [first] = lists.sort((a, b) => b.length - a.length);
  return first && lists.every((l) => l.every((n) => first.some((f) => sameFirstAndLast(f, n)))) ? first.join(" and ") : null;
}

/**
 * The capacity with the one estate that the paper speaks of: "Executrix of said estate", "estate of ANN ROE, deceased" → "Executrix of the Estate of ANN ROE, deceased".
 * A guardian of "said minors" is the guardian of those whom the paper names as the wards.
 * As it stands where it names somebody, is no office of that kind, or the paper tells of several estates.
 */
export function withPrincipal(capacity: string | null, text: string): string | null {
  if (capacity !== null && OF_A_WARD.test(capacity) && !NAMES_ONE.test(capacity)) {
    const wards = wardsIn(text);
    return wards ? `${capacity.replace(SAID_WARDS, "")} of ${wards}` : capacity;
  }
  if (capacity === null || !FOR_THE_DEAD.test(capacity) || NAMES_ONE.test(capacity)) return capacity;
  const names: string[] = [];
  for (const m of text.slice(0, 20_000).matchAll(OF_THE_DEAD)) {
    const at = m.index + m[0].length;
    const person = findPeople(text, at, Math.min(text.length, at + 70))[0];
    if (person?.start === at && !names.some((n) => sameFirstAndLast(n, person.name))) names.push(person.name);
  }
  return names.length === 1 ? `${capacity.replace(SAID, "")} of the Estate of ${names[0]}, deceased` : capacity;
}
