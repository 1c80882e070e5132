// Kin told by the given name alone: "his wife, Martha,", "by her first husband Heber", "ALICE, who married one Pettus".
import type { PersonAt } from "@/lib/extract/rules/parties/succession/find-people";
import { stateCode } from "@/lib/text/states";

const NOUN =
  "grandson|granddaughter|grandchild|son|sons|daughter|daughters|child|children|boy|boys|girl|girls|brother|brothers|sister|sisters|wife|husband|widow|widower|spouse|father|mother|nephew|niece|uncle|aunt|them";
const NAME = "[A-Z](?:[a-z]{2,}|[A-Z]{2,})";
/** Right behind a word of kin; what follows is no further name. */
const besideKin = new RegExp(
  `\\b(?:${NOUN}),? (?:(?:was|is|were|namely|viz\\.?|named|by name|one),? )?(${NAME})(?![\\w'’]| ["(]?[A-Z]| and [A-Z]\\w+ [A-Z])`,
  "g",
);
/** "In 1946 he married Ernestine, and": not one who is called by the surname alone, as in "ADA, who married Pettus". */
const weds = new RegExp(
  `\\b(?:[Ss]?[Hh]e|[Dd]ecedent) (?:(?:was|had|first|then|later|next|again|been) ){0,3}(?:married|wed)(?: to)? (${NAME})(?![\\w'’]| ["(]?[A-Z]| and [A-Z]\\w+ [A-Z])`,
  "g",
);
/** Opening an item of a list, with what is told of one person behind it. */
const opensItem = new RegExp(
  `(?:[:;,] |\\band |\\) )(${NAME})(?:,? (?=who (?:had |was |were |is |has )?(?:died|married|predeceased|dead|survived|killed|the|born|living|also)|deceased\\b|born (?:in )?\\d|the (?:eldest|oldest|youngest|second|third|wife|widow)|aged? \\d)|, (?=died |lives? |living))`,
  "g",
);
/** "KATHRYN, now Kathryn Roe": the full name stands behind. */
const fullBehind = /^,? \(?(?:now|formerly|called|being|a\/k\/a)\b/i;
const noGiven =
  /^(?:the|this|that|these|those|said|decedent|deceased|affiant|he|she|they|his|her|their|all|both|each|none|neither|one|two|three|four|five|six|first|second|third|of|by|to|in|at|on|and|or|is|was|were|are|no|not|any|other|others|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|lot|section|tract|deed|book|volume|vol|page|county|estate|court|texas|will|none|yes|probate|no|judge|mr|mrs|miss|ms|dr|rev|messrs|testator|testatrix|survey|township|range|block|unit|city|reno|dallas|houston|tulsa|since|when|then|after|before|there|it|who|whom|whose|debts|taxes|oil|gas|indian|meridian|notary|public|united|states|army|navy|god|lord|church|bank|affidavit|heirs|heirship|date|name|marriage|children|spouse|born|died|living|witness|witnesses|sworn|filed|also|his|property|minerals|surface|how|why|what|where|which|signed|given)$/i;

/** "a son, Snyder, Texas;": where the one named before lives. */
const townBehind = (behind: string): boolean =>
  stateCode(/^, ((?:(?:North|South|New|West) )?[A-Z][A-Za-z.]*)(?=[;.,]|$| and\b)/.exec(behind)?.[1]?.replace(/\.$/, "") ?? "") !== null;

/** "a girl, Roxie, who married Will Lott", "his daughter Roxie, wife of Will Lott": the surname that she bears by her husband. */
const BY_HUSBAND =
  /^,? \(?(?:(?:who|now|is|was|being|later|she|afterwards?) ){0,3}(?:married(?: to)?|wed|(?:the )?wife of|intermarried with) (?:one )?(?:Mr\. )?(?:[A-Z][\w.]*,? ){1,2}?([A-Z][a-z]+|[A-Z]{3,})(?=[,.;:)]|$| (?:and|in|on|who|of)\b)/;
const OF_WOMAN = /\b(?:girl|girls|daughter|daughters|granddaughter|sister|sisters|niece)\b/i;

const surnameOf = (name: string): string =>
  name
    .replace(/,? (?:Jr|Sr|II|III)\.?$/i, "")
    .split(" ")
    .at(-1) ?? "";

/**
 * Those whom a statement names by one name beside words of kin, with the surname of the dead: "his wife, Martha, died" → Martha Roe.
 * One whose given name another in the paper bears is left to that one. Errs towards finding nobody.
 */
export function findGivenAlone(text: string, from: number, to: number, people: readonly PersonAt[], main: string): PersonAt[] {
  const surname = surnameOf(main);
  const taken = (start: number, end: number) => people.some((p) => p.start < end && start < p.end);
  const borne = new Set(
    people.map((p) =>
      p.name
        .replace(/^(?:Mrs|Mr|Miss|Dr)\.? /i, "")
        .split(" ")[0]
        ?.toLowerCase(),
    ),
  );
  const out: PersonAt[] = [];
  for (const words of [besideKin, weds, opensItem])
    for (const m of text.slice(from, to).matchAll(words)) {
      const given = m[1] ?? "";
      const start = from + m.index + m[0].lastIndexOf(given);
      const end = start + given.length;
      if (
        taken(start, end) ||
        noGiven.test(given) ||
        stateCode(given) !== null ||
        borne.has(given.toLowerCase()) ||
        fullBehind.test(text.slice(end, end + 16)) ||
        townBehind(text.slice(end, end + 24))
      )
        continue;
      if (out.some((p) => p.start === start)) continue;
      const wed = OF_WOMAN.test(m[0]) ? BY_HUSBAND.exec(text.slice(end, end + 70))?.[1] : undefined;
      out.push({ name: `${given} ${wed ?? surname}`.trim(), start, end });
    }
  return out;
}
