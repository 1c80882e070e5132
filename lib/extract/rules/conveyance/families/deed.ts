// Deeds of every kind: what is granted, kept back, left out and what it is subject to.

import { asAllLeftOut } from "@/lib/extract/rules/conveyance/all-left-out";
import { withBenefitReadings } from "@/lib/extract/rules/conveyance/benefit-clauses";
import { withoutBesideOthers } from "@/lib/extract/rules/conveyance/beside-others";
import { type Draft, emptyDraft } from "@/lib/extract/rules/conveyance/draft";
import { withoutTotals } from "@/lib/extract/rules/conveyance/excepted-total";
import { readExceptions, readSubjections } from "@/lib/extract/rules/conveyance/excepting";
import { readAllPurposes } from "@/lib/extract/rules/conveyance/for-all-purposes";
import { fallbackVerb, readGrant } from "@/lib/extract/rules/conveyance/granting";
import { withoutMakeUps } from "@/lib/extract/rules/conveyance/how-made-up";
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { readReservations } from "@/lib/extract/rules/conveyance/keeping";
import { besideRoyalty, keptAsRoyalty } from "@/lib/extract/rules/conveyance/kept-as-royalty";
import { goesWithKept, keptOfGiven } from "@/lib/extract/rules/conveyance/kept-of-given";
import { isCalledRoyalty } from "@/lib/extract/rules/conveyance/kept-terms";
import { overrideOfOwner } from "@/lib/extract/rules/conveyance/override-of-owner";
import { withNamedGiver } from "@/lib/extract/rules/conveyance/own-base";
import { besideParts, inParts, withoutParts } from "@/lib/extract/rules/conveyance/parted-grant";
import { inRoles, sideIds } from "@/lib/extract/rules/conveyance/people";
import { beforeAfterLife } from "@/lib/extract/rules/conveyance/phrases/after-life";
import { benefitsOf } from "@/lib/extract/rules/conveyance/phrases/benefits";
import { estateOf } from "@/lib/extract/rules/conveyance/phrases/estate";
import { gotBy } from "@/lib/extract/rules/conveyance/phrases/got-by";
import { grantPostponed } from "@/lib/extract/rules/conveyance/phrases/postponed";
import { withoutPointedExclusions } from "@/lib/extract/rules/conveyance/pointed-exclusions";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { segmentsOf } from "@/lib/extract/rules/conveyance/segments";
import { splitMinerals } from "@/lib/extract/rules/conveyance/split-minerals";
import { givenOfOwn, isGivenHere, isRestOf, isRestOfMinerals, isRoyaltyOfRest } from "@/lib/extract/rules/conveyance/the-rest";
import { toldOut, withoutToldAgain } from "@/lib/extract/rules/conveyance/told-again";
import { ownedBeside } from "@/lib/extract/rules/conveyance/told-owners";
import { inOwnWords, withoutToldTotals } from "@/lib/extract/rules/conveyance/told-totals";
import { HELD_BY_EACH } from "@/lib/extract/rules/shares/each-one";
import { inEqualShares } from "@/lib/extract/rules/shares/equal-shares";
import { equals, fromWire, mul, ONE, rational, toWire } from "@/lib/fraction/rational";
import { liesElsewhere, readAddedGrants } from "./added-grants";
import { withoutKeptTerms, withStatedTerm, withTerm } from "./deed-terms";
import { eachHisOwn } from "./each-his-own";
import { openingOf } from "./fronted-taker";
import { actsOfGivers, fromHisAct, type GiverAct, givenByEach } from "./giver-acts";
import { byGiver } from "./giver-items";
import { goesWithFee } from "./goes-with-fee";
import { heldJointly, jointBesideTakers } from "./held-jointly";
import { giversLives, lifeKeptAsFound } from "./life-kept";
import { mutualGrants } from "./mutual-grants";
import { sharesOfParties, sharesOpposite } from "./opposite-shares";
import { withPartedEstates } from "./parted-estates";
import { readPartition } from "./partition";
import { sizedRoyaltyAcres } from "./royalty-acres";
import { furtherGrants } from "./second-grants";
import { takerRoyalty } from "./taker-royalty";
import { NO_LIST, takersApart } from "./takers-apart";
import { readTrade } from "./trade";

