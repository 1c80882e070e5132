// Given names in a row whose surname stands with the last of them.
import type { Span } from "@/lib/text/view";
import type { Slot } from "./kin-fact";

/** "One, CLARENCE H. FOOTE": how many, and no name. */
const COUNT = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|yes|none|only|both)$/i;

/** "ROY, CLYDE and OPAL HARMON" after "three children": given names that share the surname. */
export function givenNames(text: string, slot: Slot, p: Span & { name: string }): (Span & { name: string })[] {
  if (!slot.kin.plural) return [];
  const before = slot.filled.at(-1);
  // "ABE, BEA and CY ROE" where the first already stands in the list by his given name alone.
  if (before && / /.test(text.slice(before.at.start, before.at.end))) return [];
  const gap = text.slice(before?.at.end ?? slot.opened, p.start);
  const chain = /(?:^|[,:] |\bnamely |\bviz\.? )((?:[A-Z][A-Za-z]+(?:, and |, | and )){1,8})$/.exec(gap);
  const surname = p.name.split(" ").slice(1).join(" ");
  if (!chain?.[1] || !surname) return [];
  const from = p.start - chain[1].length;
  return [...chain[1].matchAll(/[A-Z][A-Za-z]+/g)]
    .filter((w) => !COUNT.test(w[0]) && !/^(?:Decedent|Deceased|Affiant|Testat\w+|Intestate)$/i.test(w[0]))
    .map((w) => ({
      name: `${w[0]} ${p.name.split(" ").at(-1)}`,
      start: from + w.index,
      end: from + w.index + w[0].length,
    }));
}
