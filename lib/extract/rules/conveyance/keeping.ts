// What is kept back: reservations in the words of the giver. Recitals of what somebody once reserved are none.
import type { EstateType } from "@/lib/contracts/estates";
import { ONE, toWire } from "@/lib/fraction/rational";
import { keepsLand } from "@/lib/land/kept-land";
import { placeIn } from "@/lib/land/named/tract-place";
import { estateBefore } from "./excepting";
import { bareInterest, type Found, readInterests } from "./interest";
import { KeepingReader } from "./keeping-clause";
import { isRecital, isRemainder, keptByGiver, keptPart, reserveAt } from "./keeping-words";
import { keptByEachGiver, partsWhatIsKept, withoutSumOfEach } from "./kept-by-each";
import { keptByLand, landAhead, saidFrom } from "./kept-by-land";
import { keepsForLife, lifeIn } from "./kept-life";
import { objectBefore, withObject } from "./kept-object";
import { riderOf, wordsBehind } from "./kept-riders";
import { scopeAhead, scopeBefore } from "./kept-scope";
import { keptByEach, keptEqually } from "./kept-shares";
import { carvedOut, estateAhead, estateNear, ofWhatIsGiven, restated, without } from "./kept-size";
import { calledBack, termsOfKeeping, withKeepers } from "./kept-terms";
import { withoutYield } from "./kept-yield";
import { keptOfNamedGiver, ofThingAhead } from "./own-base";
import { partsOfSum } from "./part-of-each";
import { inRoles, keeperAhead } from "./people";
import { isOwnedByGiver } from "./phrases/base";
import { grantorBenefit } from "./phrases/benefit-share";
import { onlyGoesOn } from "./phrases/goes-on";
import { createdIn } from "./phrases/holder";
import { leasingPower } from "./phrases/leasing-power";
import { findShares } from "./phrases/share";
import { powerOverOthers } from "./power-over-others";
import type { Scene } from "./scene";
import type { Segment } from "./segments";
import { takerWords } from "./side-words";
import { withoutSaid } from "./told-again";
import { ToldShares } from "./told-shares";

const EASEMENT = /\b(?:right[- ]of[- ]way|easement|roadway|road|right to (?:use|pass|lay)|ingress)\b/i;
const LIEN = /\b(?:vendor'?s'? ?lien|lien)\b/i;
const LIFE =
  /\blife estate\b|\bestate (?:for|during)(?: and (?:for|during))? (?:the (?:term|period) of )?(?:his|her|their|our|my|the) (?:own )?(?:natural )?li(?:fe|ves)\b|\b(?:use|possession|occupancy|rents?)\b[^.;]{0,60}\b(?:during|for) (?:(?:his|her|their|our|my|the) )?(?:natural )?li(?:fe|ves)/i;

/** The land itself kept for life, its royalties only named along with its use: "a life estate therein, with the rents and royalties". */
const LIFE_IN_LAND =
  /\bestate (?:for|during)(?: and (?:for|during))? (?:the (?:term|period) of )?(?:his|her|their|our|my|the) (?:own )?(?:natural )?li(?:fe|ves)\b,? (?:in|over|of) (?:(?:all|of|the|said|whole|entire) )*(?:lands?|premises|tract|property|farm)\b|\blife estate\b(?! in (?:and to )?(?:all|any|the|an?|one|said|my|our)\b[^.;,]{0,60}\b(?:minerals?|oil|gas|royalt\w+|coal)\b)|\b(?:for|during) (?:and during )?(?:(?:the term of )?(?:his|her|their|our|my|the) )?(?:natural )?li(?:fe|ves|fetime)\b[^.;]{0,40}\b(?:possession|occupancy|use)\b|\b(?:possession|occupancy|use)\b[^.;]{0,60}\b(?:for|during) (?:and during )?(?:(?:his|her|their|our|my|the) )?(?:natural )?li(?:fe|ves)/i;
function fallback(clause: string, start: number): Found[] {
  const estate =
    LIFE.test(clause) || LIFE_IN_LAND.test(clause)
      ? "life_estate"
      : LIEN.test(clause)
        ? "lien"
        : EASEMENT.test(clause)
          ? "easement"
          : /\b(?:acres?|parcel|tract|lot)\b/i.test(clause)
            ? "fee"
            : null;
  if (!estate) return [];
  const interest = { ...bareInterest(estate, clause.trim()), fraction: estate === "life_estate" ? toWire(ONE) : null };
  const term = estate === "life_estate" ? { kind: "life" as const, measuring_life: null, text: "life estate" } : null;
  return [{ interest: { ...interest, term }, span: { start, end: start + clause.length }, fraction: null, confidence: 0.7 }];
}

