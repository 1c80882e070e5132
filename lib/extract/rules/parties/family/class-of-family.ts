// Gifts and orders to a class: "to my children", "to the heirs so found", "to the survivor of them": which of the family that the paper tells of.
import type { HeirFact } from "@/lib/extract/rules/parties/reading";

const QUALITY =
  "(?:(?:said|own|dear|beloved|surviving|living|then|lawful|legal|natural|adopted|two|three|four|five|six|seven|eight|nine|ten|above|named|only|sole|same|foregoing|aforesaid|all|respective|so|found|at|law) ){0,4}";
const KIN = "children|sons|daughters|issue|descendants|brothers|sisters|siblings|nephews|nieces|grandchildren";
const OWN_CLASS = new RegExp(
  `\\b(?:my|our) ${QUALITY}(${KIN})\\b(?!['’])|\\b(?:(?:each|every) ${QUALITY}(child|son|daughter)|(?:the )?${QUALITY}(${KIN})) (?:of mine|of ours|(?:whom |that )?I (?:have|leave|may leave))\\b`,
  "gi",
);
/** "to each of my …", "between my wife and my …": words that lead to those who take. */
const LEADS_TO = /\b(?:(?:un)?to|among(?:st)?|between|upon)\b(?:(?!\b(?:for|care|support|use|benefit|raise|provide|provision|be)\b)[^.;:]){0,120}$/i;
const LEFT_OUT =
  /\b(?:nothing|no (?:part|share|provision|gift|bequest|portion)|(?:not|never) (?:give|leave|provide|devise|bequeath)|disinherit\w*|omit\w*)\b[^.;:]{0,120}$/i;
/** "My children shall have the farm." */
const TAKES =
  /^[^.;:]{0,60}?\b(?:shall|will|should|may|(?:is|are) to) (?:each |all |then )?(?:have|take|get|receive|inherit|share|own|hold|be given)\b|^,? (?:should |each |all )*(?:(?:owns?|takes?|gets?|receives?|inherits?)\b(?! (?:care|homes?|farms?|houses?|lands?|property|their|enough|nothing|no)\b)|shares?\b)/i;
const ORDER_CLASS = new RegExp(
  `\\b(?:to|unto|in|among|upon|between) (?:(?:the|his|her|their|said|all|such|those|each of|both) ){0,4}${QUALITY}(?:(?:of the )?(?:${KIN})|heirs?|distributees?|devisees?|legatees?|next of kin|(?:persons?|part(?:y|ies)|those) (?:so |thereto |thereunto |above |hereinabove |who are |lawfully ){0,2}(?:entitled|named|found|mentioned|determined)|persons?|survivors?)\\b`,
  "i",
);
const SURVIVORS =
  /\b(?:surviv(?:e|es|ed|ing|ors?)|outliv\w+|then living|(?:be|are|is|as may be) (?:then )?living|living at (?:my|his|her|the) death|if living)\b/i;
const ISSUE_TOO =
  /\b(?:per stirpes|representation|issue|descendants)\b|\b(?:children|heirs) of (?:any|such|a|one|that|the|those|him|her)\b|\b(?:his|her|their|that one'?s?|such one'?s?|child'?s|parent'?s) (?:or (?:his|her) )?(?:children|share|part|portion)\b/i;

const relationsOf = (word: string): RegExp =>
  /brother|sister|sibling/i.test(word)
    ? /^(?:sibling|half_sibling|nephew|half_nephew)$/
    : /nephew|niece/i.test(word)
      ? /^(?:nephew|niece)$/
      : /^(?:child|grandchild|great-grandchild)$/;

type Member = Pick<HeirFact, "relation" | "living"> & { readonly below: boolean };

/** The relations of the classes that a will gives to: "to my children" → children, and their issue; none of a class that is only spoken of or left out. */
export const classesOf = (words: string): readonly RegExp[] =>
  [...words.matchAll(OWN_CLASS)]
    .filter((m) => {
      const before = words.slice(Math.max(0, m.index - 160), m.index);
      return !LEFT_OUT.test(before) && (LEADS_TO.test(before) || TAKES.test(words.slice(m.index + m[0].length, m.index + m[0].length + 100)));
    })
    .map((m) => relationsOf(m[1] ?? m[2] ?? m[3] ?? ""));

/** Whether an order gives to a class and names nobody. */
export const toClass = (words: string): boolean => ORDER_CLASS.test(words);

/** "the issue of any child who dies before me shall take nothing": named only to be shut out. */
const ISSUE_SHUT_OUT =
  /(?:,? (?:and|but),? )?(?:\bthe )?\b(?:issue|descendants|children|heirs) of (?:any|such|a|the|one|those|that)\b[^.;]{0,100}?\b(?:nothing|no (?:part|share|interest)|none|not (?:take|share|inherit|represent)|excluded|be cut off)\b|\b(?:excluding|to the exclusion of|and not to) (?:the |any )?(?:issue|descendants|children|heirs) of [^.;,]{0,60}/gi;

/** The words with blanks for those who are named only to be shut out; every other word keeps its place. */
export const withoutShutOutIssue = (words: string): string => words.replace(ISSUE_SHUT_OUT, (m) => " ".repeat(m.length));

/** Only those who outlived the dead take, and the issue of none: "to the survivor of them"; `gift` and `order` are the words of both. */
export const survivorsOnly = (words: string): boolean => SURVIVORS.test(words) && !ISSUE_TOO.test(withoutShutOutIssue(words));

/** Those of the family who take under words that give to a class: the living, and below the dead those in their place unless survivors alone take. */
export function takesInClass(h: Member, words: string): boolean {
  return h.living !== false && !(h.below && survivorsOnly(words));
}
