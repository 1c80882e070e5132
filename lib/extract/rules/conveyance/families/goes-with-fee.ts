// Clauses beside a grant of land that give nothing more: "together with all the royalty that passed to Grantor by that deed, namely one-half".
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { isOwnedByGiver } from "@/lib/extract/rules/conveyance/phrases/base";
import { add, equals, fromWire, ONE } from "@/lib/fraction/rational";

/** Whether the shares added and those excepted make the whole of the minerals: then the land is given with what is left of it, and the added words only say how much that is. */
function saysWhatIsLeft(added: readonly Found[], excepted: readonly Found[]): boolean {
  const shares = (list: readonly Found[]) =>
    list.flatMap((f) => (f.interest.estate_type === "mineral" && f.interest.fraction ? [fromWire(f.interest.fraction)] : []));
  const [given, gone] = [shares(added), shares(excepted)];
  return given.length === 1 && gone.length > 0 && equals([...given, ...gone].reduce(add), ONE);
}

const ALL_OR_OWN =
  /\b(?:all|whatever|such|any|every|the whole)\b[^.;]{0,30}\broyalt(?:y|ies)\b[^.;]{0,60}\b(?:passed|came|belongs?|conveyed|deeded|owned|held|had|acquired|granted|accru\w+)\b|\ball (?:of )?(?:the |said |his |her |its |their )?royalt(?:y|ies)\b/i;
const AHEAD = 90;

/** Whether what is added is but the giver's royalty under the land, told for good measure. */
const isOwnRoyalty = (added: readonly Found[], text: string): boolean =>
  added.length > 0 &&
  added.every((f) => {
    const words = text.slice(Math.max(0, (f.fraction?.start ?? f.span.start) - AHEAD), f.span.end);
    return f.interest.estate_type === "royalty" && !f.scope && (ALL_OR_OWN.test(words) || isOwnedByGiver(f.interest.text));
  });

/** "the 1/16 royalty of the State being the only burden", "the royalty belonging to A. Moss": whose the royalty is. */
const OF_ANOTHER =
  /\b(?:the State|State of [A-Z]\w+|United States|Commonwealth|Government)(?:['’]s)?\b|\broyalt(?:y|ies)\b[^.;]{0,30}\b(?:(?:belonging|reserved|due|payable|owing) (?:to|by)|(?:owned|held) by|of) (?!Grantee|Vendee|Purchaser|Buyer)[A-Z]|\b(?:burdens?|encumbrances?|outstanding|of record|entitled to|draws|bears?)\b/;
const AROUND = 70;

/** Whether all that is added is royalty told as another's, under land that goes whole: the land bears it, and nothing of it is given beside the land. */
const isBorne = (given: readonly Found[], added: readonly Found[], text: string): boolean =>
  added.length > 0 &&
  given.every((f) => f.interest.estate_type === "fee" && f.interest.fraction?.fraction === "1" && f.interest.of === "whole") &&
  added.every((f) => {
    const at = f.fraction?.start ?? f.span.start;
    return f.interest.estate_type === "royalty" && !f.scope && OF_ANOTHER.test(text.slice(Math.max(0, at - AROUND), at + AROUND));
  });

/**
 * Whether clauses beside a grant of land (`added`) only tell what it gives already: what is left of the minerals beside what is `gone`, or, where
 * nothing is, the giver's royalty or one that the land `given` bears. A conveyance of land passes all that is not excepted; a grant of its own would make that royalty one apart.
 */
export const goesWithFee = (given: readonly Found[], added: readonly Found[], gone: readonly Found[], text: string): boolean =>
  saysWhatIsLeft(added, gone) || (gone.length === 0 && (isOwnRoyalty(added, text) || isBorne(given, added, text)));
