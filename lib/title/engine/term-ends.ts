// Term interests at the end of their years: production, unit production, shut-in wells, and what the papers leave open.
import { toWire } from "@/lib/fraction/rational";
import type { Interest } from "@/lib/title/ledger/interest";
import { type TermFacts, termRules } from "@/lib/title/rules/lease/term-interest";
import { decide } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { cessationAfter, longGapAfter } from "./cessation";
import { fallIn } from "./fall-in";
import type { Holding, Production } from "./holding";
import { LIVE } from "./lease";
import { evidenceAt, type Matter } from "./matter";

/** Words of the deed that count a well without sales, or payments in place of production, as production. */
const SAVES =
  /\bshut[- ]?in\b|\bcapable of produc\w+|\bpayments?\b[^.;]{0,60}\b(?:in lieu|in place|made|paid|tendered)\b|\bin lieu of (?:actual )?production\b|\bconstructive production\b/i;

const savesShutIn = (i: Interest, maker: Matter | null): boolean => {
  const c = maker?.conveyance;
  const words = c
    ? [...c.grants, ...c.reservations, ...c.exceptions].filter((w) => w.term && w.term.kind === "so_long_as").map((w) => `${w.text} ${w.term?.text ?? ""}`)
    : [];
  return SAVES.test([i.term?.text ?? "", ...words, c?.habendum ?? ""].join(" "));
};

/** Ends a term interest whose fixed years are over before `day`, unless production goes on or the papers leave it open; the day on which it ended, null where it stands. */
export function termEnds(kase: Case, holding: Holding, tract: string, i: Interest, day: string): string | null {
  const ends = i.term?.ends ?? "";
  const by = i.by ? (kase.matters.get(i.by) ?? null) : null;
  if (kase.contested.has(i.key)) return null;
  const produces = (p: Production) =>
    !p.untapped &&
    (p.kind === "production" || p.kind === "dealing") &&
    !(p.begins && p.earliest !== null && p.earliest > ends) &&
    !idleBetween(holding, p, ends);
  const under = landOfTerm(kase, i, tract);
  const here = holding.production.filter((p) => produces(p) && [...p.tracts].some((t) => under.has(t)));
  if (here.length && !here.some((p) => p.tracts.has(tract)))
    kase.issue("PRODUCTION_ON_PART_HOLDS_WHOLE", by, {
      tract,
      parties: [i.holder.party_id],
      share: i.share,
      detail: "Production is on another part of the land that the same instrument describes; it holds the whole term interest.",
    });
  const maker = makerOfTerm(kase, i);
  const shutIn = holding.production.some((p) => (p.kind === "shut_in" || p.kind === "capable") && p.tracts.has(tract));
  const units = holding.unitsOf(tract);
  const near = (p: Production) =>
    (p.matter.covers.some((c) => c.tract === tract) && !saysUnpooled(holding, p.matter, tract)) ||
    units.some((u) => [...p.tracts].some((t) => u.tracts.has(t)) || [...p.matter.cites.values()].includes(u.matter.id));
  const joint = inJointLease(kase, tract, i);
  const off = holding.production.filter((p) => produces(p) && ![...p.tracts].some((t) => under.has(t)) && (near(p) || [...p.tracts].some((t) => joint.has(t))));
  const signs = holding.on(under, null);
  const stop = cessationAfter(signs, under, ends);
  const gap = longGapAfter(signs, under, ends)?.day;
  const ceased = gap && gap < day ? gap : stop?.barren && stop.day && stop.day < day ? stop.day : null;
  const facts: TermFacts = {
    extends: i.term?.kind === "so_long_as",
    onTract: here.length > 0,
    offTract: off.length > 0,
    shutInOnly: shutIn,
    savings: savesShutIn(i, maker),
    ends,
    ceased,
  };
  const inputs = [
    input("term ends", ends, by ? evidenceAt(by, "conveyance", "/reservations") : []),
    input("production on the tract", facts.onTract),
    input("production in the unit off the tract", facts.offTract),
  ];
  const d = decide(termRules, facts, { state: kase.tracts.get(tract)?.state ?? null, date: ends }, inputs, (a) => ({ name: "term interest", value: a }));
  if (facts.offTract)
    kase.issue("OFF_TRACT_UNIT_PRODUCTION", by, {
      tract,
      detail: "Production in the unit is not on this tract; whether it extends the term turns on the state and the date.",
      share: i.share,
    });
  if (d?.answer === "open") leaveOpen(kase, tract, i, by);
  if (d?.answer !== "ends") return null;
  if (facts.offTract)
    kase.issue("ADVERSE_POSSESSION_OF_MINERALS", by, {
      tract,
      parties: [i.holder.party_id],
      share: i.share,
      detail: `Unit production went on after the term of ${i.holder.name} ended; payments received since then do not possess the minerals.`,
    });
  fallIn(kase, tract, i, ceased ?? ends, d.steps);
  return ceased ?? ends;
}

