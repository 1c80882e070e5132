// People whom a list of kin names by the given name alone: "Dora, Ed and Lon Roe", "Frank, who is living; Ada Doe".
import { shortNames } from "@/lib/extract/rules/parties/kinship/marks";
import type { PersonAt } from "@/lib/extract/rules/parties/succession/find-people";
import { stateCode } from "@/lib/text/states";

const GIVEN =
  /(?<=(?:[:;,(–—-]|\band|\bwere|\bare|\bborn|\bnamely|\bbeing|\bof whom|\b(?:father|mother|parents) of) )([A-Z][a-z]+)(?=,? (?:who\b|each\b|all\b|both\b|every\b|bearing\b|deceased\b|dead\b|died\b|living\b|likewise\b|now (?:dead|deceased|living)\b|still\b|has\b|had\b|having\b|is (?:living|dead|alive|deceased)\b|survive|outlived|predeceased|and\b)|,(?= (?:and )?[A-Z][a-z]+(?:,| and| [A-Z]))|;|\.(?= [A-Z]))/g;
const NO_GIVEN =
  /^(?:jas|wm|chas|geo|thos|jno|robt|saml|benj|so|or|in|on|at|by|of|to|as|is|it|we|my|if|an|do|st|mr|dr|jr|sr|ph|et|al|the|this|that|these|those|said|decedent|deceased|affiant|deponent|notary|register|recorder|registrar|treasurer|sheriff|deputy|auditor|attorney|trustee|guardian|surrogate|justice|magistrate|prothonotary|commissioner|probate|letters|testate|executrix|administratrix|doc|no|vol|sec|misc|reg|co|inc|document|reception|instrument|filing|mineral|oil|gas|witness|judge|court|clerk|state|county|city|book|volume|page|section|township|range|block|survey|lot|tract|texas|oklahoma|kansas|ohio|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mother|father|wife|husband|grantor|grantee|testator|testatrix|intestate|heirs|children|plaintiff|defendant|petitioner|executor|administrator|he|she|they|who|all|both|each|none|no|not|one|two|three|four|five|six|his|her|their|there|being|since|subscribed|sworn|acknowledged|filed|recorded|company|bank|united|god|lord|christmas|france|germany|england|mexico)$/i;
/** A list of kin is open somewhere before. */
const LISTED = /\b(?:child(?:ren)?|sons?|daughters?|brothers?|sisters?|siblings|boys?|girls?|issue|nephews|nieces|born)\b/i;
/** States that are given names too. */
const GIVEN_TOO = /^(?:Virginia|Georgia|Carolina|Montana|Dakota|Indiana|Tennessee)$/;
/** Those that a few bear: a town stands before them only right behind a full name. */
const GIVEN_SELDOM = /^(?:Florida|Washington|Missouri|Arizona|Nevada|Delaware)$/;
/** "Ada Roe, Reno, Nevada", "Ada Roe, daughter, age 40, Tyler, Texas": a word with a State behind it is the town where somebody lives. */
function isTownOf(text: string, start: number, end: number, people: readonly PersonAt[]): boolean {
  const state = /^, ((?:(?:North|South|New|West|Rhode) )?[A-Z][A-Za-z.]*?)(?=\.?(?:[,;. ]|$))/.exec(text.slice(end, end + 24))?.[1] ?? "";
  const beside = people.some((p) => p.end < start && /^[, (]+(?:of |now |in )*$/.test(text.slice(p.end, start)));
  return stateCode(state) !== null && !GIVEN_TOO.test(state) && (beside || !GIVEN_SELDOM.test(state));
}
const surname = (name: string): string =>
  name
    .replace(/,? (?:Jr|Sr|II|III)\.?$/i, "")
    .split(" ")
    .at(-1) ?? "";

const byPlace = (list: readonly PersonAt[]): PersonAt[] => [...list].sort((x, y) => x.start - y.start);

/** The people of a statement and those of its lists who go by the given name alone. */
export const withListed = (text: string, from: number, to: number, people: readonly PersonAt[], main: string): PersonAt[] =>
  byPlace([...people, ...givenInLists(text, from, to, people, main)]);

/** The people of a statement and the wives of its lists who go by the given name alone: "Mattie, wife of S. L. HODGE". */
export const withWives = (text: string, from: number, to: number, people: readonly PersonAt[]): PersonAt[] =>
  byPlace([...people, ...wivesInLists(text, from, to, people)]);

/** People with all their short namings, for one who reads a family: "Ned" for Ned Roe. */
export const withShort = (text: string, from: number, to: number, people: readonly PersonAt[]): PersonAt[] =>
  byPlace([...people, ...shortNames(text, from, to, people)]);

/** "Mattie, wife of S. L. HODGE", "Effie, who married CLAUDE MOSS": one of a list who is called by the husband's surname. */
const WIFE_OF =
  /(?<=(?:[:;,(]|\band|\bwere|\bare|\bnamely) )([A-Z][a-z]+)(?=,? \(?(?:(?:now|who is|who was|the|being) )*(?:(?:wife|widow|relict) of|(?:who )?(?:is )?married(?: to)?) (?:the late |one )?(?=[A-Z]))/g;

function wivesInLists(text: string, from: number, to: number, people: readonly PersonAt[]): PersonAt[] {
  return [...text.slice(from, to).matchAll(WIFE_OF)].flatMap((m): PersonAt[] => {
    const [start, given] = [from + m.index, m[1] ?? ""];
    const end = start + given.length;
    const husband = people.find((p) => p.start > end);
    if (!husband || husband.start - end > 44 || NO_GIVEN.test(given) || people.some((p) => p.start < end && start < p.end)) return [];
    if (!LISTED.test(text.slice(Math.max(from, start - 260), start)) || people.some((p) => p.name.startsWith(`${given} `))) return [];
    return [{ name: `${given} ${surname(husband.name)}`, start, end }];
  });
}

/** Them, each with the surname of the full name that ends his row, else with that of the dead. One whose given name another bears is left to that one. */
function givenInLists(text: string, from: number, to: number, people: readonly PersonAt[], main: string): PersonAt[] {
  const borne = new Set(people.map((p) => p.name.split(" ")[0]?.toLowerCase()));
  return [...text.slice(from, to).matchAll(GIVEN)].flatMap((m): PersonAt[] => {
    const [start, given] = [from + m.index, m[1] ?? ""];
    const end = start + given.length;
    if (!LISTED.test(text.slice(Math.max(from, start - 260), start))) return [];
    if (NO_GIVEN.test(given) || stateCode(given) !== null || borne.has(given.toLowerCase())) return [];
    if (isTownOf(text, start, end, people)) return [];
    if (people.some((p) => p.start < end && start < p.end)) return [];
    const row = /^(?:, [A-Z][a-z]+)*,? and $/.exec(text.slice(end, people.find((p) => p.start > end)?.start ?? end));
    const last = row ? people.find((p) => p.start > end) : undefined;
    return [{ name: `${given} ${surname(last?.name ?? main)}`, start, end }];
  });
}