const EACH =
  /\beach of\b|\bto each\b|(?<!\bof )\beach,? (?:(?:of them|to|taking|take|having|have|owning|own|holding|hold|receiving|receive|getting|with|as to) ){0,3}(?:an?|one)\b|\b(?:half|third|fourth|quarter|fifth|sixth|eighth|interest|share|part|\d{1,3}\/\d{1,4}\)?|%\)?),? (?:to )?each\b/i;
/** "…, so that each shall own 1/16": what comes of the grant, no grant to each. */
const OUTCOME = /\b(?:so|such) that each\b[^.;]*/i;
const MINERAL_LIKE = new Set(["mineral", "royalty"]);

/** A share "to each" of several takers, or told as the shares of all ("in equal one-third shares"), becomes one grant for each, of land in equal shares one grant to all; otherwise all takers hold the grant together. */
export function toTakers(found: Found, words: string, takers: readonly string[]): Found[] {
  const share = found.interest.fraction ? fromWire(found.interest.fraction) : null;
  const near = share && toldOut(share, words, takers.length) ? "" : words.slice(0, 400).replace(OUTCOME, "").replace(HELD_BY_EACH, "");
  const whole = found.interest.fraction && equals(mul(fromWire(found.interest.fraction), rational(takers.length)), ONE);
  const together = whole && (found.interest.estate_type === "fee" || found.interest.estate_type === "surface" || inEqualShares(found.interest.text, near));
  if (takers.length > 1 && (EACH.test(near) || inEqualShares(found.interest.text, near)) && together)
    return [{ ...found, interest: { ...found.interest, fraction: toWire(ONE), to: [...takers] } }];
  if (takers.length > 1 && EACH.test(near) && found.fraction) return takers.map((id) => ({ ...found, interest: { ...found.interest, to: [id] } }));
  return [{ ...found, interest: { ...found.interest, to: [...takers] } }];
}

function withGiver(found: Found, from: readonly string[], rider: string): Found {
  const { interest } = found;
  const givers = interest.from.length ? interest.from : from;
  if (!MINERAL_LIKE.has(interest.estate_type)) return { ...found, interest: { ...interest, from: [...givers] } };
  const benefits = benefitsOf(rider, "taker");
  return {
    ...found,
    interest: { ...interest, from: [...givers], executive: benefits.executive, ...(benefits.attributes ? { attributes: benefits.attributes } : {}) },
  };
}

/** A grant of land that goes on to state the mineral share is a grant of the surface and of that share; minerals of other land limit nothing. */
function limitedBySpecific(grants: readonly Found[], added: readonly Found[], object: string): Found[] {
  const minerals = added.filter((f) => f.interest.estate_type === "mineral");
  const elsewhere = minerals.length > 0 && minerals.every((f) => f.scope && liesElsewhere(f.scope, object));
  if (elsewhere) return grants.map((f) => (f.interest.estate_type === "fee" ? { ...f, scope: f.interest.text } : f));
  return grants.map((f) =>
    minerals.length && f.interest.estate_type === "fee" ? { ...f, interest: { ...f.interest, estate_type: "surface" as const }, confidence: 0.75 } : f,
  );
}

/** Takers who are trustees of one trust hold jointly: the office stays with those who survive (Restatement (Second) of Trusts § 103). */
function coTrustees(scene: Scene, takers: readonly string[]): boolean {
  const capacities = takers.map((id) => scene.parties.parties.find((p) => p.id === id)?.capacity ?? "");
  return takers.length > 1 && /\btrustees?\b/i.test(capacities[0] ?? "") && new Set(capacities).size === 1;
}

/** Whether something under the ground is kept or left out already. */
const tellsOfMinerals = (draft: Draft): boolean =>
  [...draft.reservations, ...draft.exceptions].some(
    (f) => MINERAL_LIKE.has(f.interest.estate_type) || f.interest.estate_type === "production_payment" || Boolean(f.interest.held_by),
  ) || draft.subjectTo.some((x) => x.interest !== null);

/** "all minerals, except a royalty hereinafter conveyed to Grantees": what is left out of one thing because another clause of the paper gives it. */
const GIVEN_HEREIN =
  /\b(?:here(?:in|by|inafter|inbelow|after|under)|below)\b(?: \w+ly)? (?:to be )?(?:conveyed|granted|given|sold|described) (?:un)?to (?:the )?(?:said )?(?:grantees?|second part|part(?:y|ies) of the second|purchasers?|buyers?|him|her|them|it)\b/i;

