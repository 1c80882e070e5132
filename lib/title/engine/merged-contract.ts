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

const isContract = (m: Matter): boolean => m.type === "contract_for_deed";
const shares = (a: Matter["from"], b: Matter["from"]): boolean => a.some((x) => b.some((y) => sameHolder(x, y)));

/** Contracts of the land before `day`, oldest first. */
const contractsBefore = (kase: Case, tract: string, day: string | null): Matter[] =>
  day === null
    ? []
    : kase
        .papers()
        .covering(tract)
        .filter((m) => isContract(m) && m.day !== null && m.day <= day)
        .sort((a, b) => (a.day ?? "").localeCompare(b.day ?? ""));

/** The contract of the seller with another, who sold on by contract to the one who takes this deed: the deed goes past the first buyer, and each has what the contracts give and reserve. Null where there are none such. */
function soldOn(kase: Case, deed: Matter, tract: string): Matter | null {
  if (isContract(deed) || deed.conveyance.action !== "convey" || !deed.conveyance.grants.some(ofLand)) return null;
  const all = contractsBefore(kase, tract, deed.day);
  const first = all.find((c) => shares(c.from, deed.from) && !shares(c.to, deed.to));
  const next = first ? all.find((c) => c !== first && shares(c.from, first.to) && shares(c.to, deed.to)) : undefined;
  return first && next ? first : null;
}

/** Leaves a contract that merged in a deed on the record without effect; says whether it did. */
export function mergedInDeed(kase: Case, m: Matter, tract: string): boolean {
  if (!isContract(m)) return performsContracts(kase, m, tract);
  const later = deedAfter(kase, m, tract);
  const deed = later && soldOn(kase, later, tract) === m ? null : later;
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

/** Leaves a deed that goes past the first buyer on the record without effect of its own: what passed has passed by the contracts, which it performs. */
function performsContracts(kase: Case, m: Matter, tract: string): boolean {
  const first = soldOn(kase, m, tract);
  if (!first) return false;
  const draft = kase.open(m, { kind: "convey", estate: m.conveyance.grants[0]?.estate_type ?? "fee", tract, pointer: "/grants" });
  draft.status = "superseded";
  draft.from = m.from.map((a) => ({ party_id: a.party_id, name: a.name }));
  draft.step({
    rule: "conveyance.deed-performs-contracts",
    cites: ["Brian v. Valley View Cattle Ranch, Inc., 535 P.2d 237 (Colo. App. 1975)"],
    outcome: "applied",
    inputs: [input("first contract", first.type, [], first.id)],
    output: { name: "deed", value: "performs the contracts" },
    because:
      "The seller deeds at once to the one who bought from his buyer; what that buyer reserved in his own contract vests in him when the price is paid, though the deed goes past him.",
  });
  return true;
}
