// Transfer-on-death deeds: they run at the owner's death, and only the last over a tract.
import type { HolderIndex } from "@/lib/title/ledger/holder-index";
import type { Holder } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import { decide, type Step } from "@/lib/title/rules/rule";
import { type OnDeathAnswer, type OnDeathFacts, onDeathRules } from "@/lib/title/rules/succession/transfer-on-death";
import { type Case, input } from "./case";
import { evidenceAt, type Matter } from "./matter";
import type { Death, Entry } from "./timeline";

const TYPE = "transfer_on_death_designation_affidavit";
const isDesignation = (m: Matter): boolean => m.type === TYPE && m.from.length > 0 && m.to.length > 0 && m.conveyance.grants.length > 0;

/** Papers on transfers on death, of which only the owner's own deed moves title; acceptances and affidavits are evidence. */
export const isOnDeath = (m: Matter): boolean => m.type === TYPE;

/** The entry of a designation: on the day of its owner's death; none while no death is of record. */
export function onDeathEntry(m: Matter, deaths: HolderIndex<Death>): Entry | null {
  if (!isDesignation(m)) return null;
  const death = deaths.firstOf(m.from);
  const day = death ? (death.day ?? death.matter.day ?? death.matter.recorded) : null;
  return death && day ? { day, matter: { ...m, day }, death: null, rank: 2 } : null;
}

const later = (a: Matter, b: Matter) => (a.doc.dates.resolved.executed ?? a.recorded ?? "") > (b.doc.dates.resolved.executed ?? b.recorded ?? "");

/** Whether a designation governs a tract at its owner's death, with the steps. */
export function governs(kase: Case, m: Matter, tract: string): { passes: boolean; steps: Step[] } {
  const replaced = kase
    .papers()
    .where(isDesignation)
    .covering(tract)
    .some((x) => x.id !== m.id && later(x, m) && x.from.some((f) => m.from.some((g) => sameHolder(f, g))));
  const facts: OnDeathFacts = { dead: m.from.some((f) => kase.dead.some((d) => sameHolder(d, f))), replaced };
  const inputs = [input("owner", m.from.map((f) => f.name).join(", "), evidenceAt(m, "conveyance", "/grants").slice(0, 1), m.id)];
  const d = decide<OnDeathFacts, OnDeathAnswer>(onDeathRules, facts, kase.place(tract, m), inputs, (a) => ({ name: "designation", value: a }));
  return { passes: d?.answer === "passes", steps: d?.steps ?? [] };
}

/** Whether the dead had designated who takes a tract, so that nothing there descends or waits in the estate. */
export const designated = (kase: Case, tract: string, dead: Holder): boolean =>
  kase
    .papers()
    .where(isDesignation)
    .covering(tract)
    .some((m) => m.from.some((f) => sameHolder(f, dead)));
