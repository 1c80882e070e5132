// The files that were named: each file itself, and what is readable in each folder, in the order of their names.
import { readdirSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";

const readable = new Set([".pdf", ".docx", ".txt", ".md", ".png", ".jpg", ".jpeg", ".tif", ".tiff"]);

export interface FoundFiles {
  files: string[];
  /** Files of folders that are no documents. */
  leftOut: string[];
}

function below(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith("."))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? below(join(folder, entry.name)) : entry.isFile() ? [join(folder, entry.name)] : []));
}

/** A file named outright is taken whatever it is: the server says what is wrong with it. Throws for a path that does not exist. */
export function findFiles(paths: readonly string[]): FoundFiles {
  const files: string[] = [];
  const leftOut: string[] = [];
  for (const path of paths) {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) throw new Error(`No such file or folder: ${path}`);
    if (!stat.isDirectory()) files.push(path);
    else for (const file of below(path)) (readable.has(extname(file).toLowerCase()) ? files : leftOut).push(file);
  }
  return { files: [...new Set(files)], leftOut };
}

/** A name for the package: that of the first path. */
export const nameOf = (paths: readonly string[]): string => basename(paths[0] ?? "Package").slice(0, 200) || "Package";
