// What an assignor is to have only when the well has paid out, or may take instead of his override: not yet kept.
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { PAYOUT } from "@/lib/extract/rules/conveyance/phrases/payout";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { roleOf } from "@/lib/extract/rules/conveyance/phrases/share-role";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";

/** "upon payout", "when the costs have been recovered", "until payout …, and thereafter". */
const WHEN = /\b(?:after|upon|at|on|when|whenever|once|following|if|should|as soon as|thereafter|afterwards?|then)\b/i;
/** What is his already, up to payout. */
const BEFORE = /\b(?:before|until|till|prior to|pending|up to)\b[^.;]{0,60}$/i;
const CHANGES =
  /\b(?:convert\w*|exchang\w+|trad(?:e[sd]?|ing)|swap\w*|surrender\w*|back(?:s|ing)?[- ]in|come(?:s|ing)? (?:back )?in for|(?:in (?:lieu|place|stead) of|instead of) (?:(?:the|its|his|her|their|said|such|that|an?|this|retained|reserved) )*(?:overrid\w+|royalt\w+|o\.?r\.?r|same|it|one)|revert\w*|revest\w*|reversionary|elect(?:s|ion|ing)?|option\w*|choos\w+)\b/i;
/** What was chosen, traded or paid before: "having elected not to drill", "who traded other acreage for this lease". */
const DONE =
  /\b(?:having|has|have|had|who|which) (?:been )?(?:elected|traded|exchanged|surrendered|chosen)\b|\b(?:traded|exchanged|surrendered) (?:for|by|other)\b|\b(?:elects?|electing|election|chooses?|choosing) not to\b/gi;
const BEHIND =
  /^[^.;]{0,60}?\b(?:(?:only )?(?:after|upon|following|at|from and after|when|once)\b[^.;]{0,60}\b(?:pay|paid|recover|recoup)|(?:in (?:lieu|place|stead) of|instead of) (?:(?:the|its|his|her|their|said|such|that|an?|this|retained|reserved) )*(?:overrid|royalt|o\.?r\.?r|same|it\b))/i;

/** The words of the sentence of a share that is kept, before and behind it. */
function around(scene: Scene, f: Found): { ahead: string; behind: string; sentence: string; at: number } | null {
  const s = scene.sentences.find((x) => f.fraction !== null && x.start <= f.fraction.start && x.end > f.fraction.start);
  if (!s || !f.fraction) return null;
  return {
    ahead: scene.text.slice(s.start, f.fraction.start),
    behind: scene.text.slice(f.fraction.end, s.end),
    sentence: s.text,
    at: f.fraction.start - s.start,
  };
}

/** "at payout Farmor may exchange it for a 35% working interest" → true; "reserving a 25% working interest until payout" → false. */
export function isAtPayout(scene: Scene, f: Found): boolean {
  const words = f.interest.estate_type === "leasehold" ? around(scene, f) : null;
  if (!words) return false;
  if (CHANGES.test(words.ahead.slice(-160).replace(DONE, "")) || BEHIND.test(words.behind)) return true;
  const told = PAYOUT.exec(words.ahead);
  return told !== null && WHEN.test(words.ahead) && !BEFORE.test(words.ahead.slice(0, told.index));
}

/** "an override of 1/16, convertible to 30% of the leasehold": the share is of the override that stands before it. */
export function asNamed(scene: Scene, f: Found): Found {
  const words = f.interest.estate_type === "leasehold" ? around(scene, f) : null;
  const share = words ? findShares(words.sentence).find((s) => s.start === words.at) : undefined;
  return words && share && roleOf(words.sentence, share) === "override" ? { ...f, interest: { ...f.interest, estate_type: "overriding_royalty" } } : f;
}
