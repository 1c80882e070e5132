// A person's name in the form in which names are compared: lower case, letters only, abbreviations written out.
import type { Party } from "@/lib/contracts/aspects/parties";
import { parsePersonName } from "@/lib/names/parse-name";

export type PersonKey = { kind: "person"; given: string; middle: readonly string[]; surname: string; suffix: string; text: string };

const letters = (text: string | null): string =>
  (text ?? "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z ]/g, "");
const words = (text: string | null): string[] =>
  letters((text ?? "").replace(/[.-]/g, " "))
    .split(" ")
    .filter(Boolean);

function keyOf(given: string | null, middle: string | null, surname: string | null, suffix: string | null): PersonKey {
  const first = words(given);
  const key = {
    given: first[0] ?? "",
    middle: [...first.slice(1), ...words(middle)],
    surname: letters(surname).replace(/ /g, ""),
    suffix: letters(suffix).replace(/ /g, ""),
  };
  return { kind: "person", ...key, text: [key.given, ...key.middle, key.surname, key.suffix].filter(Boolean).join(" ") };
}

/** "Mrs. J. E. Tandy" is the wife of J. E. Tandy and not he: marked, as a suffix would be. "Mrs. Minnie Tandy" is Minnie Tandy. */
const wifeOf = (name: string, key: PersonKey): PersonKey =>
  /^\s*mrs\b/i.test(name) && key.given.length === 1 && !key.suffix ? { ...key, suffix: "mrs", text: `${key.text} mrs` } : key;

/** "TANDY, J. E." → {given:"j", middle:["e"], surname:"tandy", suffix:""}. */
export function personKeyOf(name: string): PersonKey {
  const parts = parsePersonName(name);
  return wifeOf(name, keyOf(parts.given, parts.middle, parts.surname, parts.suffix));
}

/** The key of a party of an instrument, from its parts where they were read, else from its name. */
export function personKey(party: Party): PersonKey {
  if (!party.surname && !party.given) return personKeyOf(party.display || party.name);
  return wifeOf(party.name, keyOf(party.given, party.middle, party.surname, party.suffix));
}
