// Whether the takers of a deed hold jointly: by the words of the grant, of the habendum, or beside their names at the head of the paper.
import { placesOf } from "@/lib/extract/rules/conveyance/people";
import { isJointly } from "@/lib/extract/rules/conveyance/phrases/jointly";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";

/** How far behind the last name of the takers the words may stand. */
const BESIDE = 160;
const JOINT_WORDS = /\b(?:as joint tenants?|in joint tenancy|rights? of survivorship|tenants? by (?:the )?entiret\w+)\b/gi;

/** "Grantees: A and B, as joint tenants": words behind a taker, with no giver between; null where none stand so. */
export function jointBesideTakers(scene: Scene, to: number): string | null {
  const { from, parties } = scene.parties;
  const head = scene.text.slice(0, to);
  for (const m of head.matchAll(JOINT_WORDS)) {
    const words = head.slice(Math.max(0, m.index - BESIDE), m.index);
    const last = placesOf(words, parties).sort((a, b) => b.end - a.end)[0];
    const said = head.slice(m.index - Math.min(m.index, 12), m.index + 80);
    if (last && scene.parties.to.includes(last.id) && !from.includes(last.id) && isJointly(said)) return said.trim();
  }
  return null;
}

/** Whether the grant at `from` or the habendum gives the takers a joint estate with survivorship. */
export function heldJointly(scene: Scene, from: number): boolean {
  const habendum = scene.anatomy.habendum;
  return isJointly(`${scene.text.slice(from, from + 900)} ${habendum ? scene.text.slice(habendum.start, habendum.end) : ""}`);
}
