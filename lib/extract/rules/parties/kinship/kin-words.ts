// Words of kin: "son" and "daughters" are children, "half brother" a sibling of the half blood.
import { marriageRows } from "./marriage-words";

const PLURAL =
  "mother and father|father and mother|twins|triplets|folks|grandparents|boys|girls|grandchildren|grandsons|granddaughters|children|sons|daughters|nephews|nieces|brothers|sisters|siblings|parents|heirs|next of kin|descendants|issue|cousins|uncles|aunts|half[- ]brothers|half[- ]sisters|devisees|distributees|spouses|wives|husbands|widows";
const SINGULAR =
  "grandparent|grandmother|grandfather|boy|girl|grandchild|grandson|granddaughter|child|son|daughter|nephew|niece|brother|sister|sibling|mother|father|parent|heir|cousin|uncle|aunt|half[- ]brother|half[- ]sister|wife|husband|widow|widower|spouse|devisee|distributee";
const NOUN = `(?:${PLURAL}|${SINGULAR})`;
const COUNT = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2}";
const ORDINAL = "first|second|third|fourth|fifth|sixth|seventh|former|prior|previous|earlier|present|last|later";
const QUALITY =
  "an?|another|the|no|any|only|sole|other|more|surviving|little|small|young|baby|deceased|predeceased|dead|late|said|own|adopted|adoptive|natural|legitimate|minor|infant|adult|grown|living|following|twin|eldest|oldest|youngest|elder|younger|whole|full|half|remaining|legal|lawful|and|these|those|such|all|both|each|every|named|unmarried|single|married|possible|known|common|true|immediate|paternal|maternal|above|aforesaid|same|foregoing";
const DEAD = "decedent|deceased|testator|testatrix|intestate";

const kinPhrase = () =>
  new RegExp(
    `(?<![\\w-])(?!and )(?:(?<poss>his|her|their|my|(?:(?:the|said) ){0,2}(?:${DEAD})'s) )?(?<quality>(?:(?:(?:${COUNT})(?: \\(\\d{1,2}\\))?|${ORDINAL}|${QUALITY}),? ){0,7})(?<noun>${NOUN}(?: (?:and|or) (?:sole |only |legal ){0,2}${NOUN}(?= at law| of (?:the|said|his|her)\\b|[:.;,]| survived| were| are))?)(?: at law)?\\b(?!-in-law|[- ]in[- ]law)(?<blood> of (?:the )?(?:half|whole|full)[- ]blood\\b)?`,
    "gi",
  );

/** "nieces" → "niece", "daughter" → "child"; words of no kin → "heir". */
export function relationWord(words: string): string {
  const w = words.toLowerCase();
  if (/grand(?:parent|mother|father)/.test(w)) return "grandparent";
  if (/grand(?:child|son|daughter)/.test(w)) return "grandchild";
  if (/twins|triplets|child|boys?\b|girls?\b|son\b|sons\b|daughter|issue/.test(w)) return "child";
  if (/nephew|niece/.test(w)) return /niece/.test(w) && !/nephew/.test(w) ? "niece" : "nephew";
  if (/half[- ]?(?:brother|sister)/.test(w)) return "half_sibling";
  if (/brother|sister|sibling/.test(w)) return "sibling";
  if (/mother|father|parent|folks/.test(w)) return "parent";
  if (/wi[fv]e|husband|widow|spouse/.test(w)) return "spouse";
  if (/cousin/.test(w)) return "cousin";
  if (/uncle|aunt/.test(w)) return "aunt_or_uncle";
  return "heir";
}

/** What the children of such a relative are to the dead: of a child grandchildren, of a brother nephews. */
export const belowOf = (relation: string): string =>
  relation === "child"
    ? "grandchild"
    : relation.endsWith("grandchild")
      ? "great-grandchild"
      : relation === "sibling"
        ? "nephew"
        : relation === "half_sibling"
          ? "half_nephew"
          : relation.endsWith("aunt_or_uncle")
            ? relation.replace("aunt_or_uncle", "cousin")
            : relation.endsWith("cousin")
              ? relation
              : "heir";

