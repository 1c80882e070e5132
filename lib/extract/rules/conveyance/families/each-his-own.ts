// Several givers who part each with a share of his own, told once for all of them: "each Grantor conveys his undivided one-half".
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { holdersAmong } from "@/lib/extract/rules/conveyance/people";
import { toldInAll } from "@/lib/extract/rules/conveyance/phrases/in-all";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { compare, fromWire, mul, ONE, rational, toWire } from "@/lib/fraction/rational";

/** Right before the share: "each of the Grantors conveys … his undivided", "their respective". */
const EACH_HIS =
  /\beach (?:of )?(?:(?:the|said|us|them|undersigned|grantors?|sellers?|vendors?|transferors?|assignors?|parties)\b ?){0,3}[^.;]{0,480}\b(?:his|her|its|their|our) (?:(?:own|said|undivided|equal) )*$/i;
/** Ahead of it: "A and B each grant and convey unto C an undivided"; the share then is what one of them gives. */
const EACH_GIVES =
  /\beach,? (?:(?:of us|do|does|for (?:him|her|it)self(?: only| alone)?|hereby|severally|separately|individually)\b,? ?){0,4}(?:grant|bargain|sell|convey|assign|transfer|give|quit-?claim|release|remise)(?:e?s)?\b[^.;]{0,400}\ban? (?:(?:undivided|equal|like|mineral) )*$/i;
const RESPECTIVE = /\b(?:their|our) (?:several|respective|separate) (?:(?:own|undivided|equal) )*$/i;
/** Right behind the share: "one-ninth (1/9) each", "a 1/9 interest being owned by each of the grantors". */
const EACH_BEHIND =
  /^[\s)]*(?:(?:part|share|interest)s?\b,? ?)?(?:each|apiece|severally|(?:(?:so|being|which is) )?(?:(?:owned|held) by|(?:vested|standing) in|of|from|by) each)\b(?! (?:un)?to\b)/i;
/** Ahead of it, where several take: "our undivided interests, being". */
const OWN_AHEAD = /\b(?:their|our) (?:(?:several|respective|separate|own|undivided|equal) )*(?:interests|shares|parts)\b[^.;]{0,40}$/i;
/** "one-half of his interest": a part of what each has, which says itself what it is of. */
const OF_OWN = /^[^.;]{0,24}\bof (?:his|her|its|their|our)\b/i;

/** The shares of a deed as what they come to together; "one-fourth each" behind several takers is theirs; a share that would exceed the whole, or is of one giver alone, stays as told. */
export function eachHisOwn(scene: Scene, found: readonly Found[], givers: readonly string[], takers: readonly string[]): Found[] {
  const severalTake = holdersAmong(takers, scene.parties.parties) > 1;
  return found.map((f) => {
    const { fraction, of, from } = f.interest;
    if (!fraction || !f.fraction || of !== "whole" || givers.length < 2 || (from.length > 0 && from.length < givers.length)) return f;
    const before = scene.text.slice(Math.max(0, f.fraction.start - 520), f.fraction.start);
    const inAll = f.interest.to.length < 2 ? toldInAll(scene.text.slice(f.fraction.end, f.fraction.end + 420), fromWire(fraction), givers.length) : null;
    const together = inAll ?? mul(fromWire(fraction), rational(holdersAmong(givers, scene.parties.parties)));
    const behind = scene.text.slice(f.fraction.end, f.fraction.end + 60);
    const each = EACH_BEHIND.test(behind) && ((f.interest.to.length < 2 && !severalTake) || OWN_AHEAD.test(before));
    const told = (inAll !== null || each || EACH_HIS.test(before) || EACH_GIVES.test(before) || RESPECTIVE.test(before)) && !OF_OWN.test(behind);
    if (!told || compare(together, ONE) > 0) return f;
    return { ...f, interest: { ...f.interest, fraction: toWire(together), readings: [] } };
  });
}
