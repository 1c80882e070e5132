// Amendments and extensions of a lease: who signs changes it; the lease they speak of tells who of them lets and who holds.

import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { mentionsBetween } from "@/lib/extract/rules/parties/mentions/mentions-between";
import type { PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";
import { behindVenue } from "@/lib/extract/rules/parties/sides/behind-venue";
import { sideOf } from "@/lib/extract/rules/parties/sides/labels";
import { isOrganisation } from "@/lib/names/entity-type";
import { plainName } from "@/lib/names/name-key";
import { readLeaseParties } from "./lease";

const same = (a: Mention, b: Mention): boolean =>
  isOrganisation(a.name) || isOrganisation(b.name) ? plainName(a.name) === plainName(b.name) : sameFirstAndLast(a.name, b.name);
const ACKNOWLEDGED = /\backnowledged\b/i;

/** Where the names of those who sign begin: the testimonium, the signatures, else the last third of what stands before the notary. */
function signedFrom(a: Anatomy): number {
  const { text } = a.view;
  const notary = a.acknowledgments[0]?.start ?? Math.max(0, text.search(ACKNOWLEDGED));
  const foot = Math.round(((notary > 0 ? notary : text.length) * 2) / 3);
  const marked = a.testimonium?.start ?? a.signatures?.start ?? 0;
  return marked > text.length / 3 ? marked : foot;
}

const HELD = /\b(?:to|unto|with|favor of|lessee,?)\s*(?:the )?(?:said )?$/i;
const BOTH_LET = /\band\s*$/i;

/** Which side of the lease a naming in the body stands on: by its label, else by "to", "in favor of" before it. */
function sideIn(a: Anatomy, m: Mention, previous: "from" | "to" | null): "from" | "to" {
  const told = m.label ? sideOf(m.label) : null;
  if (told?.role === "lessor") return "from";
  if (told?.role === "lessee") return "to";
  const before = a.view.text.slice(Math.max(0, m.span.start - 24), m.span.start);
  if (HELD.test(before)) return "to";
  return BOTH_LET.test(before) && previous && !isOrganisation(m.name) ? previous : "from";
}

const OF_NOTARY = /^[,.]? ?(?:a )?(?:notary|n\.? ?p\b|clerk)/i;
/** The notary and the clerk sign too, but nothing of their own. */
const certifies = (a: Anatomy, m: Mention): boolean => OF_NOTARY.test(a.view.text.slice(m.span.end, m.span.end + 24));

/** Namings of the body whose owners sign below, each once, with their side of the lease. */
export function signersOfLease(a: Anatomy): ReadParty[] {
  const start = behindVenue(a);
  const signed = signedFrom(a);
  const below = ` ${plainName(a.view.text.slice(signed))} `;
  const out: ReadParty[] = [];
  let last: "from" | "to" | null = null;
  for (const mention of mentionsBetween(a, start, signed)) {
    if (certifies(a, mention) || !below.includes(` ${plainName(mention.name)} `)) continue;
    const side = sideIn(a, mention, last);
    last = side;
    const known = out.find((p) => same(p.mention, mention));
    if (!known) out.push({ mention, side, role: side === "from" ? "lessor" : "lessee" });
  }
  return out;
}

/** Reads an amendment or extension: as a lease where its premises name both sides, else those of the lease told of who sign. */
export const readLeaseChange: PartyReader = (a, type) => {
  const told = readLeaseParties(a, type);
  if (told?.parties.some((p) => p.side === "from") && told.parties.some((p) => p.side === "to")) return told;
  const found = signersOfLease(a);
  return found.some((p) => p.side === "from") ? { parties: found, deaths: [] } : told;
};
