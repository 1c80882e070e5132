// Clauses that add to the first object: "together with one-half of the minerals", "there is likewise conveyed 1/8", "and also two-thirds of the royalties".

import { bareInterest, type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { describedAt, isOwnedByGiver } from "@/lib/extract/rules/conveyance/phrases/base";
import { createdIn } from "@/lib/extract/rules/conveyance/phrases/holder";
import { isMereRights } from "@/lib/extract/rules/conveyance/phrases/mere-rights";
import type { Segment } from "@/lib/extract/rules/conveyance/segments";
import { equals, fromWire, ONE, toWire } from "@/lib/fraction/rational";

const WITH_MINERALS =
  /(?:,| and| together)? (?:with|and|including) (?:(?:also|additionally|likewise|further|in addition),? )?(?:all|every|the|such|an?|one|two|three|\w+(?:teen|ty)|five|six|seven|eight|nine|ten|\d)[^.;]{0,50}?\b(?:oil|gas|minerals?|royalty (?:rights?|interests?))\b[^.;]*/gi;
/** "…, and warrants the title to the third conveyed": behind the minerals that go with land. */
const WARRANTS = /,? (?:and|but) (?:(?:do|does|will|hereby|generally|specially|they|he|she|I|we) )*(?:warrants?|covenants?|agrees?)\b[\s\S]*$/i;
/** "the grantors conveying but one-half of the minerals": how much of them the land brings along. */
const ONLY_PART =
  /(?:, (?:but|yet) (?:with |of )?(?=(?:only|not more than|no more than|at most) )|\b(?:conveying|conveys?|granting|grants?|selling|sells?|passing|passes|including|includes?|with (?:it|them|the (?:land|surface)))(?: hereby| herein)? )(?:but|only|not more than|no more than|at most) (?:an? |the )?(?=[^.;]{3,60}\b(?:oil|gas|minerals?|royalt\w+)\b)[^.;]*/gi;
const SENTENCE_ADDS =
  /^(?:\d+\. )?(?:and also|also|there (?:is|are) (?:also|likewise|(?:(?:specifically|expressly|further|hereby|herein|in addition),? ){1,3}(?:conveyed|granted|given|sold))|this conveyance includes|this (?:deed|grant) includes|this (?:conveyance|deed|grant|sale) (?:is |shall |does )?(?:to )?(?:also )?(?:carr(?:y|ies)|includes?|pass(?:es)?|conveys?|covers?)(?: with it)?(?= (?:also |only |but )?(?:an?|one|two|three|all|the|\d)))\b|\b(?:likewise|also|are|is) conveyed\b|(?<!\b(?:royalt(?:y|ies)|interests?|minerals?|lands?|estates?|rights?|premises|property|half|share|described)(?:,? and| so)? )\bhereby conveyed\b|\bpass(?:es)? (?:hereby|to the grantee)\b|\bgo with the land\b/i;
/** "With it go all minerals of which the Roes are owners", "the sale takes in such oil and gas as is ours": what is the giver's goes with the land. */
const LETS_PASS =
  /\b(?:convey(?:s|ed|ance is)?|includ(?:e|es|ed|ing)|tak(?:es|ing) in|pass(?:es|ing)?|carr(?:y|ies|ied)|go(?:es)?|sold|sells?|grant(?:s|ed)?|gives?|given|embrac(?:es?|ed|ing)|covers?|covered|extends? to)\b/i;
const MINERALS = /\b(?:oil|gas|minerals?|mineral rights?)\b/i;
const HELD_BACK = /\b(?:keep|kept|retain|withh|remain|warrant|outstand|lease)\w*/i;
const passesOwn = (words: string): boolean => MINERALS.test(words) && LETS_PASS.test(words) && isOwnedByGiver(words) && !HELD_BACK.test(words);

/** "with its minerals", "and its title": the land's, not the giver's. */
const OF_THE_LAND = /\bits (?=(?:oil|gas|coal|minerals?|title)\b)/gi;

const EXECUTIVE = /\b(?:the )?executive (?:right|power)s?\b[^.;]*/i;
/** "The executive right over that half is likewise conveyed", "shall pass to the grantee": said of the right itself. */
const EXECUTIVE_PASSES =
  /^(?:the )?executive (?:right|power)s?\b(?:[^,.;]{0,60}?|, [^,.;]{0,80},) (?:(?:is|are|shall be|being) (?:(?:also|hereby|likewise|further|herein) )?(?:included|conveyed|granted|sold|assigned|transferred)\b|(?:(?:shall|is to|are to|does|do) )?(?:also )?(?:pass(?:es)?|go(?:es)?) (?:(?:hereby|also|with \w+(?: \w+)?) )?to (?:the )?(?:grantee|purchaser|buyer))/i;
const EXECUTIVE_STAYS = /\b(?:keeps?|kept|retain\w*|withh\w+|remain\w*|stays?|reserv\w+|not|never)\b/i;
/** "No part of the executive right", "without the executive right": denied ahead of it. */
const DENIED_AHEAD = /\b(?:no|not|neither|nor|none|without|less|except)\b[^.;,]{0,24}$/i;
const SHARE_OF_BENEFITS = /\b(?:like|same|proportionate|corresponding) (?:share|interest|part|proportion)\b|\b(?:bonus|rentals?)\b/i;

/** "out of any lease the grantor shall receive 3/8 of the bonus …": what leases are to pay, not what the deed gives. */
const OF_LEASES = /\b(?:shall|will|is to|to) (?:\w+ ){0,2}(?:receive|be paid|be entitled|participate|join|lease)\b|\bright to lease\b/i;

/** What the first object is: the whole land, its surface alone, or some other interest. */
export type FirstObject = "fee" | "surface" | "other";

/** Minerals told of beside a surface that is given, as not given with it: "and the minerals are retained". */
const KEPT = /\b(?:no\b|sav(?:e|ing)\b|without|less|warrant|retain|reserv|keep|kept|except|remain|belong|own|not|none)\w*/i;

/** A mineral clause beside a grant of land counts where it states a share, an owner or a source; "with all minerals" adds nothing to a fee, but to a surface it does. */
function counts(found: Found, first: FirstObject): boolean {
  const { interest } = found;
  if (interest.estate_type !== "mineral" && interest.estate_type !== "royalty") return false;
  if (first === "surface") return interest.fraction !== null;
  if (first === "other") return interest.estate_type === "royalty" || interest.fraction === null || !equals(fromWire(interest.fraction), ONE);
  return interest.of === "grantor_interest" || interest.created_in !== undefined || (interest.fraction !== null && !equals(fromWire(interest.fraction), ONE));
}

function described(found: Found, words: string): Found {
  const at = describedAt(words);
  const created = at >= 0 ? createdIn(words.slice(at)) : null;
  return created ? { ...found, interest: { ...found.interest, created_in: created } } : found;
}

function executiveGrant(segment: Segment): Found[] {
  const m = EXECUTIVE.exec(segment.text);
  if (!m || DENIED_AHEAD.test(segment.text.slice(0, m.index))) return [];
  const passes = segment.kind === "main" && EXECUTIVE_PASSES.test(m[0]) && !EXECUTIVE_STAYS.test(m[0]);
  if (!passes && !/^together/i.test(segment.marker)) return [];
  const start = segment.start + m.index;
  const interest = { ...bareInterest("executive_right", m[0].trim()), fraction: toWire(ONE), of: "described_interest" as const };
  const created = createdIn(m[0]);
  return [
    { interest: { ...interest, ...(created ? { created_in: created } : {}) }, span: { start, end: start + m[0].length }, fraction: null, confidence: 0.8 },
  ];
}

const LAND_CODE =
  /\b(?:(?:(?:north|south|east|west)\w* ?(?:east|west)?|(?:north|south)(?:east|west)) ?\(?\w*\)? ?(?:quarter|half)|[NSEW]{1,2} ?(?:\/ ?[24]|1\/[24]|[¼½]))/gi;
const LISTED = /\b(section|lot|tract)s? (?:nos?\.? )?(\d+(?:(?:, and |,? and |, ?| & )\d+)*)/gi;
const plain = (words: string): string => words.toLowerCase().replace(/[^a-z0-9½¼]/g, "");
/** Names of the land in the words, each of a list for itself: "Sections 14 and 15" → section14, section15. */
const codes = (words: string): string[] => [
  ...[...words.matchAll(LAND_CODE)].map((m) => plain(m[0])),
  ...[...words.matchAll(LISTED)].flatMap((m) => (m[2] ?? "").split(/[^\d]+/).map((n) => `${(m[1] ?? "").toLowerCase()}${n}`)),
];

/** Whether what is added lies in land that the first object does not name. */
export function liesElsewhere(words: string, object: string): boolean {
  const first = codes(words)[0];
  return first !== undefined && !codes(object).includes(first) && codes(object).length > 0;
}

/** What one clause adds; several shares count where each names land of its own: "1/4 of the minerals in Section 14 and 1/2 of those in Section 15". */
function addedIn(words: string, start: number, object: string): Found[] {
  const found = readInterests(words.replace(OF_THE_LAND, "the "), start);
  const apart = found.length > 1 && found.every((f) => f.fraction && codes(f.interest.text).length > 0);
  const scoped = (f: Found): Found => (apart ? { ...f, scope: f.interest.text } : liesElsewhere(words, object) ? { ...f, scope: words } : f);
  return (apart ? found : found.slice(0, 1)).map((f) => scoped(described(f, words)));
}

/** "and the half of the mineral rights going with it": what was added before, told again of how it is to be held. */
const HELD_SO = /\b(?:the|said) (?:undivided )?[^.;,]{2,60}\b(?:going|passing|conveyed|sold|granted|so|aforesaid|thereto|belonging)\b/i;
const isSame = (a: Found, b: Found): boolean =>
  a.interest.estate_type === b.interest.estate_type && a.interest.fraction?.fraction === b.interest.fraction?.fraction && a.interest.of === b.interest.of;

/** What passes as the giver's own is of his interest, whatever name he goes by there. */
const asOwn = (f: Found): Found =>
  f.interest.estate_type === "mineral" && f.interest.of === "whole" && f.interest.fraction !== null && equals(fromWire(f.interest.fraction), ONE)
    ? { ...f, interest: { ...f.interest, of: "grantor_interest" } }
    : f;

/** "together with the opinion of their attorney, showing one-half of the minerals to stand in A": papers handed over or named beside. */
const PAPERS =
  /^\W*(?:(?:together|along) with |with |and )?(?:(?:the|an?|all|their|his|her|its|said|certified|written|attorney['’]?s) ){0,3}(?:abstracts?|opinions?|reports?|certificates?|polic(?:y|ies)|plats?|cop(?:y|ies)|letters?|affidavits?|title papers|deeds?|leases?|maps?)\b/i;

/** "with the remaining fourth of hers": what is left of one giver's part beside what she keeps, which goes with the land. */
const REST_OF_HERS = /,? (?:together )?(?:with|and|including) the (?:remaining|other|residue|balance)\b[^.;,]{0,40}\bof (?:hers|his|theirs|mine|ours)\b,?/gi;

/** Further grants of the paper beside its first object, in order; `inRoles` puts roles for the names of givers and takers. */
export function readAddedGrants(
  segments: readonly Segment[],
  objectStart: number,
  first: FirstObject,
  object = "",
  inRoles: (words: string) => string = (words) => words,
): Found[] {
  const out: Found[] = [];
  const take = (said: string, start: number) => {
    const words = said.replace(REST_OF_HERS, (rest) => " ".repeat(rest.length));
    if (SHARE_OF_BENEFITS.test(words.split(/\broyalt/i)[0] ?? "") && !/\bundivided\b/i.test(words)) return;
    if (PAPERS.test(words) || isMereRights(words)) return;
    const own = first !== "other" && passesOwn(inRoles(words));
    out.push(
      ...addedIn(words, start, object)
        .map((f) => (own ? asOwn(f) : f))
        .filter((f) => counts(f, first) && !(HELD_SO.test(words) && out.some((o) => isSame(o, f)))),
    );
  };
  for (const s of segments) {
    if (s.end <= objectStart || s.sentence.kind === "habendum" || s.kind === "reserve" || s.kind === "except" || s.kind === "subject") continue;
    if (s.kind === "main" && s.start > objectStart) out.push(...executiveGrant(s));
    if (s.kind === "with" || s.kind === "also") {
      take(s.text, s.start);
      out.push(...executiveGrant(s));
    } else if (
      s.start > objectStart &&
      (SENTENCE_ADDS.test(s.text) || (first !== "other" && passesOwn(inRoles(s.text)))) &&
      !/\b(?:subject|reserv\w*|excepted|excepting|not|no(?! more\b))\b/i.test(s.text.slice(0, 120))
    )
      take(s.text, s.start);
    else if (first !== "other" && s.start <= objectStart + 900)
      for (const m of [...s.text.matchAll(WITH_MINERALS), ...s.text.matchAll(ONLY_PART)])
        if (s.start + m.index > objectStart && !(first === "surface" && KEPT.test(m[0])) && !OF_LEASES.test(s.text.slice(0, m.index)))
          take(m[0].replace(WARRANTS, ""), s.start + m.index);
  }
  return out;
}
