// Mentions → parties: block, compare, join, apply the reviewer's decisions, and say of each party why its mentions are one.

import type { MentionDecision, ResolvedParty } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { estateName, personOfEstate } from "@/lib/names/estate-name";
import { inOrder } from "@/lib/resolve/document-date";
import { stableId } from "@/lib/resolve/stable-id";
import { applyDecisions, mentionKey } from "./apply-decisions";
import { type Candidate, candidateOf, partByLife } from "./candidate";
import { type Clusters, cluster } from "./cluster";
import type { Comparison } from "./comparison";
import { type Mention, mentionsOf } from "./mention";
import { organisationKeyOf } from "./organisation-key";
import { type ScoredPair, scorePairs } from "./score-pairs";
import { successionLinks } from "./succession-links";

/** One instrument may take a company for a person ("Northern Improvement"): where another shows that name as an organisation, it is one. */
function alignKinds(mentions: readonly Mention[]): void {
  const organisations = new Set(mentions.filter((m) => m.key.kind === "organisation").map((m) => m.key.text));
  const asOrganisation = new Map<string, ReturnType<typeof organisationKeyOf>>();
  for (const m of organisations.size ? mentions : []) {
    if (m.key.kind !== "person" || m.actsFor || m.dead) continue;
    const key = asOrganisation.get(m.name) ?? organisationKeyOf(m.name);
    asOrganisation.set(m.name, key);
    if (organisations.has(key.text)) m.key = key;
  }
}

function candidatesOf(mentions: readonly Mention[]): Candidate[] {
  alignKinds(mentions);
  const byName = new Map<string, Mention[]>();
  for (const m of mentions) {
    const key = m.key.text ? `${m.key.kind}|${m.key.text}` : `${m.key.kind}|${mentionKey(m)}`;
    const list = byName.get(key);
    if (list) list.push(m);
    else byName.set(key, [m]);
  }
  return [...byName.values()].flatMap(partByLife).map((list, index) => candidateOf(index, list));
}

const confidenceOf = (score: number): number => Math.round((1 - 1 / (1 + 2 ** Math.min(score, 14))) * 100) / 100;
const fullness = (m: Mention): number =>
  (m.actsFor ? 0 : 1) +
  m.key.text.replace(/[^a-z0-9]/g, "").length * 2 +
  (m.display === m.display.toUpperCase() ? 0 : 1) -
  (m.party_id.endsWith(":for") ? 1 : 0);

/** A surname or a company's name laid aside: another naming calls it a former one ("Gale Oran, formerly Gale Strand"). */
const laidAside = (m: Mention, all: readonly Mention[]): boolean =>
  all.some((o) => o.aliases.some((a) => sameName(a, m.key)) && (m.key.kind === "organisation" || (o.key.kind === "person" && o.key.surname !== m.key.surname)));
const sameName = (a: Mention["key"], b: Mention["key"]): boolean => a.kind === b.kind && a.text === b.text;

/** The fullest form in which the party is named: "James E. Tandy" rather than "J. E. TANDY"; of two surnames the later one. */
function displayOf(mentions: readonly Mention[], former: ReadonlySet<string>): Mention | undefined {
  const alive = mentions.filter((m) => m.entity_type !== "estate");
  const kept = alive.filter((m) => !laidAside(m, alive) && !former.has(m.key.text));
  const last = alive.at(-1);
  const living = kept.length ? kept : alive.filter((m) => last && sameName(m.key, last.key));
  return [...(living.length ? living : mentions)].sort((a, b) => fullness(b) - fullness(a))[0];
}

/** As title stands at the end: one who last dealt through an executor is shown as the estate, a trust with the trustee who holds for it. */
function titleOf(shown: Mention, mentions: readonly Mention[]): string {
  const last = mentions.filter((m) => m.side !== "other").at(-1);
  const plain = shown.entity_type === "estate" ? personOfEstate(shown.display) : shown.display;
  if (shown.key.kind === "person" && last && (last.entity_type === "estate" || last.fiduciary === "estate")) return estateName(plain);
  const trustee = mentions.filter((m) => m.trustee !== null).at(-1)?.trustee;
  return trustee && shown.entity_type === "trust" ? `${trustee}, Trustee of the ${plain.replace(/^the /i, "")}` : plain;
}

function explain(keys: ReadonlySet<string>, joined: readonly ScoredPair[]): { level: string; explanation: Comparison[]; score: number } {
  const pairs = joined.filter((p) => p.a.mentions.some((m) => keys.has(mentionKey(m))) && p.b.mentions.some((m) => keys.has(mentionKey(m))));
  const weakest = [...pairs].sort((a, b) => a.score - b.score)[0];
  const explanation = pairs.flatMap((p) => p.steps.map((s) => (s.field === "prior" ? { ...s, left: p.a.key.text, right: p.b.key.text } : s)));
  const named = weakest?.steps.find((s) => s.field === "name" || s.field === "succession");
  return { level: named?.level ?? "exact", explanation, score: weakest?.score ?? 14 };
}

/** Names that a paper says a company has given up, and that it never took again. */
function formerNames(documents: readonly ResolvedDocument[]): ReadonlySet<string> {
  const next = new Map<string, Set<string>>();
  for (const l of successionLinks(documents)) next.set(l.former.text, (next.get(l.former.text) ?? new Set()).add(l.later.text));
  const comesBack = (name: string): boolean => {
    const seen = new Set<string>();
    const open = [...(next.get(name) ?? [])];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === name) return true;
      if (!seen.has(at)) open.push(...(next.get(at) ?? []));
      seen.add(at);
    }
    return false;
  };
  return new Set([...next.keys()].filter((t) => !comesBack(t)));
}

