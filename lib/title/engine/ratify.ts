// Ratifications: a lease or unit adopted; the size of the ratifying party's interest stays what it was.
import { sum, ZERO } from "@/lib/fraction/rational";
import type { Interest } from "@/lib/title/ledger/interest";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import { type Case, input } from "./case";
import { liveLeases } from "./live-leases";
import { evidenceAt, type Matter } from "./matter";

/** Adopts a cited lease for unleased minerals of the ratifying party; royalties only consent. */
export function ratify(kase: Case, matter: Matter, tract: string): void {
  const ledger = kase.ledger(tract);
  const docs = new Set(matter.cites.values());
  const here = kase.leasesIn(tract).filter((l) => !["released", "expired", "waiting"].includes(l.status));
  const ofUnit = [...docs].some((d) => kase.matters.get(d)?.conveyance.action === "pool") || (matter.conveyance.facts ?? []).some((f) => f.kind === "unit");
  const lease = here.find((l) => docs.has(l.document)) ?? (here.length === 1 && !ofUnit ? here[0] : undefined);
  const theirs = ledger.of([...matter.from, ...matter.to]);
  const unleased = theirs.filter((i) => (i.estate === "fee" || i.estate === "mineral") && i.executive && !liveLeases(kase, i).length);
  const draft = kase.open(matter, { kind: "ratify", estate: "leasehold", tract, pointer: "/references" });
  draft.from = matter.from.map((a) => ({ party_id: a.party_id, name: a.name }));
  if (lease && unleased.length) adopt(kase, matter, tract, draft, lease.id, unleased);
  draft.step({
    rule: "ratification.adopts-not-converts",
    cites: ["ConocoPhillips Co. v. Hahn, 704 S.W.3d 515 (Tex. 2024)"],
    outcome: "applied",
    inputs: [input("ratified", lease?.id ?? "unit or instrument", evidenceAt(matter, "conveyance", "/references"))],
    output: { name: "interest of the ratifying party", value: "unchanged in size" },
    because: "To ratify a lease or unit is to adopt it; it neither enlarges nor converts what the party owns.",
  });
  if (theirs.some((i) => i.estate === "royalty"))
    kase.issue("RATIFICATION_EFFECT_LIMITED", matter, { tract, effects: [draft.effect], detail: "A royalty owner ratified; the royalty keeps its size." });
}

function adopt(kase: Case, matter: Matter, tract: string, draft: EffectDraft, id: string, minerals: readonly Interest[]): void {
  const lease = kase.leases.get(id);
  if (!lease) return;
  const share = sum(minerals.map((i) => i.share));
  const ledger = kase.ledger(tract);
  const holds = ledger.current().filter((i) => i.estate === "leasehold" && i.leases[0] === id);
  const held = sum(holds.map((i) => i.share));
  const grown = held.n === 0n ? ZERO : share;
  ledger.change(
    draft,
    [...minerals, ...holds],
    [
      ...minerals.map((i) => ({ seed: { ...i, leases: [...i.leases, id] }, relation: "retained" as const, sources: [i] })),
      ...holds.map((h) => ({
        seed: { ...h, share: sum([h.share, { n: grown.n * h.share.n * held.d, d: grown.d * h.share.d * held.n }]) },
        relation: "leased" as const,
        sources: [h, ...minerals],
      })),
    ],
  );
  kase.enter({
    ...lease,
    share: sum([lease.share, share]),
    lessors: [...lease.lessors, ...minerals.map((i) => ({ holder: i.holder, share: i.share }))],
  });
  draft.to = holds.map((h) => ({ holder: h.holder, share: h.share }));
  draft.quantum = share;
  draft.ofWhole = share;
  kase.remember(tract, minerals[0]?.holder ?? { party_id: null, name: "" }, matter);
}
