// L2, the engine's result and the graph: written whole in one transaction each, in one statement a table.
import { db, pool, type Tx } from "@/lib/db/client";
import type { EstateGraph as GraphRow, IssueHistoryEntry, TitleRun } from "@/lib/db/generated/client";

export async function saveResolution(
  packageId: string,
  r: { parties: { id: string; display: string }[]; tracts: { id: string; label: string }[]; references: { document_id: string; cites: string | null }[] },
): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.l2Party.deleteMany({ where: { packageId } });
    await tx.l2Tract.deleteMany({ where: { packageId } });
    await tx.l2Reference.deleteMany({ where: { packageId } });
    await tx.$executeRaw`INSERT INTO l2_parties (package_id, id, position, display, data) SELECT ${packageId}, v->>'id', o::int, v->>'display', v FROM jsonb_array_elements(${JSON.stringify(r.parties)}::jsonb) WITH ORDINALITY t(v, o)`;
    await tx.$executeRaw`INSERT INTO l2_tracts (package_id, id, position, label, data) SELECT ${packageId}, v->>'id', o::int, v->>'label', v FROM jsonb_array_elements(${JSON.stringify(r.tracts)}::jsonb) WITH ORDINALITY t(v, o)`;
    await tx.$executeRaw`INSERT INTO l2_references (package_id, position, document_id, cites, data) SELECT ${packageId}, o::int, v->>'document_id', v->>'cites', v FROM jsonb_array_elements(${JSON.stringify(r.references)}::jsonb) WITH ORDINALITY t(v, o)`;
  });
}

export async function loadResolution(packageId: string): Promise<{ parties: unknown[]; tracts: unknown[]; references: unknown[] }> {
  const by = { where: { packageId }, orderBy: { position: "asc" as const }, select: { data: true } };
  const [parties, tracts, references] = await Promise.all([db().l2Party.findMany(by), db().l2Tract.findMany(by), db().l2Reference.findMany(by)]);
  return { parties: parties.map((p) => p.data), tracts: tracts.map((t) => t.data), references: references.map((x) => x.data) };
}

export const findDecisions = (packageId: string) => db().partyDecision.findMany({ where: { packageId }, orderBy: [{ at: "asc" }, { id: "asc" }] });

export type SavedTitle = {
  engineVersion: string;
  computedAt: Date;
  asOf: string;
  inputs: string;
  effects: { id: string }[];
  traces: Record<string, unknown>;
  issues: unknown[];
  undetermined: unknown;
  tracts: unknown;
  breaks: unknown;
};

export async function saveTitle(packageId: string, t: SavedTitle): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.effect.deleteMany({ where: { packageId } });
    await tx.issue.deleteMany({ where: { packageId } });
    await tx.$executeRaw`INSERT INTO effects (package_id, id, sequence, document_id, tract_id, kind, data)
      SELECT ${packageId}, v->>'id', o::int, v->>'document_id', v->>'tract_id', v->>'kind', v FROM jsonb_array_elements(${JSON.stringify(t.effects)}::jsonb) WITH ORDINALITY t(v, o)`;
    await tx.$executeRaw`INSERT INTO issues (package_id, id, position, code, severity, data) SELECT ${packageId}, v->>'id', o::int, v->>'code', v->>'severity', v FROM jsonb_array_elements(${JSON.stringify(t.issues)}::jsonb) WITH ORDINALITY t(v, o)`;
    await saveRun(tx, packageId, t);
  });
}

async function saveRun(tx: Tx, packageId: string, t: SavedTitle): Promise<void> {
  const [u, tr, b] = [JSON.stringify(t.undetermined), JSON.stringify(t.tracts), JSON.stringify(t.breaks)];
  await tx.$executeRaw`INSERT INTO title_runs (package_id, engine_version, computed_at, as_of, inputs, undetermined, tracts, breaks, traces)
    VALUES (${packageId}, ${t.engineVersion}, ${t.computedAt}, ${t.asOf}, ${t.inputs}, ${u}::jsonb, ${tr}::jsonb, ${b}::jsonb, ${JSON.stringify(t.traces)})
    ON CONFLICT (package_id) DO UPDATE SET engine_version = EXCLUDED.engine_version, computed_at = EXCLUDED.computed_at, as_of = EXCLUDED.as_of, inputs = EXCLUDED.inputs, undetermined = EXCLUDED.undetermined, tracts = EXCLUDED.tracts, breaks = EXCLUDED.breaks, traces = EXCLUDED.traces`;
}

export type StoredTitle = {
  run: Omit<TitleRun, "traces">;
  effects: unknown[];
  issues: unknown[];
  notes: { issueId: string; status: string; note: string | null }[];
  history: IssueHistoryEntry[];
};

/** The stored run without its traces, which are by far the most of it and which graph and reports do not need. */
export async function loadTitle(packageId: string): Promise<StoredTitle | null> {
  const run = await db().titleRun.findUnique({ where: { packageId }, omit: { traces: true } });
  if (!run) return null;
  const [effects, issues, notes, history] = await Promise.all([
    db().effect.findMany({ where: { packageId }, orderBy: { sequence: "asc" }, select: { data: true } }),
    db().issue.findMany({ where: { packageId }, orderBy: { position: "asc" }, select: { data: true } }),
    db().issueNote.findMany({ where: { packageId }, select: { issueId: true, status: true, note: true } }),
    findIssueHistory(packageId),
  ]);
  return { run, effects: effects.map((e) => e.data), issues: issues.map((i) => i.data), notes, history };
}

