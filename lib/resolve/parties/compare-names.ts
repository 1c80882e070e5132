// Two names of whatever kind. A person and an organisation are never one.
import { compareOrganisations } from "./compare-organisations";
import { comparePersons } from "./compare-persons";
import { isConflict, type NameVerdict, total } from "./comparison";
import type { NameKey } from "./mention";

export function compareNames(a: NameKey, b: NameKey): NameVerdict {
  if (a.kind === "person" && b.kind === "person") return comparePersons(a, b);
  if (a.kind === "organisation" && b.kind === "organisation") return compareOrganisations(a, b);
  return { conflict: "a person and an organisation" };
}

type Named = { key: NameKey; aliases: readonly NameKey[] };

/** The best of the two names and of what each is also known as. A given alias that fits exactly joins: level `also_known_as`. */
export function compareNamed(a: Named, b: Named): NameVerdict {
  const own = compareNames(a.key, b.key);
  let best = own;
  for (const x of [a.key, ...a.aliases])
    for (const y of [b.key, ...b.aliases]) {
      if (x === a.key && y === b.key) continue;
      const found = compareNames(x, y);
      if (isConflict(found) || total(found.steps) < 5) continue;
      if (!isConflict(best) && total(best.steps) >= total(found.steps)) continue;
      best = { steps: found.steps.map((s, i) => (i === 0 ? { ...s, level: "also_known_as", label: `also known as: ${s.label}` } : s)) };
    }
  return best;
}
