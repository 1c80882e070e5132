// The conveyance aspect by rules: which family of paper it is, what it gives and keeps, each value with its place on the page.
import type { Conveyance, Interest, Warranty } from "@/lib/contracts/aspects/conveyance";
import type { Land } from "@/lib/contracts/aspects/land";
import type { Parties } from "@/lib/contracts/aspects/parties";
import type { ConfidenceMap, EvidenceMap } from "@/lib/contracts/evidence";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { Grounding, type PageSpan } from "@/lib/extract/grounding/grounded";
import { takesInReversion } from "@/lib/extract/rules/conveyance/phrases/falls-to-lessor";
import { equals } from "@/lib/fraction/rational";
import type { Span } from "@/lib/text/view";
import { allInCounties } from "./all-in-county";
import { byLand } from "./by-land";
import { byTract } from "./by-tract";
import { considerationOf, warrantyOf } from "./covenant";
import { asDefined } from "./defined-royalty";
import { dividedBetween } from "./divided-between";
import type { Draft } from "./draft";
import { appointments } from "./families/appointments";
import { shareCorrected } from "./families/corrected-share";
import { endorsedFacts } from "./families/endorsed-facts";
import { endedLeases, endedOverrides, endedPayments, heldLeases, readFacts } from "./families/facts";
import { letByLand } from "./families/let-by-land";
import { readFamily } from "./families/registry";
import { retainedAcreage } from "./families/retained-acreage";
import { royaltyBearer } from "./families/royalty-bearer";
import { fromEach } from "./from-each";
import type { Found } from "./interest";
import { tractAhead } from "./kept-in-list";
import { asCalled, withinKind } from "./kind-of-grant";
import { withoutLandLeftOut } from "./land-left-out";
import { withStatedLands } from "./land-statements";
import { liesApart, reachesAll, tractsIn } from "./lands-of-grants";
import { withoutLeaseRates } from "./lease-rates";
import { withMineralsKeptBack } from "./minerals-kept-back";
import { withoutOtherLand } from "./of-other-land";
import { throughDescription } from "./one-description";
import { findCitations } from "./phrases/citation";
import { findShares } from "./phrases/share";
import { releasedLand } from "./released-land";
import { withRoyaltyKeptBack } from "./royalty-kept-back";
import { saidAsMinerals } from "./said-as-minerals";
import { buildScene, type Scene, type Sentence } from "./scene";
import { dividedToOne } from "./shares-of-one";
import { grantsOfTable } from "./shares-table";
import { withoutSoldBefore } from "./sold-before";
import { upToClause, withoutSurfaceLeft } from "./surface-left";
import { surfaceOfOne } from "./surface-of-one";
import { withoutAllKept } from "./the-rest";
import { grantsByLand, isUnderground } from "./told-by-land";
import { toldOfLand } from "./told-of-land";

export type ConveyanceInput = {
  anatomy: Anatomy;
  parties: Parties;
  land?: Land;
  docType?: InstrumentType | null;
  pages?: readonly PageSpan[];
};
export type ConveyanceExtraction = { resolved: Conveyance; evidence: EvidenceMap; confidence: ConfidenceMap };

