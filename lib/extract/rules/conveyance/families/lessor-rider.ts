// What a rider of a lease gives the lessor beside the royalty: whether the clause on lesser interests cuts it down.
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { isReduced } from "@/lib/text/reduction-words";

const CUT = "(?:reduc|diminish|abat|lessen|cut|scal|prorat|proportion)";
const UNREDUCED = new RegExp(
  `\\b(?:without|no|not|nor|never|free (?:of|from))\\b[^.;]{0,50}\\b${CUT}\\w*|\\b(?:undiminished|unreduced)\\b|\\b(?:paid|delivered|payable|received) (?:to \\w+ )?in full\\b|\\b(?:shall|does|do|has|have|will) (?:not|no)\\b[^.;]{0,30}\\b(?:appl(?:y|ies|ied|ication)|extend|reach|affect)\\b`,
  "i",
);

/** "without reduction", "undiminished by the fact that Lessor may own less", "the clause on lesser interests shall not apply to this payment": paid whole, whatever the lessor owns. */
export const isUnreduced = (words: string): boolean => UNREDUCED.test(words);

const OF_IT = /\b(?:overrid\w+|(?:this|such|said|the) (?:additional |further |extra )?(?:royalty|payment|interest)|it)\b/i;
const NEXT = 2;

/** The sentence in which an interest is told, with those right behind it that go on about the same. */
function toldOf(scene: Scene, at: number): string {
  const i = scene.sentences.findIndex((s) => s.start <= at && at < s.end);
  const own = scene.sentences[i];
  if (!own) return "";
  const more = scene.sentences.slice(i + 1, i + 1 + NEXT).filter((s) => OF_IT.test(s.text) && (isUnreduced(s.text) || isReduced(s.text)));
  return [own, ...more].map((s) => s.text).join(" ");
}

/** Overrides of the lessor by the words that cut them down to what he leases or keep them on all that is produced; as they were where none do. */
export const asPaid = (scene: Scene, found: readonly Found[]): Found[] =>
  found.map((f) => {
    const words = toldOf(scene, f.span.start);
    if (isUnreduced(words)) return { ...f, interest: { ...f.interest, of_8_8: true } };
    return isReduced(words) ? { ...f, interest: { ...f.interest, of_8_8: false } } : f;
  });
