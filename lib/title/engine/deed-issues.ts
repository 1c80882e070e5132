// Issues that a deed's own figures and words call for.
import { compare, fromWire, isZero, max, ONE, parseRational, type Rational, sub, sum, ZERO } from "@/lib/fraction/rational";
import type { IssueCode } from "@/lib/title/issues/catalogue";
import { type Holder, sameHolder } from "@/lib/title/ledger/interest";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import { byEighth } from "@/lib/title/rules/royalty/fixed-or-floating";
import type { Deed, Reckoning } from "./convey-land";
import { leasesOfRecordElsewhere } from "./leased-elsewhere";
import { type Actor, type Clause, clauses, evidenceAt, type Matter } from "./matter";
import { mixedWords } from "./mixed-words";
import { isQuitclaim } from "./sources";

type Raise = (code: IssueCode, detail: string, share?: Rational | null, pointer?: string) => void;

/** Raises what figures and words of one group of a deed show. */
export function raiseDeedIssues(d: Deed, r: Reckoning, draft: EffectDraft): void {
  const raise: Raise = (code, detail, share = null, pointer = d.group.clauses[0]?.pointer ?? "/grants") =>
    d.kase.issue(code, d.matter, {
      tract: d.tract,
      effects: [draft.effect],
      detail,
      share,
      evidence: evidenceAt(d.matter, "conveyance", pointer),
      parties: draft.from.map((h) => h.party_id),
    });
  overconveyed(d, r, draft, raise);
  exceptions(d, r, raise);
  reservations(d, r, raise);
  heirsAct(d, raise);
  for (const c of [...d.group.clauses, ...r.reserved]) words(d, c, raise);
  for (const c of r.excepted) expiry(c, raise);
  const elsewhere = leasesOfRecordElsewhere(d);
  if (elsewhere.length) {
    raise("CONSTRUCTIVE_NOTICE_OF_RECORDED_DEED", "A lease of the land was of record, in another county of the leased land, when this deed was made.");
    raise("MULTI_COUNTY_RECORDING", "The deed and a lease of its land are recorded in different counties.");
  }
  if (isQuitclaim(d.matter) && d.place.state === "TX")
    raise(
      "QUITCLAIM_IN_CHAIN_NO_BFP",
      "The instrument passes only the grantor's right, title and interest; its taker has notice of earlier unrecorded claims.",
    );
}

/** A paper under which production of its land is paid: a division order or a unit. */
const pays = (m: Matter): boolean => m.type === "division_order" || Boolean(m.conveyance.unit);

function overconveyed(d: Deed, r: Reckoning, draft: EffectDraft, raise: Raise): void {
  const { facts, quantum } = r;
  if (!isZero(quantum.failed)) {
    raise(
      "OVERCONVEYANCE_DUHIG",
      `Grant, reservation and the outstanding share exceed the whole; ${quantum.failed.n}/${quantum.failed.d} of the reservation fails.`,
      quantum.failed,
      "/reservations",
    );
    d.kase.gap({
      kind: "over_conveyance",
      severity: "high",
      tract_id: d.tract,
      estate_type: "mineral",
      amount: quantum.failed,
      party: draft.from[0] ?? null,
      since: d.matter.day,
      message: "The deed grants and reserves more than its grantor owned.",
      suggestion: "Obtain a stipulation of interest with cross-conveyance from the parties to the deed.",
      effect_ids: [draft.effect],
      document_ids: [d.matter.id],
      evidence: [...evidenceAt(d.matter, "conveyance", "/reservations")],
    });
  }
  if (facts.quitclaim) return;
  const missing = max(ZERO, sub(sub(facts.purported, facts.excepted), facts.owned));
  if (isZero(missing) || !isZero(facts.granteeOwned)) return;
  outstandingIssues(d, missing, raise);
  const paid = d.kase.papers().where(pays).covering(d.tract).length > 0;
  const silent = d.group.clauses.every((c) => !c.words.fraction) && !isZero(quantum.passes);
  if (paid && silent)
    raise("DEED_SILENT_ON_FRACTION", "The deed describes the land and names no fraction; its grantee holds a fraction of the minerals.", missing);
  if (!isZero(quantum.short) && facts.warranted) raise("BREACH_OF_WARRANTY_CLAIM", "The grantor warranted more than stood in it.", quantum.short);
}

