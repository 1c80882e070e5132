// One person by several names: the maiden and the married name of the dead.
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { PersonAt } from "./find-people";

/** "ANN ROE, born Ann Moss": words between a name and another name of the same person. */
const AGAIN =
  /^,? \(?(?:(?:who was |was |being )?(?:born|n[eé]e|formerly|previously|sometimes|a\/k\/a|aka|also (?:known as|called)|(?:also |otherwise )?known as|called|herself|himself)(?: (?:called|as|named|known as|Miss|Mrs\.?))*),? $/i;

const words = (name: string): string[] =>
  name
    .replace(/^(?:mrs|mr|miss|dr|rev)\.? /i, "")
    .replace(/,? (?:jr|sr|ii|iii)\.?$/i, "")
    .toLowerCase()
    .split(" ")
    .filter(Boolean);

/** "Mary Ford Moon" is Mary A. Ford who married a Moon: same given name, the surname between, another's surname last. */
function married(name: string, dead: string, people: readonly PersonAt[]): boolean {
  const [own, old] = [words(name), words(dead)];
  const [last, maiden] = [own.at(-1), old.at(-1)];
  return (
    own.length > 2 &&
    own[0] === old[0] &&
    last !== maiden &&
    own.slice(1, -1).includes(maiden ?? "") &&
    people.some((p) => words(p.name).at(-1) === last && words(p.name)[0] !== own[0])
  );
}

const ONE_AND_SAME = /\b(?:one and the same|the same) (?:person|man|woman|individual|identical person)\b|\bthe same identical person\b/gi;

/** "JOHANN ROE and JOHN ROE, as he was called, were one and the same man": the other names that a sentence gives the dead. */
function oneAndSame(text: string, people: readonly PersonAt[], dead: string): string[] {
  return [...text.matchAll(ONE_AND_SAME)].flatMap((m) => {
    const from = Math.max(m.index - 240, ...[";", ": ", ". That ", "that "].map((stop) => text.lastIndexOf(stop, m.index)));
    const told = people.filter((p) => p.start >= from && p.end <= m.index);
    return told.some((p) => sameFirstAndLast(p.name, dead)) &&
      told.every((p) => words(p.name).at(-1) === words(dead).at(-1) || words(p.name)[0] === words(dead)[0])
      ? told.map((p) => p.name.toLowerCase())
      : [];
  });
}

/** The people of a paper, the dead by one name wherever another of her names stands: "ANN ROE, born Ann Moss … Ann Moss died" → Ann Roe twice more. */
export function underOneName(text: string, people: readonly PersonAt[], dead: string): PersonAt[] {
  const own = people.filter((p) => sameFirstAndLast(p.name, dead));
  const beside = own.flatMap((p) =>
    people.filter((q) => q.start > p.end && q.start - p.end < 40 && AGAIN.test(text.slice(p.end, q.start))).map((q) => q.name.toLowerCase()),
  );
  const called = oneAndSame(text, people, dead);
  const also = (p: PersonAt): boolean => called.includes(p.name.toLowerCase()) || beside.includes(p.name.toLowerCase()) || married(p.name, dead, people);
  return people.map((p) => (also(p) && !sameFirstAndLast(p.name, dead) ? { ...p, name: dead } : p));
}

/** "Dr. Clark", "Mr. Roe": a surname behind a title. */
const TITLED = /^(?:Dr|Mr|Mrs|Miss|Ms|Rev|Judge|Col|Capt|Maj|Gen|Hon)\.? ([A-Z][\w'’-]+)$/i;

/** Those called by a title and a surname, by the full name of the only one of that surname named before them: "the estate of DR. WM. CLARK … Dr. Clark died". */
export function byFullNames(people: readonly PersonAt[]): PersonAt[] {
  return people.map((p) => {
    const surname = TITLED.exec(p.name)?.[1]?.toLowerCase();
    const before = surname ? people.filter((o) => o.end <= p.start && !TITLED.test(o.name) && words(o.name).at(-1) === surname) : [];
    const [first] = before;
    return first && before.every((o) => sameFirstAndLast(o.name, first.name)) ? { ...p, name: first.name } : p;
  });
}
