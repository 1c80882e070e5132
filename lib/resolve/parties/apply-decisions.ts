// The reviewer's merges and splits, in the order in which they were made. They name mentions and always win over the rules.
import type { MentionDecision } from "@/lib/contracts/resolution";

export type MentionGroup = { keys: string[]; decided: boolean };
export const mentionKey = (m: { document_id: string; party_id: string }): string => `${m.document_id}/${m.party_id}`;

/** Groups of mention keys → the groups after the decisions. Mentions that are no longer there are passed over. */
export function applyDecisions(groups: readonly string[][], decisions: readonly MentionDecision[]): MentionGroup[] {
  const all: MentionGroup[] = groups.map((keys) => ({ keys: [...keys], decided: false }));
  const home = new Map<string, MentionGroup>();
  for (const group of all) for (const key of group.keys) home.set(key, group);
  for (const decision of decisions) {
    const keys = [...new Set(decision.mentions.map(mentionKey))].filter((k) => home.has(k));
    const target: MentionGroup = { keys: [], decided: true };
    const touched = new Set(keys.map((k) => home.get(k)).filter((g): g is MentionGroup => g !== undefined));
    if (decision.kind === "merge") {
      if (touched.size < 2) continue;
      for (const group of touched) target.keys.push(...group.keys.splice(0));
    } else {
      const leaving = new Set(keys);
      for (const group of touched) {
        target.keys.push(...group.keys.filter((k) => leaving.has(k)));
        group.keys = group.keys.filter((k) => !leaving.has(k));
        group.decided = true;
      }
    }
    if (!target.keys.length) continue;
    for (const key of target.keys) home.set(key, target);
    all.push(target);
  }
  return all.filter((g) => g.keys.length > 0);
}
