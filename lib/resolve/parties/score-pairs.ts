// Scores the pairs that blocking proposes. A score is the sum of the steps that explain it, never anything else.
import { candidatePairs } from "./blocking";
import type { Candidate } from "./candidate";
import { compareContexts } from "./compare-contexts";
import { compareNamed } from "./compare-names";
import { type Comparison, isConflict, joinFrom, nearFrom, prior, total } from "./comparison";
import type { SuccessionLink } from "./succession-links";

export type ScoredPair = { a: Candidate; b: Candidate; steps: Comparison[]; score: number; joins: boolean };

function scored(a: Candidate, b: Candidate): ScoredPair | null {
  const verdict = compareNamed(a, b);
  if (isConflict(verdict)) return null;
  const steps = [prior, ...verdict.steps, ...compareContexts(a, b)];
  const score = total(steps);
  return score < nearFrom ? null : { a, b, steps, score, joins: score >= joinFrom };
}

/** Owners before and after a merger are told apart where the survivor held or gave land before it. */
function heldBefore(later: Candidate, former: Candidate, link: SuccessionLink): boolean {
  const until = link.date ?? former.until;
  return until !== null && later.mentions.some((m) => m.document_id !== link.document_id && m.side !== "other" && m.date !== null && m.date < until);
}

function linked(link: SuccessionLink, byText: ReadonlyMap<string, Candidate[]>): ScoredPair[] {
  const formers = byText.get(`${link.former.kind}|${link.former.text}`) ?? [];
  const laters = byText.get(`${link.later.kind}|${link.later.text}`) ?? [];
  return formers.flatMap((former) =>
    laters.flatMap((later): ScoredPair[] => {
      if (former === later) return [];
      const apart = link.how === "successor_by_merger" && heldBefore(later, former, link);
      const label = link.how === "name_change" ? "the same company under its later name" : "the company into which the other was merged";
      const step: Comparison = { level: link.how, field: "succession", label, weight: apart ? 6 : 16, left: former.key.text, right: later.key.text };
      const held: Comparison = { level: "held_before_merger", field: "dates", label: "the later company dealt in this land before the merger", weight: -2 };
      const steps = apart ? [prior, step, held] : [prior, step];
      const [a, b] = former.index < later.index ? [former, later] : [later, former];
      return [{ a, b, steps, score: total(steps), joins: !apart }];
    }),
  );
}

/** All pairs that are one or may be one, best first; ties by the order of the candidates. */
export function scorePairs(candidates: readonly Candidate[], links: readonly SuccessionLink[]): ScoredPair[] {
  const byText = new Map<string, Candidate[]>();
  for (const c of candidates) {
    const key = `${c.key.kind}|${c.key.text}`;
    byText.set(key, [...(byText.get(key) ?? []), c]);
  }
  const pairs = new Map<string, ScoredPair>();
  const add = (pair: ScoredPair) => {
    const id = `${pair.a.index}|${pair.b.index}`;
    const known = pairs.get(id);
    if (!known || known.score < pair.score) pairs.set(id, pair);
  };
  for (const [a, b] of candidatePairs(candidates)) {
    const pair = scored(a, b);
    if (pair) add(pair);
  }
  for (const link of links) linked(link, byText).forEach(add);
  return [...pairs.values()].sort((x, y) => y.score - x.score || x.a.index - y.a.index || x.b.index - y.b.index);
}
