// Affidavits of long possession: what they give to one whose deed came from a stranger to the title.
import { isZero, sum, ZERO } from "@/lib/fraction/rational";
import type { Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import { type LimitationAnswer, type LimitationFacts, limitationRules } from "@/lib/title/rules/curative/limitation";
import { type Decision, decide } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { mineralsOf, surfaceOf } from "./land-words";
import { severance } from "./lapse";
import { evidenceAt, type Matter } from "./matter";
import { pass } from "./pass";
import { isSovereign } from "./root";
import { takers } from "./takers";

/** Years under a recorded deed, by state; twenty-one where the state is not listed. */
const YEARS: Readonly<Record<string, number>> = {
  ...{ AL: 10, AR: 7, CA: 5, CO: 18, IL: 20, IN: 10, KS: 15, KY: 15, LA: 10, MI: 15, MO: 10, MS: 10, MT: 5 },
  ...{ ND: 10, NE: 10, NM: 10, OH: 21, OK: 15, PA: 21, SD: 10, TN: 7, TX: 5, UT: 7, WV: 10, WY: 10 },
};

const ACTS =
  /\b(?:fenc(?:ed|es|ing)|enclosed|cultivat\w+|farmed|plowed|grazed|pastured|cattle|crops?|possess\w+|occupied|held (?:it|the (?:land|tract|place)) openly)\b/i;
const DENIED = /\b(?:no one|nobody|never|not|nor)\b[^.;]{0,40}$/i;

const plain = (s: string) =>
  ` ${s
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, " ")
    .trim()} `;

function swornActs(m: Matter): string | null {
  const told = (m.conveyance.facts ?? [])
    .map((f) => f.text)
    .filter((t) => {
      const at = t.search(ACTS);
      return at >= 0 && !DENIED.test(t.slice(0, at));
    });
  return told.length ? told.join(" ") : null;
}

/** Deeds of strangers to the title, from the first of them down to the possessor of whom the paper tells. */
function colour(kase: Case, m: Matter, tract: string, told: string): { first: Matter; last: Matter } | null {
  const wild = kase
    .papers()
    .covering(tract)
    .filter((d) => d.conveyance.action === "convey" && d.day !== null && d.day < (m.day ?? "") && d.from.length > 0 && !kase.everHeld(tract, d.from));
  const byDay = [...wild].sort((a, b) => (a.day ?? "").localeCompare(b.day ?? ""));
  const named = byDay.filter((d) => d.to.some((t) => plain(told).includes(plain(t.name)))).at(-1);
  // Whoever bought from the possessor named goes on with the possession.
  const last = byDay.reduce((at, d) => (at && d.from.some((f) => at.to.some((t) => sameHolder(f, t))) ? d : at), named);
  if (!last) return null;
  let first = last;
  for (let n = 0; n < 20; n++) {
    const up = wild.find((d) => (d.day ?? "") < (first.day ?? "") && d.to.some((t) => first.from.some((f) => sameHolder(f, t))));
    if (!up) break;
    first = up;
  }
  return { first, last };
}

/** Runs an affidavit of possession in a tract; it changes nothing where its possessor holds of record, or under no deed. */
export function ripen(kase: Case, matter: Matter, tract: string): void {
  const told = matter.conveyance.action === "affirm" ? swornActs(matter) : null;
  const chain = told ? colour(kase, matter, tract, told) : null;
  if (!told || !chain?.first.day || !matter.day) return;
  const ledger = kase.ledger(tract);
  const years = Number(matter.day.slice(0, 4)) - Number(chain.first.day.slice(0, 4)) - (matter.day.slice(5) < chain.first.day.slice(5) ? 1 : 0);
  const surface = surfaceOf(ledger.current());
  const began = chain.first.day;
  const judge = (i: Interest): Decision<LimitationAnswer> | null => {
    const apart = i.estate === "mineral" && !surface.some((s) => sameHolder(s.holder, i.holder));
    const facts: LimitationFacts = {
      years,
      needed: YEARS[kase.tracts.get(tract)?.state ?? ""] ?? 21,
      acts: true,
      sovereign: isSovereign(i.holder),
      severedBefore: apart && (severance(kase, ledger, i).day ?? "0000") <= began,
    };
    const inputs = [
      input("possession sworn to", told.slice(0, 160), evidenceAt(matter, "conveyance", "/facts").slice(0, 2), matter.id),
      input("under a deed of", began, [], chain.first.id),
    ];
    return decide(limitationRules, facts, kase.place(tract, matter), inputs, (a) => ({ name: `title of ${i.holder.name}`, value: a }));
  };
  const judged = ledger
    .current()
    .filter((i) => ["fee", "surface", "mineral"].includes(i.estate))
    .map((interest) => ({ interest, d: judge(interest) }));
  give(kase, matter, tract, chain.last, judged);
}

function give(kase: Case, matter: Matter, tract: string, deed: Matter, judged: readonly { interest: Interest; d: Decision<LimitationAnswer> | null }[]): void {
  const lost = judged.filter((j) => j.d?.answer === "title ripens").map((j) => j.interest);
  if (!lost.length) return;
  const to = takers(deed.to);
  const draft = kase.open(matter, { kind: "convey", estate: lost[0]?.estate ?? "fee", tract, pointer: "/facts", confidence: 0.5 });
  draft.step(...judged.flatMap((j) => j.d?.steps ?? []));
  const portions = lost.map((interest) => ({
    interest,
    mineral: interest.estate === "surface" ? ZERO : interest.share,
    surface: interest.estate === "mineral" ? ZERO : interest.share,
  }));
  const made = pass(kase.ledger(tract), draft, portions, to, {}, { relation: "retained" });
  const minerals = sum(mineralsOf(lost).map((i) => i.share));
  const share = isZero(minerals) ? sum(surfaceOf(lost).map((i) => i.share)) : minerals;
  draft.from = lost.map((i) => i.holder).filter((h, n, all) => all.findIndex((x) => sameHolder(x, h)) === n);
  draft.to = to.map((t) => ({ holder: t.holder, share: { n: share.n * t.share.n, d: share.d * t.share.d } }));
  draft.quantum = share;
  draft.ofWhole = share;
  for (const i of made) kase.remember(tract, i.holder, matter);
  kase.issue("POSSESSION_INQUIRY", matter, {
    tract,
    effects: [draft.effect],
    parties: draft.from.map((h) => h.party_id),
    share,
    detail: `${to.map((t) => t.holder.name).join(", ")} is taken to own by long possession under a deed of strangers; a judgment against ${draft.from.map((h) => h.name).join(", ")} is wanted.`,
  });
}
