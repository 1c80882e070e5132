// All statutes of descent, in the order in which they are asked: of a state before the default.
import { oklahomaRules } from "./oklahoma";
import { otherStates } from "./other-states";
import { texasRules } from "./texas";

export const descentRules = [...texasRules, ...oklahomaRules, ...otherStates];
