// Who died, when, and whether with a will, as a sworn statement or a court's finding says it.

import type { DeathTold } from "@/lib/extract/rules/parties/kinship/kin-fact";
import { DYING } from "@/lib/text/dying-words";
import { findDates } from "@/lib/text/find-dates";
import type { Span } from "@/lib/text/view";
import type { PersonAt } from "./find-people";
import { deniesDeath, namelessDies, speakersKinDies } from "./no-death";
import { paragraphOpener } from "./passages";
import { findQuestions } from "./questions";
import { sentenceEnd } from "./sentence-end";
import { DEATH_OF, deathOf, diesToo, yearOnly } from "./told-with-others";

export type Death = { name: string; at: Span; died: string | null; testate: boolean | null; widowed: boolean };

const verb = new RegExp(
  `\\b(?:${DYING}|departed this life|passed (?:away|on(?=,? (?:on |about |the \\d|[A-Z]))|from this life)|expired(?= (?:on|at|in) )|met (?:his|her) death|died|had died|having died|was (?:\\w+ )?(?:killed|drowned)|lost (?:his|her) life|preceded (?:him|her|(?:the )?decedent) in death|went before (?:him|her)|was (?:the )?(?:next|first|second|third|last)(?: (?:one )?of (?:them|the \\w+))? to (?:go|die|pass)(?: away)?(?=[,.;]| (?:on|at) | in (?:[A-Z]\\w+,? )?\\d|$)|went (?:next|first|last)(?=,? (?:on|in) (?:[A-Z]\\w+,? )?\\d)|followed (?:his|her|their) (?:father|mother|parents?|wife|husband|brothers?|sisters?|sons?|daughters?)(?: and (?:\\w+ )?\\w+)?(?: in death| to the grave|(?=,? (?:on|in) (?:[A-Z]\\w+,? )?\\d))|was (?:next|then|also) (?:taken by death|called (?:home|away by death))|to (?:go|die|pass)(?: away)? was(?= [A-Z])|death of(?= [A-Z])|deceased(?=,? (?:on|as of|[A-Z][a-z]+ \\d)))\\b|(?:(?:whose|his|her|(?:the )?latter's|(?:the )?decedent's) )?\\bdeath,? (?:which )?(?:took place|occurred|came|happened)\\b|(?<=\\b[Hh](?:is|er) )death was (?=(?:at|in|on)\\b)|(?<=\\b[a-z\\d][.)] )Death(?=:? [A-Z][a-z]+ \\d)|(?<=[a-z][.;]? )Death(?=: [A-Z\\d])|(?<=\\b(?:until|till|to|(?:end(?:ed|ing|s)|terminat(?:ed|ing)|dissolved|broken|lasted|lasting|continued|continuing)(?: only)? (?:with|by|at|on|upon|in|until|till|to)) )(?:his|her) death\\b|\\bdate(?: and place)? of death(?:: |\\? +(?:A\\. )?)|\\bdie\\b[^.?]{0,60}\\? +(?:A\\. )?(?=[A-Z\\d])`,
  "gi",
);
/** "leaving a widow, A": the widow is one whom the dead left. */
const LEFT_BEHIND = /\. |\b(?:leaving|left|leaves|surviv\w+)\b/i;
const pronoun = /\b(?:he|she|decedent|testat(?:or|rix)|the deceased|(?:mr|mrs|ms)\.? [A-Z]\w+|who|life tenant)\b[^.;]{0,60}$/i;
export const noWill =
  /\b(?:intestate|will: (?:none|no\b)|(?:no|never (?:made|had|left|wrote)(?: an?y?)?|not (?:make|leave|have|write)(?: an?y?)?|neither (?:of them )?(?:leaving|having|left|made|had)(?: made| left)?(?: an?y?)?|without(?: having)?(?: (?:made|left|leaving|making))?(?: an?y?)?) (?:(?:last|known|valid|written|\w+) )?(?:will|testament)|will was (?:looked|searched|hunted) for\b[^.;]{0,90}\b(?:none|not|no|never)|will\b[^.?]{0,40}\? +(?:A\. +)?(?:(?:He|She) (?:made|left|had) )?(?:No|None|(?:He|She) (?:did|had|has|left|made) no(?:t|ne)?))\b/i;