/** "3/4 of the 1/2 reserved by A in his deed" is given: that it was once reserved makes it no exception. */
const tellsOfGrant = (x: Found, g: Found): boolean =>
  (x.fraction?.start ?? x.span.start) === (g.fraction?.start ?? g.span.start) && x.interest.estate_type === g.interest.estate_type;

/** "grantor owns all of the surface and" before a share: what the interest that is given comes to, no second thing. */
const TOLD_OWN = /\b(?:owns?|owning|owners? of|seized of|holds?|holding)\b[^.;]{0,50}\bsurface\b[^.;]{0,40}$/i;

const placeOf = (f: Found): number => f.fraction?.start ?? f.span.start;

/** The thing named before the first giver's act: "grant the following minerals: A grants one-half of his 1/2". */
const thingAhead = (scene: Scene, grant: { clause: { start: number } }, acts: readonly GiverAct[]) =>
  estateOf(scene.text.slice(grant.clause.start, acts[0]?.start ?? grant.clause.start).split(/[;:]/)[0] ?? "");

/** The end of what is said in one breath with the words before `at`: sentences that only a semicolon parts. */
const breathEnd = (scene: Scene, at: number): number => scene.sentences.find((s) => s.end >= at && scene.text.charAt(s.end - 1) !== ";")?.end ?? at;