/** "the sixth which I keep shall bear one-sixth of the royalty sold to A": a burden on what is kept, and no thing kept. */
const BORNE =
  /\b(?:bears?|bearing|borne|carr(?:y|ies|ying)|suffers?|contributes?|answers? for|pays? out|(?:charged|burdened|encumbered|chargeable) (?:with|by)|(?:be|is|are|stands?|being) subject to)\b(?: (?:(?:only|its|his|her|their|an?|the|proportionate|ratable|undivided|said|to|part|share|of),? ?){0,5})?$/i;
const isBorne = ({ fraction, interest }: Found, clause: string, start: number): boolean =>
  fraction !== null &&
  /royalty|production_payment/.test(interest.estate_type) &&
  BORNE.test(clause.slice(Math.max(0, fraction.start - start - 90), fraction.start - start));

/** "attributable to the half hereby conveyed, and not of the other half": a share that is named to say it bears nothing. */
const isDenied = ({ fraction }: Found, clause: string, start: number): boolean =>
  fraction !== null &&
  /\bnot (?:of|in|from|on|upon|out of) (?:the )?(?:other |remaining )?$/i.test(clause.slice(Math.max(0, fraction.start - start - 40), fraction.start - start));

/** "WARRANTY DEED (with reservation of three-fourths of the minerals)": a note beside the title that says shortly what a clause keeps. */
const isNoteOfTitle = ({ text, anatomy }: Scene, f: Found): boolean =>
  anatomy.title !== null &&
  f.span.start > anatomy.title.start &&
  f.span.start < (anatomy.granting?.start ?? 0) &&
  NOTE_AHEAD.test(text.slice(anatomy.title.start, Math.min(f.span.start, anatomy.title.start + 400)));
