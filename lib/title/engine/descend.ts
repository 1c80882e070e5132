// A death: survivorship, life estates that fall in, and descent to the heirs by the statute of the land at that day.
import { isZero, mul, ONE, type Rational, rational, sum, toText, ZERO } from "@/lib/fraction/rational";
import { estateName } from "@/lib/names/estate-name";
import { type Holder, type Interest, sameHolder } from "@/lib/title/ledger/interest";
import type { Creation, TractLedger } from "@/lib/title/ledger/tract-ledger";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import { decide } from "@/lib/title/rules/rule";
import { descentRules } from "@/lib/title/rules/succession/descent-rules";
import type { Descent } from "@/lib/title/rules/succession/family";
import { type Case, input } from "./case";
import { characterOf, presumed } from "./character";
import { fillClass } from "./class-remainder";
import { feedEstoppel } from "./convey";
import { disclaimersOf, issueUntold, passedOver } from "./disclaimers";
import { ENTIRETY } from "./entirety";
import { fallIn } from "./fall-in";
import { type Family, familyOf, type Succession } from "./family";
import { evidenceAt, type Matter } from "./matter";

/** What a death ends by itself in a tract: life estates, royalties for lives, shares held with survivorship. */
export function deathEnds(kase: Case, matter: Matter | null, tract: string, dead: Holder, day: string | null): void {
  const ledger = kase.ledger(tract);
  for (const i of ledger.of([dead]).filter((x) => x.survivorship !== null)) if (ledger.has(i)) survive(kase, matter, tract, i, day);
  for (const i of soldByEntirety(ledger, dead)) if (ledger.has(i)) survive(kase, matter, tract, i, day);
  for (const i of ledger.current()) {
    if (i.term?.kind !== "life" || !ledger.has(i)) continue;
    const lives = i.term.lives.length ? i.term.lives : [i.holder];
    if (!lives.some((l) => sameHolder(l, dead)) || !lives.every((l) => kase.dead.some((d) => sameHolder(d, l)))) continue;
    const evidence = matter ? evidenceAt(matter, "conveyance", "/facts") : [];
    fillClass(kase, tract, i, dead, day);
    fallIn(kase, tract, i, day, [
      {
        rule: "life.ends",
        cites: [],
        outcome: "applied",
        inputs: [input("death of the last measuring life", dead.name, evidence, matter?.id ?? null)],
        output: { name: i.estate, value: "ended" },
        because: "The life on which the interest hung has ended; what follows it takes effect.",
      },
    ]);
    kase.issue("LIFE_ESTATE_TERMINATED", matter, {
      tract,
      detail: `${dead.name}'s life estate ended on ${day ?? "an unknown day"}.`,
      parties: [dead.party_id],
      share: i.share,
    });
  }
}

/** Pieces that a taker sold alone out of a tenancy that one alone cannot end: they last no longer than that taker where the other survives. */
export function soldByEntirety(ledger: TractLedger, dead: Holder): Interest[] {
  const own = ledger.history().filter((p) => p.interest.survivorship?.endsWith(ENTIRETY) && sameHolder(p.interest.holder, dead));
  if (!own.length) return [];
  const group = own[0]?.interest.survivorship ?? null;
  const others = ledger.history().filter((p) => p.interest.survivorship === group && !sameHolder(p.interest.holder, dead));
  const together = new Set(others.flatMap((p) => p.ended ?? []));
  const alone = own.filter((p) => p.ended !== null && !together.has(p.ended));
  return ledger
    .descendants(new Set(alone.map((p) => p.interest.key)))
    .filter((i) => ["fee", "mineral", "surface"].includes(i.estate) && i.survivorship !== group && !sameHolder(i.holder, dead))
    .map((i) => ({ ...i, survivorship: group }));
}

