// Decrees of several estates in one paper.
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";

/** A decree of several estates: what is given to the heirs of one of the dead comes from that one. */
export function fromOwn(list: readonly Found[], scene: Scene): Found[] {
  const families = scene.parties.succession ?? [];
  return list.map((f) => {
    if (f.interest.from.length < 2 || !f.interest.to.length) return f;
    const own = families.filter((s) => f.interest.to.every((id) => s.heirs.some((h) => h.party === id)));
    return own.length === 1 && own[0] ? { ...f, interest: { ...f.interest, from: [own[0].decedent] } } : f;
  });
}
