// Assignments of leases and of overriding royalties, with what the assignor keeps.
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import type { EstateType } from "@/lib/contracts/estates";
import { type Draft, emptyDraft } from "@/lib/extract/rules/conveyance/draft";
import { readExceptions, readSubjections } from "@/lib/extract/rules/conveyance/excepting";
import { readGrant } from "@/lib/extract/rules/conveyance/granting";
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { readReservations } from "@/lib/extract/rules/conveyance/keeping";
import { sideIds } from "@/lib/extract/rules/conveyance/people";
import { baseOf, isRightTitleInterest } from "@/lib/extract/rules/conveyance/phrases/base";
import { findCitations } from "@/lib/extract/rules/conveyance/phrases/citation";
import { estateOf } from "@/lib/extract/rules/conveyance/phrases/estate";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { roleOf } from "@/lib/extract/rules/conveyance/phrases/share-role";
import { depthsOf } from "@/lib/extract/rules/conveyance/phrases/term";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { segmentsOf } from "@/lib/extract/rules/conveyance/segments";
import { type TakerShare, takerShares } from "@/lib/extract/rules/conveyance/taker-shares";
import { compare, fromWire, ONE, sum, toWire } from "@/lib/fraction/rational";
import { assignedObject } from "./assigned-object";
import { withTerm } from "./deed-terms";

/** Words by which the override that follows is kept, not given. */
const KEPT = /\b(?:reserv|except|retain|withh[eo]ld|keep|subject to)\w*\b[^.;]{0,150}$/i;
const RENEWAL = /\b(?:renewals?|extensions?|new lease)\b[^.;]{0,300}/i;

/** The override or leasehold an exhibit names where the body only points to it. */
function exhibitEstate(scene: Scene): EstateType | null {
  for (const e of scene.anatomy.exhibits) {
    const m = /\b(?:type of )?interests?:? ([^.;]{3,80})/i.exec(scene.text.slice(e.start, e.end));
    const estate = m ? estateOf(m[1] ?? "") : null;
    if (estate) return estate;
  }
  return null;
}

function assignedEstate(scene: Scene, words: string): EstateType {
  const named = words.search(/\boverrid|\bo\.?r\.?r\.?i\b/i);
  const override = named > 0 && KEPT.test(words.slice(Math.max(0, named - 160), named)) ? -1 : named;
  const lease = words.search(/\b(?:working interest|leasehold|leases?\b|operating rights|record title)/i);
  if (override >= 0 && (lease < 0 || override < lease)) return "overriding_royalty";
  if (scene.docType === "assignment_of_overriding_royalty" && findShares(words.slice(0, 160))[0]?.of_8_8) return "overriding_royalty";
  const exhibit = words.slice(0, 260).search(/\bexhibit\b/i);
  if (lease >= 0 && exhibit > lease && override < 0) return "leasehold";
  if (exhibit >= 0) return exhibitEstate(scene) ?? (lease >= 0 ? "leasehold" : (estateOf(words) ?? "leasehold"));
  if (
    lease >= 0 &&
    named === override &&
    scene.docType === "assignment_of_overriding_royalty" &&
    !/\b(?:working interest|leasehold|operating rights)/i.test(words)
  )
    return "overriding_royalty";
  if (lease >= 0 || LEASE_PAPERS.has(scene.docType ?? "")) return "leasehold";
  return estateOf(words) ?? "leasehold";
}

/** Papers that pass leaseholds: land named first in them is the land of the lease. */
const LEASE_PAPERS: ReadonlySet<string> = new Set(["assignment_of_lease", "partial_assignment", "term_assignment", "wellbore_assignment"]);

/** "only insofar as the lease is needed to own and produce from said wellbore": the bore and no more. */
const BORE_ONLY = /\b(?:only|solely|limited|insofar|in so far|restricted)\b[^.;]{0,120}\bwell ?bores?\b|\bwell ?bores?\b[^.;]{0,30}\b(?:only|alone)\b/i;
const wellboreOf = (words: string): string | null => (BORE_ONLY.test(words) ? "the wellbore" : null);

