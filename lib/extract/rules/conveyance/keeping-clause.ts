// How a clause keeps something back, whatever its order of words: who, which verb, whether denied. Read as a row of word classes.
import type { Parties } from "@/lib/contracts/aspects/parties";
import { leavesAnothers, ownedByAnother } from "./anothers-share";
import { A_SHARE, paidAt, receivesAt } from "./keeping-receives";
import { firstOfSubject, sharedWithTaker, sideBefore, type Word, type WordClass } from "./keeping-side";
import { NONE_KEPT } from "./keeping-words";
import { withoutCondition } from "./phrases/condition";
import { withoutNoneKept } from "./phrases/none-kept";
import { COMES_OF_IT } from "./phrases/outcome";
import { bodyOf, GIVER, housesOf, NOT_HE, namesOf, oneOf, TAKER } from "./side-words";

/** `weak`: the words would only say what a share kept by other words brings, if there is one ("grantors shall receive one-half of the royalty"). `reserve`: the giver is said to keep it; `except`: it is only said not to be given. `at`: where it begins; `anaphor`: of what the words before named ("which half they hold back"). */
export type KeepingClause = { kind: "reserve" | "except"; at: number; anaphor: boolean; weak?: boolean };

const KEEP = oneOf(
  "reserves?",
  "retains?",
  "keeps?(?: (?:back|out))?",
  "withholds?",
  "holds? (?:back|out(?: of (?:this|the|said) (?:sale|conveyance|deed|grant|transfer)))",
  "saves? (?:out|back|and excepts?|to|unto)",
  "excepts?(?! (?:as|against|that|where|when)\\b)(?! for\\b(?! (?:(?:him|her|it|my|them|our)sel(?:f|ves)|(?:the |said )*(?:grantors?|sellers?|vendors?|assignors?),? (?:and )?(?:his|her|its|their))\\b))",
  "do(?:es)? not part with",
  "severs?(?=,? (?:hereby|therefrom|herefrom|from (?:this|the|what)|(?:un)?to|and (?:keeps?|reserves?|retains?)))",
  "(?:(?:(?:shall|will|is to|are to|am to) (?:also |still |forever )?(?:be(?: and (?:remain|continue))?|remain|stay|continue)|remains?|continues?|stays?)(?: (?:to be|as))?|(?:remaining|continuing)) (?:the )?(?:sole |joint |only )?owners? (?:of|in)",
  "(?:have|has)(?:,[^,.;]{1,60},)? +(?:(?:hereby|herein|also|both|each|expressly|specifically|likewise|now|thereby|accordingly|excepted|saved|set apart|by this (?:deed|instrument)|and),? ){0,4}(?:reserved|retained|withheld|kept|held back)",
);
const KEPT = oneOf(
  "reserved",
  "retained",
  "held(?= (?:back )?(?:by|for|in)\\b(?! fee\\b)(?![^,;.]{0,40}\\b(?:free|clear|under|since|for (?:many|some|over|\\w+) years)\\b))",
  "kept(?: back)?",
  "withheld",
  "held back",
  "saved(?: out)?",
  "severed (?:hereby|herefrom|(?:out of|from) (?:this|the (?:present|said)))",
);
const STAY = oneOf("remains?", "stays?", "continues?", "belongs?", "be", "is", "are", "being", "rests", "(?<!\\b(?:the|my|our|his|her|its|their|said) )rest");
const RECEIVE = oneOf(
  "(?:shall|will|is to|are to|to) (?:each )?(?:(?:have|own|continue to (?:have|own|hold)|receive|take|enjoy|be paid|be entitled to(?: receive)?)(?: and )?){1,2}",
  "(?:is|are) (?:to be )?entitled to(?: receive)?",
);
const PAID = oneOf("(?:shall|will|is to|are to|to) (?:each |forever |always )?(?:be (?:paid|delivered|credited|payable|given)|go|accrue|inure|belong)");
const NOT = oneOf("not", "no(?! ?\\.)", "nor", "neither", "none", "never");
/** "stays hers", "continue to belong to him": what remains somebody's was his before, so he is the one who gives. */
const STILL_HIS =
  /(?<=\b(?:remain|stay|continue)(?:s|ing)? (?:(?:to be|to belong to|to rest in|to rest with|with|in|vested in|hers|his) )?)(?:hers|his|theirs|him|her|them)\b(?= and (?:(?:his|her|their|hers|theirs)\b)|[,.;:)]|$| (?:alone|forever|only|as before|entirely|absolutely)\b)/gi;
