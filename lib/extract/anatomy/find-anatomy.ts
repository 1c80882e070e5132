// Finds the parts of an instrument by their opening words, in the order in which two centuries of forms put them. A part that is not found is null; nothing is guessed.

import { findSentences } from "@/lib/text/sentences";
import type { Span, TextView } from "@/lib/text/view";
import { textView } from "@/lib/text/view";
import type { Anatomy } from "./anatomy";
import {
  acknowledgmentWords,
  exhibitWords,
  grantingWords,
  landWords,
  mailingWords,
  noGrantBefore,
  premisesWords,
  preparedWords,
  reservationWords,
  testimoniumWords,
  warrantyWords,
} from "./anchors";
import { findHabendum } from "./habendum";
import { maskNeighbours } from "./own-part";
import { findPassive } from "./passive";
import { findStampLines } from "./stamps";
import { findTitle } from "./title";
import { findVenue } from "./venue";

const at = (text: string, pattern: RegExp, from: number, to = text.length): Span | null => {
  const m = new RegExp(pattern.source, pattern.flags.replace("g", "")).exec(text.slice(from, to));
  return m ? { start: from + m.index, end: from + m.index + m[0].length } : null;
};

/** "hereby relinquishes her dower", "do release unto A all my right of homestead", "hereby gives its consent": what joins in a grant told elsewhere. */
const JOINS_IN =
  /^[ ,]*(?:(?:un)?to [^.;]{2,80}?,? )?(?:all |any |every )?(?:of )?(?:her|his|their|its|my|our) (?:rights? (?:and claims? )?(?:of|to|in) |claims? (?:of|to) |full |written )?(?:dower|homestead|curtesy|consent|joinder)\b/i;

/** First granting words that give something away, not words of covenant ("good right to bargain and sell"); those by which one only joins in count where no other verb gives. */
function findGrant(text: string, from: number, to: number): Span | null {
  let joined: Span | null = null;
  for (const m of text.slice(from, to).matchAll(grantingWords)) {
    const start = from + m.index;
    const before = text.slice(Math.max(0, start - 40), start);
    if (noGrantBefore.test(before) || (SO_GRANTED.test(m[0]) && THING_BEFORE.test(before))) continue;
    const found = { start, end: start + m[0].length };
    if (!JOINS_IN.test(text.slice(found.end, found.end + 160))) return found;
    joined ??= found;
  }
  return joined && (findSoleVerb(text.slice(0, to), from) ?? joined);
}

/** "The royalty hereby granted": the thing of a grant made elsewhere in the paper, no words of granting. */
const SO_GRANTED = /^hereby (?:\w+ed|given|sold|let)\b/i;
const THING_BEFORE =
  /\b(?!(?:is|are|be|being|been|was|were|has|have|hath|and|or|now|day|presents|therefore|also|grantors?|vendors?|sellers?|donors?|undersigned|part(?:y|ies)) )[a-z]{3,} $/;

/** "convey, with all minerals, | to B": what comes along with the land, told between the verb and the taker. */
const COMES_ALONG = ",? (?:(?:together |along )?with|including|surface and|minerals and) [^.;:,]{2,60}(?:, (?:coal|oil|gas|and|or|royalt)[^.;:,]{2,40}){0,3},";

/** "ELM OIL CO. assigns to A", "The State of Ohio leases to B": one verb alone grants where no fuller words do. */
const soleVerb = new RegExp(
  `(?<=\\b(?:[Ll]essors?|LESSORS|hereby|do),? )lease(?: exclusively)? (?:un)?to (?=(?:the |said )?[A-Z])|\\b(?:(?:(?:re-?)?conveys?|grants?|assigns?|leases|sells?|quit-?claims?|transfers?|donates?|gives?|(?:makes?|turns?) over|CONVEYS?|GRANTS?|ASSIGNS?|LEASES|SELLS?|QUIT-?CLAIMS?|TRANSFERS?|DONATES?|GIVES?)(?: (?:on|at) (?:my|his|her|our|their) death)?(?: exclusively| hereby)?(?: (?:the same|said (?:land|property|premises|tract|interest)|the (?:said )?(?:land|property|premises)))?(?:,? with(?:out)? (?:\\w+ ){0,3}warrant(?:y|ies)[^,.;]{0,60},?)?(?:${COMES_ALONG})?(?:: ?\\(?\\w{1,2}[.)])? (?:un)?to (?=(?:the |said )?["'(]?[A-Z]|(?:my|our|his|her|its|their) (?:[a-z-]+,? ){1,3}?[A-Z]|each of\\b|the following\\b|(?:the )?(?:said )?(?:grantees?|second part(?:y|ies)|part(?:y|ies) of the second|buyers?|purchasers?|vendees?|donees?)\\b)|(?:assigns|conveys|grants|leases|quit-?claims|transfers|releases|(?:makes|turns) over)(?: exclusively| hereby)? (?=(?:to|unto|the|all|said|an?|its|his|her|their|any|one|two|three|\\d)\\b))`,
  "g",
);

