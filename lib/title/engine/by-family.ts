// A gift to a class, or an order "to the heirs", goes to the family that the same paper finds: the issue of the dead share their place.
import { instrumentCategory } from "@/lib/contracts/instrument-types";
import { equals, ONE, type Rational, sum, toWire } from "@/lib/fraction/rational";
import { sameHolder } from "@/lib/title/ledger/interest";
import type { Case } from "./case";
import type { Group } from "./deed-groups";
import { familyOf, type Succession, successions } from "./family";
import type { Actor, Matter } from "./matter";

/** Papers that give what one dead had: wills, decrees and findings. */
const ofTheDead = (m: Matter): boolean => instrumentCategory[m.type] === "probate" || m.type === "court_findings_heirship";
/** Words that part what is given by heads or by shares of their own. */
const BY_HEADS = /\bper capita\b|\bshare and share alike\b|\b(?:in )?equal (?:parts|shares|portions)\b|\bequally\b|\bin equal\b|\beach\b|\bapiece\b/i;
/** … but for the issue of those who died. "Equally to A and the children of B" is by heads for all (Balcom v. Haynes, 14 Allen 204 (Mass. 1867)). */
const BY_STOCKS =
  /\bper stirpes\b|\brepresentation\b|\bissue\b|\bparent'?s (?:share|part|portion)\b|\b(?:his|her|their|that one'?s?|such|child'?s) (?:or her )?(?:share|part|portion)\b/i;

/** The places in the family of those who take: what each has of the whole; null where the paper tells no family of theirs with one dead whose issue stand in. */
function placesOf(
  matter: Matter,
  s: Succession,
  to: readonly Actor[],
  kase: Case,
  tract: string,
): readonly { readonly actor: Actor; readonly share: Rational }[] | null {
  if (!s.heirs.some((h) => h.per_stirpes_of !== null)) return null;
  const family = familyOf(matter, { ...s, spouse: null }, "unknown", false, kase.place(tract, matter));
  const kin = [family.issue, family.siblings].find((list) => list.length > 1 && list.every((k) => to.some((a) => sameHolder(a, k.holder))));
  if (!kin || !equals(sum(kin.map((k) => k.share)), ONE)) return null;
  const dead = (a: Actor) => s.heirs.some((h) => h.party === a.local && h.living === false);
  if (!to.every((a) => dead(a) || kin.some((k) => sameHolder(a, k.holder)))) return null;
  return to.flatMap((actor) => {
    const share = kin.find((k) => sameHolder(actor, k.holder))?.share;
    return share && !dead(actor) ? [{ actor, share }] : [];
  });
}

/** The takers of a will or decree with the shares that their places in the family give them, where the words state none; else the group as it is. */
export function byFamily(kase: Case, matter: Matter, tract: string, group: Group): Group {
  if (!ofTheDead(matter) || group.to.length < 2 || group.to.some((a) => a.party.share)) return group;
  const words = group.clauses.map((c) => c.words.text).join(" ");
  if (BY_HEADS.test(words) && !BY_STOCKS.test(words)) return group;
  for (const s of successions(matter)) {
    const places = placesOf(matter, s, group.to, kase, tract);
    if (places) return { ...group, to: places.map(({ actor, share }) => ({ ...actor, party: { ...actor.party, share: toWire(share) } })) };
  }
  return group;
}