const PASS = oneOf(
  "convey(?:s|ed|ing)?",
  "pass(?:es|ed|ing)?",
  "s(?:ells?|old|elling)",
  "grant(?:s|ed|ing)?",
  "transfer(?:s|red|ring)?",
  "deed(?:ed|ing)",
  "includ(?:e|es|ed|ing)",
  "(?:traded|exchanged|swapped|bartered)",
  "carr(?:y|ies|ied)",
  "go(?:es)? (?:with|to)",
  "(?:a )?part of (?:this|the|what|my|our) (?:sale|conveyance|grant|deed|trade|exchange|swap|is sold|is conveyed)",
);
const PAST = oneOf("heretofore", "previously", "formerly", "theretofore", "already", "(?:was|were|been|had)", "of record");
const THING = oneOf("oil", "gas", "minerals?", "coal", "royalt(?:y|ies)", "hydrocarbons?", "petroleum");

/** Reads clauses of one paper: the names of its givers and takers stand beside the words of their roles. */
export class KeepingReader {
  private readonly classes: readonly (readonly [WordClass, RegExp])[];

  constructor(parties: Parties) {
    const pattern = (...list: readonly (string | null)[]) => new RegExp(list.filter((p) => p !== null).join("|"), "gi");
    const houses = (kind: "giver" | "taker") => {
      const own = housesOf(parties, kind === "giver" ? "from" : "to");
      return own ? [[kind, new RegExp(own, "g")] as const] : [];
    };
    this.classes = [
      ...houses("giver"),
      ...houses("taker"),
      ["giver", pattern(namesOf(parties, "from"), bodyOf(parties), GIVER)],
      ["giver", /\bI\b/g],
      ["giver", STILL_HIS],
      ["taker", pattern(namesOf(parties, "to"), TAKER)],
      ["keep", pattern(KEEP)],
      ["kept", pattern(KEPT)],
      ["stay", pattern(STAY)],
      ["receive", pattern(RECEIVE)],
      ["paid", pattern(PAID)],
      ["not", pattern(NOT)],
      ["pass", pattern(PASS)],
      ["past", pattern(PAST)],
      ["thing", pattern(THING)],
    ];
  }

  private words(paper: string): Word[] {
    const clause = withoutNoneKept(paper).replace(ASIDE, (aside) => (KEPT_OR_SHARE.test(aside) ? aside : " ".repeat(aside.length)));
    return this.classes
      .flatMap(([kind, pattern]) => [...clause.matchAll(pattern)].map((m) => ({ kind, start: m.index, end: m.index + m[0].length })))
      .sort((a, b) => a.start - b.start || b.end - a.end);
  }

  /** Whether the words behind "excepting" go on with the giver to whom the thing is kept: " to the said Company a one-half interest". */
  toGiver(behind: string): boolean {
    const to = TO_WHOM.exec(behind);
    if (TO_SELF.test(behind)) return true;
    if (!to) return false;
    return this.words(behind.slice(0, 100)).some((w) => w.kind === "giver" && w.start <= to[0].length);
  }

  /** Whether the words open with the name of a giver. */
  opensWithGiver(words: string): boolean {
    return this.words(words.slice(0, 100)).some((w) => w.kind === "giver" && w.start === 0);
  }

  /** Whether a giver is the last who does something in the words. */
  private givesHere(ahead: string): boolean {
    const near = ahead.slice(-LONGEST);
    const words = this.words(near);
    return sideBefore(words, words.length, near)?.kind === "giver";
  }

