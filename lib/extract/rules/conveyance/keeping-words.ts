// The words that keep something back, and those that only tell of what another once kept.
import { hadBefore } from "./anothers-share";
import { withoutCondition } from "./phrases/condition";
import { estateOf } from "./phrases/estate";
import { findShares } from "./phrases/share";
import type { Segment } from "./segments";
import { NOT_HE } from "./side-words";

const WHO =
  "(?:[Gg]rantors?|GRANTORS?|[Aa]ssignors?|ASSIGNORS?|[Vv]endors?|[Ss]ellers?|[Pp]art(?:y|ies) of the [Ff]irst [Pp]art|[Ff]irst [Pp]art(?:y|ies)|I|[Ww]e|[Uu]ndersigned|[Ll]essors?|[Ff]armors?|FARMORS?|[Tt]ransferors?|[Dd]onors?)";
const BETWEEN =
  "(?:,? (?:however|herein|hereby|HEREBY|expressly|EXPRESSLY|DO|DOES|SHALL|also|specifically|further|does|do|shall|will|is|are|to|be the owners? of|and|but|not (?:hereby )?convey|intends?|desires?|his wife|[A-Z][\\w.]*|for (?:themselves|himself|herself|itself)[^.;]{0,60}?,))*,?";
/** "The said Orley Stone reserves", "Orley Stone hereby keeps" at the head of a sentence. */
const BY_NAME =
  "(?:\\b[Tt]he said|\\b[Ss]aid|^) ?[A-Z][\\w.'’-]*(?: [A-Z][\\w.'’-]*){1,4},? (?:hereby |however, |further |expressly ){0,2}(?:reserves|retains|keeps|excepts and reserves)\\b";
/** "Assignor shall have, as an overriding royalty", "the same to be owned by Assignor as an override": an override that the giver is to have by this paper. */
const ENTITLED = `\\b(?:the |said )?(?:[Aa]ssignors?|ASSIGNORS?|[Ff]armors?|FARMORS?|[Tt]ransferors?|[Ss]ellers?)${BETWEEN} (?:have|own|receive|hold|be (?:entitled to|paid)|entitled to)\\b,? (?=[^.;]{0,60}\\b(?:[Oo]verrid|OVERRID|ORRI\\b))`;
const ACTIVE = new RegExp(
  `${BY_NAME}|\\b${WHO}${BETWEEN} (?:(?:[Ee]xcept|EXCEPT|[Rr]eserve|RESERVE|[Rr]etain|RETAIN|[Kk]eep|KEEP|[Ww]ithhold|WITHHOLD)[sS]?)(?:,? (?:and|AND) (?:except|EXCEPT|reserve|RESERVE|retain|RETAIN|keep|KEEP)[sS]?)?\\b|\\b(?:do|does) (?:hereby|herein|also|further|expressly) (?:[Ee]xcept and )?(?:[Rr]eserve|RESERVE|[Rr]etain|RETAIN|[Kk]eep)\\b|(?<=[A-Z]\\w+ )(?:hereby|herein|expressly|specifically) (?:excepts? and )?(?:reserves|retains|keeps)\\b|${ENTITLED}`,
);
const PASSIVE =
  /\b(?:is|are|be|being) (?:also |hereby |herein |hereinafter |expressly |specifically |further ){0,3}(?:excepted[^.;]{0,30} and )?(?:reserved|retained)(?: and (?:excepted|reserved|retained))?\b(?! by (?!(?:each (?:and every )?(?:one )?(?:of )?)?(?:(?:the|said|these|above|herein|named|above-named|two|three|four) )*(?:grantors?|vendors?|sellers?|undersigned|part|us\b|them\b|me\b)))/i;
const RECITAL =
  /\b(?:heretofore|previously|formerly|theretofore) (?:\w+ (?:and|or) )?(?:reserved|excepted|conveyed|sold)|\b(?:was|were|been) (?:\w+ )?reserved\b|\breserved (?:by (?!(?:each (?:and every )?(?:one )?(?:of )?)?(?:(?:the|said|these|above|herein|named|above-named|two|three|four) )*(?:grantors?|vendors?|sellers?|undersigned|part|us\b|me\b))|in (?:the |a |an |said |such |that )*(?:deed|prior|former|earlier|instrument|patent|assignment)|of record)/i;
