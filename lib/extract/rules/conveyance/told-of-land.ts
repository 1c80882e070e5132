// The land of which a statement on production is told: what its own words name, else what is left beside the land that the paper gives up.
import type { Land } from "@/lib/contracts/aspects/land";
import { tractsWithin } from "@/lib/land/named/tract-names";
import type { Draft } from "./draft";
import type { Scene } from "./scene";

type Told = Draft["facts"][number];

/** Statements that hold of the land they name and of no other. */
const OF_LAND: ReadonlySet<Told["kind"]> = new Set(["production", "non_production", "shut_in"]);
/** "to the other quarter it has no further claim", "the lease is no longer in force as to", "there never was a rig on it". */
const GIVEN_UP =
  /\b(?:no (?:further|other|more|longer any) (?:claim|right|interest|title|use)|no (?:claim|right|interest|well)s?\b|no longer (?:in (?:force|effect)|held|under lease|claim\w*|covers?|holds?)|not (?:retained|kept|claimed|held|included)|never (?:had|been|was)|(?:is|are|be) (?:hereby )?(?:released|surrendered|given (?:up|back))|(?:releases|surrenders|relinquishes|gives up)|(?:lease|it) (?:has )?(?:ended|expired|lapsed|terminated))\b/i;

/** Tracts of which sentences say that the lease or its holder has nothing there any more. */
function givenUp(scene: Scene, land: Land): Set<string> {
  return new Set(scene.sentences.filter((s) => GIVEN_UP.test(s.text)).flatMap((s) => tractsWithin(s.text, land)));
}

/** The facts, those on production with the tracts of which they are told where these are some of the paper's and not all. */
export function toldOfLand(facts: readonly Told[], scene: Scene, land: Land | undefined): Told[] {
  if (!land || land.tracts.length < 2) return [...facts];
  const up = givenUp(scene, land);
  const left = land.tracts.map((t) => t.id).filter((id) => !up.has(id));
  return facts.map((f) => {
    if (!OF_LAND.has(f.kind)) return f;
    const named = tractsWithin(f.text, land);
    const tracts = named.length || f.kind === "non_production" || !up.size ? named : left;
    return tracts.length ? { ...f, tracts } : f;
  });
}
