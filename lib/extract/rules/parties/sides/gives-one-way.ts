// A deed that tells of an exchange, but by which one side alone gives: "in exchange for other land this day conveyed to them, do hereby grant unto the grantee".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { SidedMention } from "./sides";

const VERB = "(?:grant|bargain|sell|convey|quit-?claim|deed|transfer|give|release|remise|alien)";
/** One act of giving, with all its verbs: "do hereby grant, bargain, sell and convey", "Grantors GRANT", "CONVEYS AND WARRANTS". */
const ACT = new RegExp(
  `\\b(?:(?:do|does|hereby|presents?,?|I|we|grantors|sellers|vendors|first parties|parties of the first part) (?:(?:hereby|by these presents|also|further|likewise|freely|in like manner),? )*${VERB}|${VERB}s)\\b(?:,? (?:and |to )?(?:${VERB}|warrant|confirm)s?\\b)*`,
  "gi",
);
/** "which the grantee this day conveys", "by a separate deed Carl conveys", "for the lot that he deeds": told of another paper. "Know all men that A conveys" is the paper's own act. */
const TOLD =
  /\b(?:which|whom?|(?:another|other|separate|own|an?|his|her|its|their) deed|(?<!\b(?:presents|witnesseth|agreed?|follows|understood|men|provided|so)[,:]? )that)\b[^,;.:]{0,60}$/;
const MUTUAL =
  /\b(?:each (?:of (?:the|said|them)[^.;]{0,30} )?(?:to|with|unto|from) (?:the |each )?other|one to the other|mutual(?:ly)?|vice versa|respectively|interchangeabl[ey])\b/i;

/** Whether one side alone gives by the paper: both sides are named, and its body has no second act of giving. */
export function givesOneWay(a: Anatomy, sides: readonly Pick<SidedMention, "side">[]): boolean {
  if (!["from", "to"].every((s) => sides.some((x) => x.side === s))) return false;
  const from = a.title?.end ?? a.body.start;
  const foot = Math.min(a.testimonium?.start ?? a.body.end, a.acknowledgments[0]?.start ?? a.view.text.length);
  const body = a.view.text.slice(from, Math.max(from, foot));
  const acts = [...body.matchAll(ACT)].filter((m) => /^(?:do|does|hereby|presents)/i.test(m[0]) || !TOLD.test(body.slice(Math.max(0, m.index - 80), m.index)));
  return (acts.length === 1 || (acts.length === 0 && a.granting !== null)) && !MUTUAL.test(body);
}
