// An override that a lessor keeps in the lease itself, beside the royalty.
import { div, fromWire, mul, sum } from "@/lib/fraction/rational";
import type { Interest } from "@/lib/title/ledger/interest";
import { type Case, input } from "./case";
import type { Lease } from "./lease";
import { clauses, evidenceAt, type Matter } from "./matter";

const total = (list: readonly Interest[]) => sum(list.map((i) => i.share));

/** An override that the lessor keeps beside the royalty: on all production where the words put it beyond reduction, else on the share leased. */
export function lessorOverride(kase: Case, matter: Matter, tract: string, minerals: readonly Interest[], lease: Lease): void {
  for (const c of clauses(matter, "reservations", tract)) {
    const said = c.words.estate_type === "overriding_royalty" && c.words.fraction ? fromWire(c.words.fraction) : null;
    if (!said) continue;
    const share = c.words.of_8_8 === true ? said : mul(said, lease.share);
    const draft = kase.open(matter, { kind: "reserve", estate: "overriding_royalty", tract, pointer: c.pointer });
    const all = total(minerals);
    const keepers = minerals.map((i) => ({ holder: i.holder, share: mul(share, div(i.share, all)) }));
    kase.ledger(tract).change(
      draft,
      [],
      keepers.map((k) => ({
        seed: { estate: "overriding_royalty" as const, of: "production" as const, holder: k.holder, share: k.share, leases: [lease.id] },
        relation: "reserved" as const,
        sources: [],
      })),
    );
    draft.of = "production";
    draft.from = keepers.map((k) => k.holder);
    draft.to = keepers;
    draft.quantum = said;
    draft.ofWhole = share;
    draft.step({
      rule: "lease.royalty.lessors-override",
      cites: ["McMahon v. Christmann, 303 S.W.2d 341 (Tex. 1957)"],
      outcome: "applied",
      inputs: [input("override as worded", said, evidenceAt(matter, "conveyance", c.pointer), matter.id)],
      output: { name: "of production", value: `${share.n}/${share.d}` },
      because: c.words.of_8_8 === true ? "The words put the override beyond proportionate reduction." : "The override is on what the leased share yields.",
    });
  }
}
