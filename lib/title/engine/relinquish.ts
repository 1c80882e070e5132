// Texas land sold with a mineral classification: whose agent leases it.

import { decide } from "@/lib/title/rules/rule";
import { relinquishmentRules } from "@/lib/title/rules/sovereign/relinquishment";
import { type Case, input } from "./case";
import { clauses, evidenceAt, type Matter } from "./matter";

/** Marks a tract that a state patent or award sold with all minerals kept, where the Relinquishment Act governs it. */
export function relinquish(kase: Case, matter: Matter, tract: string): void {
  if (matter.type !== "state_patent") return;
  const kept = [...clauses(matter, "reservations", tract), ...clauses(matter, "exceptions", tract)].some(
    (c) => c.words.estate_type === "mineral" && (!c.words.fraction || c.words.fraction.fraction === "1"),
  );
  const words = `${matter.conveyance.granting_clause ?? ""} ${[...matter.conveyance.grants, ...matter.conveyance.reservations].map((g) => g.text).join(" ")}`;
  const facts = {
    mineralsKept: kept,
    classified: /mineral(?:ly)?[- ]classif|classified (?:as )?mineral|mineral classification|relinquishment act/i.test(words),
    day: matter.day,
  };
  const d = decide(
    relinquishmentRules,
    facts,
    kase.place(tract, matter),
    [input("sold", matter.day ?? "undated", evidenceAt(matter, "dates", "/executed").slice(0, 1), matter.id)],
    (a) => ({
      name: "surface owner",
      value: a,
    }),
  );
  if (!d) return;
  kase.relinquished.add(tract);
  kase.issue("RELINQUISHMENT_ACT_LAND", matter, { tract, detail: d.steps.at(-1)?.because ?? "" });
}
