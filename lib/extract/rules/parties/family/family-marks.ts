// A statement of a family as a row of marks by the class of their words: people, kin, death, life, leaving, marriage, whom the words pick.
import { findKinPhrases, type KinPhrase } from "@/lib/extract/rules/parties/kinship/kin-words";
import type { PersonAt } from "@/lib/extract/rules/parties/succession/find-people";
import { sentenceEnd } from "@/lib/extract/rules/parties/succession/sentence-end";
import { DYING } from "@/lib/text/dying-words";
import type { Span } from "@/lib/text/view";

export type FamilyMark = Span &
  (
    | { kind: "name"; name: string; possessive: boolean }
    | { kind: "kin"; kin: KinPhrase }
    | { kind: "pronoun"; word: string }
    | { kind: "die" | "live" | "leave" | "marry" | "none" | "rest" | "stop" | "sentence" }
    | { kind: "pick"; many: boolean }
  );

const NUMBER = "one|two|three|four|five|six|seven|eight|nine|ten";
const ORDER =
  "(?:first|second|third|fourth|fifth|last)[- ](?:named|mentioned|listed)|first|second|third|fourth|fifth|sixth|seventh|eighth|last|next|eldest|oldest|elder|youngest|younger|middle|remaining|other|others|latter|former";
/** Words by class; an unknown verb is none of them and changes nothing. */
const classes: readonly (readonly ["die" | "live" | "leave" | "marry" | "none" | "rest", RegExp])[] = [
  [
    "none",
    /\b(?:(?:without|no|nor|neither|never (?:had|bore|having had)|not) (?:(?:having|leaving|any|a|had|left|surviving|lawful|living|other|further|more|wife|husband|spouse|and|or|nor|had|left) ){0,5}(?:issue|child|children|descendants?|offspring|sons?|daughters?|others?)|childless|a bachelor|a spinster|never (?:been |having )?married|unmarried|in (?:early |his |her )*infancy|(?:as|when|while) an? (?:small |young |mere )*(?:infant|child|baby)|at birth|at the age of (?:one|two|three|four|five|six|seven|eight|nine|ten|\d|1[0-5])\b(?: (?:years|months|weeks|days))?|(?:when|while) (?:he|she) was (?:only |but )?(?:an? (?:small |little |young )*(?:child|boy|girl|baby|infant)|(?:one|two|three|four|five|six|seven|eight|nine|ten|\d|1[0-5])\b)|aged? (?:one|two|three|four|five|six|seven|eight|nine|ten|\d|1[0-5])\b|in (?:his |her )?childhood|(?<=\b(?:died|dying|perished) )(?:very )?young|stillborn)\b/gi,
  ],
  [
    "die",
    new RegExp(
      `\\b(?:${DYING}|died|dies|dying|(?<!\\bthe )dead|deceased|predeceas\\w+|perished|killed|drowned|slain|stillborn|passed (?:away|on|from (?:this|us))|depart(?:ed|ing) this life|met (?:his|her) death|met (?:his|her) end|lost (?:his|her) (?:own )?life|lost at sea|fell in (?:battle|action|france)|preced\\w+ (?:him|her|them|(?:his|her|the|said) \\w+)|went before (?:him|her|them)|gone(?= before| now| since|[,.;])|death (?:occurred|took place|came|happened))\\b|\\b(?:d|dec'd)\\. (?=(?:in )?(?:[A-Z][a-z]+\\.? |\\d{1,2}[ /-])?\\d)`,
      "gi",
    ),
  ],
  [
    "live",
    /\b(?:living|alive|lives?|remains?(?= (?:alive|living|with us))|survives?|survived(?! by)|surviving(?= (?:him|her|them|the))|outliv\w+|still with us|resides?|residing|reside|of (?:full|legal|lawful) age)\b/gi,
  ],
  [
    "leave",
    /\b(?:survived by|surviving (?:him|her|them) (?:his|her|were|was|are)|left|leaving|leaves|had|has|have|having|with|bore|begat|begot|raised|reared|adopted(?! (?:and \w+ )?by\b)|(?:was|were|is|are|became|being|and) (?:also )?(?:the )?(?:father|mother|parents?) of|represented by|succeeded by|whose)\b/gi,
  ],
  ["marry", /\b(?:(?:re|inter)?married|wed(?:ded)?|marriage (?:to|with))\b/gi],
  [
    "rest",
    /\b(?:witness(?:es)?|notary|subscribed|sworn to|administrator|administratrix|executor|executrix|trustee|guardian|attorney|sureties|surety|bank|neighbou?r|tenant|conveyed|deeded|sold|leased|recorded|filed|deed|acquainted|adjoin\w+|judge|clerk|probated|adopted by|stepchildren|stepson|stepdaughter|step-\w+|son-in-law|daughter-in-law|(?:brother|sister|father|mother)s?-in-law)\b/gi,
  ],
];
const pronoun =
  /\b(?:[Hh]e|[Ss]he|[Tt]hey|who|whom|whose|I|me|myself|affiant|deponent|(?:[Tt]he |[Ss]aid |the said )?(?:[Dd]ecedent|[Dd]eceased|[Tt]estat(?:or|rix)|[Ii]ntestate)(?!')(?= (?:died|had|has|left|was|is|are|were|never|owned|married|leaving|and|by|with|departed|passed)\b|[:,;.]))\b/g;
/** "The other one, …", "A third, …", "One of them, …", "The others are …", "They were …": those of the list announced, in part. */
const pick = new RegExp(
  `\\b(?:(?:[Tt]he|[Aa]n?|[Aa]nother|[Tt]hat) (?:${ORDER})(?: (?:${NUMBER}))?(?: (?:ones?|of (?:these|them|the (?:${NUMBER}|children|sons|daughters|brothers|sisters)|whom)))?(?=,? (?:[A-Z]|is\\b|are\\b|was\\b|were\\b|being\\b|named\\b|died\\b|has\\b|had\\b|having\\b|who\\b|survive))|(?:[Oo]nly |[Bb]ut )?(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive) of (?:these|them|whom|the (?:${NUMBER}|children|sons|daughters))|[Tt]hey (?:are|were)|[Tt]hese (?:are|were)|[Tt]heir names (?:are|were)|[Tt]hose (?:living|surviving|now living|who survive\\w*)(?: (?:him|her))?(?: are| were)|[Tt]he (?:survivors|rest) (?:are|were)|(?:[Ss]urviving|[Ll]iving)(?: now| still)? (?:are|is)(?= [A-Z]|:))`,
  "g",
);

const all = (text: string, from: number, to: number, r: RegExp) =>
  [...text.slice(from, to).matchAll(r)].map((m) => ({ start: from + m.index, end: from + m.index + m[0].length, words: m[0] }));

const rank = (m: FamilyMark): number => ["name", "none", "kin", "pick", "die", "pronoun", "live", "leave"].indexOf(m.kind) >>> 0;

/** All marks between two places in order, none inside another; people win over words, words of kin over verbs. */
export function familyMarks(text: string, from: number, to: number, people: readonly PersonAt[]): FamilyMark[] {
  const found: FamilyMark[] = [
    ...people
      .filter((p) => p.start >= from && p.end <= to)
      .map(
        (p): FamilyMark => ({ kind: "name", name: p.name, possessive: /^['’](?:s\b|(?= ))/.test(text.slice(p.end, p.end + 2)), start: p.start, end: p.end }),
      ),
    ...findKinPhrases(text, from, to).map((kin): FamilyMark => ({ kind: "kin", kin, start: kin.start, end: kin.end })),
    ...classes.flatMap(([kind, r]) => all(text, from, to, r).map((m): FamilyMark => ({ kind, start: m.start, end: m.end }))),
    ...all(text, from, to, pronoun).map((m): FamilyMark => ({ kind: "pronoun", word: m.words.toLowerCase(), start: m.start, end: m.end })),
    ...all(text, from, to, pick).map(
      (m): FamilyMark => ({
        kind: "pick",
        many: /they|these|those|others|survivors|rest|two|three|four|five|surviving|living/i.test(m.words),
        start: m.start,
        end: m.end,
      }),
    ),
    ...all(
      text,
      from,
      to,
      /;|,? (?:and )?(?<!\b(?:before|after|than|except|save|so|of|all) )that (?=(?:the (?:said|other|others|third|second|first|fourth|latter|former|sons?|daughters?|remaining)\b|he\b|she\b|they\b|said\b|there\b|his\b|her\b|no\b|of\b|[A-Z]))/g,
    ).map((m): FamilyMark => ({ kind: "stop", start: m.start, end: m.end })),
  ];
  for (let at = from, n = 0; at < to && n < 4000; n++) {
    const end = Math.min(sentenceEnd(text, at, to), to);
    found.push({ kind: "sentence", start: end, end });
    at = Math.max(end, at + 1);
  }
  const out: FamilyMark[] = [];
  let end = -1;
  for (const m of found.sort((a, b) => a.start - b.start || rank(a) - rank(b) || b.end - a.end)) {
    const last = out.at(-1);
    if (m.start >= end || m.kind === "sentence") out.push(m);
    else if (last && rank(m) < rank(last) && (m.kind === "name" || m.kind === "kin")) out[out.length - 1] = m;
    else continue;
    end = Math.max(m.end, out.at(-1)?.end ?? 0);
  }
  return out;
}