const GIVEN = "(?:leased|let|demised|sold|conveyed|granted|assigned|transferred|given|bargained)";
/** "has on March 1, 1934, leased to A", "leases, as of May 2, to A", "I, A. Roe, Sheriff of Elm County, convey the land to B", "the lessors who sign below lease to A": the verb alone with words of time beside it, or of several. */
const asideVerb = new RegExp(
  `\\b(?:I|[Ww]e) (?:(?:now|do|hereby|here|also|herewith|this day) )+(?:convey|sell|grant|give|assign|transfer|release|surrender)\\b|(?<=\\b(?:I|[Ww]e), (?:the undersigned,? )?[A-Z](?:[^.;:]|(?<=\\b[A-Z])\\.){3,140}, )(?:convey|sell|grant|assign|transfer|quit-?claim) (?=(?:the|all|said|that|those|my|our|an|one|to|unto)\\b)|\\b(?:(?:has|have|hath),? (?:on|this|as of|upon)\\b[^.;()]{3,60}?,? ${GIVEN}(?:,? and ${GIVEN})? (?=(?:un)?to )|(?:leases|lets|demises|conveys|grants|sells|assigns|transfers|gives),? (?:on|as of|effective|this|for|upon)\\b[^.;()]{3,60}?,? (?:un)?to (?=(?:the |said )?["'(]?[A-Z])|lets (?:un)?to (?=(?:the |said )?["'(]?[A-Z])|(?<!\\b(?:the|an?|said|this|that|such|certain|gas|oil|minerals?|of|any|no|under|in|by|prior|old|new|top|each|every|present|to|may|shall|will|not|mining|my|our|his|her|its|their),? )(?:lease|let|demise|convey|sell|grant|assign|transfer)(?:${COMES_ALONG})? (?:un)?to (?=(?:the |said )?(?:[A-Z][\\w.&']+ [A-Z]|(?:second part(?:y|ies)|part(?:y|ies) of the second part|grantees?|lessees?|buyers?|purchasers?|vendees?|assignees?)\\b)))`,
  "g",
);

/** "CONVEYED, and by this deed sold in fee simple to B": the label of a form that grants by its participle. */
const labelled =
  /(?<=(?:^|[.;:] ))(?:CONVEYED|SOLD|GRANTED|Conveyed|Sold|Granted)\b(?:,? (?:and|by|this|deed|hereby|sold|conveyed|granted|in|fee|simple|absolute|from|day),?)* (?:un)?to (?=[A-Z]|the )/g;

