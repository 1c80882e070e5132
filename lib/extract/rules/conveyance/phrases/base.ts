// What a fraction multiplies: the land described, the grantor's own interest, an interest described by its deed, a royalty.
import type { FractionBase } from "@/lib/contracts/aspects/conveyance";
import { asGrantor } from "./giver-names";
import { asOwned } from "./holding-words";
import { isOfGivenShare } from "./of-given-share";
import { OF_OWN_PART } from "./own-part";

const OWNED =
  /\b(?:(?:presently |now )?(?:so )?(?:owned|(?<=\b(?:minerals?|interests?|rights|royalt(?:y|ies)|estate|share)(?: therein)?,? (?:(?:which|that) (?:is|are) )?(?:now |presently )?)held) by (?:the )?(?:said )?(?:grantors?|assignors?|lessors?|us|me|him|her|them|it|undersigned|vendors?|part)(?!['’]s? [a-z])|owned by (?![Gg]rantors?['’]|[Ss]ellers?['’]|(?:(?:the|said|such|any) )*(?:grantees?|vendees?|buyers?|purchasers?|donees?|second part|part(?:y|ies) of the second|third part|third persons?|others?|another|strangers?)\b)[A-Z]|(?<!\b(?:if|should) (?:the )?(?:said )?)(?:i|we|grantors?|assignors?|sellers?|vendors?|donors?|transferors?|makers?|first part(?:y|ies)|he|she|it|they),? (?:(?:and|or) (?:each|either|any|both) of (?:them|us),? )?(?:now |presently |may |then |today |so |thus )?owns?\b|(?:i|we) (?:now )?own|(?:interests?|minerals|royalt(?:y|ies)|share|rights|estate),? (?:which |that |as )?(?:the )?(?:said )?(?:i|we|grantors?|he|she|it|they),? (?:(?:and|or) (?:each|either|any|both) of (?:them|us),? )?(?:now |presently )?(?:holds?|has|have)\b(?! (?:back|sold|conveyed|leased|agreed|not|no|never|been|heretofore))|(?:belonging|(?:which|that) (?:now )?belongs?) to (?:the )?(?:said )?grantors?(?!['’])|(?<=\b(?:minerals?|interests?|rights|royalt(?:y|ies)|estate|share|oil|gas)(?: therein| thereunder)?,? (?:now |then |presently )?)(?:belonging|(?:which|that) (?:now |then )?belongs?) to (?:me|us|him|her|it|them)\b|of which (?:i|we|grantors?) (?:am|are|is)\b(?! (?:the |now )*owners? of the (?:surface|lands?)\b)|(?:minerals?|interests?|rights|royalt(?:y|ies)|gas|oil|share)(?: therein| thereunder)?,? of which (?:the )?said (?:[\w.'&]+,? ){1,5}(?:am|are|is) (?:the )?(?:now |present |sole )?(?:owners?|seized|possessed)\b(?! of the (?:surface|lands?)\b)|(?:minerals?|interests?|rights|royalt(?:y|ies)|gas|oil)\b[^.;]{0,60}? (?:(?:was|were) (?=mine|ours)|(?:is|are) (?:now |today |presently |still )?)(?:mine|ours|hers|theirs|his(?= (?:in|under|today|now|at|pass|go)\b|[,.;:)]|$))|(?:all (?:of )?(?:the )?|the (?:entire|whole|full) |every )(?:undivided |mineral )*(?:rights?|interests?|claims?|share|ownership) of (?:(?:each|both|either|every one|all)(?: of)? )?(?:the )?(?:said )?(?:grantors?|sellers?|vendors?|first part(?:y|ies)|makers?|us|them) in|interests?\b[^.;]{0,30}\b(?:which|that) (?:i|we|grantors?) (?:inherited|may own))/i;
const OWN_RIGHT =
  /\b(?:my|our|his|her|its|their|grantors?'?s?'?|assignors?'?s?'?|lessors?'?s?'?|(?:sellers?|vendors?|transferors?|conveyors?)(?:'s|s'|')|the (?:said )?(?:grantors?|decedent|estate|state)'?s?|(?<!\breservations? )of) (?:undivided |entire |said |present |own |mineral |royalty |overriding |right,? |title,? (?:and )?|mineral and royalty ){0,5}(?:interests?|right|estate|title|share|powers?|royalt(?:y|ies)|oil|minerals?)\b/i;
const OF_OWN =
  /(?:\b(?:of|in and to|in)|^) (?:all (?:of )?)?(?:my|our|his|her|its|their|(?:the )?(?:said )?(?:grantors?|assignors?|lessors?|sellers?|vendors?|transferors?|conveyors?|donors?|first party|decedent|estate|trust|company|partnership|corporation|bank|ward|minor)'?s?'?) (?:undivided |present |entire |said |aforesaid |above |own |mineral |royalty |overriding |reserved |retained |excepted |remaining |outstanding |fractional |existing |total |whole |working |leasehold |operating |non-?participating ){0,4}(?:interests?|minerals?\b(?! deed)|oil(?:,? (?:and |& )?gas)?(?:,? coal)?,? (?:and|&) (?:other )?minerals?\b(?! (?:deed|lease))|(?<=mineral )estate|holdings?|ownership|(?:share|part)(?= (?:of|in) (?:the |all |said |any |such )*(?:oil|gas|minerals?|coal|royalt\w+|mineral|hydrocarbons)\b)|royalt(?:y|ies)(?! (?:deed|of)\b))\b/i;
const GIVEN = "(?:conveyed|granted|sold|transferred|deeded|given)";
const HERE = "(?:herein|hereby|here|so|hereinabove|above|thus)";
/** "hereby conveyed", "which is transferred hereby", "being conveyed by her", "I am conveying". */
const PASSING = `(?:${HERE}(?: described)?(?:,? and)?(?: ${HERE})? ${GIVEN}|(?:(?:which|that) )?(?:is|are|being) (?:${HERE} )?(?:being )?${GIVEN}(?: ${HERE}| by (?:this|the within|these|said|him|her|them|me|us|it|(?:the )?(?:said )?grantors?)\\b)|(?:(?:which|that) )?(?:I|we|he|she|they|(?:the )?(?:said )?grantors?) (?:am|are|is|do|does)? ?(?:here(?:by)? |now )?(?:conveying|granting|selling|transferring|conveys?|transfers?)(?= (?:here|hereby|herein|by this)\\b))`;
const CONVEYED = new RegExp(
  `\\b(?:minerals?|oil|gas|royalt\\w+|interests?|estate|shares?)\\b[^.;]{0,30}\\b${PASSING}\\b|\\bthe (?:undivided )?(?:interests?|share) (?:conveyed|granted|sold|transferred)\\b(?! (?:to|unto|by|in|under|from)\\b)`,
  "i",
);
const LAND_CONVEYED = new RegExp(`\\b(?:lands?|premises|tracts?|property|acres)\\b[^.;]{0,30}\\b${PASSING}\\b`, "i");
/** "whatever minerals it owns", "such interest as we may have": no more than the giver has. */
const WHATEVER =
  /\b(?:what|all that|whatever|everything(?: that)?) (?:I|we|he|she|it|they|(?:the )?(?:said )?(?:grantors?|vendors?)) (?:(?:so|have|has|had|then|heretofore|did) )*(?:kept|reserved|retained|held back|excepted)\b|\b(?:which|that) (?:I|we|he|she|it|they|(?:the )?(?:said )?(?:grantors?|vendors?|sellers?)) (?:(?:so|have|has|had|then|heretofore) )*(?:kept|held back)\b|\b(?:whatever|such|what(?:so)?ever)(?: (?:oil|gas|coal|and|other|right|title|or|undivided|minerals?|royalty),?)* ?(?:interests?|minerals?|rights?|royalt\w+|estate|title|share|claim)?(?: therein| thereunder| thereof)?,? (?:as |that |which )?(?:(?:I|we|it|he|she|they|(?:the )?(?:said )?(?:grantors?|vendors?|undersigned|estate|trust|partnership|company|corporation)) (?:(?:may|now|then|does|do|presently) )*(?:owns?|has|have|holds?|possess(?:es)?)\b|(?:is|are|may be|stands?) (?:owned|held|standing|vested)|(?:(?:now|then|still) )?belongs? to (?:me|us|him|her|it|them|(?:the )?(?:said )?(?:grantors?|vendors?|undersigned)))/i;
const RIGHT_TITLE =
  /\ball (?:of )?(?:the |its |my |our |his |her |their |such |grantor'?s? |assignor'?s? |lessor'?s? )*(?:undivided )?(?:right,? (?:and )?title|rights,? titles?|estate,? right|title)/i;
const GOT =
  "(?:(?:passed|came|went|descended) (?:to|by|under|through|with)|acquired|reserved|excepted|received|conveyed|retained|purchased|bought|took|taken|devised|assigned|created|granted)";
const DESCRIBED = new RegExp(
  `\\b(?:minerals?|interests?|royalt(?:y|ies)|rights|overrides?)(?: therein| of whatever nature|, of whatever nature,| thereunder| (?:in|under|beneath) (?:the|said|that)(?: same)? (?:land|lands|acreage|tract|premises|property))?,? (?:(?:which|that|as) )?(?:(?:were|was|are|is|has been|have been) )?(?:(?:i|we|he|she|it|they|grantors?|assignors?) )?(?:heretofore |formerly |previously )?${GOT}\\b` +
    `|\\bbeing (?:those|that|all (?:of )?(?:the|that)|the (?:same |identical |entire )?(?:interests?|royalt\\w+|minerals?|half|undivided|one))[^.;]{0,60}?\\b${GOT}\\b` +
    `|\\b(?:that|those|such) (?:(?:undivided|mineral|royalty|identical|same) ){0,3}(?:interests?|minerals?|royalt\\w+|rights)\\b[^;]{0,160}? (?:that|which|as) (?:(?:was|were|is|are|has been|have been) )?${GOT}\\b` +
    "|\\b(?:identical|entire|same) interest\\b[^.;]{0,60}\\b(?:acquired|received|reserved)",
  "i",
);

const DET = "(?:(?:all|the|that|those|said|my|our|his|her|its|their|of|same|undivided|entire|mineral|royalty|whole|other|certain|fractional) ){0,6}";
const HELD_NOUN = "(?:interests?|minerals?|royalt(?:y|ies)|estate|rights?|title|rentals?|bonus(?:es)?|oil|gas|lands?|property|share)";
const HELD_NOUNS = `${DET}${HELD_NOUN}(?:(?:,? and|,? or|,| in(?: and to)?(?= (?:(?:the|all|of|said|other) ){0,3}(?:oil|gas|minerals?|coal|royalt))) ${DET}${HELD_NOUN}){0,6}(?: therein| thereunder)?`;
const ADVERBS = "(?:(?:heretofore|previously|formerly|so|this day|presently|now|then|thus) )?";
const HELD = "(?:acquired|purchased|inherited|received|owned?|owns|(?:hold|held|holds)(?! (?:back|out)\\b)|obtained|took|taken|bought|got|have|has)";
const GIVER = "(?:him|her|me|us|them|it|(?:the )?(?:said )?(?:grantors?|assignors?|vendors?|undersigned))";
/** "all of the interest acquired by him in Book 140". */
const ALL_GOT =
  /\bof (?:the |that |said )?(?:\w+ )?(?:interests?|minerals?|royalt(?:y|ies)|estate|rights) (?:therein )?(?:(?:which|that) (?:was |were )?)?(?:heretofore |previously )?(?:acquired|purchased|inherited|received|owned|held|obtained|taken|devised to|conveyed to|granted to|bought) (?:by |to )?(?:him|her|me|us|them|it|(?:the )?(?:said )?(?:grantors?|assignors?))\b/i;

/** "one-half of all the mineral interest, royalties and rentals which I acquired", "of the interest acquired by him in Book 140": a share of what the giver got. */
const OF_GOT = new RegExp(
  `\\bof ${HELD_NOUNS},? (?:(?:which|that|as) )?(?:(?:I|we|he|she|it|they|the said [A-Z][\\w.]+|(?:the )?(?:said )?(?:grantors?|assignors?|vendors?|sellers?)) (?:have |has |had )?${ADVERBS}${HELD}\\b(?! (?:no|not|the right)\\b)|(?:(?:was|were|is|are) )?${ADVERBS}(?:${HELD}|devised|conveyed|granted) (?:by|to) ${GIVER}\\b)`,
  "i",
);

/** "one-half of the interest in the minerals under the SW/4, which was given to him by A": the interest, and not the land, is what he got. */
const THE_INTEREST_GOT = new RegExp(
  `\\bof (?:the|that|said) (?:undivided |mineral |royalty )*interests?\\b[^;]{0,200}?,? (?:which|that) (?:was|were|is|are|has been|have been) ${ADVERBS}(?:given|deeded|conveyed|devised|granted|sold|left|willed|assigned|set apart) (?:by [A-Z][\\w. ]{2,40} )?(?:to|unto) ${GIVER}\\b`,
  "i",
);

const KEPT_ONCE = "(?:reserved|retained|excepted|withheld|kept(?: back)?|held back|saved)(?:,? (?:and|or) (?:reserved|retained|excepted|withheld|kept))?";
const OLD_DEED =
  "(?=[^.;]{0,60}?\\b(?:in|by|under|when|from|out of|upon|on)\\b[^.;]{0,80}?\\b(?:deeds?|conveyances?|instruments?|sold|sale|conveyed|deeded|book|vol(?:ume)?|recorded)\\b)";
/** "one-half of the mineral interest which grantor reserved in his deed to B", "of the minerals retained by him when he sold to B", "of the reservation made in his deed": a share of what the giver kept by an older paper. */
const OF_KEPT = new RegExp(
  `\\bof ${HELD_NOUNS},? (?:(?:which|that|as) )?(?:I|we|he|she|it|they|(?:the )?(?:said )?(?:grantors?|assignors?|vendors?|sellers?)) (?:have |has |had )?${ADVERBS}${KEPT_ONCE}\\b(?! (?:hereby|herein|by this))` +
    `|\\bof ${HELD_NOUNS},? (?:(?:which|that) )?(?:(?:was|were|has been|have been|had been) )?${ADVERBS}${KEPT_ONCE} (?:by|to|unto|in|for) ${GIVER}\\b${OLD_DEED}` +
    `|\\bof (?:my|our|his|her|its|their|the|that|said|(?:the )?(?:said )?grantors?['’]s?) (?:(?:mineral|royalty|oil|gas|and|other) ){0,4}(?:reservations?|exceptions?) (?:of|in|from|made|contained|set out|set forth|created|under|by)\\b${OLD_DEED}` +
    `|\\bof the (?:reserved|excepted|retained) (?:mineral|royalty|oil|gas|and|other|,| ){0,6}(?:interests?|minerals?|rights?|estate|royalt(?:y|ies)) (?:described|referred to|mentioned|set out|created|under|in)\\b${OLD_DEED}`,
  "i",
);

/** "minerals standing in the name of said Trust", "vested of record in me". */
const IN_NAME =
  /\b(?:standing|held|vested|titled|appearing|owned)(?: of record)? (?:in|under) (?:(?:the )?names? of (?:the )?(?:said )?(?:grantors?|undersigned|trust|estate|company|corporation|partnership|decedent)|(?:my|our|his|her|its|their|(?:the )?(?:said )?grantors?'?s?) (?:own )?names?)\b|\bvested (?:of record )?in (?:me|us|him|her|it|them|(?:the )?(?:said )?(?:grantors?|undersigned|trust|estate))\b/i;

/** "remains vested in the grantor": who has it afterwards. */
const STAYING = /\b(?:remains?|stays?|continues?|rests?|shall be|to be)(?: (?:and (?:remain|be|stay)|still|always|hereafter))* $/i;

/** "3/16 of the minerals, which is one-half of the 3/8 standing in our names": what the share was reckoned from, told behind it. */
const COMES_TO = /,? (?:which is|(?:the )?same being|being|that is|or) /i;

/** "1/4 of the minerals …, out of the one-half owned by me": what the share is taken from, not what it is of. */
const OUT_OF_HELD =
  /\b(?:out of|from) (?:the|my|our|his|her|its|their|that|said) (?:undivided )?(?:(?!\b(?:lands?|premises|tracts?|property|acres)\b)[\w/() -]){3,50}$/i;

/** "the half of the minerals which I own, the other half being in A": the one half is the grantor's, and all of it is meant. */
const REST_APART = /^[^.;]{0,80}?,? (?:and )?the (?:other|remaining|remainder|rest)\b/i;

/** "the half which that deed left me, being all that I now own": what the half comes to. */
const TOLD_BEHIND = /,? (?:being|which is|the same being) (?:all|the whole)\b[^.;]*$/i;
/** "one-half of the minerals being withheld by me and owned by me as before": who has it afterwards. */
const HELD_BACK =
  /\b(?:withheld|reserved|retained|kept|excepted|held back)\b[^.;]*\b(?:and|to be|shall be|being)(?: (?:to be|shall be|hereafter|still|always))* $/i;
/** "one-fifth of what I so reserved": a share of what the giver has by another paper. */
const OF_WHAT =
  /^[^.;,]{0,40}\bof (?:what|that which|all that|so much as) (?:(?:is|was) )?(?:I|we|he|she|it|they|(?:the )?(?:said )?(?:grantors?|vendors?|undersigned)) (?:(?:have|has|had|now|then|so|there|thus|heretofore|previously) )*(?:reserved?s?|kept|keeps?|retain(?:ed|s)?|owns?|hold|holds|held|have|has|got|acquired|received)\b/i;

/** "one-half of the minerals, with such title as is vested in me as Trustee": how good the title is, not what the half is of. */
const WARRANT_ONLY = /,? (?:but )?(?:with|by|upon|under) (?:only )?(?:such|whatever) (?:right,? (?:and )?)?title [^.;,]*$/i;
/** "the one-half owned by me in the land", "one-third interest which we own": no word of what the share is of stands ahead, so that it is itself what the giver owns. */
const SHARE_OWNED =
  /^(?:(?!\b(?:the|all|my|our|his|her|its|their) (?:undivided )?(?:interests?|share)\b|\b(?:of|in|under|out|upon|to|from|all|oil|gas|minerals?|coal|lands?|rights?|title|estate|royalt\w+|what\w*|such)\b)[^.;,])*,? ?$/i;

/** "the one-half of the oil and gas which grantors own": that half, where a "the" stands before it. */
const THAT_HALF =
  /^[^.;,]{2,30}? of (?:the |all (?:of )?the )?(?:oil|gas|minerals?|coal|,| |and|&|other|mineral rights){1,12}(?:therein |thereunder )?(?:which|that)(?: is)? ?$/i;

/** "of the mineral rights of the grantor in said land", "of the minerals remaining in the grantor": what is his, with him named behind it. */
const HIS_BEHIND =
  /\bof (?:(?:all|any|every|the|said|such|and|whatever|existing|present|undivided) ){0,5}(?:oil|gas|minerals?|mineral (?:rights?|interests?|estate)|coal|royalt(?:y|ies)|rights?|interests?|estate|,| |and|other){1,10}(?: therein| thereunder)?,? (?:of|(?:(?:which|that) (?:now |still |yet )?(?:remains?|is|are) (?:left |vested )?|(?:now |still |yet )?(?:remaining|left|vested|lodged) (?:vested )?)(?:in|to|with)) (?:(?:the )?(?:said )?(?:grantors?|undersigned|vendors?|sellers?)|me|us)\b(?!['’])/i;

/** "all minerals, whether outstanding in others or belonging to the grantor", "to be owned by them equally": whosesoever they are, and whose they shall be. */
const WHOSE_SOEVER = /\b(?:whether|either|be they|no matter whether)\b[^.;]{0,80}$|\b(?:to|shall|will) be (?:(?:held|hereafter|equally|jointly|and) ){0,3}$/i;

/** "an undivided third, being all of the interest of the grantor", "a half, all I own, of": the share is of the whole, and is all he has. */
const TOLD_AS_ALL =
  /^[^,;.]{2,48}?(?:,? \(?(?:(?:the )?same being|being|which is|that being|it being|representing|constituting|comprising) (?:all|the whole|the entire|(?:my|our|his|her|its|their|grantors?['’]s?) (?:entire|whole))\b|(?:,| \() ?(?:all|everything|(?:and )?no more than|(?:which is |being )?as much as)(?: of)?(?: (?:that|which|what))? (?:I|we|he|she|it|they|(?:the )?(?:said )?(?:grantors?|vendors?|sellers?)) (?:(?:now|then|presently|still|may) )?(?:owns?|ha(?:ve|s)|holds?|possess(?:es)?)\b|(?:,| \() ?(?:(?:all|the whole|the entirety) of )?(?:my|our|his|her|its|their|grantors?['’]s?) (?:entire |whole |full )?(?:interest|share|part|ownership|holding)(?=[,)]| (?:there)?in\b))/i;

/** "which half is not owned by us", "none of it belonging to the grantor": whose it is not measures nothing. */
const DENIED =
  /\b(?:not|never|neither|nor|none|no part|no longer)(?: (?:of (?:it|them|which)|is|are|was|were|being|now|at present|presently|itself|himself|herself)){0,3},? $/i;

/** "one-half of the minerals are reserved by the grantor, and any royalty received for the half owned by …": behind the finished statement another begins, which says nothing of the half. */
const STATEMENT_ENDED =
  /^[^.;]*?\b(?:is|are|be)(?: \w+){0,2} (?:reserved|retained|excepted|withheld|kept|held back)\b[^.;]*?(?=,? (?:and|but) (?:that |any |the |all |no |said |such |it |lease|money))/i;
const ownStatement = (words: string): string => STATEMENT_ENDED.exec(words)?.[0] ?? words;

export type BaseFound = { of: FractionBase; words: string | null };

/**
 * Base of a fraction from the words after it.
 * "of the royalties which are presently owned by Grantors" → grantor_interest; "in the land described" → whole.
 * `own`: the words open with "all"; `definite`: a "the" stands before the share ("the half of the minerals which we bought" is that half, no half of it).
 * Errs toward "whole", the base courts presume where the words name the land.
 */
export function baseOf(words: string, own: boolean, definite = false): BaseFound {
  const clause = ownStatement(asOwned(asGrantor(words)));
  if (!own && TOLD_AS_ALL.test(clause)) return { of: "whole", words: null };
  const told = OWNED.exec(clause);
  const owned = told !== null && DENIED.test(clause.slice(0, told.index)) ? null : told;
  const whoever = owned !== null && WHOSE_SOEVER.test(clause.slice(0, owned.index));
  const heldBack = owned !== null && HELD_BACK.test(clause.slice(0, owned.index));
  const ownHalf =
    definite &&
    owned !== null &&
    (REST_APART.test(clause.slice(owned.index)) ||
      TOLD_BEHIND.test(clause.slice(0, owned.index)) ||
      THAT_HALF.test(clause.slice(0, owned.index) + (/^[^.;]*?\b(?:which|that)\b/i.exec(owned[0])?.[0] ?? "")));
  if (
    owned &&
    !OUT_OF_HELD.test(clause.slice(0, owned.index)) &&
    !ownHalf &&
    !heldBack &&
    !whoever &&
    !(!own && SHARE_OWNED.test(clause.slice(0, owned.index)))
  )
    return { of: "grantor_interest", words: owned[0] };
  const ofWhat = OF_WHAT.exec(clause);
  if (ofWhat) return { of: "grantor_interest", words: ofWhat[0] };
  const ofOwn = OF_OWN.exec(clause) ?? (own || definite ? null : OF_OWN_PART.exec(clause.slice(0, 260))) ?? HIS_BEHIND.exec(clause.slice(0, 200));
  if (ofOwn) return { of: "grantor_interest", words: ofOwn[0] };
  const whatever = WHATEVER.exec(clause.slice(0, 260)) ?? IN_NAME.exec(clause.slice(0, 260));
  if (
    whatever &&
    !WARRANT_ONLY.test(clause.slice(0, whatever.index + whatever[0].length)) &&
    !STAYING.test(clause.slice(0, whatever.index)) &&
    !COMES_TO.test(clause.slice(0, whatever.index))
  )
    return { of: "grantor_interest", words: whatever[0] };
  const got = (own || definite ? ALL_GOT : OF_GOT).exec(clause.slice(0, 200));
  if (got) return { of: "grantor_interest", words: got[0] };
  const kept = own || definite ? null : OF_KEPT.exec(clause.slice(0, 300));
  if (kept && kept.index < 24) return { of: "grantor_interest", words: kept[0] };
  const interest = THE_INTEREST_GOT.exec(clause.slice(0, 320));
  if (interest && interest.index < 24) return { of: "grantor_interest", words: interest[0] };
  const head = clause.slice(0, 150).split(/,? (?:with|together with|subject|whether) /i)[0] ?? "";
  const conveyed = LAND_CONVEYED.test(head) ? null : CONVEYED.exec(head);
  if (conveyed) return { of: "grantor_interest", words: conveyed[0] };
  if (!own && isOfGivenShare(clause)) return { of: "grantor_interest", words: clause };
  const rti = RIGHT_TITLE.exec(clause) ?? (own ? OWN_RIGHT.exec(clause) : null);
  if (rti) return { of: "grantor_interest", words: rti[0] };
  return { of: "whole", words: null };
}

/** Whether the words say that the thing is the giver's: "all minerals of which the Roes are owners", "whatever oil is ours". */
export const isOwnedByGiver = (words: string): boolean => {
  const clause = asOwned(asGrantor(words));
  return OWNED.test(clause) || WHATEVER.test(clause);
};

/** True where the words identify the interest by the instrument that created or gave it ("the interest acquired from A by deed in Vol. 5"). */
export const isDescribedInterest = (clause: string): boolean => DESCRIBED.test(clause);
/** Where those words start, -1 where there are none. */
export const describedAt = (clause: string): number => clause.search(DESCRIBED);

/** True for "all right, title and interest" and its kin: no definite quantum is purported. */
export const isRightTitleInterest = (clause: string): boolean =>
  RIGHT_TITLE.test(clause) ||
  WHATEVER.test(clause) ||
  /^(?:my|our|his|her|its|their|(?:(?:the|said) )*(?:grantor|seller|vendor)(?:['’]s|s['’])) (?:(?:undivided|entire|whole|full|own|said|respective|present) )*(?:interests?|share) (?:in|of)\b/i.test(
    clause,
  ) ||
  /\b(?:whatever|such) (?:rights?|interests?|title|claims?)\b[^.;]{0,60}\b(?:has|have|had|may have|owns?|holds?)\b/i.test(clause) ||
  /\ball (?:of )?(?:the |its |my |our |his |her |their |(?:the |said )*(?:grantor|seller|vendor|assignor|undersigned)(?:['’]s|s['’]) )(?:said |aforesaid |undivided |entire |own )*interests?\b/i.test(
    clause,
  );

/** "my undivided 5/24 interest, and any other or greater interest I may own". */
const AND_ANY_OTHER =
  /\b(?:and|with|plus|or) (?:any|all|every|whatever|such)(?: and (?:all|every))? (?:other|further|additional|greater|more)(?:,? (?:or|and) (?:other|further|additional|greater|more))* (?:right|title|interest|share)/i;
/** True where a share is followed by "and any other interest I may own": then all that the giver has is given. */
export const isWithAllOther = (behind: string): boolean => AND_ANY_OTHER.test(behind.slice(0, 90));
