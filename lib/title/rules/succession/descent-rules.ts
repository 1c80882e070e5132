// All statutes of descent, in the order in which they are asked: of a state before the default.
import { appalachianRules } from "./appalachia";
import { furtherStates } from "./further-states";
import { mountainRules } from "./mountain-states";
import { northDakotaRules } from "./north-dakota";
import { oklahomaRules } from "./oklahoma";
import { otherStates } from "./other-states";
import { plainsAndSouth } from "./plains-and-south";
import { texasRules } from "./texas";
import { withoutSpouseRules } from "./without-spouse";

export const descentRules = [
  ...withoutSpouseRules,
  ...texasRules,
  ...oklahomaRules,
  ...northDakotaRules,
  ...mountainRules,
  ...plainsAndSouth,
  ...appalachianRules,
  ...furtherStates,
  ...otherStates,
];