/** One verb alone that gives. */
function findSoleVerb(text: string, from: number): Span | null {
  const sole = [...text.slice(from).matchAll(soleVerb), ...text.slice(from).matchAll(asideVerb), ...text.slice(from).matchAll(labelled)].sort(
    (x, y) => x.index - y.index,
  );
  for (const m of sole) {
    const start = from + m.index;
    const before = text.slice(Math.max(0, start - 40), start).replace(/\b(?:which|who),? $/i, "");
    if (!noGrantBefore.test(before) && /[\w)"',.] $/.test(text.slice(Math.max(0, start - 2), start))) return { start, end: start + m[0].length };
  }
  return null;
}

/** Granting words outside the title; one verb alone where no fuller words stand. */
function findAnyGrant(text: string, premisesFrom: number, title: Span | null): Span | null {
  const fuller = findGrant(text, premisesFrom, text.length) ?? (title ? findGrant(text, 0, title.start) : findGrant(text, 0, text.length));
  return fuller ?? findSoleVerb(text, premisesFrom) ?? findPassive(text, premisesFrom);
}

const notarial =
  /\b(?:[bdh]efore me\b|personally (?:appeared|c\w{0,2}me\b)|Notarial Seal|acknowledged before me|(?:subscribed|sworn) (?:to )?and (?:subscribed|sworn)|sworn to before)/i;

/** "subject to an easement to Elm Company;": another paper, whose date a scan's semicolon parts from it. */
const toldPaper =
  /\b(?:an?|the|said|that|certain|by|in|under|from|his|her|their|its|my|our) (?:[\w&]+ ){0,3}(?:easement|right[- ]of[- ]way|lease|deed|mortgage|permit|licen[cs]e|agreement|option|instrument|assignment|conveyance)\b(?:[^.;]|(?<=\b(?:[A-Z]|Inc|Co|Corp|Ltd))\.|\.(?=,? [a-z(\d]|,)){0,90}(?:[;:]|\b(?:ux|vir|al|seq|[A-Z]|Inc|Co|Corp|Ltd)\.) $/i;

/** "SCOTT COUNTY, IOWA, ss." behind the head of the paper: so too. */
const notarialVenue = /\b(?:County|COUNTY|Parish|PARISH)\b[^.;]{0,30}\bss\b/;
const HEAD = 400;

/** "… by deed, dated July 3, 1901, and recorded …": the date of another paper opens no witness clause; "Dated this 3rd day of …" does. */
function opensLine(text: string, starts: ReadonlySet<number>, at: number): boolean {
  if (/^\w+[^.;]{0,40}\d{4},? (?:and )?(?:filed|recorded|in (?:book|vol|deed)|of record)\b/i.test(text.slice(at, at + 90))) return false;
  const before = text.slice(Math.max(0, at - 40), at);
  if (
    /\b(?:deed|lease|mortgage|instrument|will|agreement|order|survey|plat|map|assignment|patent|husband|wife|single|widow(?:er)?|unmarried),? ?$/i.test(before)
  )
    return false;
  if (/[a-z]/.test(text.charAt(at)) && /[A-Za-z,] ?$/.test(before) && !/\b(?:and|was|is|been|hereby|duly|presents) $/i.test(before)) return false;
  if (text.startsWith("dated", at) && toldPaper.test(text.slice(Math.max(0, at - 140), at))) return false;
  return (
    starts.has(at) ||
    /(?:^|[.;:)\]"'] ?|\b(?:and|was|is|has been|have been|hereby|been|duly|presents|parties|grantors?|lessors?|undersigned)\b,? )$/i.test(before)
  );
}

/** "LEASE. Dated March 3, 1995. Lessors: …": a date in front of the parties is the head of a short form, not its foot. */
const opensPaper = (text: string, from: number, at: number): boolean =>
  at - from < 120 &&
  !/\bto ha\w{1,2} and (?:to )?hold\b/i.test(text.slice(Math.max(0, from - 60), from)) &&
  /\b(?:lessors?|lessees?|grantors?|grantees?|assignors?|assignees?)\b/i.test(text.slice(at, at + 400));

/** The witness clause before the first notary's certificate; else the last words of signing. */
function findTestimonium(view: TextView, sentences: readonly Span[], from: number, to: number): Span | null {
  const { text } = view;
  const starts = new Set([...view.lines, ...sentences].map((x) => x.start));
  const notary = Math.min(at(text, notarial, from, to)?.start ?? to, at(text, notarialVenue, Math.max(from, HEAD), to)?.start ?? to);
  const found: Span[] = [];
  for (const m of text.slice(from, to).matchAll(testimoniumWords)) found.push({ start: from + m.index, end: from + m.index + m[0].length });
  const isWitness = (s: Span): boolean => /w[il1]t|testim|vitness|hiden/i.test(text.slice(s.start, s.end));
  const fit = found.filter((s) => isWitness(s) || opensLine(text, starts, s.start));
  const own = fit.filter((s) => s.start < notary && (isWitness(s) || !opensPaper(text, from, s.start)));
  return own.findLast(isWitness) ?? own.at(-1) ?? null;
}

/** "On tnis 26th day of October, 1920, before me": the date belongs to the certificate though its first words are spoilt. */
function withItsDate(text: string, from: number, start: number): number {
  const back = Math.max(from, start - 230);
  const m = /\bon t\w{2,4},? (?:the )?(?=[^.;]{0,12}\d|\S{3,14} day)[^;]{0,200}$/i.exec(text.slice(back, start));
  return m ? back + m.index : start;
}

/** "In testimony whereof we have set our hands on this, the 9th day of …": still the witness clause. */
const isWitnessDay = (text: string, from: number, start: number): boolean =>
  start - from < 200 &&
  /^on this/i.test(text.slice(start, start + 7)) &&
  !/[.;]/.test(text.slice(from, start)) &&
  /\b(?:hands?|seals?|names?)\b/.test(text.slice(from, start));

function findAcknowledgments(text: string, from: number): Span[] {
  const starts: number[] = [];
  for (const m of text.slice(from).matchAll(acknowledgmentWords)) {
    if (isWitnessDay(text, from, from + m.index)) continue;
    const start = withItsDate(text, from, from + m.index);
    const previous = starts.at(-1);
    if (previous === undefined || start - previous > 700 || /^(?:the )?(?:state|comm)/i.test(m[0])) starts.push(start);
  }
  return starts.map((start, i) => ({ start, end: Math.min(starts[i + 1] ?? text.length, start + 1800) }));
}

function findExhibits(text: string, from: number): Span[] {
  const heads: Span[] = [];
  for (const m of text.slice(from).matchAll(exhibitWords)) {
    const start = from + m.index;
    if (!/(?:attached|in|on|the|said|see|of|by|as|hereto|to) ["']?$/i.test(text.slice(Math.max(0, start - 12), start)))
      heads.push({ start, end: start + m[0].length });
  }
  return heads.map((h, i) => ({ start: h.start, end: heads[i + 1]?.start ?? text.length }));
}

/** Sentences of `words`, outside the habendum and the covenants of title. */
function sentencesWith(text: string, sentences: readonly Span[], words: RegExp, body: Span): Span[] {
  return sentences.filter((s) => s.end > body.start && s.start < body.end && words.test(text.slice(s.start, s.end)));
}

/** Place after the title and a note in brackets: "MEMORANDUM OF LEASE (No. 1 of 3)". */
function afterTitle(text: string, title: Span | null): number {
  const end = title?.end ?? 0;
  return end + (/^[ .]{0,2}\([^()]{0,80}\)/.exec(text.slice(end, end + 90))?.[0].length ?? 0);
}

/** "This lease shall endure three years", "the lessor acknowledged this lease": the paper told of in the midst of its terms. */
const TELLS_OF =
  /^,? (?:shall|will|may|must|can|takes?|runs?|lasts?|goes|continues?|remains?|ends?|binds?|covers?|reach\w*|has|had|was|were|as|do|does|did|is (?!(?:hereby |now )?(?:made|given|granted|entered|executed|between|by|from|dated))\w+)\b/i;
const MIDST = 120;

/** The first words from `from` on that open the premises, not those that only speak of the paper further on than its head, which ends at `head`. */
function openingWords(text: string, from: number, end: number, head: number): Span | null {
  for (let m = at(text, premisesWords, from, end); m; m = at(text, premisesWords, m.end, end)) {
    const behind = text.slice(m.end, m.end + 40);
    const told = /^this\b/i.test(text.slice(m.start, m.start + 5))
      ? TELLS_OF.test(behind) || /[a-z],? $/.test(text.slice(Math.max(0, m.start - 3), m.start))
      : /^between$/i.test(text.slice(m.start, m.end)) && !/^\W*(?:the (?:undersigned|[A-Z])|[A-Z]|\w+ [A-Z])/.test(behind);
    if (!told || m.start - head <= MIDST) return m;
  }
  return null;
}

function findPremises(text: string, title: Span | null, grant: Span | null): Span | null {
  const from = afterTitle(text, title);
  const end = grant?.start ?? Math.min(text.length, from + 1500);
  const own = openingWords(text, Math.min(from, end), end, from);
  const early = own ? null : openingWords(text, 0, end, from);
  // "This conveyance has been examined": the auditor's words above the title open nothing.
  const audited =
    early !== null &&
    early.end <= from &&
    /^th\ws\b/i.test(text.slice(early.start, early.end)) &&
    /^ ?(?:has|have|was|is) /.test(text.slice(early.end, early.end + 6));
  const opening = own ?? (audited ? null : early);
  const start = opening?.start ?? from;
  return end > start ? { start, end } : null;
}

/**
 * Finds the anatomy of an instrument.
 * "WARRANTY DEED Know all men … That A grants to B … To have and to hold …" → spans of title, premises, granting, habendum …
 * Never throws; parts it does not find are null or empty.
 */
export function findAnatomy(markdown: string): Anatomy {
  return anatomyOf(textView(markdown));
}

/** The same over a view already made. */
export function anatomyOf(whole: TextView): Anatomy {
  const view = maskNeighbours(whole);
  const { text } = view;
  const sentences = findSentences(text);
  const title = findTitle(view);
  const premisesFrom = title && title.start < text.length / 2 ? afterTitle(text, title) : 0;
  const grant = findAnyGrant(text, premisesFrom, title);
  const afterGrant = grant?.end ?? premisesFrom;
  const landStart = at(text, landWords, afterGrant)?.start ?? null;
  const habendumAt = findHabendum(text, afterGrant);
  const warrantyAt = habendumAt
    ? (at(text, warrantyWords, habendumAt.end) ?? at(text, warrantyWords, afterGrant))
    : at(text, warrantyWords, Math.max(0, (grant?.start ?? 0) - 20));
  const exhibits = findExhibits(text, afterGrant);
  const testimonium = findTestimonium(view, sentences, habendumAt?.end ?? afterGrant, text.length);
  const tail = testimonium?.end ?? habendumAt?.end ?? afterGrant;
  const acknowledgments = findAcknowledgments(text, tail);
  const signaturesEnd = acknowledgments[0]?.start ?? Math.min(text.length, tail + 800);
  const sentenceFrom = (s: Span | null): Span | null => (s ? { start: s.start, end: sentences.find((x) => x.end > s.end)?.end ?? text.length } : null);
  const premises = findPremises(text, title, grant);
  const body = { start: premises?.start ?? premisesFrom, end: testimonium?.start ?? signaturesEnd };
  const landEnd = Math.min(
    ...[habendumAt, warrantyAt, testimonium].flatMap((x) => (x && landStart !== null && x.start > landStart ? [x.start] : [])),
    exhibits[0]?.start ?? text.length,
  );
  const consideration = at(
    text,
    /\b(?:for and )?(?:in|for)(?: and in)?(?: the)? ?(?:valuable |good )?considera\S{2,8}\b/i,
    premises?.start ?? 0,
    landStart ?? text.length,
  );
  return {
    view,
    whole,
    title,
    sentences,
    exhibits,
    acknowledgments,
    testimonium,
    premises,
    body,
    head: premises && premises.start > 0 ? { start: 0, end: premises.start } : null,
    venue: findVenue(text, premises?.start ?? 0, grant?.start ?? text.length),
    consideration: consideration ? { start: consideration.start, end: Math.min(text.length, consideration.end + 320) } : null,
    granting: grant ? { start: grant.start, end: landStart !== null && landStart > grant.end ? landStart : Math.min(text.length, grant.end + 600) } : null,
    land: [...(landStart !== null && landEnd > landStart ? [{ start: landStart, end: landEnd }] : []), ...exhibits],
    reservations: sentencesWith(text, sentences, reservationWords, { start: afterGrant, end: body.end }),
    subjectTo: sentencesWith(text, sentences, /\bsubject(?:,? however,?)? to\b/i, { start: afterGrant, end: body.end }),
    habendum: sentenceFrom(habendumAt),
    warranty: sentenceFrom(warrantyAt),
    signatures: signaturesEnd > tail ? { start: tail, end: signaturesEnd } : null,
    stamps: findStampLines(view),
    preparedBy: sentenceFrom(at(text, preparedWords, 0)),
    mailingAddress: sentenceFrom(at(text, mailingWords, 0)),
  };
}
