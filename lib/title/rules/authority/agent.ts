// The question: is one in whose name an agent signs bound by the deed?
import type { Rule } from "@/lib/title/rules/rule";

export type AgentFacts = {
  /** An attorney in fact signs for the grantor. */
  readonly byAgent: boolean;
  /** The power of attorney is of record; then whether the grantor gave it. */
  readonly power: "given" | "given_by_others" | "not_of_record";
  /** The grantor had died when the agent signed. */
  readonly dead: boolean;
};
export type AgentAnswer = "bound" | "not_bound";

const base = { jurisdictions: "all" as const, in_force: {} };

export const ownHand: Rule<AgentFacts, AgentAnswer> = {
  ...base,
  id: "authority.own-hand",
  title: "A grantor who signs is bound",
  cites: [],
  when: (f) => !f.byAgent,
  then: () => "bound",
  because: () => "No agent signs for this grantor.",
};

export const deathEndsThePower: Rule<AgentFacts, AgentAnswer> = {
  ...base,
  id: "authority.agent.death",
  title: "Death ends a power of attorney",
  cites: ["Hunt v. Rousmanier's Adm'rs, 21 U.S. 174 (1823)", "Cleveland v. Williams, 29 Tex. 204 (1867)", "Tex. Est. Code 751.131", "58 O.S. 3010"],
  when: (f) => f.dead,
  then: () => "not_bound",
  because: () => "The principal was dead when the agent signed; a durable power outlasts incapacity, not death.",
};

export const notAPrincipal: Rule<AgentFacts, AgentAnswer> = {
  ...base,
  id: "authority.agent.no-power",
  title: "An agent binds only those who gave the power",
  cites: ["Thomas v. Southwestern Settlement & Dev. Co., 123 S.W.2d 290 (Tex. 1939)"],
  when: (f) => f.power === "given_by_others",
  then: () => "not_bound",
  because: () => "The power under which the agent acts was given by others; this owner did not sign it.",
};

export const agentBinds: Rule<AgentFacts, AgentAnswer> = {
  ...base,
  id: "authority.agent.binds",
  title: "An agent binds the principal",
  cites: [],
  when: () => true,
  then: () => "bound",
  because: (f) =>
    f.power === "given" ? "The grantor gave the power under which the agent signs." : "The power is not of record; it is assumed to have been given.",
  assumes: (f) => f.power === "not_of_record",
};

export const agentRules = [ownHand, deathEndsThePower, notAPrincipal, agentBinds];
