// Assignments of leases and of overriding royalties, with what the assignor keeps.
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { type Draft, emptyDraft } from "@/lib/extract/rules/conveyance/draft";
import { readExceptions, readSubjections } from "@/lib/extract/rules/conveyance/excepting";
import { readGrant } from "@/lib/extract/rules/conveyance/granting";
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { readReservations } from "@/lib/extract/rules/conveyance/keeping";
import { type Part, partsOf } from "@/lib/extract/rules/conveyance/parted-grant";
import { sideIds } from "@/lib/extract/rules/conveyance/people";
import { findCitations } from "@/lib/extract/rules/conveyance/phrases/citation";
import { fallsWithLease } from "@/lib/extract/rules/conveyance/phrases/override-reduced";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { segmentsOf } from "@/lib/extract/rules/conveyance/segments";
import { compare, fromWire, mul, ONE, rational, sum, toWire } from "@/lib/fraction/rational";
import { isReduced } from "@/lib/text/reduction-words";
import { withDepths } from "./assigned-depths";
import { assigned, OF_HELD } from "./assigned-interest";
import { leasePointedTo } from "./assigned-it";
import { assignedObject } from "./assigned-object";
import { grantOf, KEEPING, leaseActs } from "./assignment-acts";
import { keptByExcepting, keptOverrides } from "./assignment-kept";
import { withTerm } from "./deed-terms";
import { asNamed, isAtPayout } from "./kept-at-payout";
import { asPayment } from "./until-sum";

const RENEWS = "(?:extends?|extended|extending|renews?|renewed|renewing|lengthens?|lengthened|replac(?:es?|ed|ing|ements?))";
/** Leases to come: "renewals", "a later lease", "any lease that replaces it", "whatever extends or renews the said lease". */
const RENEWAL = new RegExp(
  "\\b(?:renewals?|extensions?|(?:new|subsequent|later|future|substitute) leases?|leases? (?:hereafter |thereafter )?(?:taken|acquired|obtained) (?:in (?:(?:its|the|their|such) )?(?:lieu|place|stead)|instead)" +
    `|${RENEWS}(?: (?:or|and|${RENEWS}|of|the|this|said|that|such|any|those|these|present|existing|assigned|primary|same)){0,8} (?:leases?|terms?)` +
    `|(?:leases?|terms?)\\b[^.;,]{0,40}\\b${RENEWS}(?! to\\b))\\b[^.;]{0,300}`,
  "i",
);

function asOverride(scene: Scene, found: Found): Found {
  const sentence = scene.sentences.find((s) => s.start <= found.span.start && s.end >= found.span.start);
  const index = sentence ? scene.sentences.indexOf(sentence) : -1;
  const following = scene.sentences
    .slice(index, index + 4)
    .map((s) => s.text)
    .join(" ");
  const renewal = RENEWAL.exec(following);
  const full = /\b8\s?\/\s?8|\bnot (?:to )?be reduced|full 8/i.test(following);
  const reduced =
    /\bon the (?:interest|share|part) (?:herein |hereby |so )?(?:conveyed|assigned)\b/i.test(following) ||
    isReduced(following) ||
    fallsWithLease(following.slice(sentence ? found.span.start - sentence.start : 0));
  const months = renewal ? (/\bwithin (?:one|1) ?(?:\(1\) )?year/i.test(renewal[0]) ? 12 : null) : null;
  return {
    ...found,
    interest: {
      ...found.interest,
      ...(renewal ? { renewals: { text: renewal[0].trim(), months } } : {}),
      // "1/16 of 8/8 … Should the lease cover less, it shall be proportionately reduced": the later words say when.
      of_8_8: reduced ? false : (found.interest.of_8_8 ?? (full ? true : null)),
    },
  };
}

/** "60% to A and 40% to B, all of its right in the leases": to each his share of what the assignor has. */
function toTaker(found: Found, part: Part, offset: number, words: string): Found {
  const ofLease = !OF_HIS.test(words) && /\b(?:working|leasehold) interest\b/i.test(words.slice(part.start - offset, part.end - offset + 60));
  const ofHeld = found.interest.estate_type === "overriding_royalty" && OF_HELD.test(words.slice(part.end - offset, part.end - offset + 90));
  const own = found.interest.of === "whole" && !ofHeld ? ("whole" as const) : ofLease ? ("lease_interest" as const) : ("grantor_interest" as const);
  return {
    ...found,
    fraction: { start: part.start, end: part.end },
    interest: { ...found.interest, fraction: toWire(part.value), of: own, to: [...part.ids] },
  };
}

