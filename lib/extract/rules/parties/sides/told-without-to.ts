// Takers named right behind the verb, with no "to" between: "Ada Venn grants Bo Lark a 3/16 interest", "does hereby give my nephew Bo Lark all that I own".
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import { instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { rolesOf } from "@/lib/extract/rules/parties/roles";
import { oneWithinOther } from "@/lib/extract/rules/parties/same-party";
import { nameKey } from "@/lib/names/name-key";
import { bodyEnd, verbsOf } from "./direct-takers";

/** "the said", "my nephew", "her two sons,": what may stand between the verb and the name. */
const LED =
  /^ ?(?:(?:the|said|unto|my|his|her|our|their|its|beloved|dear|own|two|three|four|only|eldest|youngest) |(?:son|daughter|nephew|niece|brother|sister|grandson|granddaughter|child|children|wife|husband|cousin|friend)s?,? )*/i;
/** The thing given stands right behind the names. */
const THING =
  /^(?:,? (?:of [A-Z][\w. ]{2,30}|a (?:single|married|widowed)[\w ]{2,12}|single|(?:his|her|its|their) (?:heirs|successors)(?: and assigns)?(?: forever)?))*,? (?:an?|the|all|one|two|three|half|his|her|its|their|my|our|such|whatever|every|everything|that|those|\d+|\.\d+|minerals?|oil|land|surface|royalty)\b/i;

/** The names behind a verb of giving that stand where the thing given would begin, and are followed by it. */
function namedAt(a: Anatomy, at: number): Mention[] {
  const { text } = a.view;
  const start = at + (LED.exec(text.slice(at, at + 60))?.[0].length ?? 0);
  const { mentions } = parseMentions(text, start, Math.min(bodyEnd(a), start + 240), a.view.blocks);
  const first = mentions[0];
  if (!first || first.span.start !== start || mentions.length > MANY) return [];
  const cut = mentions.findIndex((m, i) => THING.test(text.slice(m.span.end, m.span.end + 90)) && mentions.slice(0, i + 1).every((o) => o.strays === 0));
  return cut < 0 ? [] : mentions.slice(0, cut + 1);
}
/** No verb takes more names than these without a "to". */
const MANY = 8;

/**
 * The parties with those who stand right behind the verb on the taking side, where none is read there and another gives.
 * Errs on the side of what was read.
 */
export function withToldWithoutTo(a: Anatomy, parties: readonly ReadParty[], type: InstrumentType): ReadParty[] {
  if (instrumentCategory[type] !== "conveyance" || parties.some((p) => p.side === "to")) return [...parties];
  for (const verb of verbsOf(a)) {
    const named = namedAt(a, verb.end);
    const among = (p: ReadParty): boolean => named.some((m) => oneWithinOther(nameKey(p.mention.name), nameKey(m.name)));
    if (!named.length || !parties.some((p) => p.side === "from" && p.mention.span.start < verb.at && !among(p))) continue;
    return [...parties.filter((p) => !among(p)), ...named.map((mention): ReadParty => ({ mention, side: "to", role: rolesOf(type)[1], sure: 0.78 }))];
  }
  return [...parties];
}
