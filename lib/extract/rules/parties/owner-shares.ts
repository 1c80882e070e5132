// What each of several givers is told to own: "A, owner of an undivided one-third, joined by B, her husband, and C, who owns two-thirds".
import type { Party } from "@/lib/contracts/aspects/parties";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { add, compare, ONE, type Rational, toWire, ZERO } from "@/lib/fraction/rational";
import { literal } from "@/lib/text/literal";

/** Up to the share: words of owning behind the name, with who joins between. */
const OWNS =
  /^[^.;]{0,110}?\b(?:(?:owners?|holders?|proprietors?|seized|possessed)(?: in fee(?: simple)?)? of|(?:owns?|owning|holds?|holding|owned|held)(?: of record)?)(?: (?:an?|the|one|that|only|but|undivided|equal|other|remaining|interest of))* \(?$/i;
/** "and the said C of two-thirds": behind a giver whose share was told. */
const LIKEWISE = /^(?:,? (?:his|her) (?:wife|husband))?,? (?:(?:as )?to |of )?(?:(?:an?|the|undivided|other|remaining) )*\(?$/i;
/** What the share is of: the land or its minerals; nothing of what a lease pays, nor of what is sold. */
const OF_OTHER =
  /^[)"]*(?: (?:part|share|interest))?,? (?:of|in) (?:(?:the|all|any|said|such|this) )*(?:royalt|bonus|rental|rent|proceeds|purchase|price|stock|costs?)/i;
/** So far behind a name its share stands. */
const FAR = 170;

const namings = (text: string, name: string): number[] =>
  [...text.matchAll(new RegExp(`\\b${literal(name).replace(/ /g, "[ ,]{1,2}")}(?![A-Za-z])`, "gi"))].map((m) => m.index + m[0].length);

/** The share told behind one naming of a giver, up to the next giver who is not his spouse. */
function toldBehind(text: string, at: number, others: readonly string[], known: boolean): Rational | null {
  const words = text.slice(at, at + FAR);
  const next = others.map((o) => words.toLowerCase().indexOf(o.toLowerCase())).filter((i) => i >= 0);
  const own = words.slice(0, Math.min(...next, words.length));
  const share = findShares(own)[0];
  if (!share || compare(share.value, ONE) >= 0 || OF_OTHER.test(own.slice(share.end))) return null;
  const ahead = own.slice(0, share.start);
  return OWNS.test(ahead) || (known && LIKEWISE.test(ahead)) ? share.value : null;
}

/** "A and B, her husband, owning one-third": a share read beside the second of a couple of grantors is that of the first. */
function ofCouples(parties: readonly Party[], givers: readonly Party[]): Party[] {
  const first = (p: Party) => givers.find((o) => o !== p && (o.spouse_of === p.id || p.spouse_of === o.id));
  const moved = new Map(
    givers.flatMap((p) => {
      const o = first(p);
      return p.share && p.role === "grantor" && o && !o.share && givers.indexOf(o) < givers.indexOf(p) ? [[o.id, p] as const] : [];
    }),
  );
  return parties.map((p) => {
    const from = moved.get(p.id);
    if (from) return { ...p, share: from.share };
    return [...moved.values()].includes(p) ? { ...p, share: null } : p;
  });
}

/** "who own the land in the shares of one-third in A and two-thirds in B": the share right ahead of the name. */
const IN_HIM = /^\)?(?: (?:part|share|interest))? (?:in|by|belonging to|vested in|standing in) (?:the said )?$/i;
const OWNED_SO = /\b(?:owns?|owning|owned|holds?|holding|held|seized|title|ownership)\b[^.;]*$/i;
function toldAhead(text: string, end: number, name: string): Rational | null {
  const words = text.slice(Math.max(0, end - name.length - FAR), end - name.length);
  const share = findShares(words).at(-1);
  return share && compare(share.value, ONE) < 0 && IN_HIM.test(words.slice(share.end)) && OWNED_SO.test(words.slice(0, share.start)) ? share.value : null;
}

/**
 * The parties with what several givers are each told to own, where they bear no share yet; the share of a couple is that of the one named first.
 * Errs to silence: two givers or more who are not one another's spouses, each with a share of his own, which together are no more than the whole.
 */
export function withOwnedShares(parties: readonly Party[], text: string): Party[] {
  const givers = parties.filter((p) => p.side === "from" && (p.role === "grantor" || p.role === "lessor" || p.role === "assignor"));
  const joins = (p: Party, i: number) => givers.slice(0, i).some((o) => o.spouse_of === p.id || p.spouse_of === o.id);
  const owners = givers.filter((p, i) => !joins(p, i));
  if (owners.length < 2 || owners.length > 12) return [...parties];
  if (givers.some((p) => p.share)) return ofCouples(parties, givers);
  const told = new Map<string, Rational>();
  for (const p of owners) {
    const others = owners.filter((o) => o !== p).map((o) => o.name);
    const found = namings(text, p.name)
      .map((at) => toldBehind(text, at, others, told.size > 0) ?? toldAhead(text, at, p.name))
      .find((s) => s !== null);
    if (found) told.set(p.id, found);
  }
  const all = [...told.values()].reduce(add, ZERO);
  if (told.size !== owners.length || compare(all, ONE) > 0) return [...parties];
  return parties.map((p) => {
    const own = told.get(p.id);
    return own ? { ...p, share: toWire(own) } : p;
  });
}
