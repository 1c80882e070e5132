// The registry of rules: families in which the engine asks, each with its rules in their order.
import { agentRules } from "./rules/authority/agent";
import { foreignFiduciaryRules } from "./rules/authority/foreign-fiduciary";
import { mergerRules } from "./rules/authority/merger";
import { contractRules } from "./rules/conveyance/contract-merger";
import { deadTakerRules } from "./rules/conveyance/dead-taker";
import { mineralFractionRules } from "./rules/conveyance/double-fraction";
import { exceptedRules } from "./rules/conveyance/excepted-royalty";
import { fractionBaseRules } from "./rules/conveyance/fraction-base";
import { scopeRules } from "./rules/conveyance/mineral-scope";
import { natureRules } from "./rules/conveyance/nature";
import { overconveyanceRules } from "./rules/conveyance/overconveyance";
import { perpetuityRules } from "./rules/conveyance/perpetuities";
import { strangerRules } from "./rules/conveyance/stranger-reservation";
import { stripRules } from "./rules/conveyance/strip";
import { divorceRules } from "./rules/cotenancy/divorce";
import { partitionRules } from "./rules/cotenancy/partition";
import { survivorshipRules } from "./rules/cotenancy/survivorship";
import { judgmentRules } from "./rules/court/judgment";
import { limitationRules } from "./rules/curative/limitation";
import { leaseReachRules } from "./rules/lease/after-acquired";
import { endedRules } from "./rules/lease/ended-of-record";
import { habendumRules } from "./rules/lease/habendum";
import { renewalRules } from "./rules/lease/override-renewal";
import { payoutRules } from "./rules/lease/payout";
import { leaseRoyaltyRules } from "./rules/lease/royalty-base";
import { termLeaseRules } from "./rules/lease/term-holders-lease";
import { termRules } from "./rules/lease/term-interest";
import { unlessRules } from "./rules/lease/unless";
import { foreclosureRules } from "./rules/lien/foreclosure";
import { powerRules } from "./rules/life/power-of-sale";
import { leasePowerRules } from "./rules/life/power-to-lease";
import { lifeRoyaltyRules } from "./rules/life/royalty";
import { communityRules } from "./rules/marital/community-half";
import { decedentsHalfRules } from "./rules/marital/decedents-half";
import { homesteadRules } from "./rules/marital/homestead";
import { dormantRules } from "./rules/record-title/dormant-minerals";
import { marketableTitleRules } from "./rules/record-title/marketable-title";
import { prescriptionRules } from "./rules/record-title/prescription";
import { listingRules } from "./rules/recording/mineral-listing";
import { priorityRules } from "./rules/recording/priority";
import { apportionmentRules } from "./rules/royalty/apportionment";
import { burdenRules } from "./rules/royalty/burden";
import { fixedOrFloatingRules } from "./rules/royalty/fixed-or-floating";
import { oneLeaseRules } from "./rules/royalty/one-lease";
import { royaltyClauseRules } from "./rules/royalty/one-reservation";
import type { Rule } from "./rules/rule";
import { relinquishmentRules } from "./rules/sovereign/relinquishment";
import { lapseRules } from "./rules/succession/anti-lapse";
import { decreeRules } from "./rules/succession/decree-over-will";
import { descentRules } from "./rules/succession/descent-rules";
import { deviseScopeRules } from "./rules/succession/devise-scope";
import { disclaimerRules } from "./rules/succession/disclaimer";
import { bloodRules } from "./rules/succession/half-blood";
import { recitalRules } from "./rules/succession/recital";
import { representationRules } from "./rules/succession/representation";
import { onDeathRules } from "./rules/succession/transfer-on-death";
import { taxRules } from "./rules/tax/tax-title";

/** What is known of a rule without its facts: for lists of the law that the engine applies. */
export type RuleCard = Pick<Rule<unknown, unknown>, "id" | "title" | "cites" | "jurisdictions" | "in_force"> & { readonly family: string };

const families: Readonly<Record<string, readonly Pick<Rule<unknown, unknown>, "id" | "title" | "cites" | "jurisdictions" | "in_force">[]>> = {
  "authority.agent": agentRules,
  "authority.foreign-fiduciary": foreignFiduciaryRules,
  "authority.merger": mergerRules,
  "conveyance.overconveyance": overconveyanceRules,
  "conveyance.fraction": mineralFractionRules,
  "conveyance.base": fractionBaseRules,
  "conveyance.exception": exceptedRules,
  "conveyance.perpetuities": perpetuityRules,
  "conveyance.strangers": strangerRules,
  "conveyance.strip": stripRules,
  "conveyance.takers": deadTakerRules,
  "conveyance.contract": contractRules,
  "conveyance.minerals": scopeRules,
  "conveyance.nature": natureRules,
  "royalty.kind": fixedOrFloatingRules,
  "royalty.apportionment": apportionmentRules,
  "royalty.burden": burdenRules,
  "royalty.clauses": royaltyClauseRules,
  "royalty.one-lease": oneLeaseRules,
  "cotenancy.divorce": divorceRules,
  "cotenancy.partition": partitionRules,
  "cotenancy.survivorship": survivorshipRules,
  "life.lease": leasePowerRules,
  "life.power": powerRules,
  "life.royalty": lifeRoyaltyRules,
  "court.judgment": judgmentRules,
  "lien.foreclosure": foreclosureRules,
  "curative.limitation": limitationRules,
  "tax.title": taxRules,
  "lease.after-acquired": leaseReachRules,
  "lease.term-holders": termLeaseRules,
  "lease.ended": endedRules,
  "lease.unless": unlessRules,
  "lease.payout": payoutRules,
  "lease.override-renewal": renewalRules,
  "lease.royalty": leaseRoyaltyRules,
  "marital.community": communityRules,
  "marital.decedents-half": decedentsHalfRules,
  "marital.homestead": homesteadRules,
  "record-title.dormant": dormantRules,
  "record-title.marketable": marketableTitleRules,
  "record-title.prescription": prescriptionRules,
  "sovereign.relinquishment": relinquishmentRules,
  "succession.recital": recitalRules,
  "lease.habendum": habendumRules,
  "lease.term-interest": termRules,
  "recording.listing": listingRules,
  "recording.priority": priorityRules,
  "succession.decree": decreeRules,
  "succession.blood": bloodRules,
  "succession.lapse": lapseRules,
  "succession.descent": descentRules,
  "succession.devise": deviseScopeRules,
  "succession.disclaimer": disclaimerRules,
  "succession.on-death": onDeathRules,
  "succession.representation": representationRules,
};

/** All rules with their families, in the order in which they are asked. */
export const registry: readonly RuleCard[] = Object.entries(families).flatMap(([family, rules]) =>
  rules.map(({ id, title, cites, jurisdictions, in_force }) => ({ id, title, cites, jurisdictions, in_force, family })),
);
