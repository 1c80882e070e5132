// Files go with the last document of their content.
import { db } from "@/lib/db/client";
import { holdContent } from "@/lib/db/documents";
import { removeKeptImages } from "@/lib/platform/kept-images";
import { removeStoredFile } from "@/lib/platform/storage";

const heldAtOnce = 200;

/** Removes the files and page images of these contents (SHA-256) that no document has any more. A document that is being added with one keeps it. */
export async function removeUnused(contents: readonly string[]): Promise<void> {
  // In one order, so that two that hold several never wait for each other.
  const all = [...new Set(contents)].sort();
  for (let i = 0; i < all.length; i += heldAtOnce) {
    const some = all.slice(i, i + heldAtOnce);
    await db().$transaction(async (tx) => {
      await holdContent(tx, some);
      const used = new Set(
        (await tx.document.findMany({ where: { sha256: { in: some } }, select: { sha256: true }, distinct: ["sha256"] })).map((d) => d.sha256),
      );
      const unused = new Set(some.filter((sha256) => !used.has(sha256)));
      for (const sha256 of unused) await removeStoredFile(sha256);
      await removeKeptImages(unused);
    });
  }
}
