import type { RuleExamples } from "@/lib/title/rules/rule";
import {
  actualProduction,
  capability,
  capabilityIsNotEnough,
  cessation,
  cessationOfPaying,
  contractPugh,
  expired,
  fixedTerm,
  type HabendumAnswer,
  type HabendumFacts,
  oklahomaPugh,
  primaryTerm,
  retainedAcreage,
} from "./habendum";

const facts = (f: Partial<HabendumFacts>): HabendumFacts => ({
  day: "1990-01-01",
  primaryEnd: "1985-01-01",
  production: null,
  withTract: true,
  pugh: false,
  retained: false,
  statutoryUnit: false,
  ceased: null,
  ...f,
});
const answer = (stands: boolean, as: HabendumAnswer["as"], issue: string | null = null, graceDays = 0): HabendumAnswer => ({ stands, as, graceDays, issue });
const TX = { state: "TX", date: "1990-01-01" };
const OK = { state: "OK", date: "1990-01-01" };

export const habendumExamples: RuleExamples<HabendumFacts, HabendumAnswer>[] = [
  {
    rule: capabilityIsNotEnough,
    examples: [
      {
        name: "an idle well in Texas",
        place: TX,
        facts: facts({ production: "capable", idle: true }),
        expect: answer(false, "expired", "LEASE_PRIMARY_TERM_EXPIRED"),
      },
      { name: "a well of which nobody says that it stood idle", place: TX, facts: facts({ production: "capable", idle: false }), expect: null },
      { name: "not in Oklahoma", place: OK, facts: facts({ production: "capable", idle: true }), expect: null },
    ],
  },
  {
    rule: primaryTerm,
    examples: [
      { name: "within the term", place: TX, facts: facts({ day: "1984-01-01" }), expect: answer(true, "primary_term") },
      { name: "after it", place: TX, facts: facts({}), expect: null },
    ],
  },
  {
    rule: fixedTerm,
    examples: [
      {
        name: "thirty years and no longer, the wells still pumping",
        place: TX,
        facts: facts({ production: "production", fixed: true }),
        expect: answer(false, "expired", "LEASE_PRIMARY_TERM_EXPIRED"),
      },
      { name: "in its years", place: TX, facts: facts({ day: "1984-01-01", fixed: true }), expect: null },
      { name: "a lease that production keeps", place: TX, facts: facts({ production: "production" }), expect: null },
    ],
  },
  {
    rule: cessation,
    examples: [
      {
        name: "the pumps stopped in 1988",
        place: TX,
        facts: facts({ production: "production", ceased: "1988-04-02" }),
        expect: { ...answer(false, "expired", "LEASE_PRIMARY_TERM_EXPIRED", 60), from: "1988-04-02" },
      },
      { name: "a capable well in Oklahoma", place: OK, facts: facts({ production: "capable", ceased: "1988-04-02" }), expect: null },
      { name: "production goes on", place: TX, facts: facts({ production: "production" }), expect: null },
    ],
  },
  {
    rule: cessationOfPaying,
    examples: [
      {
        name: "the only well of an Oklahoma lease has not paid since 1988",
        place: OK,
        facts: facts({ production: "production", ceased: "1988-04-02", barren: true }),
        expect: { ...answer(false, "expired", "LEASE_PRIMARY_TERM_EXPIRED", 60), from: "1988-04-02" },
      },
      { name: "sales stopped", place: OK, facts: facts({ production: "production", ceased: "1988-04-02" }), expect: null },
      { name: "another well could pay", place: OK, facts: facts({ production: "capable", ceased: "1988-04-02", barren: true }), expect: null },
    ],
  },
  {
    rule: oklahomaPugh,
    examples: [
      {
        name: "outside the unit",
        place: OK,
        facts: facts({ production: "production", withTract: false, statutoryUnit: true }),
        expect: answer(false, "expired", "STATUTORY_PUGH", 90),
      },
      { name: "inside the unit", place: OK, facts: facts({ production: "production", statutoryUnit: true }), expect: null },
      {
        name: "before the statute",
        place: { state: "OK", date: "1970-01-01" },
        facts: facts({ production: "production", withTract: false, statutoryUnit: true }),
        expect: null,
      },
      { name: "in Texas", place: TX, facts: facts({ production: "production", withTract: false, statutoryUnit: true }), expect: null },
    ],
  },
  {
    rule: contractPugh,
    examples: [
      {
        name: "outside, with a clause",
        place: TX,
        facts: facts({ production: "production", withTract: false, pugh: true }),
        expect: answer(false, "expired", "PARTIAL_LEASE_TERMINATION"),
      },
      { name: "outside, without one", place: TX, facts: facts({ production: "production", withTract: false }), expect: null },
    ],
  },
  {
    rule: retainedAcreage,
    examples: [
      {
        name: "outside the acreage of the well",
        place: TX,
        facts: facts({ production: "production", withTract: false, retained: true }),
        expect: answer(false, "expired", "RETAINED_ACREAGE_EXPIRY"),
      },
      { name: "inside it", place: TX, facts: facts({ production: "production", retained: true }), expect: null },
    ],
  },
  {
    rule: capability,
    examples: [
      { name: "capable well in Oklahoma", place: OK, facts: facts({ production: "capable" }), expect: answer(true, "held_by_production", "HBP_BY_CAPABILITY") },
      { name: "capable well in Texas", place: TX, facts: facts({ production: "capable" }), expect: null },
    ],
  },
  {
    rule: actualProduction,
    examples: [
      { name: "production", place: TX, facts: facts({ production: "production" }), expect: answer(true, "held_by_production") },
      { name: "none", place: TX, facts: facts({ production: "none" }), expect: null },
    ],
  },
  {
    rule: expired,
    examples: [
      { name: "nothing holds it", place: TX, facts: facts({}), expect: answer(false, "expired", "LEASE_PRIMARY_TERM_EXPIRED") },
      { name: "still in term", place: TX, facts: facts({ day: "1980-01-01" }), expect: null },
    ],
  },
];