  /**
   * How the clause at the head of `text`, `length` long, keeps: "one-half thereof shall remain the property of the grantor", "which half we hold back". What a verb keeps may stand behind the clause.
   * Null where it keeps nothing, tells of what another kept before, or names nothing under the ground and points at nothing either.
   * `ahead`: the words before the clause in its sentence, whose subject a verb joined to them shares.
   */
  read(paper: string, length = paper.length, ahead = ""): KeepingClause | null {
    if (length > LONGEST) return null;
    const clause = withoutCondition(paper.slice(0, length));
    const text = clause + paper.slice(length);
    if (COMES_OF_IT.test(clause)) return null;
    const all = this.words(text.slice(0, length + 260));
    const words = all.filter((w) => w.start < length);
    const named = words.some((w) => w.kind === "thing");
    const ofIt = !named && SHARE_OF_IT.test(clause);
    const verb = words.find((w) => w.kind === "keep" || w.kind === "kept" || w.kind === "stay");
    const isFirst = words.some((w) => w.kind === "thing" && (verb === undefined || w.start < verb.start));
    const anaphor = !ofIt && (named ? !isFirst && WHICH.test(clause) : POINTS_BACK.test(clause));
    const behind = all.some((w) => w.kind === "thing" && w.start >= length && !/[.;]/.test(text.slice(length, w.start)));
    const keepsThing = (w: Word, i: number): boolean =>
      (named ||
        ofIt ||
        anaphor ||
        (w.kind === "keep" && (behind || A_SHARE.test(TO_SELF.test(text.slice(w.end)) ? text.slice(w.end, w.end + 90) : clause.slice(w.end, w.end + 30))))) &&
      (keepsAt(words, i, clause) || (w.kind === "keep" && JOINED_VERB.test(clause.slice(0, w.start)) && this.givesHere(ahead)));
    if (KEPT_ALONE.test(clause) && !words.some((w) => w.kind === "not" || w.kind === "past" || w.kind === "taker")) return { kind: "reserve", at: 0, anaphor };
    const leaves = words.findIndex(keepsThing);
    const left = words[leaves];
    if (left && leavesAnothers(all, left, text)) return { kind: "except", at: beginning(words, leaves, clause), anaphor };
    const others = ownedByAnother(words, clause);
    if (others && !words.some((w) => w.kind === "giver")) return { kind: "except", at: 0, anaphor };
    const keeps = words.findIndex((w, i) => keepsThing(w, i) && !tellsOfPast(words, w));
    if (keeps >= 0) return { kind: "reserve", at: ofIt ? 0 : beginning(words, keeps, clause), anaphor };
    if (((named || ofIt || anaphor) && words.some((_w, i) => deniedAt(words, i, clause))) || others) return { kind: "except", at: 0, anaphor };
    const reach = text.slice(0, length + 260);
    const receives = words.findIndex((_w, i) => receivesAt(all, i, reach) || paidAt(words, i, clause));
    return receives >= 0 ? { kind: "reserve", at: beginning(words, receives, text), anaphor: false, weak: true } : null;
  }
}

/** "1/2 minerals reserved.", "Note: oil, gas and mineral rights retained": a sentence of the thing and what becomes of it, and nothing more. */
const KEPT_ALONE =
  /^\W*(?:(?:nota bene|note|n\. ?b\.)[:,.]? )?(?:(?:an?|all|the|one|undivided|full|and|other|of|in|its|their|any|[a-z]+-[a-z]+|half|thirds?|fourths?|quarters?|eighths?|\d+\/\d+|\d+%|per ?cent|oil|gas|coal|minerals?|mineral|royalt(?:y|ies)|rights?|interests?|estate|share|part)[,/]? ){1,14}(?:hereby |herein |expressly )?(?:reserved|retained|withheld|kept back|held back)\.?\s*$/i;

/** ", but" before "have reserved", "and they do hereby" before "retain": a verb that goes on with the subject of the words before it. */
const JOINED_VERB =
  /^\W*(?:(?:(?:and|but|yet|while|though),? )+(?:(?:he|she|it|they),? )?|(?:he|she|it|they),? )(?:(?:do(?:es)?|shall|will|(?:is|are) to|hereby|herein|expressly|also|further|rather|instead|on the contrary|by this \w+),? )*$/i;

/** "(but not the said B, who sells all)": words in brackets speak for themselves. */
const ASIDE = /\([^()]{12,200}\)/g;
const KEPT_OR_SHARE = new RegExp(`${KEEP}|${KEPT}|\\breserving\\b|\\d\\/\\d`, "i");

