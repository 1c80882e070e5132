// Words beside a name that lead to another name of the same person: "who was before her marriage Ada Roe", "the same who bought of Cy Mott under the name of A. Roe", "co-partners holding lands as ROE & DOE".
import { isOrganisation } from "@/lib/names/entity-type";
import { emptyMention, type Mention } from "./mention";
import { matchName } from "./name-matcher";
import { hit, type State, tokenAt } from "./reading-state";

const oneOf = (...words: readonly string[]): string => `(?:${words.join("|")})`;

const OPENS = oneOf(
  ...[
    "who",
    "whose",
    "whom",
    "being",
    "the same",
    "one and the same",
    "the identical",
    "the person",
    "(?:the )?(?:grantee|patentee|vendee|heir)s? (?=(?:in|of|named)\\b)",
  ],
  ...["before", "prior to", "until", "up to", "heretofore", "formerly", "otherwise", "then", "by her", "by his", "her", "his", "there", "therein"],
  ...[
    "named",
    "called",
    "known",
    "described",
    "written",
    "styled",
    "spelled",
    "shown",
    "(?:all |both |sole |the |whole |only |of )*(?:co-?)?partners",
    "trading",
  ],
  ...["to whom", "composing", "constituting", "comprising", "doing business"],
);
/** Words that lead to another name of a company: "which before May 1, 1972 bore the name of", "its name having been", "called until its charter was amended". */
const OPENS_FIRM = oneOf("which", "that", "its", "under", "by change", "being", "now", "a name");
const PLAIN = "[a-z][a-z'-]*,?";
const AFTER_PREPOSITION = "(?<=\\b(?:of|from|by|to|in|on|the|with) )[A-Z][\\w.'&-]*,?(?: [A-Z][\\w.'&-]*,?){0,3}";
const WORDS = `(?:(?:${PLAIN}|\\d{1,4},?|(?:Vol|Book|Bk|Page|No|Deed)\\.?,?|${AFTER_PREPOSITION}) ){0,16}?`;
const LINK = oneOf(
  "names?(?: and style)? of",
  "name",
  "firm(?: and style)? of",
  "as",
  "same",
  "was",
  "is",
  "being",
  "written",
  "spelled",
  "spelt",
  "called",
  "named",
  "styled",
  "otherwise",
  "formerly",
  "then",
  "marriage,?",
  "divorce,?",
  "n[ée]e",
);
const DATE = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?,?";
const FIRM_WORDS = `(?:(?:${PLAIN}|\\d{1,4},?|${DATE}) ){0,16}?`;
const FIRM_LINK = oneOf(
  "names? of",
  "name",
  "names? (?:was|is|being|having been)",
  "as",
  "been",
  "was",
  "called",
  "named",
  "styled",
  "title of",
  "names?(?: [a-z]+| \\d{4}){0,4} from",
  "changed from",
  "in (?:place|lieu|stead) of",
  "instead of",
);
const FIRM_LEADS = new RegExp(`[,;]? ?\\(?(?:and )?(?=${OPENS_FIRM}\\b)${FIRM_WORDS}${FIRM_LINK} ["'“]?(?=[A-Z])`, "y");
/** "formerly", "until 1999", "before that": the other name is one of another time; or it is said to be a name. */
const OF_NAMES = /\b(?:names?|named|known|called|styled)\b/i;
const FIRM_BEHIND = /^[,"”']*,? ?(?:(?:and so named|until|till|up to|before|prior to|down to) )/i;
const LEADS = new RegExp(`[,;]? ?\\(?(?:and )?(?:now )?(?=${OPENS}\\b)${WORDS}${LINK} ["']?(?=[A-Z])`, "y");
/** What makes the words tell of who somebody is and not of what he did. */
const OF_IDENTITY =
  /\b(?:same|identical|names?|named|known|called|written|spell?ed|spelt|styled|marriage|married|divorce|maiden|acquir\w+|issued|took|bought|purchased|received|patent\w*|title|grantee|vendee|trading|business|holding|otherwise|formerly|heretofore|partners?|firm)\b/i;
/** "his wife, and two children of his first marriage, AL ROE": whose the children named next are. */
const OF_CHILDREN = /\b(?:child(?:ren)?|sons?|daughters?|issue|boys?|girls?)\b.*\b(?:marriage|union),? $/i;
/** "who was Ada Roe before her marriage". */
const TURNED = /[,;]? ?\(?(?:and )?(?:who )?(?:was |being |born |n[ée]e )?(?=[A-Z])/y;
const BEFORE_MARRIAGE =
  /^,? (?:before|prior to|until|up to|at the time of|previous to) (?:her|the|said|his) (?:said |last |first |present |recent )?(?:marriage|divorce|wedding)\b(?: (?:to|with|from) [^,;()]{2,60})?/;
/** Words behind the other name that go on about it: " in the patent from the United States, she being an immigrant". */
const GOES_ON = /(?:,? (?:in|by|of|before|prior to|until|at|when|on)\b[^,;()]{0,90})?(?:, (?:he|she|they|it) (?:being|having)\b[^,;]{0,150})?\)?/y;
const PARTNERS = /\bpartners?(?:hip)?\b|\bfirm\b/i;

/** Length of the words at the present place that lead to another name; 0 where none do. */
function leadLength(s: State): { length: number; words: string } | null {
  const m = hit(LEADS, s);
  if (
    m &&
    OF_IDENTITY.test(m[0]) &&
    !OF_CHILDREN.test(m[0]) &&
    !/\b(?:trustee|executor|agent|attorney|guardian|administrat\w+|nominee|lien|collateral)\b/i.test(m[0])
  )
    return { length: m[0].length, words: m[0] };
  return null;
}

/** Length of the words that lead to another name of a company; 0 where none do. */
function firmLead(s: State, last: Mention): number {
  const m = isOrganisation(last.name) ? hit(FIRM_LEADS, s) : null;
  if (!m || /\b(?:agent|trustee|operator|attorney|nominee|subsidiary|affiliate|parent|owned|division|lease|deed|president|partner)\b/i.test(m[0])) return 0;
  const named = nameAt(s, s.at + m[0].length);
  if (!named || !isOrganisation(named.name)) return 0;
  return OF_NAMES.test(m[0]) || FIRM_BEHIND.test(s.text.slice(named.end, named.end + 30)) ? m[0].length : 0;
}

/** "ROE & DOE" behind words of partners. */
const FIRM = /^[A-Z][A-Za-z'-]+(?:, [A-Z][A-Za-z'-]+){0,4},? (?:&|and|AND) [A-Z][A-Za-z'-]+(?: (?:Brothers|Bros\.?|Sons?|Company|Co\.?))?(?! [A-Z])/;

function nameAt(s: State, at: number, partners = false): { name: string; end: number } | null {
  const firm = partners ? FIRM.exec(s.text.slice(at, at + 120))?.[0] : undefined;
  if (firm) return { name: firm, end: at + firm.length };
  const i = tokenAt(s, at);
  if (s.tokens[i]?.start !== at) return null;
  const m = matchName(s.tokens, s.text, i);
  const end = s.tokens[(m?.to ?? 0) - 1]?.end ?? at;
  return m && /\S \S/.test(m.name) ? { name: m.name.replace(/[,;]$/, ""), end } : null;
}

/** The partners before "co-partners trading as ROE & DOE" give way to their house, which holds the title (Uniform Partnership Act § 8). */
function takeFirm(s: State, name: string, start: number, end: number): void {
  const group: Mention[] = [];
  while (s.mentions.length && s.mentions.at(-1)?.label === null && group.length < 8) group.unshift(s.mentions.pop() as Mention);
  const first = group[0];
  s.mentions.push({
    ...emptyMention(name, { start, end }),
    entityWords: "a partnership",
    capacity: `by ${group.map((m) => m.name).join(" and ")}`,
    strays: first?.strays ?? 0,
    label: null,
  });
}

/** "C. Mott and Eva Mott, being the same Cy Mott": who of those named last bears the other name; the last of them where none is told by it. */
function bearerOf(s: State, last: Mention, name: string): Mention {
  const letters = (n: string) => `${n.charAt(0)} ${n.split(" ").at(-1)}`.toUpperCase();
  const near = s.mentions.slice(-3).toReversed();
  return near.find((m) => letters(m.name) === letters(name)) ?? last;
}

/** Reads another name of the person last named; false where the words at the present place lead to none. */
export function takeIdentity(s: State, last: Mention): boolean {
  const lead = leadLength(s);
  const at = s.at + (lead?.length ?? 0);
  const partners = lead !== null && PARTNERS.test(lead.words) && !isOrganisation(last.name);
  const named = lead ? nameAt(s, at, partners) : null;
  if (lead && named) {
    if (partners && / (?:&|and) /i.test(named.name)) takeFirm(s, named.name, at, named.end);
    else bearerOf(s, last, named.name).aliases.push(named.name);
    s.at = named.end;
    s.at += hit(GOES_ON, s)?.[0].length ?? 0;
    return true;
  }
  const firm = firmLead(s, last);
  const former = firm > 0 ? nameAt(s, s.at + firm) : null;
  if (former) {
    last.aliases.push(former.name);
    s.at = former.end;
    s.at += hit(GOES_ON, s)?.[0].length ?? 0;
    return true;
  }
  const turned = hit(TURNED, s);
  const own = turned ? nameAt(s, s.at + turned[0].length) : null;
  const behind = own ? BEFORE_MARRIAGE.exec(s.text.slice(own.end, own.end + 60)) : null;
  if (!own || !behind) return false;
  last.aliases.push(own.name);
  s.at = own.end + behind[0].length;
  s.at += hit(GOES_ON, s)?.[0].length ?? 0;
  return true;
}
