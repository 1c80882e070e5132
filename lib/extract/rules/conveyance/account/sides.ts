// Who has a share when the paper is done, told by the build of its clause and not by its phrase: the side that governs the share, the kind of verb between them, whether it is denied or long past.
// An unknown verb is still a verb: what a giver does with a share, and is not giving, keeps it.
import type { Parties } from "@/lib/contracts/aspects/parties";
import { sideIds } from "@/lib/extract/rules/conveyance/people";
import { withoutNoneKept } from "@/lib/extract/rules/conveyance/phrases/none-kept";
import { bodyOf, calledOf, GIVER, housesOf, NOT_HE, namesOf, oneOf, TAKER } from "@/lib/extract/rules/conveyance/side-words";

export type Side = "giver" | "taker";
/** The words of one clause around a share. */
export type Around = { before: string; behind: string };
/** `capped`: the share is the most that passes. */
export type Has = { side: Side; capped: boolean };

type Named = { side: Side; start: number; end: number };

const PASS =
  /\b(?:convey(?:s|ed|ing|ance)?|grant(?:s|ed|ing)?|s(?:ells?|old|elling)|transfer(?:s|red|ring)?|deed(?:s|ed|ing)?|giv(?:es?|en|ing)|gave|assign(?:s|ed|ing)?|part(?:s|ed|ing)? with|pass(?:es|ed|ing)?|go(?:es|ing)?(?! on\b)|vest(?:s|ed|ing)?|includ(?:es?|ed|ing)|follow(?:s|ing)?|part of (?:this|the|what)|quit-?claim(?:s|ed|ing)?)\b/i;
const KEEP =
  /\b(?:keep(?:s|ing)?|kept|reserv(?:es?|ed|ing)|retain(?:s|ed|ing)?|with-?h(?:old|olds|eld|olding)|remain(?:s|ed|ing)?|stay(?:s|ed|ing)?|h(?:old|olds|eld|olding)(?: (?:back|out))|sav(?:es?|ed|ing)|left|exclud(?:es?|ed|ing)|except(?:s|ed|ing)?|belong(?:s|ing)?|continu(?:es?|ing))\b/i;
/** What is said of a share and neither keeps nor passes it: what one owns now, warrants, pays, agrees or says. */
const SAYS =
  /\b(?:(?:now |presently |at present |still )?(?:owns?|owning|(?:being |is |are )?(?:the )?owners? of)|represents?|warrant(?:s|y|ies)?|covenants?|recites?|states?|claims?|acquired|bought|purchased|inherited|pays?|paying|assumes?|bears?|leas(?:es?|ed|ing)|mortgag\w+|pledg(?:es?|ed|ing)|encumber(?:s|ed|ing)?|hypothecat\w+|understands?|knows?|believes?|received|obtained|derived|insures?|acknowledg\w+|(?<!\b(?:shall|will|to) )ha(?:s|ve)(?=,? (?:being|namely|that is)\b))\b/i;
/** What is to be from now on, whatever the verb: "shall own", "will have", "is to continue to hold". */
const HENCEFORTH = /\b(?:shall|will|to|hereafter|henceforth|continues?|remains?|becomes?|thereafter)\b[^.;,]{0,30}$/i;
const NOT = /\b(?:not|nor|no(?! less)|never|neither|nothing|without|none)\b/i;
const NO_MORE =
  /\b(?:no|not|nor|never|nothing)\b[^.;,]{0,60}\b(?:more|larger|greater|beyond|in excess|exceeding|other)\b(?: (?:than|of|an?|the|interest|share|part)){0,4} *$/i;
/** Of other papers and other days, of money and of what leases bring. */
const ELSEWHERE =
  /\b(?:heretofore|previously|formerly|theretofore|already|outstanding|was|were|had|has been|have been|having been|notice|aware|informed|if|should|unless|until|when|upon the death|royalt\w+|bonus(?:es)?|rentals?|lessees?|abstracts?(?! (?:no\b|\d))|opinions?|attorneys?|examin\w+|vol(?:ume)?\b|book|recorded|of record|each of|tax(?:es)?|price|consideration|liens?|mortgages?|deeds? of trust)\b/i;

/** "the minerals belonging to said [third]": what goes with a share of the land; the share itself is told elsewhere. */
const WITH_SHARE =
  /\b(?:belong\w*|appertain\w*|pertain\w*|incident|attach\w*|annexed|appurtenant) (?:to|with|unto) (?:(?:the|that|such|said|this|her|his|their|our|my|an?|undivided) )*$/i;

