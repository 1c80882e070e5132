// The question: does a devise of a tract by its name carry minerals that were severed from it?
import type { Rule } from "@/lib/title/rules/rule";

export type DeviseFacts = {
  /** The devise names minerals, oil or gas. */
  readonly namesMinerals: boolean;
  /** All, the rest, or the residue: not one tract by its name. */
  readonly general: boolean;
  /** Minerals of the tract had been parted from its surface, and the testator held of both in the land devised. */
  readonly severed: boolean;
  /** The testator's minerals came by another title than his surface; a half kept with the land is not apart. */
  readonly apart: boolean;
};
export type DeviseScope = "surface" | "all";

export const surfaceByName: Rule<DeviseFacts, DeviseScope> = {
  id: "succession.devise.surface-by-name",
  title: "A tract devised by its name after severance is its surface",
  cites: ["ConocoPhillips Co. v. Ramirez, 599 S.W.3d 296 (Tex. 2020)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.severed && f.apart && !f.namesMinerals && !f.general,
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
  because: () => "The testator held the minerals by one title with the land, and a devise of land takes what its owner had in it.",
};

export const deviseScopeRules = [surfaceByName, allByDevise];
