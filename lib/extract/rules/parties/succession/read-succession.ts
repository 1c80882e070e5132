// The facts of deaths in a sworn statement or decree: one record a decedent, with spouse, heirs and what the paper says of them.

import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { recordingPlace } from "@/lib/extract/rules/doc-type/recording/county";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { emptyMention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { DeathFacts, HeirFact, PartyReading, ReadParty } from "@/lib/extract/rules/parties/reading";
import type { Death } from "./deaths";
import { findDeaths } from "./deaths";
import { findDecedent } from "./decedent";
import type { PersonAt } from "./find-people";
import { findPeople } from "./find-people";
import type { HeirList } from "./heirs";
import { findHeirLists } from "./heirs";
import type { Marriage } from "./marriage";
import { readMarriage, widowedSaid } from "./marriage";
import { characterOf, isComplete, ofThatMarriage } from "./statements";

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase() || sameFirstAndLast(a, b);

type Case = { death: Death; marriage: Marriage; lists: HeirList[] };

/** Lists of heirs belong to the dead named last before them; "they had" and "born to them" to the couple. */
function assign(text: string, deaths: readonly Death[], lists: readonly HeirList[]): Map<Death, HeirList[]> {
  const out = new Map<Death, HeirList[]>(deaths.map((d) => [d, []]));
  for (const list of lists) {
    const before = deaths.filter((d) => d.at.start < list.start);
    const last = before.at(-1) ?? deaths[0];
    if (!last) continue;
    const words = text.slice(Math.max(0, list.start - 130), list.start);
    const couple = /\b(?:they had|born to (?:them|both)|to their marriage|of (?:that|this|said|their) marriage)\b/i.test(words) ? before.slice(-2) : [last];
    for (const d of couple) if (!list.mentions.some((h) => same(h.mention.name, d.name))) out.get(d)?.push(list);
  }
  return out;
}

/** "A and B, of the first marriage, and C": of which marriage the words behind the names say a child is; null where they say none. */
function ofMarriage(text: string, m: Mention): "first" | "last" | null {
  const said = /^[^.;:]{0,70}?,? of (?:the|that|his|her) (first|former|prior|second|third|last) (?:marriage|wife|husband)\b/.exec(
    text.slice(m.span.end, m.span.end + 110),
  );
  return said ? (/first|former|prior/.test(said[1] ?? "") ? "first" : "last") : null;
}

function heirFacts(c: Case, allOfSpouse: boolean | null, text: string): HeirFact[] {
  const facts: HeirFact[] = [];
  for (const list of c.lists)
    for (const h of list.mentions) {
      if (facts.some((f) => same(f.name, h.mention.name)) || same(h.mention.name, c.death.name) || c.marriage.spouses.some((s) => same(s, h.mention.name)))
        continue;
      const last =
        c.marriage.survived === false
          ? null
          : list.byParent
            ? (c.marriage.spouse?.toLowerCase().startsWith(`${list.byParent.toLowerCase()} `) ?? false)
            : ((c.marriage.count ?? 1) > 1 || c.lists.some((l) => l.ofWife === "first")) && (list.ofWife ?? ofMarriage(text, h.mention))
              ? (list.ofWife ?? ofMarriage(text, h.mention)) === "last"
              : h.relation === "child"
                ? allOfSpouse
                : null;
      facts.push({ name: h.mention.name, relation: h.relation, perStirpesOf: list.perStirpesOf, ofSpouse: last, living: h.living });
    }
  return facts;
}

function factsOf(c: Case, text: string, state: string | null, whole: string): DeathFacts {
  const stated = ofThatMarriage(text, c.marriage);
  const byWives = c.lists.some((l) => l.ofWife === "first") ? false : null;
  const all = byWives ?? stated;
  const heirs = heirFacts(c, all, whole);
  if (c.marriage.spouse && c.marriage.survived !== false)
    heirs.unshift({ name: c.marriage.spouse, relation: "spouse", perStirpesOf: null, ofSpouse: null, living: c.marriage.spouseDied === null ? true : null });
  const lists = c.lists[0];
  return {
    decedent: c.death.name,
    died: c.death.died,
    testate: c.death.testate ?? (/\b(?:will: none|left no will|no will (?:was|has been) (?:found|made|left))\b/i.test(text) ? false : null),
    state,
    character: characterOf(text),
    spouse: c.marriage.survived === false ? null : c.marriage.spouse,
    spouse_died: c.marriage.spouseDied,
    children_all_of_spouse: c.marriage.survived === false ? null : all,
    spouses_count: c.marriage.count,
    heirs,
    statement_complete: isComplete(text),
    spans: { died: c.death.at, ...(lists ? { heirs: { start: lists.start, end: lists.end } } : {}) },
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
function named(name: string, people: readonly PersonAt[], text: string): Mention {
  const own = people.filter((x) => same(x.name, name));
  const p = own[0];
  const mention = emptyMention(name, p ? { start: p.start, end: p.end } : { start: 0, end: 0 });
  const aliases = own.slice(0, 6).flatMap((o) => parseMentions(text, o.start, Math.min(text.length, o.end + 90)).mentions[0]?.aliases ?? []);
  const spelled = own.map((o) => o.name).filter((n) => n.toLowerCase() !== name.toLowerCase());
  mention.aliases = [...new Set([...aliases, ...spelled])];
  return mention;
}

/** Decedents on the giving, spouse and heirs on the taking side. A dead heir who has a record of his own stands as decedent. */
export function readSuccession(a: Anatomy): PartyReading {
  const { text } = a.view;
  const from = a.title?.start ?? 0;
  const to = Math.min(text.length, a.acknowledgments.find((x) => x.start > from + 400)?.start ?? text.length);
  const people = findPeople(text, from, to);
  const pointed = findDecedent(a, people);
  const found = findDeaths(text, people, pointed, to);
  const main = pointed ?? people.find((p) => p.name === found[0]?.name) ?? null;
  const isMain = (name: string) => main !== null && same(name, main.name);
  if (main && !found.some((d) => isMain(d.name)))
    found.unshift({ name: main.name, at: { start: main.start, end: main.end }, died: null, testate: null, widowed: false });
  const state = recordingPlace(a)?.state ?? a.venue?.state ?? null;
  const dead = found.filter((d) => d.testate !== null || isMain(d.name));
  const byDeath = assign(text, dead, findHeirLists(text, from, to));
  const own: Case[] = dead.map((death) => ({
    death,
    lists: byDeath.get(death) ?? [],
    marriage: readMarriage(text.slice(0, to), people, death.name, found, dead.length === 1 || isMain(death.name)),
  }));
  const deaths = own.map((c) => factsOf(c, text.slice(from, to), state, text));
  const parties: ReadParty[] = [];
  const isDecedent = (name: string) => own.some((c) => same(c.death.name, name));
  for (const c of own)
    parties.push(
      person({ ...named(c.death.name, people, text), marital: statusAtDeath(c, text, own.length === 1) }, "from", "decedent", { died: c.death.died }),
    );
  for (const c of own) {
    const facts = deaths.find((d) => d.decedent === c.death.name);
    for (const h of facts?.heirs ?? []) {
      if (isDecedent(h.name) || parties.some((p) => same(p.mention.name, h.name))) continue;
      const mention = c.lists.flatMap((l) => l.mentions).find((x) => same(x.mention.name, h.name))?.mention ?? named(h.name, people, text);
      parties.push(person(mention, "to", "heir", { relation: h.relation }));
    }
  }
  return { parties, deaths };
}
