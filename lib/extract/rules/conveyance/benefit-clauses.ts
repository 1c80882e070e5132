// Clauses of one mineral grant that state another fraction than the granting clause: share of rentals and royalties, share under future leases.
import type { Interest, Reading } from "@/lib/contracts/aspects/conveyance";
import { equals, fromWire, type Rational, sum, toWire, ZERO } from "@/lib/fraction/rational";
import type { Found } from "./interest";
import { isBound } from "./phrases/bound";
import { findShares } from "./phrases/share";
import type { Scene } from "./scene";
import { namesOf } from "./side-words";

const BENEFIT = /\b(?:rentals?|royalt(?:y|ies)|bonus(?:es)?|lease interests?)\b/i;
const GIVES =
  /\b(?:covers? and includes?|shall (?:have|own|receive|be entitled)|owning|to be paid to|is to be paid|entitled to|includes?|with|receive|covers|sold|and a|(?:shall|will|is to|are to) (?:belong|go|be (?:his|hers|theirs|its)|have)|belongs?|is (?:his|hers|theirs))\b/i;
const FUTURE = /\b(?:future|hereafter|cancel\w*|forfeit\w*|expir\w*|any lease now or)\b/i;
const LIKE = /\b(?:other|remaining)\b[^.;]{0,24}$/i;

/** "subject to a free royalty of 1/16 held by the State": a share that is another's is no benefit of the grantee. */
const BURDEN_AHEAD = /\bsubject(?:,? however,?)? to (?:(?!\b(?:shall|entitled|includes?|covers)\b)[^.;]){0,120}$/i;
/** "the royalty of four per cent formerly assigned (Book 8, page 340)": made by another paper. */
const MADE_BEFORE =
  /^\)?(?: (?:royalty|interest|thereof|share|part))?,? (?:(?:which|that) (?:was|were|has been) )?(?:formerly|heretofore|previously|already|earlier|lately|recently|theretofore|before this) (?:so )?(?:assigned|conveyed|sold|granted|reserved|given|deeded|retained|excepted|created|made)\b/i;
/** "in addition to one of 4%", "besides the royalty of 1/16 held by A": another share beside the granted one. */
const BESIDE_ANOTHER = /\b(?:in addition to|besides|over and above|apart from) (?:an?|one|the|that|another) [^.;,]{0,40}$/i;
const BURDEN_BEHIND =
  /^[^.;,]{0,60}\b(?:held|owned|reserved|retained|excepted|outstanding)\b[^.;,]{0,30}\b(?:by|in|to)\b|^\)? (?:royalty )?(?:by|of|to) the (?:State|Commonwealth|United States|Government|Crown|sovereign)\b/i;
/** "part of the one-sixth royalty now reserved": the rate that a lease pays, of which the grant is a piece. */
const PART_OF = /\b(?:part|portion|out) of (?:the |our |my |his |her |their |its |said |a )*(?:usual |customary )*\(?$/i;
/** "an undivided 3/4 interest (120 acres) in and to 160 acres": the land that is described. */
const OF_LAND =
  /^\)? ?(?:interest |part |share )?(?:\([^()]{1,30}\) )?(?:of|in)(?: and to)? (?:(?:the|said|that|all|of|certain) )*(?:[\d,.]+ acres|tracts?|lands?|premises|survey|league)\b/i;
