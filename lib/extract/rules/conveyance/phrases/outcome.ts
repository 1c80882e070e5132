// "…, to the end that seven-eighths be in A and one-eighth in B": what a grant comes to, told behind it.
import { findShares } from "./share";

const OUTCOME =
  /,? (?:to the end that|with the (?:result|effect) that|the (?:result|effect)(?: hereof| of this deed)? being that|so that|such that|whereby|in order that|after which|thereafter)\b(?=[^.;]{0,120}\b(?:be|being|is|are|own|owns|have|has|hold|holds|stand|stands|vested|shall|will|takes?|gets?|receives?|acquires?|becomes?|comes?|passes|pass|obtains?)\b)/i;

const SO_THAT = "so that|such that|thereby|thus";
/** "; so that B shall have 1/16, and A shall keep 1/16": a clause that opens with what comes of the grant. */
export const OPENS_OUTCOME = new RegExp(`^\\W*(?:and )?(?:${SO_THAT})\\b`, "i");
/** "leaving each 1/16 thereof", "what she keeps is, therefore, 1/16": a clause that tells what comes of the grant, nothing kept by it. */
export const COMES_OF_IT = new RegExp(
  `^\\W*(?:and )?(?:${SO_THAT}|so as|leaving)\\b|^\\W*(?:and )?what [^.;]{3,40}\\b(?:is|are|comes to|amounts to),? (?:therefore|thus|hence|accordingly|consequently|in all|altogether)\\b`,
  "i",
);

/** "so that one-sixteenth of the oil produced shall be delivered": how a royalty is paid says how large it is. */
const ROYALTY = /\broyalt|\bdelivered\b|\bproduced\b/i;

/** Where words that only tell what the share before them comes to begin, -1 where none do: both sides of them name a share, and neither a royalty. */
export function outcomeAt(words: string): number {
  const m = OUTCOME.exec(words);
  return m && !ROYALTY.test(words) && findShares(words.slice(0, m.index)).length > 0 && findShares(words.slice(m.index)).length > 0 ? m.index : -1;
}
