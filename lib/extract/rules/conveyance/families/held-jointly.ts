// Whether the takers of a deed hold jointly: by the words of the grant, of the habendum, or beside their names at the head of the paper.
import { placesOf } from "@/lib/extract/rules/conveyance/people";
import { isJointly } from "@/lib/extract/rules/conveyance/phrases/jointly";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";

/** How far behind the last name of the takers the words may stand. */
const BESIDE = 160;
const JOINT_WORDS = /\b(?:as joint tenants?|in joint tenancy|rights? of survivorship|tenants? by (?:the )?entiret\w+)\b/gi;

/** "Grantees: A and B, as joint tenants": the words stand behind a taker, with no giver between. */
function besideTakers(scene: Scene, to: number): boolean {
  const { from, parties } = scene.parties;
  const head = scene.text.slice(0, to);
  return [...head.matchAll(JOINT_WORDS)].some((m) => {
    const words = head.slice(Math.max(0, m.index - BESIDE), m.index);
    const last = placesOf(words, parties).sort((a, b) => b.end - a.end)[0];
    return (
      last !== undefined &&
      scene.parties.to.includes(last.id) &&
      !from.includes(last.id) &&
      isJointly(head.slice(m.index - Math.min(m.index, 12), m.index + 80))
    );
  });
}

/** Whether the grant at `from`, the habendum or the names of the takers before it give them a joint estate with survivorship. */
export function heldJointly(scene: Scene, from: number): boolean {
  const habendum = scene.anatomy.habendum;
  const words = `${scene.text.slice(from, from + 900)} ${habendum ? scene.text.slice(habendum.start, habendum.end) : ""}`;
  return isJointly(words) || besideTakers(scene, from);
}
