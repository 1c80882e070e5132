// Decrees of several estates in one paper.
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { ONE, toWire } from "@/lib/fraction/rational";

/** "the heirs of the said decedents", "in the matter of the estates of A and B": one body of heirs for them all. */
const TOGETHER =
  /\b(?:heirs|residue|property|estates?|land|lands|accounts?)\b[^.;]{0,40}\b(?:of|left by) (?:(?:the|said|both|these) )*(?:decedents|intestates|testators|estates)\b|\bestate of [^.;]{3,60}\band (?:the )?estate of\b/i;

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

/** "A died, and B took all; B died, and C took all": all that each had to the one behind him, on his death; empty where the deaths are no such line. */
export function downTheLine(scene: Scene): Found[] {
  const links = scene.parties.succession ?? [];
  const joined = links.every((l, i) => l.heirs.length === 1 && l.statement_complete && (i === 0 || links[i - 1]?.heirs[0]?.party === l.decedent));
  if (links.length < 2 || !joined) return [];
  const nameOf = (id: string): string => scene.parties.parties.find((p) => p.id === id)?.name.toUpperCase() ?? id;
  const own = (l: (typeof links)[number]) => {
    const words = l.heirs.map((h) => nameOf(h.party));
    const told = scene.sentences.find((s) => s.start >= (scene.anatomy.title?.end ?? 0) && words.every((w) => s.text.toUpperCase().includes(w)));
    return { start: told?.start ?? 0, end: told?.end ?? scene.text.length };
  };
  return links
    .map((l) => ({ l, span: own(l) }))
    .map(({ l, span }) => ({
      interest: {
        ...bareInterest("fee", scene.text.slice(span.start, span.end)),
        fraction: toWire(ONE),
        of: "grantor_interest" as const,
        from: [l.decedent],
        to: l.heirs.map((h) => h.party),
      },
      span,
      fraction: null,
      confidence: 0.8,
    }));
}
