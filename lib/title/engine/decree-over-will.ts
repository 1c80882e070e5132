// Wills whose estate a decree divides: in the land that the decree covers it governs.
import { sameHolder } from "@/lib/title/ledger/interest";
import { decide } from "@/lib/title/rules/rule";
import { type DecreeAnswer, decreeRules } from "@/lib/title/rules/succession/decree-over-will";
import { type Case, input } from "./case";
import { clauses, evidenceAt, type Matter } from "./matter";
import { distributes, testatorOf } from "./prepare";

const isWill = (m: Matter): boolean => m.type === "will" && m.conveyance.action === "devise";

/** The decree in the estate of the testator that parts a tract among takers by name, in shares or estates of their own. */
function decreeOf(kase: Case, will: Matter, tract: string): Matter | undefined {
  const dead = testatorOf(will);
  return kase
    .papers()
    .where(distributes)
    .covering(tract)
    .find((m) => {
      const named = testatorOf(m);
      const parts = clauses(m, "grants", tract);
      const apart = parts.length > 1 && parts.every((c) => c.words.fraction !== null || c.words.estate_type !== "fee");
      return m.id !== will.id && apart && dead !== null && named !== null && sameHolder(dead, named);
    });
}

/** Sets a will aside in a tract that a decree divides; false where it stands. */
export function yieldsToDecree(kase: Case, m: Matter, tract: string): boolean {
  const decree = isWill(m) ? decreeOf(kase, m, tract) : undefined;
  if (!decree) return false;
  const inputs = [input("decree", decree.day ?? "undated", evidenceAt(decree, "conveyance", "/grants").slice(0, 2), decree.id)];
  const d = decide<{ distributes: boolean }, DecreeAnswer>(decreeRules, { distributes: true }, kase.place(tract, m), inputs, (a) => ({
    name: "governs",
    value: a,
  }));
  if (d?.answer !== "decree") return false;
  const draft = kase.open(m, { kind: "convey", estate: m.conveyance.grants[0]?.estate_type ?? "fee", tract, pointer: "/grants" });
  draft.status = "superseded";
  draft.from = m.from.map((a) => ({ party_id: a.party_id, name: a.name }));
  draft.step(...d.steps);
  return true;
}
