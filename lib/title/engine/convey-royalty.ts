// Grants of royalty and of the power to lease: carved out of minerals, or passed on by one who holds them already.
import { compare, div, fromWire, isZero, max, min, mul, ONE, type Rational, sub, sum, ZERO } from "@/lib/fraction/rational";
import type { Interest } from "@/lib/title/ledger/interest";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import { type Case, input } from "./case";
import { mineralsOf } from "./land-words";
import { lengthenRoyalty } from "./longer-royalty";
import { actorsFor, type Clause, evidenceAt, type Matter } from "./matter";
import { tiedToLease } from "./one-lease";
import { baseStep, royaltyKind, royaltyLeft, royaltyShare } from "./reserve-royalty";
import { royaltyIssues } from "./royalty-issues";
import { sourcesOf } from "./sources";
import { strangerDeed } from "./stranger";
import { type Taker, takers } from "./takers";
import { termOfWords } from "./term";
import { tooRemote } from "./too-remote";

const total = (list: readonly Interest[]) => sum(list.map((i) => i.share));

/** Royalties that the givers of a clause hold before any clause of the instrument runs: "one half to A, one half to B" are halves of that. */
export function royaltiesBefore(kase: Case, matter: Matter, tract: string, c: Clause): Rational {
  const from = actorsFor(matter, c.words.from, matter.from);
  return total(
    kase
      .ledger(tract)
      .of(from)
      .filter((i) => i.estate === "royalty"),
  );
}

/** Conveys a royalty or executive right. A holder of royalties only passes those; a mineral owner carves a new charge. */
export function conveyRoyalty(kase: Case, matter: Matter, tract: string, c: Clause, before: Rational): void {
  const from = actorsFor(matter, c.words.from, matter.from);
  const to = takers(actorsFor(matter, c.words.to, matter.to));
  if (!to.length) return;
  const found = sourcesOf(kase, matter, tract, from, (i) => ["fee", "mineral", "royalty", "executive_right", "remainder"].includes(i.estate));
  const minerals = mineralsOf(found.interests);
  const later = found.interests.filter((i) => i.estate === "remainder" && i.within !== "surface" && i.within !== "royalty");
  if (tooRemote(kase, matter, tract, c, from, minerals) || (minerals.length && lengthenRoyalty(kase, matter, tract, c, to))) return;
  const royalties = found.interests.filter((i) => i.estate === "royalty");
  if (c.words.estate_type === "executive_right") passPower(kase, matter, tract, c, found.interests, to);
  else if (minerals.length) carve(kase, matter, tract, c, minerals, to);
  else if (royalties.length) passRoyalty(kase, matter, tract, c, royalties, to, before);
  else if (later.length) carve(kase, matter, tract, c, later, to);
  else strangerDeed(kase, matter, tract, { from, to: actorsFor(matter, c.words.to, matter.to), clauses: [c], estate: c.words.estate_type }, found.steps);
}

function close(draft: EffectDraft, sources: readonly Interest[], to: readonly Taker[], share: Rational): void {
  draft.from = sources.map((i) => i.holder).filter((h, n, all) => all.findIndex((x) => x.party_id === h.party_id && x.name === h.name) === n);
  draft.to = to.map((t) => ({ holder: t.holder, share: mul(t.share, share) }));
  draft.quantum = share;
  draft.ofWhole = share;
}

const DUE = "(?:payable|paid|due|owing|accruing|accrues?|attributable|belonging|incident|owned|made|yielded|earned)";
const DUE_FROM = `\\broyalt(?:y|ies)(?: interests?)?,? (?:[\\w/-]+,? ){0,10}${DUE} (?:to|by|on|upon|under|from) `;
const HIS_PART =
  "(?:my|our|his|her|its|their|(?:the |said )*(?:grantor|assignor|seller|vendor)s?'s?'?) (?:said |own |entire |remaining )*(?:undivided|interests?|shares?|part|half|minerals?|one|two|three|\\d)\\b";