/** "reserving and excepting the right of way heretofore granted to A": another's right, told under the wrong word. */
const FORMER =
  /\b(?:heretofore|previously|formerly|theretofore) (?:\w+ (?:and|or) )?(?:granted|conveyed|sold|deeded|leased|reserved|excepted|purchased)\b|\b(?:as )?(?:conveyed|granted|sold|deeded) (?:to|by) [A-Z]/;
const TO_SELF =
  /\b(?:unto|to|for|in|by) (?:the )?(?:said )?(?:grantors?|themselves|himself|herself|itself|myself|ourselves|first part|part(?:y|ies) of the first|its successors|their heirs|his heirs|her heirs|assignors?|estate)\b/i;
const NOTHING =
  /\b(?:reserv\w+|except(?:s|ing)?|withholds?|withholding|holds? back) (?:nothing|none|no (?:part |share |interest )?(?:of |in )?(?:the |any )?(?:oil|gas|minerals?|royalt\w+|coal))\b|\bno (?:(?!(?:other|further|more|part|additional|greater|larger)\b)[\w-]+,? ){0,4}reservations?\b(?! (?:but|except|save|other)\b)|\bwithout reserv|\bno [^.;]{0,60}\b(?:are|is|being|be) (?:herein |hereby |hereinafter )?(?:reserved|retained|excepted)|\b(?:nothing|none) (?:whatever |else |of [^.;]{1,40}?)?(?:is|are|being|be|shall be) (?:herein |hereby |hereinafter )?(?:reserved|retained|excepted|kept)|\bkeeps? (?:no|nothing)|\bretains? (?:no|nothing)|^\s*reserv\w+[^.;]{0,40}: ?none/i;
/** "reserving no half, quarter or other part": what is denied right behind the verb. */
export const NONE_KEPT =
  /^\W*\w+(?: (?:and|or) \w+)?,? (?:un)?(?:(?:to|for) \w+,? )?(?:no|none|neither|nothing)\b(?! (?:less|more|fewer|other(?! (?:part|portion|share|interest|right|estate|minerals?|oil|royalt\w+)\b(?![^.;]{0,60}\b(?:than|but|except|save)\b))|later|longer|matter|doubt)\b)/i;
const REMAINDER =
  /\b(?:retain|keep)s?\b(?:(?!\b(?:one|two|three|five|seven|half|an?|each)\b|\d)[^.;]){0,40}\b(?:the )?(?:remaining|remainder|surface|minerals, the right|balance|the other)\b(?! of (?:(?:his|her|their|my|our|the|said|own|natural) )*(?:li(?:fe|ves|fetime)|terms?|periods?|days)\b)|\bkeeps? the minerals\b|^\W*(?:and )?(?:all|everything)(?: else| besides| other than| but)\b[^.;]{0,80}\b(?:keeps?|retains?|reserves?|kept|retained|reserved)\b/i;

/** "WHEREAS she wishes to sell the land," before "keeping her minerals": what a recital says one means to do; the deed behind it does it. */
const WISHED =
  /\bwhereas\b(?:(?!\bnow,? therefore\b)[^.])*\b(?:wish|desir|intend|mean|want|propos|agree|(?:is|are|am) (?:willing|minded|about))\w* (?:\w+ ){0,2}to (?:sell|convey|grant|part with|dispose|deed|transfer|give)\b(?:(?!\bnow,? therefore\b)[^.])*$/i;

export const onlyWished = ({ kind, sentence, start }: Segment): boolean => kind === "reserve" && WISHED.test(sentence.text.slice(0, start - sentence.start));

