// Benefits parted from a share by words: the power to lease, bonus, rentals. Reads each sentence as subject, "not", verb and thing.
import { type BenefitClass, type BenefitWord, benefitWords } from "./benefit-words";

export type Side = "giver" | "taker";
export type Benefits = {
  executive: boolean | null;
  attributes: { development: boolean | null; bonus: boolean | null; delay_rental: boolean | null; royalty: boolean | null } | null;
};

/** What one sentence says of one benefit: whose it is, whether it is denied, whether the words leave the other side nothing of it. */
type Claim = { benefit: BenefitClass; subject: Side | null; negative: boolean; alone: boolean };

const OTHER: Readonly<Record<Side, Side>> = { giver: "taker", taker: "giver" };
/** "paid to grantee", "made by grantee": a side that stands behind its benefit. */
const BEHIND = /\b(?:of|to|unto|by|from|for)(?: the)?(?: said)? $/i;
/** "the right to give leases stays with grantor": his alone. */
const STAYS_WITH =
  /\b(?:stays?|remains?|rests?|lies?|lodged|continues?|vests?|vested)(?: \w+){0,2} (?:with|in)(?: the)?(?: said)? $|\b(?:is|are|shall be|to be|being) (?:solely |only |wholly |a matter )?for(?: the)?(?: said)? $/i;
/** "the executive right to which passes to the grantee", "goes to grantee with the land", "belongs wholly to grantee": his alone, whoever was spoken of before. */
const GOES_TO =
  /\b(?:goes|go|pass(?:es)?|belongs?|(?:(?:is|are|being|be|shall be) (?:\w+ )?(?:given|granted|conveyed|transferred|sold|left|committed|surrendered|yielded)))(?: (?:wholly|also|exclusively|solely|entirely|over|hereby|fully|on|alone)){0,2} (?:un)?to(?: the)?(?: said)? $/i;
/** "the power to lease is grantee's exclusively": so too. */
const IS_HIS = /\b(?:is|are|be|being|remains?)(?: the)?(?: said)? $/i;
const POSSESSES = /^(?:'s|s')(?: (?:alone|only|exclusively|own|absolutely|solely))*(?=[.,;]|$)/i;
/** "leasing rights belonging to grantor": what a side had before, not what it shall have. */
const HAD = /(?<!\b(?:[Bb]e|(?:is|are)(?: hereby)?(?= vested)) )\b(?:belonging|owned|held|vested)(?: \w+)? (?:to|by|in)(?: the)?(?: said)? $/i;
/** "without grantor joining", "grantee's joinder": a side spoken of only as one who joins. */
const JOINS = /^(?:'s|s')?(?: (?:herein|being))? (?:join|consent|signature|approval)/i;
/** "one-half of all bonuses": a share, which leaves the rest to the other side. */
const SHARE_OF = /(?:\b(?:hal(?:f|ves)|thirds?|fourths?|quarters?|(?:six|seven|eigh)\w*ths?|parts?|shares?|portions?)|\d\)?|%\)?) (?:in |of )(?:\w+,? ){0,6}$/i;
const BY_ITS_LEAVE = /\bwithout\b[^,;.]{0,24}$/i;

/** Where the reader stands in a sentence: who is spoken of, whether denied and whether that "not" has met its thing, and what is claimed so far. */
type Reading = {
  subject: Side | null;
  last: Side | null;
  joiner: Side | null;
  not: "none" | "waiting" | "spent";
  alone: boolean;
  open: Claim[];
  claims: Claim[];
};

/** "bonus … paid to grantee": the side owns what was claimed of nobody yet, and any joinder is his. */
function ownerBehind(r: Reading, side: Side, alone = false): void {
  for (const c of r.open)
    if (c.benefit === "joining" || c.subject === null) {
      c.subject = side;
      c.negative ||= r.not === "waiting";
      c.alone ||= alone;
    }
}

/** "the leasing power … passes to grantee": the side has it, and the other has nothing of it. */
function goesTo(r: Reading, side: Side): void {
  for (const c of r.open) {
    c.subject = side;
    c.negative = r.not === "waiting";
    c.alone = true;
  }
}

function onSide(r: Reading, side: Side, before: string, after: string): void {
  r.last = side;
  if (HAD.test(before)) return;
  if (JOINS.test(after)) r.joiner = side;
  else if (r.open.length && GOES_TO.test(before) && ALL_OF_WHICH.test(before)) deniedOther(r, side);
  else if (r.open.length && GOES_TO.test(before)) goesTo(r, side);
  else if (r.open.length && STAYS_WITH.test(before)) ownerBehind(r, side, true);
  else if (r.open.length && THOSE_ARE.test(before) && POSSESSES.test(after)) deniedOther(r, side);
  else if (r.open.length && (BEHIND.test(before) || (IS_HIS.test(before) && POSSESSES.test(after)))) ownerBehind(r, side);
  else newSubject(r, side);
}

