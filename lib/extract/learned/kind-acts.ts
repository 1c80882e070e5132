// The acts without which a paper is not of its kind: no judgment without a court that orders, no affidavit without an oath, no conveyance without words done that convey.
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import type { Act } from "./acts";
import { kindOf, kindsOf } from "./paper-kinds";

/** Kinds by which an interest passes. */
export const PASSING = kindsOf(
  "deed",
  "mineral_deed",
  "royalty_deed",
  "oil_gas_lease",
  "surface_lease",
  "mining_lease",
  "assignment_of_lease",
  "assignment_of_overriding_royalty",
  "release_of_lease",
  "fiduciary_deed",
  "administrators_deed",
  "executors_deed",
  "sheriffs_deed",
  "trustees_deed",
  "tax_deed",
  "partition_deed",
  "correction_deed",
  "us_patent",
  "state_patent",
);

/** Of these the thing that passes makes the kind: minerals in the ground that are "assigned" pass as by a deed. */
export const ASSIGNING = kindsOf("assignment_of_lease", "assignment_of_overriding_royalty");

const does = (verbs: string) => (acts: readonly Act[]) => acts.some((x) => x.mode === "done" && verbs.split(" ").includes(x.verb));
const says = (verbs: string) => (acts: readonly Act[]) => acts.some((x) => verbs.split(" ").includes(x.verb));
const courts = (acts: readonly Act[]): boolean => says("order award find appoint")(acts) || acts.some((x) => x.who === "court");

const needs = new Map<number, (acts: readonly Act[]) => boolean>();
const need = (test: (acts: readonly Act[]) => boolean, ...types: readonly InstrumentType[]): void => types.forEach((t) => void needs.set(kindOf(t), test));
for (const k of PASSING) needs.set(k, does("let give pass quit free award"));
/** Whether one of these verbs is done with one of these things. */
const doesWith = (verbs: string, things: string) => (acts: readonly Act[]) =>
  acts.some((x) => x.mode === "done" && verbs.split(" ").includes(x.verb) && x.things.some((t) => things.split(" ").includes(t)));
need(doesWith("let give pass quit free award", "lease working royalty override"), "assignment_of_lease", "assignment_of_overriding_royalty");
need(courts, "judgment", "divorce_decree", "probate_decree", "letters_testamentary", "forced_pooling_order");
need(says("swear"), "affidavit", "affidavit_of_heirship", "affidavit_of_death", "affidavit_of_identity", "affidavit_of_production");
need(says("agree pay"), "contract_for_deed");
need(does("agree"), "stipulation_of_interest");
need(says("devise give pass"), "will");
need(says("appoint"), "power_of_attorney");
need(does("adopt let"), "ratification");
need(does("change agree let"), "lease_amendment");
need(says("free"), "release_of_lien");
need(says("secure"), "mortgage");
need(says("lower adopt agree"), "subordination");
need(says("pool"), "unit_designation");
need(says("pray notify"), "petition_quiet_title");
need(says("merge change certify"), "merger_certificate");

/** Whether a paper with these acts can be of a kind at all. */
export const canBe = (kind: number, acts: readonly Act[]): boolean => needs.get(kind)?.(acts) ?? true;
