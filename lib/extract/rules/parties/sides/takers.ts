// The taking side where it is named apart: "paid by B" before the granting words, "unto B" after them.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { mentionsBetween } from "@/lib/extract/rules/parties/mentions/mentions-between";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import { GROUP_AHEAD } from "./group-ahead";

const paidBy = /\b(?:paid|received|recei(?!vers?\b)\w+|satis\S{1,8}n|sati\w+)\b[^.;]{0,40}? (?:by|of|from)[ -]{1,3}(?:the said |said )?/gi;
const kin = "(?:wife|husband|sons?|daughters?|child(?:ren)?|sisters?|brothers?|nieces?|nephews?|mother|father|grand\\w+|friend|cousin)";
const house = "(?:subsidiary|affiliate|parent|successor|partner|nominee|members?|shareholders?|stockholders?)";
const calling =
  "(?:geologists?|geophysicist|landm[ae]n|attorneys?|brokers?|employees?|engineers?|drillers?|managers?|officers?|president|banker|bank|contractor|promoter)";
/** "to the beneficiaries, A and B": what the takers are, before their names. */
const takerClass =
  "(?:beneficiar(?:y|ies)|heirs?(?: at law)?|devisees?|distributees?|legatees?|remaindermen|children|(?:following(?: named)? )?(?:persons|parties|individuals))(?: (?!and\\b|or\\b)[a-z]+){0,6}?";
