// Instruments that a court strikes down: cancels, sets aside, annuls, finds undelivered, or holds to have been a security.
import type { Span } from "@/lib/text/view";
import { ordersAlone } from "./mood";

/** A paper that passes title. Leases and liens end by orders of their own. */
const PAPER = /\b(?:(?<!\b(?:mortgage|trust|sheriff's) )deeds?(?! of trust)|conveyances?|instruments?|assignments?|transfers?|bill of sale)\b/i;
/** What a court does to it, or finds it to be, whatever the grammar. */
const STRUCK =
  /\b(?:cancell?(?:ed|s|ing)|cancel|annul(?:led|s|ling)?|rescind(?:ed|s)?|rescission|vacate[sd]?|sets? aside|setting aside|held for na?ught|held at naught|nullif(?:y|ied)|null|void(?:ed)?|avoided|invalid(?:ated)?|inoperative|stricken|struck (?:from|down|out)|expunged|revoked|undone|ineffective|ineffectual|(?:of|to (?:have|be of)|ha(?:s|d|ve)) no (?:further |legal |binding )?(?:force|effect|validity)|without (?:any )?(?:force|effect|validity)|(?:pass|convey|vest|transferr?)(?:ed|es|s)? (?:no|nothing)|never (?:been )?(?:delivered|executed)|forge(?:d|ry)|security only|(?:a|an|in \w+ a|as a|(?:an )?equitable) mortgage|as (?:mere )?security|removed as (?:a )?clouds?)\b/i;
/** "the relief is refused, and the deed adjudged good", "is valid", "shall stand": it is upheld. */
const UPHELD =
  /\b(?:not|nor|without merit|motion|no (?:fraud|ground|undue)|refused?|denied|valid and|is valid|upheld|good|shall stand|confirmed|ratified|free act)\b/i;
/** "cancelled only as to the minerals", "void as to creditors", "the clause is stricken": the rest of it stands, and how much goes back is not told. */
const IN_PART =
  /(?<!\bsecurity )\b(?:only|merely|solely|insofar|in so far|to the extent|reformed|corrected)\b|\b(?:as to|no (?:title|interest|right) (?:to|in)) (?:(?:the|all|any|an?|said|undivided) )*(?:minerals?|oil|gas|royalt(?:y|ies)|surface|creditors?|(?:north|south|east|west|one|two|three)\b|half|[NSEW]{1,2}\/[24])|\b(?:clause|provision|paragraph|reservation|exception)\b[^,;]{0,80}\b(?:cancell?ed|void|stricken|struck|set aside|expunged)\b/i;

const CLAUSES = /;|(?<=[a-z)\d]{2})\.(?= [A-Z])|,? and (?=that (?:the|said|certain) [^,;]{0,60}\b(?:deeds?|conveyance|instrument|assignment|transfer)\b)/g;

/** Clauses of a sentence that strike an instrument down. Errs toward none: what is only prayed for, or refused, or struck in part, strikes nothing. */
export function struckIn(sentence: string): Span[] {
  const words = ordersAlone(sentence);
  const out: Span[] = [];
  let at = 0;
  for (const m of [...words.matchAll(CLAUSES), null]) {
    const end = m ? m.index : words.length;
    const clause = words.slice(at, end);
    const struck = STRUCK.exec(clause);
    if (struck && PAPER.test(clause) && !IN_PART.test(clause) && !UPHELD.test(clause.replace(STRUCK, ""))) out.push({ start: at, end });
    at = m ? m.index + m[0].length : end;
  }
  return out;
}
