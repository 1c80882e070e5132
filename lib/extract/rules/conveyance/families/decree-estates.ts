// Decrees of several estates in one paper.
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";

/** "the heirs of the said decedents", "in the matter of the estates of A and B": one body of heirs for them all. */
const TOGETHER =
  /\b(?:heirs|residue|property|estates?|land|lands|accounts?)\b[^.;]{0,40}\b(?:of|left by) (?:(?:the|said|both|these) )*(?:decedents|intestates|testators|estates)\b/i;

/** A decree of several estates: what is given to the heirs of one of the dead comes from that one, where the others are not given in the same breath. */
export function fromOwn(list: readonly Found[], scene: Scene): Found[] {
  const families = scene.parties.succession ?? [];
  const together = families.filter((s) => s.heirs.length > 0).length < 2 && TOGETHER.test(scene.text);
  return list.map((f) => {
    if (together || f.interest.from.length < 2 || !f.interest.to.length) return f;
    const own = families.filter((s) => f.interest.to.every((id) => s.heirs.some((h) => h.party === id)));
    return own.length === 1 && own[0] ? { ...f, interest: { ...f.interest, from: [own[0].decedent] } } : f;
  });
}
