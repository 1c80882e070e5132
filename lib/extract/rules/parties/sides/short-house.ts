// Houses that the paper calls by one word of their name: "grants to the said Club" is to the Elm Hunting Club named above, and no second party.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { emptyMention, type Mention } from "@/lib/extract/rules/parties/mentions/mention";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { isOrganisation } from "@/lib/names/entity-type";
import { nameKey } from "@/lib/names/name-key";
import { houseMeant } from "./direct-takers";

const SAID = /\b(?:the|said|that|this|such)(?: (?:said|aforesaid|above[- ]named|same))* $/i;
/** "the Club", "said Lodge": one word with an article, at each place where it is written so. */
const isShort = (a: Anatomy, m: Mention): boolean =>
  /^[A-Za-z]{3,}$/.test(m.name) && SAID.test(a.view.text.slice(Math.max(0, m.span.start - 30), m.span.start));

/** The longer name of which the word is one: that of another party, else the house of the kind named last before. */
function longName(a: Anatomy, short: ReadParty, parties: readonly ReadParty[]): Mention | null {
  const word = nameKey(short.mention.name);
  const party = parties.find(
    (p) => p !== short && isOrganisation(p.mention.name) && nameKey(p.mention.name).split(" ").length > 1 && nameKey(p.mention.name).split(" ").includes(word),
  );
  if (party) return party.mention;
  const house = houseMeant(a.view.text, short.mention.name, short.mention.span.start);
  return house ? emptyMention(house.name, { start: house.start, end: house.end }) : null;
}

/**
 * The parties with each house under its own name. Where the house was read on the other side as well, the side that the short name has by the act is its side,
 * if another party stays on the one it leaves. Errs on the side of what was read: a word that is part of no longer name stays a party.
 */
export function withHousesInFull(a: Anatomy, parties: readonly ReadParty[]): ReadParty[] {
  return parties
    .filter((p) => isShort(a, p.mention))
    .reduce<ReadParty[]>(
      (list, short) => {
        const long = longName(a, short, list);
        if (!long) return list;
        const own = list.find((p) => p !== short && nameKey(p.mention.name) === nameKey(long.name));
        const rest = list.filter((p) => p !== short && p !== own);
        if (!own) return [...rest, { ...short, mention: long }];
        const moves = own.side !== short.side && rest.some((p) => p.side === own.side && !p.bystander);
        return [...rest, moves ? { ...own, side: short.side, role: short.role } : own];
      },
      [...parties],
    );
}