/** "one-half of the overriding royalty which he holds", "50% of its override": a share of what the assignor has. */
const OF_HELD =
  /^\W{0,3}(?:(?:interest|part|share) )?(?:of|in)(?: and to)? (?:the|his|her|its|their|my|our|said|such|that|all|assignors?'?s?) [^.;%]{0,50}\b(?:overrid|o\.?r\.?r\.?i\b)/i;

/** The clause that limits an assignment to a part of the leased land. */
const INSOFAR = /\b(?:insofar|in so far|only as to|only as it covers|as to)\b(?:,? (?:but|and) only (?:insofar|in so far))?[^.;]*/i;

const OF_ACRES = /^[^.;]{0,40}\bacres\b/i;
/** A point that ends a sentence: behind a word, a number or a bracket, before a capital. */
const SENTENCE_END = /(?:[a-z]{3,}|\d|\)|"|-[A-Z])\. (?=[A-Z][a-z]+ )/;
const OF_THE_LEASE =
  /^(?:(?!\bnot assigned)[^.;]){0,40}\b(?:working interest|leasehold|record title|operating rights|of (?:the |said |such )?(?:lease|assignor|[Ii]nterest))|^\W{0,3}(?:of 8\s?\/\s?8\w*)?\W{0,2}$/i;

/** "The remaining .625 is not assigned", "he keeping the other half". */
const NOT_GIVEN = /\b(?:remaining|balance|residue|remainder|other)(?: of)?,? (?:undivided |equal |of )*$/i;

/** "the lease from A (undivided 2/3)", "a lease covering an undivided half": what a lease covers, no share of it. */
const COVERED =
  /\bleases?\b.{0,150}(?:\(|\b(?:covering|covers|embracing) )(?:only |being )?(?:an? |the |his |her |their |lessor'?s?'? )?undivided (?:interest of )?$/i;

/** The share of the thing assigned: one that measures it in the granting sentence, else one further on that says so. What is netted, kept or reduced is passed over. */
function assignedShare(words: string, estate: EstateType): ReturnType<typeof findShares>[number] | undefined {
  const wanted = estate === "overriding_royalty" || estate === "production_payment" ? ["interest", "override"] : ["interest"];
  const sized = findShares(words).filter(
    (s) =>
      wanted.includes(roleOf(words, s)) && !OF_ACRES.test(words.slice(s.end, s.end + 60)) && !COVERED.test(words.slice(Math.max(0, s.start - 180), s.start)),
  );
  const end = SENTENCE_END.exec(words)?.index ?? words.length;
  return sized.find(
    (s) => !NOT_GIVEN.test(words.slice(Math.max(0, s.start - 40), s.start)) && (s.start <= end || OF_THE_LEASE.test(words.slice(s.end, s.end + 60))),
  );
}

function assigned(scene: Scene, start: number, words: string): Found {
  const estate = assignedEstate(scene, words);
  const share = assignedShare(words.slice(0, 420), estate);
  const exhibit = share
    ? null
    : scene.anatomy.exhibits.flatMap((e) =>
        findShares(scene.text.slice(e.start, e.end)).map((s) => ({ ...s, start: s.start + e.start, end: s.end + e.start })),
      )[0];
  const right = isRightTitleInterest(words.slice(0, 240)) || /\ball of assignor'?s?'? (?:undivided )?(?:right|interest|overrid)/i.test(words.slice(0, 200));
  const own =
    (estate === "overriding_royalty" && share !== undefined && OF_HELD.test(words.slice(share.end, share.end + 90))) ||
    ((right || /^such of\b/i.test(words)) && !share) ||
    (share !== undefined && baseOf(words.slice(share.end, share.end + 120), false).of === "grantor_interest");
  const eighth = share?.of_8_8 || /\bof 8\s?\/\s?8/i.test(words.slice(share?.end ?? 0, (share?.end ?? 0) + 40));
  const of = own ? "grantor_interest" : estate === "leasehold" && !eighth ? "lease_interest" : "whole";
  const stated =
    exhibit && estate === "overriding_royalty"
      ? { readings: [{ fraction: toWire(exhibit.value), basis: "stated in the exhibit", rule: "assignment.exhibit_quantum", of: "whole" as const }] }
      : {};
  const limit = INSOFAR.exec(words)?.[0];
  return {
    ...(limit ? { scope: limit } : {}),
    interest: {
      ...bareInterest(estate, words.slice(0, 400).trim()),
      fraction: toWire(share?.value ?? ONE),
      of,
      depths: depthsOf(words) ?? wellboreOf(words),
      floating: estate === "overriding_royalty" ? false : null,
      ...stated,
      ...(estate === "overriding_royalty" || eighth ? { of_8_8: eighth ? true : null } : {}),
      from: sideIds(scene.parties, "from"),
      to: sideIds(scene.parties, "to"),
    },
    span: { start, end: start + Math.min(400, words.length) },
    fraction: share ? { start: start + share.start, end: start + share.end } : null,
    confidence: share ? 0.9 : 0.82,
  };
}

const UNREDUCED = /\b(?:not (?:to )?(?:be )?|without (?:any )?)(?:proportionate(?:ly)? )?reduc\w+(?: (?:proportionately|in (?:the )?proportion))?/gi;

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
    /\bon the (?:interest|share|part) (?:herein |hereby |so )?(?:conveyed|assigned)\b|\bproportionate(?:ly)? reduc|\breduced (?:proportionately|(?:in|to) (?:the (?:same )?)?proportion)/i.test(
      following.replace(UNREDUCED, ""),
    );
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
function toTaker(found: Found, part: TakerShare, offset: number, words: string): Found {
  const ofLease = !OF_HIS.test(words) && /\b(?:working|leasehold) interest\b/i.test(words.slice(part.start, part.end + 60));
  const own = found.interest.of === "whole" ? ("whole" as const) : ofLease ? ("lease_interest" as const) : ("grantor_interest" as const);
  return {
    ...found,
    fraction: { start: offset + part.start, end: offset + part.end },
    interest: { ...found.interest, fraction: toWire(part.value), of: own, to: [part.id] },
  };
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
/** "if assignor owns less than the entire leasehold the same shall be reduced to the proportion …". */
const LESSER = /\breduced (?:proportionately|(?:in|to) (?:the (?:same )?)?proportion)|\bproportionate(?:ly)? reduc/i;
/** "Overriding royalties previously reserved:" of a printed form: behind the thing assigned. */
const OVERRIDES_TOLD = /^overriding royalt/i;

/** Reads an assignment. The lease assigned is the first one cited after the granting words, told in `created_in`. */
export function readAssignment(scene: Scene): Draft {
  const draft = emptyDraft("assign");
  draft.gives = true;
  const segments = segmentsOf(scene);
  const grant = readGrant(scene, segments, 0, scene.text.length);
  const kept = readReservations(scene, segments);
  draft.reservations = kept.found
    .map((f) => withLease(scene, f))
    .map((f) =>
      f.interest.estate_type === "royalty" || f.interest.estate_type === "overriding_royalty"
        ? asOverride(scene, { ...f, interest: { ...f.interest, estate_type: "overriding_royalty" } })
        : f,
    );
  draft.exceptions = readExceptions(segments, kept.spans).filter((f) => f.interest.estate_type !== "leasehold" || f.interest.held_by);
  draft.subjectTo = readSubjections(segments);
  if (!grant) return draft;
  draft.granting = grant.clause;
  draft.quitclaim = grant.quitclaim;
  const turn = segments.find((x) => x.start > grant.object.start && (x.kind === "reserve" || kept.spans.includes(x) || OVERRIDES_TOLD.test(x.marker)));
  const object = assignedObject(scene, grant);
  const words = scene.text.slice(object, Math.min(scene.text.length, object + 900, turn?.start ?? scene.text.length));
  if (NET_PROFITS.test(words.slice(0, 160))) return draft;
  const item = assigned(scene, object, words);
  const cited = (findCitations(words)[0] ?? (SAID_LEASE.test(words.slice(0, 200)) ? findCitations(scene.text)[0] : undefined))?.reference ?? null;
  const several = new Set(findCitations(words).map((c) => `${c.reference.book}/${c.reference.page}/${c.reference.instrument_no}`)).size > 1;
  const plural = several && /\bleases\b/i.test(words.slice(0, 200));
  const created = cited && !plural ? { book: cited.book, page: cited.page, instrument_no: cited.instrument_no, text: words.slice(0, 240).trim() } : null;
  const cites = { ...item, interest: { ...item.interest, ...(created ? { created_in: created } : {}) } };
  const whole = LESSER.test(words) && item.interest.estate_type === "overriding_royalty" ? asOverride(scene, cites) : cites;
  const takers = sideIds(scene.parties, "to");
  const region = scene.text.slice(grant.clause.start, Math.min(grant.object.start + (takers.length > 1 ? 900 : 300), turn?.start ?? scene.text.length));
  const parts = takerShares(region, takers, scene.parties);
  const listed = parts.length || item.fraction ? [] : listedShares(scene, takers);
  if (listed.length) draft.grants = listed.map((t) => ({ ...whole, interest: { ...whole.interest, fraction: t.share, to: [t.id] } }));
  else draft.grants = parts.length ? parts.map((p) => toTaker(whole, p, grant.clause.start, region)) : withTerm(scene, grant, whole);
  return draft;
}
