// A generated package of any size in the database, for benches: documents and their L1 readings as if they had been read, L2 resolved.
import { aspects } from "@/lib/contracts/pipeline";
import { db } from "@/lib/db/client";
import { newId } from "@/lib/platform/ids";
import { resolvePackageParties } from "@/lib/services/package-stages";
import { generatePackage } from "@/lib/testing/generate-package";

const atOnce = 500;

/** Writes a package of so many instruments; answers its id. */
export async function storeGeneratedPackage(instruments: number): Promise<string> {
  const documents = generatePackage(instruments);
  const id = newId("pkg_");
  await db().package.create({ data: { id, name: `bench ${instruments}`, asOf: "2020-01-01" } });
  const own = new Map(documents.map((d) => [d.id, newId("doc_")]));
  const idOf = (d: { id: string }) => own.get(d.id) ?? d.id;
  for (let at = 0; at < documents.length; at += atOnce) {
    const part = documents.slice(at, at + atOnce);
    await db().document.createMany({
      data: part.map((d) => ({
        id: idOf(d),
        packageId: id,
        filename: d.filename,
        mediaType: "text/plain",
        bytes: 1,
        sha256: "0".repeat(64),
        status: "processed",
        sortDate: d.dates.resolved.executed ?? "9999",
        recorded: d.dates.resolved.recorded,
      })),
    });
    const rows = part.flatMap((d) =>
      aspects.map((aspect) => ({
        documentId: idOf(d),
        aspect,
        level: "L1",
        resolved: d[aspect].resolved,
        evidence: d[aspect].evidence,
        confidence: d[aspect].confidence,
        extractor: "rules",
        version: "bench",
      })),
    );
    await db().extraction.createMany({ data: rows as never });
  }
  await resolvePackageParties(id);
  return id;
}
