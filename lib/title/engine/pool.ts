// Units: no share moves; production of the unit is divided by tracts, and consents are tested.
import { ONE, sum } from "@/lib/fraction/rational";
import { type Case, input } from "./case";
import { liveLeases } from "./live-leases";
import { evidenceAt, type Matter } from "./matter";

/** Records a unit over a tract, with the royalties that have not consented and the minerals that are not leased. */
export function pool(kase: Case, matter: Matter, tract: string): void {
  const ledger = kase.ledger(tract);
  const draft = kase.open(matter, { kind: "pool", estate: "leasehold", tract, pointer: "/unit" });
  draft.from = matter.from.map((a) => ({ party_id: a.party_id, name: a.name }));
  draft.quantum = ONE;
  draft.ofWhole = ONE;
  draft.step({
    rule: "unit.by-acreage",
    cites: ["Wagner & Brown v. Sheppard, 282 S.W.3d 419 (Tex. 2008)"],
    outcome: "applied",
    inputs: [input("unit acres", matter.conveyance.unit?.acres ?? "not read", evidenceAt(matter, "conveyance", "/unit"))],
    output: { name: "shares of title", value: "unchanged" },
    because: "Pooling divides production by surface acres; it conveys no share of the minerals here.",
  });
  const compulsory = matter.type === "forced_pooling_order" || matter.type === "spacing_order";
  const raised = { tract, effects: [draft.effect] };
  const royalties = ledger.current().filter((i) => i.estate === "royalty");
  const ratified = kase
    .papers()
    .citing(matter.id)
    .some((m) => m.type === "ratification");
  if (royalties.length && !compulsory && !ratified)
    kase.issue("NPRI_POOLING_CONSENT", matter, {
      ...raised,
      parties: royalties.map((r) => r.holder.party_id),
      detail: `${royalties.map((r) => r.holder.name).join(", ")} has not ratified the unit.`,
    });
  const open = ledger.current().filter((i) => (i.estate === "fee" || i.estate === "mineral") && !liveLeases(kase, i).length);
  if (open.length && !compulsory)
    kase.issue("UNLEASED_COTENANT", matter, {
      ...raised,
      parties: open.map((o) => o.holder.party_id),
      share: sum(open.map((o) => o.share)),
      detail: `Unleased in the unit: ${[...new Set(open.map((o) => o.holder.name))].join(", ")}.`,
    });
  if (matter.type === "communitization_agreement")
    kase.issue("COMMUNITIZATION_NOT_APPROVED", matter, { ...raised, detail: "Approval of the communitization agreement is not of record." });
}
