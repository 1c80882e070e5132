// Declarations of pooling: those who pool are named before the words that pool; lessors whose leases are listed pool nothing.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { mentionsBetween } from "@/lib/extract/rules/parties/mentions/mentions-between";
import type { PartyReader } from "@/lib/extract/rules/parties/reading";
import { behindVenue } from "@/lib/extract/rules/parties/sides/behind-venue";
import { readAssignment } from "./assignment";

const ACT = "(?:pools?|combines?|unitizes?|communitizes?|declares?|designates?|forms?|consolidates?|creates?)\\b";
const POOLS = new RegExp(
  `\\b(?:(?:do|does)(?: hereby)?|hereby|has|have)(?:,? \\w+){0,2}? ${ACT}|\\b(?:pools|unitizes|communitizes|declares|designates) (?=(?:and|the|said|all|its|their|as)\\b)`,
);
/** The names of a recital or of a lease that is pooled. */
const TOLD_OF = /\b(?:from|by|between|with|under|lessors?|leases? of|on behalf of|and to|unto)[:,]? (?:the )?$/i;
function poolers(a: Anatomy, to: number): Mention[] {
  const { text } = a.view;
  const out: Mention[] = [];
  for (const m of mentionsBetween(a, behindVenue(a), to))
    if (!TOLD_OF.test(text.slice(Math.max(0, m.span.start - 24), m.span.start)) && !out.some((o) => o.name.toUpperCase() === m.name.toUpperCase())) out.push(m);
  return out;
}

/** "ELM OIL, INC. and OAK, LLC, owners of the leases below, do hereby pool …" → both, giving; where no such words stand, as an assignment is read. */
export const readUnitParties: PartyReader = (a, type) => {
  const from = a.title?.end ?? 0;
  const verb = POOLS.exec(a.view.text.slice(from, from + 4000));
  const found = verb ? poolers(a, from + verb.index) : [];
  if (!found.length) return readAssignment(a, type);
  return { parties: found.map((mention) => ({ mention, side: "from", role: "other" })), deaths: [] };
};