const OBJECT_OF = /\b(?:of|to|unto|by|with|from|for|under|against|without|in)(?: (?:the|said|such|each of))* ?$/i;
const TO_WHOM = /(?:^|\b)(to|unto|for|with|by|of|in|from|is|are|be|being)(?: (?:and for|the|said|such|such other))* ?$/i;

/** "Grantor, who holds": told of him beside what he does. */
const HAS_NOW = /^,? (?:who|which|that) (?:now |still |presently |already )?(?:holds?|has|have|owns?|claims?)\b/i;
/** From now on, by this paper: "remaining", "being kept", "to be retained". */
const STAYS =
  /\b(?:remain(?:s|ing)?|stay(?:s|ing)?|(?:is|are|being|to be|shall be) (?:hereby |herein |always )?(?:kept|retained|reserved|withheld|left|held back))\b/i;
/** Right behind the one who keeps. */
const HOLDS_ON =
  /^,? ?(?:(?:hereby|herein|however|also|expressly|shall|will|does|do) ){0,3}(?:keep|retain|reserve|hold)s?(?: (?:back|out|on to))? (?:un)?(?:to \w+ )?(?:the|all|his|her|its|their|said|that|a life)\b/i;
const HANDED_TO = /^[^.;,]{0,60}?\b(?:oil|gas|coal|minerals?|interest|share|thereof|same) (?:unto|to|upon) (?:(?:the|said|his|her|its|their|our|my) )*/i;
const ANOTHER_ONE =
  /^(?:[A-Z][\w.'’-]*|sons?|daughters?|child(?:ren)?|wife|husband|mother|father|brothers?|sisters?|nephews?|nieces?|cousins?|uncle|aunt|lessees?|bank|church)\b/;
/** "divided with", "an agreement with": both have a part in it. */
const SHARED = /\b(?:divid\w+|shar\w+|joint\w*|together|along|common|agree\w*|contract\w*|covenant\w*|equal\w*) with\b/i;

const plainWords = (name: string): string[] => name.toUpperCase().match(/[A-Z]{2,}/g) ?? [];

/** The names and words of the sides of one paper, ready to be found in its clauses. */
export class SideReader {
  private readonly patterns: readonly (readonly [Side, RegExp])[];
  private readonly words: ReadonlySet<string>;

  constructor(parties: Parties) {
    const own = (side: Side, roles: string): (readonly [Side, RegExp])[] => {
      const key = side === "giver" ? "from" : "to";
      const list = [namesOf(parties, key), side === "giver" ? bodyOf(parties) : null, roles].filter((p) => p !== null);
      const called = [housesOf(parties, key), calledOf(parties, key), side === "giver" ? oneOf("I") : null].filter((p) => p !== null);
      return [[side, new RegExp(list.join("|"), "gi")], ...(called.length ? [[side, new RegExp(called.join("|"), "g")] as const] : [])];
    };
    const ids = new Set([...sideIds(parties, "from"), ...sideIds(parties, "to")]);
    this.words = new Set(parties.parties.filter((p) => ids.has(p.id)).flatMap((p) => plainWords(`${p.name} ${p.display}`)));
    this.patterns = [...own("giver", GIVER), ...own("taker", TAKER)];
  }

  private named(words: string): Named[] {
    const all = this.patterns.flatMap(([side, pattern]) => [...words.matchAll(pattern)].map((m) => ({ side, start: m.index, end: m.index + m[0].length })));
    return all
      .filter((n) => !all.some((o) => o !== n && o.start <= n.start && o.end >= n.end && o.end - o.start > n.end - n.start))
      .sort((a, b) => a.start - b.start);
  }

  /** The sides that words name. */
  sidesIn(words: string): ReadonlySet<Side> {
    return new Set(this.named(words).map((n) => n.side));
  }

  /** Whether a name is of one who gives or takes, in full or by a part of it. */
  isSide(name: string): boolean {
    return this.named(name).length > 0 || plainWords(name).every((w) => this.words.has(w));
  }

  /** Whether the words end in what a giver keeps: "Grantor keeps the land" before "save the minerals", which then pass. */
  keepsAhead(words: string): boolean {
    const own = ownClause(words);
    const subject = this.named(own).findLast((n) => !OBJECT_OF.test(own.slice(Math.max(0, n.start - 24), n.start)));
    const verb = subject?.side === "giver" ? own.slice(subject.end) : "";
    return HOLDS_ON.test(verb) && !NOT.test(verb) && !PASS.test(verb);
  }

  /**
   * Who has the share between `before` and `behind` by this paper; null where the words tell of the past, of others, or of nothing.
   * "the Grantee takes [1/4] only" → taker; "[3/4] staying with the Grantor" → giver; "the Grantor clings to [1/2]" → giver. Errs toward null.
   */
  has(words: Around): Has | null {
    const [before, behind] = [withoutNoneKept(words.before), withoutNoneKept(words.behind)];
    if (ELSEWHERE.test(behind) || ELSEWHERE.test(ownClause(before)) || WITH_SHARE.test(before)) return null;
    const told = this.toldBehind(behind, before) ?? this.toldBefore(before, behind);
    return told === "nothing" ? null : (told ?? plain(before, behind));
  }

  /** "[1/2] remains with the seller", "[1/2], which I hold back", "[1/4] is sold to the buyer". */
  private toldBehind(behind: string, before: string): Has | "nothing" | null {
    const first = this.named(behind)[0];
    if (!first || first.start > 110) return null;
    const ahead = behind.slice(0, first.start);
    const led = TO_WHOM.exec(ahead)?.[1]?.toLowerCase();
    if (!led) {
      const which = /\b(?:which|that|the same)(?: (?:half|share|part|interest|fraction))?[ ,]*(?:the |said )*$/i.test(ahead);
      return which ? bySubject(first.side, behind.slice(first.end, first.end + 60)) : null;
    }
    const between = ahead;
    const denied = NOT.test(between) || (NOT.test(before.slice(-60)) && PASS.test(between));
    const passes = PASS.test(between);
    const keeps = KEEP.test(between);
    if (led === "of" || led === "in" || led === "for" || led === "with" || led === "to" || led === "unto") {
      if (/^[ ,:]*(?:un)?to (?:the |said )*$/i.test(between)) return { side: first.side, capped: false };
      if (led === "with" && SHARED.test(between)) return null;
      if (led !== "with" && !passes && !keeps && !/\b(?:is|are|be|being|property|owner\w*|share|part|own|use|account|benefit)\b/i.test(between)) return null;
      return denied ? { side: other(first.side), capped: false } : { side: first.side, capped: false };
    }
    if (led === "from") return keeps ? { side: other(first.side), capped: false } : null;
    if (led === "by" && /^[ ,]*by (?:the |said )*$/i.test(between) && !PASS.test(before.slice(-60))) return { side: first.side, capped: false };
    if (led === "by")
      return passes && !keeps ? { side: denied ? first.side : other(first.side), capped: false } : keeps ? { side: first.side, capped: false } : null;
    return /^['’]s?\b|^(?:mine|ours)/i.test(behind.slice(first.end)) || /^(?:mine|ours)$/i.test(behind.slice(first.start, first.end))
      ? { side: first.side, capped: false }
      : null;
  }

  /** Whether the words behind a share say that it stays with a giver: "[1/4] remaining, however, with the assignor". */
  staysBehind({ before, behind }: Around): boolean {
    const first = this.named(behind)[0];
    const ahead = first?.side === "giver" && first.start < 90 ? behind.slice(0, first.start) : "";
    const led = /\b(?:with|in|to|by|of)(?: (?:the|said))* $/i.test(ahead);
    return led && STAYS.test(ahead) && !NOT.test(ahead) && !PASS.test(ahead) && !ELSEWHERE.test(behind) && !/\bof (?:the |his |its )*$/i.test(before);
  }

  /** "the grantee shall have [1/2]", "the seller clings to [1/2]": the subject before the share, with any verb between. */
  private toldBefore(before: string, behind: string): Has | "nothing" | null {
    const all = this.named(before);
    const subject = all.findLast((n) => !OBJECT_OF.test(before.slice(Math.max(0, n.start - 24), n.start)));
    if (!subject) return null;
    if (NOT_HE.test(before.slice(Math.max(0, subject.start - 24), subject.start))) return "nothing";
    const verb = before.slice(subject.end);
    if (/^(?:[,:]? ?\(?| - ?)$/.test(verb) && /(?:^\s*|[,;:.] ?|\band )(?:the |said )*$/i.test(before.slice(0, subject.start)))
      return { side: subject.side, capped: false };
    if (verb.length > 110 || (/^['’]s?\b/.test(verb) && !OWN_PART.test(verb))) return null;
    if (HAS_NOW.test(verb)) return "nothing";
    const told = bySubject(subject.side, verb);
    const handed = told !== "nothing" && told?.side === "giver" && !KEEP.test(verb) ? this.handedTo(behind) : null;
    return handed === "another" ? "nothing" : handed === "taker" ? { side: "taker", capped: false } : told;
  }

  /** "[1/2] of the minerals to the Grantee", "… to her son Cy": whom the words right behind a share hand it to; null where they hand it to none, or to the giver himself. */
  private handedTo(behind: string): "taker" | "another" | null {
    const to = HANDED_TO.exec(behind);
    if (!to) return null;
    const at = to[0].length;
    const side = this.named(behind).find((n) => n.start <= at && at < n.end)?.side ?? "another";
    return side === "giver" || (side === "another" && !ANOTHER_ONE.test(behind.slice(at))) ? null : side;
  }
}

const other = (side: Side): Side => (side === "giver" ? "taker" : "giver");

/** The words behind the last turn to a new clause. */
const ownClause = (words: string): string =>
  words
    .slice(-140)
    .split(/[;:]|, (?:and|but|while|yet) /)
    .at(-1) ?? "";

/** What stands right behind a subject: past an aside and adverbs, a verb known or not, and no article, preposition or conjunction. */
const VERB =
  /^(?:, [^,;.]{3,60},)?,? ?(?:(?:hereby|herein|however|also|alone|only|each|both|still|now|further|\w{3,}ly),? )*(?!(?:the|an?|and|or|of|in|on|to|unto|his|her|its|their|our|my|all|any|one|two|three|said|such|for|as|by|with|from|under|share|part|interest)\b(?! (?:is|are|be|have|own|keep|hold|get|take|receive|retain|remain)\b))[a-z]{2,}/i;
/** "the seller's part is", "Grantor:". */
const OWN_PART =
  /^['’]s? (?:\w+ ){0,2}?(?:part|share|half|interest|portion|minerals)\b[^.;]{0,40}\b(?:is|are|be|being|remains?|stays?)\b[^.;]{0,20}$|^['’]s? (?:\w+ ){0,2}?(?:part|share|interest)[:,] ?$|^ ?[:=] ?$/i;

/** What a side does with a share behind its verb; "nothing" where it only tells of it, null where no verb is seen. */
function bySubject(side: Side, verb: string): Has | "nothing" | null {
  if (OWN_PART.test(verb)) return NOT.test(verb) ? null : { side, capped: false };
  if (!VERB.test(verb)) return null;
  const capped = NO_MORE.test(verb);
  const denied = NOT.test(verb);
  if (PASS.test(verb) && !KEEP.test(verb)) {
    if (side === "taker") return denied ? null : /\b(?:includ|tak|receiv)/i.test(verb) ? { side, capped } : null;
    return capped ? { side: "taker", capped } : { side: denied ? "giver" : "taker", capped: false };
  }
  if (SAYS.test(verb) && !HENCEFORTH.test(verb.slice(0, verb.search(SAYS)))) return "nothing";
  if (denied) return capped ? { side, capped } : side === "taker" ? { side: "giver", capped: false } : null;
  return { side, capped: false };
}

/** A clause with no side in it: what is conveyed is the taker's, what is kept the giver's. */
function plain(before: string, behind: string): Has | null {
  const near = before.slice(-90);
  for (const [words, ahead] of [
    [behind.slice(0, 90), near],
    [near, ""],
  ] as const) {
    const pass = PASS.exec(words);
    const keep = KEEP.exec(words);
    const first = keep && (!pass || keep.index < pass.index) ? keep : pass;
    if (!first) continue;
    const denied =
      NOT.test(words.slice(0, first.index)) ||
      NOT.test(ahead.slice(-40)) ||
      (pass && keep ? NOT.test(words.slice(0, Math.max(pass.index, keep.index))) : false);
    if (first === keep && pass && denied) return { side: "giver", capped: false };
    if (first === keep) return denied ? null : { side: "giver", capped: false };
    return { side: denied ? "giver" : "taker", capped: false };
  }
  return null;
}
