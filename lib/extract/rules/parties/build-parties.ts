// From namings to the parties of the contract: one party a name and side, ids in order, spouses tied, each value grounded.

import type { Parties, Party } from "@/lib/contracts/aspects/parties";
import type { Grounding } from "@/lib/extract/grounding/grounded";
import { toWire } from "@/lib/fraction/rational";
import { entityTypeOf, isOrganisation } from "@/lib/names/entity-type";
import { nameKey } from "@/lib/names/name-key";
import { spansSaid } from "./ground-said";
import { withOwnedShares } from "./owner-shares";
import { withPrincipal } from "./principal";
import type { DeathFacts, PartyReading, ReadParty } from "./reading";
import { readShare } from "./share";
import { usualSpelling } from "./usual-spelling";

/** Beyond so many names a paper is a list, and is taken as it is spelt. */
const mostSpelt = 60;

/** Joins namings of one name on one side; a later naming fills what the first left open. */
function joined(parties: readonly ReadParty[]): ReadParty[] {
  const out: ReadParty[] = [];
  for (const p of parties) {
    const same = out.find((o) => nameKey(o.mention.name) === nameKey(p.mention.name) && o.side === p.side && o.role === p.role);
    if (!same) out.push({ ...p, mention: { ...p.mention } });
    else {
      const m = same.mention;
      m.marital ??= p.mention.marital;
      m.address ??= p.mention.address;
      m.capacity ??= p.mention.capacity;
      m.shareText ??= p.mention.shareText;
      same.relation ??= p.relation ?? null;
      same.died ??= p.died ?? null;
      for (const a of p.mention.aliases) if (!m.aliases.includes(a)) m.aliases.push(a);
    }
  }
  return out;
}

/** "Lawson Ray To ALICE RAY": the taker of an index line beside the premises is no giver. */
function withoutIndexTakers(reads: readonly ReadParty[], text: string): ReadParty[] {
  const taken = new Set(reads.filter((r) => r.side === "to").map((r) => nameKey(r.mention.name)));
  const givers = reads.filter((r) => r.side === "from").length;
  return reads.filter((r) => {
    const at = r.mention.span.start;
    return !(r.side === "from" && givers > 1 && taken.has(nameKey(r.mention.name)) && /\b(?:To|TO) $/.test(text.slice(Math.max(0, at - 4), at)));
  });
}

/** "the royalty reserved in the lease to Roe": who has a lease. */
const LESSEE_OF =
  /\b(?:the|said|an?|any|that|this|such|certain|existing|prior|present|gas|mineral|old|former|subsisting) leases? (?:now |made |given |held |granted |of record )?(?:to|by|in favor of) $/i;
/** "the minerals reserved in my deed to Roe, Book 4": who took or gave by another paper. */
const BY_OTHER_PAPER =
  /\b(?:reserved|excepted|kept|retained|acquired|received|got|told|set out|described|conveyed|given|bought|mentioned|named|recited)\b[^;]{0,60}\b(?:my|our|his|her|its|their|the|said|that|an?) (?:(?:\w+ )?(?:deeds?|conveyance|grant|patent|assignment|instrument)) (?:made |given |executed |delivered |of record )?(?:to|by|from|in favor of) (?:the )?(?:said )?$/i;

/** "what I kept when I deeded to Roe in 1932": who took by an act that is told. */
const BY_TOLD_ACT =
  /\b(?:when|which|that|what|whatever|as|since|after|before) (?:I|we|he|she|they|it|(?:the )?grantors?|(?!(?:there|the same|it|all|such|said|title|this)\b)[A-Z][\w.]* (?!(?:be|is|are|was|were)\b)[A-Z]\w+),? (?:had |have |has )?(?:heretofore |formerly |previously )?(?:deeded|conveyed|sold|granted|leased|assigned|gave)(?: (?:it|them|the same|the land|the other \w+))? to (?:the )?(?:said )?$/i;

/** "; A. Roe reserves 1/4": who keeps something gives, wherever he is named. */
const KEEPS = /^,? (?:hereby |also |further |expressly )*(?:reserves|retains|keeps|excepts|withholds)\b/;

/** The lessee of another paper, who took by one and who keeps, takes nothing by this. */
function withoutLessees(reads: readonly ReadParty[], text: string): ReadParty[] {
  const stray = (r: ReadParty) => {
    const ahead = text.slice(Math.max(0, r.mention.span.start - 130), r.mention.span.start);
    return (
      r.side === "to" &&
      ((r.role !== "assignee" && LESSEE_OF.test(ahead.slice(-50))) ||
        BY_OTHER_PAPER.test(ahead) ||
        BY_TOLD_ACT.test(ahead) ||
        KEEPS.test(text.slice(r.mention.span.end, r.mention.span.end + 70)))
    );
  };
  return reads.some((r) => r.side === "to" && !stray(r)) ? reads.filter((r) => !stray(r)) : [...reads];
}

/** "to A, B and C, in equal shares, that is to say one-eighth to each": the share behind the one who stands last is that of each, and no part of his alone. */
function withoutShareOfEach(reads: readonly ReadParty[], text: string): ReadParty[] {
  const [only, more] = reads.filter((r) => r.side === "to" && r.mention.shareText);
  const behind = only && !more ? (text.slice(only.mention.span.end, only.mention.span.end + 160).split(/[.;]/)[0] ?? "") : "";
  if (!/\b(?:(?:to|for) each\b|each\b(?= of them|$)|apiece\b)/i.test(behind)) return [...reads];
  return reads.map((r) => (r === only ? { ...r, mention: { ...r.mention, shareText: null } } : r));
}