/** Heirs who convey what an affidavit alone shows to be theirs: whoever buys rests on it. */
function heirsAct(d: Deed, raise: Raise): void {
  const byAffidavit = (i: { by?: string | null }) => d.kase.matters.get(i.by ?? "")?.type === "affidavit_of_heirship";
  const heirs = d.sources.filter(byAffidavit);
  if (!heirs.length) return;
  const names = [...new Set(heirs.map((i) => i.holder.name))].join(", ");
  raise("UNPROBATED_ESTATE_IN_CHAIN", `${names} convey as heirs; no probate or determination of heirship is of record, only an affidavit.`);
}

/** Whose is the share that a deed of the whole leaves out: a cotenant's who did not sign, or one severed before. */
function outstandingIssues(d: Deed, missing: Rational, raise: Raise): void {
  const others = d.kase
    .ledger(d.tract)
    .current()
    .filter((i) => (i.estate === "fee" || i.estate === "mineral") && !d.sources.some((s) => sameHolder(s.holder, i.holder)) && i.by !== d.matter.id);
  const cotenants = others.filter((i) => i.estate === "fee");
  if (cotenants.length) raise("NON_JOINDER_OF_COTENANT", `${cotenants.map((c) => c.holder.name).join(", ")} owned a share and did not sign.`, missing);
  else if (others.length)
    raise(
      "UNDISCLOSED_PRIOR_SEVERANCE",
      `The deed does not mention the minerals that stand in ${[...new Set(others.map((o) => o.holder.name))].join(", ")}.`,
      missing,
    );
  const recorded = others.filter((i) => {
    const by = i.by ? d.kase.matters.get(i.by) : undefined;
    return by?.recorded != null && d.matter.day !== null && by.recorded < d.matter.day && by.from.length > 0;
  });
  if (recorded.length && cotenants.length)
    raise("CONSTRUCTIVE_NOTICE_OF_RECORDED_DEED", "The outstanding share was of record when this deed was made.", missing);
}

function exceptions(_d: Deed, r: Reckoning, raise: Raise): void {
  const outstanding = max(ZERO, sub({ n: 1n, d: 1n }, r.facts.owned));
  const stranded = max(ZERO, sub(sub(r.facts.excepted, r.disclosed), outstanding));
  for (const c of r.excepted) {
    const recital = c.words.created_in != null || c.words.held_by != null || /\b(heretofore|previously|prior)\b/i.test(c.words.text);
    if (isZero(stranded)) continue;
    if (recital) {
      raise(
        "FALSE_RECITAL_IN_EXCEPTION",
        "The exception recites a severance that the record does not show; the share stays where it was.",
        stranded,
        c.pointer,
      );
      raise("STRANDED_INTEREST_IN_PRIOR_GRANTOR", "The excepted share stayed in the grantor.", stranded, c.pointer);
    } else raise("EXCEPTION_VS_RESERVATION", "The exception names no owner; the share stays in the grantor.", stranded, c.pointer);
  }
}