/** Where the reserving words start in a segment, -1 where it reserves nothing. */
export function reserveAt(segment: Segment): number {
  const { kind } = segment;
  const text = kind === "main" ? withoutCondition(segment.text) : segment.text;
  if (NOTHING.test(text.split(/\. (?=(?:No|Nothing|None) )/)[0] ?? "")) return -1;
  if (kind === "reserve" && NONE_KEPT.test(text)) return -1;
  if (onlyWished(segment)) return -1;
  if (kind === "reserve" && segment.marker === "") return 0;
  if (kind === "reserve") return RECITAL.test(text.slice(0, 70)) || (FORMER.test(text.slice(0, 240)) && !TO_SELF.test(text)) ? -1 : 0;
  const active = ACTIVE.exec(text);
  if (active && /\bwhat (?:the |said )*$/i.test(behind(text, active.index)) && TOLD_SUM.test(text.slice(active.index))) return -1;
  if (active && /\bexcepts?$/i.test(active[0]) && hadBefore(text.slice(active.index + active[0].length))) return -1;
  if (active && (NOT_HE.test(behind(text, active.index)) || NONE_KEPT.test(text.slice(active.index + active[0].search(/\w+\W*$/))))) return -1;
  if (active) return COMES_OF_IT.test(behind(text, active.index)) || JOINDER.test(behind(text, active.index)) ? -1 : active.index;
  if (kind === "subject" && (HEREBY.test(text) || OWN_RESERVATION.test(text)) && !RECITAL.test(text)) return 0;
  if (kind === "except" && segment.sentence.kind !== "warranty" && HEREBY_OWN.test(text) && findShares(text).length && !RECITAL.test(text)) return 0;
  if (kind === "except" && (EACH_OWN.test(text) || HE_HOLDS.test(text)) && !RECITAL.test(text)) return 0;
  if (kind === "main" && KEPT_HEREBY.test(text) && TO_GIVER.test(text) && !RECITAL.test(text) && findShares(text).length) return 0;
  const passive = PASSIVE.exec(text);
  if (!passive || RECITAL.test(text.slice(Math.max(0, passive.index - 30), passive.index + 80)) || segment.sentence.kind === "habendum") return -1;
  if (TOLD_THERE.test(behind(text, passive.index))) return -1;
  if (TOLD_KIND.test(text.slice(Math.max(0, passive.index - 30))) && !findShares(text).length) return -1;
  if (TOLD_WHAT.test(behind(text, passive.index)) && !findShares(text).length && estateOf(text.slice(passive.index)) === null) return -1;
  const own = behind(text, passive.index).search(OWN_SUBJECT);
  return own < 0 ? 0 : Math.max(0, passive.index - NEAR) + own;
}

/** "there shall be paid to Grantor, as a royalty hereby reserved, 1/64 of all oil": kept by a word beside its name. */
const KEPT_HEREBY =
  /\b(?:royalt(?:y|ies)|royalty interest|interest|share|minerals),? (?:(?:which|that) (?:is|are) |being )?(?:hereby|herein) (?:expressly )?(?:reserved|retained|kept(?: back)?|withheld)\b/i;
const TO_GIVER =
  /\b(?:paid|delivered|payable|due|go|credited|yielded) (?:un)?to (?:the )?(?:said )?(?:grantors?|vendors?|sellers?|assignors?|me|us|part(?:y|ies) of the first part|first part(?:y|ies))\b/i;

/** "and reserved by the said Ada Venn to herself": who keeps is the giver by name. What the words cite of another deed stays a recital. */
const BY_SOMEBODY = /\b((?:[Rr]eserved|RESERVED|[Rr]etained|RETAINED|[Kk]ept|[Ww]ithheld) )(?:by|BY)(?= (?:(?:the|said|THE|SAID) )*[A-Z])/;
const OF_A_DEED =
  /^[^.;]{0,160}\b(?:(?:in|by) (?:(?:the|a|an|that|his|her|their|said|certain) )*(?:deed|instrument|conveyance)\b|vol(?:ume)?\b|book\b|of record\b)/i;

/** The segment as if its giver were called so: where the words keep by the name of a giver, "by" becomes "to", at the same places. */
export function keptByGiver<T extends { readonly text: string }>(segment: T, isGiver: (words: string) => boolean): T {
  const m = BY_SOMEBODY.exec(segment.text);
  const behind = m ? segment.text.slice(m.index + m[0].length) : "";
  if (!m || OF_A_DEED.test(behind) || !isGiver(behind.replace(/^ (?:(?:the|said) )*/i, ""))) return segment;
  return { ...segment, text: `${segment.text.slice(0, m.index)}${m[1]}to${behind}` };
}

const NEAR = 160;
/** The words right before a place. */
const behind = (text: string, at: number): string => text.slice(Math.max(0, at - NEAR), at);

