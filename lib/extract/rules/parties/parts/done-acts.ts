// The acts of a deed, lease or assignment by the parts of their sentences: who (a name, a part, a pronoun), a verb of giving said as done now, to whom. Which verb, which part and in what order they stand does not matter.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { listFrom, listUpTo, type Named } from "./paper-names";
import { meantBy, ofSurname, type Paper } from "./who-is-meant";

export type DoneAct = { readonly at: number; readonly givers: readonly Named[]; readonly takers: readonly Named[] };

const THIRD =
  "(?:conveys|grants|sells|assigns|transfers|quit-?claims|leases|lets|demises|deeds|gives and conveys|bargains|remises|aliens|sets over|makes over|releases and quit-?claims|surrenders|gives back|gives up|relinquishes)";
const BASE = "(?:convey|grant|sell|assign|transfer|quit-?claim|lease|let|demise|deed|give|bargain|remise|alien|set over|make over|surrender|relinquish)";
const PERFECT = "(?:conveyed|granted|sold|assigned|transferred|quit-?claimed|leased|demised|deeded|bargained|made over|surrendered)";
const BETWEEN =
  "(?:,? (?:and|hereby|herewith|do|does|now|by (?:this|these) (?:deed|presents|instrument|lease|act|paper)|also|further|freely|fully|absolutely|warrants?|conveys?|delivers?|passe?s?|gives?|releases?|sets? (?:over|apart)|turns? over|lets?|aliens?|confirms?|bargains?|sells?|grants?|assigns?|transfers?|demises?|leases?|quit-?claims?),?)*";
const HELP =
  "(?:hereby|herewith|now|also|further|accordingly|therefore|likewise|this day|together|jointly|each|severally|thereby|by (?:this|these) (?:deed|presents|instrument|lease|act|paper|conveyance)|for (?:that|this|such|said) (?:price|consideration|sum))";
const ACT = new RegExp(
  `\\b(?:${THIRD}|(?:do|does|doth)(?:,? ${HELP},?)* (?:[a-z]+,? (?:and )?){0,4}?${BASE}|(?:has|have|hath) (?:this day |now |hereby |bargained and |bargained, |granted and )*${PERFECT}|(?:(?<=\\b(?:I|[Ww]e|[Tt]hey|[a-z]{3,}[s)"”]|parents|children|couple|[A-Z][\\w'’]*s|wife|husband),? )|(?<=[a-z], ))(?:${HELP},? ){0,3}(?:alien, |pass and |bargain, )?${BASE})\\b${BETWEEN}`,
  "g",
);
/** A run of verbs by which land itself passes. */
const PASSES =
  /\b(?:convey|grant|s[eo]l[ld]|assign|transfer|quit|leas|let|demis|deed|bargain|remis|alien|surrender|relinquish|(?:set|ma[kd]e|gives?) (?:over|back|up)|give)/i;
/** Words before a verb that make it no act of this paper: told, willed, allowed, a noun. */
const NO_ACT =
  /\b(?:to|may|shall|will|can|could|would|must|not|nor|never|if|when|whenever|unless|which|that|right|power|authority|agree[sd]?|heirs|successors?|administrators|executors|representatives|any|such|no|its|his|her|their|my|our|of|or|an?|the|this|said)(?: or| and|,)* $/i;

/** Words that make a name or part no subject: led by a preposition, or beside one who acts. */
const LED =
  /\b(?:to|unto|by|of|from|with|for|in|at|on|upon|between|under|than|against|through|before|after|toward|towards|whom|is|are|was|were|joined by|favou?r of|and (?:his|her))(?: (?:the|said|his|her|their|my|our|its|wife|husband|spouse|both|each|late|one|whom|daughter|son|children|present))*,? $/i;