/** "without the right to lease or to bonuses, those being the grantee's alone": what is denied of nobody named is denied of the other. */
const THOSE_ARE = /,? (?:those|these|which|all of which|that|the same)(?: \w+)? (?:being|are|is|belong(?:ing)?|remain(?:ing)?)(?: the)?(?: said)? $/i;
/** "Grantee shall have no right to join nor to share in bonuses, all of which belong to Grantor": whose it is, beside the one who is denied it. */
const ALL_OF_WHICH =
  /\b(?:(?:all|each|both) of which|which (?:all|shall all)|all (?:of )?(?:these|those|the same)|these|those|the same)(?: \w+){0,2} (?:belong|goes?|pass|are|remain|be)\w*(?: \w+){0,2} (?:un)?to(?: the)?(?: said)? $/i;
function deniedOther(r: Reading, side: Side): void {
  for (const c of r.open)
    if (c.subject === null) {
      c.subject = c.negative ? OTHER[side] : side;
      c.alone ||= !c.negative;
    }
}

function newSubject(r: Reading, side: Side | null): void {
  if (r.not === "spent") r.not = "none";
  r.subject = side;
  r.open = [];
}

function onBenefit(r: Reading, benefit: BenefitClass, before: string): void {
  const byLeave = benefit === "joining" && BY_ITS_LEAVE.test(before);
  const spoken = byLeave && r.subject !== null && r.open.length > 0 ? OTHER[r.subject] : r.subject;
  const subject = (benefit === "joining" ? r.joiner : null) ?? spoken;
  const claim = { benefit, subject, negative: r.not !== "none", alone: r.alone && !SHARE_OF.test(before) };
  if (benefit === "joining") r.joiner = null;
  if (byLeave) r.not = "none";
  else if (r.not === "waiting") r.not = "spent";
  r.open.push(claim);
  r.claims.push(claim);
}

function onWord(r: Reading, word: BenefitWord, sentence: string): void {
  const { kind } = word;
  const before = sentence.slice(Math.max(0, word.start - 60), word.start);
  if (kind === "giver" || kind === "taker") onSide(r, kind, before, sentence.slice(word.end, word.end + 24));
  else if (kind === "who") newSubject(r, r.last);
  else if (kind === "not") r.not = "waiting";
  else if (kind === "turn") r.not = "none";
  else if (kind === "needless") for (const c of r.open) c.negative ||= c.benefit === "joining";
  else if (kind === "own") for (const c of r.open) c.alone = false;
  else if (kind === "has") {
    r.alone = true;
    if (r.not === "spent") r.not = "none";
  } else if (kind !== "alone") onBenefit(r, kind, before);
}

/** "Grantor shall not join in any lease, and grantee shall receive the bonus" → giver denied joining, taker has bonus. */
function claimsOf(sentence: string, last: Side | null): { claims: Claim[]; last: Side | null } {
  const words = benefitWords(sentence);
  const alone = words.some((w) => w.kind === "alone");
  const reading: Reading = { subject: PRONOUN_AHEAD.test(sentence) ? last : null, last, joiner: null, not: "none", alone, open: [], claims: [] };
  for (const word of words) onWord(reading, word, sentence);
  return { claims: reading.claims, last: reading.last };
}

/** "; he shall not join": of the side spoken of before the semicolon. */
const PRONOUN_AHEAD = /^(?:and |but |nor )?(?:he|she|they|it)\b/i;

/** The claims of all sentences; a sentence behind a semicolon that opens with a pronoun goes on with the side before it. */
function claimsIn(text: string): Claim[] {
  let last: Side | null = null;
  return text.split(/(?<=[;.])\s/).flatMap((sentence) => {
    const read = claimsOf(sentence, last);
    last = sentence.endsWith(";") ? read.last : null;
    return read.claims;
  });
}

/** Whether a claim gives the benefit to `ours` (true), withholds it (false), or leaves it open. */
function verdict(claim: Claim, ours: Side): boolean | null {
  if (claim.subject === null || claim.subject === ours) return !claim.negative;
  return claim.alone && !claim.negative && claim.benefit !== "joining" ? false : null;
}

/** A benefit denied once is denied; given only where nothing denies it. */
function settle(claims: readonly Claim[], benefits: readonly BenefitClass[], ours: Side): boolean | null {
  const said = claims.filter((c) => benefits.includes(c.benefit)).map((c) => verdict(c, ours));
  return said.includes(false) ? false : said.includes(true) ? true : null;
}

