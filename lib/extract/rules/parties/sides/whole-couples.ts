// Husband and wife who are named together as one party: none of them stands on a side without the other.
import { type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { mentionsBetween } from "@/lib/extract/rules/parties/mentions/mentions-between";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { keysOf, oneWithinOther } from "@/lib/extract/rules/parties/same-party";
import { nameKey } from "@/lib/names/name-key";

const TWO_SIDED: ReadonlySet<string> = new Set(["conveyance", "lease", "assignment"]);
/** Between the two of a couple, and behind the second: "A and wife, B", "A, joined by his wife, B", "A and B, husband and wife". */
const BETWEEN =
  /^,? ?(?:(?:and|&|joined (?:herein )?by|with|together with|et ux\.?|et vir\.?),? )+(?:(?:his|her|my|said) )?(?:(?:wife|husband|spouse|consort),? )?(?:the said )?$/i;
const SAYS_KIN = /\b(?:wife|husband|spouse|consort|et ux|et vir|man and wife)\b/i;
const KIN_BEHIND =
  /^,? ?\(?(?:(?:being|both|who are) )?(?:(?:his|her) (?:said )?(?:wife|husband|spouse)|husband and wife|wife and husband|man and wife|a married couple|spouses)\b(?! of\b)/i;

/** Whether the paper names the two as a couple in these places. */
function areCouple(text: string, x: Mention, y: Mention): boolean {
  const [first, second] = x.span.start < y.span.start ? [x, y] : [y, x];
  const between = text.slice(first.span.end, second.span.start);
  return BETWEEN.test(between) && (SAYS_KIN.test(between) || KIN_BEHIND.test(text.slice(second.span.end, second.span.end + 40)));
}

/**
 * The parties with the other half of each couple of whom one alone was read: "to A and wife, B" gives to both.
 * Errs to none: only the place where the one was read counts, and neither the dead nor one who acts for another is added.
 */
export function withWholeCouples(a: Anatomy, parties: readonly ReadParty[], type: InstrumentType): ReadParty[] {
  if (!TWO_SIDED.has(instrumentCategory[type])) return [...parties];
  const { text } = a.view;
  return parties.flatMap((p) => {
    if ((p.side !== "from" && p.side !== "to") || p.bystander || p.mention.capacity !== null || p.mention.deceased) return [p];
    const { start, end } = p.mention.span;
    const opens = a.sentences.findLast((s) => s.start <= start)?.start ?? start;
    const near = mentionsBetween(a, Math.max(opens, start - 220), Math.min(text.length, end + 160));
    const other = near.find(
      (m) =>
        m.span.start !== start &&
        m.name.includes(" ") &&
        !m.deceased &&
        m.capacity === null &&
        areCouple(text, p.mention, m) &&
        !parties.some((o) => keysOf(o).some((k) => oneWithinOther(k, nameKey(m.name)))),
    );
    if (!other) return [p];
    const added: ReadParty = { ...p, mention: { ...other, spouse: other.spouse ?? p.mention } };
    return other.span.start < start ? [added, p] : [p, added];
  });
}
