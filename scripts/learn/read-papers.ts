// The papers that the learned readers learn from: texts of our own with the parties marked in them.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

export type MarkedPaper = { type: string; text: string; from: string[]; to: string[] };

const MARK = /<<(from|to)\|([^>]*)>>|\{\{[^|{}]*\|([^{}]*)\}\}/g;

/** "# TYPE | …" and the text below it, "<<from|A. ROE>>" at the first naming of a giver, "<<to|B. DOE>>" at that of a taker; marks of shares ("{{g;mineral;B. DOE|1/2}}") are read over. */
export function markedPaper(written: string): MarkedPaper {
  const [head = "", ...lines] = written.trim().split("\n");
  const paper: MarkedPaper = { type: head.replace(/^# */, "").split("|")[0]?.trim() ?? "", text: "", from: [], to: [] };
  paper.text = lines.join("\n").replace(MARK, (_all, side: "from" | "to" | undefined, name: string | undefined, share: string | undefined) => {
    if (side && name) paper[side].push(name);
    return name ?? share ?? "";
  });
  return paper;
}

/** All papers of a file, which may be packed with gzip; "====" on a line parts them. */
export function readPapers(path: string): MarkedPaper[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .split(/^====$/m)
    .filter((p) => p.trim() !== "")
    .map(markedPaper);
}
