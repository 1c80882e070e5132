// Children whom a husband or wife brought along, and whom the other never adopted: of the one who brought them alone.
import { type KinFact, sameName } from "@/lib/extract/rules/parties/kinship/kin-fact";
import type { Kinship } from "@/lib/extract/rules/parties/kinship/read-kinship";
import type { PersonAt } from "@/lib/extract/rules/parties/succession/find-people";
import { sentenceEnd } from "@/lib/extract/rules/parties/succession/sentence-end";

/** "who brought with her a son", "bringing two children into the marriage", "with a son of her own": no child of the new spouse. */
const BROUGHT =
  /\b(?:brought|bringing|brings|came with)\b(?=[^.;]{0,40}\b(?:child|children|sons?|daughters?|boys?|girls?)\b)|\bwith (?=(?:an?|one|two|three|four) (?:\w+ ){0,2}(?:child|children|sons?|daughters?|boys?|girls?) of (?:her|his) own\b)/g;
/** "Edgar never adopted him", "was not adopted by the decedent". */
const NEVER_ADOPTED =
  /\b(?:never|not|nor|neither)\b(?: \w+){0,3} adopt(?:ed)? (him|her|them|(?:the said )?(?=[A-Z]))|\b(?:never|not)\b(?: \w+){0,2} adopted by\b/g;

/** "He was not adopted by AL POE", "AL POE never adopted him": whom another than the dead has not adopted may well be a child of the dead. */
function byAnother(text: string, people: readonly PersonAt[], at: number, end: number, main: string): boolean {
  const passive = / by$/.test(text.slice(end - 3, end)) || /^ by (?=[A-Z])/.test(text.slice(end, end + 5));
  const who = passive
    ? people.find((p) => p.start >= end && p.start - end < 16)
    : people.find((p) => p.end <= at && /^,? (?:himself |herself |had |has )*$/.test(text.slice(p.end, at)));
  return who !== undefined && !sameName(who.name, main);
}

/** Whom "him" or "them" behind "never adopted" means: those listed last before; the one named where a name stands. */
function notAdopted(text: string, people: readonly PersonAt[], facts: readonly KinFact[], main: string): KinFact[] {
  return [...text.matchAll(NEVER_ADOPTED)].flatMap((m) => {
    const end = m.index + m[0].length;
    if (byAnother(text, people, m.index, end, main)) return [];
    const named = m[1] !== undefined && !/^(?:him|her|them)$/.test(m[1]) ? people.find((p) => p.start === end) : undefined;
    if (named) return facts.filter((f) => f.relation === "child" && sameName(f.name, named.name));
    const before = facts.filter((f) => f.relation === "child" && f.at.end <= m.index).sort((x, y) => x.at.start - y.at.start);
    const last = before.at(-1);
    if (!last || m.index - last.at.end > 160) return [];
    return m[1] === "them" ? before.filter((f) => f.of.join() === last.of.join()) : before.filter((f) => sameName(f.name, last.name));
  });
}

/** "a foster child, TIM ROE", "TIM ROE, who was never adopted": kept in the house, and no child of it. */
const FOSTER = /\bfoster[- ](?:child|children|son|daughter)s?,? (?:(?:named|called|one|by the name of|to-?wit|namely),? ?)?:? ?$/i;
const NOT_ADOPTED_ONE = /^,? (?:(?:who|and) )(?:was|were|is|had been|has been) (?:not|never)(?: (?:legally|formally|ever|been))* adopted(?! by\b)/;
const kept = (text: string, facts: readonly KinFact[]): KinFact[] =>
  facts.filter(
    (f) =>
      f.relation === "child" &&
      (FOSTER.test(text.slice(Math.max(0, f.at.start - 60), f.at.start)) || NOT_ADOPTED_ONE.test(text.slice(f.at.end, f.at.end + 60))),
  );

/** Those whom somebody brought into a marriage, with the one who did. */
function broughtBy(text: string, people: readonly PersonAt[], facts: readonly KinFact[]): Map<KinFact, string | null> {
  const out = new Map<KinFact, string | null>();
  for (const m of text.matchAll(BROUGHT)) {
    const end = sentenceEnd(text, m.index, text.length);
    const by = people.findLast((p) => p.end <= m.index && m.index - p.end < 80)?.name ?? null;
    for (const f of facts) if (f.relation === "child" && f.at.start > m.index && f.at.end <= end) out.set(f, by);
  }
  return out;
}

/** The facts with each such child as the child of the one who brought him, and of nobody where that one has no name. A child told elsewhere to be of the dead keeps that place. */
export function withoutStepchildren<K extends Kinship>(kin: K, text: string, people: readonly PersonAt[], main: string): K {
  const brought = broughtBy(text, people, kin.facts);
  const strangers = new Set([...brought.keys(), ...notAdopted(text, people, kin.facts, main), ...kept(text, kin.facts)]);
  if (strangers.size === 0) return kin;
  const facts = kin.facts.flatMap((f): KinFact[] => {
    if (!strangers.has(f)) return [f];
    const by = brought.get(f);
    return by ? [{ ...f, of: [by] }] : [];
  });
  return { ...kin, facts };
}