const SIDE =
  /\b(paternal|maternal|father|mother)(?:['’]s)?(?= (?:side|family|people|line|kin|relatives|kindred|brothers?|sisters?|parents|grand\w+|aunts?|uncles?|cousins?)\b)/gi;

/** "Her nearest kin on her mother's side is her aunt, A" → a maternal aunt; the relation alone where no side is told before `at`. */
export function onSide(relation: string, text: string, at: number): string {
  if (!/^(?:aunt_or_uncle|cousin|grandparent)$/.test(relation)) return relation;
  const said = [...text.slice(Math.max(0, at - 400), at).matchAll(SIDE)].at(-1)?.[1]?.toLowerCase();
  return said ? `${/^(?:father|paternal)$/.test(said) ? "paternal" : "maternal"} ${relation}` : relation;
}

export type Sex = "m" | "f";
export type KinPhrase = {
  start: number;
  end: number;
  relation: string;
  plural: boolean;
  /** How many are announced; null for an open number. */
  count: number | null;
  possessive: string | null;
  ordinal: "first" | "last" | null;
  negated: boolean;
  dead: boolean;
  sex: Sex | null;
  /** Denied of all but those who are named behind it. */
  only?: boolean;
};

const small = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const sexOf = (noun: string): Sex | null =>
  /son\b|sons\b|\bboys?\b|brother|father|husband|widower|nephew|uncle/i.test(noun)
    ? "m"
    : /daughter|\bgirls?\b|sister|mother|wife|widow\b|niece|aunt/i.test(noun)
      ? "f"
      : null;

const HOW_MANY = new RegExp(
  `^ (?:of|to)(?: (?:just |but |only )?(${COUNT})\\b(?: (?:${PLURAL}|${SINGULAR})\\b)?|(?: the following(?: (?:${PLURAL}))?)?:)`,
  "i",
);

/** "the father of five", "mother to three children": so many children, and no parent who is named. */
function parentOf(text: string, at: { start: number; end: number }): KinPhrase | null {
  if (!/\b(?:father|mother|parents?)$/i.test(text.slice(at.start, at.end))) return null;
  const many = HOW_MANY.exec(text.slice(at.end, at.end + 60));
  const said = many?.[1]?.toLowerCase();
  if (!many) return null;
  const count = said === undefined ? null : small.indexOf(said) >= 0 ? small.indexOf(said) : Number(said);
  const end = at.end + many[0].length;
  return { start: at.start, end, relation: "child", plural: true, count, possessive: null, ordinal: null, negated: false, dead: false, sex: null };
}

/** "Children: three, all of that marriage", "Issue. Two in number", "his children were four": how many, told behind the word. */
const NUMBER_BEHIND = new RegExp(
  `^(?: of (?:the |said )?(?:${DEAD}))?(?:[:.]| ?[-–—]+| (?:were|are|numbered)) (?:only |but |just )?(${COUNT})\\b(?<!\\d(?=[.)]))(?=[,.:;(]| in (?:all|number)\\b| were\\b)`,
  "i",
);

/** The number that stands behind the words of a list; null where none does. */
function numberBehind(behind: string): number | null {
  const said = NUMBER_BEHIND.exec(behind)?.[1]?.toLowerCase();
  if (said === undefined) return null;
  return small.indexOf(said) >= 0 ? small.indexOf(said) : Number(said);
}

/** "Uncle Louis Roe": how one is called, and no word of kin. */
const calledSo = (words: string, behind: string): boolean => /^(?:Uncle|Aunt|Grandma|Grandpa)$/.test(words) && /^ [A-Z]/.test(behind);

/** "his former" → first, "her present" → last. */
export const ordinalOf = (words: string): "first" | "last" | null =>
  /\b(?:first|former|prior|previous|earlier)\b/i.test(words) ? "first" : /\b(?:second|third|present|current|last|later)\b/i.test(words) ? "last" : null;
/** "letters issue to A", "did issue his deed": a verb, and no word of kin. */
const issues = (words: string, before: string, behind: string): boolean =>
  /^issue$/i.test(words) &&
  (/^ (?:to|unto|upon|forthwith|out of|under) /i.test(behind) || /\b(?:shall|will|may|did|do|does|to|letters|thereupon|at|took) $/i.test(before));
const bare = { possessive: null, negated: false, dead: false, sex: null } as const;

/** "a son and daughter", "brother and sister": two who are told in one breath. */
const PAIR = /^(?:son and daughter|daughter and son|boy and girl|girl and boy|brother and sister|sister and brother|mother and father|father and mother)$/i;

/** "who is living, and another brother": what is said of the one before belongs to no word of kin behind. */
const SAID_BEFORE =
  /^(?:(?:both|all|each|now|then) )?(?:living|dead|deceased|surviving|single|unmarried|married|minor|adult|grown)(?:, and |(?:,| and) (?=(?:an?|another|one|two|three|four|five|six)\b))/i;

/** "no son or " before "daughter": denied with what stands before it. */
const OR_NO = /\b(?:no|any|neither) (?:\w+ )?(?:sons?|daughters?|child(?:ren)?|brothers?|sisters?|father|mother|issue|widow|wife|husband) (?:n?or|and) $/i;

/** Behind "no child": "by blood or adoption other than ", ", living or dead, except ": those who are named are the only ones. */
const BUT_THESE =
  /^(?:,? (?:ever |was |were |been |had |born|to|him|her|them|by|of|his|whether|blood|or|and|adoption|adopted|natural|nor|sisters?|brothers?|child(?:ren)?|descendants?|issue|heirs?|kin|living|dead|then|at all|survived|surviving|survive|whatever|whatsoever|any|marriage|nature|law)\b){0,9},? (?:other than|except(?:ing)?(?: only)?|save(?: and except| only)?|besides?|but(?: only)?)(?: (?:for )?(?:the|said|his|her|one|a|(?:only )?(?:son|daughter|child)),?)*(?= [A-Z])/;

/** "Apart from ANN ROE and BO ROE he had no children": the exception stands before the denial. */
const ALL_BUT =
  /\b(?:[Aa]part|[Aa]side) from(?: (?:(?:his|her|the|one) )?(?:(?:two|three|four|five|only|said) )*(?:sons?|daughters?|child(?:ren)?)?,?)?(?= [A-Z](?:(?!, (?:his|her|the|my) )[^.;]|(?<=\b[A-Z])\.){2,160}?,? (?:he|she|they|there|(?:the )?[Dd]ecedent|[A-Z][a-z]+) (?:never )?(?:had|left|was|were|has|have)(?: (?:had|left|born|ever))* (?:no|not any|any) (?:other )?(?:child|issue|descendant))/g;

function allBut(text: string, from: number, to: number): KinPhrase[] {
  return [...text.slice(from, to).matchAll(ALL_BUT)].map((m) => {
    const start = from + m.index;
    return { ...bare, start, end: start + m[0].length, relation: "child", plural: true, count: null, ordinal: null };
  });
}

/** "he legally adopted CY ROE in 1950": a child whom no word of kin announces; not "was adopted by ANN ROE". */
const ADOPTS =
  /\b(?:[Hh]e|[Ss]he|[Tt]hey|[Dd]ecedent|also|had|legally|lawfully|[A-Z][a-z]+),? (?:(?:had|also|later|legally|lawfully|then|duly|thereafter) ){0,3}adopted (?=[A-Z][\w.]* [A-Z])/g;

const adopted = (text: string, from: number, to: number): KinPhrase[] =>
  [...text.slice(from, to).matchAll(ADOPTS)].map((m) => {
    const end = from + m.index + m[0].length;
    return { ...bare, start: end - 1, end, relation: "child", plural: false, count: 1, ordinal: null };
  });

/** "He had by her two children": hers is the other half, the children are his who had them. */
const HAD_BY = /\b(?:had|has|have|having|left|leaving|leaves|raised|(?:was|were) born) (?:of |to (?:him|them) )?(?:by|with|of|from) $/i;

/** "they lived together as husband and wife": how a couple lived, and no word of anybody's husband. */
const AS_COUPLE = /\b(?:husband and wife|man and wife|wife and husband)\b/gi;

/** Every phrase of kin in `text` between two places: "her two deceased sisters" → sibling, 2, possessive her, dead. */
export function findKinPhrases(text: string, from: number, to: number): KinPhrase[] {
  const found = [...text.slice(from, to).matchAll(kinPhrase())];
  const rows = marriageRows(text, from, to).map(
    ({ start, end, plural, words }): KinPhrase => ({ ...bare, start, end, relation: "spouse", plural, count: plural ? null : 1, ordinal: ordinalOf(words) }),
  );
  const couples = [...text.slice(from, to).matchAll(AS_COUPLE)].map((m) => ({ start: from + m.index, end: from + m.index + m[0].length }));
  const phrases = found
    .filter((m) => {
      const [start, end] = [from + m.index, from + m.index + m[0].length];
      if (couples.some((c) => start >= c.start && end <= c.end)) return false;
      return !calledSo(m[0], text.slice(end, end + 2)) && !issues(m[0], text.slice(Math.max(0, start - 12), start), text.slice(end, end + 12));
    })
    .map((m) => {
      const { poss, noun = "", blood = "" } = m.groups ?? {};
      const before = SAID_BEFORE.exec(m[0])?.[0].length ?? 0;
      const quality = (m.groups?.quality ?? "").slice(poss ? 0 : before);
      const start = from + m.index + before;
      const parted = parentOf(text, { start, end: from + m.index + m[0].length });
      if (parted) return parted;
      const pair = PAIR.test(noun);
      const everyOne = /\b(?:each|every)\b/i.test(quality);
      const plural = pair || everyOne || new RegExp(`\\b(?:${PLURAL})\\b`, "i").test(noun);
      const said = new RegExp(`\\b(${COUNT})\\b`, "i").exec(quality)?.[1]?.toLowerCase();
      const number = said ? (small.indexOf(said) >= 0 ? small.indexOf(said) : Number(said)) : null;
      const end = from + m.index + m[0].length;
      const but = /\b(?:no|any|other)\b/i.test(quality) ? (BUT_THESE.exec(text.slice(end, end + 110))?.[0].length ?? 0) : 0;
      const half = /\bhalf\b/i.test(`${quality} ${blood}`) && /brother|sister/i.test(noun);
      return {
        start,
        end: end + but,
        relation: half ? "half_sibling" : relationWord(noun),
        plural: plural || but > 0,
        count: but > 0 ? null : (number ?? (pair ? 2 : plural ? numberBehind(text.slice(end, end + 50)) : 1)),
        possessive: poss && relationWord(noun) === "child" && HAD_BY.test(text.slice(Math.max(0, start - 24), start)) ? null : (poss?.toLowerCase() ?? null),
        ordinal: ordinalOf(quality),
        ...(but > 0 ? { only: true } : {}),
        negated: (but === 0 && /\b(?:no|any)\b/i.test(quality)) || (quality.trim() === "" && OR_NO.test(text.slice(Math.max(0, start - 40), start))),
        dead: /\b(?:deceased|predeceased|dead|late)\b/i.test(quality),
        sex: pair ? null : sexOf(noun),
      };
    });
  return [...rows, ...allBut(text, from, to), ...adopted(text, from, to), ...phrases];
}

/** "his son": one of several kin of somebody, told one by one; "his only child" is no row. */
export function isOneOfRow(kin: KinPhrase, text: string): boolean {
  const words = text.slice(kin.start, kin.end);
  return /^(?:his|her)$/.test(kin.possessive ?? "") && /\b(?:son|daughter|brother|sister)$/i.test(words) && !/\b(?:only|sole)\b/i.test(words);
}

/** "died without issue", "leaving no child", "in infancy": one who left no children. */
export const LEFT_NONE =
  /\b(?:without|no|never had(?: any)?) (?:\w+ ){0,2}(?:issue|child(?:ren)?|descendants?)\b|\b(?:childless|unmarried|never married|an infant|in (?:his |her |early )?infancy)\b/i;