export const hasWill = /\b(?:testate|leaving a (?:last )?will|admitted to probate|last will)\b/i;

/** "died in infancy": no day is told of such a death. */
const IN_INFANCY = /^,? (?:while |when )?(?:in (?:his |her |early )?(?:infancy|childhood|youth)|(?:very )?young|(?:as )?an? (?:infant|child|baby)|at birth)\b/i;

/** "his wife having died before him; that his will dated May 2, 1979": the day of a paper is not that of the death. */
const DAY_OF_PAPER =
  /\b(?:will|testament|codicil|deed|lease|decree|order|petition|letters|certificate|contract|mortgage)\b[^.]{0,40}\b(?:dated|made|executed|signed|filed|recorded|issued|of|bearing date)(?: (?:on|the|as of|of record|day of|at \w+)){0,2},? $/i;

/** Behind these words stands a day of the paper itself. */
const ENDS_TELLING = /[.;]\s+(?:[^.;]{0,60}\s)?(?:Sworn|Subscribed|SUBSCRIBED|SWORN|Acknowledged|Filed|Recorded|Dated|Signed|WITNESS|Witness)\b/;

const lastName = (name: string) =>
  name
    .replace(/,? (?:Jr|Sr|II|III)\.?$/i, "")
    .split(" ")
    .at(-1)
    ?.toLowerCase() ?? "";

/** Words behind the first name of a sentence by which another is told of: a court finds, a paper states, a new item opens. */
const TOLD_OF_OTHERS =
  /[:;]|\b(?:sworn|says|states?|finds?|found|that|whereas|shows?|appear\w*|petition\w*|represents?|alleg\w+|certif\w+)\b|[a-z]{3}\. [A-Z]|[\s.,](?:\d{1,2}[.)]|\([a-z\d]{1,2}\)) [A-Z]/;