/** "non-participating as to lease rentals or bonuses": kept out of these alone; the power to lease is not spoken of. */
const OUT_OF_MONEY =
  /\bnon-?participating,? (?:only )?(?:as to|in|with respect to|as regards|so far as concerns) (?:(?:any|all|the|present|future|or|and|lease|delay|such) )*(?:rentals?|bonus(?:es)?)\b[^.;]{0,60}/i;
const NON_PARTICIPATING = /\bnon-?participat\w+\b(?! royalties\b)/i;
const ROYALTY_ONLY = /\b(?:royalty (?:interest )?only|only (?:his|her|its|their) (?:part|share) of the royalt)/i;
const ROYALTY_BESIDE = /\b(?:bonus(?:es)?|rentals?)\b[^.;]{0,40}\broyalt|\broyalt\w+[^.;]{0,40}\b(?:bonus|rentals?)/i;

/** "there being no lease on the land", "no oil and gas lease is in force": how things stand, no word on who may lease. */
const NO_LEASE_NOW =
  /\b(?:there (?:is|are|being)|the land being) (?:(?:now|at (?:this|the present) time|at present|today|presently) )?(?:not under (?:any )?|under no |no )(?:(?:existing|present|outstanding|valid|oil|gas|and|mineral|or) )*leases?\b[^,.;]*|\bno (?:(?:existing|present|oil|gas|and|mineral|or) )*leases? (?:is|are) (?:(?:now|presently|at present) )?(?:in|on|upon|of|outstanding|existing)\b[^,.;]*/gi;

const KEPT = /\b(?:reserv|retain|except|keep|kept)\w*/i;

/** "but grantors include in this conveyance a non-participating royalty": what is given beside minerals that are kept. */
const GIVEN =
  /\b(?:includes?|conveys?|grants?|gives?|included|conveyed|granted) (?:(?:herein|hereby|(?:in|with|by|under) th(?:is|e same) \w+),? )?(?:(?:un)?to (?:the )?(?:said )?(?:grantees?|buyers?|purchasers?|vendees?),? )?(?:an? |the )?(?:undivided )?(?:[\w/()%.-]+ ){0,3}non-?participat\w+|\bnon-?participat\w+ (?:[\w-]+ ){0,4}(?:conveyed|granted|given|sold|included)\b|\bgrantees?\b[^.;]{0,240}\b(?:entitled to|receives?|own|owns|have|has) (?:an? |the )?(?:[\w/()-]+ ){0,3}non-?participat\w+/i;

/** Whether our side is called non-participating: what the giver keeps as a non-participating royalty says nothing of the taker, and what he gives as one says nothing of himself. */
const nonParticipating = (text: string, ours: Side): boolean =>
  text.split(/(?<=[;.])\s/).some((s) => NON_PARTICIPATING.test(s) && (ours === "taker" ? GIVEN.test(s) || !KEPT.test(s) : !GIVEN.test(s)));

/**
 * "Grantor shall not join in any lease nor share in bonus or rentals" for the grantor → executive false, bonus and delay_rental false.
 * Null where the words do not say; errs toward null when the subject is unclear.
 */
export function benefitsOf(paper: string, ours: Side): Benefits {
  const text = paper.replace(NO_LEASE_NOW, "");
  const money = OUT_OF_MONEY.exec(text)?.[0] ?? "";
  if (money) return withoutMoney(benefitsOf(text.replace(money, ""), ours), money);
  const claims = claimsIn(text);
  const executive = nonParticipating(text, ours) ? false : settle(claims, ["leasing", "joining"], ours);
  const bonus = settle(claims, ["bonus"], ours);
  const delay_rental = settle(claims, ["delay_rental"], ours);
  const development = settle(claims, ["development"], ours) === false ? false : null;
  const royalty = ROYALTY_ONLY.test(text) || (ROYALTY_BESIDE.test(text) && bonus === true) ? true : null;
  const attributes = { development, bonus, delay_rental, royalty };
  return { executive, attributes: Object.values(attributes).some((v) => v !== null) ? attributes : null };
}

/** The benefits with bonus and rentals denied as far as the words name them. */
function withoutMoney(rest: Benefits, words: string): Benefits {
  const { attributes } = rest;
  const bonus = /\bbonus/i.test(words) ? false : (attributes?.bonus ?? null);
  const delay_rental = /\brentals?/i.test(words) ? false : (attributes?.delay_rental ?? null);
  return { ...rest, attributes: { development: attributes?.development ?? null, bonus, delay_rental, royalty: attributes?.royalty ?? null } };
}
