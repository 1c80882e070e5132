// The controls: in every tract the surface and the minerals that somebody holds now sum to 1, or a gap says by how much they do not.
import type { EstateNode } from "@/lib/contracts/graph";
import type { Resolution } from "@/lib/contracts/resolution";
import type { Undetermined } from "@/lib/contracts/title";
import type { EstateIndex } from "@/lib/estate-graph/estate-index";
import { add, compare, equals, fromWire, ONE, type Rational, sub, sum, toText, toWire, ZERO } from "@/lib/fraction/rational";
import { type GapDraft, gapDraft } from "./gap-draft";

type Base = "surface" | "mineral";

const shares = (nodes: readonly EstateNode[], types: readonly string[]): Rational =>
  sum(nodes.filter((n) => types.includes(n.estate_type)).map((n) => fromWire(n.share)));

/** What is missing (+) or too much (−) of an estate. A life estate or a remainder stands in for the fee it was carved from. */
function difference(nodes: readonly EstateNode[], base: Base, open: Rational): Rational {
  const held = add(shares(nodes, ["fee", base]), open);
  const present = add(held, shares(nodes, ["life_estate"]));
  const future = add(held, shares(nodes, ["remainder", "reversion"]));
  if ([held, present, future].some((s) => equals(s, ONE))) return ZERO;
  return sub(ONE, held);
}

function depthsOf(nodes: readonly EstateNode[]): (string | null)[] {
  return [...new Set(nodes.filter((n) => n.estate_type === "fee" || n.estate_type === "mineral").map((n) => n.depths))];
}

/** Gaps for the tracts whose current shares do not sum to 1, unless a gap of the engine already accounts for that estate of that tract. */
export function unaccountedGaps(index: EstateIndex, resolution: Resolution, undetermined: readonly Undetermined[], known: readonly GapDraft[]): GapDraft[] {
  const label = new Map(resolution.tracts.map((t) => [t.id, t.label]));
  const told = new Set(
    known.filter((g) => g.share !== null && g.tract_id !== null).map((g) => `${g.tract_id}|${g.estate_type === "fee" ? "" : g.estate_type}`),
  );
  const out: GapDraft[] = [];
  for (const [tract, nodes] of index.byTract) {
    const current = nodes.filter((n) => n.current);
    if (!current.length || depthsOf(current).length > 1) continue;
    for (const base of ["surface", "mineral"] as const) {
      if (told.has(`${tract}|${base}`) || told.has(`${tract}|`)) continue;
      const open = sum(undetermined.filter((u) => u.tract_id === tract && (u.estate_type === base || u.estate_type === "fee")).map((u) => fromWire(u.share)));
      const missing = difference(current, base, open);
      if (equals(missing, ZERO)) continue;
      const over = compare(missing, ZERO) < 0;
      const amount = over ? sub(ZERO, missing) : missing;
      const words = over
        ? `${toText(amount)} more of the ${base} estate than the whole is held`
        : `${toText(amount)} of the ${base} estate is held by nobody of record`;
      const base_ = gapDraft(
        "unaccounted_interest",
        "critical",
        `In "${label.get(tract) ?? tract}" ${words}.`,
        over ? "Find the instrument that gave the same share twice." : "Find the instrument, probate or heirship through which this share passed.",
      );
      out.push({
        ...base_,
        tract_id: tract,
        estate_type: base,
        share: toWire(amount),
        from_node: current.find((n) => n.estate_type === base || n.estate_type === "fee")?.id ?? null,
      });
    }
  }
  return out;
}