const TO_WHOM = /^ (?:un)?(?:to|for)(?: and for)? (?:the |said )*/i;

/** No clause of a deed is longer; lists of land and hostile texts are. */
const LONGEST = 1200;

/** "one half thereof being reserved": a share of what was named before, with its own size. */
export const SHARE_OF_IT =
  /^\W*(?:(?:and|but) )?(?:an? |the )?(?:undivided |equal )*(?:[a-z]+[- ])?(?:half|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|sixteenths?|\d+\/\d+|\d+%)(?: \([^)]{1,10}\))? (?:part |interest |share )?(?:thereof|of (?:it|the same|them|such|said|the (?:other |remaining )?(?:half|third|fourth|quarter))|which (?:we|I|grantors?|the grantors?))\b|^\W*(?:(?:and|but) )?the (?:other|remaining|rest|balance)(?: undivided)?(?: (?:[a-z]+[- ])?(?:half|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|tenths?|\d+\/\d+|\d+%))(?: \([^)]{1,10}\))? (?:part |interest |share )?(?:is|are|being|shall|I|we|to|which)\b|^\W*(?:(?:and|but) )?the (?:undivided )?(?:(?:[a-z]+[- ])?(?:half|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|tenths?|\d+\/\d+|\d+%))(?: \([^)]{1,10}\))?,? (?:part |interest |share )?(?:thereof )?not (?:(?:hereby|herein|so|here) )?(?:granted|conveyed|sold|given|passing)\b/i;

/** "which half", "the same", "all of which", "it": the thing kept was named before. */
const POINTS_BACK =
  /^\W*(?:and|but) (?:(?:instead|rather|all|both|hereby|the whole),? )*(?:is|are|remains?|stays?|continues?|shall (?:be|remain|stay))\b|^\W*(?:(?:and|but|all|the whole|every part|each|both) (?:of )?)?(?:which|same|the same|it|they|them|these|those|(?:the )?(?:said|that) (?:half|interest|share|part|fraction|royalty|percentage))\b/i;

/** "reserves to herself, her heirs and assigns, one-half". */
const TO_SELF = /^ (?:(?:un)?to|for|in) (?:himself|herself|itself|themselves|myself|ourselves|me|us)\b/i;

/** "which 37½% I retain …": the object of the verb opens the clause, whatever is named behind it. */
const WHICH = /^\W*(?:(?:and|all|both) (?:of )?)?which\b/i;

/** The subject of an active verb with its thing behind it, with those named along with it; the head of the clause where the thing stands first. */
function beginning(words: readonly Word[], verb: number, clause: string): number {
  const subject = words[verb]?.kind === "keep" || words[verb]?.kind === "receive" ? sideBefore(words, verb, clause) : undefined;
  if (!subject || words.some((w) => w.kind === "thing" && w.start < subject.start)) return 0;
  return firstOfSubject(words, subject, clause);
}

const tellsOfPast = (words: readonly Word[], at: Word): boolean => words.some((w) => w.kind === "past" && Math.abs(w.start - at.start) < 34);

/** "all minerals, she holds back": no taker of a deed holds anything back; "one-half, which she keeps": nor keeps what stands right ahead as left out. */
const PRONOUN_HOLDS =
  /\b(?:he|she|it|they|(?:each|all|both|either|neither|one|two)(?: one)? of (?:them|us|the \w+)) (?:hereby |expressly |also )*(?:holds? back|reserves?|withholds?|excepts?|severs?(?= (?:from|hereby|there)))\b|\b(?:which|minerals?|oil|gas|coal|royalt(?:y|ies)|half|third|fourth|interest|share),? (?:he|she|it|they) (?:hereby |expressly |also |alone |still )*(?:keeps?|retains?)\b/i;

