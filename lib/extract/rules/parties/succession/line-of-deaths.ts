// Orders that follow one title through several deaths: "A died …; her sole heir was her husband, B. B died …; his sole heir was his son, C."
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { recordingPlace } from "@/lib/extract/rules/doc-type/recording/county";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import { relationWord } from "@/lib/extract/rules/parties/kinship/kin-words";
import { emptyMention } from "@/lib/extract/rules/parties/mentions/mention";
import type { DeathFacts, PartyReading, ReadParty } from "@/lib/extract/rules/parties/reading";
import { findDates } from "@/lib/text/find-dates";
import type { Span } from "@/lib/text/view";
import { noWill } from "./deaths";
import type { PersonAt } from "./find-people";
import { findPeople } from "./find-people";

type Death = { dead: PersonAt; died: string; at: Span; end: number };
/** One step of the line: who died when, and the one who took all. */
type Link = Death & { taker: PersonAt; relation: string };

const DIES =
  /^(?:, (?:who|having) (?:(?!\b(?:died|passed away|departed)\b)[^.;]){0,80}(?=,))?[.,]{0,2} (?:(?:also|then|having|had|has|who|the said|intestate|testate|likewise|in turn),? )*(?:died|departed this life|passed away)\b|^\.? (?:date of death|died):? /i;
const DEATH_OF = /\b(?:death|decease|passing) of (?:(?:the|said|late) )*$/i;
const KIN_WORD = "husband|wife|widow(?:er)?|spouse|son|daughter|child|brother|sister|mother|father|nephew|niece|cousin|grandson|granddaughter";
/** Between the words that say who takes and his name. */
const KIN = `(?:(?:his|her|the|an?|said|one|only|sole|surviving|second|late|own|adopted|then) )*(?:(?:${KIN_WORD})(?: and (?:only|sole) (?:child|heir|son|daughter))?)?,? ?`;
const HEIR = "(?:surviving )?(?:heir|successor|distributee|devisee|beneficiary|taker)(?: at law| in law| and (?:next of kin|successor|distributee|devisee))*";
const TOOK =
  "(?:vested in|passed to|descended to|went to|came to|fell to|devolved (?:up)?on|goes to|belonged to|was (?:inherited|taken) by|was distributed to)";
const ALL_HIS =
  "(?:(?:all|whole|entire)\\b[^.;]{0,60}?\\b(?:estate|property|interests?|title|assets)|\\b(?:it|the same|title|(?:his|her|their) (?:estate|property|interests?|title|share)))\\b[^.;]{0,40}?";
/** Ahead of the name: "her sole heir was her husband, …", "all of his estate vested in his only child, …". */
const TAKES_AHEAD = [
  new RegExp(`\\b(?:sole|only|single)(?: and only)? ${HEIR},?(?: (?:was|is|being))?:? ${KIN}$`, "i"),
  new RegExp(`\\b${ALL_HIS} ${TOOK} ${KIN}$`, "i"),
];
/** Behind it: "…, his widow and sole heir", "… took all of her estate". */
const TAKES_BEHIND = new RegExp(
  `^,? (?:(?:who )?(?:(?:alone )?(?:survived|outlived)(?: (?:him|her|(?:the )?decedent))?,?|living),? (?:and )?)?(?:(?:who )?(?:was|is|became) )?(?:(?:his|her|the) )?(?:(?:surviving|only) )?(?:(?:${KIN_WORD}),? (?:and )?)?(?:(?:as|was|is|became|being) )?(?:(?:his|her|the) )?(?:sole|only) ${HEIR}\\b(?! (?:was|is|were|being)\\b)|^,? (?:then |thereby |alone )?(?:took|inherited|succeeded to) (?:all|the whole|the entire|everything)\\b`,
  "i",
);
/** So far behind a death its taker is told. */
const REACH = 420;
/** Where the findings end and the order begins. */
const ORDERS = /\b(?:it is (?:hereby |therefore |accordingly |further )*(?:ordered|adjudged|decreed)|now,? therefore|accordingly)\b/i;

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase() || sameFirstAndLast(a, b);

/** "He died …": behind what was told of the one with whom a sentence before began. */
const HE_DIED = /[.;] (?:He|She|The said decedent|Said decedent) (?:(?:also|then|too|likewise|in turn) )?(?:died|departed this life|passed away)\b/g;
const SENTENCE_START = /(?:^|[.;:]\s+(?:\(?(?:\d{1,2}|[A-Za-z])[.)]\s*)?)$/;
/** So far ahead of the pronoun its name stands. */
const NAMED_AHEAD = 300;

/** Who is meant by the pronoun at `at`: the last who began a sentence ahead of it. */
const meantAt = (text: string, people: readonly PersonAt[], at: number): PersonAt | undefined =>
  people.findLast((p) => p.end < at && p.start > at - NAMED_AHEAD && SENTENCE_START.test(text.slice(Math.max(0, p.start - 8), p.start)));

