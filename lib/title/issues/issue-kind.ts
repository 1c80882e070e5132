// What an issue of a code always says: severity, title, what would cure it, on what authority.
import type { Severity } from "@/lib/contracts/title";

export type IssueKind = { readonly severity: Severity; readonly title: string; readonly requirement: string; readonly cites: readonly string[] };

const words = { C: "critical", H: "high", M: "medium", L: "low" } as const;
/** `kind("H", "Lien unreleased", "Obtain a release.")` → the entry of a catalogue. */
export const kind = (severity: keyof typeof words, title: string, requirement: string, ...cites: string[]): IssueKind => ({
  severity: words[severity],
  title,
  requirement,
  cites,
});