const NOTE_AHEAD = /^[^().;]{0,160}\([^().;]{0,160}$/;

/** What the clauses keep; what a note of the title says only where they keep nothing of that kind. */
const withoutNotes = (scene: Scene, found: readonly Found[]): Found[] =>
  found.filter((f) => !isNoteOfTitle(scene, f) || !found.some((o) => o.interest.estate_type === f.interest.estate_type && !isNoteOfTitle(scene, o)));

/** "but the right to execute leases of the entire estate is vested in the grantee": a power that the clause gives away. */
const isTakersPower = ({ interest }: Found, behind: string, taker: string): boolean =>
  interest.estate_type === "executive_right" &&
  new RegExp(
    `^[^.;]{0,140}\\b(?:(?:vested|lodged|placed) (?:solely |wholly )?in|(?:given|granted|conveyed|left) to|pass(?:es)? to|goes to|belongs? to|(?:lies|rests?|stays?|remains?) (?:in|with)|held by)\\b[^.;]{0,12}(?:${taker})`,
    "i",
  ).test(behind);

export type Kept = { found: Found[]; spans: Segment[] };

/**
 * Reservations of the paper. "Grantor reserves unto himself 1/2 of all minerals" → mineral 1/2 kept by the grantor.
 * "subject to the royalty reserved by A. Moss" and "the remaining seven-eighths are retained" reserve nothing.
 */
export function readReservations(scene: Scene, segments: readonly Segment[]): Kept {
  const found: Found[] = [];
  const spans: Segment[] = [];
  const reader = new KeepingReader(scene.parties);
  const listed = listItems(segments, (words) => reader.opensWithGiver(words));
  const taker = takerWords(scene.parties);
  const told = new ToldShares(taker);
  segments.forEach((piece, i) => {
    const segment = listed.has(piece) ? piece : withObject(piece, segments[i - 1]);
    const at = listed.has(piece) ? 0 : objectBefore(segment, reserveAt(keptByGiver(segment, (words) => reader.opensWithGiver(words))));
    if (
      at < 0 ||
      spans.includes(piece) ||
      isRemainder(keptPart(segment.text.slice(at))) ||
      (listed.has(piece) && (WAY_ONLY.test(segment.text) || WAIVES.test(segment.text)))
    )
      return;
    const next = segments[i + 1];
    const joined = next && next.sentence === segment.sentence && next.kind === "with" ? segment.text + next.text : segment.text;
    const clause = joined.slice(at);
    const start = segment.start + at;
    const rider = listed.has(piece) || LIST.test(segment.text) ? segment.text : riderOf(scene, segment.start);
    const ahead = segment.sentence.text.slice(0, start - segment.sentence.start);
    if (found.length && (partsWhatIsKept(ahead) || onlyGoesOn(segment.text))) {
      spans.push(piece);
      return;
    }
    const all = keptItems(
      clause,
      start,
      inRoles(rider, scene.parties),
      estateBefore(segments, i) ?? estateAhead(keptPart(clause), ahead) ?? estateNear(segments, i, clause),
    );
    const kept = all.filter(
      (f) =>
        !isTakersPower(f, clause.slice(f.span.start - start), taker) &&
        (!f.fraction ||
          !(told.isAnothers(clause, f.fraction.start - start, f.fraction.end - start) || isBorne(f, clause, start) || isDenied(f, clause, start))),
    );
    if (!kept.length) return;
    const terms = termsOfKeeping(scene, clause, rider, ahead);
    const limit = landAhead(ahead);
    const from = limit ? segment.sentence.start + limit.start : start;
    const lands = keptByLand(scene, from, kept);
    if (lands) {
      found.push(...lands.found.map((f) => withKeepers(scene, f, terms)));
      spans.push(...segments.slice(i).filter((s) => s.start < lands.end));
      return;
    }
    const scope = scopeBefore(ahead) ?? (limit ? ahead.slice(limit.start, limit.end) : (scopeAhead(clause) ?? placeIn(clause)));
    const behind = (f: Found) => scene.text.slice(f.fraction?.end ?? f.span.end, Math.min(segment.end, (f.fraction?.end ?? f.span.end) + 120));
    const scoped = kept
      .map((f) => (limit ? saidFrom(scene, from, f) : f))
      .map((f) =>
        restated(ofWhatIsGiven(scope ? { ...f, scope } : f, scene.text.slice(segment.sentence.start, f.fraction?.start ?? f.span.start), behind(f)), behind(f)),
      );
    const named = scoped
      .map((f) => ofThingAhead(f, scene.text.slice(segment.sentence.start, f.fraction?.start ?? f.span.start), scene))
      .map((f) => keptOfNamedGiver(withKeepers(scene, f, terms), scene));
    const carved = carvedOut(segment, segments[i + 1]);
    const less = carved ? named.map((f) => without(f, carved)) : named;
    const alone = keeperAhead(clause, ahead, scene.parties);
    const own = alone.length ? less.map((f) => ({ ...f, interest: { ...f.interest, to: f.interest.to.length > 1 ? alone : f.interest.to } })) : less;
    const behindIt = scene.text.slice(start + clause.length, Math.min(segment.sentence.end, start + clause.length + 120));
    const byEach = partsOfSum(own, clause, start) ?? keptByEachGiver(keptByEach(own, clause, start, scene.parties), ahead, `${clause}${behindIt}`);
    found.push(...keptEqually(byEach, `${clause} ${wordsBehind(scene, segment.start)}`));
    const before = segments[i - 1];
    spans.push(
      piece,
      ...(before?.kind === "except" && segment.start === before.start ? [before] : []),
      ...(carved && segments[i + 1] ? [segments[i + 1] as Segment] : []),
    );
  });
  const life = found.some((f) => f.interest.estate_type === "life_estate")
    ? undefined
    : segments.find((s) => !spans.includes(s) && keepsForLife(s, scene.parties));
  if (life) {
    found.push(withKeepers(scene, lifeIn(life), termsOfKeeping(scene, life.text, "", "")));
    spans.push(life);
  }
  return { found: calledBack(withoutYield(withoutSumOfEach(withoutNotes(scene, found), scene.text), scene), scene.text), spans };
}

/** "(b) Grantor waives the use of the surface": an item of a list that keeps nothing. */
const WAIVES =
  /^\W*(?:\(?\w{1,3}[.)] )?(?:(?:the )?(?:said )?grantors?|vendors?|sellers?|I|we)\b[^.;]{0,30}\b(?:waives?|waived|relinquish(?:es)?|surrenders?|gives? up)\b/i;
/** An item that only says how what is kept may be reached and worked: "Second. The exclusive right to prospect for coal". */
const WAY_ONLY =
  /^\W*(?:and )?(?:\(?\w{1,7}[.),:])?\s*(?:also )?(?:the |all )?(?:(?:exclusive|free|full|necessary|sole) )*rights? (?:and privileges? )?(?:of|to) (?:ingress|egress|entry|access|prospect\w*|enter|use|mine|mining|explor\w*|remov\w*|go|drill\w*|sink|construct)/i;
const LIST = /:\s*(?:\(?[a1i]\)|1\.|first\b)/i;
/** "Reserved: to A 1/8 …; to B 1/16 …": items told by the names of the keepers. */
const NAMED_LIST = /:\s*(?:to|by|for|unto) (?:the said )?[A-Z]/;
const NAMED_ITEM = /^(?:and )?(?:to|by|for|unto) (?:the said )?[A-Z]/;
const ITEM = /^(?:and )?(?:\(?[b-hj-z2-9]\)|\(?[ivx]{2,4}\)|[2-9]\.|second|third|fourth)\W/i;

/** "reserving to A a royalty of 1/16 …; and to B …": a keeper by his name right behind the verb, and another behind a semicolon. */
const TO_KEEPER = /\b(?:reserv|except|retain|kept|keep|withh[eo]ld|sav)\w*\b[^.;:\d]{0,40}? (?:un)?(?:to|for) (?:the said )?/i;
const AND_TO = /^(?:and )?(?:un)?(?:to|for) (?:the said )?(?=[A-Z])/;

/** "…; also an override of 3%": a thing of the same kind behind a semicolon, with no verb of its own. */
const AND_ALSO =
  /^(?:(?:and|also|likewise|besides|further|furthermore|moreover|additionally),? ){1,3}(?:an? |the |one |\d|\w+ per ?cent)(?:(?!\b(?:shall|will|is|are|may|has|have|agrees?|does)\b)[^,.;]){0,40}\b(?:overrid\w*|royalty|(?:production|oil) payment)\b/i;

/** Sentences that go on a list of things kept: "reserves: (a) all below 5,000 feet; and (b) an override of 1/16". */
function listItems(segments: readonly Segment[], isGiver: (words: string) => boolean): Set<Segment> {
  const out = new Set<Segment>();
  const toGiver = (words: string, led: RegExp): boolean => {
    const m = led.exec(words);
    return m !== null && isGiver(words.slice(m.index + m[0].length));
  };
  let open = false;
  for (const [i, s] of segments.entries()) {
    const goesOn = segments[i - 1]?.text.trimEnd().endsWith(";") === true && s.kind === "main";
    if (reserveAt(s) >= 0 && (LIST.test(s.text) || NAMED_LIST.test(s.text) || toGiver(s.text, TO_KEEPER))) open = true;
    else if (open && goesOn && toGiver(s.text.trim(), AND_TO)) out.add(s);
    else if (goesOn && AND_ALSO.test(s.text.trim()) && (reserveAt(segments[i - 1] as Segment) >= 0 || out.has(segments[i - 1] as Segment))) out.add(s);
    else if (open && s.kind === "main" && (ITEM.test(s.text.trim()) || NAMED_ITEM.test(s.text.trim()))) out.add(s);
    else if (s.kind === "main" && s.start === s.sentence.start) open = false;
  }
  return out;
}

/** "(2) one-fourth of the minerals, which I reserve unto myself, with the right to lease the same": a power over what was named before. */
const OF_WHAT_IS_KEPT =
  /\b(?:unto|to|for) (?:myself|himself|herself|itself|themselves|ourselves|(?:the )?grantors?)\b[^.;]*\b(?:with|together with) (?:the )?$/i;

/** What one clause keeps; "the exclusive right to lease" alone is the executive right, shares of bonus and royalty beside minerals are benefits of these. */
function keptItems(clause: string, start: number, rider: string, given: EstateType | null): Found[] {
  const own = keptPart(clause);
  if ((LIFE_IN_LAND.test(own) || keepsLand(own)) && !findShares(own).length) return fallback(own, start);
  const power = leasingPower(own);
  const words = (power ? own.slice(0, power.at).replace(BESIDE_POWER, "") : own).replace(COMES_TO, (both, all: string, sum: string, at: number) =>
    isOwnedByGiver(all) && !SHARE_OF_ALL.test(own.slice(0, at)) ? all + " ".repeat(sum.length) : both,
  );
  const items = withoutSaid(readInterests(words, start, given), words, start).filter(
    (f) => !ACCRUED.test(f.interest.text) && !(createdIn(f.interest.text) && isRecital(f.interest.text)),
  );
  if (items.length && OWN_USE.test(own)) return [];
  const kept = items.length ? withBenefits(items, ANY_LEASE.test(rider) ? `${clause.slice(words.length)} ${rider}` : clause.slice(words.length)) : null;
  const overOthers = power ? powerOverOthers(clause, power) : null;
  if (kept && !(power && (overOthers || OVER_ALL.test(clause.slice(power.at))))) return kept;
  if (!power) return fallback(own, start);
  if (/\bsame$/i.test(power.text) && OF_WHAT_IS_KEPT.test(own.slice(0, power.at))) return [];
  const interest = overOthers ?? { ...bareInterest("executive_right", power.text.trim()), fraction: toWire(ONE) };
  const span = { start: start + power.at, end: start + power.at + power.text.length };
  return [...(kept ?? []), { interest, span, fraction: null, confidence: 0.8 }];
}

/** "the sole right to lease the whole of the minerals, the part of Grantee included": a power over more than what is kept. */
const OVER_ALL =
  /^[^.;]{0,80}\b(?:lease|leases|leasing)\b[^.;]{0,40}\b(?:the whole|the entire|entirety|all)\b[^.;]{0,60}\b(?:oil|gas|minerals?|mineral estate)\b[^.;]{0,90}\b(?:grantees?['’]?s?|purchasers?|buyers?|second part(?:y|ies)|part(?:y|ies) of the second part|those (?:granted|conveyed)|as well as|both(?! (?:of )?(?:the |said )*(?:grantors|of (?:us|them))))\b/i;

/** "all the minerals which she owns in said land, being an undivided one-eighth": all that is hers is kept, whatever it comes to. */
const COMES_TO =
  /(\ball (?:of )?(?:(?:the|her|his|their|our|my|its|such|that) )*(?:oil|gas|coal|minerals?|royalt(?:y|ies)|interests?)\b[^.;]{0,120}?)(,? \(?(?:being|which is|the same being|that is(?: to say)?|to[- ]?wit|namely|viz\.?|i\. ?e\.|or|amounting to|which comes to)[,:;]? (?:an? |the |one )?(?:undivided )?[^.;,]{2,60})/i;

/** "one-half of" before "all the royalty which he owns, being …": it is the share that comes to so much, and not the all. */
const SHARE_OF_ALL = /(?:\d|%|half|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|tenths?|sixteenths?)\)?[^.;,]{0,60}? (?:of|in)(?: and to)? $/i;

/** "the right to take coal for her own fires": a use of the giver's own house, no interest in the minerals. */
const OWN_USE =
  /\b(?:right|privilege|leave|liberty)s? (?:to|of) (?:\w+ )?(?:tak(?:e|ing)|us(?:e|ing)|dig(?:ging)?|get(?:ting)?|burn(?:ing)?|mine|min(?:ing)|hav(?:e|ing))\b[^.;]{0,60}\b(?:own|domestic|household|family|home|house|fires?|fuel|heating|stoves?)\b/i;

/** "all royalties accrued to this date": money already earned, no interest in land. */
const ACCRUED = /^[^,;]{0,60}\b(?:accrued|accruing (?:before|prior to|up to)|heretofore (?:produced|run))\b/i;

/** ", with one-half of the" before "leasing rights": words of the power, not of another share. */
const BESIDE_POWER = /,? (?:together with|along with|with|and|including|but) [^,;]{0,60}$/i;
/** A rider on leases at large, not on the one in force. */
const ANY_LEASE = /\b(?:any|all|every|each|future|new|such|subsequent)\b[^.;]{0,30}\bleases?\b|\bof (?:all|the) (?:bonus|rental)/i;
const LEASE_BENEFITS = /\b(?:bonus(?:es)?|rentals?|royalt(?:y|ies))\b/i;

/** "25% of the minerals, and 25% of the royalties, belonging to her": whose the royalties are is said of the minerals too. */
const isOfBoth = ({ interest }: Found, beside: Found | undefined): boolean =>
  interest.of === "whole" &&
  beside?.interest.of === "grantor_interest" &&
  beside.interest.fraction?.fraction === interest.fraction?.fraction &&
  !/\b(?:in|under|beneath|of) (?:the |all |said |above |described ){1,3}(?:lands?|premises|property|tracts?|acres)\b|\bthere(?:in|under)\b/i.test(
    interest.text,
  );

/** Minerals kept with "3/8 of all bonuses, rentals and royalties": the share of benefits is a covenant beside the minerals, no royalty of its own. */
function withBenefits(items: readonly Found[], rest: string): Found[] {
  const [first, ...others] = items;
  if (first?.interest.estate_type !== "mineral") return [...items];
  const beside = others.filter(
    (f) =>
      f.interest.estate_type === "royalty" &&
      (f.interest.of === "royalty" || f.interest.fraction?.fraction === first.interest.fraction?.fraction) &&
      LEASE_BENEFITS.test(f.interest.text),
  );
  const said = beside[0]?.interest.fraction ?? grantorBenefit(rest);
  const kept = items.filter((f) => !beside.includes(f));
  const interest = { ...first.interest, ...(isOfBoth(first, beside[0]) ? { of: "grantor_interest" as const } : {}), ...(said ? { benefits: said } : {}) };
  return kept.map((f) => (f === first ? { ...f, interest } : f));
}
