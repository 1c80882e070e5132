// Severed interests that end by statute: dormant minerals, marketable title, prescription. They go to the owners of the land.

import { div, mul, sum } from "@/lib/fraction/rational";
import type { IssueCode } from "@/lib/title/issues/catalogue";
import type { Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import type { Past, TractLedger } from "@/lib/title/ledger/tract-ledger";
import { type DormantFacts, dormantRules } from "@/lib/title/rules/record-title/dormant-minerals";
import { type MarketableFacts, marketableTitleRules } from "@/lib/title/rules/record-title/marketable-title";
import { prescriptionRules } from "@/lib/title/rules/record-title/prescription";
import { decide, type Step } from "@/lib/title/rules/rule";
import { addDays, addMonths } from "./calendar";
import { type Case, input } from "./case";
import { fallIn } from "./fall-in";
import type { Holding } from "./holding";
import { surfaceOf } from "./land-words";
import { evidenceAt, type Matter } from "./matter";
import { isMeant, lineage } from "./meant-by-notice";
import { isSovereign } from "./root";
import type { Sign } from "./signs";
import { unmailed } from "./unmailed-notice";

const STATES = new Set(["OH", "ND", "KS", "SD", "MI", "IN", "LA"]);

/** Ends what a statute has ended by `day` in a tract of a state that has one. */
export function lapse(kase: Case, holding: Holding, tract: string, day: string): void {
  const state = kase.tracts.get(tract)?.state ?? "";
  if (!STATES.has(state)) return;
  const ledger = kase.ledger(tract);
  const apart = severed(ledger);
  const deeds = state === "OH" && apart.length ? landDeeds(kase, tract) : [];
  for (const i of apart) {
    if (!ledger.has(i)) continue;
    if (state === "LA") prescribe(kase, holding, tract, i, day);
    else if (state === "OH" && marketable(kase, holding, tract, i, day, deeds)) continue;
    else if (i.estate === "mineral") dormant(kase, holding, tract, i, day);
  }
}

/** Minerals and royalties of those who own none of the surface. */
function severed(ledger: TractLedger): Interest[] {
  const now = ledger.current();
  const surface = surfaceOf(now);
  const apart = (i: Interest) => (i.estate === "mineral" || i.estate === "royalty") && i.term === null && !surface.some((s) => sameHolder(s.holder, i.holder));
  return surface.length ? now.filter(apart) : [];
}

/** The effect that first set the interest apart, and its day. */
export function severance(kase: Case, ledger: TractLedger, i: Interest): { day: string | null; document: string | null } {
  let at = ledger.past(i.key);
  for (let n = 0; at && n < 200; n++) {
    const up: Past | undefined = at.parents.map((k) => ledger.past(k)).find((p) => p?.interest.estate === i.estate);
    if (!up) break;
    at = up;
  }
  const effect = at?.made ?? "";
  return { day: kase.recorder.dayOf(effect), document: kase.recorder.documentOf(effect) };
}

/** Days on which papers dealt with the interest itself: its transfers and its leases. */
function dealings(kase: Case, ledger: TractLedger, i: Interest): string[] {
  const papers = lineage(ledger, i).map((p) => kase.matters.get(kase.recorder.documentOf(p.made) ?? ""));
  const leases = kase
    .leasesIn(ledger.tract)
    .filter((l) => i.leases.includes(l.id))
    .map((l) => kase.matters.get(l.document));
  return [...papers, ...leases].flatMap((m) => (m ? [m.recorded ?? m.day] : [])).filter((d): d is string => d !== null);
}

const signs = (holding: Holding, tract: string, kind: Sign["kind"]) => holding.signs.get(tract)?.filter((s) => s.kind === kind) ?? [];

const landDeeds = (kase: Case, tract: string): Matter[] => kase.recorder.landDeeds(tract).flatMap((id) => kase.matters.get(id) ?? []);

/** Deeds of the land younger than an interest, whose forty years have run by `day`. */
function rootsAfter(deeds: readonly Matter[], made: string, day: string): { root: Matter; rooted: string; end: string }[] {
  const latest = String(Number(day.slice(0, 4)) - 39);
  return deeds.flatMap((root) => {
    const rooted = root.recorded ?? root.day;
    const end = rooted && rooted > made && rooted < latest ? addMonths(rooted, 480) : null;
    return rooted && end && end <= day ? [{ root, rooted, end }] : [];
  });
}

function marketable(kase: Case, holding: Holding, tract: string, i: Interest, day: string, land: readonly Matter[]): boolean {
  const ledger = kase.ledger(tract);
  const made = severance(kase, ledger, i);
  // A root is younger than the interest: before forty years have run from that there is none.
  if (!made.day || (addMonths(made.day, 480) ?? "") > day) return false;
  const deeds = land.filter((m) => m.id !== made.document);
  const roots = rootsAfter(deeds, made.day, day);
  if (!roots.length) return false;
  const acts = dealings(kase, ledger, i);
  const claims = signs(holding, tract, "claim").flatMap((s) => s.day ?? []);
  const first = roots.map((r) => r.rooted).sort()[0] ?? "";
  const maker = kase.matters.get(made.document ?? "") ?? null;
  const naming = deeds.filter((m) => (m.recorded ?? m.day ?? "") >= first && names(m, i, maker));
  for (const { root, rooted, end } of roots) {
    const facts: MarketableFacts = {
      olderThanRoot: true,
      specificReference: naming.some((m) => (m.recorded ?? m.day ?? "") >= rooted),
      ownTransaction: acts.some((d) => d > rooted && d <= end),
      preserved: claims.some((d) => d > rooted && d <= end),
    };
    const inputs = [
      input("root of title", rooted, evidenceAt(root, "dates", "/recorded").slice(0, 1), root.id),
      input("interest made", made.day, [], made.document),
      input("specific reference", facts.specificReference),
      input("own transaction since the root", facts.ownTransaction),
    ];
    const d = decide(marketableTitleRules, facts, { state: "OH", date: day }, inputs, (a) => ({ name: "interest", value: a }));
    if (d?.answer !== "extinguished") continue;
    extinguish(
      kase,
      tract,
      i,
      end,
      d.steps,
      "MARKETABLE_TITLE_ACT",
      `The ${i.estate} interest of ${i.holder.name} is older than the root of ${rooted.slice(0, 4)} and nowhere named since.`,
    );
    return true;
  }
  return false;
}

/** Whether a deed of the land names a severed interest: by its owner or by the record that made it. */
function names(m: Matter, i: Interest, maker: Matter | null): boolean {
  const c = m.conveyance;
  const words = [...c.exceptions, ...c.reservations].map((w) => `${w.text} ${w.held_by ?? ""}`).concat(c.subject_to.map((s) => s.text));
  const recorded =
    [...c.exceptions, ...c.reservations].some((w) => w.created_in != null || (w.held_by ?? "") !== "") || c.subject_to.some((s) => s.reference?.book != null);
  if (words.some((w) => repeats(w, maker))) return true;
  const owners = [i.holder.name, ...(maker?.from ?? []).map((f) => f.name)].map((n) => surname(n)).filter((n) => n.length > 2);
  return recorded || words.some((w) => owners.some((n) => w.toUpperCase().includes(n)) || /\b(?:vol(?:ume)?\.?|book|deed record\w*)\s*\w+/i.test(w));
}

const wordsOf = (s: string): string[] => [...new Set(s.toLowerCase().match(/[a-z]{2,}/g) ?? [])];

/** The very words of the first reservation, said again: they name the interest, though not its owner (Erickson v. Morrison, 2021-Ohio-746). */
function repeats(text: string, maker: Matter | null): boolean {
  const again = wordsOf(text);
  return [...(maker?.conveyance.reservations ?? []), ...(maker?.conveyance.exceptions ?? [])].some((w) => {
    const first = wordsOf(w.text);
    const both = first.filter((x) => again.includes(x)).length;
    return first.length >= 8 && both * 5 >= Math.max(first.length, again.length) * 4;
  });
}

const surname = (name: string) =>
  name
    .toUpperCase()
    .replace(/,? (?:JR|SR|II|III)\.?$/, "")
    .split(/\s+/)
    .at(-1) ?? "";

/** States whose statute asks for no notice: the day to which it first gave owners time to record a claim. */
const AUTOMATIC: Readonly<Record<string, string>> = { MI: "1966-09-06", IN: "1973-09-02" };

/** The first day on which twenty years had run without a use, a dealing or a claim of record, not before the statute's grace was over. */
function twentyYearsAfter(kase: Case, holding: Holding, tract: string, i: Interest, grace: string): string | null {
  const ledger = kase.ledger(tract);
  const made = severance(kase, ledger, i).day;
  const acts = [
    ...(made ? [made] : []),
    ...dealings(kase, ledger, i),
    ...[...signs(holding, tract, "use"), ...signs(holding, tract, "claim")].flatMap((s) => s.day ?? []),
  ].sort();
  let end = acts[0] ? addMonths(acts[0], 240) : null;
  for (const act of acts) {
    if (end === null) break;
    const open = end < grace ? grace : end;
    if (act <= open) end = addMonths(act, 240) ?? end;
  }
  return end !== null && end < grace ? grace : end;
}

/** Years without use that the statute asks. */
const YEARS: Readonly<Record<string, number>> = { SD: 23 };

function dormant(kase: Case, holding: Holding, tract: string, i: Interest, day: string): void {
  const ledger = kase.ledger(tract);
  const state = kase.tracts.get(tract)?.state ?? "";
  const automatic = AUTOMATIC[state];
  const given = signs(holding, tract, "notice").filter((s) => s.day !== null && s.day <= day);
  const notice = automatic ? null : (given.find((s) => isMeant(kase, tract, i, s.matter)) ?? null);
  const ran = automatic ? twentyYearsAfter(kase, holding, tract, i, automatic) : null;
  const test = ran ?? notice?.day;
  if (!test || test > day) return;
  const since = addMonths(test, -12 * (YEARS[state] ?? 20)) ?? "";
  const uses = [
    ...signs(holding, tract, "use").flatMap((s) => s.day ?? []),
    ...(state === "KS" ? [severance(kase, ledger, i).day ?? ""] : dealings(kase, ledger, i)),
  ];
  const until = automatic ? test : (addDays(test, 60) ?? test);
  const late = automatic ? until : (addDays(until, 15) ?? until);
  const claim = signs(holding, tract, "claim").find((s) => s.day !== null && s.day > since && s.day <= late);
  const facts: DormantFacts = {
    unused: !uses.some((u) => u > since && u <= test),
    notice: notice !== null,
    claimed: claim !== undefined,
    unmailed: notice !== null && unmailed(kase, tract, notice.matter),
  };
  const inputs = [
    input("no use since", since),
    input("notice", notice?.day ?? "none", notice ? evidenceAt(notice.matter, "conveyance", "/facts").slice(0, 1) : [], notice?.matter.id ?? null),
    input("claim", claim?.day ?? "none", claim ? evidenceAt(claim.matter, "conveyance", "/facts").slice(0, 1) : [], claim?.matter.id ?? null),
  ];
  const d = decide(dormantRules, facts, { state, date: test }, inputs, (a) => ({ name: "minerals", value: a }));
  if (d?.answer !== "lapses" || until > day) return;
  extinguish(
    kase,
    tract,
    i,
    until,
    d.steps,
    "DORMANT_MINERAL_CLAIM",
    `The minerals of ${i.holder.name} lay unused for twenty years and lapsed${notice ? " after notice" : ""}.`,
  );
}

function prescribe(kase: Case, holding: Holding, tract: string, i: Interest, day: string): void {
  const made = severance(kase, kase.ledger(tract), i);
  const uses = [made.day, ...signs(holding, tract, "use").map((s) => s.day)].filter((d): d is string => d !== null && d <= day).sort();
  let last = uses[0] ?? null;
  for (const u of uses) if (last && u <= (addMonths(last, 120) ?? u)) last = u;
  const end = last ? addMonths(last, 120) : null;
  if (!end || end > day) return;
  const facts = { tenYears: true, sovereign: isSovereign(i.holder) };
  const inputs = [input("right made", made.day ?? "unknown", [], made.document), input("last use", last ?? "none")];
  const d = decide(prescriptionRules, facts, { state: "LA", date: end }, inputs, (a) => ({ name: "right", value: a }));
  if (d?.answer === "prescribed")
    extinguish(
      kase,
      tract,
      i,
      end,
      d.steps,
      "PRESCRIPTION_OF_NONUSE",
      `No use of the ${i.estate} right of ${i.holder.name} is of record in the ten years before ${end}.`,
    );
}

/** Ends an interest by law: minerals go to the owners of the surface in their shares; a royalty falls off what bore it. */
function extinguish(kase: Case, tract: string, i: Interest, day: string, steps: readonly Step[], code: IssueCode, detail: string): void {
  const ledger = kase.ledger(tract);
  kase.issue(code, i.by ? (kase.matters.get(i.by) ?? null) : null, { tract, parties: [i.holder.party_id], share: i.share, detail });
  if (i.estate === "royalty") {
    fallIn(kase, tract, i, day, steps);
    return;
  }
  const owners = surfaceOf(ledger.current());
  const total = sum(owners.map((o) => o.share));
  const draft = kase.open(null, { kind: "expire", estate: i.estate, tract, effective: day });
  draft.step(...steps);
  const list = owners.map((o) => ({ holder: o.holder, share: mul(i.share, div(o.share, total)) }));
  ledger.change(
    draft,
    [i],
    list.map((t) => ({
      seed: { ...i, holder: t.holder, share: t.share, leases: [], survivorship: null, effects: [] },
      relation: "merged" as const,
      sources: [i],
    })),
  );
  draft.from = [i.holder];
  draft.to = list.filter((t, n) => list.findIndex((x) => sameHolder(x.holder, t.holder)) === n);
  draft.quantum = i.share;
  draft.ofWhole = i.share;
}