/** The one who died: the nearest person before the verb in its sentence, else the one the pronoun stands for. */
function subject(text: string, at: number, people: readonly PersonAt[], main: PersonAt | null): PersonAt | null {
  const from = Math.max(0, at - 330);
  const clause = text.slice(from, at);
  const cut = Math.max(clause.lastIndexOf("; "), clause.search(/(?<=[a-z]{3})\. (?=(?:[A-Z][a-z]+ ){1}[^.]*$)/));
  const start = from + Math.max(0, cut);
  const own = people.filter((p) => p.start >= start && p.end <= at);
  const near = own.at(-1);
  const between = near ? text.slice(near.end, at) : "";
  const titled = /\b(?:Mr|Mrs|Ms)\.? ([A-Z]\w+)\s*$/.exec(clause);
  if (titled) return people.find((p) => lastName(p.name) === titled[1]?.toLowerCase()) ?? main;
  const opener = /\b(?:he|she)\s+(?:had |having |has )?$/i.test(clause) ? paragraphOpener(text, at, people) : null;
  if (opener) return opener;
  if (
    main &&
    /\b(?:he|she|(?:the )?(?:said )?(?:decedent|testator|testatrix|deceased)|(?:the )?(?:above|within|before|herein)[- ]?(?:named|mentioned)(?: (?:decedent|deceased|person))?|the (?:subject|person) (?:of|named in) this (?:affidavit|statement|proof))\s+(?:had |having |has )?$/i.test(
      clause,
    )
  )
    return main;
  const first = own.find((p) => !/(?<=[a-z)\d"]{2})[.:] (?=[A-Z"]|\d+\. )/.test(text.slice(p.end, at)));
  const opens = /(?:^|[.;"] |\d\. )"?$/.test(text.slice(Math.max(0, (first?.start ?? 0) - 4), first?.start ?? 0));
  if (
    first &&
    opens &&
    text.charAt(first.end) === "," &&
    /, (?:both |who )?$/.test(clause) &&
    !TOLD_OF_OTHERS.test(text.slice(first.end, at)) &&
    !isNextOfRow(text, first, near)
  )
    return first;
  if (near && !/[.:] (?:He|She|Decedent|The decedent)\b/.test(between) && !/\b(?:he|she|decedent|the decedent)\b[^,;]{0,30}$/i.test(between.slice(-40)))
    return nearest(own, text, at, near);
  return pronoun.test(clause) || /date (?:and place )?of death/i.test(text.slice(at, at + 30)) || near === undefined ? main : near;
}

/** "A, who is living, and B, who died": the next of a row, told for himself. */
const isNextOfRow = (text: string, first: PersonAt, near: PersonAt | undefined): boolean =>
  near !== undefined && near !== first && /(?:, and|;) (?:the said )?$/.test(text.slice(Math.max(0, near.start - 16), near.start));

/** "A, daughter of B, died": B is only the kin. */
function nearest(own: readonly PersonAt[], text: string, at: number, near: PersonAt): PersonAt {
  const before = own.at(-2);
  if (
    before &&
    /\b(?:of|to|by|from) (?:the late )?$/.test(text.slice(Math.max(0, near.start - 14), near.start)) &&
    /,/.test(text.slice(near.end, at)) &&
    !/\bwho $/.test(text.slice(0, at).slice(-6))
  )
    return before;
  return near;
}

/** Where another statement begins: behind a semicolon, a sentence that does not end in a number, or one that a "That" opens. */
const NEW_STATEMENT =
  /(?<=[a-z]{3})\. (?=[A-Z])|(?<=\d)\. (?!(?:He|She|There|No|His|Her|A|They|Both|Neither|Decedent|The (?:decedent|deceased)|Mr|Mrs)\b)(?=[A-Z])|; /;

/** The sentence of the word at `at`, within sixty characters before and two hundred behind. */
function sentenceAround(text: string, at: number): string {
  const before =
    text
      .slice(Math.max(0, at - 60), at)
      .split(NEW_STATEMENT)
      .at(-1) ?? "";
  const behind = text.slice(at, at + 200).split(NEW_STATEMENT)[0] ?? "";
  return before + behind;
}

/** "He died owning two lots": what he had, and no further death. */
const STATE_AT_DEATH = /^died (?:owning|seized|possessed|holding|the owner|leaving the land)\b/i;

/** "A died …, leaving one child, B. She died …": one who is dead does not die again. */
const again = (text: string, at: number, who: PersonAt, known: readonly Death[]) =>
  known.some((d) => d.died !== null && d.name.toLowerCase() === who.name.toLowerCase()) &&
  !STATE_AT_DEATH.test(text.slice(at, at + 40)) &&
  /[.;] (?:He|She),? (?:too,? |also,? )?(?:has |had )?(?:later |then )?$/.test(text.slice(Math.max(0, at - 24), at));

/** "Ned likewise died": one who is called by his given name alone. */
const byGiven = /(?:^|[^A-Za-z.] |[.;] (?:[Tt]hat )?|\b[Tt]hat |\b[Aa]nd )([A-Z][a-z]+),? (?:had |having |has |also |later |then |since |likewise )*$/;

/** "Date of death: July 18, 1980", "b. Death  June 11, 2010": the row of a table on the one it is about. */
const LABEL = /^(?:date (?:and place )?of death|Death$)/i;

/** "Spouse: ", "Informant: ": what opens a row of its own on one who is told beside the dead. */
const OPENS_ROW = /: $/;
/** What ends a row: a letter or number of the next, or the colon behind a word of telling. */
const ROW_ENDS = /:|(?:^|[.;,] |\s{2,})(?:[a-z]|\d{1,2})[.)] ?/;

/** Whether a label stands in the row of another than the dead: "CARL ROE, son, deceased. Date of death: …", "CARL ROE, born 1921, date of death …". */
function inRowOfAnother(text: string, at: number, people: readonly PersonAt[], main: PersonAt): boolean {
  const near = people.findLast((p) => p.end <= at);
  if (!near || near.name === main.name) return false;
  const behind = text.slice(near.end, at);
  if (behind.length < 3) return !OPENS_ROW.test(text.slice(0, near.start).slice(-4));
  if (ROW_ENDS.test(behind)) return false;
  return /(?<!\b(?:the|said|this) )\b(?:deceased|dead)\b/i.test(behind) || (!/[.;] /.test(behind) && text.charAt(at) === "d");
}

/** "none of whom has died", "his wife had died in 1903". */
function isNobodys(text: string, at: number): boolean {
  const before =
    text
      .slice(Math.max(0, at - 120), at)
      .split(/[.;:] /)
      .at(-1) ?? "";
  return deniesDeath(before) || namelessDies(before) || speakersKinDies(before, text);
}