/** "an override of 3% of 8/8, two-thirds of it to A and one-third to B": the parts are of the thing whose size stands ahead of them. */
function toPart(whole: Found, part: Part): Found {
  const size = whole.interest.fraction;
  return {
    ...whole,
    fraction: { start: part.start, end: part.end },
    interest: { ...whole.interest, ...(size ? { fraction: toWire(mul(fromWire(size), part.value)) } : {}), to: [...part.ids] },
  };
}

/** Whether the parts share out a thing whose own size, less than the whole, stands ahead of them all. */
const areOfItsSize = (whole: Found, parts: readonly Part[]): boolean =>
  whole.fraction !== null &&
  whole.interest.fraction !== null &&
  compare(fromWire(whole.interest.fraction), ONE) < 0 &&
  parts.every((p) => p.start >= (whole.fraction?.end ?? 0)) &&
  compare(sum(parts.map((p) => p.value)), ONE) === 0;

/** "to each of them one equal undivided third part": the share that each takes, of which together they take so many. */
function toEach(scene: Scene, found: Found, takers: readonly string[]): Found {
  const { fraction } = found.interest;
  if (takers.length < 2 || !fraction || !found.fraction) return found;
  const before = scene.text.slice(Math.max(0, found.fraction.start - 60), found.fraction.start);
  const all = mul(fromWire(fraction), rational(takers.length));
  return /\beach\b[^.;]*$/i.test(before) && compare(all, ONE) <= 0 ? { ...found, interest: { ...found.interest, fraction: toWire(all) } } : found;
}

const OF_HIS =
  /\b(?:its|his|her|their|assignors?'?s?'?|my|our)(?: own)? (?:entire |undivided |said )?(?:right|interest|leasehold|working interest)|\bright,? title\b/i;

function withLease(scene: Scene, found: Found): Found {
  const sentence = scene.sentences.find((s) => s.start <= found.span.start && s.end >= found.span.start);
  const lease = sentence ? leaseMeant(scene, sentence.text) : null;
  return lease && !found.interest.created_in ? { ...found, interest: { ...found.interest, created_in: lease } } : found;
}