/** The traces of the stored run by effect, as JSON text; "{}" where there is no run. */
export const loadTraces = async (packageId: string): Promise<string> =>
  (await db().titleRun.findUnique({ where: { packageId }, select: { traces: true } }))?.traces ?? "{}";

/** Some effects of the stored run, in their order. */
export const findEffects = async (packageId: string, ids: readonly string[]): Promise<unknown[]> =>
  (await db().effect.findMany({ where: { packageId, id: { in: [...ids] } }, orderBy: { sequence: "asc" }, select: { data: true } })).map((e) => e.data);

/** The traces of some effects of the stored run, taken out of its text by the database, so that the rest of it never comes here. */
export async function findTraces(packageId: string, ids: readonly string[]): Promise<Record<string, unknown>> {
  const rows = await db().$queryRaw<{ key: string; value: unknown }[]>`SELECT t.key, t.value FROM title_runs r, json_each(r.traces::json) t
    WHERE r.package_id = ${packageId} AND t.key = ANY(${[...ids]})`;
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}

/** What a stored run was computed with and from; null before the first. */
export const findRunHead = (packageId: string) =>
  db().titleRun.findUnique({ where: { packageId }, select: { engineVersion: true, asOf: true, inputs: true, computedAt: true } });

/**
 * A tag of everything that a run is computed from: the documents in their order, their L1 readings, corrections, and the reviewer's decisions.
 * It changes when any of them does. One query.
 */
export async function inputsTag(packageId: string): Promise<string> {
  const rows = await db().$queryRaw<{ tag: string | null }[]>`SELECT md5(string_agg(part, '|' ORDER BY part)) AS tag FROM (
      SELECT concat_ws(' ', 'd', id, sort_date, recorded, filename, title) AS part FROM documents WHERE package_id = ${packageId}
      UNION ALL SELECT concat_ws(' ', 'e', e.document_id, e.aspect, e.version, extract(epoch FROM e.at)) FROM extractions e JOIN documents d ON d.id = e.document_id WHERE d.package_id = ${packageId} AND e.level = 'L1'
      UNION ALL SELECT concat_ws(' ', 'c', c.document_id, c.aspect, extract(epoch FROM c.at)) FROM corrections c JOIN documents d ON d.id = c.document_id WHERE d.package_id = ${packageId}
      UNION ALL SELECT concat_ws(' ', 'p', id, extract(epoch FROM at)) FROM party_decisions WHERE package_id = ${packageId}
    ) parts`;
  return rows[0]?.tag ?? "";
}

export const findIssue = (packageId: string, id: string) => db().issue.findUnique({ where: { packageId_id: { packageId, id } } });

/** What reviewers said of the issues of a package, or of one, the latest first. */
export const findIssueHistory = (packageId: string, issueId?: string): Promise<IssueHistoryEntry[]> =>
  db().issueHistoryEntry.findMany({ where: { packageId, ...(issueId ? { issueId } : {}) }, orderBy: [{ at: "desc" }, { id: "desc" }] });

/**
 * Changes the reviewer's word on an issue, one change after the other: the next is made on what the one before left. What changes becomes an entry
 * of the history too, what stays the same does not. Answers the word as it stands then; null where there is no such issue.
 */
export async function changeIssueNote(
  packageId: string,
  issueId: string,
  change: { status?: string | undefined; note?: string | null | undefined },
  entry: { id: string; by: string },
): Promise<{ status: string; note: string | null } | null> {
  return db().$transaction(async (tx) => {
    const held = await tx.$queryRaw<unknown[]>`SELECT 1 FROM issues WHERE package_id = ${packageId} AND id = ${issueId} FOR UPDATE`;
    if (held.length === 0) return null;
    const where = { packageId_issueId: { packageId, issueId } };
    const said = (await tx.issueNote.findUnique({ where, select: { status: true, note: true } })) ?? { status: "open", note: null };
    const value = { status: change.status ?? said.status, note: change.note === undefined ? said.note : change.note };
    if (value.status === said.status && value.note === said.note) return value;
    await tx.issueNote.upsert({ where, create: { packageId, issueId, ...value }, update: value });
    await tx.issueHistoryEntry.create({ data: { ...entry, packageId, issueId, ...value } });
    return value;
  });
}

export const findGraph = (packageId: string): Promise<GraphRow | null> => db().estateGraph.findUnique({ where: { packageId } });
/** The tag of the stored graph. Asked on every read of it, so it is a prepared statement of the connection. */
export async function findGraphTag(packageId: string): Promise<string | null> {
  const text = "SELECT etag FROM estate_graphs WHERE package_id = $1";
  const { rows } = await pool().query<{ etag: string }>({ name: "graph-tag", text, values: [packageId] });
  return rows[0]?.etag ?? null;
}

export async function saveGraph(packageId: string, g: { version: string; builtAt: Date; body: string; etag: string; gapCount: number }): Promise<void> {
  await db().estateGraph.upsert({ where: { packageId }, create: { packageId, ...g }, update: g });
}
