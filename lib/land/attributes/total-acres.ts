// Acres of all the tracts together, told ahead of the first or behind the last: "240 acres, being 160 acres … and 80 acres …", "W/2 of A-12 and SE/4 of A-13, 240 acres".
import type { Tract } from "@/lib/contracts/aspects/land";
import { compare, parseRational, type Rational, sum } from "@/lib/fraction/rational";
import type { StatedAcres } from "./acreage";

const valueOfAcres = (a: StatedAcres): Rational | null => parseRational(a.acres.replace(/,/g, ""));

/** One acreage is the sum of the others, of which there is one a tract: of 40, 40 and 80 acres the last is a tract. */
function isSum(total: StatedAcres | undefined, list: readonly StatedAcres[], tracts: readonly Tract[]): boolean {
  const values = list.filter((a) => a !== total).map(valueOfAcres);
  const told = total ? valueOfAcres(total) : null;
  const known = values.filter((v): v is Rational => v !== null);
  return told !== null && known.length === values.length && list.length > tracts.length && list.length > 2 && compare(sum(known), told) === 0;
}

/** Whether each tract lies in a survey of its own, by abstract or number. */
function inSurveysApart(tracts: readonly Tract[]): boolean {
  const surveys = new Set(tracts.map((t) => t.survey?.abstract ?? (/\d/.test(t.survey?.name ?? "") ? t.survey?.name : null)));
  return !surveys.has(null) && surveys.size === tracts.length;
}

/** "240 acres, to-wit: W/2 of A-12 and SE/4 of A-13": one acreage alone leads up to several surveys. */
function aheadOfAll(list: readonly StatedAcres[], tracts: readonly Tract[], plain: string): boolean {
  const [only] = list;
  if (!only || list.length > 1 || !inSurveysApart(tracts)) return false;
  const named = plain.search(/(?<![A-Z])A(?:BST?|BSTRACT)?[-.\s]\d|SUR(?:VEYS?)?(?![A-Z])/);
  return (
    only.end < named &&
    /^[^.;]*(?::|,\s(?:THE\s)?(?:(?:NORTH|SOUTH|EAST|WEST)[A-Z]*\s(?:ONE-)?(?:HALF|QUARTER|FOURTH)|[NSEW]{1,2}\s?\/\s?[24])|TO[\s-]WIT|(?<![A-Z])(?:BEING|COMPRISING|CONSISTING\sOF|IN\s(?:TWO|THREE|FOUR|\d)\sTRACTS)(?![A-Z]))/.test(
      plain.slice(only.end, named),
    )
  );
}

const ALL_OF_THEM =
  "(?:BOTH|TOGETHER|ALTOGETHER|ALL\\sTOLD|IN\\s(?:ALL|BOTH|TOTAL|THE\\s(?:AGGREGATE|WHOLE))|(?:THE|A)\\sTOTAL\\sOF|(?:BOTH|ALL|SAID|THE|WHICH)(?:\\s(?:OF|THE|SAID|TWO|THREE|FOUR|FIVE|SIX|SEVERAL))*\\s(?:TRACTS|PARCELS|PIECES|SURVEYS|LANDS|TWO|THREE|FOUR|FIVE|SIX)|AGGREGAT(?:ES?|ING)|TOTAL(?:S|L?ING)|DEEMED\\sTO\\s(?:CONTAIN|COMPRISE))";
/** "both tracts comprising", "a total of", "which three together contain": words that lead up to what all of them hold. */
const LEADS_TO_ALL = new RegExp(
  `(?<![A-Z])${ALL_OF_THEM}(?:[,:(\\s]+(?:TRACTS|PARCELS|SURVEYS|LANDS|BEING|IS|ARE|TO|MAKE|MAKING|HOLD(?:ING)?|TOGETHER|CONTAIN(?:ING|S)?|COMPRIS(?:E|ES|ING)|COVER(?:ING|S)?|AMOUNT(?:ING|S)?|ABOUT|SOME|HUNDRED|THOUSAND|[A-Z]+(?:TY|TEEN)|AND|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN))*[\\s,:(]*$`,
);
const TELLS_ALL =
  /^[)\s,]*(?:OF\sLAND,?\s)?(?:MORE\sOR\sLESS,?\s)?(?:IN\s(?:ALL|BOTH|TOTAL|THE\s(?:AGGREGATE|WHOLE))(?!\s(?:OF|THE|ITS|THAT|CASES))|(?:AL)?TOGETHER(?!\sWITH)|ALL\sTOLD)(?![A-Z])/;

/** Acres whose own words say that they are those of all the lands told before: "240 acres in all", "both tracts containing 240 acres". */
export const isOfAll = (plain: string, a: Pick<StatedAcres, "start" | "end">): boolean =>
  LEADS_TO_ALL.test(plain.slice(Math.max(0, a.start - 110), a.start)) || TELLS_ALL.test(plain.slice(a.end, a.end + 50));

/** Acres told of all behind the last of the tracts, and more than what those before it are told to hold: "80 acres in all" behind one of 160 is its own. */
function toldOfAll(list: readonly StatedAcres[], tracts: readonly Tract[], plain: string): boolean {
  const total = list.at(-1);
  const told = total && valueOfAcres(total);
  if (!told || total.start < (tracts.at(-1)?.span?.start ?? 0) || tracts.every((t) => t.span?.start === tracts[0]?.span?.start)) return false;
  const others = list.slice(0, -1).flatMap((a) => valueOfAcres(a) ?? []);
  return isOfAll(plain, total) && compare(told, sum(others)) > 0;
}

/** One acreage alone stands behind surveys that "and" joins in one breath. */
function behindAll(list: readonly StatedAcres[], tracts: readonly Tract[], plain: string): boolean {
  const [only] = list;
  const last = tracts.at(-1)?.span?.start ?? 0;
  if (!only || list.length > 1 || only.start < last || !inSurveysApart(tracts)) return false;
  // "all of A-12 and 40 acres out of A-13": acres that open the last tract are its own.
  if (!/(?<![A-Z])A(?:BST?|BSTRACT)?[-.\s]|SURVEY/.test(plain.slice(last, only.start))) return false;
  const first = tracts[0]?.span?.start ?? 0;
  const named = first + Math.max(0, plain.slice(first, last).search(/(?<![A-Z])A(?:BST?|BSTRACT)?[-.\s]\d|SURVEY/));
  return /\sAND\s$/.test(plain.slice(0, last)) && !/[;\n]/.test(plain.slice(named, only.start)) && !/ACRES,?\s(?:IN\s)?EACH(?![A-Z])/.test(plain);
}

/** The acreages that are those of a single tract. */
export function withoutTotal(list: readonly StatedAcres[], tracts: readonly Tract[], plain: string): StatedAcres[] {
  if (tracts.length < 2 || !list.length) return [...list];
  if (isSum(list.at(-1), list, tracts) || toldOfAll(list, tracts, plain) || behindAll(list, tracts, plain)) return list.slice(0, -1);
  return isSum(list[0], list, tracts) || aheadOfAll(list, tracts, plain) ? list.slice(1) : [...list];
}