const OF_LEASE =
  /\b(?:[Uu]nder|[Aa]s to|[Oo]ut of|[Oo]n|[Ii]n) (?:the |said )?(?:(?:[Ll]ease|LEASE) (?:(?:[Nn]o\.? ?|#)(\d+)|([A-Z])\b(?!')|\(?(\d{1,2})\b)|([A-Z][\w.'-]*(?: [A-Z][\w.'-]*){0,4}) [Ll]ease\b)/;

/** The lease of a schedule that a clause is limited to ("under the Roe lease only", "as to Lease No. 1 only"), null where it names none. */
function leaseMeant(scene: Scene, clause: string): Interest["created_in"] {
  const m = OF_LEASE.exec(clause);
  if (!m) return null;
  for (const c of findCitations(scene.text)) {
    const row = scene.text.slice(Math.max(0, c.start - 110), c.start);
    const number = m[1] ?? m[2] ?? m[3];
    const named = m[4] ? row.toUpperCase().includes(m[4].toUpperCase()) : new RegExp(`(?:^|[ .|(])${number}[. )|]{1,4}(?:[A-Z]|the |that |lease )`).test(row);
    if (named) return { book: c.reference.book, page: c.reference.page, instrument_no: c.reference.instrument_no, text: m[0] };
  }
  return null;
}

/** Shares that stand beside the takers' names in a list; empty unless each has one and together they are less than all, so that they are shares of the lease. */
function listedShares(scene: Scene, takers: readonly string[]): { id: string; share: NonNullable<Interest["fraction"]> }[] {
  const own = takers.flatMap((id) => {
    const share = scene.parties.parties.find((p) => p.id === id)?.share;
    return share ? [{ id, share }] : [];
  });
  const all = sum(own.map((t) => fromWire(t.share)));
  return own.length > 1 && own.length === takers.length && compare(all, ONE) < 0 ? own : [];
}

/** A share of what is left after costs is a claim to money: the lease stays where it is. */
const NET_PROFITS = /\bnet profits?\b/i;
const SAID_LEASE = /\b(?:said|such|the above|the aforesaid|the foregoing|the same)\b[^.;]{0,40}\bleases?\b/i;
/** "Overriding royalties previously reserved:" of a printed form: behind the thing assigned. */
const OVERRIDES_TOLD = /^overriding royalt/i;

/** An override given beside the lease is carved out of it before it passes. */
const carvedFirst = (a: Found, b: Found): number =>
  Number(b.interest.estate_type === "overriding_royalty") - Number(a.interest.estate_type === "overriding_royalty");

const isWholeLease = (f: Found): boolean => f.interest.estate_type === "leasehold" && f.interest.fraction?.fraction === "1";
const isBounded = (f: Found): boolean => f.interest.depths !== null || f.interest.tracts.length > 0;

/** Land, a well or a depth, and words that limit to one. */
const OWN_BOUNDS =
  /\b[NSEW]{1,2}\s?\/\s?[24]|[½¼]|\b(?:north|south|east|west|quarter|hal(?:f|ves)|sections?|lots?|tracts?|blocks?|lands?|acre(?:s|age)?|parcels?|leases? no|wells?|well-?bores?|units?|depths?|deep\w*|shallow\w*|feet|formations?|strat\w+|horizons?|zones?|sands?|surface|below|above|in ?so ?far|as to|limited|only|outside|elsewhere)\b/i;
const SAYS_KEPT =
  /\b(?:reserv\w+|retain\w*|keep\w*|kept|except\w*|withh\w+|sav(?:e|es|ed|ing)|remain\w*|hold\w* (?:back|out)|not (?:hereby |herein )?(?:assigned|included|conveyed))\b/i;

/**
 * "In the deeper strata the assignor keeps the whole working interest": what a grant limited by depth leaves needs no keeping.
 * "The lease now belongs to the assignor, who assigns it": nobody keeps the whole of the lease that he gives.
 * What is kept in land of its own, or beside a grant of some land only, is no such thing.
 */
function withoutRest(scene: Scene, draft: Draft): Draft {
  const limited = draft.grants.length > 0 && draft.grants.every((g) => g.interest.depths !== null);
  const leases = draft.grants.filter((g) => g.interest.estate_type === "leasehold");
  const given = leases.length > 0 && leases.every((g) => !isBounded(g) && !OWN_BOUNDS.test(g.interest.text));
  const wordsOf = (f: Found): string => scene.sentences.find((s) => s.start <= f.span.start && s.end > f.span.start)?.text ?? f.interest.text;
  const toldAhead = (f: Found): boolean => f.span.end <= (draft.granting?.start ?? 0) && !SAYS_KEPT.test(wordsOf(f));
  const ofAll = (f: Found): boolean => !isBounded(f) && (toldAhead(f) || !OWN_BOUNDS.test(wordsOf(f)));
  const rest = (f: Found): boolean => isWholeLease(f) && (limited || (given && ofAll(f)));
  return { ...draft, reservations: draft.reservations.filter((f) => !rest(f)) };
}

/** "25% less the royalty of the lessor": the royalty that an override is less of is nothing excepted beside it. */
const isItsBurden = (scene: Scene, kept: Found, f: Found): boolean =>
  kept.interest.less_existing_burdens === true &&
  scene.sentences.some((s) => s.start <= kept.span.start && f.span.start >= kept.span.start && f.span.start < s.end);

/** A royalty that an assignor keeps is an override. */
const calledOverride = (f: Found): Found =>
  f.interest.estate_type === "royalty" ? { ...f, interest: { ...f.interest, estate_type: "overriding_royalty" } } : f;

const LEASE_AHEAD = /\b(?:leases?|leasehold|working interest)\b/i;

/** "hands the lease to B; the company making this paper is to have a sixteenth override": a figure that is kept is none that is given, and the lease told ahead of it is what goes over. */
function apartFromKept(scene: Scene, draft: Draft): Draft {
  const kept = draft.reservations.filter((k) => k.interest.estate_type === "overriding_royalty");
  const isKept = (f: Found): boolean =>
    f.interest.estate_type === "overriding_royalty" &&
    f.fraction !== null &&
    kept.some((k) => k.fraction?.start === f.fraction?.start) &&
    LEASE_AHEAD.test(scene.text.slice(draft.granting?.start ?? 0, f.fraction.start));
  const lease = (f: Found): Found => {
    const end = f.fraction?.start ?? f.span.end;
    const { from, to } = f.interest;
    const start = Math.min(draft.granting?.start ?? f.span.start, f.span.start);
    return {
      ...f,
      fraction: null,
      span: { start, end },
      interest: { ...bareInterest("leasehold", f.interest.text), fraction: toWire(ONE), of: "lease_interest", from, to },
    };
  };
  return draft.grants.some(isKept) ? { ...draft, grants: draft.grants.map((f) => (isKept(f) ? lease(f) : f)) } : draft;
}

/** Reads an assignment. The lease assigned is the first one cited after the granting words, told in `created_in`. */
export const readAssignment = (scene: Scene): Draft => withDepths(scene, apartFromKept(scene, readLease(scene)));

function readLease(scene: Scene): Draft {
  const draft = emptyDraft("assign");
  draft.gives = true;
  const segments = segmentsOf(scene);
  const grant = readGrant(scene, segments, 0, scene.text.length);
  const kept = readReservations(scene, segments);
  const exceptions = readExceptions(segments, kept.spans);
  const excepted = keptByExcepting(scene, exceptions);
  const now = kept.found.filter((f) => !isAtPayout(scene, f)).map((f) => calledOverride(asNamed(scene, f)));
  const own = [...now, ...excepted].sort((x, y) => x.span.start - y.span.start).map((f) => withLease(scene, f));
  draft.reservations = keptOverrides(
    scene,
    own.map((f) => (f.interest.estate_type === "overriding_royalty" ? asPayment(scene, asOverride(scene, f)) : f)),
  );
  draft.exceptions = exceptions
    .filter((f) => !excepted.some((k) => k.span.start === f.span.start) && !draft.reservations.some((r) => isItsBurden(scene, r, f)))
    .filter((f) => f.interest.estate_type !== "leasehold" || f.interest.held_by);
  draft.subjectTo = readSubjections(segments);
  const acts = leaseActs(scene, segments);
  const pointed = acts.length > 1 ? null : leasePointedTo(scene);
  if (pointed) return withoutRest(scene, { ...draft, granting: pointed.verb, grants: pointed.grants.map((f) => withLease(scene, f)) });
  // "assign the same to A, each reserving 1%": an object behind words that keep is none.
  const astray = grant !== null && acts[0] !== undefined && KEEPING.test(scene.text.slice(acts[0].verb.end, grant.object.start));
  if (acts.length > 1 || (acts.length === 1 && (!grant || astray))) {
    draft.granting = acts[0]?.verb ?? null;
    draft.grants = acts.map((act) => withLease(scene, grantOf(scene, act, sideIds(scene.parties, "from")))).sort(carvedFirst);
    return withoutRest(scene, draft);
  }
  if (!grant) return draft;
  draft.granting = grant.clause;
  draft.quitclaim = grant.quitclaim;
  const object = assignedObject(scene, grant);
  const turn = segments.find((x) => x.start > object && (x.kind === "reserve" || kept.spans.includes(x) || OVERRIDES_TOLD.test(x.marker)));
  const words = scene.text.slice(object, Math.min(scene.thing?.end ?? scene.text.length, object + 900, turn?.start ?? scene.text.length));
  if (NET_PROFITS.test(words.slice(0, 160))) return draft;
  const item = assigned(scene, object, words);
  const cited = (findCitations(words)[0] ?? (SAID_LEASE.test(words.slice(0, 200)) ? findCitations(scene.text)[0] : undefined))?.reference ?? null;
  const several = new Set(findCitations(words).map((c) => `${c.reference.book}/${c.reference.page}/${c.reference.instrument_no}`)).size > 1;
  const plural = several && /\bleases\b/i.test(words.slice(0, 200));
  const created = cited && !plural ? { book: cited.book, page: cited.page, instrument_no: cited.instrument_no, text: words.slice(0, 240).trim() } : null;
  const cites = { ...item, interest: { ...item.interest, ...(created ? { created_in: created } : {}) } };
  const whole = isReduced(words) && item.interest.estate_type === "overriding_royalty" ? asOverride(scene, cites) : cites;
  const takers = sideIds(scene.parties, "to");
  const end = Math.min(grant.object.start + (takers.length > 1 ? 900 : 300), turn?.start ?? scene.text.length, scene.thing?.end ?? scene.text.length);
  const region = scene.text.slice(grant.clause.start, end);
  const parts = partsOf(scene, grant.clause.start, end, takers);
  const listed = parts.length || item.fraction ? [] : listedShares(scene, takers);
  if (listed.length) draft.grants = listed.map((t) => ({ ...whole, interest: { ...whole.interest, fraction: t.share, to: [t.id] } }));
  else if (parts.length) draft.grants = parts.map((p) => (areOfItsSize(whole, parts) ? toPart(whole, p) : toTaker(whole, p, grant.clause.start, region)));
  else draft.grants = withTerm(scene, grant, toEach(scene, whole, takers));
  return withoutRest(scene, draft);
}
