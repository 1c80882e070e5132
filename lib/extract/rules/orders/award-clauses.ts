// The clauses of an order joined from their parts, whatever the verb: who takes, who loses, and the words of the thing.
import type { NameAt } from "@/lib/extract/rules/shares/share-list";

/** People who stand together in the words. */
export type Group = { ids: string[]; start: number; end: number };
/** One taking: the words of the thing and their place; `ahead`: told before the first taker, for shares that name no thing; `behind`: where in the words the share behind the taker stands. */
export type Award = { to: string[]; from: string[]; words: string; start: number; ahead: string; behind?: number };

const KIN = "wife|husband|spouse|widow|widower|sons?|daughters?|child(?:ren)?|brothers?|sisters?|nephews?|nieces?|mother|father|cousins?|grand\\w+";
const TOGETHER = new RegExp(
  `^(?:[\\s,&]|\\b(?:and|his|her|their|the|an?|said|both|each|also|(?<=(?:and|,|&) )(?:un)?to|one|sole|only|surviving|of|them|${KIN})\\b)*$`,
  "i",
);
const LEADS = `(?:(?:the|said|each|both|all|of|his|her|their|one|aforesaid|above|named|following|such|these|those|persons?|heirs?|devisees?|legatees?|owners?|parties|entitled|thereunto|thereto|by|law|that|is|say|namely|viz|to-wit|only|sole|surviving|decedent['’]s|two|three|four|five|six|seven|eight|nine|ten|${KIN}),?[:.]? ?)*`;
/** "to the widow ", "unto his two sons, ": words that lead to one who takes. */
const DATIVE = new RegExp(`\\b(?:(?:un)?to|upon|with) ${LEADS}$`, "i");
/** "vested in ", "absolute in ", "in A one-half": he in whom title is. */
const IN_HIM = new RegExp(
  `(?:\\b(?:vest\\w*|absolute(?:ly)?|stands?|quieted|confirmed|settled|established|remains?|be|is|are|fixed|perfect|good)\\b[^,;]{0,40}?|[;:,] ?(?:and )?)\\bin ${LEADS}$`,
  "i",
);
/** "be the property of ", "is owned by ". */
const OF_HIM = new RegExp(`\\b(?:is|are|be|becomes?|remains?|stays?)(?: \\w+){0,4}? (?:property of|(?:owned|held) (?:absolutely )?by) ${LEADS}$`, "i");
/** "the royalty sold to ", "land conveyed to ": an older dealing, told without a word of ordering. */
const DEALT_BEFORE =
  /(?<!\b(?:be|is|are|hereby|now|and|or|duly|therefore|thereby|same|stands?|been|court|further|also|it|decree|judgment) )\b(?:conveyed|sold|deeded|granted|leased|mortgaged|reserved|given|transferred|patented|devised|willed|left) (?:by [^;,]{2,40} )?(?:un)?to (?:the |said )*$/i;
/** ", et al., by deed recorded in": what he took by another paper. */
const BY_DEED =
  /^(?:,? et al\b\.?)?,? by (?:(?:an?|the|his|her|its|their|said|that|certain|warranty|quit-?claim|mineral|royalty) )*(?:dee[a-z]|instrument|lease|assignment|conveyance)s?\b/i;
/** "whatever minerals are owned by ": what he has is told, and goes elsewhere. */
const WHATEVER_HIS = /\b(?:whatever|whatsoever|which|such \w+ as)\b[^,;]{0,60} (?:is|are|was|were|may be)(?: \w+)? (?:owned|held) by (?:the |said )*$/i;
/** "taken from ", "out of ", "as against ": he is no taker there. */
const AWAY = new RegExp(`\\b(?:from|out of|against|of|by|as to|between|under|through|behalf of|for|standing in|of record in|left to|name of) ${LEADS}$`, "i");
const LOSES = new RegExp(
  `(?:\\b(?:from|out of|as against|against|standing (?:of record )?in|of record in|(?:title|interest|right|claim) of|owned by|held by|belonging to|name of) ${LEADS}$)`,
  "i",
);
const HAVING = "(?:have(?: and (?:hold|recover))?|has|takes?|receives?|keeps?|retains?|holds?|owns?|gets?|recovers?)";
const GIVEN =
  "(?:awarded|given|granted|allotted|assigned|decreed|adjudged|confirmed(?: in)?|vested (?:with|in)|(?!divested|deprived|stripped|relieved|possessed of (?:the )?(?:facts|information))[a-z]+(?:ed|en|ad) (?:with|of)(?= (?:(?:the|all|full|good|fee|absolute|legal|complete|an?|undivided|whole|entire|said) )*(?:title|estate|fee|land|surface|minerals?|half|interest|ownership|[NSEW]\\w?\\W|\\d))|seized|seised|(?:(?:sole|absolute|lawful|rightful|true|fee|the|an?|joint) )*owners?)";
