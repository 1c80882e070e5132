// Kin beyond brothers and sisters and their issue: grandparents, uncles, aunts, cousins, told by the side of the dead on which they stand.
import type { HeirOf } from "./family";

/** One value for the father's side, one for the mother's, one for those of a side that nobody tells. */
export type RemoterKin<T> = { readonly paternal: T; readonly maternal: T; readonly untold: T };

const REMOTER = /aunt|uncle|cousin|grandparent|grandmother|grandfather/i;

/** `maternal aunt_or_uncle` → the maternal side. */
export function remoterOf(heirs: readonly HeirOf[]): RemoterKin<readonly HeirOf[]> {
  const all = heirs.filter((h) => REMOTER.test(h.relation));
  const of = (side: string) => all.filter((h) => h.relation.startsWith(side));
  return { paternal: of("paternal"), maternal: of("maternal"), untold: all.filter((h) => !/^(?:pa|ma)ternal/.test(h.relation)) };
}

export const eachSide = <T, U>(kin: RemoterKin<T>, f: (side: T) => U): RemoterKin<U> => ({
  paternal: f(kin.paternal),
  maternal: f(kin.maternal),
  untold: f(kin.untold),
});
