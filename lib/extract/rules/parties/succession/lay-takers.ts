// Who takes by a homemade will: "NED ROE, my son, gets the farm", "it then passes to NED ROE and UNA ROE", "it is to be UNA ROE's".
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { PersonAt } from "./find-people";

const NO_GIFT =
  "(?: (?:no|nothing|none|not|full|power|authority|charge|custody|control|care|the (?:power|right|authority|duty|custody|care|charge)|such powers?|care of|notice|word|a copy|copies|the news)\\b)";
const KIN = ",? my (?:[a-z-]+ ){0,3}[a-z-]+,?|, (?:of|who) [^,.;]{2,40},";
/** What one has whose name stands ahead. */
const HAS = new RegExp(
  `^(?:${KIN})? (?:(?:and|then|also|both|all|each) )*(?:(?:gets?|takes?|receives?|inherits?)\\b|may (?:live (?:on|in)|use|occupy|have|enjoy|keep)\\b|(?:is|are|shall|will)(?: each| both| all)?(?: to)? (?:have|get|take|receive|own|inherit|enjoy|use|live (?:on|in)|keep)\\b)(?!${NO_GIFT})`,
);
/** "is to be UNA ROE's for life". */
const HERS = /^['’]s\b(?=[,.;]| (?:for|absolutely|outright|in fee|and|alone|entirely|forever|as long|so long|while|during)\b)/;
const BE = /\b(?:be|become|is|are) (?:my (?:[a-z-]+ ){1,3})?$/;
/** "passes to my daughter", "to be shared by", "goes equally to". */
const LEADS =
  /\b(?:(?:pass(?:es)?|go(?:es)?|falls?|belongs?|comes?|descends?)(?: [a-z]+){0,3}? to|(?:shared|owned|enjoyed|inherited|taken|had)(?: [a-z]+){0,2}? by) (?:(?:my|the|our) (?:[a-z-]+ ){1,3})?$/;
/** "want my husband TOM ROE to have the use of it". */
const WISHED = /\b(?:want|wish|desire|like)(?: that| for)? (?:my (?:[a-z-]+ ){1,3})?$/;
const TO_HAVE = new RegExp(`^,? to (?:have|get|go|take|own|enjoy|use|keep|live on)\\b(?!${NO_GIFT})`);
/** "NED ROE and UNA ROE", "NED ROE, my son, and my daughter UNA ROE". */
const ROW = /^(?:, my (?:[a-z-]+ ){0,2}[a-z-]+)?,?(?: and| &)? (?:my (?:[a-z-]+ ){1,3})?$/;

/**
 * Those of `people` whom the words of laymen name as takers, in the order of the paper; each once.
 * Input: the text of the will and the people it names without its maker. Errs to nobody: "NED ROE shall have power to sell" takes nothing.
 */
export function layTakers(text: string, people: readonly PersonAt[]): PersonAt[] {
  const taken: PersonAt[] = [];
  for (const [i, p] of people.entries()) {
    const before = text.slice(Math.max(0, p.start - 70), p.start);
    const behind = text.slice(p.end, p.end + 90);
    const last = people[i - 1];
    const inRow = last !== undefined && taken.includes(last) && ROW.test(text.slice(last.end, p.start));
    const next = people[i + 1];
    const opensRow = next !== undefined && ROW.test(text.slice(p.end, next.start)) && HAS.test(text.slice(next.end, next.end + 90));
    if (inRow || opensRow || HAS.test(behind) || LEADS.test(before) || (HERS.test(behind) && BE.test(before)) || (TO_HAVE.test(behind) && WISHED.test(before)))
      taken.push(p);
  }
  return taken.filter((p, i) => taken.findIndex((o) => sameFirstAndLast(o.name, p.name)) === i);
}