/** The verb behind its subject: "shall have", "take", "is awarded", "be adjudged the owner". */
const HAS = new RegExp(
  `^(?:,? (?:to wit|as (?:his|her|its|their) [\\w ,]{3,50}|[^,;.]{3,50}),)?,? ?(?:(?:shall|do|does|to|will|hereby|now|each|both|also|alone|henceforth|therefore|then|forever|is|are|be|and|entitled to|found|declared) ){0,5}(?:${HAVING}|(?<=\\b(?:is|are|be|and|declared|found|hereby|each) )${GIVEN})\\b(?! (?:been|died|paid|filed|failed|judgment|leave|costs|rendered|accounted|made|come|appeared|reached|notice|due|no\\b|nothing|[a-z]+ed\\b(?! (?:half|interest|share|one))))`,
  "i",
);
/** Where an item of a list, or the second of two subjects of one verb, stands. */
const ITEM_LEAD = /(?:^|[;:.–—]\s*|\)\s*|\band\s+|,\s*)(?:\(?[A-Za-z\d]{1,3}[.)]\s*)?(?:the |said )*$/;
const ITEM_TAIL =
  /^(?:,? (?:his|her|the) [a-z]+)?\s*[:,–—-]?\s*(?:as to )?(?=(?:an?|the|all|one|two|three|five|every|an undivided|undivided|\d|surface|minerals?|oil|other|half) ?\b)/i;
const THING =
  /\b(?:surface|minerals?|oil|gas|royalt(?:y|ies)|lands?|acres?|section|quarter|premises|property|tracts?|lots?|survey|league|farm|ranch|homestead|real estate|fee|title|interest|estate|lease(?:hold)?|share|half|thirds?|fourths?|eighths?)\b|[NSEW]{1,2}(?:\/[24]|[½¼])|\d\/\d/i;

/** "the deed executed by complainant to ": the parties of another paper. */
const OF_PAPER =
  /(?<!\bas (?:a|an|the) )\b(?:executed|given|made|signed|deeds?|leases?|mortgages?|assignments?|contracts?|conveyances?|instruments?)\b[^;]{0,80}\b(?:by|from) [^;,]{2,60} (?:un)?to (?:the |said )*$/i;

/** ", an undivided one-half", " 2/9": a share right behind its taker. */
const SHARE_BEHIND =
  /^\W*(?:(?:as to|to the extent of|an?|the|undivided|equal|each|his|her|own|son|daughter|wife|widow|of) |,)*(?:(?:one|two|three|four|five|six|seven|eight|nine)[- ](?:half|thirds?|fourths?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|twelfths?|sixteenths?)|half|\d+\/\d+|\d+(?:\.\d+)? ?(?:%|per ?cent))/i;
const ESTATE =
  /\b(?:surface|minerals?|oil|gas|royalt(?:y|ies)|lands?|acres|section|quarter|tracts?|survey|league|farm|ranch|real estate|premises|lease(?:hold)?)\b|[NSEW]{1,2}(?:\/[24]|[½¼])/i;

export const BALANCE = /\b(?:balance|rest|residue|remainder|remaining|what(?:ever)? (?:is left|remains))\b/i;

/** "awarded to A": he takes by the words before his name, so that a verb behind "and B" is of B alone. */
const takesBefore = (words: string, g: Group): boolean => {
  const lead = words.slice(Math.max(0, g.start - 110), g.start);
  return DATIVE.test(lead) || IN_HIM.test(lead) || OF_HIM.test(lead);
};

type Part = "to" | "has" | "item" | "none";

/** People grouped as the words name them together, in order. */
export function groupsOf(words: string, people: readonly Group[]): Group[] {
  const out: Group[] = [];
  for (const p of [...people].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = out.at(-1);
    if (last && p.start < last.end) continue;
    const between = last ? words.slice(last.end, p.start) : "";
    if (last && between.length < 70 && TOGETHER.test(between) && !(takesBefore(words, last) && HAS.test(words.slice(p.end, p.end + 140)))) {
      last.ids = [...new Set([...last.ids, ...p.ids])];
      last.end = p.end;
    } else out.push({ ids: [...p.ids], start: p.start, end: p.end });
  }
  return out;
}

/** "property of A as to two-thirds, and of B as to the rest": the next goes as the one before. */
const LIKE_BEFORE = /(?:\band|[,;]) (?:of|in|to|unto) (?:the |said )*$/i;