/** "subject to a royalty of 1/16 hereby reserved": what it is subject to is made by this paper. */
const HEREBY = /\b(?:hereby|herein) (?:expressly )?(?:reserved|retained|excepted)\b/i;
/** "except 3/4 of the minerals, hereby reserved to her and her heirs": kept by this paper, under the word for what is left out. */
const HEREBY_OWN =
  /\b(?:hereby|herein|by this (?:deed|instrument|conveyance)) (?:expressly |specifically )?(?:excepted and )?(?:reserved|retained|kept|withheld)(?: and (?:excepted|reserved|retained))? (?:unto|to|by|for|in) (?:(?:the |said )*(?:grantors?|vendors?|sellers?|assignors?|undersigned|first part(?:y|ies)|part(?:y|ies) of the first part)|him|her|them|me|us|it|(?:him|her|my|it)self|(?:them|our)selves)\b/i;
/** "except an undivided 1/16 of the minerals reserved to each of the grantors": likewise. */
const EACH_OWN =
  /\b(?:reserved|retained|kept(?: back)?|withheld) (?:un)?(?:to|for|by|in) each(?: and every)?(?: one)?(?: of)?(?: (?:the|said|these|above|herein|named|above-named|two|three|four|five|six))* (?:grantors?|vendors?|sellers?|undersigned|first parties|parties of the first part|us|them)\b/i;
/** "save one-third of the oil and gas, which she holds back": so too. */
const HE_HOLDS =
  /\b(?:which|that)(?: (?:he|she|they|it|I|we|(?:the |said )*(?:grantors?|vendors?|sellers?|assignors?)))(?: (?:hereby|also|herself|himself|themselves|expressly))* (?:holds? back|keeps?(?: back)?|retains?|reserves?|withholds?)\b/i;
