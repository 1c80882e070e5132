// The facts of deaths in a sworn statement or decree: one record a decedent, with spouse, heirs and what the paper says of them.

import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { recordingPlace } from "@/lib/extract/rules/doc-type/recording/county";
import { familyTold } from "@/lib/extract/rules/parties/family/family-told";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import { findGivenAlone } from "@/lib/extract/rules/parties/kinship/given-alone";
import { heirsFrom, isNamesake, spousesOf } from "@/lib/extract/rules/parties/kinship/heirs-from";
import type { Kinship } from "@/lib/extract/rules/parties/kinship/read-kinship";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { emptyMention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { DeathFacts, HeirFact, PartyReading, ReadParty } from "@/lib/extract/rules/parties/reading";
import type { Span } from "@/lib/text/view";
import { findAffiants, signedAt, signsHere } from "./affiants";
import { withLabelsTold } from "./answers-told";
import { characterByLand } from "./character-by-land";
import { saidChildless } from "./childless";
import { type Death, findDeaths, hasWill, noWill } from "./deaths";
import { findDecedent } from "./decedent";
import { asByParents, childrenOfBoth, withoutParentAsides, withoutShutOut, withThoseBelow } from "./family-sense";
import type { PersonAt } from "./find-people";
import { findPeople } from "./find-people";
import { familyTables } from "./kin-trees";
import { withLettersNumbered } from "./lettered-items";
import { withoutListAsides } from "./list-asides";
import type { Marriage } from "./marriage";
import { readMarriage, widowedSaid } from "./marriage";
import { asMarried } from "./marriages-as-said";
import { byFullNames, underOneName } from "./other-names";
import { diedAfter, diedBefore, diedChildless, toldAside } from "./own-records";
import { passagesOf } from "./passages";
import { withoutAnswerMarks, withQuestionsMarked } from "./questions";
import { withLeadersTold, withRowsTold } from "./rows-told";
import { sentenceEnd } from "./sentence-end";
import { characterOf, isComplete, ofThatMarriage, someOfEarlier } from "./statements";
import { withKinTables, withoutTables } from "./table-kin";
import { type WillTold, willsTold } from "./wills-told";

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase() || sameFirstAndLast(a, b);
/** "BURL ROE, JR." is another than his father. */
const suffixOf = (name: string): string => /,? (jr|sr|ii|iii)\b\.?$/i.exec(name)?.[1]?.toLowerCase() ?? "";

/** A spouse who is said to have gone before leaves no widow or widower; one whose day is told as later did not go before. */
const endedByDeath = (kin: Kinship, m: Marriage, died: string | null): Marriage =>
  !(m.spouseDied !== null && died !== null && m.spouseDied > died) &&
  m.spouse !== null &&
  m.survived !== false &&
  kin.deaths.some((d) => d.before && same(d.name, m.spouse ?? ""))
    ? { ...m, survived: false }
    : m;

type Case = { death: Death; marriage: Marriage; heirs: HeirFact[]; first: Span | null };

/** Heirs with the spouse at their head; whose children they are where only the whole paper says so. */
function withSpouse(c: Case, allOfSpouse: boolean | null): HeirFact[] {
  const { spouse, survived, spouseDied } = c.marriage;
  const heirs = c.heirs.filter((h) => !c.marriage.spouses.some((s) => same(s, h.name) && suffixOf(s) === suffixOf(h.name)));
  const told = heirs.map((h) => ({ ...h, ofSpouse: survived === false ? null : (h.ofSpouse ?? (h.relation === "child" ? allOfSpouse : null)) }));
  if (!spouse || survived === false) return told;
  return [{ name: spouse, relation: "spouse", perStirpesOf: null, ofSpouse: null, living: spouseDied === null ? true : null }, ...told];
}

const COMMUNITY_STATES: ReadonlySet<string> = new Set(["AZ", "CA", "ID", "LA", "NV", "NM", "TX", "WA", "WI"]);

/** What both earned in a state of community property is their community. */
const inState = <C extends DeathFacts["character"]>(said: C, state: string | null): C | "community" =>
  said === "joint_industry" && state !== null && COMMUNITY_STATES.has(state) ? "community" : said;

const characterIn = (text: string, state: string | null): DeathFacts["character"] => inState(characterOf(text), state);

/** How each land was come by, where the words part them. */
function landsIn(text: string, state: string | null): Pick<DeathFacts, "by_land"> {
  const told = characterByLand(text).map((l) => ({ ...l, character: inState(l.character, state) }));
  return told.length ? { by_land: told } : {};
}

/** Of two marriages or more, where some children are told to be of the last, those of whom it is not told are not. */
const notAllOfLast = (c: Case, children: readonly HeirFact[]): boolean =>
  c.marriage.spouses.length > 1 && children.some((h) => h.ofSpouse === true) && children.some((h) => h.ofSpouse === null);

function factsOf(c: Case, text: string, state: string | null): DeathFacts {
  const children = c.heirs.filter((h) => h.relation === "child" && (h.living !== false || c.heirs.some((o) => o.perStirpesOf === h.name)));
  const told = children.length > 0 && children.every((h) => h.ofSpouse !== null) ? children.every((h) => h.ofSpouse === true) : null;
  const some = children.some((h) => h.ofSpouse === false) || (told === null && (someOfEarlier(text, c.marriage) || notAllOfLast(c, children))) ? false : null;
  const all = some ?? told ?? ofThatMarriage(text, c.marriage);
  const heirs = withSpouse(c, some === false ? null : all);
  return {
    decedent: c.death.name,
    died: c.death.died,
    testate: c.death.testate ?? (noWill.test(text) && !hasWill.test(text) ? false : null),
    state,
    character: characterIn(text, state),
    ...landsIn(text, state),
    spouse: c.marriage.survived === false ? null : c.marriage.spouse,
    spouse_died: c.marriage.spouseDied,
    children_all_of_spouse: c.marriage.survived === false ? null : all,
    spouses_count: c.marriage.count,
    heirs: c.heirs.some((h) => h.relation === "devisee") ? c.heirs : heirs,
    statement_complete: isComplete(text),
    spans: { died: c.death.at, ...(c.first ? { heirs: c.first } : {}) },
  };
}

/** "widow", "widower", "never married": what says that no spouse survived; else null. */
function statusAtDeath(c: Case, text: string, alone: boolean): string | null {
  if (c.marriage.count === 0) return "never married";
  const said = alone ? widowedSaid.exec(text)?.[1] : undefined;
  if (said) return said;
  if (!c.death.widowed) return null;
  return /\bwidower\b/i.test(text.slice(c.death.at.start, c.death.at.start + 160)) ? "widower" : "widow";
}

const person = (m: Mention, side: ReadParty["side"], role: ReadParty["role"], more: Partial<ReadParty> = {}): ReadParty => ({
  mention: m,
  side,
  role,
  ...more,
});
/** The naming of a person with the other names beside it anywhere: "A SVRCEK, formerly A HAJEK". */
function namingOf(name: string, people: readonly PersonAt[], text: string): Mention {
  const own = people.filter((x) => same(x.name, name));
  const p = own[0];
  const mention = emptyMention(name, p ? { start: p.start, end: p.end } : { start: 0, end: 0 });
  const aliases = own.slice(0, 6).flatMap((o) => parseMentions(text, o.start, Math.min(text.length, o.end + 90)).mentions[0]?.aliases ?? []);
  const spelled = own.map((o) => o.name).filter((n) => n.toLowerCase() !== name.toLowerCase());
  mention.aliases = [...new Set([...aliases, ...spelled])];
  return mention;
}

/** The heirs as the paper lists them, with what it says beside and behind their names: "each one-half". */
const listed = (c: Case, text: string): Mention[] =>
  c.first ? parseMentions(withoutAnswerMarks(text), c.first.start, sentenceEnd(text, c.first.end, text.length)).mentions : [];

const listedAs = (c: Case, text: string, name: string, isOther: (name: string) => boolean): Mention | undefined =>
  isOther(name) ? undefined : listed(c, text).find((m) => same(m.name, name));

/** What one's own paragraph tells of the dead, and what those of the others tell of his kin and theirs: "his wife A … They had two children". */
const withOthers = (own: Kinship, whole: Kinship, dead: string): Kinship => {
  const children = whole.facts.filter((f) => f.relation === "child" && !same(f.name, dead));
  return { marriages: own.marriages, deaths: whole.deaths, facts: [...own.facts, ...children] };
};

/** The heirs of a childless child out of the family of the parent who died before. */
function ofBrother(c: Case, parent: Case | undefined, found: readonly Death[]): HeirFact[] {
  const day = c.death.died;
  if (!parent || parent === c || day === null || !parent.heirs.some((h) => h.relation === "child" && same(h.name, c.death.name))) return [];
  const gone = (name: string) => (found.find((f) => same(f.name, name))?.died ?? "9") < day;
  const { spouse, survived } = parent.marriage;
  const mother: HeirFact[] =
    spouse && survived !== false ? [{ name: spouse, relation: "parent", perStirpesOf: null, ofSpouse: null, living: gone(spouse) ? false : null }] : [];
  const others = parent.heirs.filter((h) => /child/.test(h.relation) && !same(h.name, c.death.name));
  return [...mother, ...others.map((h) => ({ ...h, relation: h.relation === "child" ? "sibling" : "nephew", ofSpouse: null }))];
}

/** The heirs who have a name; a stem without one stays only as the place of those below it. */
const namedHeirs = (wanted: Parameters<typeof heirsFrom>[0]): HeirFact[] => withoutShutOut(heirsFrom(wanted).filter((h) => !h.name.startsWith("?")));

/** "A died in 1971, and his interest passed to his wife by survivorship": his death moves title, whoever the paper is about. */
const BY_SURVIVORSHIP =
  /\b(?:interest|share|title|property|half|estate|land)\b.*\b(?:passed|went|vested|came|descended)\b.*\b(?:by (?:right of )?survivorship|as (?:the )?surviv(?:or|ing))\b/i;

const UNTOLD: Marriage = { spouse: null, spouseDied: null, survived: null, count: null, spouses: [] };

/** Puts those who took under wills that the paper tells of in the place of heirs, and adds the testators it tells nothing else of. */
function underWills(own: Case[], wills: readonly WillTold[], found: readonly Death[]): Mention[] {
  for (const w of wills) {
    const death = found.find((d) => same(d.name, w.testator));
    if (!death) continue;
    const heirs = w.devisees.map((d): HeirFact => ({ name: d.name, relation: "devisee", perStirpesOf: null, ofSpouse: null, living: null }));
    const made: Case = { death: { ...death, testate: true }, marriage: UNTOLD, heirs, first: null };
    const at = own.findIndex((c) => same(c.death.name, w.testator));
    if (at >= 0) own[at] = made;
    else own.push(made);
  }
  return wills.flatMap((w) => w.devisees);
}

/** Decedents on the giving, spouse and heirs on the taking side. A dead heir who has a record of his own stands as decedent. */
export function readSuccession(a: Anatomy): PartyReading {
  const tables = familyTables(a.view);
  const text = withLettersNumbered(withQuestionsMarked(withoutTables(withLeadersTold(withRowsTold(a.view), a.view.lines), tables)));
  const from = a.title?.start ?? 0;
  const to = Math.min(signedAt(a), a.acknowledgments.find((x) => x.start > from + 400)?.start ?? text.length);
  const [affiant, ...fellows] = findAffiants(a);
  const named = byFullNames(findPeople(text, from, to).filter((p) => !signsHere(text, p) && !fellows.some((f) => f.span.start === p.start)));
  const main = findDecedent(a, named) ?? named.find((p) => p.name === findDeaths(text, named, null, to)[0]?.name) ?? null;
  const given = findGivenAlone(text, a.title?.end ?? from, to, named, main?.name ?? "");
  const all = [...named, ...given].sort((x, y) => x.start - y.start);
  const known = main ? underOneName(text, all, main.name) : all;
  const isMain = (name: string) => main !== null && same(name, main.name);
  const state = recordingPlace(a)?.state ?? a.venue?.state ?? null;
  const family = withoutListAsides(asByParents(withoutParentAsides(asMarried(withLabelsTold(text, a.view.lines)))));
  const told = { text: family, start: a.title?.end ?? from, end: to, main: main?.name ?? "", affiant: affiant?.name ?? null };
  const read = familyTold({ ...told, people: known });
  const people = [...read.people, ...tables.flatMap((t) => t.people)];
  const swears = (name: string) => !isMain(name) && [affiant, ...fellows].some((m) => m !== undefined && same(m.name, name));
  const found = findDeaths(text, read.people, main, to, read.kinship.deaths).filter((d) => !swears(d.name));
  const diedMain = found.find((d) => isMain(d.name))?.died ?? null;
  const kinship = withKinTables(read.kinship, tables, main?.name ?? "", diedMain);
  const clauses = withKinTables(read.clauses, tables, main?.name ?? "", diedMain);
  if (main && !found.some((d) => isMain(d.name)))
    found.unshift({ name: main.name, at: { start: main.start, end: main.end }, died: null, testate: null, widowed: false });
  /** "His wife B died before him": she left him nothing of what is told here. */
  const spouseBefore = (name: string): boolean =>
    main !== null &&
    kinship.deaths.some((k) => k.before && same(k.name, name)) &&
    spousesOf(kinship.facts, kinship.marriages, main.name).some((s) => same(s, name));
  const dead = found.filter(
    (d) =>
      isMain(d.name) ||
      BY_SURVIVORSHIP.test(text.slice(d.at.end, d.at.end + 200).split(/;|(?<=[a-z]{2})\. /)[0] ?? "") ||
      diedChildless(d, found, main?.name ?? null, kinship.facts, text) ||
      (d.testate !== null
        ? !toldAside(d, kinship, text) && !spouseBefore(d.name) && !diedBefore(d, found, main?.name ?? null, kinship.facts)
        : diedAfter(d, found, main?.name ?? null, kinship.facts)),
  );
  const passages = passagesOf(text, dead, to);
  const own = dead.map((death): Case => {
    const part = passages.get(death);
    const told = part ? people.filter((p) => p.start >= part.start && p.end <= part.end) : people;
    const kin = part
      ? withOthers(familyTold({ text: family, start: part.start, end: part.end, people: told, main: death.name, affiant: null }).kinship, clauses, death.name)
      : kinship;
    const spouses = spousesOf(kin.facts, kin.marriages, death.name);
    const gone = kin.facts.filter((f) => f.relation === "spouse" && f.living === false && f.of.some((o) => same(o, death.name))).map((f) => f.name);
    const alone = part !== undefined || dead.length === 1 || isMain(death.name);
    const marriage = endedByDeath(
      kin,
      readMarriage(part ? " ".repeat(part.start) + text.slice(part.start, part.end) : text.slice(0, to), told, death.name, found, alone, spouses, gone),
      death.died,
    );
    const diedOf = (name: string) => found.find((f) => same(f.name, name))?.died ?? null;
    /** "B died before him": whatever day stands further on. */
    const wentBefore = (name: string) => kin.deaths.some((d) => d.before && same(d.name, name));
    const outlived = (name: string) => !wentBefore(name) && death.died !== null && (diedOf(name) ?? "") > death.died;
    const predeceased = (name: string) => wentBefore(name) || (death.died !== null && (diedOf(name) ?? "9") < death.died);
    const ownEstate = (name: string) => dead.some((d) => same(d.name, name)) && !predeceased(name);
    const heirs = namedHeirs({
      facts: kin.facts,
      decedent: death.name,
      spouse: marriage.survived === false ? null : marriage.spouse,
      ownEstate,
      outlived,
      predeceased,
    });
    const first = kin.facts.find((f) => heirs.some((h) => same(h.name, f.name)))?.at ?? null;
    const last = kin.facts.findLast((f) => heirs.some((h) => same(h.name, f.name)))?.at ?? null;
    return { death, marriage, heirs, first: first && last ? { start: first.start, end: Math.max(first.end, last.end) } : null };
  });
  const pairs = own.map((c) => ({ name: c.death.name, spouse: c.marriage.spouse, heirs: c.heirs }));
  for (const [i, c] of own.entries()) {
    const main = own.find((o) => isMain(o.death.name));
    if (c.heirs.length === 0) c.heirs = ofBrother(c, main, found);
    if (c.heirs.length === 0 && !saidChildless(c.death.name, c.death.at, text))
      c.heirs = withThoseBelow(childrenOfBoth(pairs[i] ?? { name: "", spouse: null, heirs: [] }, pairs, text), c.death.died, own);
  }
  const devised = underWills(own, willsTold(text, from, to, found), found);
  const deaths = own.map((c) => {
    const part = passages.get(c.death) ?? { start: from, end: to };
    return factsOf(c, text.slice(part.start, part.end), state);
  });
  const parties: ReadParty[] = [];
  const namesakes = new Set(own.flatMap((c) => kinship.facts.filter((f) => isNamesake(f, c.death.name)).map((f) => f.name.toLowerCase())));
  const isOther = (name: string) => namesakes.has(name.toLowerCase());
  const isDecedent = (name: string) => !isOther(name) && own.some((c) => same(c.death.name, name));
  for (const c of own)
    parties.push(
      person(
        {
          ...namingOf(
            c.death.name,
            people.filter((p) => !isOther(p.name)),
            text,
          ),
          marital: statusAtDeath(c, text, own.length === 1),
        },
        "from",
        "decedent",
        { died: c.death.died },
      ),
    );
  for (const c of own) {
    const facts = deaths.find((d) => d.decedent === c.death.name);
    for (const h of facts?.heirs ?? []) {
      if (isDecedent(h.name) || parties.some((p) => (isOther(h.name) ? p.mention.name.toLowerCase() === h.name.toLowerCase() : same(p.mention.name, h.name))))
        continue;
      const devisee = devised.find((d) => same(d.name, h.name));
      if (devisee) {
        parties.push(person(devisee, "to", "devisee", { relation: h.relation }));
        continue;
      }
      const own = isOther(h.name) ? people.filter((p) => p.name.toLowerCase() === h.name.toLowerCase()) : people;
      const mention =
        listed(c, text).find((m) => m.name.toLowerCase() === h.name.toLowerCase()) ?? listedAs(c, text, h.name, isOther) ?? namingOf(h.name, own, text);
      parties.push(person(mention, "to", "heir", { relation: h.relation }));
    }
  }
  return { parties, deaths };
}