/** A paper says that nothing was produced on a day between the end of the years and the production told, or at all until that began: it came later. */
const idleBetween = (holding: Holding, p: Production, ends: string): boolean =>
  holding.production.some(
    (n) =>
      n.kind === "none" &&
      !n.stops &&
      n.day !== null &&
      p.day !== null &&
      ((n.day >= ends && n.day < p.day) || (n.upTo === true && n.day > ends && n.day <= p.day)) &&
      [...n.tracts].some((t) => p.tracts.has(t)),
  );

/** Land that the owner of a term interest leased together with others in one lease: by joining in it they pool it for as long as the lease stands. */
function inJointLease(kase: Case, tract: string, i: Interest): ReadonlySet<string> {
  const leases = kase.leasesIn(tract).filter((l) => i.leases.includes(l.id) && LIVE.has(l.status));
  return new Set(leases.flatMap((l) => ((kase.matters.get(l.document)?.from.length ?? 0) > 1 ? kase.leasesOf(l.document).map((x) => x.tract) : [])));
}

/** The paper says of this land that nothing was produced from it and that it was pooled with no other. */
function saysUnpooled(holding: Holding, m: Matter, tract: string): boolean {
  const said = (m.conveyance.facts ?? []).some((f) => f.kind === "non_production" && /\b(?:nor|not|never)\b[^.;]{0,40}\bpooled\b/i.test(f.text));
  return said && holding.production.some((p) => p.matter.id === m.id && p.kind === "none" && p.tracts.has(tract));
}

/** The instrument that made a term interest. */
function makerOfTerm(kase: Case, i: Interest): Matter | null {
  const made = i.effects.map((e) => kase.recorder.documentOf(e)).map((d) => (d ? kase.matters.get(d) : undefined));
  const found = made.find(
    (m) =>
      m &&
      [...m.conveyance.grants, ...m.conveyance.reservations, ...m.conveyance.exceptions].some(
        (w) => w.term && w.term.kind !== "perpetual" && w.term.kind !== "life",
      ),
  );
  return found ?? null;
}

/** All land of the instrument that made a term interest: production on a part of it is production from it. */
function landOfTerm(kase: Case, i: Interest, tract: string): ReadonlySet<string> {
  return new Set([tract, ...(makerOfTerm(kase, i)?.covers ?? []).map((c) => c.tract)]);
}

/** A share that the papers leave open stands apart from the rows, with who would hold it under each reading. */
function leaveOpen(kase: Case, tract: string, i: Interest, by: Matter | null): void {
  const next = i.after
    ? kase
        .ledger(tract)
        .current()
        .filter((x) => x.after === i.after && x.estate === "reversion")
    : [];
  kase.contested.add(i.key);
  const share = toWire(i.share);
  kase.undetermined.push({
    tract_id: tract,
    estate_type: i.estate,
    share,
    why: `Whether the term of ${i.holder.name} went on after ${i.term?.ends ?? "its years"} is not settled by the papers.`,
    readings: [
      { label: "The term goes on", rule: "term.shut-in-only", outcome: [{ party_id: i.holder.party_id, name: i.holder.name, share, of: i.of }] },
      {
        label: "The term ended",
        rule: "term.no-production",
        outcome: next.map((x) => ({ party_id: x.holder.party_id, name: x.holder.name, share: toWire(x.share), of: i.of })),
      },
    ],
    effects: [...i.effects],
    settles: "Evidence of production in paying quantities from the land at the end of the term, or a stipulation of the parties.",
  });
  kase.issue("AMBIGUOUS_SAVINGS_CLAUSE", by, {
    tract,
    parties: [i.holder.party_id],
    share: i.share,
    detail: "Only a shut-in well or payments in place of production are shown at the end of the term.",
  });
}