/** "one-half of the mineral interest which": a share of it; "an undivided fourth, which he acquired" says what it is. */
const OF_THAT_INTEREST = /^[^.;,]{2,40}? of (?:the|that|those|said|such|my|our|his|her|its|their|grantor's)(?: [a-z]+){0,3} (?:interests?|share|rights)\b/i;

/** "that interest which came to Grantor by the deed in Book 9": so much as that paper brought him, of what lies under the ground. */
function asGotBy(f: Found, object: string): Found {
  const under =
    MINERAL_LIKE.has(f.interest.estate_type) ||
    (f.interest.estate_type === "fee" &&
      /\bmineral (?:deed|interest)\b|^(?:those|the|that|all) (?:of )?(?:the |those )?(?:oil|gas|coal|minerals?)\b/i.test(object.slice(0, 200)));
  const all = f.interest.fraction?.fraction === "1" || OF_THAT_INTEREST.test(f.interest.text);
  const cited = under && all && !f.interest.created_in ? gotBy(object) : null;
  const estate = f.interest.estate_type === "fee" ? ("mineral" as const) : f.interest.estate_type;
  return cited ? { ...f, interest: { ...f.interest, estate_type: estate, of: "grantor_interest", created_in: cited } } : f;
}

/** "LESS AND EXCEPT three-fourths of Grantor's mineral interest": so much of his own as nobody else has stays his. */
const isOfOwnPart = ({ interest }: Found): boolean =>
  interest.of === "grantor_interest" &&
  interest.estate_type === "mineral" &&
  interest.fraction !== null &&
  !interest.held_by &&
  !interest.created_in &&
  !GONE.test(interest.text);
/** "one-fourth of her minerals, sold to others", "heretofore conveyed": no longer his. */
const GONE = /\b(?:heretofore|previously|formerly|already|sold|conveyed|deeded|outstanding)\b(?! (?:hereby|herein|by this))/i;

/** Reads a deed. Errs toward a grant of the whole fee where the object is land and nothing limits it. */
export function readDeed(scene: Scene): Draft {
  if (mutualGrants(scene).length > 1 && scene.docType !== "contract_for_deed") return readTrade(scene, readOneWay) ?? readPartition(scene);
  return withPartedEstates(scene, readOneWay(scene), scene.anatomy.habendum?.start ?? scene.anatomy.testimonium?.start ?? scene.text.length);
}

function readOneWay(paper: Scene): Draft {
  const draft = readBare(paper);
  const own = (f: Found): Found => inOwnWords(f, paper);
  return { ...draft, grants: draft.grants.map(own), reservations: draft.reservations.map(own), exceptions: draft.exceptions.map(own) };
}

function readBare(paper: Scene): Draft {
  const scene = withoutMakeUps(withoutToldTotals(withoutPointedExclusions(withoutBesideOthers(paper))), true);
  const draft = emptyDraft("convey");
  draft.gives = true;
  const segments = segmentsOf(scene);
  const from = sideIds(scene.parties, "from");
  const takers = sideIds(scene.parties, "to");
  const limit = scene.anatomy.habendum?.start ?? scene.anatomy.testimonium?.start ?? scene.text.length;
  const words = (scene.anatomy.granting ?? fallbackVerb(scene))?.start ?? null;
  const verb = words === null ? null : openingOf(scene, words, takers);
  const { allotted, parts } = verb === null ? NO_LIST : takersApart(scene, verb, limit, takers);
  const read = readGrant(parts.length ? withoutParts(scene, parts) : scene, segments, 0, limit);
  const grant = read && { ...read, found: withoutToldAgain(read.found, takers.length, scene.text) };
  const kept = readReservations(scene, segments);
  draft.reservations = kept.found;
  const given = grant?.found[0]?.interest.estate_type ?? null;
  draft.exceptions = readExceptions(segments, kept.spans, given === "mineral" || given === "royalty" ? given : null);
  draft.exceptions = draft.exceptions.filter((x) => !GIVEN_HEREIN.test(x.interest.text) && !isGivenHere(x, scene.text));
  draft.exceptions.push(...segments.flatMap((s) => ownedBeside(s.text, s.start, scene.parties)));
  Object.assign(draft, asAllLeftOut({ ...draft, exceptions: withoutTotals(draft.exceptions, draft.reservations, scene.text) }, scene.text));
  draft.reservations.push(...draft.exceptions.filter(isOfOwnPart).map((x) => ({ ...x, interest: { ...x.interest, to: [...from] } })));
  draft.exceptions = draft.exceptions.filter((x) => !isOfOwnPart(x));
  draft.subjectTo = [...readSubjections(segments), ...readAllPurposes(scene.sentences)];
  if (!grant) return draft;
  const tells = (x: Found): boolean => [...grant.found, ...allotted].some((g) => tellsOfGrant(x, g));
  draft.exceptions = draft.exceptions.filter((x) => !tells(x));
  draft.reservations = draft.reservations.filter((x) => !tells(x));
  draft.granting = grant.clause;
  draft.quitclaim = grant.quitclaim || /\bquit-?claim\b/i.test(scene.text.slice(grant.clause.start, grant.clause.start + 120));
  const overFee = grant.found[0]?.interest.estate_type === "fee";
  const lives = overFee ? giversLives(scene, grant.object.start) : { clauses: [], kept: null };
  if (lives.kept && ![...draft.reservations, ...draft.exceptions].some((f) => f.interest.term?.kind === "life"))
    draft.reservations.push(lifeKeptAsFound(lives.kept, scene));
  const ownInterest = grant.found.every((f) => f.interest.of === "grantor_interest" && f.interest.fraction?.fraction === "1");
  const all = readAddedGrants(
    besideParts(
      segments.filter((s, i) => !kept.spans.includes(s) && !goesWithKept(s, segments[i - 1], kept.spans)),
      scene,
      parts,
    ),
    grant.object.start,
    overFee ? "fee" : grant.found.every((f) => f.interest.estate_type === "surface") ? "surface" : "other",
    scene.text.slice(grant.object.start, grant.object.end),
    (words) => inRoles(words, scene.parties),
  )
    .filter((a) => !(ownInterest && TOLD_OWN.test(scene.text.slice(Math.max(0, a.span.start - 110), a.span.start))))
    .filter((a) => !allotted.some((g) => g.span.start <= placeOf(a)) || !allotted.some((g) => placeOf(a) <= g.span.end))
    .filter((a) => !grant.found.some((g) => g.span.start <= a.span.start && a.span.end <= g.span.end && g.interest.estate_type !== "surface" && !overFee));
  const split = overFee && all.length === 0 && !allotted.length && !tellsOfMinerals(draft) ? splitMinerals(scene, grant.object.start) : { kept: [], given: [] };
  draft.reservations.push(...split.kept);
  const added = [...(overFee && goesWithFee(grant.found, all, [...draft.exceptions, ...draft.reservations], scene.text) ? [] : all), ...split.given];
  const further = furtherGrants(scene, grant.clause, Math.max(grant.object.start, words === null ? 0 : words + 20), takers, [
    ...[...grant.found, ...allotted, ...added],
    ...draft.reservations,
  ]);
  const rider = overFee
    ? ""
    : scene.sentences
        .filter((s) => !/\b(?:subject to|outstanding|reserved by|heretofore)\b/i.test(s.text.slice(0, 90)))
        .map((s) => inRoles(s.text, scene.parties))
        .join(" ");
  const head = beforeAfterLife(scene.text.slice(grant.clause.start, grant.object.start + 400));
  const found = byGiver(
    eachHisOwn(scene, grant.found, from, takers),
    scene,
    grant.clause.start,
    breathEnd(scene, Math.max(grant.object.end, grant.clause.end)),
    from,
  );
  const first = found[0];
  const named = parts.length ? inParts(grant.found, parts, scene.text) : [];
  const kinds = found.filter((f, i) => i === 0 || found.slice(0, i).every((o) => o.interest.estate_type !== f.interest.estate_type));
  const parted = named.length ? named : kinds.flatMap((f) => sharesOfParties(scene, further.takers, f, kinds.length > 1));
  const listed = first ? sharesOpposite(scene, grant.clause.start, grant.object.start + 600, first) : [];
  const acts = actsOfGivers(scene, Math.max(0, grant.clause.start - 120), Math.max(limit, grant.object.end), from);
  const apart = allotted.length ? [] : givenByEach(scene, acts, from, further.takers, thingAhead(scene, grant, acts) ?? given);
  const main = apart.length
    ? apart
    : allotted.length
      ? allotted.map((f) => fromHisAct(f, acts))
      : listed.length
        ? listed.flatMap((f) => toTakers(f, head, takers))
        : parted.length
          ? parted
          : limitedBySpecific(found, added, scene.text.slice(grant.object.start, grant.object.end))
              .flatMap((f) => toTakers(f, head, further.takers))
              .flatMap((f) => withTerm(withoutKeptTerms(scene, grant, kept.spans, lives.clauses), grant, f));
  const offered = [...(allotted.length ? allotted : grant.found), ...added];
  const rests = draft.reservations;
  draft.reservations = draft.reservations.filter((f) => !isRoyaltyOfRest(f, offered, scene.text) && (isCalledRoyalty(f) || !isRestOf(f, offered, scene.text)));
  draft.exceptions = draft.exceptions.filter((f) => f.interest.held_by || f.interest.created_in || !isRestOf(f, offered, scene.text));
  const together = heldJointly(scene, grant.clause.start) || coTrustees(scene, takers);
  const beside = together ? null : jointBesideTakers(scene, grant.clause.start);
  const postponed = grantPostponed(scene.sentences.filter((s) => s.end > grant.clause.start).map((s) => s.text));
  const more = apart.length ? [] : [...added.flatMap((f) => toTakers(f, "", further.takers)), ...further.grants];
  draft.grants = givenOfOwn([...main.map((f) => withStatedTerm(scene, grant, f)), ...more], rests, scene.text)
    .map((f) => withNamedGiver(f, scene))
    .map((f, _, all) => sizedRoyaltyAcres(scene, withBenefitReadings(scene, withGiver(f, from, rider), all)))
    .map((f) => asGotBy(f, scene.text.slice(grant.object.start, Math.max(breathEnd(scene, grant.object.start), grant.object.end))))
    .map((f) => (postponed ? { ...f, interest: { ...f.interest, effective_when: postponed } } : f))
    .map((f) =>
      (together || beside) && f.interest.to.length > 1
        ? { ...f, interest: { ...f.interest, survivorship: true, ...(beside ? { survivorship_words: beside } : {}) } }
        : f,
    );
  const royalty = draft.grants.some((g) => MINERAL_LIKE.has(g.interest.estate_type)) ? null : takerRoyalty(scene, draft.reservations);
  if (royalty) draft.grants.push(royalty);
  const apartFromRest = draft.reservations.filter((f) => isCalledRoyalty(f) || !isRestOfMinerals(f, draft.grants, scene.text));
  draft.reservations = keptOfGiven(apartFromRest, draft.grants, scene).map((f) => overrideOfOwner(f, draft.grants, scene.text));
  const rest = draft.reservations.length ? null : keptAsRoyalty(scene, draft.grants);
  return rest ? { ...draft, grants: [rest.grant], reservations: [rest.kept] } : { ...draft, grants: besideRoyalty(draft.grants, draft.reservations) };
}
