// A share of production that lasts until a sum has been received is a production payment, whatever the paper calls it.
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";

const SUM = "(?:\\$ ?\\d|\\bdollars\\b)";
const PAID = "(?:paid|received|realized|recovered|amount(?:s|ed)?|reach(?:es|ed)?|total(?:s|led)?|equal(?:s|led)?|yielded|brought|had|collected|got)";
/** "until the proceeds of it amount to $60,000", "up to $60,000.00 and no more", "till Assignor shall have received the sum of SIXTY THOUSAND DOLLARS". */
const UNTIL_SUM = new RegExp(
  `\\b(?:until|till|up to (?:the time|such time)?)\\b(?:[^.;]|\\.(?=\\d)){0,140}\\b${PAID}\\b(?:[^.;]|\\.(?=\\d)){0,140}${SUM}|\\b(?:until|till)\\b(?:[^.;]|\\.(?=\\d)){0,60}${SUM}(?:[^.;]|\\.(?=\\d)){0,80}\\b${PAID}\\b|^[^.;,]{0,110},? (?:up to|not exceeding|to the (?:total|amount) of|limited to)(?: and not exceeding)? (?:the sum of |a total of )?\\$ ?[\\d,.]*\\d(?!\\d|[.,]\\d| ?(?:per|an?|each|yearly|annually|a year|in cost|in value)\\b)`,
  "i",
);
/** What changes its rate at a sum goes on: "2% until $10,000 has been received and 4% thereafter". */
/** A new clause, of what the assignee is to do or hold: no part of the share's own words. */
const NEW_CLAUSE =
  /,? (?:it (?:being|is) |(?:and|with|but) (?:the )?(?:said )?(?:assignees?|transferees?|buyers?|lessees?)\b|(?:the )?(?:said )?(?:assignees?|transferees?) (?:to|shall|may|will)\b)/i;
const GOES_ON = /\b(?:there)?after(?:wards?)?\b[^.;]{0,60}\b(?:shall be|increas|of|an?|at)\b[^.;]{0,30}(?:\d|one|two|three|five)/i;
const OTHER_SHARE = /[,;:] (?:also|and|besides|further)[^.;]{0,60}(?:\d ?%|\bper ?cent|\d\/\d|\bone-)/i;

/** The override as a production payment where its own words end it at a sum; as it was where they do not. */
export function asPayment(scene: Scene, found: Found): Found {
  if (found.interest.estate_type !== "overriding_royalty" || !found.fraction) return found;
  const sentence = scene.sentences.find((s) => s.start <= found.span.start && s.end > found.span.start);
  const words = scene.text.slice(found.fraction.end, sentence?.end ?? found.span.end);
  const own = words.slice(0, Math.min(OTHER_SHARE.exec(words)?.index ?? words.length, NEW_CLAUSE.exec(words)?.index ?? words.length));
  return UNTIL_SUM.test(own) && !GOES_ON.test(own) ? { ...found, interest: { ...found.interest, estate_type: "production_payment" } } : found;
}