/** "with a reservation by the State of a one-sixteenth royalty": what another has kept. */
const KEPT_BY_ANOTHER =
  /\b(?:reservations?|reserv(?:ing|ed|es)|kept|keeps?|retain(?:ed|s)|except(?:ed|ion)s?)\b(?: (?:made|had|taken|there|contained|back|out))* (?:by|to|in favou?r of) (?!(?:the )?(?:said )?(?:grantor|grantee|vendor|vendee|seller|buyer|purchaser)s?\b|him|her|them|us|me)[^.;,]{2,60}?\b(?:of|a|an) (?:(?:an?|the|free|undivided|perpetual) )*\(?$/i;
/** "we sold a four per cent royalty to A this June": what went to another before. */
const SOLD_BEFORE =
  /\b(?:we|I|he|she|they|it|(?:the )?(?:said )?(?:grantors?|vendors?|sellers?))(?: (?:have|has|had|already|heretofore|previously|formerly|also)){0,3} (?:sold|conveyed|gave|given|granted|assigned)\b[^.;]{0,40}$/i;
/** "1/32 of the whole of production (8/8)": what a share is reckoned from. */
const ALL_THERE_IS = /^\(?(?:8 ?\/ ?8|eight[- ]eighths)/i;
/** "grantor owning 3/4", "3/4 to the grantor", "grantor and grantee shall own in the proportion of 3/4 and 1/4": what the giver has beside the grantee. */
const GIVERS_AHEAD =
  /\b(?:grantor|vendor|seller)s?(?: (?:shall|to|will|is to|are to|then|each|thereafter)){0,3} (?:own(?:s|ing)?|hav(?:e|ing)|has|keep(?:s|ing)?|retain(?:s|ing)?)(?: \w+){0,3} ?\(?$/i;
const GIVERS_BEHIND =
  /^\)? ?(?:part |share |interest |thereof )?(?:to|by|for|in|of|owned by|held by|belonging to) (?:the |said )*(?:grantor|vendor|seller)s?\b(?!['’])/i;
const IN_THEIR_ORDER = /\b(grantor|grantee)s? and (?:the |said )*(grantor|grantee)s?\b[^.;]*\b(?:proportions?|ratio|shares|respectively)\b[^.;]{0,24}$/i;
function isGivers(text: string, share: { start: number; end: number }): boolean {
  const [ahead, behind] = [text.slice(0, share.start), text.slice(share.end)];
  const order = IN_THEIR_ORDER.exec(ahead);
  const first = order !== null && /^\)?,? (?:part |share )?(?:and|to) /i.test(behind);
  const second = order !== null && !first && /(?:\d|half|thirds?|fourths?|quarters?|\w+ths?)\)? and \(?$/i.test(ahead);
  if (order && (first || second)) return (order[first ? 1 : 2] ?? "").toLowerCase() === "grantor";
  return GIVERS_AHEAD.test(ahead) || GIVERS_BEHIND.test(behind);
}
/** "out of the royalty accruing to Seller's undivided one-half", "payable from my 3/8 of the minerals": what the giver's own minerals are. */
const OF_HIS_OWN =
  /\b(?:(?:grantor|vendor|seller|assignor|owner)s?['’]s?|my|our|his own|her own|their own)(?: (?:own|said|remaining|retained|present|undivided|equal|mineral|unsold))* \(?$/i;
/** "one-half of the minerals" in a grant of royalty: minerals, and no share of what they yield. */
const OF_MINERALS =
  /^\)? ?(?:part |share |interest )?(?:of|in) (?:(?:all|the|said|oil|gas|and|other),? ){0,6}(?:minerals|mineral (?:estate|interest|rights))\b(?! (?:produced|saved))/i;
/** "charged solely on the undivided 1/3 of Roe", "borne by my 3/8": what bears the grant is no share that it gives. */
const BEARS =
  /\b(?:(?:charged|charge|chargeable|borne|lies|laid|falls?|rests?)\b(?: (?:only|solely|alone|wholly|entirely|exclusively))* (?:(?:up)?on|against|by)|burdens?(?: (?:up)?on)?)(?: (?:only|solely|alone|the|said|that|my|our|his|her|its|their|own|entire|undivided|separate|mineral)){0,6} \(?$/i;
const isBurden = (text: string, share: { start: number; end: number }): boolean =>
  BURDEN_AHEAD.test(text.slice(0, share.start)) ||
  BEARS.test(text.slice(0, share.start)) ||
  BESIDE_ANOTHER.test(text.slice(0, share.start)) ||
  KEPT_BY_ANOTHER.test(text.slice(0, share.start)) ||
  SOLD_BEFORE.test(text.slice(0, share.start)) ||
  MADE_BEFORE.test(text.slice(share.end)) ||
  BURDEN_BEHIND.test(text.slice(share.end));

/** "nine-tenths of delay rentals stay with Ada Venn": behind a share, that it is the giver's still. */
const staysWith = ({ parties }: Scene): RegExp =>
  new RegExp(
    `^[^.;]{0,80}\\b(?:stays?|remains?)\\b(?: \\w+)? (?:with|in|by|to) (?:the |said )*(?:grantor|vendor|seller${((n) => (n ? `|${n}` : ""))(namesOf(parties, "from"))})`,
    "i",
  );

export type BenefitClause = { value: Rational; future: boolean; text: string };

/** Fractions that other clauses of the paper give the grantee in rentals, royalties or future leases; `royalty`: the grant itself is of royalty. */
export function benefitClauses(scene: Scene, after: number, royalty = false): BenefitClause[] {
  const out: BenefitClause[] = [];
  const stays = staysWith(scene);
  for (const s of scene.sentences) {
    if (s.end <= after || s.kind !== "clause" || !BENEFIT.test(s.text) || !GIVES.test(s.text)) continue;
    for (const share of findShares(s.text)) {
      const at = s.start + share.start;
      const around = s.text.slice(Math.max(0, share.start - 90), share.end + 110);
      if (
        at < after ||
        !BENEFIT.test(around) ||
        share.factors.length > 1 ||
        ALL_THERE_IS.test(share.text) ||
        LIKE.test(s.text.slice(0, share.start)) ||
        isBound(s.text, share) ||
        PART_OF.test(s.text.slice(0, share.start)) ||
        OF_LAND.test(s.text.slice(share.end, share.end + 90)) ||
        isBurden(s.text, share) ||
        isGivers(s.text, share) ||
        stays.test(s.text.slice(share.end)) ||
        OF_HIS_OWN.test(s.text.slice(Math.max(0, share.start - 70), share.start)) ||
        (royalty && OF_MINERALS.test(s.text.slice(share.end, share.end + 90)))
      )
        continue;
      out.push({ value: share.value, future: FUTURE.test(s.text.slice(Math.max(0, share.start - 200), share.end + 60)), text: around.trim() });
    }
  }
  return out;
}

/** "one-half of the bonus to each of them": of every taker by himself. */
const EACH = /\b(?:each|every|apiece|severally|respectively)\b/i;
/** What the grants of one estate come to where each taker has his own. */
const together = (found: Found, all: readonly Found[]): Rational =>
  sum(all.filter((f) => f.interest.estate_type === found.interest.estate_type).map((f) => (f.interest.fraction ? fromWire(f.interest.fraction) : ZERO)));

/**
 * Grant of 1/64 with "covers and includes 1/8 of all royalty" → readings 1/64 (granting clause) and 1/8 (lease benefits).
 * Where the clauses agree with the grant, or with all grants of the paper together, nothing is added.
 */
export function withBenefitReadings(scene: Scene, found: Found, all: readonly Found[] = [found]): Found {
  if (found.interest.floating === true) return found;
  const { interest } = found;
  if (interest.of === "grantor_interest" && interest.fraction?.fraction === "1") return found;
  const royalty = interest.estate_type === "royalty";
  if ((interest.estate_type !== "mineral" && !royalty) || !interest.fraction || interest.readings.length > 1) return found;
  const own = fromWire(interest.fraction);
  const clauses = benefitClauses(scene, found.sizedTo ?? found.fraction?.end ?? found.span.start, royalty).filter(
    (c) => !equals(c.value, own) && !(equals(c.value, together(found, all)) && !EACH.test(c.text)),
  );
  if (!clauses.length) return found;
  const readings: Reading[] = [
    { fraction: interest.fraction, basis: "granting clause", rule: "one_grant.granting_clause", estate_type: "mineral", of: interest.of },
  ];
  for (const c of clauses) {
    const rule = c.future ? "one_grant.future_lease_clause" : "one_grant.lease_benefits_clause";
    if (readings.some((r) => r.rule === rule && r.fraction.fraction === toWire(c.value).fraction)) continue;
    readings.push({
      fraction: toWire(c.value),
      basis: c.text,
      rule,
      estate_type: interest.estate_type,
      of: royalty ? "royalty" : interest.of,
      floating: royalty ? true : null,
    });
  }
  const first = clauses[0];
  const next: Interest = { ...interest, readings, ...(first ? { benefits: toWire(first.value) } : {}) };
  return { ...found, interest: next, confidence: Math.min(found.confidence, 0.75) };
}
