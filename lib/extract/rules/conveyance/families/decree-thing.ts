// The thing that an order of distribution gives: land, its surface or minerals, or all that the dead had.

import { bareInterest, type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { isLandWithMinerals } from "@/lib/extract/rules/conveyance/phrases/land-with-minerals";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { ONE, toWire } from "@/lib/fraction/rational";

/** "the undivided one-third interest of the decedent in": the share is what the dead had, and all of it is given. */
const HIS_SHARE =
  /\b(?:the|said|that) (?:said )?(?:(?!of\b)[\w/()-]{1,20} ){0,5}(?:interest|share|part)s? (?:of|owned by|held by|belonging to|which (?:was|were) (?:owned|held) by|standing in the name of) (?:(?:the|said|such) )*(?:decedent|deceased|testat(?:or|rix)|intestate)\b/i;

/** What the words name, as a court gives it: land whole unless they part its minerals, and of what the dead had. `offset`: where the words stand in the paper. */
export function estateIn(words: string, offset: number): Found {
  const found = estateSaid(words, offset);
  const his = HIS_SHARE.exec(words);
  const all = his !== null && findShares(his[0]).length === 1 && findShares(words).length === 1;
  return all ? { ...found, interest: { ...found.interest, of: "grantor_interest", fraction: toWire(ONE) } } : found;
}

const SURFACE_AND_MINERALS = /\bsurface\b[^.;]{0,160}?\b(?:oil|gas|minerals?|mineral rights)\b|\b(?:oil|gas|minerals?)\b[^.;]{0,160}?\bsurface\b/i;
const ONE_ALONE =
  /\b(?:not|never|no|nor|except\w*|excluding|without|less|sav(?:e|ing)|reserv\w*|below|under(?:lying)?|use of|only|alone|entry|over|upon) (?:(?:any|the|of|to|all|said) )*(?:entire )?(?:surface|minerals?|oil)\b|\bsurface (?:only|alone|use|rights? of)\b/i;
/** "the surface of, and all minerals of the decedent in, the NW/4", with no share of either: all that the dead had in the land. */
const isAllOfIt = (words: string): boolean => SURFACE_AND_MINERALS.test(words) && !ONE_ALONE.test(words) && findShares(words).length === 0;

const LAND = /\b(?:surveys?|sections?|acres|tracts?|lots? \d|abstract|[NSEW]{1,2} ?\/ ?[24]|quarter|league)\b/i;
const PART_OF_FEE = /\b(?:oil|gas|coal|minerals?|royalt(?:y|ies)|surface|leases?)\b/i;
/** "(1) Survey 8; (2) the minerals in said 3 acres": an item of a list that is land itself, beside others that are less. */
const hasLandItem = (words: string): boolean => {
  const items = words.split(/;\s/);
  return items.length > 1 && items.some((item) => LAND.test(item) && !PART_OF_FEE.test(item));
};

function estateSaid(words: string, offset: number): Found {
  const fee: Found = {
    interest: { ...bareInterest("fee", words.trim()), fraction: toWire(ONE), of: "grantor_interest" },
    span: { start: offset, end: offset + words.length },
    fraction: null,
    confidence: 0.8,
  };
  const item = readInterests(words, offset)[0];
  if (!item) return fee;
  if (isLandWithMinerals(words) || isAllOfIt(words) || hasLandItem(words) || item.interest.estate_type === "fee")
    return { ...item, interest: { ...item.interest, estate_type: "fee", of: "grantor_interest" } };
  return item.interest.fraction?.fraction === "1" ? { ...item, interest: { ...item.interest, of: "grantor_interest" } } : item;
}

const LAND_BESIDE =
  /\b(?:and|with|also|as well as|plus)(?: all)?(?: of)? the (?:entire )?surface\b|\bthe (?:said )?(?:lands?|tract|farm|quarter|section|premises|property)(?: aforesaid| described)?,? (?:and|with|together with|along with) (?=[^.;,]{3,30}\bof (?:the |all |said )*(?:oil|minerals?)\b)/i;
/** "said surface, and the said half of the minerals", "the surface of the NE/4, together with one-half of the minerals": the surface itself, not who uses, owns or enters it. */
const THE_SURFACE =
  /(?<!\b(?:use|uses?|using|upon|on|over|across|to|enter\w*|from|under|beneath|below|except\w*|excluding|without|less|not|nor|disturb\w*|owners?|owning|owns)(?: (?:all|any|of|only))*,? )\b(?:the|said|such) (?:(?:said|such|entire|whole) )?surface\b(?! (?:use|rights? of|owners?|waters?|leases?|damages?|entry|lessees?|tenants?))/i;
const isSurfaceBeside = (words: string): boolean => LAND_BESIDE.test(words) || (SURFACE_AND_MINERALS.test(words) && THE_SURFACE.test(words));

/** The thing that is given and, where `words` name it along with a share of the minerals, the surface: "one-half of the minerals, and all the surface, of the N/2". */
export function withSurfaceBeside(words: string, thing: Found): Found[] {
  if (thing.interest.estate_type !== "mineral" || !isSurfaceBeside(words)) return [thing];
  return [thing, { ...thing, fraction: null, interest: { ...bareInterest("surface", thing.interest.text), fraction: toWire(ONE), of: "grantor_interest" } }];
}

/** What is said ahead of a list of shares: its minerals or surface where it names them alone, else all. */
export function thingAhead(words: string, offset: number): Found {
  const item = readInterests(words, offset).find((f) => f.interest.estate_type === "mineral" || f.interest.estate_type === "surface");
  return item ? estateIn(words, offset) : estateIn("", offset);
}

/** "A, one-third; B, one-third; C, one-third; being one-third of the surface and 1/3 of the minerals to each", "…, that is, to each 1/3 of the surface and 1/6 of the minerals": what the list comes to, said once more. */
const COMES_TO =
  /[,;] ?(?:being|that is|so that each|making)\b[^.;:]{0,120}\b(?:to|for|in) each(?: of (?:them|the \w+))?(?=\W*$|[.;])|[,;:] ?(?:\(|and )?(?:being|that is|so that|making|namely|or)\b[^.;:]{0,20}\beach\b(?=[^.;:]{0,120}\bsurface\b)(?=[^.;:]{0,120}\b(?:minerals|oil)\b)[^.;:]{0,160}(?=\W*$|[.;])/i;

/** "(the other half of the minerals having been sold to A)", ", the remainder having heretofore been reserved in the deed to B,": where the rest went before. */
const WENT_BEFORE =
  /, but (?:not|excluding|without)(?: including)? (?:any |the )[^,;.()]{3,60}(?:, (?:which|that|the same|it)\b[^,;.()]{3,100})?(?=,)|\([^()]{0,160}\b(?:(?:having|had|has|have|was|were)(?: (?:been|heretofore|theretofore|previously|already|formerly)){1,2}|heretofore|theretofore|previously|was|were) (?:sold|conveyed|deeded|granted|transferred|reserved|retained|severed|excepted|disposed of)\b[^()]{0,160}\)|, (?:the )?(?:other|remaining|rest|remainder|balance)\b[^,;.()]{0,80}\b(?:having|heretofore|theretofore|previously|already)\b[^,;.()]{0,140}(?=,)/gi;

/** The words of an order with blanks for what only sums them up and for what went to others before; every other word keeps its place. */
export const orderAlone = (words: string): string => words.replace(COMES_TO, blank).replace(WENT_BEFORE, blank);
const blank = (m: string): string => " ".repeat(m.length);

/** "To A: the N/2, except the minerals": what makes an item a gift of the surface is no exception from the whole order. */
export const leavesSurface = (f: Found, grants: readonly Found[], { text }: Scene): boolean =>
  grants.some((g) => g.interest.estate_type === "surface" && g.interest.text.includes(text.slice(f.span.start, f.span.end).trim()));

/** "each one-eighth of the minerals, the other half being reserved by A": shares told of the whole leave the rest out by themselves. */
export const isRestTold = (f: Found, grants: readonly Found[], { text }: Scene): boolean =>
  /\bthe (?:other|remaining|outstanding)(?: [\w-]+){0,2} $/i.test(text.slice(Math.max(0, f.span.start - 40), f.span.start)) &&
  grants.some(({ interest: g }) => g.estate_type === "mineral" && g.of === "whole" && g.fraction !== null && g.fraction.fraction !== "1");

/** Words that give the whole of what the dead had: "all of decedent's interest in …, being …". */
const WHOLE_ESTATE =
  /\b(?:all|the (?:whole|entire)|entire)\b[^.;,]{0,30}\b(?:decedent'?s?|deceased'?s?|testat(?:or|rix)'?s?|his|her|their)\b[^.;,]{0,30}\b(?:interest|estate|right|share)|\b(?:all|the (?:whole|entire)|entire)\b (?:of )?(?:the |said )?(?:rest, residue and remainder|residue|remaining |other )?(?:of the )?(?:real (?:property|estate)|property|lands?|estate|assets)\b|\b(?:residue|remainder)\b[^.;]{0,60}\bsurface\b[^.;]{0,60}\b(?:minerals|oil)\b/i;
/** "all of her interest in the oil, gas and other minerals in …": the minerals are the whole of what is given. */
const MINERALS_ALONE =
  /\b(?:interest|right|title|share|estate|rights)s?,? (?:of every kind |whatever |of the (?:decedent|deceased) )?(?:in|to|of)(?: and to)? (?:all )?(?:of )?(?:the |said )?(?:oil|gas|coal|minerals?|royalt(?:y|ies)|petroleum)\b/i;
const LAND_AHEAD = /\b(?:section|quarter|acres?|lands?|real (?:estate|property)|premises|property|tract|farm|survey|[NSEW]{1,2}\/[24])\b/i;
/** No land is given ahead of them: "all his real estate, being the NE/4, with all rights in the minerals" gives the land. */
function mineralsAlone(words: string): boolean {
  const at = words.search(MINERALS_ALONE);
  return at >= 0 && !LAND_AHEAD.test(words.slice(0, at));
}

/** Whether the words give the whole of what the dead had, and not its minerals alone. */
export const givesWholeEstate = (words: string): boolean => WHOLE_ESTATE.test(words) && !mineralsAlone(words);
