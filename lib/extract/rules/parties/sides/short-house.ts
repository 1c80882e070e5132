// Houses that the paper calls by one word of their name or by its first words: "grants to the said Club" is to the Elm Hunting Club named above, and no second party.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { emptyMention, type Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { namesIn } from "@/lib/extract/rules/parties/mentions/names-in";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { isOrganisation } from "@/lib/names/entity-type";
import { nameKey } from "@/lib/names/name-key";
import { tokenise } from "@/lib/text/tokens";
import { houseMeant } from "./direct-takers";

const SAID = /\b(?:the|said|that|this|such)(?: (?:said|aforesaid|above[- ]named|same))* $/i;
/** "the Club", "said Lodge": one word with an article, at each place where it is written so. */
const isWord = (a: Anatomy, m: Mention): boolean => /^[A-Za-z]{3,}$/.test(m.name) && SAID.test(a.view.text.slice(Math.max(0, m.span.start - 30), m.span.start));

/** Bound for hostile text. */
const LONGEST = 14_000;
/** "Ada Venn. Elm Oil Co.": two names that a point parts. */
const BROKEN = /[a-z]{2}[.;:] |\b[A-Z]{3,}[.;:] /;
const MR = /\b(?:Mr|Mrs|Ms|Miss|Messrs|Dr)\.? $/;

/** Whether a name is that of a person: he is told as married or single, is a Mr., or signs by it alone. */
function isPerson(a: Anatomy, m: Mention): boolean {
  const { text, lines } = a.view;
  return (
    m.marital !== null ||
    m.spouse !== null ||
    MR.test(text.slice(Math.max(0, m.span.start - 10), m.span.start)) ||
    (m.name.includes(" ") && lines.some((l) => nameKey(text.slice(l.start, l.end)) === nameKey(m.name)))
  );
}

/** "Gage Valley" where the paper has named one house that opens with those words, "Gage Valley Energy Corporation": that house; null for a person and where several are meant. */
function houseOpening(a: Anatomy, m: Mention): Mention | null {
  const key = nameKey(m.name);
  if (key === "" || isOrganisation(m.name) || isPerson(a, m)) return null;
  const text = a.view.text.slice(0, Math.min(LONGEST, m.span.start));
  const named = namesIn(tokenise(text, Math.min(a.title?.end ?? 0, text.length), text.length), text);
  const houses = named.filter((n) => n.organisation && nameKey(n.name).startsWith(`${key} `) && !BROKEN.test(n.name.slice(0, m.name.length + 8)));
  const [house] = houses;
  const another =
    houses.some((h) => nameKey(h.name) !== nameKey(house?.name ?? "")) || named.some((n) => !n.organisation && nameKey(n.name).endsWith(` ${key}`));
  return house && !another ? emptyMention(house.name, { start: house.start, end: house.end }) : null;
}

/** The longer name of which the word is one: that of another party, else the house of the kind named last before. */
function longName(a: Anatomy, short: ReadParty, parties: readonly ReadParty[]): Mention | null {
  const opened = houseOpening(a, short.mention);
  if (opened || !isWord(a, short.mention)) return opened;
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
    .filter((p) => isWord(a, p.mention) || houseOpening(a, p.mention) !== null)
    .reduce<ReadParty[]>(
      (list, short) => {
        const long = longName(a, short, list);
        if (!long) return list;
        const own = list.find((p) => p !== short && nameKey(p.mention.name) === nameKey(long.name));
        const rest = list.filter((p) => p !== short && p !== own);
        if (!own) return list.map((p) => (p === short ? { ...short, mention: long } : p));
        const moves = own.side !== short.side && rest.some((p) => p.side === own.side && !p.bystander);
        return [...rest, moves ? { ...own, side: short.side, role: short.role } : own];
      },
      [...parties],
    );
}
