// Contracts of sale that a deed of the seller followed.
import type { Interest as Words } from "@/lib/contracts/aspects/conveyance";
import { sameHolder } from "@/lib/title/ledger/interest";
import { type ContractAnswer, contractRules } from "@/lib/title/rules/conveyance/contract-merger";
import { decide } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import type { Matter } from "./matter";

const ofLand = (w: Words) => w.estate_type === "fee" || w.estate_type === "surface";

/** The seller's later deed of the land itself: one of minerals alone leaves the contract open. */
export function deedAfter(kase: Case, contract: Matter, tract: string): Matter | null {
  const { day } = contract;
  if (day === null) return null;
  const deeds = kase
    .papers()
    .covering(tract)
    .filter(
      (m) =>
        m.conveyance.action === "convey" &&
        m.type !== "contract_for_deed" &&
        m.day !== null &&
        m.day >= day &&
        m.day <= kase.asOf &&
        m.conveyance.grants.some(ofLand) &&
        m.from.some((f) => contract.from.some((c) => sameHolder(c, f))),
    );
  return deeds[0] ?? null;
}

/** Leaves a contract that merged in a deed on the record without effect; says whether it did. */
export function mergedInDeed(kase: Case, m: Matter, tract: string): boolean {
  if (m.type !== "contract_for_deed") return false;
  const deed = deedAfter(kase, m, tract);
  const inputs = deed ? [input("later deed", deed.type, [], deed.id)] : [];
  const d = decide<{ deeded: boolean }, ContractAnswer>(contractRules, { deeded: deed !== null }, kase.place(tract, m), inputs, (a) => ({
    name: "contract",
    value: a,
  }));
  if (d?.answer !== "merged") return false;
  const draft = kase.open(m, { kind: "convey", estate: m.conveyance.grants[0]?.estate_type ?? "fee", tract, pointer: "/grants" });
  draft.status = "superseded";
  draft.from = m.from.map((a) => ({ party_id: a.party_id, name: a.name }));
  for (const step of d.steps) draft.step(step);
  return true;
}
