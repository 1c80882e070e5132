// Packages with the counts that a list shows, in two queries whatever the length of the list.
import { db, type Tx } from "@/lib/db/client";
import type { Package } from "@/lib/db/generated/client";

export type Place = { county: string | null; state: string | null };
export type PackageFacts = {
  documents: number;
  processed: number;
  failed: number;
  processing: number;
  places: Place[];
  severities: Record<string, number>;
  gaps: number;
};
export type PackageRow = Package & { facts: PackageFacts };

export async function findPackage(id: string): Promise<PackageRow | null> {
  const row = await db().package.findUnique({ where: { id } });
  return row ? ((await withFacts([row]))[0] ?? null) : null;
}

/** The date that a package is looked at, without the counts; null where there is no such package. */
export const findPackageDate = (id: string): Promise<{ asOf: string | null } | null> => db().package.findUnique({ where: { id }, select: { asOf: true } });

export async function packageExists(id: string): Promise<boolean> {
  return (await db().package.count({ where: { id } })) > 0;
}

/** Newest first; `after` is [created_at ISO, id] of the last row seen. */
export async function listPackages(filter: { q?: string | undefined }, limit: number, after: string[] | null): Promise<{ rows: PackageRow[]; total: number }> {
  const where = filter.q ? { name: { contains: filter.q, mode: "insensitive" as const } } : {};
  const [rows, total] = await Promise.all([
    db().package.findMany({ where: { AND: [where, after ? olderThan(after) : {}] }, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: limit }),
    db().package.count({ where }),
  ]);
  return { rows: await withFacts(rows), total };
}

export const olderThan = (after: string[]) => {
  const at = new Date(after[0] ?? "");
  return { OR: [{ createdAt: { lt: at } }, { createdAt: at, id: { lt: after[1] ?? "" } }] };
};

async function withFacts(rows: Package[]): Promise<PackageRow[]> {
  const ids = rows.map((r) => r.id);
  const [documents, issues, graphs] = await Promise.all([
    db().document.groupBy({ by: ["packageId", "status", "county", "state"], where: { packageId: { in: ids } }, _count: true }),
    openIssueCounts(ids),
    db().estateGraph.findMany({ where: { packageId: { in: ids } }, select: { packageId: true, gapCount: true } }),
  ]);
  return rows.map((row) => {
    const mine = documents.filter((d) => d.packageId === row.id);
    const of = (status: string) => mine.reduce((n, d) => (d.status === status ? n + d._count : n), 0);
    const facts: PackageFacts = {
      documents: mine.reduce((n, d) => n + d._count, 0),
      processed: of("processed"),
      failed: of("failed"),
      processing: of("processing"),
      places: placesOf(mine),
      severities: Object.fromEntries(issues.filter((i) => i.package_id === row.id).map((i) => [i.severity, i.n])),
      gaps: graphs.find((g) => g.packageId === row.id)?.gapCount ?? 0,
    };
    return { ...row, facts };
  });
}

/** Each county that the documents name, the one named most first; those of equal count in the order of the alphabet. */
function placesOf(groups: readonly (Place & { _count: number })[]): Place[] {
  const counts = new Map<string, { place: Place; n: number }>();
  for (const { county, state, _count } of groups) {
    if (!county) continue;
    const key = `${county}, ${state ?? ""}`;
    counts.set(key, { place: { county, state }, n: (counts.get(key)?.n ?? 0) + _count });
  }
  return [...counts].sort(([a, x], [b, y]) => y.n - x.n || (a < b ? -1 : 1)).map(([, { place }]) => place);
}

function openIssueCounts(ids: string[]): Promise<{ package_id: string; severity: string; n: number }[]> {
  return db().$queryRaw`
    SELECT i.package_id, i.severity, count(*)::int AS n
    FROM issues i LEFT JOIN issue_notes n ON n.package_id = i.package_id AND n.issue_id = i.id
    WHERE i.package_id = ANY(${ids}) AND coalesce(n.status, 'open') = 'open'
    GROUP BY 1, 2`;
}

export const isStale = async (id: string): Promise<boolean> => (await db().package.findUnique({ where: { id }, select: { stale: true } }))?.stale ?? false;

/** What was computed of the package no longer follows from its documents. */
export async function markStale(tx: Tx, packageId: string | null): Promise<void> {
  if (packageId) await tx.package.updateMany({ where: { id: packageId }, data: { stale: true } });
}

export async function setStale(packageId: string, stale: boolean): Promise<void> {
  await db().package.updateMany({ where: { id: packageId }, data: { stale } });
}

/** Whether a document of the package is still to be read: what is computed then leaves it out. */
export const hasUnread = async (packageId: string): Promise<boolean> =>
  (await db().document.count({ where: { packageId, status: { in: ["uploaded", "processing"] } } })) > 0;
