// What a share is of, where the words call the giver by his name: "one-half of whatever minerals Ada Venn now has".
import { equals, fromWire, ONE } from "@/lib/fraction/rational";
import type { Found } from "./interest";
import { inRoles, namedIn, sideIds } from "./people";
import { baseOf } from "./phrases/base";
import { isDefinite } from "./phrases/definite";
import { estateOf } from "./phrases/estate";
import type { Scene } from "./scene";

const OF_MINERALS: ReadonlySet<string> = new Set(["mineral", "royalty"]);
/** A share of minerals that was read as one of the whole, measured again with the giver's name put as "grantor"; all else stays as it is. */
export function withNamedGiver(found: Found, scene: Scene): Found {
  const { interest } = found;
  if (!OF_MINERALS.has(interest.estate_type) || interest.of !== "whole" || !interest.fraction || interest.readings.length > 1 || interest.created_in)
    return found;
  if (!found.fraction || equals(fromWire(interest.fraction), ONE)) return found;
  const words = inRoles(interest.text, scene.parties);
  if (words === interest.text) return found;
  const { of } = baseOf(words, false, isDefinite(scene.text.slice(Math.max(0, found.fraction.start - 30), found.fraction.start)));
  return of === "grantor_interest" ? { ...found, interest: { ...interest, of } } : found;
}

const THING_FIRST =
  /(?:^|[.;:] |\bthat |, )(?:\(?\w{1,3}[.)] )?(?:Of|Out of|From) ((?:(?:all|the|such|any|my|our|his|her|its|their)\b)[^.;]{3,260}?), (?:(?:an?|the) )?(?:undivided )?$/i;

/** So far back the thing may stand that is told ahead of its share. */
const AHEAD = 400;

/** "Of the minerals owned by the grantor in this land, one-half is reserved": a share of minerals whose base is told ahead of it. `ahead`: the words of its sentence up to the share. */
export function ofThingAhead(found: Found, ahead: string, scene: Scene): Found {
  const { interest } = found;
  const near = ahead.slice(-AHEAD);
  const thing = found.fraction && THING_FIRST.test(near) ? THING_FIRST.exec(inRoles(near, scene.parties))?.[1] : undefined;
  if (thing !== undefined && interest.estate_type === "fee" && OF_MINERALS.has(estateOf(thing.slice(0, 60)) ?? ""))
    return ofThingAhead({ ...found, interest: { ...interest, estate_type: estateOf(thing.slice(0, 60)) ?? "fee" } }, ahead, scene);
  if (!OF_MINERALS.has(interest.estate_type) || interest.of !== "whole") return found;
  const of = thing === undefined ? "whole" : baseOf(`of ${thing}`, false).of;
  return of === "grantor_interest" || of === "described_interest" ? { ...found, interest: { ...interest, of } } : found;
}

/** What is kept, measured so too; a share of what one of several givers has by name is kept by that one: "half of the minerals which the said Ada Venn owns, reserved unto her". */
export function keptOfNamedGiver(found: Found, scene: Scene): Found {
  const own = withNamedGiver(found, scene);
  const givers = own === found ? [] : namedIn(found.interest.text, scene.parties.parties).filter((id) => sideIds(scene.parties, "from").includes(id));
  const [one] = givers;
  return one && givers.length === 1 && own.interest.to.includes(one) ? { ...own, interest: { ...own.interest, to: [one] } } : own;
}

/** "sells | the one-half of the minerals that she owns": that half, and no half of it; the object begins behind its "the". */
export function thatShare(f: Found, scene: Scene): Found {
  const { interest, fraction } = f;
  if (interest.estate_type !== "mineral" || interest.of !== "grantor_interest" || !fraction || !interest.fraction) return f;
  if (!isDefinite(scene.text.slice(Math.max(0, fraction.start - 30), fraction.start))) return f;
  return baseOf(interest.text, false, true).of === "whole" ? { ...f, interest: { ...interest, of: "whole" } } : f;
}