function survive(kase: Case, matter: Matter | null, tract: string, i: Interest, day: string | null): void {
  const ledger = kase.ledger(tract);
  const group = ledger.current().filter((x) => x.survivorship === i.survivorship && !sameHolder(x.holder, i.holder));
  const same = group.filter((x) => x.estate === i.estate && x.within === i.within);
  const others = same.length ? same : group.filter((x) => x.estate === "fee" || x.estate === "mineral" || x.estate === "surface");
  if (!others.length) return;
  const held = sum(others.map((o) => o.share));
  const draft = kase.open(matter, {
    kind: "descend",
    estate: i.estate,
    tract,
    effective: day,
    evidence: matter ? evidenceAt(matter, "conveyance", "/facts") : [],
  });
  const shares = others.map((o) => mul(i.share, { n: o.share.n * held.d, d: o.share.d * held.n }));
  if (same.length)
    ledger.change(
      draft,
      [i, ...others],
      others.map((o, n) => ({ seed: { ...o, share: sum([o.share, shares[n] ?? ZERO]) }, relation: "merged" as const, sources: [o, i] })),
    );
  else
    ledger.change(
      draft,
      [i],
      others.map((o, n) => ({ seed: { ...i, holder: o.holder, share: shares[n] ?? ZERO }, relation: "merged" as const, sources: [i] })),
    );
  draft.from = [i.holder];
  draft.to = others.map((o, n) => ({ holder: o.holder, share: shares[n] ?? ZERO }));
  draft.quantum = i.share;
  draft.ofWhole = i.share;
  draft.of = i.of;
  draft.step({
    rule: "succession.survivorship",
    cites: ["Wagenschein v. Ehlinger, 581 S.W.3d 851 (Tex. App. 2019)", "60 O.S. 74", "Tex. Est. Code 111.001"],
    outcome: "applied",
    inputs: [input("survivors", others.map((o) => o.holder.name).join(", "))],
    output: { name: "passes", value: toText(i.share) },
    because: "The instrument gave the share with survivorship; it passes to the survivors, not to heirs or devisees.",
  });
  kase.issue("JOINT_TENANCY_SURVIVORSHIP", matter, {
    tract,
    detail: `${i.holder.name}'s share passed by survivorship.`,
    parties: [i.holder.party_id],
    effects: [draft.effect],
    share: i.share,
  });
}

const TURNING: Record<string, string> = { TX: "1993-09-01", OK: "1985-07-01" };

/** What a trustee held as such is the trust's: it passes to his successor in the office and not to his heirs (Unif. Trust Code § 704). */
const isInTrust = (h: Holder): boolean => /, Trustee of the \S/.test(h.name);

/** Until heirs or devisees are known the title of the dead stands in the estate, by that name. */
export function toEstate(kase: Case, matter: Matter, tract: string, dead: Holder, day: string | null): void {
  const ledger = kase.ledger(tract);
  const list = ledger.of([dead]).filter((i) => !/^estate of/i.test(i.holder.name) && !isInTrust(i.holder) && !["lien", "easement"].includes(i.estate));
  if (!list.length) return;
  const estate: Holder = { party_id: dead.party_id, name: estateName(dead.name) };
  const draft = kase.open(matter, {
    kind: "descend",
    estate: list[0]?.estate ?? "fee",
    tract,
    effective: day,
    evidence: evidenceAt(matter, "parties", "/succession").slice(0, 2),
  });
  ledger.change(
    draft,
    list,
    list.map((i) => ({ seed: { ...i, holder: estate }, relation: "descended" as const, sources: [i] })),
  );
  draft.from = [dead];
  draft.to = list.map((i) => ({ holder: estate, share: i.share }));
  draft.quantum = list[0]?.share ?? ZERO;
  draft.ofWhole = list[0]?.share ?? ZERO;
  draft.step({
    rule: "succession.estate-holds",
    cites: [],
    outcome: "applied",
    inputs: [input("died", day ?? "unknown", evidenceAt(matter, "parties", "/succession").slice(0, 1), matter.id)],
    output: { name: "holder", value: estate.name },
    because: "No heirs or devisees are shown, so the share stands in the estate until they are.",
  });
  kase.issue("UNPROBATED_ESTATE_IN_CHAIN", matter, {
    tract,
    parties: [dead.party_id],
    effects: [draft.effect],
    detail: `${dead.name} died holding title; who takes is not shown.`,
  });
}

