// What the clauses of a deed say about a tract, as figures: grants by taker, exceptions, reservations.
import type { Reference } from "@/lib/contracts/aspects/conveyance";
import { findFractions } from "@/lib/fraction/find-fractions";
import { add, fromWire, isZero, max, min, ONE, type Rational, sub, ZERO } from "@/lib/fraction/rational";
import type { Interest } from "@/lib/title/ledger/interest";
import { type MineralFractionFacts, mineralFractionRules } from "@/lib/title/rules/conveyance/double-fraction";
import { fractionBaseRules } from "@/lib/title/rules/conveyance/fraction-base";
import { decide, type Place, type Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { asRoyaltyOfRecord } from "./excepted-royalty";
import { ownOfKeepers } from "./kept-by-some";
import { type Clause, clauses, evidenceAt, type Matter } from "./matter";

export const LAND = new Set(["fee", "surface", "mineral", "life_estate", "remainder"]);
const ratio = (r: Rational) => ({ name: "share", value: `${r.n}/${r.d}` });

/** The fraction of a clause on minerals or land, after the rules on double and conflicting fractions. Null: none worded. */
export function readFraction(matter: Matter, c: Clause, place: Place): { fraction: Rational | null; steps: Step[]; reading: string | null } {
  const { words } = c;
  if (!words.fraction) return { fraction: null, steps: [], reading: null };
  const facts: MineralFractionFacts = {
    stated: fromWire(words.fraction),
    readings: words.readings.filter((r) => r.estate_type !== "royalty").map((r) => ({ fraction: fromWire(r.fraction), rule: r.rule, basis: r.basis })),
    text: words.text,
  };
  const inputs = [
    input("fraction as worded", facts.stated, evidenceAt(matter, "conveyance", c.pointer)),
    ...facts.readings.map((r) => input(r.rule, r.fraction)),
  ];
  const decision = decide(mineralFractionRules, facts, place, inputs, (a) => ratio(a.fraction));
  if (!decision) return { fraction: facts.stated, steps: [], reading: null };
  return { fraction: decision.answer.fraction, steps: decision.steps, reading: decision.answer.reading };
}

/** A clause's share of 8/8: its fraction over its base. */
export function shareOf(
  matter: Matter,
  c: Clause,
  place: Place,
  owned: Rational,
  conveyed: Rational,
): { share: Rational; steps: Step[]; reading: string | null } {
  const { fraction, steps, reading } = readFraction(matter, c, place);
  const evidence = evidenceAt(matter, "conveyance", c.pointer);
  const inputs = [input("fraction", fraction ?? "all", evidence), input("base", c.words.of), input("owned by the grantors", owned)];
  const kept = c.pointer.startsWith("/reservations");
  const base = decide(fractionBaseRules, { fraction, of: c.words.of, owned, conveyed, kept, text: c.words.text }, place, inputs, ratio);
  return { share: base?.answer ?? fraction ?? ONE, steps: [...steps, ...(base?.steps ?? [])], reading };
}

const general = (text: string) => /\bof record\b|\brecorded\b|\bif any\b/i.test(text) && !/\b(vol|book|page|liber)\b/i.test(text);

/** What an exception without a share says of whose the minerals are: they went to others before, and no more is left out than those have. */
const OF_OTHERS =
  /\b(?:heretofore|previously|prior|earlier|former(?:ly)?|outstanding|already|severed|others|strangers?|other (?:persons?|people|part(?:y|ies)|owners?|hands)|third (?:part(?:y|ies)|persons?))\b/i;

/** Minerals that exceptions keep out of a grant. A general exception ("reservations of record") names nothing and keeps nothing out. */
export function exceptedMinerals(
  kase: Case,
  matter: Matter,
  tract: string,
  place: Place,
  owned: Rational,
  purported: Rational,
): { share: Rational; steps: Step[]; clauses: Clause[] } {
  let share = ZERO;
  const steps: Step[] = [];
  const used: Clause[] = [];
  for (const c of clauses(matter, "exceptions", tract)) {
    if (c.words.estate_type !== "mineral" && c.words.estate_type !== "fee") continue;
    const outstanding = sub(ONE, min(ONE, owned));
    const recited = c.words.created_in || c.words.held_by;
    if (!c.words.fraction && general(c.words.text) && !recited) continue;
    const royalty = asRoyaltyOfRecord(kase, matter, tract, place, c);
    if (royalty) {
      steps.push(...royalty);
      continue;
    }
    used.push(c);
    if (keptOnlyByCited(kase, matter, c)) share = add(share, outstanding);
    else if (!c.words.fraction) share = add(share, recited || OF_OTHERS.test(c.words.text) ? outstanding : ONE);
    else {
      const s = shareOf(matter, c, place, owned, purported);
      share = add(share, s.share);
      steps.push(...s.steps);
    }
  }
  return { share: min(share, ONE), steps, clauses: used };
}

const AS_OF_RECORD = /\bas (?:(?:previously|heretofore|more fully) )?(?:recorded|reserved|excepted|conveyed|severed|set (?:out|forth))\b/i;

/**
 * "Save and except all minerals as recorded in Volume 9, page 4": where every instrument it cites is of the package and one severs minerals, the exception reaches what those
 * put outstanding and keeps nothing more for the grantor. An instrument that is not at hand leaves the words as they stand.
 * Source: Sharp v. Fowler, 252 S.W.2d 153 (Tex. 1952): minerals are kept by clear words, not by implication.
 */
function keptOnlyByCited(kase: Case, matter: Matter, c: Clause): boolean {
  const { text, fraction } = c.words;
  if (fraction?.fraction !== "1" || !AS_OF_RECORD.test(text)) return false;
  const cited = matter.conveyance.references.flatMap((r, n) => {
    const mark = r.instrument_no ?? r.page;
    return mark && new RegExp(`(?<!\\d)${mark.replace(/[^\w]/g, ".")}(?!\\d)`).test(text) ? [kase.matters.get(matter.cites.get(n) ?? "")] : [];
  });
  const severs = cited.some((m) => m && [...m.conveyance.grants, ...m.conveyance.reservations].some((w) => w.estate_type === "mineral"));
  return severs && cited.every((m) => m?.conveyance.action === "convey" && m.id !== matter.id);
}

/** The paper of the package that a clause cites. */
function citedBy(kase: Case, matter: Matter, said: Reference | null | undefined): Matter | undefined {
  if (!said?.book && !said?.instrument_no) return undefined;
  const index = matter.conveyance.references.findIndex((r) => r.book === said.book && r.page === said.page && r.instrument_no === said.instrument_no);
  return kase.matters.get(matter.cites.get(index) ?? "");
}

/** The clause cites an instrument of the package by which others took or kept minerals. */
function madeMinerals(kase: Case, matter: Matter, said: Reference | null | undefined): boolean {
  const maker = citedBy(kase, matter, said);
  const words = maker ? [...maker.conveyance.grants, ...maker.conveyance.reservations] : [];
  return maker !== undefined && maker.conveyance.action === "convey" && words.some((w) => w.estate_type === "mineral");
}

const ALL_PURPOSES = /\bfor (?:all|any and all|every) (?:intents and )?purposes?\b/i;
/** The clause itself tells of what others have; it does more than refer to a deed. */
const TELLS =
  /\b(?:minerals?|oil|gas)\b[^;]{0,120}\b(?:reserv|except|outstanding|sever|convey|own|held|kept|retain)|\b(?:reserv\w+|except\w*|subject to)\b[^;]{0,120}\b(?:minerals?|oil|gas)\b/i;

/** The deed referred to tells of minerals that others have: it keeps or leaves out some, or is subject to what another deed kept. */
function tellsOfMinerals(kase: Case, matter: Matter, said: Reference | null | undefined): boolean {
  const made = citedBy(kase, matter, said);
  if (made?.conveyance.action !== "convey") return false;
  const { reservations, exceptions, subject_to } = made.conveyance;
  const own = [...reservations, ...exceptions, ...subject_to.flatMap((s) => s.interest ?? [])];
  return own.some((w) => w.estate_type === "mineral") || subject_to.some((s) => madeMinerals(kase, made, s.reference));
}

/**
 * Outstanding minerals that a subject-to clause names with an instrument or a fraction: the warranty does not reach them.
 * The clause itself keeps nothing for the grantor. In Texas a deed referred to for all purposes tells as much as if its words stood here
 * (Harris v. Windsor, 294 S.W.2d 798 (Tex. 1956)).
 */
export function disclosedBySubjectTo(kase: Case, matter: Matter, outstanding: Rational, place: Place): Rational {
  let named = ZERO;
  for (const s of matter.conveyance.subject_to) {
    if (ALL_PURPOSES.test(s.text)) {
      if (place.state === "TX" && tellsOfMinerals(kase, matter, s.reference)) named = outstanding;
      if (!TELLS.test(s.text)) continue;
    }
    if (madeMinerals(kase, matter, s.reference)) {
      named = outstanding;
      continue;
    }
    if (!/mineral|oil|gas|reserv|interest/i.test(s.text) || /\blease\b/i.test(s.text.slice(0, 60))) continue;
    if (/royalt/i.test(s.text) && !/mineral/i.test(s.text)) continue;
    if (s.interest && s.interest.estate_type !== "mineral" && s.interest.estate_type !== "fee") continue;
    const fraction = s.interest?.fraction ? fromWire(s.interest.fraction) : (findFractions(s.text)[0]?.value ?? null);
    const reference = s.reference;
    if (fraction) named = max(named, min(fraction, outstanding));
    else if (reference && (reference.book || reference.instrument_no || reference.document_id)) named = outstanding;
  }
  return isZero(outstanding) ? ZERO : named;
}

/** Minerals kept by words, of 8/8; `sources`: what the grantors hold, of which one of several keeps a part of his own only. */
export function reservedMinerals(
  natures: ReadonlyMap<string, Step[]>,
  matter: Matter,
  tract: string,
  place: Place,
  sources: readonly Interest[],
  owned: Rational,
  conveyed: Rational,
): { share: Rational; steps: Step[]; clauses: Clause[]; reading: string | null } {
  let share = ZERO;
  let reading: string | null = null;
  const steps: Step[] = [];
  const used = clauses(matter, "reservations", tract).filter((c) => c.words.estate_type === "mineral");
  for (const c of used) {
    const s = shareOf(matter, c, place, ownOfKeepers(matter, c, sources) ?? owned, conveyed);
    share = add(share, s.share);
    steps.push(...(natures.get(`${matter.id}${c.pointer}`) ?? []), ...s.steps);
    reading = s.reading ?? reading;
  }
  return { share: min(share, ONE), steps, clauses: used, reading };
}

export const mineralsOf = (list: readonly Interest[]): Interest[] => list.filter((i) => i.estate === "fee" || i.estate === "mineral");
export const surfaceOf = (list: readonly Interest[]): Interest[] => list.filter((i) => i.estate === "fee" || i.estate === "surface");
