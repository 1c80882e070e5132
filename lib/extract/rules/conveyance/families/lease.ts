// Oil, gas and mineral leases: the leasehold, and the terms.

import type { Party } from "@/lib/contracts/aspects/parties";
import { type Draft, emptyDraft } from "@/lib/extract/rules/conveyance/draft";
import { readExceptions, readSubjections } from "@/lib/extract/rules/conveyance/excepting";
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { readReservations } from "@/lib/extract/rules/conveyance/keeping";
import { holdersAmong, sideIds } from "@/lib/extract/rules/conveyance/people";
import { substancesOf } from "@/lib/extract/rules/conveyance/phrases/estate";
import { takesInReversion } from "@/lib/extract/rules/conveyance/phrases/falls-to-lessor";
import { depthsOf } from "@/lib/extract/rules/conveyance/phrases/term";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { segmentsOf } from "@/lib/extract/rules/conveyance/segments";
import { compare, fromWire, ONE, type Rational, sum, toWire } from "@/lib/fraction/rational";
import { readLeaseTerms } from "./lease-terms";
import { leasedShare, leasesOwn, lettingStart, ownedByEach } from "./leased-share";
import { lesseeOverrides } from "./lessee-override";
import { lessorOverrides } from "./lessor-override";
import { asPaid } from "./lessor-rider";
import { productionTerm } from "./production-term";

/** "A, an undivided 1/2, and B and wife C, an undivided 1/2": what lessors lease together, where a share stands beside the name of each or of the one whom he joins as spouse; else null. */
function sharesOfLessors(scene: Scene): Rational | null {
  const lessors = sideIds(scene.parties, "from").flatMap((id) => scene.parties.parties.find((p) => p.id === id) ?? []);
  const sharing = lessors.filter((p) => p.share);
  const told = (p: Party) => p.share !== null || sharing.some((o) => o.spouse_of === p.id || p.spouse_of === o.id);
  const all = sum(sharing.flatMap((p) => (p.share ? [fromWire(p.share)] : [])));
  return sharing.length > 1 && lessors.every(told) && compare(all, ONE) <= 0 ? all : null;
}

/** Who has the lease by this paper: the lessee, or the one to whom the paper says he passed the whole of it. */
function takersOf(scene: Scene): string[] {
  const to = sideIds(scene.parties, "to");
  const assignees = to.filter((id) => scene.parties.parties.some((p) => p.id === id && p.role === "assignee"));
  return assignees.length ? assignees : to;
}

/** The leasehold: the whole of the land, or the share the lessor says he leases ("all of Lessor's undivided 1/8 of the minerals"). */
function leasehold(scene: Scene, start: number, end: number): Found {
  const words = scene.text.slice(start, end);
  const share = takesInReversion(words) ? null : leasedShare(scene, start, end);
  const holders = holdersAmong(sideIds(scene.parties, "from"), scene.parties.parties);
  const together = sharesOfLessors(scene) ?? ownedByEach(words, holders) ?? ownedByEach(scene.text.slice(Math.max(0, start - 700), start), holders);
  const own = !share && leasesOwn(words);
  const substances = /\boil and gas\b/i.test(words) && !/\bother minerals?\b|\bother hydrocarbons/i.test(words) ? substancesOf("oil and gas") : null;
  return {
    interest: {
      ...bareInterest("leasehold", words.slice(0, 400).trim()),
      fraction: toWire(together ?? share?.value ?? ONE),
      of: own ? "grantor_interest" : "whole",
      from: sideIds(scene.parties, "from"),
      to: takersOf(scene),
      depths: depthsOf(scene.sentences.find((s) => s.end > start)?.text ?? ""),
      ...(substances ? { substances } : {}),
    },
    span: { start, end: Math.min(end, start + 400) },
    fraction: share ? { start: share.start, end: share.end } : null,
    confidence: share ? 0.9 : 0.85,
  };
}

/** Reads a lease, its memorandum or a top lease. */
export function readLease(scene: Scene): Draft {
  const draft = emptyDraft("lease");
  draft.gives = true;
  const start = lettingStart(scene);
  const end = Math.min(scene.text.length, start + 1400);
  draft.granting = { start, end: Math.min(end, start + 200) };
  const held = leasehold(scene, start, end);
  draft.lease = readLeaseTerms(scene, held.interest.fraction ? fromWire(held.interest.fraction) : ONE);
  const months = draft.lease.terms.primary_term_months;
  const long = productionTerm(scene);
  draft.grants = [{ ...held, interest: { ...held.interest, term: { kind: long ? "so_long_as" : "years", months, text: long ?? "" } } }];
  draft.grants.push(...lesseeOverrides(scene));
  const segments = segmentsOf(scene);
  const kept = readReservations(scene, segments);
  draft.reservations = kept.found.filter((f) => f.interest.estate_type === "overriding_royalty");
  if (!draft.reservations.length) draft.reservations = lessorOverrides(scene);
  draft.reservations = asPaid(scene, draft.reservations);
  draft.exceptions = readExceptions(segments, draft.reservations.length ? kept.spans : []).filter(
    (f) => (f.interest.held_by || f.interest.created_in) && !(f.span.start >= start && takesInReversion(scene.text.slice(start, end))),
  );
  draft.subjectTo = readSubjections(segments).filter((s) => s.reference || s.interest);
  return draft;
}