/** Whether the word at `i` is a verb of keeping with a giver for its subject, or for the one to whom or in whom the thing stays. */
function keepsAt(words: readonly Word[], i: number, clause: string): boolean {
  const word = words[i];
  const before = words[i - 1];
  if (!word || (before?.kind === "not" && word.kind !== "keep")) return false;
  if (word.kind === "keep") {
    if (NONE_KEPT.test(clause.slice(word.start))) return false;
    const side = sideBefore(words, i, clause);
    if (side === undefined && before?.kind !== "not") return PRONOUN_HOLDS.test(clause);
    if (side && NOT_HE.test(clause.slice(Math.max(0, side.start - 24), side.start))) return false;
    const between = side === undefined ? "" : clause.slice(side.end, word.start).replace(ASIDE, "");
    if (/^ha/i.test(clause.slice(word.start, word.start + 2)) && (CITED.test(clause.slice(word.end)) || SUCH_AS_HE.test(clause.slice(0, side?.start ?? 0))))
      return false;
    const near = side !== undefined && between.length < 90 && !/[.;]/.test(between);
    return near && side.kind === "giver" && before?.kind !== "pass" && (before?.kind !== "not" || clause.slice(word.start, word.end).includes("not"));
  }
  const behind = words.slice(i + 1).find((w) => w.kind === "giver" || w.kind === "taker");
  const between = behind ? clause.slice(word.end, behind.start) : "";
  if (behind && sharedWithTaker(words, behind, clause)) return false;
  if (behind?.kind !== "giver" || between.length > 64 || /[.;]/.test(between) || NOT_TO.test(between)) return false;
  if (word.kind === "kept")
    return (
      TO_GIVER.test(between) &&
      ((before?.kind === "stay" && AUXILIARY.test(clause.slice(before.end, word.start))) || BARE_SHARE.test(clause.slice(0, word.start))) &&
      !CITED.test(clause.slice(word.end))
    );
  if (word.kind !== "stay" || SUCH_AS.test(clause.slice(0, word.start)) || /^\W*(?:if|should)\b/i.test(clause)) return false;
  if (POWER_AHEAD.test(clause.slice(0, word.start)) && !words.slice(0, i).some((w) => w.kind === "thing")) return false;
  const mine = /^(?:mine|ours|hers|his|theirs)$/i.test(clause.slice(behind.start, behind.end));
  return mine ? TO_STAY.test(clause.slice(word.start, word.end)) && /^(?: and \w+)? $/.test(between) : STAYS_WITH.test(clause.slice(word.start, behind.start));
}

/** "which the grantors have reserved": which thing is meant, by what was done before. */
const SUCH_AS_HE = /\b(?:which|that|as|what|whatever|whom)(?: (?:the|said|such))* $/i;
/** "belongs to others and not to the grantor". */
const NOT_TO = /\b(?:not|nor|never)(?: (?:un)?(?:to|with|in|of|by|for))(?: (?:the|said|any of))* ?$/i;
/** Between "is" and "kept". */
const AUXILIARY = /^ (?:(?:also|hereby|herein|expressly|specifically|further|to be|always|and) ){0,3}$|^[^.;,]{3,60} and (?:also |hereby )?$/i;
/** "…, three-fourths withheld by the grantor": a share with a participle alone. */
const BARE_SHARE =
  /(?:[,:;]|\band) (?:an? )?(?:undivided )?(?:[a-z]+[- ])?(?:half|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|tenths?|sixteenths?|\d+\/\d+|\d+%)(?: \([^)]{1,10}\))?,? $/i;
/** "reserved by the grantor in his deed", "reserved to us, Book 9": told of another paper. */
const CITED =
  /^[^.;]{0,60}\b(?:(?:in|by) (?:the |a |an |that |his |her |our |their |said |my )*(?:certain )?(?:deed|instrument|patent|conveyance)\b|vol(?:ume)?\b|book\b)/i;

/** "whatever oil belongs to the grantor", "such minerals as remain in us", "the minerals that are vested in us": which minerals are meant, nothing said of who keeps them; ", which remain the property of the grantor" says who keeps them. */
const SUCH_AS =
  /\b(?:whatever|whatsoever|what)\b[^.;,]{0,60}? $|\bsuch\b[^.;,]{0,60}? as (?:(?:now|still|may|yet|today) )*$|(?<!, (?:all |both |each |every part |the whole )?(?:of )?)\b(?:as|that|which)(?: (?:now|still|may|yet|today))* $/i;
