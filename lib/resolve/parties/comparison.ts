// What a comparison level says of two names or two contexts. The same objects score a match and explain it.
export type Comparison = { level: string; field: string; label: string; weight: number; left?: string; right?: string };

/** Two that cannot be one, with the reason in words. */
export type Conflict = { conflict: string };
export type NameVerdict = { steps: Comparison[] } | Conflict;
export const isConflict = (verdict: NameVerdict): verdict is Conflict => "conflict" in verdict;

/** Added once to every pair: two names of a package that merely look alike are rather two than one. */
export const prior: Comparison = { level: "prior", field: "prior", label: "two mentions of a package, before anything is compared", weight: -4 };
/** From this total on two names are one party; from `nearFrom` on they are proposed. */
export const joinFrom = 5;
export const nearFrom = 0;

export const total = (steps: readonly Comparison[]): number => steps.reduce((sum, step) => sum + step.weight, 0);