/** "subject to the reservation by the grantor of one-half": so too. */
const OWN_RESERVATION =
  /^(?:subject|there (?:is|are|shall be)|and there is)[^.;]{0,30}?\b(?:(?:the |said )?(?:grantors?['’]s?|sellers?['’]s?|vendors?['’]s?|my|our|his|her|their|its) (?:own )?(?:reservation|retention|keeping)s? of\b|(?:reservation|exception|retention)s? (?:(?:herein|hereby|hereinafter|here|so),? )?(?:made,? )?(?:of [^.;]{3,90}? )?(?:by|to|unto|in favou?r of|for|in)(?: and to)? (?:(?:the |said )*(?:grantors?|vendors?|sellers?|undersigned|first part(?:y|ies)|part(?:y|ies) of the first part)|me|us|himself|herself|themselves|myself|ourselves|itself)\b)(?![^.;]{0,80}\b(?:vol(?:ume)?|book|recorded|of record|dated)\b)/i;
/** "what Grantor reserves is therefore one-fourth": the sum of what was kept before. */
const TOLD_SUM = /^[^.;]{3,40}\b(?:is|are|comes to|amounts to),? (?:therefore|thus|hence|accordingly|consequently|in all|altogether)\b/i;
/** "What is reserved is of the kind called non-participating": the kind of what another sentence keeps. */
const TOLD_KIND =
  /\bwhat (?:is |has been )?(?:so |thus |here(?:by|in) )?(?:reserved|retained|kept|excepted|withheld)\b,? (?:is|shall be|will be) (?:of (?:the|a|that) (?:kind|sort|nature|class)|(?:commonly |usually )?(?:known|called)|what is)\b/i;
/** "warrants the tract, except as to what is reserved to them": what other words keep, told again without its name. */
const TOLD_WHAT = /\b(?:what(?:ever|soever)?|anything|that which|all that|such as|so far as|as) $/i;
/** "without the joinder of grantor, and to keep all bonus": the giver is nobody's subject there. */
const JOINDER = /\b(?:joinder|consent|signatures?|approval|leave) of (?:the |said )*$/i;
/** "so that each of the grantors shall keep 1/16": what comes of the grant, nothing kept by it. */
const COMES_OF_IT = /\bso that\b[^;.]*$/i;
/** "Deed Book 4, page 112, where the minerals are reserved": what the paper that is cited says. */
const TOLD_THERE = /\b(?:book|vol(?:ume)?|pages?|liber|no|instrument|deed)\b[^;]{0,50}[,)] (?:where(?:in|by)?|(?:in|by) which)\b[^.;]*$/i;
/** ", the remaining three-fourths" before "being retained": the subject of a passive that stands behind other shares. */
const OWN_SUBJECT = /(?<=[,;:] (?:and |but )?)the (?:remaining|other|balance|rest)\b(?:[^,;]|,(?= (?:oil|gas|and|or|coal)\b))*$/i;

/** True where the words tell of an interest that another reserved once. */
export const isRecital = (words: string): boolean => RECITAL.test(words);
/** "the remaining seven-eighths are retained", "keeps the minerals": what is simply not given. */
export const isRemainder = (words: string): boolean => REMAINDER.test(words) && !PART_OF_REST.test(words);
/** "keeps half of the other half": a part of what is left, not all of it. */
const PART_OF_REST = /\bof the (?:other|remaining)\b/i;

const TURN_TO_BENEFITS =
  /(?:[,;]|\b(?:and|but|provided|however|that|with)\b)(?:(?!\b(?:royalt|minerals?\b|gas\b))[^.;,]){0,50}?\b(?:the )?(?:said )?(?:(?:grantees?|purchasers?|buyers?|donees?|vendees?|second part(?:y|ies)|part(?:y|ies) of the second part|lessees?|assignees?)(?:,? (?:his|her|its|their) heirs[^,.;]{0,30},?)? (?:\w+ ){0,3}?(?:shall|may|will|is|are|does|do|to|agrees?|has|have|being)|(?:grantors?|vendors?|sellers?|assignors?|first part(?:y|ies)|part(?:y|ies) of the first part|he|she|they|it|we|I) (?:\w+ ){0,3}?(?:shall|to|will|is|are|may) (?:not )?(?:receive|be (?:entitled|paid)|participate|share|join|have (?:the |no )?(?:right|power)))\b/i;
/** "…, so that grantors and the prior owner together own three-fourths": what it comes to is no second thing kept. */
const PURPOSE =
  /[,;] (?:so that|so as to|such that|thereby|(?:it|this) being (?:(?:the|their|his|her|our|my|its) (?:\w+ )?(?:intent(?:ion)?|purpose|meaning|understanding)|understood|intended)|(?:(?:the|their|his|her|our|my|its) )?(?:intent(?:ion)?|purpose|meaning)(?: (?:hereof|hereby|here))? being|(?:(?:here|there)by )?(?:intending|meaning)(?: (?:here|there)by)? to (?:convey|sell|grant|keep|retain|pass)\b|making (?:a total|in all)|to the end that|leaving|of which (?:\w+ )?(?:half|interest|part|share|reservation))\b/i;

/** ", and upon her death one-fourth shall go to the grantee": what comes after is nothing kept now. */
const AFTERWARDS =
  /[,;]? (?:and )?(?:(?:upon|at|on|after|from and after) (?:his|her|their|my|our|the|such|whose|which) (?:death|decease|termination|expiration|end|time)\b|(?<!\blong )thereafter\b|then (?:to|shall|one|the)\b)/i;

/** The place of the turn where shares stand before and behind it, else the end. */
const whereSharesOver = (clause: string, turn: number): number =>
  findShares(clause.slice(0, turn)).length > 0 && findShares(clause.slice(turn)).length > 0 ? turn : clause.length;

/** "reserve, and the grantee agrees that they shall have, one-half …": nothing is named before the aside. */
const namesNothing = (words: string): boolean => estateOf(words) === null && findShares(words).length === 0;

/** "…, and convey the rest to the buyers": what is given beside what is kept. */
const REST_GIVEN =
  /,? (?:and|but) (?:(?:do|hereby|herein) )*(?:convey|grant|sell|give|transfer|deed)s? (?:all )?(?:of )?(?:the|its|their|his|her|our|my) (?:rest|remainder|balance|other|others|remaining|residue)\b/i;

/** The part of a reserving clause that says what is kept: up to where it turns to who receives, joins or leases, or to what is given. */
export function keptPart(clause: string): string {
  const first = TURN_TO_BENEFITS.exec(clause.slice(8));
  const turn = first && namesNothing(clause.slice(0, first.index + 8)) && findShares(clause.slice(first.index + 8)).length ? null : first;
  const purpose = PURPOSE.exec(clause.slice(10));
  const after = AFTERWARDS.exec(clause.slice(10));
  const over = after ? whereSharesOver(clause, after.index + 10) : clause.length;
  const given = REST_GIVEN.exec(clause);
  const end = Math.min(given?.index ?? clause.length, over, turn ? turn.index + 8 : clause.length, purpose ? purpose.index + 10 : clause.length);
  return clause.slice(0, end);
}