/** "for her the parents give": before an article only the preposition itself leads. */
const LED_NEXT = /\b(?:to|unto|by|of|from|with|for|in|at|on|upon|between|under|than|against|through|before|after|whom|is|are|was|were)$/i;
const ARTICLE = /^(?:the|said|this|that|these|those|each|my|our|his|her|their) /i;
/** Between the subject and its verb: another verb ends the claim, unless it belongs to a clause about the subject. */
const OTHER_VERB = /\b(?:has|have|had|is|are|was|were|paid|pays|holds|owns|bought|sold|made|agrees?|warrants?|reserves?|covenants?)\b/i;
const ABOUT = /^[^A-Za-z]*(?:[^.;]{0,60}, )?(?:who|which|whose|of whom|being|having|for|in|joined|with|acting|a|an)\b/i;
const MOST = 24;

const PART_WORDS =
  "grant(?:or|ee)s? sellers? buyers? vend(?:or|ee)s? purchasers? owners? land-?owners? landlords? tenants? operators? less(?:or|ee)s? assign(?:or|ee)s? transfer(?:or|ee)s? don(?:or|ee)s? makers? givers? releas(?:or|ee)s? compan(?:y|ies) corporation bank railway association trust trustee partnership pool church firm syndicate society parents? daughters? sons? children mother father husband wife couple brothers? sisters? state government commonwealth";
/** Each word with a small or great first letter. */
const anyCase = (words: string): string =>
  words
    .split(" ")
    .map((w) => `[${w.charAt(0)}${w.charAt(0).toUpperCase()}]${w.slice(1)}`)
    .join("|");