const byPronoun =
  /\b(?:he|she),? (?:in turn,? |too,? |had |having |has |also |later |then |since |likewise |thereafter |afterwards |subsequently |finally |herself |himself )*$/i;
/** "the latter died": the last named before, or the one whom a reader of the family takes it for. */
const byLatter = /\bthe latter,? (?:having |had |has |also |later |then |since )*$/i;

/** "Ned survived his mother but has since died": one called by the given name alone with which the sentence begins, as a reader of the family takes him. */
function byShortName(there: DeathTold | undefined, text: string, at: number, people: readonly PersonAt[]): PersonAt | undefined {
  const given = there?.name.split(" ")[0] ?? "";
  const sentence =
    text
      .slice(Math.max(0, at - 120), at)
      .split(/[.;] /)
      .at(-1) ?? "";
  return given.length > 2 && sentence.startsWith(`${given} `) && !people.some((p) => p.end <= at && p.start >= at - sentence.length)
    ? people.find((p) => p.name === there?.name)
    : undefined;
}

/** Deaths in order; a person once, the fuller statement wins. `told`: whom a reader of the family takes "he" and "she" for. */
export function findDeaths(text: string, people: readonly PersonAt[], main: PersonAt | null, to = text.length, told: readonly DeathTold[] = []): Death[] {
  const out: Death[] = [];
  for (const m of text.slice(0, to).matchAll(verb)) {
    const negated =
      !LABEL.test(m[0]) &&
      (/\b(?:no|any|not|never|none|(?<!\b(?:the|said) )deceased) (?:\w+ ){0,3}$/i.test(text.slice(Math.max(0, m.index - 30), m.index)) ||
        /\bneither\b(?:[^.;]|(?<=\b[A-Z])\.){0,120}$/i.test(text.slice(Math.max(0, m.index - 130), m.index)) ||
        /\bchild (?:of \w+ )?(?:who )?(?:has |had )?$/i.test(text.slice(Math.max(0, m.index - 24), m.index)));
    const before = text.slice(Math.max(0, m.index - 40), m.index);
    if (!LABEL.test(m[0]) && isNobodys(text, m.index)) continue;
    const there = told.find((d) => d.at >= m.index && d.at < m.index + m[0].length);
    const given = byGiven.exec(before)?.[1];
    const asLabel = LABEL.test(m[0]) && main !== null && !inRowOfAnother(text, m.index, people, main);
    const ofSpouse = /^(?:his|her) death/i.test(m[0]);
    if (ofSpouse && !there) continue;
    const meant = ofSpouse || byPronoun.test(before) || (given && there?.name.toLowerCase().startsWith(`${given.toLowerCase()} `)) ? there : undefined;
    const dated = DEATH_OF.test(m[0]) ? deathOf(text, m.index + m[0].length + 1, people) : null;
    if (!dated && DEATH_OF.test(m[0])) continue;
    const behind = dated ?? (/ was$/.test(m[0]) ? people.find((p) => p.start === m.index + m[0].length + 1) : undefined);
    const named = negated
      ? null
      : behind
        ? behind
        : asLabel
          ? main
          : byLatter.test(before) && main
            ? (people.findLast((p) => p.end <= m.index) ?? main)
            : ((meant && people.find((p) => p.name === meant.name)) ?? byShortName(there, text, m.index, people) ?? subject(text, m.index, people, main));
    const who = named && again(text, m.index, named, out) ? (people.findLast((p) => p.end <= m.index && p.name !== named.name) ?? named) : named;
    if (!who) continue;
    const end = Math.min(to, m.index + 170);
    const next = text.slice(m.index + m[0].length, end).search(verb);
    verb.lastIndex = 0;
    const young = IN_INFANCY.test(text.slice(m.index + m[0].length, end));
    const paper = text.slice(m.index + m[0].length, end).search(ENDS_TELLING);
    const other = people.find((p) => p.start > m.index + m[0].length)?.start ?? end;
    const too =
      / and (?:the said )?$/.test(text.slice(other - 14, other)) && /\d/.test(text.slice(m.index + m[0].length, other)) ? other - m.index - m[0].length : -1;
    const stops = [next, paper, too].filter((n) => n >= 0);
    const limit = young ? m.index + m[0].length : stops.length ? m.index + m[0].length + Math.min(...stops) : end;
    const [day, year] = [findDates(text, m.index, limit).find((d) => !DAY_OF_PAPER.test(text.slice(m.index, d.start))), yearOnly(text, m.index, limit)];
    const dayBefore = day || year ? undefined : ahead(text, m.index);
    const date = dayBefore ? dayBefore : day && !(year && sentenceEnd(text, year.end, limit) <= day.start) ? day : year;
    const sentence = sentenceAround(text, m.index);
    const found: Death = {
      name: who.name,
      at: { start: m.index, end: date?.end ?? m.index + m[0].length },
      died: date?.iso ?? null,
      testate: noWill.test(sentence) ? false : hasWill.test(sentence) ? true : null,
      widowed:
        /(?<!\b(?:left|leaving|leaves|survived by) )(?:,|\b(?:as|being|then|an?)) (?:then )?(?:a )?widow(?:er)?,? (?:who )?$/i.test(
          text.slice(Math.max(0, m.index - 40), m.index),
        ) || /\b(?:a|and) (?:\w+ )?widow(?:er)?\b/i.test(text.slice(m.index, Math.min(text.length, m.index + 120)).split(LEFT_BEHIND)[0] ?? ""),
    };
    out.push(...diesToo(text, m.index + m[0].length, people, found).filter((x) => !out.some((d) => d.name.toLowerCase() === x.name.toLowerCase())));
    const same = out.find((d) => d.name.toLowerCase() === who.name.toLowerCase());
    if (!same) out.push(found);
    else {
      same.died ??= found.died;
      same.testate ??= found.testate;
      same.widowed ||= found.widowed;
    }
  }
  const answered = findQuestions(text, 0, to).some((q) => /\bwill\b/i.test(q.words) && noWill.test(text.slice(q.start, q.end + 20)));
  const day = main ? dayAsked(text, to) : null;
  if (main && day) {
    const own = out.find((d) => d.name === main.name);
    if (own) own.died ??= day;
    else out.unshift({ name: main.name, at: { start: main.start, end: main.end }, died: day, testate: null, widowed: false });
  }
  for (const d of out) d.testate ??= leftNoWill(d.name, text.slice(0, to)) || (answered && d.name === main?.name) ? false : null;
  return out;
}

