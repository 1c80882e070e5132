// Overrides that end in the hands of one who takes back the lease they burden: two estates in one person, and the paper says that the lesser is gone.
import { OVERRIDE_ENDED } from "@/lib/text/override-ended";
import { sameHolder } from "@/lib/title/ledger/interest";
import { type Case, input } from "./case";
import { evidenceAt, type Matter } from "./matter";

/**
 * Ends the overrides of those to whom a paper assigns the lease, where the paper says that they merged or ended. Errs to leaving them: merger is
 * a matter of intent, and silence keeps the two estates apart.
 */
export function mergeOverrides(kase: Case, matter: Matter, tract: string): void {
  const said = (matter.conveyance.facts ?? []).findIndex((f) => OVERRIDE_ENDED.test(f.text));
  if (said < 0) return;
  const ledger = kase.ledger(tract);
  const given = ledger.current().filter((i) => i.estate === "leasehold" && matter.to.some((t) => sameHolder(t, i.holder)));
  const ended = given.length ? ledger.current().filter((i) => i.estate === "overriding_royalty" && matter.to.some((t) => sameHolder(t, i.holder))) : [];
  if (!ended.length) return;
  const draft = kase.open(matter, { kind: "release", estate: "overriding_royalty", tract, pointer: `/facts/${said}` });
  ledger.change(draft, ended, []);
  draft.from = ended.map((i) => i.holder);
  draft.step({
    rule: "lease.override-merged",
    cites: [],
    outcome: "applied",
    inputs: [input("said", matter.conveyance.facts?.[said]?.text ?? "", evidenceAt(matter, "conveyance", `/facts/${said}`).slice(0, 1), matter.id)],
    output: { name: "override", value: "ended" },
    because: "He who held the override took back the lease, and the paper says that the override is gone.",
  });
}
