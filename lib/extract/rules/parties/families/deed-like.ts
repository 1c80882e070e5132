// Two-sided papers: deeds, leases, assignments, liens, releases, agreements.
import type { PartyRole } from "@/lib/contracts/aspects/parties";
import { instrumentCategory } from "@/lib/contracts/instrument-types";
import { joiningSpouses } from "@/lib/extract/rules/parties/joinders";
import type { PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";
import { rolesOf } from "@/lib/extract/rules/parties/roles";
import { sidesFromLabels } from "@/lib/extract/rules/parties/sides/from-labels";
import { sidesFromPremises } from "@/lib/extract/rules/parties/sides/from-premises";
import type { SidedMention } from "@/lib/extract/rules/parties/sides/sides";
import { isOrganisation } from "@/lib/names/entity-type";

const score = (s: readonly SidedMention[]) => (s.some((x) => x.side === "from") ? 1 : 0) + (s.some((x) => x.side === "to") ? 1 : 0);

/** The better of labels and premises: labels that name both sides, else whichever names more, premises on a tie. */
export function bestSides(labelled: SidedMention[], premises: SidedMention[]): SidedMention[] {
  if (score(labelled) === 2 || score(labelled) > score(premises)) return labelled;
  return premises;
}

const fits = (role: PartyRole | null, category: string) =>
  role !== null &&
  !(category !== "lien" && category !== "release" && /^mortgag/.test(role)) &&
  !((category === "assignment" || category === "lease") && (role === "grantor" || role === "grantee")) &&
  !(category === "release" && /lessor|lessee|mortgag/.test(role));

/** Reads both sides; the dead who are only named for their widow's sake stay out. */
export const readDeedLike: PartyReader = (a, type) => {
  const sides = bestSides(sidesFromLabels(a), sidesFromPremises(a));
  const [giver, taker] = rolesOf(type);
  const category = instrumentCategory[type];
  const parties: ReadParty[] = sides
    .filter((s) => !(s.mention.deceased && !isOrganisation(s.mention.name) && s.mention.capacity === null))
    .map((s) => ({
      mention: s.mention,
      side: s.side,
      role: fits(s.role, category) ? (s.role as PartyRole) : s.side === "from" ? giver : s.side === "to" ? taker : "other",
    }));
  for (const m of joiningSpouses(a, parties)) parties.push({ mention: m, side: "from", role: giver });
  return { parties: parties.sort((x, y) => order(x) - order(y)), deaths: [] };
};

const order = (p: ReadParty) => (p.side === "from" ? 0 : p.side === "to" ? 1 : 2);
