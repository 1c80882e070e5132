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

const UNIT = "(?:(?:proration|spacing|drilling|production|well) units?)";
/** "the lessee has assigned to the No. 1 the W/2 of the NW/4", "the proration unit of the well takes in the NE/4": the acreage of a well, told for itself. */
const ASSIGNED = new RegExp(
  `\\b(?:assign(?:s|ed)?|allocate[sd]?|dedicate[sd]?|attribute[sd]?|designated|certified)\\b[^;]{0,120}?\\b(?:wells?|no\\.? ?\\d|units?)\\b|\\b(?:wells?|no\\.? ?\\d|${UNIT})\\b[^;]{0,120}?\\b(?:assigned|allocated|dedicated|attributed|designated|consists?|comprises?|covers?|takes? in|embraces?)\\b`,
  "i",
);
const NONE = /^\W*(?:no|none|neither|nothing)\b/i;
/** "the No. 1 and No. 2 wells, both in the NE/4": where all the wells stand. */
const WELLS_AT =
  /\b(?:wells?|no\.? ?\d+)\b[^.;]{0,80}?,? (?:both|all|each)(?: of (?:them|which))?,? (?:being |located |situated |lying |standing |of them )?(?:in|on|upon|within) (?<at>[^.;,]{3,60})/i;

/** A sentence with the items of its list, parted by semicolons: "assigns 80 acres to each well, as follows: No. 1, the N/2 of the NW/4; No. 2, …". */
function withItsList(scene: Scene, at: number): string {
  let last = at;
  while (last < at + 30 && /;\s*$/.test(scene.sentences[last]?.text ?? "") && scene.sentences[last + 1]) last++;
  return scene.sentences
    .slice(at, last + 1)
    .map((s) => s.text)
    .join(" ");
}

/** Tracts of the wells where the paper tells them apart from the leased land: the acreage assigned to them, else where they all stand. */
function ofTheWells(scene: Scene, land: Land): string[] {
  const assigned = scene.sentences.flatMap((s, i) => (ASSIGNED.test(s.text) && !NONE.test(s.text) ? tractsWithin(withItsList(scene, i), land) : []));
  const at = assigned.length ? [] : scene.sentences.flatMap((s) => tractsWithin(WELLS_AT.exec(s.text)?.groups?.at ?? "", land));
  return [...new Set([...assigned, ...at])];
}

/** The facts, those on production with the tracts of which they are told where these are some of the paper's and not all. */
export function toldOfLand(facts: readonly Told[], scene: Scene, land: Land | undefined): Told[] {
  if (!land || land.tracts.length < 2) return [...facts];
  const up = givenUp(scene, land);
  const wells = ofTheWells(scene, land);
  const left = land.tracts.map((t) => t.id).filter((id) => !up.has(id));
  return facts.map((f) => {
    if (!OF_LAND.has(f.kind)) return f;
    const said = tractsWithin(f.text, land);
    const named = f.kind === "production" && wells.length && !(said.length && said.every((t) => wells.includes(t))) ? wells : said;
    const tracts = named.length || f.kind === "non_production" || !up.size ? named : left;
    return tracts.length ? { ...f, tracts } : f;
  });
}
