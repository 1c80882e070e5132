// A rule of title: one file, one doctrine. `decide` asks the rules of a family in order and records what it considered.
import type { TraceStep } from "@/lib/contracts/title";

export type Jurisdictions = "all" | { readonly only: readonly string[] } | { readonly except: readonly string[] };

export type Rule<F, A> = {
  readonly id: string;
  readonly title: string;
  readonly cites: readonly string[];
  /** States by their two letters. A tract of unknown state meets only rules for all, or with exceptions. */
  readonly jurisdictions: Jurisdictions;
  /** Days between which the rule governs an instrument or death; open at both ends where absent. */
  readonly in_force: { readonly from?: string; readonly to?: string };
  readonly when: (facts: F) => boolean;
  readonly then: (facts: F) => A;
  /** One sentence for the trace: why the rule gives this answer. */
  readonly because: (facts: F, answer: A) => string;
  /** The answer rests on a named assumption, not on words. */
  readonly assumes?: (facts: F) => boolean;
};

export type Place = { readonly state: string | null; readonly date: string | null };
export type Step = Omit<TraceStep, "step">;
export type Decision<A> = { readonly answer: A; readonly rule: string; readonly steps: Step[] };

/** One case of an examples file: facts in a place, and either the answer or `null` where the rule must not apply. */
export type RuleExample<F, A> = { readonly name: string; readonly place: Place; readonly facts: F; readonly expect: A | null };
export type RuleExamples<F, A> = { readonly rule: Rule<F, A>; readonly examples: readonly RuleExample<F, A>[] };

function reaches(j: Jurisdictions, state: string | null): boolean {
  if (j === "all") return true;
  if ("only" in j) return state !== null && j.only.includes(state);
  return state === null || !j.except.includes(state);
}

/** Why a rule does not reach the facts, or null where it does. */
export function unmet<F, A>(rule: Rule<F, A>, facts: F, place: Place): string | null {
  if (!reaches(rule.jurisdictions, place.state)) return `not the law of ${place.state ?? "an unknown state"}`;
  const { from, to } = rule.in_force;
  if (from && place.date && place.date < from) return `in force from ${from} only`;
  if (to && place.date && place.date > to) return `in force until ${to} only`;
  return rule.when(facts) ? null : "the facts do not call for it";
}

const passedOver = new WeakMap<object, Map<string, Step>>();

/** The step of a rule passed over: one object for one reason, for a large package passes over rules a hundred thousand times. */
function notMet(rule: Pick<Rule<never, never>, "id" | "title" | "cites">, reason: string): Step {
  const steps = passedOver.get(rule) ?? new Map<string, Step>();
  passedOver.set(rule, steps);
  const known = steps.get(reason);
  if (known) return known;
  const step: Step = { rule: rule.id, cites: [...rule.cites], outcome: "not_met", inputs: [], output: null, because: `${rule.title}: ${reason}.` };
  steps.set(reason, step);
  return step;
}

/**
 * Asks rules in their order; the first that is met answers. Returns null where none is: the caller must then leave things as they are.
 * Rules passed over are recorded as `not_met` with the reason.
 */
export function decide<F, A>(
  rules: readonly Rule<F, A>[],
  facts: F,
  place: Place,
  inputs: TraceStep["inputs"],
  show: (answer: A) => { name: string; value: string },
): Decision<A> | null {
  const steps: Step[] = [];
  for (const rule of rules) {
    const reason = unmet(rule, facts, place);
    if (reason !== null) {
      steps.push(notMet(rule, reason));
      continue;
    }
    const answer = rule.then(facts);
    const outcome = rule.assumes?.(facts) ? "assumed" : "applied";
    steps.push({ rule: rule.id, cites: [...rule.cites], outcome, inputs, output: show(answer), because: rule.because(facts, answer) });
    return { answer, rule: rule.id, steps };
  }
  return null;
}