function reservations(d: Deed, r: Reckoning, raise: Raise): void {
  const owners = d.sources.filter((i) => i.estate === "fee" || i.estate === "mineral").map((i) => i.holder);
  const distinct = owners.filter((h, n) => owners.findIndex((x) => sameHolder(x, h)) === n);
  const all = d.keeps ? clauses(d.matter, "reservations", d.tract) : [];
  const { facts } = r;
  // Who keeps "all the minerals" keeps what he has: only a fraction less than the whole can be of the land or of his share.
  const parts = all.flatMap(({ words: w, pointer }) =>
    w.estate_type === "mineral" && w.of === "whole" && w.fraction && w.fraction.fraction !== "1" && !w.depths ? [{ part: fromWire(w.fraction), pointer }] : [],
  );
  const [first] = parts;
  if (first && !facts.quitclaim && !isZero(facts.owned) && compare(sum(parts.map((p) => p.part)), facts.owned) > 0)
    raise(
      "FRACTION_BASE_AMBIGUITY",
      "More is reserved than the grantor had; whether the fraction is of the land or of what he had must be construed.",
      null,
      first.pointer,
    );
  for (const c of all) {
    if (distinct.length > 1 && !c.words.survivorship && (c.words.estate_type === "mineral" || c.words.estate_type === "royalty"))
      raise(
        "RESERVATION_TO_MULTIPLE_GRANTORS",
        "Several owners reserve without stating shares; they keep the proportions held before.",
        r.facts.reserved,
        c.pointer,
      );
    perpetuities(d, c, raise);
    const named = c.words.to.map((id) => d.matter.actors.get(id)).filter((a) => a !== undefined);
    const strangers = named.filter((a) => !owners.some((o) => sameHolder(o, a)));
    const partOf = c.words.fraction !== null && c.words.fraction.fraction !== "1" && compare(r.facts.purported, ONE) < 0;
    if (partOf && c.words.of === "whole" && r.reserved.some((x) => x.pointer === c.pointer))
      raise("FRACTION_BASE_AMBIGUITY", "An undivided part is granted; whether the fraction is of the land or of that part must be construed.", null, c.pointer);
    const fiduciary = named.some((a) => a.party.capacity !== null || /estate of/i.test(a.name)) || d.steps.some((x) => x.rule === "parties.fiduciary");
    if (!strangers.length || fiduciary) continue;
    const spouse = strangers.some((a) => ofOwner(d, owners, a));
    /** A wife who joins the owner and whom the clause names; where nobody is of record, who owned is not known. */
    const besideOwner = spouse && !d.sources.every((i) => i.assumed) && strangers.every((a) => c.words.text.toUpperCase().includes(a.party.name.toUpperCase()));
    /** Spouses of several owners, who all give and for whom together the clause keeps. */
    const amongOwners = spouse && distinct.length > 1 && strangers.every((a) => ofOwner(d, owners, a));
    if (strangers.length < named.length && !besideOwner && !amongOwners) continue;
    raise(
      spouse ? "STRANGER_TO_TITLE_SPOUSE" : "RESERVATION_BY_NON_OWNER",
      `${strangers.map((a) => a.name).join(", ")} owned nothing to reserve; the share stays with the owner.`,
      r.facts.reserved,
      c.pointer,
    );
  }
}

/** Whether one is husband or wife of an owner who gives, or where nobody is of record, of another giver. */
function ofOwner(d: Deed, owners: readonly Holder[], a: Actor): boolean {
  const own = d.matter.from.filter((f) => f.local !== a.local && (owners.some((o) => sameHolder(o, f)) || d.sources.every((i) => i.assumed)));
  return own.some((f) => f.party.spouse_of === a.local || a.party.spouse_of === f.local);
}

/**
 * Interests that may vest too late: what the grantee has behind an interest kept until an event (ConocoPhillips Co. v. Koopmann, 547 S.W.3d 858 (Tex. 2018)
 * let it stand), and in Kansas a royalty of leases yet to be made, void where a grant makes it and good where the grantor keeps it (Rucker v. DeLay,
 * 295 Kan. 826, 289 P.3d 1166 (2012)).
 */
