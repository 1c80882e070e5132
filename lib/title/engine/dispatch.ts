// Which handler runs an instrument in a tract, by what it does.
import { adjudge } from "./adjudge";
import { amend } from "./amend";
import type { Case } from "./case";
import { convey } from "./convey";
import { partSpouses } from "./divorce";
import { foreclose } from "./foreclose";
import { leaseLand } from "./lease-land";
import { ripen } from "./limitation";
import { clauses, type Matter } from "./matter";
import { mergeCompany } from "./merge-company";
import { mergeOverrides } from "./merge-override";
import { mergedInDeed } from "./merged-contract";
import { governs, isOnDeath } from "./on-death";
import { divide } from "./partition";
import { endPayments, releasesPayment } from "./payment-ends";
import { convertAtPayout } from "./payout";
import { pool } from "./pool";
import { quitLease } from "./quit-lease";
import { asJoinder } from "./ratified-deed";
import { adoptsOnly, ratify } from "./ratify";
import { release } from "./release";
import { onItsTerms } from "./revive";
import { encumber } from "./side-interests";
import { stipulate } from "./stipulate";
import { sellForTaxes } from "./tax-title";
import { undoStruck } from "./undo";

const LEASES = new Set([
  "oil_gas_lease",
  "memorandum_of_lease",
  "top_lease",
  "coal_lease",
  "mining_lease",
  "federal_oil_gas_lease",
  "state_oil_gas_lease",
  "coalbed_methane_lease",
]);
const EVIDENCE = new Set([
  "affidavit_of_production",
  "affidavit_of_non_production",
  "division_order",
  "affidavit_of_identity",
  "power_of_attorney",
  "trust_agreement",
  "letters_testamentary",
  "affidavit",
  "death_certificate",
  "disclaimer",
  "affidavit_of_death",
  "materials_agreement",
  "surface_use_agreement",
  "surface_lease",
  "plat",
  "survey",
]);

/** Runs one instrument in one tract. Evidence changes no title; what is not understood changes nothing either. */
export function dispatch(kase: Case, matter: Matter, tract: string): void {
  const { action } = matter.conveyance;
  if (isOnDeath(matter)) {
    if (governs(kase, matter, tract).passes) convey(kase, matter, tract);
    return;
  }
  partSpouses(kase, matter, tract);
  undoStruck(kase, matter, tract);
  if (matter.type === "affidavit") ripen(kase, matter, tract);
  const paid = endPayments(kase, matter, tract);
  if (convertAtPayout(kase, matter, tract) || EVIDENCE.has(matter.type)) return;
  if (mergeCompany(kase, matter, tract) || special(kase, matter, tract)) return;
  if (matter.type === "stipulation_of_interest") stipulate(kase, matter, tract);
  else if (matter.type === "ratification" && action === "lease" && !adoptsOnly(kase, matter, tract)) leaseLand(kase, onItsTerms(kase, matter, tract), tract);
  else if (matter.type === "ratification" && action === "convey") convey(kase, matter, tract);
  else if (matter.type === "ratification" || action === "ratify") {
    const joinder = asJoinder(kase, matter, tract);
    if (joinder) convey(kase, joinder, tract);
    else ratify(kase, matter, tract);
  } else if (action === "lease" || (LEASES.has(matter.type) && action !== "release")) leaseLand(kase, matter, tract);
  else if (action === "release") {
    if (!(paid && releasesPayment(matter))) release(kase, matter, tract);
  } else if (action === "encumber") encumber(kase, matter, tract);
  else if (action === "pool") pool(kase, matter, tract);
  else if (["convey", "assign", "correct", "devise"].includes(action) || clauses(matter, "grants", tract).length) convey(kase, matter, tract);
  if (action === "assign") mergeOverrides(kase, matter, tract);
}

/** Instruments of courts, officers and cotenants that move title in ways of their own; each says whether it has run. */
const special = (kase: Case, matter: Matter, tract: string): boolean =>
  mergedInDeed(kase, matter, tract) ||
  divide(kase, matter, tract) ||
  amend(kase, matter, tract) ||
  quitLease(kase, matter, tract) ||
  adjudge(kase, matter, tract) ||
  sellForTaxes(kase, matter, tract) ||
  foreclose(kase, matter, tract);
