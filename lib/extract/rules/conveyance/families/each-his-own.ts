// Several givers who part each with a share of his own, told once for all of them: "each Grantor conveys his undivided one-half".
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { holdersAmong } from "@/lib/extract/rules/conveyance/people";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { compare, fromWire, mul, ONE, rational, toWire } from "@/lib/fraction/rational";

/** Right before the share: "each of the Grantors conveys … his undivided", "their respective". */
const EACH_HIS =
  /\beach (?:of )?(?:(?:the|said|us|them|undersigned|grantors?|sellers?|vendors?|transferors?|assignors?)\b ?){0,3}[^.;]{0,140}\b(?:his|her|its|their|our) (?:(?:own|said|undivided|equal) )*$/i;
const RESPECTIVE = /\b(?:their|our) (?:several|respective|separate) (?:(?:own|undivided|equal) )*$/i;
/** "one-half of his interest": a part of what each has, which says itself what it is of. */
const OF_OWN = /^[^.;]{0,24}\bof (?:his|her|its|their|our)\b/i;

/** The shares of a deed as what they come to together; a share that would exceed the whole, or is of one giver alone, stays as told. */
export function eachHisOwn(scene: Scene, found: readonly Found[], givers: readonly string[]): Found[] {
  return found.map((f) => {
    const { fraction, of, from } = f.interest;
    if (!fraction || !f.fraction || of !== "whole" || givers.length < 2 || (from.length > 0 && from.length < givers.length)) return f;
    const before = scene.text.slice(Math.max(0, f.fraction.start - 220), f.fraction.start);
    const together = mul(fromWire(fraction), rational(holdersAmong(givers, scene.parties.parties)));
    const told = (EACH_HIS.test(before) || RESPECTIVE.test(before)) && !OF_OWN.test(scene.text.slice(f.fraction.end, f.fraction.end + 60));
    if (!told || compare(together, ONE) > 0) return f;
    return { ...f, interest: { ...f.interest, fraction: toWire(together), readings: [] } };
  });
}
