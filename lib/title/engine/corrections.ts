// Correction deeds: where all parties join, the corrected deed takes the place of the first from its date.
import { sameHolder } from "@/lib/title/ledger/interest";
import type { Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { evidenceAt, type Matter } from "./matter";

export type Correction = { readonly correction: Matter; readonly original: Matter; readonly unsigned: readonly string[] };

/** The parties of the first deed who did not sign the correction (Tex. Prop. Code 5.029): who is named in it counts as signing, save whom the paper shows not to have signed. */
function unsigned(c: Matter, original: Matter): string[] {
  const signers = [...c.from, ...c.to, ...c.actors.values()].filter((s) => s.party.signed !== false);
  return [...original.from, ...original.to].filter((p) => !signers.some((s) => sameHolder(s, p))).map((p) => p.name);
}

/** Pairs each correction with the deed it corrects, by citation, else by parties. */
export function correctionsOf(kase: Case): Correction[] {
  const out: Correction[] = [];
  for (const m of kase.matters.values()) {
    if (m.type !== "correction_deed" && m.conveyance.action !== "correct") continue;
    const cited = [...m.cites.entries()].filter(([n]) => m.conveyance.references[n]?.relation === "corrected").map(([, id]) => id);
    const ids = cited.length ? cited : [...m.cites.values()];
    const original = ids.map((id) => kase.matters.get(id)).find((o) => o?.from.some((f) => m.from.some((x) => sameHolder(x, f))) === true);
    if (original) out.push({ correction: m, original, unsigned: unsigned(m, original) });
  }
  return out;
}

/** What a deed gives and keeps, by estate and share. */
const dealt = ({ conveyance }: Matter): string =>
  JSON.stringify([conveyance.grants, conveyance.reservations].map((list) => list.map((i) => [i.estate_type, i.fraction?.fraction])));

const changes = (c: Correction): boolean => dealt(c.correction) !== dealt(c.original);

/** Moves each correction to the date of the deed it corrects, which it replaces. One that not all parties signed stays on its own date. */
export function withCorrections(kase: Case, list: readonly Correction[]): void {
  for (const c of list) {
    const { correction: m, original } = c;
    const raised = {
      detail: "The correction takes the place of the deed it corrects.",
      documents: [m.id, original.id],
      evidence: evidenceAt(m, "conveyance", "/references"),
    };
    if (changes(c)) kase.issue("MATERIAL_CORRECTION_INSTRUMENT", m, { ...raised, detail: "The correction changes estate or quantum." });
    if (c.unsigned.length) {
      kase.issue("CORRECTION_UNILATERAL", m, { ...raised, detail: `The correction is not signed by ${c.unsigned.join(", ")}, of the corrected deed.` });
      continue;
    }
    if (!m.conveyance.grants.length || (m.day !== null && m.day > kase.asOf)) continue;
    kase.matters.set(m.id, { ...m, day: original.day, covers: m.covers.length ? m.covers : original.covers });
    kase.corrected.set(original.id, m.id);
  }
}

/** The step that a superseded deed leaves in the trace. */
export const relationBack = (m: Matter): Step => ({
  rule: "correction.relates-back",
  cites: ["Tex. Prop. Code 5.030", "Broadway Nat'l Bank v. Yates Energy, 631 S.W.3d 16 (Tex. 2021)"],
  outcome: "applied",
  inputs: [input("corrected by", m.doc.title ?? m.type, evidenceAt(m, "conveyance", "/references"), m.id)],
  output: { name: "effect", value: "superseded" },
  because: "A correction signed by the parties takes effect as of the deed it corrects.",
});