function perpetuities(d: Deed, c: Clause, raise: Raise): void {
  const { estate_type, term } = c.words;
  if (estate_type !== "mineral" && estate_type !== "royalty") return;
  if (term?.kind === "so_long_as")
    raise(
      "PERPETUITIES_CHECK",
      "The interest kept ends on an event that may never come; what the grantee has behind it is an executory interest.",
      null,
      c.pointer,
    );
  else if (estate_type === "royalty" && d.place.state === "KS" && (term === null || term.kind === "perpetual"))
    for (const code of ["PERPETUITIES_CHECK", "MINERAL_OR_ROYALTY"] as const)
      raise(
        code,
        "A royalty without end is kept; in Kansas it is good as kept by the grantor, where the same royalty made by a grant may be too remote.",
        null,
        c.pointer,
      );
}

const isLegacyPair = (a: string, b: string): boolean => {
  const [x, y] = [parseRational(a), parseRational(b)];
  return x !== null && y !== null && x.n !== 0n && y.n !== 0n && byEighth(x, y);
};

/** What the words of a clause leave open. */
function words(d: Deed, c: Clause, raise: Raise): void {
  const { words: w } = c;
  const rules = w.readings.map((x) => x.rule).join(" ");
  if (w.readings.length > 1 && /clause|covenant/.test(rules))
    raise("CONFLICTING_FRACTIONS", "Clauses of the instrument give different fractions for one estate.", null, c.pointer);
  const legacy = w.fraction !== null && w.readings.some((x) => w.fraction && isLegacyPair(x.fraction.fraction, w.fraction.fraction));
  if (legacy && w.estate_type === "mineral" && !/literal|misconception|double/.test(rules))
    raise("ESTATE_MISCONCEPTION", "The figures differ by the old royalty of one eighth.", null, c.pointer);
  if (/literal|misconception|double/.test(rules)) raise("DOUBLE_FRACTION", "A fraction of a fraction is used.", null, c.pointer);
  if (/misconception|literal/.test(rules) && w.estate_type === "mineral")
    raise("ESTATE_MISCONCEPTION", "The words multiply by the old royalty of one eighth.", null, c.pointer);
  if (w.executive === false) raise("NON_EXECUTIVE_INTEREST", "Minerals stand without the power to lease.", null, c.pointer);
  const mixed = mixedWords(w);
  if (mixed) raise("MINERAL_OR_ROYALTY", mixed, null, c.pointer);
  if (w.benefits != null && (w.of === "whole" || w.benefits.fraction !== w.fraction?.fraction))
    raise("MINERAL_AND_ROYALTY_FRACTIONS_DIFFER", "The words fix lease benefits apart from the mineral share.", null, c.pointer);
  if (w.fraction && w.of !== "whole") raise("FRACTION_BASE_AMBIGUITY", "What the fraction multiplies must be construed.", null, c.pointer);
  if (w.survivorship && (w.to.length || d.group.to.length) > 1)
    raise("JOINT_TENANCY_SURVIVORSHIP", "Several take with right of survivorship; whether a deed or order has severed it must be checked.", null, c.pointer);
  if (w.depths) raise("DEPTH_SEVERANCE", `The interest is limited by depth: ${w.depths}.`, null, c.pointer);
  const general = w.estate_type === "mineral" && /\bminerals?\b/i.test(w.text) && !/\b(oil|gas|petroleum|hydrocarbon)/i.test(w.text) && w.readings.length < 2;
  if (general && d.keeps && (!w.fraction || w.fraction.fraction === "1"))
    raise(
      "OTHER_MINERALS_SCOPE",
      "Minerals are named in general; whether near-surface substances are among them turns on the law of the state and the date.",
      null,
      c.pointer,
    );
  expiry(c, raise);
}

/** Interests for years, or for as long as produced, whether given, reserved or held out of the grant. */
function expiry({ words: w, pointer }: Clause, raise: Raise): void {
  if (w.term && w.term.kind !== "perpetual" && w.term.kind !== "life")
    raise("TERM_INTEREST_EXPIRY_CHECK", "The interest is for a term; what holds it after the term must be shown.", null, pointer);
}