/** "accruing to my undivided 9/20": the fraction is of all the royalty that those minerals yield, whatever was given of it before. */
const OF_YIELD = new RegExp(`${DUE_FROM}${HIS_PART}`, "i");
/** "of the royalty payable to Grantor": the fraction is of the grantors' own royalty, not of that of the whole land. */
const OWN_ROYALTY = new RegExp(`${DUE_FROM}(?:the |said )*(?:(?:grantor|assignor|seller|vendor)s?\\b|(?:me|us|him|her|them)\\b(?! \\w))`, "i");

function carve(kase: Case, matter: Matter, tract: string, c: Clause, minerals: readonly Interest[], to: readonly Taker[]): void {
  const ledger = kase.ledger(tract);
  const place = kase.place(tract, matter);
  const { kind, steps } = royaltyKind(matter, c, place);
  const owned = total(minerals);
  const yielded = OF_YIELD.test(c.words.text);
  const of = yielded || OWN_ROYALTY.test(c.words.text) ? ("grantor_interest" as const) : c.words.of;
  const sized = royaltyShare(kind, of, owned, yielded ? owned : royaltyLeft(kase, tract, minerals), owned);
  const draft = kase.open(matter, { kind: "convey", estate: "royalty", tract, pointer: c.pointer });
  draft.of = kind.base;
  draft.step(...steps, baseStep(matter, c, sized), ownedStep(matter, owned));
  const id = `${draft.effect}.r1`;
  kase.charges.set(id, { id, tract, base: kind.base, document: matter.id });
  const kept = minerals.map((i) => ({ seed: { ...i, charges: [...i.charges, id] }, relation: "retained" as const, sources: [i] }));
  const term = termOfWords(kase, matter, c);
  const tied = tiedToLease(kase, matter, tract, c);
  draft.step(...tied.steps);
  const carved = to.map((t) => ({
    seed: { estate: "royalty" as const, of: kind.base, holder: t.holder, share: mul(t.share, sized.share), charges: [id], term, burdens: tied.burdens },
    relation: "severed" as const,
    sources: [...minerals],
  }));
  ledger.change(draft, minerals, [...kept, ...carved]);
  for (const t of to) kase.remember(tract, t.holder, matter);
  close(draft, minerals, to, sized.share);
  royaltyIssues(kase, matter, tract, c, kind, sized, draft.effect);
  const mixed = /\bin and under\b|minerals? (?:interest|rights?)/i.test(c.words.text) && !/produced and saved/i.test(c.words.text);
  if (mixed || place.state === "OK")
    kase.issue("MINERAL_OR_ROYALTY", matter, {
      tract,
      effects: [draft.effect],
      detail: "The words speak of royalty and of minerals in place.",
      evidence: evidenceAt(matter, "conveyance", c.pointer),
    });
}

const ownedStep = (matter: Matter, owned: Rational) => ({
  rule: "royalty.carved-from-minerals",
  cites: ["Wenske v. Ealy, 521 S.W.3d 791 (Tex. 2017)"],
  outcome: "applied" as const,
  inputs: [input("minerals of the grantors", owned, [], matter.id)],
  output: null,
  because: "The royalty is carved from the grantors' minerals, which bear it in proportion wherever they go.",
});

/** "one-half of the term royalty of 1/32 which was granted to him": a share of a royalty that the words size and trace, not of all royalty. */
const OF_TRACED =
  /^[^.;]{0,60}?\b(?:of|in) (?:the|that|his|her|its|their|my|our|said) (?:[\w-]+ ){0,4}royalt(?:y|ies)\b[^;]{0,140}?\b(?:granted|conveyed|assigned|sold|reserved|excepted|acquired|received|created|purchased|devised)\b[^;]{0,30}?\b(?:to|by|in|from|under)\b/i;