type Known = { byKey: ReadonlyMap<string, Mention>; joined: readonly ScoredPair[]; former: ReadonlySet<string> };

function partyOf(keys: readonly string[], decided: boolean, { byKey, joined, former }: Known): ResolvedParty {
  const mentions = keys.map((k) => byKey.get(k)).filter((m): m is Mention => m !== undefined);
  const first = mentions[0];
  const shown = displayOf(mentions, former);
  if (!first || !shown) throw new RangeError("A party needs a mention.");
  const match = explain(new Set(keys), joined);
  return {
    id: stableId("pty_", mentionKey(first)),
    display: titleOf(shown, mentions),
    entity_type: shown.entity_type === "estate" ? "individual" : shown.entity_type,
    aliases: mentions.map((m) => ({ name: m.name, document_id: m.document_id, party_id: m.party_id })),
    documents: [...new Set(mentions.map((m) => m.document_id))],
    match: { level: decided ? "reviewer" : match.level, explanation: match.explanation },
    confidence: decided ? 1 : confidenceOf(match.score),
    died: mentions.map((m) => m.died).find((d) => d !== null) ?? null,
    decided_by: decided ? "reviewer" : "rules",
  };
}

/** Links between parties that need every party's id: spouses, near misses, and for whom an agent acts. */
function linkParties(parties: readonly ResolvedParty[], byKey: ReadonlyMap<string, Mention>, near: Clusters["near"]): void {
  const idOf = new Map(parties.flatMap((p) => p.aliases.map((a) => [mentionKey(a), p] as const)));
  for (const party of parties) {
    const spouses = new Set<string>();
    for (const alias of party.aliases) {
      const mention = byKey.get(mentionKey(alias));
      for (const s of mention?.spouses ?? []) {
        const other = idOf.get(mentionKey(s));
        if (other && other !== party) spouses.add(other.id);
      }
      const principal = mention?.actsFor ? idOf.get(mentionKey({ document_id: alias.document_id, party_id: mention.actsFor })) : undefined;
      if (principal) alias.acts_for = principal.id;
    }
    const trusts = [
      ...new Set(party.aliases.map((a) => a.acts_for).filter((id) => id !== undefined && parties.some((p) => p.id === id && p.entity_type === "trust"))),
    ];
    const trust = trusts.length === 1 ? trusts[0] : undefined;
    if (trust) for (const alias of party.aliases) if (byKey.get(mentionKey(alias))?.bareTrustee) alias.acts_for ??= trust;
    if (spouses.size) party.spouse_ids = [...spouses];
  }
  for (const pair of near) {
    const a = pair.a.mentions[0];
    const b = pair.b.mentions[0];
    const left = a && idOf.get(mentionKey(a));
    const right = b && idOf.get(mentionKey(b));
    if (!left || !right || left === right || left.decided_by === "reviewer" || right.decided_by === "reviewer") continue;
    for (const [one, other] of [
      [left, right],
      [right, left],
    ] as const) {
      if (one.near?.some((n) => n.party_id === other.id)) continue;
      one.near = [
        ...(one.near ?? []),
        {
          party_id: other.id,
          score: Math.round(pair.score * 100) / 100,
          why: `${pair.why}: ${pair.steps.map((s) => `${s.label} (${s.weight > 0 ? "+" : ""}${s.weight})`).join("; ")}`,
        },
      ];
    }
  }
}

/**
 * Resolves the parties of a package. `landOf` gives the tract ids that a document touches: land is context.
 * Which way it errs: names that are merely alike stay two and are listed under `near`; exact names are one unless a death lies between.
 */
export function resolveParties(
  documents: readonly ResolvedDocument[],
  decisions: readonly MentionDecision[],
  landOf: (document_id: string) => readonly string[],
): ResolvedParty[] {
  const mentions = inOrder(documents).flatMap((doc) => mentionsOf(doc, landOf(doc.id)));
  const order = new Map(mentions.map((m, i) => [mentionKey(m), i]));
  const byKey = new Map(mentions.map((m) => [mentionKey(m), m]));
  const candidates = candidatesOf(mentions);
  const { clusters, joined, near } = cluster(candidates, scorePairs(candidates, successionLinks(documents)));
  const groups = applyDecisions(
    clusters.map((c) => c.flatMap((x) => x.mentions.map(mentionKey))),
    decisions,
  );
  for (const group of groups) group.keys.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  groups.sort((a, b) => (order.get(a.keys[0] ?? "") ?? 0) - (order.get(b.keys[0] ?? "") ?? 0));
  const home = new Map(groups.flatMap((g) => g.keys.map((k) => [k, g] as const)));
  const byGroup = new Map<(typeof groups)[number], ScoredPair[]>();
  for (const pair of joined) {
    const first = pair.a.mentions[0];
    const group = first && home.get(mentionKey(first));
    if (group) byGroup.set(group, [...(byGroup.get(group) ?? []), pair]);
  }
  const former = formerNames(documents);
  const parties = groups.map((g) => partyOf(g.keys, g.decided, { byKey, joined: byGroup.get(g) ?? [], former }));
  linkParties(parties, byKey, near);
  return parties;
}