function partOf(words: string, g: Group, before: Group | undefined, last: Part): Part {
  const lead = words.slice(Math.max(0, g.start - 110, before?.end ?? 0), g.start);
  const tail = words.slice(g.end, g.end + 140).replace(/^\.(?= [a-z(])/, "");
  const far = words.slice(Math.max(0, g.start - 170), g.start);
  if (/^['’]/.test(tail) || OF_PAPER.test(far) || DEALT_BEFORE.test(far) || BY_DEED.test(tail) || WHATEVER_HIS.test(lead)) return "none";
  if (DATIVE.test(lead) || IN_HIM.test(lead) || OF_HIM.test(lead)) return "to";
  if (last === "to" && LIKE_BEFORE.test(lead) && (SHARE_BEHIND.test(tail) || BALANCE.test(tail.slice(0, 40)))) return "to";
  if (AWAY.test(lead)) return "none";
  if (HAS.test(tail)) return "has";
  return ITEM_LEAD.test(lead) && ITEM_TAIL.test(tail) && THING.test(tail.slice(0, 90)) ? "item" : "none";
}

/** Behind these words a clause no longer tells the thing. */
const OVER =
  /[,;.] (?:paying|subject to|provided|for which|with (?:his|her|its) costs|and (?:his|her|its|their) costs|so that|each paying)\b|,? as (?:against|successors?|(?:the )?grantees?)\b|\bin accordance\b|\bby the court\b|;\s*$/i;
/** Where the court turns to another matter. */
const NEXT_ORDER = /;,? (?:and )?(?:it is )?(?:further |also )?(?:ordered )?that\b/i;
const cut = (words: string): string => words.slice(0, OVER.exec(words)?.index ?? words.length);

/** Where the words that tell a thing ahead of its taker begin: behind the last turn of the sentence. */
function aheadFrom(words: string, from: number, to: number): number {
  const said = words.slice(from, to);
  const turn = [
    ...said.matchAll(
      /;|\bthat\b(?! (?:is|which|stands?|was|were|are|he|she|remains?|decedent))|: (?=[A-Zat])|(?<!\b(?:[A-Z]|Co|Ry|No|Sec|Inc|Blk|Twp|Rge|Vol|Abst|Mrs?|Dr|[JS]r|St))\.(?= [A-Z])/g,
    ),
  ].findLast((m) => THING.test(said.slice(m.index)));
  return from + (turn ? turn.index + turn[0].length : 0);
}

const losersIn = (words: string, groups: readonly Group[], from: number, to: number): string[] =>
  groups
    .filter(
      (g) => g.start >= from && g.end <= to && (LOSES.test(words.slice(Math.max(0, g.start - 60), g.start)) || /^['’]s?\b/.test(words.slice(g.end, g.end + 3))),
    )
    .flatMap((g) => g.ids);

/**
 * The takings of one order, in order: "the surface is made over to A, and B shall have the minerals" → A the surface, B the minerals.
 * `people`: where anyone is meant in the words, by name or by his part. Things stand behind those who are subjects or heads of items;
 * for those to whom something goes, ahead where every one of them has a thing ahead, else behind. Takings without words of a thing fall away.
 */
export function awardsIn(words: string, people: readonly Group[]): Award[] {
  const groups = groupsOf(words, people);
  const parts: Part[] = [];
  for (const [i, g] of groups.entries()) parts.push(partOf(words, g, groups[i - 1], parts[i - 1] ?? "none"));
  const takers = groups.map((g, i) => ({ g, part: parts[i] ?? "none" })).filter((t) => t.part !== "none");
  const first = takers[0];
  if (!first) return [];
  const head = words.slice(0, first.g.start);
  const tailOf = (i: number): { start: number; words: string } => {
    const start = takers[i]?.g.end ?? 0;
    const said = words.slice(start, takers[i + 1]?.g.start ?? words.length);
    return { start, words: cut(said.slice(0, NEXT_ORDER.exec(said)?.index ?? said.length)) };
  };
  const headOf = (i: number): { start: number; words: string } => {
    const end = takers[i]?.g.start ?? 0;
    const start = aheadFrom(words, takers[i - 1]?.g.end ?? 0, end);
    return { start, words: words.slice(start, end) };
  };
  const goes = takers.map((t, i) => ({ t, i })).filter(({ t }) => t.part === "to");
  const ahead = goes.length > 0 && goes.every(({ i }) => THING.test(headOf(i).words));
  const behind = goes.length > 0 && goes.every(({ i }) => THING.test(tailOf(i).words.slice(0, 160)));
  const told = ahead && !(behind && goes.length > 1 && !THING.test(headOf(goes[0]?.i ?? 0).words.replace(/\b(?:interest|estate|title|property)\b/gi, "")));
  return takers.flatMap(({ g, part }, i): Award[] => {
    if (part === "to" && (SHARE_BEHIND.test(tailOf(i).words) || (i > 0 && BALANCE.test(tailOf(i).words.slice(0, 40)))) && !ESTATE.test(tailOf(i).words)) {
      const [from, tail] = [headOf(i), tailOf(i)];
      const losers = losersIn(words, groups, from.start, g.start);
      if (!ESTATE.test(from.words) || SHARE_BEHIND.test(from.words)) return [{ to: g.ids, from: losers, words: tail.words, start: tail.start, ahead: head }];
      const both = words.slice(from.start, tail.start + tail.words.length);
      return [{ to: g.ids, from: losers, words: both, start: from.start, ahead: head, behind: tail.start - from.start }];
    }
    const at = part === "to" && (told || !THING.test(tailOf(i).words.slice(0, 160))) ? headOf(i) : tailOf(i);
    if (!THING.test(at.words)) return [];
    return [{ to: g.ids, from: losersIn(words, groups, at.start, at.start + at.words.length), words: at.words, start: at.start, ahead: head }];
  });
}

export const asGroups = (named: readonly NameAt[]): Group[] => named.map((n) => ({ ids: [n.id], start: n.start, end: n.end }));