/** "unto A and B an undivided 1/2 of the minerals": a share behind the last of several takers is the size of what they take, not his part of it. */
function withoutObjectShare(told: readonly ReadParty[], text: string): ReadParty[] {
  const reads = withoutShareOfEach(told, text);
  const takers = reads.filter((r) => r.side === "to");
  const last = takers.at(-1);
  if (takers.length < 2 || !last?.mention.shareText || takers.some((t) => t !== last && t.mention.shareText)) return [...reads];
  return reads.map((r) => (r === last ? { ...r, mention: { ...r.mention, shareText: null } } : r));
}

/** "A, formerly B": B told again as a name beside A is no second party of the side. */
const withoutOtherNames = (reads: readonly ReadParty[]): ReadParty[] =>
  reads.filter((r) => !reads.some((o) => o !== r && o.side === r.side && o.mention.aliases.some((a) => nameKey(a) === nameKey(r.mention.name))));

function toParty(read: ReadParty, id: string, display: string, text: string): Party {
  const { mention: m } = read;
  const share = m.shareText ? readShare(m.shareText) : null;
  return {
    id,
    name: m.name,
    display,
    role: read.role,
    side: read.side,
    entity_type: entityTypeOf(m.name, m.entityWords),
    given: null,
    middle: null,
    surname: null,
    suffix: null,
    aliases: m.aliases,
    capacity: withPrincipal(m.capacity, text),
    marital_status: m.marital,
    spouse_of: null,
    address: m.address,
    share: share ? toWire(share) : null,
    ...(m.survivorship ? { survivorship: true } : {}),
    ...(read.signed ? { signed: read.signed.is } : {}),
    ...(read.died ? { died: read.died } : {}),
    ...(read.relation ? { relation: read.relation } : {}),
  };
}

/** Ties spouses that were read as such, where both are parties of the side. */
function tieSpouses(reads: readonly ReadParty[], parties: Party[]): void {
  for (const [i, r] of reads.entries()) {
    const party = parties[i];
    const partner = r.mention.spouse;
    if (!party || !partner) continue;
    const at = reads.findIndex((o, k) => k !== i && o.side === r.side && nameKey(o.mention.name) === nameKey(partner.name));
    const other = parties[at];
    if (!other) continue;
    party.spouse_of ??= other.id;
    other.spouse_of ??= party.id;
  }
}

function successions(deaths: readonly DeathFacts[], parties: Party[], ground: Grounding): NonNullable<Parties["succession"]> {
  const known = [...parties].sort((a, b) => Number(a.role === "affiant") - Number(b.role === "affiant"));
  const find = (name: string | null) =>
    name ? (known.find((p) => nameKey(p.name) === nameKey(name) || p.aliases.some((a) => nameKey(a) === nameKey(name)))?.id ?? null) : null;
  return deaths.flatMap((d, i) => {
    const decedent = find(d.decedent);
    if (!decedent) return [];
    const { spans, ...facts } = d;
    for (const [k, span] of Object.entries(spans)) if (span) ground.add(`/succession/${i}/${k}`, span, 0.85);
    const heirs = d.heirs.flatMap((h) => {
      const party = find(h.name);
      return party
        ? [
            {
              party,
              relation: h.relation,
              per_stirpes_of: h.perStirpesOf ? (find(h.perStirpesOf) ?? h.perStirpesOf) : null,
              of_spouse: h.ofSpouse,
              living: h.living,
            },
          ]
        : [];
    });
    return [{ ...facts, decedent, spouse: find(d.spouse), heirs }];
  });
}

/** Builds the aspect. Evidence of each party stands at /parties/<i>/name, with address, capacity and marital status where they were said. */
export function buildParties(reading: PartyReading, ground: Grounding, sure: number, text: string): Parties {
  const reads = withoutOtherNames(withoutObjectShare(withoutLessees(withoutIndexTakers(joined(reading.parties), text), text), text));
  const names = reads.map((r) => r.mention.name);
  const parties = reads.map((r, i) =>
    toParty(r, `p${i + 1}`, isOrganisation(r.mention.name) || reads.length > mostSpelt ? r.mention.name : usualSpelling(r.mention.name, text, names), text),
  );
  for (const [i, r] of reads.entries()) {
    const flawed = (/[^A-Za-z0-9 .,&'()/"-]/.test(r.mention.name) ? 0.2 : 0) + (parties[i]?.display !== r.mention.name ? 0.15 : 0);
    const stated = Math.min(sure, r.sure ?? 1);
    ground.add(`/parties/${i}/name`, r.mention.span, stated - flawed);
    ground.add(`/parties/${i}/role`, r.mention.span, stated - 0.03);
    for (const [field, span] of Object.entries(spansSaid(r.mention, text))) ground.add(`/parties/${i}/${field}`, span, stated - 0.05);
    if (r.signed) ground.add(`/parties/${i}/signed`, r.signed.at, 0.85);
  }
  tieSpouses(reads, parties);
  for (const [i, r] of reads.entries()) {
    const of = r.relationOf ? parties.find((p) => nameKey(p.name) === nameKey(r.relationOf ?? "")) : undefined;
    const party = parties[i];
    if (of && party) party.relation_of = of.id;
  }
  const listed = (side: "from" | "to") => parties.filter((p, i) => (p.side === side || reads[i]?.both) && !reads[i]?.bystander).map((p) => p.id);
  const succession = successions(reading.deaths, parties, ground);
  return { parties: withOwnedShares(parties, text), from: listed("from"), to: listed("to"), ...(succession.length > 0 ? { succession } : {}) };
}