/** "When did he die? A. May 2, 1950", "Who died? … When?", "Give the date of death.": the day that the answer gives. */
function dayAsked(text: string, to: number): string | null {
  const asked = findQuestions(text, 0, to);
  const i = asked.findIndex(
    (q, n) =>
      /\b(?:when|date|day|year)\b/i.test(q.words) &&
      /\b(?:die[sd]?|death|pass(?:ed)? away)\b/i.test(`${n > 0 && /\bwhen\?/i.test(q.words) ? asked[n - 1]?.words : ""} ${q.words}`),
  );
  const q = asked[i];
  return q ? (findDates(text, q.end, Math.min(asked[i + 1]?.start ?? to, q.end + 90))[0]?.iso ?? null) : null;
}

/** "Ned likewise left no will": said of one by his given name in a sentence of its own. */
function leftNoWill(name: string, text: string): boolean {
  const given = /^[A-Za-z]{3,}/.exec(name)?.[0];
  return (
    given !== undefined &&
    new RegExp(`\\b${given}(?: [A-Z][\\w.]*){0,3} (?:likewise |also |too )?(?:(?:left|made|had) (?:behind )?no will|died intestate)\\b`, "i").test(text)
  );
}

/** "A died on April 8, 1984, his wife having died before him": the day stands behind a death of its own. */
const OF_OTHER_DEATH = /\b(?:died|passed away|departed this life|killed|drowned)\b/i;

/** "Thereafter, on December 25, 1988, A died": the day stands before. */
function ahead(text: string, at: number): (Span & { iso: string }) | undefined {
  const from = Math.max(0, at - 90);
  const sentence = Math.max(text.lastIndexOf(". ", at), text.lastIndexOf("; ", at), from);
  const day = findDates(text, sentence, at).at(-1);
  return day?.iso && !OF_OTHER_DEATH.test(text.slice(sentence, day.start)) && /\b[Oo]n (?:or about )?(?:the )?$/.test(text.slice(sentence, day.start))
    ? { start: day.start, end: at, iso: day.iso }
    : undefined;
}