function passRoyalty(kase: Case, matter: Matter, tract: string, c: Clause, royalties: readonly Interest[], to: readonly Taker[], before: Rational): void {
  const held = total(royalties);
  const base = max(held, before);
  const said = c.words.fraction ? fromWire(c.words.fraction) : null;
  const reading = said ? royaltyKind(matter, c, kase.place(tract, matter)).kind.fraction : ONE;
  const testamentary = ["devise", "descend"].includes(matter.conveyance.action) && compare(reading, held) > 0;
  const traced = compare(reading, held) > 0 && OF_TRACED.test(c.words.text);
  const ofTheirs = c.words.of === "grantor_interest" || c.words.of === "described_interest" || testamentary || traced;
  const amount = said === null ? held : min(ofTheirs ? mul(reading, base) : reading, held);
  const draft = kase.open(matter, { kind: "convey", estate: "royalty", tract, pointer: c.pointer });
  draft.of = royalties[0]?.of ?? "lease_royalty";
  movePart(kase, tract, draft, royalties, amount, held, to, matter);
  draft.step({
    rule: "royalty.passed-on",
    cites: [],
    outcome: "applied",
    inputs: [input("royalty held", held, [], matter.id), input("granted", said ?? "all", evidenceAt(matter, "conveyance", c.pointer))],
    output: { name: "passes", value: `${amount.n}/${amount.d}` },
    because: "The grantor holds a royalty and no minerals; the grant passes of that royalty.",
  });
  close(draft, royalties, to, amount);
}

/** Moves a part of several interests in proportion, keeping the rest. */
export function movePart(
  kase: Case,
  tract: string,
  draft: EffectDraft,
  list: readonly Interest[],
  amount: Rational,
  held: Rational,
  to: readonly Taker[],
  matter: Matter,
): void {
  if (isZero(held) || isZero(amount)) return;
  const rate = div(min(amount, held), held);
  const created = list.flatMap((i) => [
    ...to.map((t) => ({
      seed: { ...i, holder: t.holder, share: mul(mul(i.share, rate), t.share), by: matter.id },
      relation: "conveyed" as const,
      sources: [i],
    })),
    ...(isZero(sub(ONE, rate)) ? [] : [{ seed: { ...i, share: mul(i.share, sub(ONE, rate)) }, relation: "retained" as const, sources: [i] }]),
  ]);
  kase.ledger(tract).change(
    draft,
    list,
    created.filter((x) => !isZero(x.seed.share)),
  );
  for (const t of to) kase.remember(tract, t.holder, matter);
}

function passPower(kase: Case, matter: Matter, tract: string, c: Clause, held: readonly Interest[], to: readonly Taker[]): void {
  const powers = held.filter((i) => i.estate === "executive_right");
  const minerals = mineralsOf(held).filter((i) => i.executive);
  const draft = kase.open(matter, { kind: "convey", estate: "executive_right", tract, pointer: c.pointer });
  const alsoMinerals = matter.conveyance.grants.some((g) => g.estate_type === "mineral" || g.estate_type === "fee");
  if (powers.length) {
    movePart(kase, tract, draft, powers, total(powers), total(powers), to, matter);
    // Who holds the power over others' minerals and over his own gives both, unless the words speak of the others' alone.
    const own = alsoMinerals || c.words.fraction || OVER_OTHERS.test(c.words.text) ? [] : minerals;
    if (own.length) severPower(kase, tract, draft, own, to);
    close(draft, [...powers, ...own], to, total([...powers, ...own]));
    return;
  }
  if (alsoMinerals || !minerals.length) {
    draft.status = alsoMinerals ? "effective" : "ineffective";
    close(draft, [], to, ZERO);
    return;
  }
  severPower(kase, tract, draft, minerals, to);
  close(draft, minerals, to, total(minerals));
}

const OVER_OTHERS =
  /\b(?:owned by|belonging to|(?:heretofore|previously|formerly) (?:sold|conveyed|granted)|(?:sold|conveyed|granted) to|reserved (?:by|in))\b/i;

/** Parts the power to lease from minerals that keep all else. */
function severPower(kase: Case, tract: string, draft: EffectDraft, minerals: readonly Interest[], to: readonly Taker[]): void {
  kase.ledger(tract).change(draft, minerals, [
    ...minerals.map((i) => ({ seed: { ...i, executive: false }, relation: "retained" as const, sources: [i] })),
    ...to.map((t) => ({
      seed: { estate: "executive_right" as const, holder: t.holder, share: mul(t.share, total(minerals)) },
      relation: "severed" as const,
      sources: [...minerals],
    })),
  ]);
}
