// Who gives to himself: alone, to end a joint tenancy, or beside others, to make one. One naming of him is taken for the giver's mostly, so that the taker is lost.
import { type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { rolesOf } from "@/lib/extract/rules/parties/roles";
import { nameKey } from "@/lib/names/name-key";
import { takersAtVerbs } from "./direct-takers";

/** Papers by which several give to one another name everybody on both sides already. */
const MUTUAL: ReadonlySet<InstrumentType> = new Set<InstrumentType>(["exchange_deed", "partition_deed", "correction_deed", "stipulation_of_interest"]);
/** "conveys the above to himself and his brother", "do hereby quitclaim unto ourselves": not "reserves to himself", nor "excepts from this grant, to itself", nor what others gave. */
const TO_ONESELF =
  /(?<!\b(?:this|the|that|said|such|any|every|an?|present|foregoing|within|my|our|his|her|its|their) )\b(?:(?:con)?veys?|grants?|sells?|gives?|quit-? ?claims?|transfers?|warrants?|releases?|assigns?)\b(?:(?!\b(?:reserv|except|retain|keep|kept|sav|withh|h[eo]ld)\w*)[^.;:]){0,120}?\b(?:un)?to (?:himself|herself|itself|myself|ourselves|themselves)\b/i;
/** Between two who are named together: "A and B", "A and wife, B". */
const BESIDE = /^,? (?:and |& )?(?:(?:his|her|my) )?(?:(?:wife|husband|spouse|son|daughter|brother|sister|mother|father),? )?$/i;

/** "all the land conveyed to A. Roe by deed of record": what he gives, as he had it; not "the land described to A. Roe". */
const TOOK = /\b(?!(?:above|herein|afore)?-?(?:described|mentioned|named|stated|listed) )\w+(?:ed|old|ven) (?:un)?to (?:the )?(?:said )?$/i;

/** Two namings: "OTTO ROE, Trustee, conveys to OTTO ROE and ANN ROE" gives in an office and takes for himself. */
const apart = (x: Mention, y: Mention): boolean => x.span.start !== y.span.start;
const same = (x: Mention, y: Mention): boolean => nameKey(x.name) === nameKey(y.name);

/**
 * The parties with each giver who takes too, by the verb itself, by a word that points back at him, or in one list with another taker (`ruled`: what the rules had read).
 * A giver whom a second reader made a taker only gives as well. Errs towards givers who take nothing: a taker told as of an office or trust is left as he is; a giver in an office takes where he is named once more without it.
 */
export function withSelfTakers(a: Anatomy, parties: readonly ReadParty[], ruled: readonly ReadParty[], type: InstrumentType): ReadParty[] {
  if (instrumentCategory[type] !== "conveyance" || MUTUAL.has(type)) return [...parties];
  const { text } = a.view;
  const givers = [...parties, ...ruled].filter((p) => p.side === "from" && !p.bystander);
  const isGiver = (m: Mention): boolean =>
    m.capacity === null && givers.some((g) => same(g.mention, m) && (g.mention.capacity === null || apart(g.mention, m)));
  const first = takersAtVerbs(a)[0]?.takers ?? [];
  const atVerb = TOOK.test(text.slice(0, first[0]?.span.start ?? 0).slice(-60)) ? [] : first.filter(isGiver);
  const listed = ruled.filter((p) => p.side === "to" && isGiver(p.mention) && inOneList(text, p.mention, parties)).map((p) => p.mention);
  const backwards = TO_ONESELF.test(text.slice(0, a.acknowledgments[0]?.start ?? text.length));
  const themselves = backwards ? parties.filter((p) => p.side === "from" && p.mention.capacity === null && isGiver(p.mention)).map((p) => p.mention) : [];
  const [giver, taker] = rolesOf(type);
  const out = [...parties];
  const add = (mention: Mention, side: "from" | "to"): void => {
    if (out.some((p) => p.side === side && same(p.mention, mention))) return;
    const at = side === "from" ? 0 : out.findIndex((p) => p.side === "to");
    out.splice(at < 0 ? out.length : at, 0, { mention, side, role: side === "from" ? giver : taker, sure: SURE });
  };
  for (const mention of [...atVerb, ...listed, ...themselves].reverse()) {
    add(mention, "to");
    const from = givers.find((g) => same(g.mention, mention));
    // Beside another giver one whom a second reader took away is told of as the giver of another deed.
    if (from && !parties.some((p) => p.side === "from" && !p.bystander)) add(from.mention, "from");
  }
  return out;
}

const SURE = 0.8;

const inOneList = (text: string, m: Mention, parties: readonly ReadParty[]): boolean =>
  parties.some(
    (p) =>
      p.side === "to" &&
      !same(p.mention, m) &&
      [text.slice(m.span.end, p.mention.span.start), text.slice(p.mention.span.end, m.span.start)].some((x) => x !== "" && BESIDE.test(x)),
  );