function deathsIn(text: string, people: readonly PersonAt[]): Death[] {
  const named = people.flatMap((dead): Omit<Death, "end">[] => {
    const dies = DIES.exec(text.slice(dead.end, dead.end + 160));
    if (!dies && !DEATH_OF.test(text.slice(Math.max(0, dead.start - 30), dead.start))) return [];
    const from = dead.end + (dies?.[0].length ?? 0);
    const day = findDates(text.slice(from, from + 110))[0];
    return day?.iso ? [{ dead, died: day.iso, at: { start: dead.start, end: from + day.end } }] : [];
  });
  const meant = [...text.matchAll(HE_DIED)].flatMap((m): Omit<Death, "end">[] => {
    const dead = meantAt(text, people, m.index);
    const end = m.index + m[0].length;
    const day = findDates(text.slice(end, end + 80))[0];
    return dead && day?.iso ? [{ dead: { ...dead, start: m.index + 2, end }, died: day.iso, at: { start: m.index + 2, end: end + day.end } }] : [];
  });
  const found = [...named, ...meant].sort((x, y) => x.dead.start - y.dead.start);
  const order = text.search(ORDERS);
  return found.map((d, i) => {
    const next = found.slice(i + 1).find((o) => !isSame(o.dead.name, d.dead.name));
    const stop = order > d.at.end ? order : text.length;
    return { ...d, end: Math.min(next?.dead.start ?? text.length, stop, d.at.end + REACH) };
  });
}

/** Who takes all behind a death, and what he was to the dead; null where no one alone is said to. */
function takerOf(d: Death, text: string, people: readonly PersonAt[]): Link | null {
  for (const p of people) {
    if (p.start < d.dead.end || p.end > d.end + 60 || isSame(p.name, d.dead.name)) continue;
    const ahead = text.slice(Math.max(d.dead.end, p.start - 170), p.start);
    const behind = text.slice(p.end, p.end + 90);
    if (p.start >= d.end || !(TAKES_AHEAD.some((r) => r.test(ahead)) || TAKES_BEHIND.test(behind))) continue;
    const kin =
      new RegExp(`\\b(${KIN_WORD})\\b[^.;]{0,34}$`, "i").exec(ahead.slice(-60))?.[1] ??
      new RegExp(`^,? (?:his|her) (?:\\w+ )?(${KIN_WORD})\\b`, "i").exec(behind)?.[1];
    return { ...d, taker: p, relation: relationWord(kin ?? "heir") };
  }
  return null;
}

/** "II. Ann Roe": the number of an item is no part of the name. */
function withoutNumber(p: PersonAt): PersonAt {
  const number = /^[IVX]{1,4}\. (?=\S+ \S)/.exec(p.name)?.[0].length ?? 0;
  return number ? { ...p, name: p.name.slice(number), start: p.start + number } : p;
}

/** The links of a line in the order of the deaths: two at least, each taker being the next who died; else none. */
export function lineOfDeaths(text: string, people: readonly PersonAt[]): Link[] {
  const told = deathsIn(text, people).filter((d, i, all) => all.findIndex((o) => isSame(o.dead.name, d.dead.name)) === i);
  if (told.length < 2) return [];
  const links = told.map((d) => takerOf(d, text, people));
  const line = links.filter((l): l is Link => l !== null).sort((a, b) => (a.died < b.died ? -1 : 1));
  const joined = line.every((l, i) => i === 0 || isSame(line[i - 1]?.taker.name ?? "", l.dead.name));
  return line.length === told.length && joined ? line : [];
}

const decedent = (l: Link): ReadParty => ({
  mention: emptyMention(l.dead.name, { start: l.dead.start, end: l.dead.end }),
  side: "from",
  role: "decedent",
  died: l.died,
});

const factsOf = (l: Link, state: string | null, text: string): DeathFacts => ({
  decedent: l.dead.name,
  died: l.died,
  testate: noWill.test(text.slice(l.dead.start, l.end)) ? false : null,
  state,
  character: null,
  spouse: l.relation === "spouse" ? l.taker.name : null,
  spouse_died: null,
  children_all_of_spouse: null,
  spouses_count: null,
  heirs: [{ name: l.taker.name, relation: l.relation, perStirpesOf: null, ofSpouse: null, living: null }],
  statement_complete: true,
  spans: { died: l.at, heirs: { start: l.taker.start, end: l.taker.end } },
});

/**
 * A paper that follows one title through two deaths or more, each with the one who took all; null for any other.
 * Errs toward null: the court's words, and no statute, say who took, so that a death with no sole taker leaves the paper to the common reader.
 */
export function readLine(a: Anatomy): PartyReading | null {
  const { text } = a.view;
  const people = findPeople(text, a.title?.start ?? 0, text.length).map(withoutNumber);
  const line = lineOfDeaths(text, people);
  const last = line.at(-1);
  if (!last) return null;
  const state = recordingPlace(a)?.state ?? a.venue?.state ?? null;
  const heir: ReadParty = {
    mention: emptyMention(last.taker.name, { start: last.taker.start, end: last.taker.end }),
    side: "to",
    role: "heir",
    relation: last.relation,
  };
  return { parties: [...line.map(decedent), heir], deaths: line.map((l) => factsOf(l, state, text)) };
}