/** Title of an intestate goes to the heirs at death. What stays open (no heirs named) stays with the estate, and a gap says so. */
export function descend(kase: Case, matter: Matter, tract: string, s: Succession, dead: Holder, day: string | null): void {
  const ledger = kase.ledger(tract);
  for (const i of ledger.of([dead]).filter((x) => !ledger.heldJointly(x) && !isInTrust(x.holder) && !["lien", "easement", "life_estate"].includes(x.estate))) {
    const known = characterOf(kase, matter, s, i);
    const state = kase.tracts.get(tract)?.state ?? s.state;
    const assumed = presumed(known.character, state, s);
    const spouseHolds = s.spouse !== null && matter.actors.has(s.spouse) && ledger.of([matter.actors.get(s.spouse) ?? dead]).some((x) => x.by === i.by);
    const familyAs = (x: Succession) => familyOf(matter, x, assumed, spouseHolds, { state, date: day });
    const decideFor = (f: Family) =>
      decide(descentRules, f.facts, { state, date: day }, familyInputs(matter, f, assumed, day), (a) => ({
        name: "descent",
        value: `spouse ${toText(a.spouse)}, issue ${toText(a.issue)}, spouse for life ${toText(a.spouseLife)}`,
      }));
    const sharesOf = (x: Succession): Taking[] => {
      const answer = decideFor(familyAs(x))?.answer;
      return answer ? distribute(familyAs(x), answer) : [];
    };
    const family = familyAs(s);
    const d = decideFor(family);
    const given = disclaimersOf(kase, tract, dead, i.estate, day);
    const taken = d ? passedOver(given, matter, s, sharesOf) : [];
    if (!d || !taken.length || !isZero(sum([...taken.filter((t) => !t.remainder).map((t) => t.share), rational(-1)])))
      openSuccession(kase, matter, tract, i, day);
    else pour(kase, matter, tract, i, taken, day, [...d.steps, ...given.flatMap((x) => x.steps)]);
    issueUntold(kase, matter, tract, s, given);
    successionIssues(kase, matter, tract, s, family, { i, day, state, known: known.known });
  }
}

export type Taking = { holder: Holder; share: Rational; life?: boolean; remainder?: boolean };

function distribute(f: Family, d: Descent): Taking[] {
  const out: Taking[] = [];
  const add = (list: readonly { holder: Holder; share: Rational }[], part: Rational, extra: Partial<Taking> = {}) => {
    if (!isZero(part)) for (const k of list) out.push({ holder: k.holder, share: mul(k.share, part), ...extra });
  };
  if (f.spouse) add([{ holder: f.spouse, share: ONE }], d.spouse);
  add(f.issue, d.issue);
  add(f.parents, d.parents);
  add(f.siblings, d.siblings);
  if (d.remoter) for (const side of ["paternal", "maternal", "untold"] as const) add(f.remoter[side], d.remoter[side]);
  if (f.spouse) add([{ holder: f.spouse, share: ONE }], d.spouseLife, { life: true });
  add(f.issue, d.spouseLife, { remainder: true });
  return out;
}

/** Each taker once, with all that is not for life. */
const withoutLives = (taken: readonly Taking[]): Taking[] =>
  taken
    .filter((t) => !t.life && taken.findIndex((o) => !o.life && sameHolder(o.holder, t.holder)) === taken.indexOf(t))
    .map((t) => ({ holder: t.holder, share: sum(taken.filter((o) => !o.life && sameHolder(o.holder, t.holder)).map((o) => o.share)) }));