const PART = new RegExp(
  `(?<![\\w"“'‘(])(?:([Tt]he|[Ss]aid|[Tt]his|[Tt]hat|[Tt]h[eo]se|[Ee]ach|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:said |aforesaid |above[- ]named |undersigned )?(?:(?!(?:the|said|that|this)\\b)[a-z]+ )?)?(${anyCase(PART_WORDS)}|[Pp]art(?:y|ies) of the [a-z]+ part|(?:[Ff]irst|[Ss]econd|[Oo]ther) part(?:y|ies))(?![\\w'’])`,
  "g",
);
/** "the Birches", "the said Larks". */
const FAMILY = /\b(?:[Tt]he (?:said )?|[Ss]aid )((?:[A-Z][a-z]+ )?[A-Z][a-z]+s)(?![\w'’])/g;
type Ref = { start: number; end: number; names: Named[] };

const isPart = (m: RegExpMatchArray): boolean => /^[A-Z]/.test(m[2] ?? "") || m[1] !== undefined;

/** Names, parts and pronouns between two places that the paper means somebody by, in order. */
function refsIn(p: Paper, from: number, to: number, cache: Map<string, Named[]>): Ref[] {
  const meant = (word: string): Named[] => {
    const key = word.toLowerCase();
    const known = cache.get(key) ?? meantBy(p, word);
    cache.set(key, known);
    return known;
  };
  const named = p.names.flatMap((n): Ref[] => (n.start >= from && n.end <= to ? [{ start: n.start, end: n.end, names: [n] }] : []));
  const families = [...p.text.slice(from, to).matchAll(FAMILY)].flatMap((m): Ref[] => {
    const names = ofSurname(p, m[1] ?? "");
    return names.length ? [{ start: from + m.index, end: from + m.index + m[0].length, names }] : [];
  });
  const parts = [...p.text.slice(from, to).matchAll(PART)].flatMap((m): Ref[] => {
    const start = from + m.index;
    const end = start + m[0].length;
    if (!isPart(m) || p.names.some((n) => n.start < end && n.end > start)) return [];
    return [{ start, end, names: meant(m[2] ?? "") }];
  });
  return [...named, ...parts, ...families].sort((x, y) => x.start - y.start);
}

/** "we", "I accordingly", "they": a pronoun for the subject. */
const SPEAKS = /\b(I|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|[Ii]t)(?:,? (?:do|does|have|has|hereby|this day|also|now|and|accordingly|therefore|likewise|each|both))*,? $/;

/** Where the list opens that a name stands in: "paid by A and wife, B". One led in by a comma alone opens a clause of his own. */
function listHead(p: Paper, r: Ref): number | null {
  const at = p.names.findIndex((n) => n.start === r.start);
  const before = p.names[at - 1];
  if (at < 0 || !before) return at < 0 ? null : r.start;
  return /\band\b|&|;/.test(p.text.slice(before.end, r.start)) ? (listUpTo(p.text, p.names, at, 0)[0]?.start ?? r.start) : r.start;
}

/** Who does what the verb at `verb` says. */
function subjectOf(p: Paper, refs: readonly Ref[], from: number, verb: number): { names: Named[]; start: number } | null {
  if (SPEAKS.test(p.text.slice(Math.max(from, verb - 50), verb))) return null;
  for (const r of refs.filter((x) => x.start >= from && x.end <= verb).toReversed()) {
    const before = p.text.slice(Math.max(from, r.start - 40), r.start);
    if (ARTICLE.test(p.text.slice(r.start, r.end)) ? LED_NEXT.test(before.trimEnd()) : LED.test(before)) continue;
    const gap = p.text.slice(r.end, verb);
    const head = listHead(p, r);
    if (head !== null && LED.test(p.text.slice(Math.max(from, head - 40), head))) continue;
    if (/^['’]/.test(gap) || (OTHER_VERB.test(gap) && !ABOUT.test(gap))) continue;
    const named = p.names.findIndex((n) => n.start === r.start);
    const list = named >= 0 ? joinedBefore(p, named, from, listFrom(p.text, p.names, named, verb)) : r.names;
    if (!list.length && refs.some((o) => o.end < r.start && /^, $/.test(p.text.slice(o.end, r.start)))) continue;
    return { names: list, start: r.start };
  }
  return null;
}

/** "A, with B, his wife, and C sell": the subject nearest to the verb may be the last of a list. */
function joinedBefore(p: Paper, at: number, from: number, list: Named[]): Named[] {
  const before = p.names[at - 1];
  if (!before || before.start < from || !/^[^.;:]{0,80}?(?:,| and) (?:and )?(?:the )?$/.test(p.text.slice(before.end, list[0]?.start ?? 0))) return list;
  const head = listHead(p, { ...before, names: [] }) ?? before.start;
  if (LED.test(p.text.slice(Math.max(from, head - 40), head)) || /\b(?:to|paid|from|by|who|which|that)\b/i.test(p.text.slice(before.end, list[0]?.start ?? 0)))
    return list;
  return joinedBefore(p, at - 1, from, [before, ...list.filter((n) => n.key !== before.key)]);
}

const TO = /\b(?:unto|to|in favou?r of)(?: and unto)? (?=(?:(?:the|said|these|this|that|my|our|his|her|their|him|them|it|each|both|you)\b|["“]?[A-Z]))/g;
/** Words between verb and "to" by which it leads to who took by another paper or is only paid. */
const ELSEWHERE =
  /\b(?:executed|made|given|granted|conveyed|deeded|sold|patented|leased|assigned|devised|dated|payable|paid|belonging|due|equal|according|subject|title|adjoin\w*|next|known|heirs|reserv\w+|from|corner|thence|recorded|descri\w+|refer\w*|pertain\w*|appurten\w*|relat\w+|entitled)\b[^,;]{0,60}$/i;
/** "to her", not "to her brother Bo Mott". */
const PRONOUN = /^(him|it|them|you|her(?! (?!the\b|all\b|that\b|said\b|an?\b|one\b)[a-z]+,? [A-Z]))\b(?!self)/;

/** Whom the words behind "to" mean. */
function objectAt(p: Paper, refs: readonly Ref[], at: number, verb: number, givers: readonly Named[]): Named[] {
  const pronoun = PRONOUN.exec(p.text.slice(at, at + 8))?.[1]?.toLowerCase();
  const others = (list: readonly Named[]) => list.filter((n) => !givers.some((g) => g.key === n.key));
  if (pronoun) {
    const apposed = refs.find((r) => r.start > at && /^\w+,? (?:and to no other,? |namely,? |to wit,? )?(?:the )?(?:said )?$/i.test(p.text.slice(at, r.start)));
    if (apposed) return others(apposed.names);
    const fits = (r: Ref): boolean => {
      const list = others(r.names);
      return (
        list.length > 0 &&
        (pronoun === "it" ? list.some((n) => n.house) : pronoun === "them" ? list.length > 1 || list.some((n) => n.house) : !list.some((n) => n.house))
      );
    };
    return others(refs.findLast((r) => r.end <= verb && fits(r))?.names ?? []);
  }
  const first = refs.find(
    (r) =>
      r.names.length > 0 &&
      r.start >= at &&
      /^(?:the |said |my |our |his |her |their |each |both |of |dear |beloved |seven |six |five |four |three |two |\w+ )*,? ?$/i.test(
        p.text.slice(at, r.start),
      ) &&
      r.start - at < 30,
  );
  if (!first) return [];
  const named = p.names.findIndex((n) => n.start === first.start);
  return others(named >= 0 ? listFrom(p.text, p.names, named, p.end) : first.names);
}

/** "To the trustee of that trust, for no payment, I grant", "…, and now to said trust she conveys": who takes may be named before the verb and its subject. */
const TO_AHEAD =
  /(?:^(?:\W*\w{1,3}[.)])?\s*|[,;] (?:and )?(?:now |so |accordingly |therefore |hereby |thereupon )?)(?:[Uu]n)?[Tt]o (?=(?:the|said|these|this|that|my|our|his|her|their)\b|["“]?[A-Z])/g;
/** From him who is meant to the subject: what he is, what is paid. */
const TO_SUBJECT = /^(?:(?:,| of| for| in| as)[^.;:]{0,90})?,? $|^ $/;

function takersAhead(p: Paper, refs: readonly Ref[], from: number, verb: number, givers: readonly Named[]): Named[] {
  for (const t of p.text.slice(from, verb).matchAll(TO_AHEAD)) {
    const at = from + t.index + t[0].length;
    const takers = objectAt(p, refs, at, verb, givers);
    const ref = refs.find((r) => r.start >= at && r.names.some((n) => takers.includes(n)));
    const gap = ref ? p.text.slice(ref.end, verb) : "";
    const subject =
      /(?:\b(?:I|we|he|she|it|they|do|does|hereby|now)|\b(?:the|said) [a-z]+|[A-Z][\w'’.]*(?:,[^.;]{0,60},)?)(?:,? (?:do|does|hereby|now))*,? $/.exec(gap);
    if (takers.length && subject && TO_SUBJECT.test(`${gap.slice(0, subject.index)}`) && !ELSEWHERE.test(gap)) return takers;
  }
  return [];
}

/** The acts that the paper does, in order, each with whom it names or means; either side may be empty. */
export function doneActs(a: Anatomy, p: Paper): DoneAct[] {
  const { text } = a.view;
  const cache = new Map<string, Named[]>();
  const from = a.title && a.title.start < 300 ? a.title.end : 0;
  const acts = [...text.slice(0, p.end).matchAll(ACT)].filter(
    (m) => m.index >= from && PASSES.test(m[0]) && !NO_ACT.test(text.slice(Math.max(0, m.index - 30), m.index)),
  );
  if (!acts.length) return [];
  const refs = refsIn(p, 0, p.end, cache);
  return acts.slice(0, MOST).map((m): DoneAct => {
    const end = m.index + m[0].length;
    const sentence = a.sentences.find((s) => s.start <= m.index && s.end > m.index) ?? { start: 0, end: p.end };
    const subject = subjectOf(p, refs, sentence.start, m.index);
    const givers = subject?.names ?? [];
    const breath = Math.min(p.end, sentence.end, end + 900);
    for (const t of text.slice(end, breath).matchAll(TO)) {
      if (ELSEWHERE.test(text.slice(end, end + t.index))) continue;
      const takers = objectAt(p, refs, end + t.index + t[0].length, m.index, givers);
      if (takers.length) return { at: m.index, givers, takers };
      break;
    }
    return { at: m.index, givers, takers: takersAhead(p, refs, sentence.start, m.index, givers) };
  });
}
