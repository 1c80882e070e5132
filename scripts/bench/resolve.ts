// npm run bench -- resolve [mentions…]   resolves generated packages of that many mentions, and the same where half of all people bear one surname.
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { resolvePackage } from "@/lib/resolve/resolve-package";
import { generatePackage } from "@/lib/testing/generate-package";

const sizes = process.argv
  .slice(2)
  .filter((a) => /^\d+$/.test(a))
  .map(Number);
const limitMs = 3000;

const mentionsOf = (documents: readonly ResolvedDocument[]) => documents.reduce((sum, d) => sum + d.parties.resolved.parties.length, 0);

/** As many documents as hold that many mentions. */
function packageOf(mentions: number): ResolvedDocument[] {
  const all = generatePackage(mentions);
  let held = 0;
  const upTo = all.findIndex((d) => {
    held += d.parties.resolved.parties.length;
    return held >= mentions;
  });
  return all.slice(0, upTo + 1);
}

/** Every second person takes one surname, so that names alone tell little apart. */
function crowded(documents: readonly ResolvedDocument[]): ResolvedDocument[] {
  let n = 0;
  return documents.map((d) => {
    const parties = d.parties.resolved.parties.map((p) => {
      if (p.entity_type !== "individual" || !p.surname || n++ % 2) return p;
      const name = p.name.replace(p.surname, "Smith");
      return { ...p, surname: "Smith", name, display: name };
    });
    return { ...d, parties: { ...d.parties, resolved: { ...d.parties.resolved, parties } } };
  });
}

let late = false;
for (const size of sizes.length ? sizes : [1000, 10_000]) {
  const plain = packageOf(size);
  for (const [label, documents] of [["", plain] as const, [", half of one surname", crowded(plain)] as const]) {
    const started = performance.now();
    const { parties, tracts, references } = resolvePackage(documents, []);
    const took = performance.now() - started;
    late ||= size <= 10_000 && took > limitMs;
    const heap = Math.round(process.memoryUsage().heapUsed / 2 ** 20);
    console.log(
      `${mentionsOf(documents)} mentions in ${documents.length} documents${label}: ${Math.round(took)} ms, ${parties.length} parties, ${tracts.length} tracts, ${references.length} references, ${heap} MB`,
    );
  }
}
if (late) {
  console.error(`10,000 mentions must be resolved in ${limitMs} ms.`);
  process.exit(1);
}
