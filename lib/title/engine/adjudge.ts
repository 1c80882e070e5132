// Judgments that settle title: what the losing parties held passes to those adjudged owners.
import { compare, equals, fromWire, isZero, max, min, mul, ONE, type Rational, sub, sum, ZERO } from "@/lib/fraction/rational";
import type { Holder, Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import { type JudgmentFacts, judgmentRules } from "@/lib/title/rules/court/judgment";
import { decide, type Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { movePart } from "./convey-royalty";
import { mineralsOf, surfaceOf } from "./land-words";
import { type Actor, actorsFor, type Clause, clauses, evidenceAt, type Matter } from "./matter";
import { inProportion, pass } from "./pass";
import { takers } from "./takers";

const COURT = new Set(["quiet_title_judgment", "judgment", "divorce_decree"]);
export const isJudgment = (m: Matter): boolean => COURT.has(m.type) && ["convey", "descend", "affirm", "none"].includes(m.conveyance.action);

const UNKNOWN = /unknown (?:heirs|owners|persons|claimants|successors|devisees)|all (?:other )?persons (?:unknown|claiming)/i;

/** Runs a judgment on title in a tract; false where it adjudges nothing that was read. */
export function adjudge(kase: Case, matter: Matter, tract: string): boolean {
  if (!isJudgment(matter)) return false;
  const grants = clauses(matter, "grants", tract).filter((c) => actorsFor(matter, c.words.to, matter.to).length > 0);
  for (const c of grants) if (!reviveLease(kase, matter, tract, c)) adjudgeOne(kase, matter, tract, c);
  return grants.length > 0;
}

/**
 * A leasehold adjudged to one where the lease had ended: by limitation the possessor holds the same leasehold again, on the terms of that lease.
 * False where a leasehold stands, or no lease of record ever was.
 */
function reviveLease(kase: Case, matter: Matter, tract: string, c: Clause): boolean {
  const ledger = kase.ledger(tract);
  if (c.words.estate_type !== "leasehold" || ledger.current().some((i) => i.estate === "leasehold")) return false;
  const cited = kase.leasesIn(tract).filter((l) => [...matter.cites.values()].includes(l.document));
  const lease = cited.at(-1) ?? kase.leasesIn(tract).at(-1);
  const minerals = lease ? ledger.current().filter((i) => mineralsOf([i]).length > 0 && i.leases.includes(lease.id)) : [];
  if (!lease || !minerals.length) return false;
  const to = takers(actorsFor(matter, c.words.to, matter.to));
  const share = min(lease.share, sum(minerals.map((i) => i.share)));
  const draft = kase.open(matter, { kind: "lease", estate: "leasehold", tract, pointer: c.pointer });
  ledger.change(
    draft,
    [],
    to.map((t) => ({
      seed: { estate: "leasehold" as const, holder: t.holder, share: mul(t.share, share), leases: [lease.id] },
      relation: "leased" as const,
      sources: minerals,
    })),
  );
  kase.enter({
    ...lease,
    start: matter.day,
    primaryEnd: null,
    status: "held_by_production",
    why: "Adjudged by limitation on the terms of the lease that had ended.",
  });
  draft.from = minerals.map((i) => i.holder);
  draft.to = to.map((t) => ({ holder: t.holder, share: mul(t.share, share) }));
  draft.quantum = share;
  draft.ofWhole = share;
  draft.step({
    rule: "court.judgment.leasehold-by-limitation",
    cites: ["Natural Gas Pipeline Co. v. Pool, 124 S.W.3d 188 (Tex. 2003)"],
    outcome: "applied",
    inputs: [
      input("adjudged", to.map((t) => t.holder.name).join(", "), evidenceAt(matter, "conveyance", c.pointer), matter.id),
      input("lease that had ended", lease.id),
    ],
    output: { name: "leasehold", value: `${share.n}/${share.d}` },
    because: "One who went on producing after the lease ended possessed the same leasehold estate, and no more: the royalty of the lease is still owed.",
  });
  kase.issue("ADVERSE_POSSESSION_OF_MINERALS", matter, {
    tract,
    effects: [draft.effect],
    parties: to.map((t) => t.holder.party_id),
    share,
    detail: "The leasehold rests on possession adjudged after the lease had ended.",
  });
  for (const t of to) kase.remember(tract, t.holder, matter);
  return true;
}

const wantedBy = (c: Clause) => (i: Interest) => {
  const e = c.words.estate_type;
  if (e === "fee")
    return ["fee", "mineral", "surface", "royalty", "leasehold", "overriding_royalty", "remainder", "reversion", "life_estate"].includes(i.estate);
  if (e === "mineral") return i.estate === "fee" || i.estate === "mineral";
  if (e === "surface") return i.estate === "fee" || i.estate === "surface";
  return i.estate === e;
};

/** Interests of those whom the judgment binds, other than the winners themselves; who is sued by the name in which the title stands is sued for it. */
function lost(kase: Case, matter: Matter, tract: string, c: Clause, winners: readonly Actor[]): { interests: Interest[]; steps: Step[] } {
  const losers = c.words.from.length
    ? actorsFor(matter, c.words.from, [])
    : [...matter.actors.values()].filter((a) => a.party.side === "from" || a.party.role === "defendant");
  const unknown =
    UNKNOWN.test([...matter.actors.values()].map((a) => a.party.name).join(" ")) || UNKNOWN.test(`${matter.conveyance.granting_clause ?? ""} ${c.words.text}`);
  const steps: Step[] = [];
  const interests = kase
    .ledger(tract)
    .current()
    .filter(wantedBy(c))
    .filter((i) => !winners.some((w) => sameHolder(w, i.holder)) && !quietedInHolder(kase, matter, tract, c, i))
    .filter((i) => {
      const facts: JudgmentFacts = {
        party: losers.some((l) => sameHolder(l, i.holder) || letters(l.name) === letters(i.holder.name)) || claimedUnder(matter, i.holder),
        unknownOwners: unknown,
        unknownHeir: gone(kase, tract, i.holder) || suedThroughHeirs(matter, i.holder),
      };
      const d = decide(judgmentRules, facts, kase.place(tract, matter), [input("holder", i.holder.name), input("party to the suit", facts.party)], (a) => ({
        name: "judgment",
        value: a.replace("_", " "),
      }));
      if (d?.answer === "bound") steps.push(...d.steps);
      return d?.answer === "bound";
    });
  return { interests, steps };
}

/** What the same judgment adjudges to its holder by another clause: the title of each winner is quieted, and none wins from the other. */
function quietedInHolder(kase: Case, matter: Matter, tract: string, c: Clause, i: Interest): boolean {
  const own = kase.ledger(tract).of([...matter.actors.values()]);
  const through = kase
    .ledger(tract)
    .current()
    .filter((x) => !own.includes(x) && (claimedUnder(matter, x.holder) || suedThroughHeirs(matter, x.holder)));
  const suitors = [...own, ...through];
  const all = sum((c.words.estate_type === "surface" ? surfaceOf : mineralsOf)(suitors).map((x) => x.share));
  return clauses(matter, "grants", tract).some(
    (x) =>
      x.pointer !== c.pointer &&
      wantedBy(x)(i) &&
      ["fee", c.words.estate_type, i.estate].includes(x.words.estate_type) &&
      actorsFor(matter, x.words.to, matter.to).some((w) => sameHolder(w, i.holder)) &&
      (!x.words.fraction || compare(i.share, mul(fromWire(x.words.fraction), x.words.of === "whole" ? ONE : all)) <= 0),
  );
}

const gone = (kase: Case, _tract: string, h: Holder) => /^estate of/i.test(h.name) || kase.dead.some((d) => sameHolder(d, h));

const HEIRS_OF = /\b(?:heirs|devisees|successors|descendants)\b.*?\bof (?:the late )?(.+)$/i;
const letters = (name: string): string =>
  name
    .toUpperCase()
    .replace(/,? DECEASED\b.*$/, "")
    .replace(/[^A-Z]/g, "");

/** "The unknown heirs of Otis Roe" are sued for what stands in the name of Otis Roe. */
const suedThroughHeirs = (matter: Matter, h: Holder): boolean =>
  [...matter.actors.values()].some((a) => letters(HEIRS_OF.exec(a.party.name)?.[1] ?? "?") === letters(h.name));

const UNDER =
  /\b(?:heirs?|devisees?|legatees?|distributees?|executors?|executrix|administrators?|administratrix|personal representatives?|successors?|widow|widower)(?: at law)?(?:,? (?:and|or) (?:the )?(?:sole )?(?:heirs?|devisees?|legatees?|successors?)(?: at law)?)* (?:of|to|under(?: the will of)?) (?:the )?(?:estate of |interest of |late )?([^,;()]{3,60})/gi;

/** "Ann Roe, individually and as sole heir of Otis Roe, deceased": who is sued in the right of another is sued for what stands in his name. */
function claimedUnder(matter: Matter, h: Holder): boolean {
  const told = [...[...matter.actors.values()].map((a) => a.party.capacity ?? ""), ...(matter.conveyance.facts ?? []).map((f) => f.text)];
  return told.some((words) => [...words.matchAll(UNDER)].some((m) => letters(m[1] ?? "") === letters(h.name)));
}

function adjudgeOne(kase: Case, matter: Matter, tract: string, c: Clause): void {
  const winners = actorsFor(matter, c.words.to, matter.to);
  const found = lost(kase, matter, tract, c, winners);
  const draft = kase.open(matter, { kind: "convey", estate: c.words.estate_type, tract, pointer: c.pointer });
  draft.step(...found.steps);
  const landed = found.interests.filter((i) => ["fee", "mineral", "surface"].includes(i.estate));
  const others = found.interests.filter((i) => !landed.includes(i));
  const to = takers(winners);
  const moves = portions(kase, matter, tract, c, winners, landed);
  if (moves.length) pass(kase.ledger(tract), draft, moves, to, {}, { relation: "retained" });
  const all = c.words.fraction === null;
  if (all && others.length) movePart(kase, tract, draft, others, sum(others.map((i) => i.share)), sum(others.map((i) => i.share)), to, matter);
  const moved = sum(moves.map((m) => (isZero(m.mineral) ? m.surface : m.mineral)));
  draft.from = found.interests.map((i) => i.holder).filter((h, n, l) => l.findIndex((x) => sameHolder(x, h)) === n);
  draft.to = to.map((t) => ({ holder: t.holder, share: mul(t.share, moved) }));
  draft.quantum = c.words.fraction ? fromWire(c.words.fraction) : moved;
  draft.ofWhole = moved;
  if (!draft.steps.length)
    draft.step({
      rule: "court.judgment.confirms",
      cites: [],
      outcome: "applied",
      inputs: [input("adjudged", winners.map((w) => w.name).join(", "), evidenceAt(matter, "conveyance", c.pointer), matter.id)],
      output: { name: "moves", value: "0" },
      because: "No party who is bound held anything that was adjudged to another; the judgment confirms what stood.",
    });
  for (const t of to) kase.remember(tract, t.holder, matter);
}

/** "recover of and from defendant the title"; not "recover of defendant her costs", "recover her costs of defendant". */
const MONEY = "(?:costs?|damages|fees|judgment|money|the sum|interest at)\\b";
const RECOVERS_LAND = new RegExp(`\\brecovers?\\b(?! (?:\\w+ ){0,3}${MONEY})[^;]{0,20}\\b(?:of|from)\\b(?!(?: \\w+){0,4} ${MONEY})`, "i");

/**
 * "that plaintiff recover of defendant one-fourth of the minerals, and all title thereto is divested out of defendant": so much passes from him, whatever the winner had besides.
 * A share of what the loser has ("half of whatever was acquired by respondent") passes from him likewise. `more`: the winner has more than is adjudged, so that to recover it cannot be to have it in all.
 */
const takesFrom = (c: Clause, more: boolean): boolean =>
  /\b(?:divest\w*|taken|lifted|transferred)\b[^;.]{0,40}\b(?:out of|from)\b/i.test(c.words.text) ||
  c.words.of === "described_interest" ||
  (more && RECOVERS_LAND.test(c.words.text));

/** What must move so that the winners hold what was adjudged: all of the losers' share, or as much as the stated fraction lacks. */
function portions(kase: Case, matter: Matter, tract: string, c: Clause, winners: readonly Actor[], landed: readonly Interest[]) {
  const held = kase.ledger(tract).of(winners);
  const spared = kase
    .ledger(tract)
    .of([...matter.actors.values()])
    .filter((i) => !held.includes(i) && !landed.includes(i) && wantedBy(c)(i) && quietedInHolder(kase, matter, tract, c, i));
  const said = c.words.fraction && !equals(fromWire(c.words.fraction), ONE) ? fromWire(c.words.fraction) : null;
  const part = (estate: "mineral" | "surface"): Map<Interest, Rational> => {
    if (c.words.estate_type !== "fee" && c.words.estate_type !== estate) return new Map();
    const of = estate === "mineral" ? mineralsOf : surfaceOf;
    const theirs = of(landed);
    const total = sum(theirs.map((i) => i.share));
    const own = sum(of(held).map((i) => i.share));
    const base = c.words.of === "whole" ? ONE : sum([own, total, ...of(spared).map((i) => i.share)]);
    const lifted = said !== null && takesFrom(c, compare(own, mul(said, base)) > 0);
    const want = said && mul(said, lifted && c.words.of !== "whole" ? total : base);
    const need = want ? min(total, lifted ? want : max(ZERO, sub(want, own))) : total;
    return new Map(inProportion(theirs, need, total).map((x) => [x.interest, x.part]));
  };
  const [m, s] = [part("mineral"), part("surface")];
  return landed
    .map((interest) => ({ interest, mineral: m.get(interest) ?? ZERO, surface: s.get(interest) ?? ZERO }))
    .filter((p) => !isZero(p.mineral) || !isZero(p.surface));
}
