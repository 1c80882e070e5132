// Whose the children are where a paper tells one marriage after the other, each with its children: those named behind a spouse, and ahead of the next, are of that marriage.
import { type KinFact, sameName } from "@/lib/extract/rules/parties/kinship/kin-fact";
import type { Kinship } from "@/lib/extract/rules/parties/kinship/read-kinship";

/** "BO ROE, by his first wife, ADA POE": a spouse named as the parent of one before, who opens no part of the paper. */
const AS_PARENT =
  /\b(?:by|of|with|from|between|mother|father)(?: (?:the |his |her |said |late )?(?:(?:first|second|third|former|last) )?(?:wife|husband|spouse|marriage (?:to|with)))?,? $/i;

/** Facts in which the children of the dead whose other parent no words tell have the spouse in whose part of the paper they stand; nothing changes unless a child stands between two spouses. */
export function byMarriage<K extends Kinship>(kin: K, text: string, main: string): K {
  const of = (f: KinFact) => f.of.some((o) => sameName(o, main));
  const wed = kin.facts
    .filter((f) => f.relation === "spouse" && of(f) && !AS_PARENT.test(text.slice(Math.max(0, f.at.start - 50), f.at.start)))
    .sort((a, b) => a.at.start - b.at.start);
  const children = kin.facts.filter((f) => f.relation === "child" && of(f));
  const [first, second] = wed;
  const parted = first && second && children.some((c) => c.at.start > first.at.end && c.at.end < second.at.start);
  if (!parted) return kin;
  const mate = (c: KinFact) => wed.findLast((w) => w.at.end <= c.at.start)?.name;
  const facts = kin.facts.map((f) => {
    const other = f.relation === "child" && f.of.length === 1 && of(f) ? mate(f) : undefined;
    return other ? { ...f, of: [...f.of, other] } : f;
  });
  return { ...kin, facts };
}
