// Before an instrument runs: clauses that mix royalty and minerals are sorted by the law of the tract.
import type { Interest as Words } from "@/lib/contracts/aspects/conveyance";
import { natureRules } from "@/lib/title/rules/conveyance/nature";
import { decide } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { liveLeases } from "./lease-land";
import { evidenceAt, type Matter } from "./matter";

const mixes = (w: Words) =>
  w.estate_type === "royalty" &&
  (w.readings.some((r) => r.rule.includes("mineral") || r.estate_type === "mineral") ||
    /royalty (?:interest|rights?) in[^.;]{0,40}(?:mineral rights|minerals)\b/i.test(w.text));

/** The matter with each mixed clause as the estate it is in this tract. */
export function sortedByNature(kase: Case, matter: Matter, tract: string): Matter {
  const list = [...matter.conveyance.grants, ...matter.conveyance.reservations];
  if (!list.some(mixes)) return matter;
  const leased = kase
    .ledger(tract)
    .of(matter.from)
    .some((i) => liveLeases(kase, i).length > 0);
  const sort = (kind: "grants" | "reservations") =>
    matter.conveyance[kind].map((w, n) => {
      if (!mixes(w)) return w;
      const evidence = evidenceAt(matter, "conveyance", `/${kind}/${n}`);
      const facts = { read: "royalty" as const, inMineralRights: true, ofProduction: /produced|saved/i.test(w.text) || w.of === "royalty", leased };
      const d = decide(natureRules, facts, kase.place(tract, matter), [input("words", w.text.slice(0, 120), evidence)], (a) => ({ name: "nature", value: a }));
      kase.issue("MINERAL_OR_ROYALTY", matter, { tract, evidence, detail: `The words mix royalty and minerals; read as ${d?.answer ?? "royalty"}.` });
      if (d?.answer !== "mineral") return w;
      kase.natures.set(`${matter.id}/${kind}/${n}`, d.steps);
      return { ...w, estate_type: "mineral" as const, floating: null, readings: [] };
    });
  return { ...matter, conveyance: { ...matter.conveyance, grants: sort("grants"), reservations: sort("reservations") } };
}
