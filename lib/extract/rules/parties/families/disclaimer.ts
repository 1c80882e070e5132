// Disclaimers of an inheritance: who gives up, whose death it is, and those of his issue whom the paper names.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import { readKinship } from "@/lib/extract/rules/parties/kinship/read-kinship";
import { emptyMention } from "@/lib/extract/rules/parties/mentions/mention";
import type { PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";
import { findDeaths } from "@/lib/extract/rules/parties/succession/deaths";
import { findDecedent } from "@/lib/extract/rules/parties/succession/decedent";
import { findPeople, type PersonAt } from "@/lib/extract/rules/parties/succession/find-people";
import { findSentences } from "@/lib/text/sentences";

const VERB = /\b(?:disclaims?|renounces?|refuses? to|declines? to|disclaiming|renouncing)\b/i;
/** What stands right before the name of the one who gives up. */
const MAKER =
  /(?:\b(?:I|We|we|[Uu]ndersigned|UNDERSIGNED|[Dd]isclaimants?|DISCLAIMANTS?|[Rr]enunciants?)(?:,|:| is| are|, being)? (?:the )?|\b(?:[Mm]y name is|[Dd]isclaimant(?:'s name)?:|BY|[Nn]ow comes?|[Cc]omes? now),? )$/;
/** What stands right before the name of the dead. */
const OF_DEAD =
  /\b(?:(?:[Ee]states?|ESTATES?|[Ww]ill|WILL|[Tt]estament|TESTAMENT|[Dd]eath|heirs?(?: at law)?|HEIRS?|property|succession|SUCCESSION) (?:OF|of|to) |(?:inherit\w*|interests?|shares?|devised|left|given|passing|bequeathed|descend\w*)(?: (?:to (?:me|us|him|her|them)))? (?:from|by) |[Dd]ecedent(?:'s name)?(?:,|:| is) )(?:(?:my|his|her|our|their|the|said|late|deceased) )*(?:(?:father|mother|brother|sister|husband|wife|spouse|son|daughter|uncle|aunt|grandfather|grandmother|grandparent|parent|cousin|nephew|niece|decedent),? )?(?:the late )?$/;
const DEAD_BEHIND =
  /^,? ?\(?(?:(?:late|now) of [^,;.]{3,60}, )?(?:now )?(?:deceased|DECEASED|who died|died|who passed|the ["“]?[Dd]ecedent|["“(]+(?:the )?["“]?[Dd]ecedent)/;
/** What stands right before the name of one who signs. */
const SIGNED = /(?:\/s\/|\b(?:[Ss]igned|SIGNED|[Ss]ignature)(?: by)?:?|[_]{3,}|\b(?:1[89]|20)\d\d[.:]?)\s*$/;
/** "A and B", "A, B and C": more who give up together. */
const FELLOW = /^,? (?:and |& )?$/;

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase() || sameFirstAndLast(a, b);

/** Who gives up: those behind "I", "we", "the undersigned", "Disclaimant:", else whoever is named last before the verb. */
function makers(text: string, people: readonly PersonAt[], dead: PersonAt | null): PersonAt[] {
  const living = people.filter((p) => !dead || !same(p.name, dead.name));
  const first = living.find((p) => MAKER.test(text.slice(Math.max(0, p.start - 40), p.start)));
  const verb = text.search(VERB);
  const signed = /\b(?:I|me|my|MY)\b/.test(text)
    ? living.findLast((p) => p.start > verb && SIGNED.test(text.slice(Math.max(0, p.start - 40), p.start)))
    : undefined;
  const before = living.filter((p) => p.end < verb && !/\b(?:of|to|by|from) (?:the |said )*$/.test(text.slice(Math.max(0, p.start - 12), p.start)));
  const head = first ?? signed ?? before.at(-1);
  if (!head) return [];
  const out = [head];
  for (const p of living.filter((x) => x.start > head.start)) {
    const last = out.at(-1) ?? head;
    if (!FELLOW.test(text.slice(last.end, p.start))) break;
    out.push(p);
  }
  return out;
}

/** Whose death it is. */
function deadOf(a: Anatomy, people: readonly PersonAt[]): PersonAt | null {
  const { text } = a.view;
  const said = people.find((p) => OF_DEAD.test(text.slice(Math.max(0, p.start - 90), p.start)) && DEAD_BEHIND.test(text.slice(p.end, p.end + 90)));
  const told = said ?? people.find((p) => DEAD_BEHIND.test(text.slice(p.end, p.end + 90)));
  return told ?? people.find((p) => OF_DEAD.test(text.slice(Math.max(0, p.start - 90), p.start))) ?? findDecedent(a, people);
}

/** "an undivided one-half of the interest": the part that is given up, where it is not all. */
function partOf(text: string): string | null {
  const verb = VERB.exec(text);
  if (!verb) return null;
  const said =
    /^(?:[^.;]|(?<=\b[A-Z])\.){0,90}?\b((?:an? |one |his |her |my )?(?:undivided )?(?:\d+\/\d+|[\w-]+(?:half|third|fourth|quarter|fifth|sixth|eighth|thirds|fourths)\b|half\b|\d+(?:\.\d+)? ?(?:%|percent|per cent))(?: \(?\d+\/\d+\)?)?)(?: part| portion)? (?:of|in) (?:(?:all|the|his|her|my|such|what|that|any)\b)(?! (?:minerals?|oil|surface|lands?|section|[NSEW]))/i.exec(
      text.slice(verb.index, verb.index + 260),
    );
  return said &&
    !/\b(?:being|consisting|amounting|equal|comprising|namely|to wit|which|that)\b/i.test(said[0].slice(0, said[0].length - (said[1]?.length ?? 0)))
    ? (said[1] ?? null)
    : null;
}

/** Children that the paper gives to the one who gives up. */
function issueOf(text: string, people: readonly PersonAt[], maker: PersonAt, others: readonly PersonAt[], dead: PersonAt | null): ReadParty[] {
  const out: ReadParty[] = [];
  for (const s of findSentences(text)) {
    if (!/\b(?:child(?:ren)?|sons?|daughters?|issue|descendants?)\b/i.test(text.slice(s.start, s.end))) continue;
    const { facts } = readKinship({ text, start: s.start, end: s.end, people, main: maker.name, affiant: maker.name });
    for (const f of facts)
      if (
        f.relation === "child" &&
        f.living !== false &&
        f.of.some((o) => same(o, maker.name)) &&
        ![maker, ...others, ...(dead ? [dead] : [])].some((p) => same(p.name, f.name)) &&
        !out.some((o) => same(o.mention.name, f.name))
      )
        out.push({ mention: emptyMention(f.name, f.at), side: "other", role: "other", relation: "child", relationOf: maker.name });
  }
  return out;
}

/** The people of the paper, no word of its title among their names. */
function peopleOf(a: Anatomy): PersonAt[] {
  const { text } = a.view;
  const all = a.title ? [...findPeople(text.slice(0, a.title.start), 0), ...findPeople(text, a.title.end)] : findPeople(text, 0);
  return all.map((p) => ({ ...p, name: /^(.+) \1$/.exec(p.name)?.[1] ?? p.name }));
}

/** Reads them; the maker stands on the giving side, nobody takes by the paper itself. */
export const readDisclaimer: PartyReader = (a) => {
  const { text } = a.view;
  const people = peopleOf(a);
  const dead = deadOf(a, people);
  const who = makers(text, people, dead);
  const part = partOf(text);
  const parties: ReadParty[] = who.map((p) => ({ mention: { ...emptyMention(p.name, p), shareText: part }, side: "from", role: "releasor" }));
  if (dead) {
    const died = findDeaths(text, people, dead).find((d) => same(d.name, dead.name))?.died ?? null;
    parties.push({ mention: emptyMention(dead.name, dead), side: "other", role: "decedent", died });
  }
  for (const p of who) parties.push(...issueOf(text, people, p, who, dead));
  return { parties, deaths: [], settled: true };
};
