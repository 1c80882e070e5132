// For tests: the families of a sworn paper by names.
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { Grounding } from "@/lib/extract/grounding/grounded";
import { extractParties } from "@/lib/extract/rules/parties/extract-parties";

/** Each death that the paper tells, with the names of spouse and heirs for their ids. */
export function familiesOf(paper: string) {
  const a = findAnatomy(paper);
  const { parties, succession } = extractParties(a, "affidavit_of_heirship", new Grounding(a.view, []));
  const name = (id: string | null) => parties.find((p) => p.id === id)?.name ?? null;
  return (succession ?? []).map((d) => ({
    ...d,
    decedent: name(d.decedent),
    spouse: name(d.spouse),
    heirs: d.heirs.map((h) => ({ name: name(h.party), relation: h.relation, ofSpouse: h.of_spouse, living: h.living, perStirpesOf: name(h.per_stirpes_of) })),
  }));
}
