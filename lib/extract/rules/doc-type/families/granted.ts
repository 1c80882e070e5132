// What a granting clause gives, and with which covenant; for the deeds.
import { covenantAmong } from "@/lib/extract/rules/covenants/read-covenant";
import type { TypeContext } from "@/lib/extract/rules/doc-type/type-rule";

export type Thing = "land" | "mineral" | "royalty" | "way" | "lease";

const mineral =
  /^(?:.{0,520}?)\b(?:all|any|interests?|part|half|third|fourth|share|%|per ?cent\.?|percent|\/\d+(?:ths?)?|acres?|portion|title|rights?)(?: \([^)]{1,20}\))?(?: (?:undivided|interest|mineral|non-?participating|in|of|to|and|the|his|her|its|their|all|our|my|under|such|on|that|may|be|or|own|owned|by|said|grantors?'?s?|whatsoever|title|right|net|acres?|which|I|we|he|she|it|they|now|has|have|owns|presently))*[ ,]+(?:the )?(?:oil\b|gas\b|minerals?\b|coal\b|hydrocarbons\b|petroleum\b|other minerals\b|mineral estate|mineral rights?|mineral interests?)/i;
const land =
  /(?:(?<!\b(?:in|on|under|from|upon|to|of|within|beneath) )\bthe land\b|\b(?:the following (?:\w+ ){0,3}(?:lands?|real|tracts?|premises|propert\w+|lots?|parcels?|estate|pieces?)\b|all (?:(?:that|those)(?! (?:undivided |certain |(?:the )?(?:right|mineral|royalty|entire) ){0,2}(?:interest|right|title|minerals?|royalt\w+|oil|gas|share|part of the (?:oil|minerals?)))|of (?:that|section|lot))|(?:tract|parcel|piece|lot)s? (?:of|or)|described (?:real|land|tract|premises|property)|real (?:estate|property)|premises|(?:north|south|east|west)(?:east|west)? (?:half|quarter|\()|\d[\d,./]{0,9} acres?\b|acres of (?:land|the)|\bsurvey\b|\babstract\b|section \w+|[NS][EW]?(?:\/[24]|[¼½])))/i;

/** "hereby conveys the same to A": what is given was named before. */
const anaphor =
  /^[^.;]{0,40}\b(?:conveys?|grants?|sells?|assigns?|transfers?|conveyed|granted|sold) (?:and \w+ )?(?:the same|it|them|the said interests?|said interests?)\b/i;
/** The words in front of the granting clause, from the last "Sold", "interest" or consideration on. */
const beforeGrant = ({ text, anatomy: a }: TypeContext): string =>
  text.slice(Math.max(a.premises?.start ?? 0, (a.granting?.start ?? 0) - 700), a.granting?.start ?? 0);

/** Royalty as a thing; "Roe Royalty Company" is a name. */
const ROYALTY = /\broyalt(?:y|ies)\b(?!,? (?:compan|corp|co\b|inc\b|l\.?l\.?c|l\.?p\b|ltd|partners|trust|fund|associat|syndicate))/i;

const SUCH = "(?: all| any| every| the| its| his| her| their| of| such| what| whatever| whatsoever)*";
const SUBSTANCE = "(?: oil,?)?(?: gas,?)?(?: and)?(?: other)? (?:minerals?|mineral (?:rights|estate|interests?)|oil|gas)\\b";
/** "described as follows", "of land below described": words between the land and what goes along with it. */
const DESCRIBED =
  "(?:,? (?:of land|above|below|herein|hereinafter|hereinbelow|hereafter|described|mentioned|set out|next|as follows|following|aforesaid|lying|being|situated?))*";
/** "the surface and all minerals of", "the lands described as follows, with any oil and gas", "together with all minerals that are under them", "all of it, and all oil and gas in it": minerals that only go along with land. */
const WITH_LAND = new RegExp(
  `\\b(?:surface|lands?|tracts?|premises|farm|ranch|property|acres|(?:all|the whole) of (?:it|the same|them))${DESCRIBED},? (?:and|with|together with|along with|as well as|including)(?:,? but not (?:limited|restricted) to,?)?(?: also)?${SUCH}${SUBSTANCE}(?: in (?:it|them))?|\\b(?:together|along) with${SUCH}${SUBSTANCE}`,
  "gi",
);
/** The words without minerals that go along with land, each left as long as it was. */
const withoutGoingAlong = (words: string): string =>
  words.replace(WITH_LAND, (w) =>
    /^\s*(?:surface|lands?|tracts?|premises|farm|ranch|property|acres|all|the whole)/i.test(w) ? "premises".padEnd(w.length) : " ".repeat(w.length),
  );

/** Words after the verbs decide: the first of land, minerals, royalty or a way that is named. */
export function thingGranted(c: TypeContext): Thing {
  const g = withoutGoingAlong(anaphor.test(c.granting) ? beforeGrant(c) : c.granting);
  const at = (r: RegExp) => {
    const i = g.search(r);
    return i < 0 ? Number.POSITIVE_INFINITY : i;
  };
  const oil = at(/\b(?:oil|gas|minerals?|coal|petroleum|hydrocarbons)\b/i);
  const royalty = at(ROYALTY);
  const way = at(/\b(?:right[- ]of[- ]way|easement)\b/i);
  const ground = at(land);
  if (/\b(?:lease|let|demise)s?\b/i.test(g.slice(0, 90)) && /\b(?:less(?:ee|or))\b/i.test(c.opening)) return "lease";
  if (way < Math.min(ground, oil) && way < 260) return "way";
  if (royalty < Math.min(oil, ground)) return "royalty";
  if (oil < ground && mineral.test(g.slice(0, Math.min(g.length, oil + 60))))
    return royalty < oil + 40 && /royalt/i.test(g.slice(0, oil)) ? "royalty" : "mineral";
  return "land";
}

const general =
  /\b(?:general warranty|warrant(?:y|s)? generally|will (?:forever )?(?:generally )?warr\w*t\w*(?: and| -? ?generally| the title)|warrant and (?:forever )?(?:\w+ )?[db]efend|forever (?:warrant|defend)|warrants? (?:the )?title|with (?:the usual )?covenants? of (?:general )?warranty|and (?:the )?grantors?,? .{0,80}\bwarrants?\b|\w?ovenants? and warrants?|war[rft]\w{2,5} that (?:the )?title\b.{0,60}\b\w?lear\b|war[rf]\w{2,5}[:,.]? and (?:for ?ever )?d\w{2,5}d\b|against (?:them|him|her|it)\b.{0,120}\ball and every (?:other )?perso.{0,60}claim|full warranty|generally except|bind (?:ourselves|myself|himself|herself|itself|themselves).{0,100}warrant)/i;
const special =
  /\b(?:special(?:ly)? warrant\w*|limited warranty|warrant\w* special(?:ly)?|warrant\w*\b.{0,260}\b(?:by,? through,? (?:or|and) under|claiming (?:by|through) (?:the )?(?:grantor|it|him|her|them|us|me)|claiming,? or to claim,? (?:the same )?(?:or any part thereof,? )?by,? through))/i;
const quitclaim = /\b(?:quit-? ?claim|remise|(?:all|any) (?:(?:of )?(?:his|her|its|their|our|my|the)?[ ,]*){0,2}(?:right|estate|claim),? (?:title|right))/i;

/** Sentences of the paper from its title to the notary's certificate. */
function ownSentences({ anatomy: a, text }: TypeContext): string[] {
  const from = Math.min(a.title?.start ?? a.premises?.start ?? 0, a.granting?.start ?? 0);
  const to = a.acknowledgments[0]?.start ?? text.length;
  return a.sentences.filter((s) => s.end > from && s.start < to).map((s) => text.slice(s.start, Math.min(s.end, to)));
}

/** The covenant a deed gives by its words: general, special, none with quitclaim words, or null. */
export function covenantOf(c: TypeContext): "general" | "special" | "quitclaim" | null {
  const body = c.text.slice(c.anatomy.granting?.start ?? 0, c.anatomy.acknowledgments[0]?.start ?? c.text.length);
  if (special.test(body)) return "special";
  if (/\bwithout (?:any )?(?:warrant|covenant|recourse)/i.test(body)) return quitclaim.test(c.granting.slice(0, 200)) ? "quitclaim" : null;
  if (general.test(body)) return "general";
  const told = covenantAmong(ownSentences(c));
  if (told === "general" || told === "special") return told;
  if (quitclaim.test(c.granting.slice(0, 220))) return "quitclaim";
  return null;
}