/** The recorder's note of this paper itself, not of another. */
const OWN_STAMP =
  /(?:(?:^|[.;)\]"] ?|\n)(?:Filed|FILED|Recorded|RECORDED|Received|RECEIVED|Transferred|Doc\.|Document No|Instrument No)\b|\b(?:[Cc]ertified|CERTIFIED|[Ee]xemplified) (?:[Cc]opy|COPY) (?:was )?(?:filed|recorded)\b|\bCopy filed\b)[\s\S]{0,220}$/;
/** Facts a deed or assignment may recite on the way. */
const RECITED = ["death", "merger", "name_change", "payout", "pooling", "other"] as const;
/** An assignment may recite, too, that a well stands on the lease and pumps. */
const RECITED_OF_LEASES = [...RECITED, "production"] as const;
/** Of pooling a deed tells only who may do it or has consented. */
const isTold = (f: Draft["facts"][number]): boolean => f.kind !== "pooling" || /\bconsents?\b|\b(?:right|power|authority) to\b/i.test(f.text);
/** Papers that give each party a land of its own. */
const APART: ReadonlySet<string> = new Set(["partition_deed", "partition_decree", "exchange_deed", "probate_decree", "deed_of_distribution", "will"]);
const AFTER_ACQUIRED = /\bafter[- ]acquired\b|\bhereafter acquired?\b|\bmay hereafter acquire\b/i;

function interests(land: Land | undefined, ground: Grounding, pointer: string, list: readonly Found[], apart = false): Interest[] {
  const placed = (found: Found): string[] => {
    const own = tractsIn(found, list, land, apart);
    const ahead = own.length || found.scope || pointer === "/grants" ? null : tractAhead(found, land);
    return ahead ? [ahead] : own;
  };
  return list.map((found, i) => {
    ground.add(`${pointer}/${i}/text`, found.span, found.confidence);
    if (found.fraction) ground.add(`${pointer}/${i}/fraction`, found.fraction, found.confidence);
    else if (found.interest.fraction)
      ground.add(`${pointer}/${i}/fraction`, { start: found.span.start, end: Math.min(found.span.end, found.span.start + 160) }, found.confidence - 0.05);
    return { ...found.interest, tracts: found.interest.tracts.length ? found.interest.tracts : placed(found) };
  });
}

/** The grants of a draft, those that differ from land to land each in its land. */
function inTheirLands(scene: Scene, draft: Draft, land: Land | undefined): Found[] {
  const from = draft.gives ? (draft.granting?.start ?? null) : null;
  const parts = draft.action === "lease" ? letByLand(scene, draft.grants) : null;
  if (parts && reachesAll(parts, land)) return parts;
  const tabled = from === null || draft.grants.some(isLeasehold) ? null : grantsOfTable(scene, draft.grants, from);
  if (tabled && reachesAll(tabled, land)) return tabled;
  const listed = byTract(byLand(draft.grants, scene.text), scene.text, from);
  const stated = from === null || draft.grants.every(isLeasehold) || !isUnderground(draft.grants) ? null : grantsByLand(scene, draft.grants, from, true);
  if (stated && reachesAll(stated, land) && (!reachesAll(listed, land) || stated.length > listed.length)) return stated;
  const read = liesApart(listed, land) ? listed : draft.grants;
  const parted = from === null ? null : (grantsOfTable(scene, read, from) ?? grantsByLand(scene, read, from));
  if (parted === null || !liesApart(parted, land)) return read;
  if (!read.every(isLeasehold)) return parted;
  return parted.some((f) => ofRoyalty(f, scene.text)) ? read : parted.map(asLeasehold);
}

/** Whether the same share of the same owner is left out already. */
const isKnown = (f: Found, list: readonly Found[]): boolean =>
  list.some(
    (o) =>
      o.interest.estate_type === f.interest.estate_type && o.interest.fraction?.fraction === f.interest.fraction?.fraction && o.interest.held_by !== undefined,
  );

/** "The royalty is one-eighth of all oil": what a lease pays is no share of what it lets. */
const PAYS = /\b(?:royalt(?:y|ies)|pay(?:s|able)?|paid|deliver(?:s|ed)?|yield(?:s|ed)?)\b[^.;]{0,90}$/i;
const ofRoyalty = (f: Found, text: string): boolean => f.fraction !== null && PAYS.test(text.slice(Math.max(0, f.fraction.start - 110), f.fraction.start));

const isLeasehold = (f: Found): boolean => f.interest.estate_type === "leasehold";
/** "(a) the W/2, all of the minerals; and (b) one-fourth of the minerals in the E/2" of a lease: what is told land by land is let, not sold. */
const asLeasehold = (f: Found): Found => ({ ...f, interest: { ...f.interest, estate_type: "leasehold" } });

function references(scene: Scene): { list: Conveyance["references"]; spans: Span[] } {
  const list: Conveyance["references"] = [];
  const spans: Span[] = [];
  for (const s of scene.sentences) {
    for (const c of findCitations(s.text)) {
      const r = c.reference;
      if (OWN_STAMP.test(scene.text.slice(Math.max(0, s.start + c.start - 240), s.start + c.start))) continue;
      const same = list.find((x) => x.book === r.book && x.page === r.page && x.instrument_no === r.instrument_no);
      if (same || list.length >= 80) continue;
      list.push(r);
      spans.push({ start: s.start + c.start, end: s.start + c.end });
    }
  }
  return { list, spans };
}

function warnings(scene: Scene, draft: Draft, conflict: string | null): NonNullable<Conveyance["warnings"]> {
  const out: NonNullable<Conveyance["warnings"]> = [];
  if (conflict) out.push({ code: "AMOUNT_CONFLICT", message: `The consideration in words differs from its figures (${conflict}).` });
  for (const s of scene.sentences)
    for (const share of findShares(s.text))
      if (share.conflict && !equals(share.conflict.words, share.conflict.figures))
        out.push({
          code: "FRACTION_CONFLICT",
          message: `Words and figures of a fraction differ: "${share.text}".`,
          start: s.start + share.start,
          end: s.start + share.end,
        });
  if (draft.grants.some((g) => g.interest.readings.length > 1) || draft.reservations.some((g) => g.interest.readings.length > 1))
    out.push({ code: "MORE_THAN_ONE_READING", message: "The words of a fraction bear more than one meaning; see readings." });
  return out;
}

type Common = {
  covenant: { warranty: Warranty | null; span: Span | null; confidence: number };
  consideration: ReturnType<typeof considerationOf>;
  habendum: Sentence | null;
  cited: ReturnType<typeof references>;
};

/** Notes the places of everything that is not an interest. */
function groundCommon(ground: Grounding, draft: Draft, common: Common): void {
  const { covenant, consideration, habendum, cited } = common;
  draft.facts.forEach((f, i) => {
    ground.add(`/facts/${i}/text`, f.span, 0.85);
  });
  cited.spans.forEach((span, i) => {
    ground.add(`/references/${i}`, span, 0.9);
  });
  draft.subjectTo.forEach((s, i) => {
    ground.add(`/subject_to/${i}/text`, s.span, 0.88);
  });
  ground.add("/action", draft.granting, draft.gives || draft.action !== "none" ? 0.9 : 0.6);
  if (draft.granting) ground.add("/granting_clause", draft.granting, 0.92);
  if (habendum) ground.add("/habendum", habendum, 0.95);
  if (covenant.warranty) ground.add("/warranty", covenant.span, covenant.confidence);
  if (consideration) ground.add("/consideration/text", consideration.span, consideration.conflict ? 0.6 : 0.88);
  if (draft.unit) ground.add("/unit", draft.unit.span, 0.85);
  for (const [key, span] of Object.entries(draft.lease?.spans ?? {})) ground.add(`/lease/${key}`, span, 0.9);
}

/**
 * What an instrument does with which interest.
 * "A … grants to B an undivided 1/2 of the minerals … with general warranty" → action convey, one grant (mineral, 1/2), warranty general.
 * Never throws; what it does not find is null or empty. Evidence keys are pointers into `resolved`.
 */
export function extractConveyance(input: ConveyanceInput): ConveyanceExtraction {
  const whole = withoutLeaseRates(buildScene(input.anatomy, input.parties, input.docType ?? null));
  const told = withoutSoldBefore(withoutOtherLand(whole, input.land));
  const { scene, left } = withoutSurfaceLeft(told.scene, input.land);
  const ground = new Grounding(input.anatomy.view, input.pages ?? []);
  const own = withRoyaltyKeptBack(scene, withinKind(scene, dividedBetween(scene, withStatedLands(scene, readFamily(scene), input.land), input.land)));
  const called = { ...own, grants: asCalled(scene, own.grants), reservations: asCalled(scene, own.reservations) };
  const read = withMineralsKeptBack(scene, called, input.land);
  const draft =
    read.gives && read.facts.length === 0
      ? {
          ...read,
          facts: [
            ...readFacts(scene, read.action === "assign" ? RECITED_OF_LEASES : RECITED).filter(isTold),
            ...endedLeases(scene),
            ...(read.action === "assign" ? [] : heldLeases(scene)),
            ...endedOverrides(scene),
            ...endorsedFacts(scene),
            ...appointments(scene),
            ...retainedAcreage(scene, read.action),
            ...(read.action === "convey" ? royaltyBearer(scene) : []),
          ],
        }
      : read.facts.length === 0
        ? { ...read, facts: endedPayments(scene) }
        : read;
  const covenant = draft.gives ? warrantyOf(scene) : { warranty: null, span: null, confidence: 0 };
  const consideration = considerationOf(scene);
  const cited = references(whole);
  const habendum = scene.sentences.find((s) => s.kind === "habendum") ?? null;
  groundCommon(ground, draft, { covenant, consideration, habendum, cited });
  const counties = draft.gives ? allInCounties(scene.sentences) : [];
  const released = draft.action === "release" ? releasedLand(draft.grants, scene, input.land) : null;
  const warned = warnings(scene, draft, consideration?.conflict ?? null);
  const facts = toldOfLand(draft.facts, scene, input.land).map(({ span: _span, ...fact }) => fact);
  const corrected = shareCorrected(scene, draft.grants);
  const sides = draft.gives && draft.action === "convey" && !APART.has(input.docType ?? "") ? { ...draft, grants: fromEach(scene, draft.grants) } : draft;
  const lands = inTheirLands(scene, released ? { ...draft, grants: released.grants } : sides, input.land);
  const given = left.length ? upToClause(lands) : lands;
  const placed = dividedToOne(
    asDefined(interests(input.land, ground, "/grants", surfaceOfOne(given, input.land, input.anatomy.view), APART.has(input.docType ?? "")), scene.text),
  );
  const grants = draft.gives && !APART.has(input.docType ?? "") ? throughDescription(placed, input.land, input.anatomy.view.raw) : placed;
  const reach = (f: Found): readonly string[] => (f.interest.tracts.length ? f.interest.tracts : tractsIn(f, [f], input.land));
  const withoutRest = (kept: readonly Found[]): Found[] => (draft.action === "convey" ? withoutAllKept(kept, grants, reach) : [...kept]);
  const resolved: Conveyance = {
    action: draft.action,
    granting_clause: draft.granting ? scene.text.slice(draft.granting.start, draft.granting.end).trim() : null,
    consideration: { text: consideration?.text ?? null, amount: consideration?.amount ?? null, currency: consideration?.amount ? "USD" : null },
    warranty: covenant.warranty,
    grants,
    reservations: asDefined(
      saidAsMinerals(interests(input.land, ground, "/reservations", withoutRest(withoutLandLeftOut(draft.reservations, input.land, scene)))),
      scene.text,
    ),
    exceptions: interests(
      input.land,
      ground,
      "/exceptions",
      withoutRest([...draft.exceptions, ...told.left.filter((f) => !isKnown(f, draft.exceptions)), ...left, ...(released?.kept ?? [])]),
    ),
    subject_to: draft.subjectTo.map(({ text, reference, interest }) => ({ text, reference, interest })),
    lease: draft.lease?.terms ?? null,
    references: cited.list,
    after_acquired:
      AFTER_ACQUIRED.test(scene.text) ||
      (draft.action === "lease" && takesInReversion(scene.text)) ||
      (covenant.warranty === "general" && !draft.quitclaim && draft.action === "convey"),
    habendum: habendum?.text ?? null,
    quitclaim_words: draft.quitclaim,
    ...(counties.length ? { all_in_counties: counties } : {}),
    ...(warned.length ? { warnings: warned } : {}),
    ...(facts.length ? { facts } : {}),
    ...(corrected ? { corrected_share: corrected } : {}),
    ...(draft.unit ? { unit: draft.unit.unit } : {}),
  };
  return { resolved, evidence: ground.evidence, confidence: ground.confidence };
}
