// What an examiner should look at in the scope of an assignment.
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import type { Case } from "./case";
import { type Clause, evidenceAt, type Matter } from "./matter";

/** Raises the issues of an assignment by depth, of a wellbore, with words on wells or units, and of one that changes at payout. */
export function scopeIssues(kase: Case, matter: Matter, tract: string, c: Clause, draft: EffectDraft, depths: string | null): void {
  const evidence = evidenceAt(matter, "conveyance", c.pointer);
  const raised = { tract, effects: [draft.effect], evidence };
  if (depths)
    kase.issue(matter.type === "wellbore_assignment" ? "WELLBORE_ONLY_ASSIGNMENT" : "DEPTH_SEVERANCE", matter, {
      ...raised,
      detail: `Rights are divided by depth: ${depths}.`,
    });
  const limits = /insofar|exhibit|well\b|unit\b|only as to/i.test(`${c.words.text} ${matter.conveyance.habendum ?? ""}`);
  if (limits && !depths)
    kase.issue("ASSIGNMENT_SCOPE_AMBIGUITY", matter, {
      ...raised,
      detail: "Words on wells, units or exhibits could be read to limit the assignment; they are read as description.",
    });
  const facts = matter.conveyance.facts ?? [];
  if (facts.some((f) => f.kind === "payout") || /payout|pay-out/i.test(c.words.text))
    kase.issue("BACK_IN_OR_PAYOUT", matter, { ...raised, detail: "The interest changes at payout." });
}
