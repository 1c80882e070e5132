// Which estates of the graph stand behind what a table or a requirement says: their lines are what the proof unfolds.
import type { EstateType } from "@/lib/contracts/estates";
import type { EstateNode } from "@/lib/contracts/graph";
import type { Issue, Revenue } from "@/lib/contracts/title";

const most = 4;

/** The estates that effects made, the current ones first; at most four, for more is no proof that a person reads. */
export function nodesOfEffects(effectIds: readonly string[], nodes: readonly EstateNode[]): EstateNode[] {
  const wanted = new Set(effectIds);
  return nodes
    .filter((n) => n.created_by !== null && wanted.has(n.created_by))
    .toSorted((a, b) => Number(b.current) - Number(a.current))
    .slice(0, most);
}

/** The estates that a requirement speaks of: those its effects made, else what its parties hold now in its tracts. */
export function nodesOfIssue(issue: Pick<Issue, "effect_ids" | "party_ids" | "tract_ids">, nodes: readonly EstateNode[]): EstateNode[] {
  const made = nodesOfEffects(issue.effect_ids, nodes);
  if (made.length > 0 || issue.effect_ids.length > 0) return made;
  return nodes
    .filter((n) => n.current && n.holder.party_id !== null && issue.party_ids.includes(n.holder.party_id) && issue.tract_ids.includes(n.tract_id))
    .slice(0, most);
}

const estates: Record<Revenue["kind"], EstateType[]> = {
  lessor_royalty: ["mineral", "fee", "life_estate"],
  npri: ["royalty"],
  overriding_royalty: ["overriding_royalty", "production_payment"],
  working_interest: ["leasehold"],
  unleased_cotenant: ["mineral", "fee"],
};

/** The current estates from which a payee is paid: of several alike, those that an effect of the payment made. */
export function nodesOfRevenue(row: Pick<Revenue, "party_id" | "name" | "kind" | "effects">, tractId: string, nodes: readonly EstateNode[]): EstateNode[] {
  const mine = nodes.filter(
    (n) =>
      n.current &&
      n.tract_id === tractId &&
      estates[row.kind].includes(n.estate_type) &&
      (row.party_id ? n.holder.party_id === row.party_id : n.holder.name === row.name),
  );
  const named = mine.filter((n) => n.created_by && row.effects?.includes(n.created_by));
  return (named.length > 0 ? named : mine).slice(0, most);
}
