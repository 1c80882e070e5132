// A statement of a family as a row of marks: people, words of kin, pronouns, verbs of family life, stops.

import type { PersonAt } from "@/lib/extract/rules/parties/succession/find-people";
import { findQuestions, type Topic, topicOf } from "@/lib/extract/rules/parties/succession/questions";
import { sentenceEnd } from "@/lib/extract/rules/parties/succession/sentence-end";
import { isWomansName } from "@/lib/names/womens-names";
import { DYING } from "@/lib/text/dying-words";
import type { Span } from "@/lib/text/view";
import { findKinPhrases, type KinPhrase } from "./kin-words";
import { BY_THE_FIRST } from "./marriage-words";

export type Verb = "die" | "survive" | "survived_by" | "marry" | "have" | "be" | "born_to" | "marriage";
export type Mark = Span &
  (
    | { kind: "person"; name: string; possessive: boolean }
    | { kind: "kin"; kin: KinPhrase }
    | { kind: "pronoun"; word: string }
    | { kind: "verb"; verb: Verb; words: string }
    | { kind: "topic"; topic: Topic }
    | { kind: "not" | "semicolon" | "item" | "sentence" | "other" }
  );

const verbs: readonly (readonly [Verb, RegExp])[] = [
  ["survived_by", /\b(?:(?:pre)?deceased by|survived by|left surviving|leaving surviving|leaving as|left as)\b/gi],
  [
    "die",
    new RegExp(
      `\\b(?:${DYING}|died|departed this life|passed (?:away|on|from this life)|expired|met (?:his|her) death|(?:were|was|are|is|being) (?:(?:both|all|each|then|already|now|long|also) ){0,3}(?:dead|gone)|predeceased|(?:was|were) (?:\\w+ )?(?:killed|drowned|lost at sea)|(?<=\\b(?:until|till|(?:end(?:ed|ing|s)|terminat(?:ed|ing)|dissolved|broken|lasted|lasting|continued|continuing)(?: only)? (?:with|by|at|on|upon|in|until|till|to)) )(?:his|her) death|lost (?:his|her) life|preceded (?:(?:him|her|them|(?:the )?decedent) )?in death|went before (?:him|her|them))\\b|\\b(?:d|dec)\\. (?=(?:in |about |abt\\.? |ca\\. )?(?:[A-Z][a-z]+\\.? |\\d{1,2}[ /-])?\\d)`,
      "gi",
    ),
  ],
  ["survive", /\b(?:survive[sd]?|outlived)\b/gi],
  [
    "born_to",
    /\bborn (?:(?:(?:in|on|about) )?(?:[A-Z][a-z]+ )?\d[\d, ]{2,9} )?(?:to|unto)\b(?! (?:this|that|the|their|said|such|his|her) (?:\w+ )?(?:marriage|union))/gi,
  ],
  ["marriage", /\b(?:of|to|by|from|during) (?:(?:that|this|the|said|their|his|her|such|an?) )?(?:\w+ )?(?:marriage|union|relationship)\b(?! (?:to|with)\b)/gi],
  ["marriage", BY_THE_FIRST],
  ["marry", /\b(?:first|second|third|last)(?:ly)?,?(?: (?:in|on|about) [^.;:]{0,30}?,?)? to (?=[A-Z])/gi],
  ["marry", /\bmarriages?(?: only| once)?[,:]? (?:(?:but )?(?:one|once|two|twice|three)(?: only)?: )?(?:[^.;:]{0,40}?,? )?to (?=[A-Z])/gi],
  ["marry", /(?<=\b(?:first|second|third|last|only|sole) marriage[.:] {1,3})to (?=[A-Z])/gi],
  ["marry", /\b(?:(?:(?:re|inter)?married|wed(?:ded)?)(?! (?:and|name|woman|man|couple|person|daughter|son|sister)\b)|marriage (?:to|with))\b/gi],
  [
    "have",
    /\b(?:left|leaving|leaves|had|has|have|having|bore|raised|adopted(?! by\b)|born|(?:was|were|is|are|became|and|(?<=, )) ?(?:also )?the (?:mother|father|parents?) of)\b/gi,
  ],
  ["be", /\b(?:is|are|was|were|am)\b/gi],
];
const pronoun =
  /\b(?:[Hh]e|[Ss]he|[Tt]hey|them|who|whose|I|(?<!\b(?:predeceas(?:ed|ing)|before|surviv(?:ed|ing)|outlived|after|than) (?:the |said |her |his )?)(?:[Tt]he |said )?(?:[Dd]ecedent|[Dd]eceased|[Tt]estat(?:or|rix))(?!')(?= (?:died|had|has|left|was|is|are|were|never|owned|married|leaving|and|by|with)\b|[:,;]|\.(?<=\b(?:[Cc]hild(?:ren)?|[Ii]ssue|[Hh]eirs|[Bb]rothers and sisters|[Ss]iblings|[Pp]arents|[Ss]pouses?|CHILDREN|HEIRS) (?:of|to|born to) (?:the |said )*\w+\.)))\b/g;
const negation = /\b(?:no|not|never|neither|nor|(?<!: )none|nobody|without)\b/gi;
/** What ends a list of kin: other business of the paper. */
const other =
  /\b(?:deeds?|conveyed|sold|recorded|witness(?:es)?|notary|sworn|(?<!\b(?:this|the|said|your) )affiant|attorney|executor|executrix|administrator|administratrix|trustee|guardian|agent|neighbou?r|friend|lawyer|judge|clerk|bank|acquainted|known to|pallbearer|owned|physician|doctor)\b/gi;
const item = /(?<=[\s:;,.]|^)(?:\([a-z\d]{1,2}\)|\d{1,2}[.)]|[a-h]\)) (?=[A-Z"])/g;

const all = (text: string, from: number, to: number, r: RegExp) =>
  [...text.slice(from, to).matchAll(r)].map((m) => ({ start: from + m.index, end: from + m.index + m[0].length, words: m[0] }));

/** "John H. Gibson Survey": the given name of another, of land or a place. */
const namedOn = /^ (?:[A-Z]\. ?)+[A-Z]/;

const lastName = (name: string): string | undefined =>
  name
    .replace(/,? (?:Jr|Sr)\.?$/i, "")
    .toLowerCase()
    .split(" ")
    .at(-1);

/** Given names standing alone for a person named in full elsewhere: "Edna's death", "his wife Ada"; and surnames behind a title, for one of that sex. */
export function shortNames(text: string, from: number, to: number, people: readonly PersonAt[]): PersonAt[] {
  const first = (name: string) => name.split(" ")[0] ?? "";
  const known = new Map<string, PersonAt[]>();
  for (const p of people)
    if (/^[A-Za-z]{3,}$/.test(first(p.name))) known.set(first(p.name).toLowerCase(), [...(known.get(first(p.name).toLowerCase()) ?? []), p]);
  const titled = all(text, from, to, /(?<!\b(?:first|second|third|last|late|other) )\bM(?:r|rs|s|iss)\.? [A-Z][A-Za-z]+\b(?! [A-Z])/g).flatMap((w) => {
    const bears = people.filter((p) => lastName(p.name) === w.words.split(" ").at(-1)?.toLowerCase());
    const isMan = /^Mr\b/.test(w.words);
    const meant = bears.find((p) => isWomansName(first(p.name)) !== isMan) ?? bears[0];
    return meant ? [{ name: meant.name, start: w.start, end: w.end }] : [];
  });
  const given = all(text, from, to, /\b[A-Z][A-Za-z]{2,}\b/g).flatMap((w) => {
    const own = known.get(w.words.toLowerCase());
    if (!own || people.some((p) => p.start < w.end && w.start < p.end) || namedOn.test(text.slice(w.end, w.end + 12))) return [];
    const before = own.filter((p) => p.end <= w.start);
    const meant = before.at(-1) ?? own[0];
    return meant ? [{ name: meant.name, start: w.start, end: w.end }] : [];
  });
  return [...titled, ...given];
}

/** "… being sworn, states: A died": what is sworn is a statement of its own. */
const swearsThat = /\b(?:sworn|swears?|says?|said(?=:| under| upon| on)|states?|stated|deposes?|oath)\b[^.;:]{0,30}:(?= )/gi;

/** "Children of the first marriage. A and B.": a heading is no sentence of its own. */
const heading =
  /^\W*(?:Children|Issue|Spouses?|Wife|Husband|Widow|Widower|Parents|Brothers and sisters|Siblings|Grandchildren|Heirs)(?: (?:of|by|from|born to) (?:the |said )?(?:\w+ )?(?:marriage|[Dd]ecedent|[Dd]eceased|[A-Z][\w.]*(?: [A-Z][\w.]*){1,3}))?\.$/;

function sentences(text: string, from: number, to: number): Mark[] {
  const out: Mark[] = [];
  for (let at = from; at < to && out.length < 4000; ) {
    const end = Math.min(sentenceEnd(text, at, to), to);
    if (!heading.test(text.slice(at, end))) out.push({ kind: "sentence", start: end, end });
    out.push(...all(text, at, end, swearsThat).map((m): Mark => ({ kind: "sentence", start: m.end, end: m.end })));
    at = Math.max(end, at + 1);
  }
  return out;
}

/** All marks between two places, in order; none inside another. People win over words, longer words over shorter. */
export function findMarks(text: string, from: number, to: number, people: readonly PersonAt[]): Mark[] {
  const inside = people.filter((p) => p.start >= from && p.end <= to);
  const named = [...inside, ...shortNames(text, from, to, people)];
  const asked = findQuestions(text, from, to);
  const isAsked = (m: Span) => asked.some((q) => m.start < q.end && q.start < m.end);
  const found: Mark[] = [
    ...asked.map((q): Mark => ({ kind: "topic", topic: topicOf(q.words), start: q.end, end: q.end })),
    ...marksOf(text, from, to, named).filter((m) => !isAsked(m)),
  ];
  return withoutOverlaps(found);
}

function marksOf(text: string, from: number, to: number, named: readonly PersonAt[]): Mark[] {
  return [
    ...named.map((p): Mark => ({ kind: "person", name: p.name, possessive: /^['’]s?\b/.test(text.slice(p.end, p.end + 2)), start: p.start, end: p.end })),
    ...findKinPhrases(text, from, to).map((kin): Mark => ({ kind: "kin", kin, start: kin.start, end: kin.end })),
    ...verbs.flatMap(([verb, r]) =>
      all(text, from, to, r).map((m): Mark => ({ kind: "verb", verb, words: m.words.toLowerCase(), start: m.start, end: m.end })),
    ),
    ...all(text, from, to, pronoun).map((m): Mark => ({ kind: "pronoun", word: m.words === "I" ? "i" : m.words.toLowerCase(), start: m.start, end: m.end })),
    ...all(text, from, to, negation).map((m): Mark => ({ kind: "not", start: m.start, end: m.end })),
    ...all(text, from, to, other).map((m): Mark => ({ kind: "other", start: m.start, end: m.end })),
    ...all(text, from, to, item).map((m): Mark => ({ kind: "item", start: m.start, end: m.end })),
    ...all(text, from, to, /;/g).map((m): Mark => ({ kind: "semicolon", start: m.start, end: m.end })),
    ...sentences(text, from, to),
  ];
}

function withoutOverlaps(found: Mark[]): Mark[] {
  const rank = (m: Mark) => (m.kind === "topic" ? -1 : m.kind === "person" ? 0 : m.kind === "kin" ? 1 : m.kind === "verb" ? 2 : 3);
  const taken: Mark[] = [];
  let end = -1;
  for (const m of found.sort((a, b) => a.start - b.start || rank(a) - rank(b) || b.end - a.end)) {
    const last = taken.at(-1);
    if (m.start >= end || m.kind === "sentence" || m.kind === "topic") taken.push(m);
    else if (last && rank(m) < rank(last) && last.kind !== "sentence") taken[taken.length - 1] = m;
    else continue;
    end = Math.max(m.end, taken.at(-1)?.end ?? 0);
  }
  return taken;
}
