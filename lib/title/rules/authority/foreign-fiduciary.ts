// The question: does the deed of a guardian or administrator whom a court of another state appointed pass land here?
import type { Rule } from "@/lib/title/rules/rule";

export type ForeignFiduciaryFacts = {
  /** The signer acts as guardian, conservator, committee or administrator: by a court's appointment alone, not by will or trust. */
  readonly byAppointment: boolean;
  /** The papers say that a court of another state appointed him or ordered the sale. */
  readonly foreign: boolean;
  /** They tell too of letters, an order or a filing in a court of the state where the land lies. */
  readonly here: boolean;
};
export type ForeignFiduciaryAnswer = "void" | "acts";

/** Errs towards the deed: one who says nothing of his court is taken to have his letters here. */
export const foreignGuardian: Rule<ForeignFiduciaryFacts, ForeignFiduciaryAnswer> = {
  id: "authority.foreign-fiduciary",
  title: "A guardian or administrator has no power over land outside the state that appointed him",
  cites: ["Simpson-Fell Oil Co. v. Stanolind Oil & Gas Co., 136 Tex. 158, 125 S.W.2d 263 (1939)", "Hoyt v. Sprague, 103 U.S. 613 (1881)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.byAppointment && f.foreign && !f.here,
  then: () => "void",
  because: () => "Letters run no farther than the state whose court gave them; without authority from a court where the land lies the deed passes nothing.",
};

export const localFiduciary: Rule<ForeignFiduciaryFacts, ForeignFiduciaryAnswer> = {
  id: "authority.local-fiduciary",
  title: "A fiduciary with authority where the land lies acts for the owner",
  cites: ["Hoyt v. Sprague, 103 U.S. 613 (1881)"],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "acts",
  because: () => "A court of the state, or a will or trust, gives the power; or no other court is named.",
};

export const foreignFiduciaryRules = [foreignGuardian, localFiduciary];
