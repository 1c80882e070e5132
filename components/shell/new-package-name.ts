import type { DroppedName } from "@/components/packages/dropped-files";
import { limits } from "@/lib/contracts/vocabulary/pipeline";

/**
 * The name of a package begun by a drop: the first folder's name, else the first file's without its extension.
 * `[{ name: "Hollis tract.pdf", folder: false }]` → "Hollis tract". Where no name is left: "New package".
 */
export function newPackageName(dropped: readonly DroppedName[]): string {
  const first = dropped.find((d) => d.folder) ?? dropped[0];
  if (!first) return "New package";
  const dot = first.folder ? -1 : first.name.lastIndexOf(".");
  const name = (dot > 0 ? first.name.slice(0, dot) : first.name).trim().slice(0, limits.nameChars).trim();
  return name || "New package";
}
