// Whether what a paper passes on is a debt with its security and no land: "assigns to B the mortgage made by A", "transfers the vendor's lien note". Such a paper moves no title.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { findSentences } from "@/lib/text/sentences";
import { bodyOf, THING, verbsIn, WHEREAS, withoutDebt } from "./act";

const LAND =
  /\b(?:lands?|premises|tracts?|lots?|acres?|sections?|quarter|[NSEW]{1,2} ?\/ ?[24]|minerals?|oil|gas|coal|royalt\w+|overrid\w+|lease\w*|surveys?|block|abstract|league|patent\w*|farm|ranch|(?<!real )estate|(?<!(?:intangible|personal) )property)\b/i;
/** "subject to the mortgage", "in consideration of his note", "for the price of", "no lien": a debt that is only told of, or that goes with something else. */
const BESIDE =
  /\b(?:subject|except\w*|free|besides|assum\w+|pa(?:y\w*|id)|price|sum|consideration|secur\w+|evidenced|together|along|no|without|retain\w*|reserv\w*)\b|\$/i;
const NEAR = 200;
/** Right ahead of a thing that is passed: "the ", "that certain real estate ", "a vendor's ". */
const THE = /\b(?:the|that|this|an?|its|his|her|their|my|our|certain|said|all)(?: [a-z'-]+){0,3} $/i;
/** "Good right to convey": a power that is told of. */
const RIGHT_TO = /\b(?:right|power|authority|able|agrees?|agreed|bound) to $/i;

/** A paper that calls itself a deed or lease passes land, whatever it passes beside it. */
const OF_LAND = /(?<!\bTRUST )\bDEED\b(?! OF TRUST)|\bLEASE\b/i;

/** By the first verb of the paper that does anything. Errs toward false: land that is named ahead of the debt is what passes. */
export const passesDebt = (a: Anatomy): boolean => !(a.title && OF_LAND.test(a.view.text.slice(a.title.start, a.title.end))) && debtPassedBy(bodyOf(a));

/** The same of a text alone. */
export function debtPassedBy(text: string): boolean {
  for (const s of findSentences(text)) {
    const words = text.slice(s.start, s.end);
    if (WHEREAS.test(words) || words.length > 6000) continue;
    const [first] = verbsIn(words);
    if (!first) continue;
    if (RIGHT_TO.test(words.slice(0, first.at))) continue;
    const behind = withoutDebt(words.slice(first.end, first.end + NEAR));
    const ahead = behind.slice(0, Math.max(0, behind.search(THING.lien)));
    return first.kind === "passes" && THE.test(ahead) && !LAND.test(ahead) && !BESIDE.test(ahead);
  }
  return false;
}
