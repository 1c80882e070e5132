// A share of land beside the minerals that go with it: what is said of these is not said of the land.
import type { Found } from "./interest";
import { LAND_HEAD } from "./object-end";
import { baseOf } from "./phrases/base";

/** "one-half of the lands, and all of the minerals owned by him": what follows is a thing of its own, and "owned" is said of it. */
const MINERALS_BESIDE =
  /(?:,|;)? (?:and|with|together with|including|as well as|along with) (?:also )?(?:all|such|whatever|any|what|an? undivided|my|our|his|her|its|their|one|two|three|half|\d)\b[^.;]{0,40}?\b(?:oil|gas|minerals?|coal)\b/i;

/** A share of land with the minerals named beside it → of the whole, where only what is said of the minerals speaks of the giver's own. */
export function ofLandAlone(f: Found, words: string, from: number): Found {
  const behind = words.slice(from);
  const beside = f.interest.of === "grantor_interest" ? MINERALS_BESIDE.exec(behind) : null;
  const own = beside ? behind.slice(0, beside.index) : "";
  return beside && LAND_HEAD.test(own) && baseOf(own, false).of === "whole" ? { ...f, interest: { ...f.interest, of: "whole" } } : f;
}