const toWords = new RegExp(
  `\\b(?:unto|to|UNTO|TO|Unto|To)(?: and unto)?(?: (?:each|both)(?: of)?)?(?: the)?(?: said)?[,:]? (?:\\(?[1aiI]\\)\\.? )?(?:${GROUP_AHEAD}|${takerClass},? ?(?:namely|to-?wit|viz\\.?|as follows)?[:,]? )?(?:(?:my|his|her|their|our) (?:said )?(?:[\\w'-]+ ){0,2}?${kin},? |its (?:[a-z-]+ ){0,3}${house},? |(?:my|his|her|their|our|its) (?:[a-z-]+ ){0,2}${calling},? )?(?=["'(]?[A-Za-z])`,
  "g",
);
const beloved = new RegExp(
  `\\b(?:affection|loves?|regard|esteem|gratitude|devotion)\\b[^.;]{0,60}? (?:for|to|towards?|of|bears?|ha(?:ve|s)|holds?) (?:my|his|her|our|their) (?:said )?(?:\\w+ ){0,3}?${kin},? `,
  "gi",
);
/** "to him, the said A", "to her, A": the taker by a pronoun and then by name. */
const pronounAhead =
  /^(?:him|her|them|it),? (?:and to no other,? |(?:namely|to[- ]wit|viz\.?|that is to say|that is|being)[,:]? )?(?:the said |said )?(?=["'(]?[A-Z][\w.]* [A-Z])/;
const noTaker =
  /^(?:the |said )*(?:said |the )?(?:grantees?|lessees?|assignees?|part(?:y|ies)\w*|perty|purchasers?|buyers?|him|her|them|it|his|secure|wit|have|be|all|lease|extend|any|me|us|which|record|such|make|do|hold|my|their|our|its|in)\b/i;

/** "…, and unto the three children of my son, namely," before a name: the list of takers goes on. */
const NAMELY = /\b(?:un)?to (?:the |my |his |her |our |their )[^.;]{3,90}\b(?:namely|to-?wit|viz|being)[,:.]* $/i;

/** ", and a like one-fifth to", "; to", "and the surface to" before a name: the next taker with his part, in the same breath. */
const NEXT_TAKER =
  /(?:; ?(?:and )?(?:(?:likewise|also|further|lastly|finally),? ){0,2}|,? and (?:(?:also|likewise|further),? ){0,2}|, (?=\(?\w{0,2}\)? ?to\b))(?:\(?\w{1,2}[.)] )?(?:[^.;]{0,100}?(?:\d\s?\/\s?\d|\d%|per ?cent|\b(?:halves|half|thirds?|fourths?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|twelfths?|sixteenths?|balance|remainder|rest|surface|minerals?|royalty)\b)[^.;]{0,120}?)?\b(?:[Uu]n)?[Tt]o (?:(?:my|our|his|her|their) (?:\w+,? ){1,3}?)?(?=[A-Z])/g;
/** "; and likewise unto": the same grant goes on, however long the words before it. */
const GOES_ON = /^; ?and (?:likewise|also|further),? |^,? and (?:likewise|further),? /;
const ELSEWHERE =
  /\b(?:conveyed|deeds?|leases?d?|granted|sold|reserved|assigned|recorded|given|heretofore|heirs|subject|devised|patented|survey|section|certificate)\b/i;

/** "forty acres out of the 160 acres comprised in said lease": the thing of which parts are given is no other paper. */
const THE_THING = /\b(?:in|of|under|by)? ?(?:the|said|such|this|that|my|his|its) leases?\b/gi;
const isElsewhere = (words: string): boolean => ELSEWHERE.test(words.replace(THE_THING, ""));

/** ", and to my daughter", "and unto": the same gift goes on to the next of the family, whatever land the one before was given. */
const NEXT_WITHIN = 200;
const AND_TO_KIN = new RegExp(`^[,;]? ?and (?:also )?(?:unto |to (?:my|our|his|her) (?:[a-z-]+ ){0,2}?${kin} )$`, "i");
/** "; and To his four children, A and B", "; (b) to A": the next item of a list whose items open with the taker. */
const ITEM_TO = new RegExp(
  `^; ?(?:and )?(?:\\(?\\w{1,2}[.)] (?:un)?to|(?:Unt|T)o) (?:the )?(?:(?:my|our|his|her|their) (?:said )?(?:[a-z-]+ ){0,3}?${kin},? )?$`,
);
const LAST_ITEM = 420;
const TOLD_OF_DEED = /\b(?:conveyed|deeded|leased|granted|sold|patented|assigned|devised)\b/i;

/** Where the sentence at a place ends with those that only a semicolon parts from it. */
function breathEnd(a: Anatomy, from: number): number {
  const first = a.sentences.findIndex((x) => x.end > from);
  const last = a.sentences.findIndex((x, i) => i >= first && a.view.text.charAt(x.end - 1) !== ";");
  return first < 0 || last < 0 ? a.view.text.length : (a.sentences[last]?.end ?? a.view.text.length);
}

/** Takers that the same sentence goes on to name, each with a part of his own: "1/5 to A and a like 1/5 to B". */
function furtherTakers(a: Anatomy, from: number): Mention[] {
  const { text } = a.view;
  const end = Math.min(breathEnd(a, from), from + 900, a.habendum?.start ?? text.length);
  const out: Mention[] = [];
  let last = from;
  for (const m of text.slice(from, end).matchAll(NEXT_TAKER)) {
    const at = from + m.index;
    const start = at + m[0].length;
    const kinToo = AND_TO_KIN.test(text.slice(at, start)) && at - last <= 420 && !TOLD_OF_DEED.test(text.slice(last, at));
    const item = ITEM_TO.test(m[0]) && at - last <= LAST_ITEM;
    if (at < last || !(kinToo || item || GOES_ON.test(m[0]) ? !isElsewhere(m[0]) : at - last <= NEXT_WITHIN && !isElsewhere(text.slice(last, start)))) continue;
    const { mentions } = parseMentions(text, start, Math.min(text.length, start + 300), a.view.blocks);
    const first = mentions[0];
    if (!first || first.span.start - start > 3 || noTaker.test(first.name)) continue;
    const group = together(mentions, text);
    out.push(...group);
    last = group.at(-1)?.span.end ?? start;
  }
  return out;
}

const OFFICE_BEHIND =
  /^,? (?:(?:County|Deputy|State|Special|Substitute|District|City|Chancery|Circuit) )*(?:Treasurer|Sheriff|Collector|Auditor|Commissioner|Clerk|Trustee|Judge|Chancellor|Master|Referee|Receiver|Administrator|Executor|President|Secretary|Chairman|TREASURER|SHERIFF|TRUSTEE|CLERK|COMMISSIONER)\b/;
/** "… to the said A, in fee. L. Roe, Treasurer": who signs behind the sentence takes nothing. */
const signsBehind = (text: string, m: Mention): boolean =>
  /[a-z)]{2}\. $/.test(text.slice(Math.max(0, m.span.start - 4), m.span.start)) && OFFICE_BEHIND.test(text.slice(m.span.start + m.name.length));

/** The group that holds together: ends before a name that stands apart and is said to be nothing. */
function together(mentions: readonly Mention[], text: string): Mention[] {
  const listed = (m: Mention, i: number): boolean => {
    return NAMELY.test(text.slice(mentions[i - 1]?.span.end ?? m.span.start, m.span.start));
  };
  const cut = mentions.findIndex(
    (m, i) =>
      i > 0 &&
      (signsBehind(text, m) || (m.strays >= 3 && !listed(m, i) && m.label === null && m.entityWords === "" && m.shareText === null && m.marital === null)),
  );
  return (cut > 0 ? mentions.slice(0, cut) : mentions).filter((m) => !m.indexed);
}

/** OCR may have cost the first name its capital: "samel J. Doe". */
function smallFirst(text: string, at: number): number {
  return /^[a-z]{3,12} [A-Z]\. [A-Z][a-z]/.test(text.slice(at, at + 30)) ? at : -1;
}

/** "to the Grantee A. ROE": the label stands before the name itself. */
const labelAhead = /^(?:the |said )*(?:[Gg]rantees?|GRANTEES?|[Ll]essees?|[Aa]ssignees?|[Pp]urchasers?),? (?=[A-Z][\w.]* [A-Z])/;

/** "forty per cent thereof to A; and sixty per cent thereof to B": takers each led in by his share, anywhere in the object. */
const SHARE_TO =
  /(?:\d\s?\/\s?\d+(?:ths?)?|%|per ?cent|\b(?:half|third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|sixteenth|balance|remainder)s?)\)?(?: \([^()]{1,16}\))?(?: (?:thereof|part|interest|share|of the same|of it))* (?:un)?to (?:the )?(?=[A-Z])/g;

