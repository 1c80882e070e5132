// Which estate the words after a share name: the head noun decides, not every word of the clause.
import type { EstateType } from "@/lib/contracts/estates";
import { withoutFirms } from "./firm-words";
import { headWords } from "./head-words";

const NOUNS: readonly (readonly [EstateType | "produced" | "rights_list", RegExp])[] = [
  ["overriding_royalty", /\boverrid(?:ing|e)\w*(?: royalt\w+)?|\bo\.?r\.?r\.?i\b/i],
  ["production_payment", /\b(?:production|oil)[ -]payments?\b/i],
  ["executive_right", /\bexecutive (?:right|power)s?\b/i],
  [
    "leasehold",
    /\b(?:working interests?|leasehold|operating rights|record title (?:interests?|in|to|of) |of record title|(?:oil|gas|minerals?|coal)(?:(?! (?:under|in|on|subject|of|now|which|that|from|beneath|by|covered|let|without|with|to|free|but|power|right)\b)[^.;]){0,24}\bleases?\b|(?:said|that|the|certain|this|an?) lease\b|leases?\b(?= from| dated))/i,
  ],
  ["royalty", /\broyalt(?:y|ies)\b/i],
  [
    "mineral",
    /\b(?:what(?:ever|soever)?|everything|all(?: that)?|that which) (?:(?:that|which) )?(?:(?:lies|lie|is|may (?:lie|be)|is found) )?(?:below|beneath|underneath)\b|\b(?:oil|gas|minerals?|coal|petroleum|hydrocarbons?|casinghead|sulphur|uranium|lignite|ores?|bauxite|gilsonite|potash|helium|carbon dioxide|trona|bentonite|phosphates?|barite|asphalt(?:um)?|lithium|brine|zinc|copper|(?:gold|silver)(?! (?:coin|dollars))|fossil fuels)\b/i,
  ],
  ["produced", /\b(?:production|produced,? (?:and )?saved|proceeds)\b/i],
  ["surface", /\bsurface\b/i],
  ["life_estate", /\blife estate\b/i],
  ["easement", /\b(?:easement|right[- ]of[- ]way|roadway)s?\b/i],
  [
    "fee",
    /\b(?:(?:land|lands)(?! ?owner)|premises|propert(?:y|ies)|tracts?|parcels?|real estate|acres|lots?|sections?|surveys?|leagues?|labors?|quarters?|residue|ranch|farm|plantation|homestead|town ?site)\b|\b(?:my|his|her|said|entire) estate\b|\bsec(?:s|'s)?\. ?\d|\b[nsew]{1,2} ?(?:\/ ?[24]\b|[½¼])/i,
  ],
];
const MINERAL_THEN_PRODUCED =
  /^[^.;]{0,60}?\b(?:produced|recovered|mined|run (?:to|from|into|through))\b(?:,? (?:and|or) )?|^[^.;]{0,80}?\b(?:that may be|which may be|to be) (?:produced|mined|recovered)/i;
/** "oil, gas and the minerals produced with them", "gas, whether produced with oil or alone,": which of them are meant, no share of what is run. */
const PRODUCED_BESIDE =
  /(?<=\b(?:minerals?|substances|hydrocarbons|products|elements|constituents)) (?:(?:that|which) (?:is|are|may be) )?produced (?:in (?:association|connection|solution|company) )?(?:with \w+(?: \w+)?|therewith)|,? (?:and )?whether (?:now |hereafter )?produced\b[^.,;]*/gi;
/** "produced on or from under the land": where it lies, not what is run. */
const FROM_UNDER = /^ ?(?:in,? |on,? |or |and |to ){0,3}from under\b/i;
/** "in, on, to and under": a chain of prepositions that ends below the ground. */
const IN_UNDER =
  /\b(?:in|on|upon|within|to),? (?:(?:and|or|in|on|upon|to|into|within),? ){0,6}(?:under|beneath)\b|\bunderlying\b|\bin place\b|\bunder (?:the|said|my|that|this|and|or)\b|\bin (?:the |said )?lands?\b|\bthere(?:in|on|under),? (?:and|or)\b/i;

/** The estate of the head noun of `words`, the text right after a share or after "all of the". Null where no noun of an estate stands there. */
export const estateOf = (words: string): EstateType | null => firstNamed(headWords(withoutFirms(words.replace(COAL_COUNTY, "____"))));
/** "Coal County, Oklahoma", "the County of Coal and State of Oklahoma": a place. */
const COAL_COUNTY = /(?<=\b[Cc]ounty of )Coal\b|\bCoal(?=,? (?:(?:and )?State of|County)\b)|\bCOAL(?=,? (?:(?:AND )?STATE OF|COUNTY)\b)/g;

/** "royalty and mineral interests": the minerals are the more of the two. */
const ROYALTY_AND_MINERALS = /^royalt(?:y|ies)(?: (?:interests?|rights?))?(?:,? (?:and|&)|,) (?:all )?(?:the )?mineral (?:estates?|interests?|rights?)\b/i;

/** "the landowners' royalty and of the oil, gas and other minerals in and under": a share of both alike is a share of the minerals. */
const ROYALTY_AND_OF_MINERALS =
  /^royalt(?:y|ies)(?: (?:interests?|rights?))?,? and (?:(?:of|in|to|all|the|also|likewise),? ){0,5}(?:oil|gas|minerals?)\b(?![^.;]{0,60}\b(?:produced|saved|proceeds)\b)[^.;]{0,60}\b(?:in|under|upon|beneath|underlying)\b/i;

function firstNamed(head: string): EstateType | null {
  let best: { estate: EstateType | "produced" | "rights_list"; at: number } | null = null;
  for (const [estate, pattern] of NOUNS) {
    const at = head.search(pattern);
    if (at >= 0 && (best === null || at < best.at)) best = { estate, at };
  }
  if (!best) return null;
  if (
    best.estate === "surface" &&
    /^surface(?: estate| rights?| interest)?(?:,|,? (?:and\/or|and|or|&|as well as|together with)) (?:in |of |as to |also )*(?:all )?(?:the |of the )*(?:oil|gas|coal|minerals?|sub-?surface)\b/i.test(
      head.slice(best.at),
    )
  )
    return "fee";
  if (best.estate === "produced") return "royalty";
  if (
    best.estate === "royalty" &&
    (isInterestAndRoyalty(head, best.at) || ROYALTY_AND_MINERALS.test(head.slice(best.at)) || ROYALTY_AND_OF_MINERALS.test(head.slice(best.at)))
  )
    return "mineral";
  if (best.estate === "mineral") return mineralOrRoyalty(head.slice(best.at));
  return best.estate === "rights_list" ? null : best.estate;
}

/** "a 12½ per cent interest and royalty in and to all oil, gas and other minerals in, upon or under said land": an interest in the minerals in place, whatever it is called beside. */
function isInterestAndRoyalty(head: string, at: number): boolean {
  const tail = head.slice(at, at + 170);
  return (
    /\b(?:interest|right|title) and $/i.test(head.slice(0, at)) &&
    /^royalt(?:y|ies) in (?:and to )?(?:all (?:of )?)?(?:the )?(?:oil|gas|coal|minerals?)\b/i.test(tail) &&
    (IN_UNDER.test(tail) || /\bin or (?:located |situated )?(?:up)?on or under\b/i.test(tail))
  );
}

/** "oil, gas, royalties and other minerals": royalties told among the minerals, which are more. */
const MINERALS_AND_ROYALTIES = /^(?:(?:oil|gas|coal|overriding)(?:,|,? and) (?:all )?){1,4}royalties,? (?:and|or) (?:(?:all|any|other) )*minerals\b/i;

/** "oil, gas and other minerals in and under and that may be produced" is mineral; "oil produced and saved" is royalty; "oil royalty" is royalty. */
function mineralOrRoyalty(words: string): EstateType {
  const tail = words.replace(PRODUCED_BESIDE, "");
  if (
    MINERALS_AND_ROYALTIES.test(tail) ||
    /^minerals?(?: estates?| interests?| rights?)?(?:,|,? (?:and|or|&)) (?:the |all )?(?:overriding )?royalt|^(?:(?:oil|gas|and|other|coal|the)[ ,]+){1,8}minerals(?:,|,? (?:and|or|&)) (?:all )?(?:the )?(?:overriding )?royalt|^oil, (?:overriding )?royalt/i.test(
      tail,
    )
  )
    return "mineral";
  if (/^(?:oil|gas|minerals?|coal)(?:[ ,&/]+(?:and|or|other|oil|gas|minerals?|coal|the)){0,8}[ ,]+(?:or gas |and mineral )?royalt/i.test(tail))
    return "royalty";
  if (/^(?:oil|gas)(?:[ ,&/]+(?:and|or|oil|gas|other|minerals?)){0,6},? (?:working interest|leasehold|leases?\b)/i.test(tail)) return "leasehold";
  const produced = MINERAL_THEN_PRODUCED.exec(tail);
  if (produced && !IN_UNDER.test(tail.slice(0, produced[0].length)) && !FROM_UNDER.test(tail.slice(produced[0].length))) return "royalty";
  return "mineral";
}

const SUBSTANCES: readonly (readonly [string, RegExp])[] = [
  ["coalbed methane", /\bcoal ?bed (?:methane|gas)\b/i],
  ["oil", /\b(?:oil|petroleum|oils)\b/i],
  ["gas", /\b(?:gas|gases)\b/i],
  ["coal", /\bcoal\b/i],
  ["lignite", /\blignite\b/i],
  ["hydrocarbons", /\bhydrocarbons\b/i],
  ["gravel", /\bgravel\b/i],
  ["sand", /\bsand\b(?! formation| well)/i],
  ["stone", /\b(?:stone|limestone)\b/i],
  ["clay", /\bclay\b/i],
  ["sulphur", /\bsul(?:ph|f)ur\b/i],
  ["uranium", /\b(?:uranium|fissionable)\b/i],
  ["iron ore", /\biron(?: ore)?\b/i],
  ["salt", /\bsalt\b/i],
];

/** "Clay Dunn", "Rufus Stone", "STERLING SILVER": words for substances that are people's names. */
const NAMED_SO =
  /\b(?:Clay|Stone|Salt|Gold|Silver|Iron|Sand|Coal)(?= [A-Z][a-z])|(?<=\b[A-Z][a-z.]+ )(?:Clay|Stone|Salt|Gold|Silver|Iron|Sand|Coal)\b|\b(?:CLAY|STONE|GOLD|SILVER)(?= (?!AND\b|OR\b)[A-Z]{3,})|(?<=\b(?!AND\b|OR\b|OIL\b|GAS\b|COAL\b|THE\b|ALL\b|SAND\b)[A-Z]{3,} )(?:CLAY|STONE|GOLD|SILVER)\b/g;

/** Substances the words are limited to: "all the oil and gas" → ["oil","gas"]; "oil, gas and other minerals" → null, all minerals. */
export function substancesOf(phrase: string): string[] | null {
  if (/\bminerals?\b(?! (?:deed|lease|(?:commingled|intermingled|mingled|mixed|associated|intermixed) with))/i.test(phrase)) return null;
  const words = phrase.replace(NAMED_SO, " ");
  const found = SUBSTANCES.filter(([, pattern]) => pattern.test(words)).map(([name]) => name);
  return found.length ? found : null;
}