/** "The right to lease remains with us and the royalty sold before is not affected": the power stays, no royalty does. */
const POWER_AHEAD = /\b(?:rights?|powers?|privileges?) (?:to|of) (?:leas|execut|mak|grant)\w*[^.;]{0,60}$/i;
const TO_STAY = /^(?:be|remain|stay|continue|rest)/i;
const SAID = "(?: (?:the|said|us|each of|them))*";
/** Between "kept" and the giver: "kept back to and for the said". */
const TO_GIVER = new RegExp(`^[^.;]{0,40}\\b(?:to|unto|by|for|in)${SAID} ?$`, "i");
/** From the verb to the giver: "remain the property of the said", "continues in", "belong to", "shall be and stay with". */
const STAYS_WITH = new RegExp(
  `^(?:(?:remain|stay|continue|belong|rest)\\w*[^.;]{0,40} (?:of|to|in|with|by)|(?:be|is|are|being) (?:and remain )?(?:the (?:sole |separate )?property of|vested in|with))${SAID} ?$`,
  "i",
);

/** Whether the word at `i` says that the thing does not pass: "is not conveyed", "does not pass", "no part of the minerals passes", "I am not selling". */
function deniedAt(words: readonly Word[], i: number, clause: string): boolean {
  const word = words[i];
  if (word?.kind !== "not" || OF_WHAT_IS_KEPT.test(clause.slice(0, word.start)) || NOT_ALL.test(clause.slice(word.start))) return false;
  const before = words[i - 1];
  if (before?.kind === "pass" && word.start - before.end === 1 && NO_THING.test(clause.slice(word.end))) return true;
  const pass = words.slice(i + 1).find((w) => w.kind === "pass");
  if (!pass) return BUT_NOT.test(clause.slice(Math.max(0, word.start - 8), word.end + 60));
  const between = clause.slice(word.end, pass.start);
  if (words.some((w) => (w.kind === "kept" || w.kind === "keep") && w.start > word.end && w.end < pass.start)) return false;
  if (HAS_PASSED.test(clause.slice(Math.max(0, pass.start - 70), pass.start)) || MAY_NOT.test(clause.slice(0, word.start))) return false;
  const direct = /^ (?:(?:to be|be|being|intended to|hereby|herein|hereunder|by this deed|here|any|intend to|meant to|otherwise|a) ?){0,4}$/i;
  const whole = /^no$/i.test(clause.slice(word.start, word.end)) && between.length < 90 && !/[.;]/.test(between);
  return direct.test(between) || (whole && NO_THING.test(between));
}

/** "but not all of the minerals": a part stays, which other words tell. */
const NOT_ALL = /^not (?:quite |nearly )?all\b/i;

/** "I have never sold", "none has ever been leased or sold": what was not done before, no denial of this grant. */
const HAS_PASSED =
  /\b(?:have|has|had|having)\b(?! (?:not )?(?:hereby|by this))(?: (?:not|never|ever|heretofore|since|yet|been|before|hitherto|previously|formerly|now|himself|herself|itself|ourselves|themselves|myself|at any time),?){0,5} (?:\w+(?:,| or| nor| and|, or|, nor) ?){0,4}$/i;
/** "This document may not sell the coal": the warning that a statute bids print. */
const MAY_NOT = /\b(?:may|might|need) $/i;

/** "this reservation does not carry any right to lease": what is denied to the interest kept, not to the grant. */
const OF_WHAT_IS_KEPT =
  /\b(?:this|said|such|the|which) (?:(?:reserved|royalty|mineral|excepted|so) )*(?:reservations?|royalt(?:y|ies)|exceptions?|interests?|share)\b[^.;]{0,50}$/i;

/** "no part of the minerals", "no oil or gas". */
const NO_THING =
  /^ (?:(?:part|interest|portion|share|right|title) (?:of|in|to) )?(?:(?:the|any|said|such|other|all|of|mineral) )*(?:oil|gas|minerals?|coal|royalt)/i;

/** "but not her oil, gas and mineral interests". */
const BUT_NOT = /\bbut not (?:(?:any|of|the|all|my|our|his|her|its|their|said) ){0,3}(?:oil|gas|minerals?|coal|royalt)/i;