export function shareLedTakers(a: Anatomy, from: number): Mention[] {
  const { text } = a.view;
  const end = Math.min(a.habendum?.start ?? text.length, a.testimonium?.start ?? text.length, from + 2000);
  return [...text.slice(from, end).matchAll(SHARE_TO)].flatMap((m) => {
    const start = from + m.index + m[0].length;
    const { mentions } = parseMentions(text, start, Math.min(text.length, start + 200), a.view.blocks);
    const first = mentions[0];
    return first && first.span.start - start < 3 && !noTaker.test(first.name) && !ELSEWHERE.test(text.slice(Math.max(from, start - 30), start)) ? [first] : [];
  });
}

/** Names right after "unto" or "to" in the granting clause; empty where it only says "the said grantee". */
export function namedTakers(a: Anatomy, from: number, to: number): Mention[] {
  const { text } = a.view;
  for (const m of text.slice(from, to).matchAll(toWords)) {
    const said = from + m.index + m[0].length;
    const ahead = text.slice(said, said + 40);
    const start = said + (labelAhead.exec(ahead)?.[0].length ?? pronounAhead.exec(ahead)?.[0].length ?? 0);
    if (noTaker.test(text.slice(start, start + 40))) continue;
    const notary = a.acknowledgments.find((x) => x.start > start)?.start ?? text.length;
    const mentions = together(parseMentions(text, start, Math.min(notary, start + 900), a.view.blocks).mentions, text);
    const first = mentions[0];
    if (first && first.span.start - start < 8) return withFurther(a, mentions);
  }
  return [];
}

const GIVEN_ELSEWHERE =
  /\b(?:conveyed|deeded|granted|sold|leased|patented|allotted|assigned|devised|willed|descended|passed|set (?:apart|aside|off)|known|belonging|according|subject|adjoining|due)\b[^.;,]{0,24}$/i;

/** All whom "to" leads to in a stretch, group by group, none where it tells of another paper. */
export function takersBehindTo(a: Anatomy, from: number, to: number): Mention[] {
  const { text } = a.view;
  return [...text.slice(from, to).matchAll(toWords)].flatMap((m) => {
    const start = from + m.index + m[0].length;
    if (noTaker.test(text.slice(start, start + 40)) || GIVEN_ELSEWHERE.test(text.slice(Math.max(from, from + m.index - 40), from + m.index))) return [];
    const mentions = together(parseMentions(text, start, to, a.view.blocks).mentions, text);
    return mentions[0] && mentions[0].span.start - start < 3 ? mentions : [];
  });
}

function withFurther(a: Anatomy, mentions: Mention[]): Mention[] {
  const known = new Set(mentions.map((m) => m.name.toUpperCase()));
  return [...mentions, ...furtherTakers(a, mentions.at(-1)?.span.end ?? 0).filter((m) => !known.has(m.name.toUpperCase()))];
}

const SAID_HOUSE =
  /\b(?:unto|to|UNTO|TO) (?:the |that )?(?:said |the |that |such )(Bank|Company|Corporation|Association|Trust|City|County|District|Church|Society|Partnership|Railway|Railroad|University|School|Board|Foundation|Syndicate|Firm)\b/i;

/** "unto the said Bank": the house of that kind that the premises name, where they name one beside the givers. */
export function saidHouse(a: Anatomy, from: number, to: number, givers: readonly string[]): Mention[] {
  const { text } = a.view;
  const kind = SAID_HOUSE.exec(text.slice(from, to))?.[1];
  const premises = a.premises;
  if (!kind || !premises) return [];
  const named = new RegExp(`\\b${kind}\\b`, "i");
  const out: Mention[] = [];
  for (const m of mentionsBetween(a, premises.start, from))
    if (named.test(m.name) && !givers.includes(m.name.toUpperCase()) && !out.some((o) => o.name.toUpperCase() === m.name.toUpperCase())) out.push(m);
  return out.length === 1 ? out : [];
}

