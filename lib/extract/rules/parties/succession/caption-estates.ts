// The other dead of a decree over several estates, as its caption names them.

import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import { emptyMention } from "@/lib/extract/rules/parties/mentions/mention";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { findPeople } from "./find-people";

const CAPTION = 500;
/** "Estates of", "and the Estate of": what leads to the dead. */
const ESTATES = /\bestates? of:? (?:the late )?(?=[A-Z])/gi;
/** What may part the names of one caption: "A, his wife, and B". */
const BETWEEN = /^,?(?: (?:and|&|his|her|wife|husband|widow(?:er)?|spouse|deceased|late|the|said|of|both|also)\b,?)* ?$/i;
const DEAD = /^(?:,? (?:his|her) (?:wife|husband|widow(?:er)?|spouse))?,? ?(?:both |each )?(?:now )?deceased\b/i;

/** Names that stand together behind `at`. */
function group(text: string, at: number): { name: string; start: number; end: number }[] {
  const people = findPeople(text, at, Math.min(text.length, at + 160));
  const cut = people.findIndex((p, i) => !BETWEEN.test(text.slice(i === 0 ? at : (people[i - 1]?.end ?? at), p.start)));
  return cut < 0 ? people : people.slice(0, cut);
}

/**
 * Those of the dead whose estates one caption joins ("Estates of A and B, deceased"; "Estate of A, deceased, and Estate of B, deceased") and whom the paper was not read to tell of.
 * Input: the paper and the dead read of it. It errs to none: a name counts only behind the words of the caption, called dead or led by "estates".
 */
export function captionEstates(a: Anatomy, parties: readonly ReadParty[]): ReadParty[] {
  const { text } = a.view;
  const out: ReadParty[] = [];
  for (const m of text.slice(0, CAPTION).matchAll(ESTATES)) {
    const several = /estates/i.test(m[0]);
    for (const p of group(text, m.index + m[0].length)) {
      const known = [...parties, ...out].some((x) => sameFirstAndLast(x.mention.name, p.name));
      if (known || !(several || DEAD.test(text.slice(p.end, p.end + 60)))) continue;
      out.push({ mention: emptyMention(p.name, p), side: "from", role: "decedent" });
    }
  }
  return out;
}
