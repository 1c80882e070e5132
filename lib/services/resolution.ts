// L2 as clients see it, and the reviewer's merges and splits.
import type { DocumentId } from "@/lib/contracts/ids";
import type { MentionDecision, PartyDecision, ResolvedParty } from "@/lib/contracts/resolution";
import { db } from "@/lib/db/client";
import { markStale } from "@/lib/db/packages";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { getDocumentRow } from "./documents";
import { loadStoredResolution } from "./package-inputs";
import { resolvePackageParties } from "./package-stages";
import { assertPackage } from "./packages";

export async function getPackageParties(id: string) {
  await assertPackage(id);
  return { resolved: { parties: (await loadStoredResolution(id)).parties } };
}

export async function getPackageTracts(id: string) {
  await assertPackage(id);
  const { tracts, references } = await loadStoredResolution(id);
  return { resolved: { tracts, references } };
}

/** Keeps the decision in mentions and resolves the package again. 422 for parties that are not there. */
export async function decideParties(id: string, decision: PartyDecision) {
  await assertPackage(id);
  const { parties } = await loadStoredResolution(id);
  const stored = "merge" in decision ? toMerge(decision.merge, parties) : toSplit(decision.split, parties);
  await db().partyDecision.create({ data: { id: newId("dec_"), packageId: id, kind: stored.kind, mentions: stored.mentions } });
  const { resolution } = await resolvePackageParties(id);
  await markStale(db(), id);
  return { resolved: { parties: resolution.parties } };
}

const mentionsOf = (party: ResolvedParty) => party.aliases.map((a) => ({ document_id: a.document_id, party_id: a.party_id }));

function toMerge(ids: string[], parties: ResolvedParty[]): MentionDecision {
  const found = ids.map((id) => parties.find((p) => p.id === id));
  const missing = ids.filter((_, i) => !found[i]);
  if (missing.length > 0)
    throw new AppError("invalid_request", `No such party in this package: ${missing.slice(0, 5).join(", ")}.`, {
      errors: missing.map((m) => ({ path: "/merge", message: `no such party ${m}` })),
    });
  return { kind: "merge", mentions: found.flatMap((p) => (p ? mentionsOf(p) : [])) };
}

function toSplit(split: { party_id: string; mentions: { document_id: string; party_id: string }[] }, parties: ResolvedParty[]): MentionDecision {
  const party = parties.find((p) => p.id === split.party_id);
  if (!party)
    throw new AppError("invalid_request", `No such party in this package: ${split.party_id}.`, {
      errors: [{ path: "/split/party_id", message: "no such party" }],
    });
  const known = new Set(mentionsOf(party).map((m) => `${m.document_id} ${m.party_id}`));
  const foreign = split.mentions.filter((m) => !known.has(`${m.document_id} ${m.party_id}`));
  if (foreign.length > 0)
    throw new AppError("invalid_request", "Some mentions are not this party's.", {
      errors: [{ path: "/split/mentions", message: "not this party's mention" }],
    });
  return { kind: "split", mentions: split.mentions };
}

export async function getDocumentParties(id: string) {
  const row = await getDocumentRow(id);
  const parties = row.packageId ? (await loadStoredResolution(row.packageId)).parties : [];
  const mine = parties.flatMap((p) =>
    p.aliases
      .filter((a) => a.document_id === id)
      .map((a) => ({ party_id: a.party_id, name: a.name, resolved_id: p.id, display: p.display, confidence: p.confidence })),
  );
  return { document_id: id as DocumentId, resolved: { parties: mine.sort((a, b) => a.party_id.localeCompare(b.party_id, "en", { numeric: true })) } };
}

export async function getDocumentTracts(id: string) {
  const row = await getDocumentRow(id);
  const { tracts, references } = row.packageId ? await loadStoredResolution(row.packageId) : { tracts: [], references: [] };
  const mine = tracts.flatMap((t) =>
    t.mentions.filter((m) => m.document_id === id).map((m) => ({ tract_id: m.tract_id, resolved_id: t.id, label: t.label, relation: m.relation })),
  );
  return { document_id: id as DocumentId, resolved: { tracts: mine, references: references.filter((r) => r.document_id === id) } };
}
