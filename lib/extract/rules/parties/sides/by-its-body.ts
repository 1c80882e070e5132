// Boards and officers by which a State, county or company acts: "Elm County, by its Board of County Commissioners, conveys" is a deed of Elm County.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { groupsBetween } from "@/lib/extract/rules/parties/mentions/mentions-between";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { entityTypeOf } from "@/lib/names/entity-type";
import { nameKey } from "@/lib/names/name-key";

const BODY = /\b(?:board|commission|commissioners|council|court|department|office|trustees|directors|managers|regents|supervisors|selectmen|vestry)\b/i;
/** Words that lead from a house to the body by which it acts. */
const BY_ITS =
  /^,? ?(?:[^.;]{0,60}?, )?(?:(?:acting|herein|here|appearing|represented) ){0,2}(?:by and through|by|through) (?:its|the|their) (?:[a-z]+ ){0,3}$/i;
const REACH = 200;

/** The givers, a board named behind "by its" left out for the State, county or company whose board it is. */
export function withoutBodies(a: Anatomy, parties: readonly ReadParty[]): ReadParty[] {
  const { text } = a.view;
  return parties.flatMap((p) => {
    const at = p.mention.span.start;
    if (p.side !== "from" || !BODY.test(p.mention.name) || !/\b(?:its|the|their) (?:[a-z]+ ){0,3}$/i.test(text.slice(Math.max(0, at - 40), at))) return [p];
    const before = groupsBetween(a, Math.max(a.title && a.title.end < at ? a.title.end : 0, at - REACH), at).flat();
    const whose = before.findLast((m) => entityTypeOf(m.name, m.entityWords) !== "individual" && BY_ITS.test(text.slice(m.span.end, at)));
    if (!whose) return [p];
    return parties.some((o) => o.side === "from" && nameKey(o.mention.name) === nameKey(whose.name)) ? [] : [{ ...p, mention: whose }];
  });
}
