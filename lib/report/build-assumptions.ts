// What a title rests on without proof: the engine's assumed steps, land taken from the context, owners assumed. Each once, with where it was needed.
import type { Ownership } from "@/lib/contracts/reports";
import type { Resolution } from "@/lib/contracts/resolution";
import type { TitleResult } from "@/lib/contracts/title";

export type Assumption = { text: string; where: string[] };
type Input = {
  result: Pick<TitleResult, "effects" | "traces">;
  resolution: Pick<Resolution, "tracts">;
  ownership: Pick<Ownership, "tracts">;
  /** How documents are called, by id. */
  names: ReadonlyMap<string, string>;
};

/** "Title starts in the sovereign." assumed for three tracts → one entry that names the three instruments or tracts. The engine's come first. */
export function buildAssumptions({ result, resolution, ownership, names }: Input): Assumption[] {
  const found = new Map<string, Set<string>>();
  const assume = (text: string, where: string | null): void => {
    const places = found.get(text) ?? new Set<string>();
    if (where) places.add(where);
    found.set(text, places);
  };
  const labels = new Map(resolution.tracts.map((t) => [t.id, t.label]));
  for (const effect of result.effects)
    for (const step of result.traces[effect.id] ?? [])
      if (step.outcome === "assumed") assume(step.because, (effect.document_id && names.get(effect.document_id)) ?? labels.get(effect.tract_id) ?? null);
  for (const tract of resolution.tracts) for (const text of tract.assumed ?? []) assume(named(text, names), tract.label);
  for (const tract of ownership.tracts)
    for (const row of tract.rows) if (row.assumed) assume(`${row.name} is taken to own without a deed of record.`, tract.label);
  return [...found].map(([text, where]) => ({ text, where: [...where] }));
}

/** Ids of documents inside a text give way to their names. */
const named = (text: string, names: ReadonlyMap<string, string>): string => text.replace(/\bdoc_[A-Za-z0-9]+/g, (id) => names.get(id) ?? "an instrument");
