// What a paper states of one dead person's family, in short, for tests of the law.
import { type Instrument, personId } from "@/lib/testing/instruments";

type Family = NonNullable<Instrument["succession"]>[number];
type Heir = Family["heirs"][number];

/** An heir of whom nothing is told but the kin: a child that lives, unless said otherwise. */
export const heir = (name: string, more: Partial<Heir> = {}): Heir => ({
  party: personId(name),
  relation: "child",
  per_stirpes_of: null,
  of_spouse: null,
  living: true,
  ...more,
});

/** The whole family of one who died without a will, nothing else told of it; heirs by name are living children. */
export const family = (decedent: string, died: string, heirs: readonly (string | Heir)[], more: Partial<Family> = {}): Family => ({
  decedent: personId(decedent),
  died,
  testate: false,
  state: null,
  character: null,
  spouse: null,
  spouse_died: null,
  children_all_of_spouse: null,
  spouses_count: null,
  heirs: heirs.map((h) => (typeof h === "string" ? heir(h) : h)),
  statement_complete: true,
  ...more,
});
