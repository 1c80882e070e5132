import type { Effect } from "@/lib/contracts/title";

export const effectWords: Record<Effect["kind"], string> = {
  root: "Root of title",
  convey: "Conveyance",
  reserve: "Reservation",
  except: "Exception",
  lease: "Lease",
  assign: "Assignment",
  release: "Release",
  encumber: "Encumbrance",
  descend: "Descent",
  devise: "Devise",
  expire: "Expiry",
  merge: "Merger",
  pool: "Pooling",
  correct: "Correction",
  ratify: "Ratification",
  partition: "Partition",
};

/** ["A","B","C"] → "A, B and C"; nobody → "nobody of record". */
export function listNames(names: { name: string }[]): string {
  const unique = [...new Set(names.map((n) => n.name))];
  if (unique.length === 0) return "nobody of record";
  return unique.length === 1 ? (unique[0] ?? "") : `${unique.slice(0, -1).join(", ")} and ${unique.at(-1)}`;
}
