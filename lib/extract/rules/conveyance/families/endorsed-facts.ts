// Production told in a paper that gives or lets, apart from its terms: on its margin, or of a well by its name.
import type { Fact } from "@/lib/extract/rules/conveyance/draft";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { MAY_BE, readFacts } from "./facts";

const ENDORSED = /^[\W_]*(?:endorse\w*|note|notation|memorandum|memo|remarks?|recorder'?s note|completion|first sales)\b/i;
const WELL = /\bwells?\b|#\s?\d|\bno\. ?\d|\b[A-Z][\w'-]* \d{1,3}(?:[A-Z]|-\d{1,3}[A-Z]{0,2})?\b,?/;
const PRODUCED = /\bproduc(?:ed|ing|es|tion)\b|\bpumping\b|\bcomplet(?:ed|ion)\b|\bfirst (?:sales?|oil|gas|runs?)\b|\bin line\b|\bheld by\b/i;
/** "The well called Roe 1-20, which has been producing oil since November, 1983": a well by its name that yields as the paper is made. */
const YIELDS_NOW = /\b(?:is|are|been|now|still|being)(?: (?:now|being|steadily|still))* produc(?:ing|ed)\b|\bproducing (?:(?:oil|gas|and) )*well\b/i;
const WELL_BY_NAME =
  /\b(?!(?:Sections?|Sec|Lots?|Blocks?|Townships?|Ranges?|Books?|Pages?|Form|Producers|Act|Chapter)\b)[A-Z][\w'’-]+,? (?:(?:Unit|Well|No\.?|#|Number) ?){0,3}#?\d{1,3}(?:-\d{1,3}[A-Z]{0,2})?\b/;

/** "brought in the Roe No. 1 on May 6, 1982, and it is producing now": what is told of a well that is there, and no term of the paper. */
const GOES_NOW =
  /\b(?:brought in|came in|drilled|opened|put on production|discovered)\b[^;]{0,160}\b(?:18|19|20)\d\d\b[^;]{0,120}\b(?:produc(?:es|ed|ing)|pump(?:s|ed|ing)|flow(?:s|ed|ing))\b|\b(?:has|have) (?:ever |been |since )*produc(?:ed|ing)\b[^;]{0,60}\b(?:since|from|until now)\b|\b(?:is|are) (?:now |still |yet )*(?:producing|pumping|flowing)\b[^;]{0,60}\b(?:now|today|at (?:this|the present) time)\b|\b(?:now|still|yet) (?:producing|produces?|pumping|flowing)\b/i;

/** Production told on the margin of a paper that gives: "Endorsed: Roe #1, completed October 30, 2010, producing." Terms of a lease that speak of production to come are none. */
export function endorsedFacts(scene: Scene): Fact[] {
  const behind = scene.endorsed.filter((s) => PRODUCED.test(s.text) && !MAY_BE.test(s.text));
  const before = scene.sentences.filter(
    (s) =>
      !behind.some((b) => b.start === s.start) &&
      (ENDORSED.test(s.text) ||
        (WELL.test(s.text) &&
          (/\bcompleted\b/i.test(s.text) || GOES_NOW.test(s.text) || (YIELDS_NOW.test(s.text) && WELL_BY_NAME.test(s.text))) &&
          !MAY_BE.test(s.text))),
  );
  const told = [...before, ...behind].sort((a, b) => a.start - b.start);
  return readFacts({ ...scene, sentences: told }, ["production", "non_production"]);
}
