// The forms in which a paper names one of its parties.
import type { Party } from "@/lib/contracts/aspects/parties";

/** Capitals and figures alone, one blank between words and at both ends. */
export const plain = (s: string): string =>
  ` ${s
    .toUpperCase()
    .replace(/[^A-Z0-9& ]+/g, " ")
    .replace(/\s+/g, " ")
    .trim()} `;

/** What a house is, by the last such word of its name: "First Bank of Elm" → BANK. */
const KINDS =
  /\b(?:BANK|COMPANY|CORPORATION|CHURCH|CONGREGATION|DIOCESE|COLLEGE|UNIVERSITY|SCHOOL|ACADEMY|FOUNDATION|HOSPITAL|SOCIETY|ASSOCIATION|INSTITUTE|HOME|ORPHANAGE|LODGE|LIBRARY|MUSEUM)\b/g;
const isHouse = (party: Party): boolean => party.entity_type !== "individual" && party.entity_type !== "unknown";
const kinds = new WeakMap<Party, string | null>();
/** Read once for each party: lists of parties are asked for their forms again and again. */
function kindOf(party: Party): string | null {
  const known = kinds.get(party);
  if (known !== undefined) return known;
  const kind = (isHouse(party) && plain(party.display).match(KINDS)?.at(-1)) || null;
  kinds.set(party, kind);
  return kind;
}

/** "said Bank", "that Church": a house that is the only one of its kind among the parties. */
function saidForms(party: Party, parties: readonly Party[]): string[] {
  const kind = kindOf(party);
  const alone = kind !== null && parties.every((p) => kindOf(p) !== kind || plain(p.display) === plain(party.display));
  return alone ? [` SAID ${kind} `, ` THAT ${kind} `] : [];
}

/** Forms of a name that may stand for it in the same paper, longest first: whole name, given and surname, for companies the first words, and "said Bank" where one alone is meant. */
export function formsOf(party: Party, parties: readonly Party[]): string[] {
  const forms = new Set<string>();
  for (const name of [party.name, party.display, ...party.aliases]) if (name) forms.add(plain(name).replace(/^ THE (?=.* )/, " "));
  if (party.surname && party.given) forms.add(plain(`${party.given} ${party.surname}`));
  if (isHouse(party)) {
    const words = plain(party.display)
      .trim()
      .replace(/ (?:INC|LLC|L L C|LP|L P|LTD|CO|COMPANY|CORP|CORPORATION|LIMITED|INCORPORATED)$/g, "");
    if (words.includes(" ")) forms.add(` ${words} `);
    for (const form of saidForms(party, parties)) forms.add(form);
  }
  return [...forms].filter((f) => f.trim().length > 3).sort((a, b) => b.length - a.length);
}
