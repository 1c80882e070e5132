// Two-sided papers: deeds, leases, assignments, liens, releases, agreements.
import type { PartyRole } from "@/lib/contracts/aspects/parties";
import { type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { leadsAfterLife } from "@/lib/extract/rules/conveyance/phrases/after-life";
import { joiningSpouses, sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";
import { rolesOf } from "@/lib/extract/rules/parties/roles";
import { completedAtVerb } from "@/lib/extract/rules/parties/sides/at-verb";
import { sidesFromLabels } from "@/lib/extract/rules/parties/sides/from-labels";
import { sidesFromPremises } from "@/lib/extract/rules/parties/sides/from-premises";
import { itemTakers } from "@/lib/extract/rules/parties/sides/item-takers";
import { passiveSides } from "@/lib/extract/rules/parties/sides/passive-sides";
import { rowTakers } from "@/lib/extract/rules/parties/sides/row-takers";
import type { SidedMention } from "@/lib/extract/rules/parties/sides/sides";
import { takersByActs } from "@/lib/extract/rules/parties/sides/takers-by-acts";
import { namingsOf, tookBefore } from "@/lib/extract/rules/parties/sides/took-before";
import { isOrganisation } from "@/lib/names/entity-type";
import { nameKey } from "@/lib/names/name-key";

const score = (s: readonly SidedMention[]) => (s.some((x) => x.side === "from") ? 1 : 0) + (s.some((x) => x.side === "to") ? 1 : 0);

const oneSide = (s: readonly SidedMention[]): SidedMention["side"] | null => (score(s) === 1 ? (s.find((x) => x.side !== "other")?.side ?? null) : null);

/** The better of labels and premises: labels that name both sides, else whichever names more, premises on a tie; both where each names another side. */
export function bestSides(labelled: SidedMention[], premises: SidedMention[]): SidedMention[] {
  const [x, y] = [oneSide(labelled), oneSide(premises)];
  const known = new Set(labelled.map((l) => nameKey(l.mention.name)));
  if (x && y && x !== y && !premises.some((p) => known.has(nameKey(p.mention.name)))) return [...labelled, ...premises];
  if (score(labelled) === 2 || score(labelled) > score(premises)) return labelled;
  return premises;
}

const fits = (role: PartyRole | null, category: string) =>
  role !== null &&
  !(category !== "lien" && category !== "release" && /^mortgag/.test(role)) &&
  !((category === "assignment" || category === "lease") && (role === "grantor" || role === "grantee")) &&
  !(category === "release" && /lessor|lessee|mortgag/.test(role));

/** "to A for life, with remainder to B and C": B and C take by the deed though they stand behind the life tenant. */
function remaindermen(a: Anatomy): Mention[] {
  const { text } = a.view;
  const from = a.granting?.start ?? a.body.start;
  const to = Math.min(text.length, a.acknowledgments[0]?.start ?? text.length);
  return leadsAfterLife(text.slice(from, to)).flatMap((lead) => {
    const start = from + lead.end;
    const { mentions } = parseMentions(text, start, Math.min(to, start + 300), a.view.blocks);
    const first = mentions[0];
    if (!first || first.span.start - start > 2) return [];
    const cut = mentions.findIndex((x, i) => i > 0 && x.strays > 0);
    return cut > 0 ? mentions.slice(0, cut) : mentions;
  });
}

/** "Lessor: A. Lessee: B." in the schedule of an assignment are the sides of the lease, not of the paper, whose premises name both of its own. */
function labelsOf(a: Anatomy, type: InstrumentType): SidedMention[] {
  const labels = sidesFromLabels(a);
  const ofLease = (x: SidedMention): boolean => x.role === "lessor" || x.role === "lessee";
  const parts = instrumentCategory[type] === "assignment" && score(sidesFromPremises(a)) === 2;
  return parts ? labels.filter((x) => !ofLease(x)) : labels;
}

/** Papers with one verb of giving, at which a side is named that the premises do not tell. */
const COMPLETED: ReadonlySet<string> = new Set(["conveyance", "assignment", "lease", "lien"]);

/** Reads both sides; a giver who signs right behind the taker's name takes nothing; the dead who are only named for their widow's sake stay out. */
export const readDeedLike: PartyReader = (a, type) => {
  const labels = labelsOf(a, type);
  // The parties of the deed of trust are told on a line of the form of sale: they are no sides of the sale.
  const formOfSale = type === "trustees_deed" && labels.some((x) => x.side === "to");
  const told = formOfSale ? labels : bestSides(labels, sidesFromPremises(a));
  const sides = COMPLETED.has(instrumentCategory[type]) ? completedAtVerb(a, told) : told;
  const [giver, taker] = rolesOf(type);
  const category = instrumentCategory[type];
  const signs = (s: SidedMention): boolean =>
    s.side === "to" &&
    /[a-z]{2}\. $/.test(a.view.text.slice(Math.max(0, s.mention.span.start - 4), s.mention.span.start)) &&
    sides.some((o) => o.side === "from" && sameFirstAndLast(o.mention.name, s.mention.name));
  const parties: ReadParty[] = sides
    .filter((s) => !signs(s))
    .filter((s) => !(s.mention.deceased && !isOrganisation(s.mention.name) && s.mention.capacity === null))
    .map((s) => ({
      mention: s.mention,
      side: s.side,
      role: fits(s.role, category) ? (s.role as PartyRole) : s.side === "from" ? giver : s.side === "to" ? taker : "other",
    }));
  for (const mention of remaindermen(a))
    if (!parties.some((p) => p.side === "to" && sameFirstAndLast(p.mention.name, mention.name))) parties.push({ mention, side: "to", role: taker });
  if (category === "conveyance") for (const mention of takersByActs(a, parties)) parties.push({ mention, side: "to", role: taker });
  if (category === "conveyance")
    for (const mention of [...itemTakers(a), ...rowTakers(a)])
      if (!parties.some((p) => sameFirstAndLast(p.mention.name, mention.name))) parties.push({ mention, side: "to", role: taker });
  for (const m of joiningSpouses(a, parties)) parties.push({ mention: m, side: "from", role: giver });
  const now = parties.filter((p) => !tookBefore(a.view.text, namingsOf(a.view.text, p.mention.name)));
  // "having sold to A, the highest bidder, does convey to him": the only taker there is.
  const left = now.some((p) => p.side === "to") ? now : parties;
  // "is hereby sold by A and B to C": the act names both sides itself, and no second reader is asked.
  const settled = COMPLETED.has(category) && passiveSides(a).length > 0;
  return { parties: left.sort((x, y) => order(x) - order(y)), deaths: [], ...(settled ? { settled } : {}) };
};

const order = (p: ReadParty) => (p.side === "from" ? 0 : p.side === "to" ? 1 : 2);