const listHead =
  /\b(?:in (?:the following|these|those|the) (?:shares|proportions|parts|undivided interests)|as follows|to the persons (?:named|entitled)|to the following(?: \w+){0,3}|(?:set|placed|shown|stated|written|appearing|indicated|given)(?: forth| out)? (?:opposite|beside|against|after|next to) (?:(?:his|her|its|their|each|the) )?(?:\w+ )?names?)(?:[^:]{0,170}:|,(?= [A-Z]))/i;
const shareOfRow = /\d{1,3}(?:\.\d+)?\s?%|\b\d{1,4}\/\d{1,5}\b|\b(?:one|two|three|five|seven)[- ](?:half|third|fourth|quarter|fifth|sixth|eighth)s?\b/i;

/** "as follows: ANN DOE, 40%; ELM LLC, 35%; and BO DOE, 25%": takers of a list in running words, up to the first without a share. */
function inOneRow(a: Anatomy, start: number): Mention[] {
  const { mentions } = parseMentions(a.view.text, start + 1, Math.min(a.view.text.length, start + 1500), a.view.blocks);
  const end = mentions.findIndex((m) => m.shareText === null);
  const listed = end < 0 ? mentions : mentions.slice(0, end);
  return listed.length > 1 && (listed[0]?.span.start ?? 0) - start < 8 ? listed : [];
}

/** Takers who stand in the rows of a list behind the grant: "ANN DOE ........ 40.00%". */
export function listedTakers(a: Anatomy, from: number): Mention[] {
  const { text, lines } = a.view;
  const head = listHead.exec(text.slice(from, from + 3000));
  if (!head) return [];
  const start = from + head.index + head[0].length - 1;
  const out: Mention[] = [];
  for (const line of lines) {
    if (line.end <= start || line.start > start + 2500) continue;
    const at = Math.max(line.start, start + 1);
    const row = text.slice(at, line.end);
    const lead = /^[\s\d.)(|-]*/.exec(row)?.[0].length ?? 0;
    const first = parseMentions(text, at + lead, line.end, a.view.blocks).mentions[0];
    const share = first ? shareOfRow.exec(text.slice(first.span.end, line.end)) : null;
    if (first && first.span.start - at - lead < 3 && share) out.push({ ...first, shareText: share[0], address: null });
    else if (out.length > 0) break;
  }
  return out.length > 1 ? out : inOneRow(a, start);
}

/** "lawful money of the United States": who coins the price pays none. */
const COIN_OF = /\b(?:money|currency|coin|dollars) of (?:the )?$/i;

const PAYS =
  /(?:\b(?:dollars|sum|price|consideration|moneys?|cash)\b(?:[^.;]|\.(?=\d)){0,30}?|\$ ?\d[\d,.]*\d),? (?:which|that) (?:the said |said )?(?=[A-Z])/gi;
const HAS_PAID = /^(?:,? of [^.;,]{3,60}(?:,[^.;,]{3,40})?)?,? (?:ha(?:s|ve|th|d) )(?:\w+ ){0,3}?paid\b/i;

/** "for the sum of $900, which A. ROE of Elm County has paid to me": who is told to have paid, by a clause of the price. */
function payers(a: Anatomy, from: number, to: number): Mention[] {
  const { text } = a.view;
  for (const m of text.slice(from, to).matchAll(PAYS)) {
    const start = from + m.index + m[0].length;
    const paid = parseMentions(text, start, Math.min(to, start + 400), a.view.blocks).mentions;
    const last = paid.findIndex((x) => HAS_PAID.test(text.slice(x.span.end, x.span.end + 160)));
    if (last >= 0 && paid[0] && paid[0].span.start - start < 3) return paid.slice(0, last + 1);
  }
  return [];
}

/** Names after "paid by", "received of" in the premises; else those of whom the price is told to be paid. */
export function takersWhoPaid(a: Anatomy, from: number, to: number): Mention[] {
  const named = takersPaidBy(a, from, to);
  return named.length ? named : payers(a, from, to);
}

function takersPaidBy(a: Anatomy, from: number, to: number): Mention[] {
  const { text } = a.view;
  for (const m of [...text.slice(from, to).matchAll(paidBy), ...text.slice(from, to).matchAll(beloved)]) {
    const start = from + m.index + m[0].length;
    const read = parseMentions(text, start, Math.min(to + 40, start + 900), a.view.blocks).mentions;
    const mentions = together(
      // A name that only begins behind the place is that of the next clause, and may be cut off.
      read.filter((x) => x.span.start < to && !COIN_OF.test(text.slice(Math.max(0, x.span.start - 24), x.span.start))),
      text,
    );
    const first = mentions[0];
    if (!first || first.span.start - start >= 30) continue;
    if (smallFirst(text, start) === start && first.span.start > start) {
      first.name = `${text.slice(start, first.span.start)}${first.name}`.replace(/^[a-z]/, (c) => c.toUpperCase());
      first.span = { start, end: first.span.end };
    }
    return mentions;
  }
  return [];
}
