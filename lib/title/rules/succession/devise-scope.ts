// The question: does a devise of a tract by its name carry minerals that were severed from it?
import type { Rule } from "@/lib/title/rules/rule";

export type DeviseFacts = {
  /** The devise names minerals, oil or gas. */
  readonly namesMinerals: boolean;
  /** All, the rest, or the residue: not one tract by its name. */
  readonly general: boolean;
  /** The testator held minerals of the tract apart from the surface, and surface of the land devised. */
  readonly severed: boolean;
};
export type DeviseScope = "surface" | "all";

export const surfaceByName: Rule<DeviseFacts, DeviseScope> = {
  id: "succession.devise.surface-by-name",
  title: "A tract devised by its name after severance is its surface",
  cites: ["ConocoPhillips Co. v. Ramirez, 599 S.W.3d 296 (Tex. 2020)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.severed && !f.namesMinerals && !f.general,
  then: () => "surface",
  because: () => "The family had parted surface from minerals, and the name stands for the surface; severed minerals fall into the residue.",
};

export const allByDevise: Rule<DeviseFacts, DeviseScope> = {
  id: "succession.devise.all",
  title: "A devise of land passes surface and minerals",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "all",
  because: () => "Nothing parts the minerals from the land devised.",
};

export const deviseScopeRules = [surfaceByName, allByDevise];