/** Ends one interest of the dead and makes those of the takers. Of an estate yet to come no share for life is shown: those behind the spouse hold all of it. */
export function pour(kase: Case, matter: Matter, tract: string, i: Interest, taken: readonly Taking[], day: string | null, steps: EffectDraft["steps"]): void {
  const draft = kase.open(matter, {
    kind: "descend",
    estate: i.estate,
    tract,
    effective: day,
    evidence: evidenceAt(matter, "parties", "/succession").slice(0, 4),
  });
  const after = `${draft.effect}.life`;
  const shown = i.estate === "remainder" || i.estate === "reversion" ? withoutLives(taken) : taken;
  const created: Creation[] = shown.map((t): Creation => {
    const base = { ...i, holder: t.holder, share: mul(i.share, t.share), by: matter.id };
    const land = i.estate === "fee" || i.estate === "mineral" || i.estate === "surface";
    const term = { kind: "life" as const, ends: null, lives: [t.holder], text: `for the life of ${t.holder.name}` };
    if (t.life) {
      const own = land ? { estate: "life_estate" as const, within: i.estate } : {};
      return { seed: { ...base, ...own, after, term }, relation: "descended", sources: [i] };
    }
    if (t.remainder) return { seed: { ...base, estate: "remainder", within: i.estate, after, executive: false }, relation: "descended", sources: [i] };
    return { seed: base, relation: "descended", sources: [i] };
  });
  kase.ledger(tract).change(
    draft,
    [i],
    created.filter((c) => !isZero(c.seed.share)),
  );
  kase.descended(tract, i.holder, draft.effect);
  draft.from = [i.holder];
  draft.to = shown.filter((t) => !t.remainder).map((t) => ({ holder: t.holder, share: mul(i.share, t.share) }));
  draft.quantum = i.share;
  draft.ofWhole = i.share;
  draft.of = i.of;
  draft.step(...steps);
  for (const t of taken) kase.remember(tract, t.holder, matter);
  const heirs = taken.map((t) => t.holder);
  kase.claim(tract, heirs, [i.holder]);
  feedEstoppel(kase, tract, { to: heirs });
}

function familyInputs(matter: Matter, f: Family, character: string, day: string | null) {
  const evidence = evidenceAt(matter, "parties", "/succession").slice(0, 3);
  return [
    input("date of death", day ?? "unknown", evidence, matter.id),
    input("surviving spouse", f.spouse?.name ?? "none"),
    input("stocks of issue", String(f.facts.stocks)),
    input("character of the property", character),
    input("all issue also of the spouse", String(f.facts.allOfSpouse)),
  ];
}

function openSuccession(kase: Case, matter: Matter, tract: string, i: Interest, day: string | null): void {
  kase.gap({
    kind: "open_succession",
    severity: "high",
    tract_id: tract,
    estate_type: i.estate,
    amount: i.share,
    from_key: i.key,
    party: i.holder,
    since: day,
    message: `The heirs of ${i.holder.name} are not known.`,
    suggestion: "Add an affidavit of heirship, a probate decree or a determination of heirship.",
    document_ids: [matter.id],
  });
}

type About = { i: Interest; day: string | null; state: string | null; known: boolean };

function successionIssues(kase: Case, matter: Matter, tract: string, _s: Succession, f: Family, about: About): void {
  const raise = { tract, parties: [about.i.holder.party_id], share: about.i.share, evidence: evidenceAt(matter, "parties", "/succession").slice(0, 2) };
  const decreed = ["probate_decree", "determination_of_heirship", "court_findings_heirship"].includes(matter.type);
  if (!decreed)
    kase.issue("UNPROBATED_INTESTATE_ESTATE", matter, {
      ...raise,
      detail: `${about.i.holder.name} died without administration of record; heirs rest on an affidavit.`,
    });
  const turn = about.state ? TURNING[about.state] : undefined;
  const year = (day: string) => Number(day.slice(0, 4));
  const near = turn && f.spouse && about.day && Math.abs(year(about.day) - year(turn)) <= 25;
  if (!about.day || near || about.day.length < 10)
    kase.issue("DATE_OF_DEATH_CONTROLS_HEIRSHIP", matter, {
      ...raise,
      detail: `The shares turn on the day of death${turn ? ` (the statute changed on ${turn})` : ""}.`,
    });
  const matters =
    f.spouse !== null &&
    (about.state === "TX" || about.state === "NM"
      ? !about.known
      : about.state === "OK" && ((f.facts.marriages ?? 1) > 1 || f.facts.allOfSpouse === false || f.facts.stocks === 0));
  if (matters) kase.issue("PROPERTY_CHARACTER_NEEDED", matter, { ...raise, detail: "The shares turn on how and when the land was acquired." });
}
