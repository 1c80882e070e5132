// What the grantors of an instrument hold in a tract: of record, as fiduciaries, or against a late-recorded deed.
import type { Holder, Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import { type Priority, type PriorityFacts, priorityRules } from "@/lib/title/rules/recording/priority";
import { decide, type Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { type Actor, classActor, type Matter } from "./matter";
import { derivedFrom, dulyRecorded, toldOf } from "./notice";
import { inheritApart, inheritByRecital } from "./recital";
import { isSovereign } from "./root";

export type Sources = { readonly interests: Interest[]; readonly steps: Step[]; readonly via: "record" | "fiduciary" | "recording" | "none" };

const tokens = (s: string) =>
  s
    .toUpperCase()
    .replace(/[^A-Z0-9 ]+/g, " ")
    .split(/\s+/)
    .filter((t) => t.length > 1 && !["THE", "OF", "ESTATE", "DECEASED", "TRUST", "TRUSTEE", "JR", "SR"].includes(t));

/** Holders named in a fiduciary's capacity: "executor of the estate of John Orr" names John Orr. */
function namedIn(capacity: string, holders: readonly Holder[]): Holder[] {
  const words = new Set(tokens(capacity));
  const said = (name: readonly string[]) => name.length > 0 && name.every((t) => words.has(t));
  // A successor trustee acts for the trust, whoever was its trustee when it took.
  const trust = (h: Holder) => /\btrustee of (?:the )?(.+)$/i.exec(h.name)?.[1] ?? null;
  return holders.filter((h) => said(tokens(h.name)) || (/trust/i.test(capacity) && said(tokens(trust(h) ?? ""))));
}

/** Interests that descended from a dead owner and still stand in the heirs: a fiduciary of the estate may sell them. */
function inAdministration(kase: Case, tract: string, dead: readonly Holder[]): Interest[] {
  const effects = kase
    .estatesIn(tract)
    .filter((e) => dead.some((d) => sameHolder(d, e.holder)))
    .map((e) => e.effect);
  if (!effects.length) return [];
  return kase
    .ledger(tract)
    .current()
    .filter(
      (i) =>
        i.effects.some((e) => effects.includes(e)) && i.estate !== "leasehold" && i.effects.at(-1) !== undefined && effects.includes(i.effects.at(-1) ?? ""),
    );
}

/** Stands in for an officer whose name was not read: the deed itself names the owner. */
const NOBODY = classActor("an officer");

/** Capacities in which one signs for another, whose title then moves and not the signer's own; who signs "by A, his attorney in fact" gives his own. */
const FOR_ANOTHER = /\b(?:trustee|executor|executrix|administrat\w+|guardian|conservator|personal representative|attorney[- ]in[- ]fact|receiver)\b/i;

const WARDEN = /\b(?:guardian|conservator|committee|curator|tutor)\b/i;

/** One who took from the dead acts in a right of his own, not for the dead. */
const HEIR = /\b(?:heirs?|devisees?|legatees?)\b/i;

/** Departments through which the United States leases and conveys. */
const AGENCY = /united states|bureau of land management|department of the interior|farm security administration|forest service/i;

const FIDUCIARY = new Set(["administrators_deed", "executors_deed", "fiduciary_deed", "trustees_deed", "sheriffs_deed", "deed_of_distribution"]);

const ACTS_FOR = /estate|administrat|execut|guardian|receiver|sheriff|constable|marshal|referee|special master|(?:special|master|court|circuit) commissioner/i;

/** Words in which a fiduciary's or official's deed names the owner for whom it is made. */
function fiduciaryWords(m: Matter): string {
  const acts = FIDUCIARY.has(m.type) || m.from.some((a) => ACTS_FOR.test(a.party.capacity ?? ""));
  const kept = m.conveyance.reservations.map((r) => r.held_by ?? "").join(" ");
  const sold = m.conveyance.grants.map((g) => g.held_by ?? "").join(" ");
  const told = `${(m.conveyance.facts ?? []).map((f) => f.text).join(" ")} ${m.conveyance.subject_to.map((x) => x.text).join(" ")}`;
  return acts ? `${m.conveyance.granting_clause ?? ""} ${m.conveyance.grants.map((g) => g.text).join(" ")} ${sold} ${kept} ${told}` : kept;
}

function asFiduciary(kase: Case, matter: Matter, tract: string, from: readonly Actor[]): Interest[] {
  const ledger = kase.ledger(tract);
  const everyone: Holder[] = [...ledger.current().map((i) => i.holder), ...kase.estatesIn(tract).map((e) => e.holder)];
  const deed = fiduciaryWords(matter);
  const actsFor = everyone.filter((h) => h.party_id !== null && from.some((a) => a.actsFor === h.party_id));
  const agency = everyone.filter((h) => isSovereign(h) && /united states/i.test(h.name) && from.some((a) => AGENCY.test(a.name)));
  if (agency.length) return ledger.of(agency);
  const signers = from.length ? from : FIDUCIARY.has(matter.type) ? [NOBODY] : [];
  const principals = actsFor.length
    ? actsFor
    : signers.flatMap((a) => {
        const said = `${HEIR.test(a.party.capacity ?? "") ? "" : (a.party.capacity ?? "")} ${/estate of|trust/i.test(a.party.name) ? a.party.name : ""}`;
        // Whom the granting clause names as taker, or as the one who signs, is not the one for whom the deed is made.
        const others = everyone.filter((h) => ![...matter.to, ...from].some((t) => sameHolder(t, h)));
        // A guardian of several gives what they hold, and nothing of his own.
        const wards = WARDEN.test(said) ? namedIn(said, everyone) : [];
        if (wards.length > 1) return wards;
        return [...namedIn(said, everyone), ...namedIn(`${said} ${deed}`, others)];
      });
  const own = ledger.of(principals);
  if (own.length) return own;
  // What a will gave one taker is open to its executor's deed, and not to its own residue or to a decree.
  const sells = matter.conveyance.action === "convey";
  const devised = (i: Interest) => kase.matters.get(i.by ?? "")?.type === "will";
  return inAdministration(kase, tract, [...principals, ...from]).filter((i) => sells || !devised(i));
}

const gift = (m: Matter) =>
  m.type === "gift_deed" || /love and affection|natural love|gift/i.test(m.conveyance.consideration.text ?? "") || m.conveyance.action === "devise";

/** A deed of the same grantors that was off record when a later one was made, and of which something stands. */
function lateDeed(kase: Case, matter: Matter, tract: string, from: readonly Holder[]): Matter | undefined {
  // Where neither paper shows its recording, the package is of unrecorded copies and tells nothing of their order.
  const offRecord = (m: Matter) => (m.recorded === null ? matter.recorded !== null : matter.day !== null && m.recorded > matter.day);
  return [...(kase.pastPapers.get(tract) ?? [])].find(
    (m) =>
      m.id !== matter.id &&
      m.conveyance.action === "convey" &&
      offRecord(m) &&
      m.from.some((g) => from.some((f) => sameHolder(f, g))) &&
      derivedFrom(kase, tract, m).length > 0,
  );
}

/** A later taker against an earlier deed that was off record when the later was made. */
export function againstLateRecord(
  kase: Case,
  matter: Matter,
  tract: string,
  grantors: readonly Actor[],
): { interests: Interest[]; steps: Step[]; contested: boolean } {
  const from = kase.predecessors(tract, grantors);
  if (!kase.everHeld(tract, from)) return { interests: [], steps: [], contested: false };
  const prior = lateDeed(kase, matter, tract, from);
  if (!prior) return { interests: [], steps: [], contested: false };
  const late = derivedFrom(kase, tract, prior);
  const facts: PriorityFacts = {
    priorRecorded: prior.recorded,
    laterDay: matter.day,
    laterRecorded: dulyRecorded(kase, matter),
    value: !gift(matter),
    quitclaim: isQuitclaim(matter),
    notice: toldOf(kase, tract, prior, matter, late),
  };
  const inputs = [
    input("earlier deed recorded", facts.priorRecorded ?? "never", [], prior.id),
    input("later deed made", facts.laterDay ?? "undated", [], matter.id),
  ];
  const d = decide<PriorityFacts, Priority>(priorityRules, facts, kase.place(tract, matter), inputs, (a) => ({ name: "priority", value: a }));
  kase.issue("UNRECORDED_PRIOR_DEED", prior, {
    tract,
    detail: `${prior.doc.title ?? prior.type} was recorded after a later instrument of the same grantor was made.`,
    documents: [prior.id, matter.id],
  });
  if (!facts.quitclaim && facts.value)
    kase.issue("BFP_QUESTION", matter, { tract, detail: "Priority turns on value and want of notice of the later taker, which the record does not settle." });
  return { interests: d?.answer === "later" ? late : [], steps: d?.steps ?? [], contested: true };
}

/** Only the grantor's right, title and interest passes. */
export function isQuitclaim(m: Matter): boolean {
  return m.conveyance.quitclaim_words === true || m.conveyance.action === "devise" || m.type === "quitclaim_deed" || m.type === "assignment_and_quitclaim";
}

/** What the grantors hold, by the first way that finds something. Fiduciaries reach their principal's title. */
export function sourcesOf(kase: Case, matter: Matter, tract: string, from: readonly Actor[], wanted: (i: Interest) => boolean): Sources {
  const ledger = kase.ledger(tract);
  inheritApart(kase, matter, tract, from);
  const record = ledger.of(from).filter(wanted);
  const forAnother = (a: Actor) => FOR_ANOTHER.test(a.party.capacity ?? "") && !/^by\b/i.test(a.party.capacity ?? "");
  const acts = from.some(forAnother);
  if (record.length && !acts) return { interests: record, steps: [], via: "record" };
  const sole = acts && !record.length ? inheritByRecital(kase, matter, tract, from, wanted) : [];
  if (sole.length) return { interests: sole, steps: [], via: "record" };
  const fiduciary = asFiduciary(kase, matter, tract, from).filter(wanted);
  const others = fiduciary.length ? ledger.of(from.filter((a) => !forAnother(a))).filter((i) => wanted(i) && !fiduciary.includes(i)) : [];
  if (fiduciary.length) {
    const step: Step = {
      rule: "parties.fiduciary",
      cites: [],
      outcome: "applied",
      inputs: [input("acts for", from.map((f) => f.party.capacity ?? f.name).join("; "))],
      output: { name: "title of", value: [...new Set(fiduciary.map((i) => i.holder.name))].join(", ") },
      because: "A fiduciary's deed moves the title of the one for whom it acts.",
    };
    return { interests: [...others, ...fiduciary], steps: [step], via: others.length ? "record" : "fiduciary" };
  }
  if (record.length) return { interests: record, steps: [], via: "record" };
  const inherited = inheritByRecital(kase, matter, tract, from, wanted);
  if (inherited.length) return { interests: inherited, steps: [], via: "record" };
  const late = againstLateRecord(kase, matter, tract, from);
  if (late.interests.length) return { interests: late.interests.filter(wanted), steps: late.steps, via: "recording" };
  return { interests: [], steps: late.steps, via: "none" };
}
