// Orders that give in a table: a row for each taker, a column for each thing.
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { namedIn } from "@/lib/extract/rules/conveyance/people";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { shareTables } from "@/lib/extract/rules/shares/share-table";
import { toWire } from "@/lib/fraction/rational";
import { dead } from "./decree-takers";

/** One grant for each share of the first table all of whose rows name a taker; empty where there is none. */
export function tableGrants(scene: Scene): Found[] {
  const from = dead(scene);
  const pool = scene.parties.parties.filter((p) => !from.includes(p.id));
  for (const { rows } of shareTables(scene.anatomy.view)) {
    const told = rows.map((r) => ({ r, to: namedIn(r.words, pool) }));
    if (told.some(({ to }) => !to.length)) continue;
    return told.flatMap(({ r, to }) =>
      r.parts.map((p) => ({
        interest: { ...bareInterest(p.thing, r.words), fraction: toWire(p.value), of: "grantor_interest" as const, from, to },
        span: { start: r.name.start, end: p.at.end },
        fraction: p.at,
        confidence: 0.85,
      })),
    );
  }
  return [];
}
