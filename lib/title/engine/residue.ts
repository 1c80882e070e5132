// The residue of a will reaches all that the testator had, in lands that the will does not name too.
import type { Case } from "./case";
import type { Matter } from "./matter";
import { testatorOf } from "./prepare";

type Gift = Matter["conveyance"]["grants"][number];

/** "all of my minerals", "all the land I own": a gift of a kind of thing wherever it lies. */
const AT_LARGE = /\ball (?:of )?(?:my|the|his|her) (?:\w+,? ){0,3}(?:lands?|minerals?|royalt\w+|oil|gas|real|propert\w+|interests?)\b/i;
const reachesAll = (g: Gift): boolean => g.residuary === true || (g.tracts.length === 0 && AT_LARGE.test(g.text));

const isWill = (m: Matter): boolean => m.type === "will" && m.conveyance.grants.some((g) => g.residuary === true);

/** Tracts that a will with a residue does not name and its testator held. */
export function residueIn(kase: Case, m: Matter): string[] {
  const dead = isWill(m) ? testatorOf(m) : null;
  return dead
    ? kase
        .ledgersOf([dead])
        .filter((l) => l.of([dead]).length > 0)
        .map((l) => l.tract)
    : [];
}

/** A will as it speaks in one tract: in a tract it does not name, its residue and its gifts at large alone. */
export function residueAlone(m: Matter, tract: string): Matter {
  if (!m.covers.length || !isWill(m) || m.covers.some((c) => c.tract === tract)) return m;
  const named = m.conveyance.grants.flatMap((g, n) => (reachesAll(g) ? [] : [`/grants/${n}`]));
  return { ...m, aside: new Set([...(m.aside ?? []), ...named]) };
}
