// "the W/2 of the Roe Survey" without its acres: the half of what the survey contains, as another paper tells.
import { mul, parseRational } from "@/lib/fraction/rational";
import { fixedPart, type LandFeatures } from "./land-mention";
import type { Parcel } from "./parcel";
import { surveyLikeness } from "./survey-likeness";

/** A second side in the words ("the N/2 of the SW/4"): a part of a part, whose share is not reckoned here. */
const SIDES =
  /\b(?:north|south|east|west)(?:[ -]?(?:east|west))?(?:ern)?[ -](?:one-)?(?:half|quarter|fourth|third|two-thirds|three-(?:quarters|fourths)|\d\/\d|[½¼¾⅓⅔])|(?:^|[\s(])[NS]?\.?\s?[NSEW]\.?\s?(?:\/\s?[234]|[½¼¾⅓⅔]|1\/[234])/gi;

/** A survey told whole: its acres are those of the survey, and not of a piece out of it. */
const isWhole = (p: Parcel): boolean =>
  p.features.acres !== null && p.features.part === null && p.features.parentAcres.length === 0 && !PIECE.test(p.features.text);
const PIECE = /\bacres,? (?:of land,? )?(?:out of|off|in|part of|a part of|more or less,? (?:out of|off|in)) |\b(?:part|portion|out) of\b/i;

/**
 * The features of a side or quarter of a survey whose acres are not told, with the acres it has by its share of the survey, and the survey's
 * own as those of the larger land; unchanged where the part is not fixed, the survey is not known whole, or known with two acreages.
 * Errs towards leaving the part without acres.
 */
export function withAcresOfPart(f: LandFeatures, near: readonly Parcel[]): LandFeatures {
  if (f.acres || !f.survey || f.calls || f.lots.length > 0) return f;
  const share = parseRational(fixedPart(f.text)?.split(" ")[1] ?? "");
  if (!share || (f.text.match(SIDES) ?? []).length > 1) return f;
  const [told, ...more] = f.parentAcres;
  if (more.length > 0) return f;
  if (told) return { ...f, acres: mul(told, share) };
  const wholes = near.filter((p) => surveyLikeness(f.survey, p.features.survey) === "same" && p.features.lots.length === 0 && isWhole(p));
  const acres = wholes.length === 1 ? wholes[0]?.features.acres : null;
  return acres ? { ...f, acres: mul(acres, share), parentAcres: [acres] } : f;
}
