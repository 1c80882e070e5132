// A strip told without its acres, "its right of way across the SW/4": where the package tells of one strip only in that land, this is it.
import { compare, mul, rational } from "@/lib/fraction/rational";
import { type Region, sameRegion, WHOLE } from "@/lib/land/set/region";
import { regionAcres } from "@/lib/land/set/region-acres";
import { acresOf, type LandMention, landFeatures } from "./land-mention";
import { frameOf, namedRegion } from "./section-part";

const STRIP =
  /\b(?:feet|ft\.?|foot|rods?|links|poles) (?:in width|wide)\b|\bright[- ]of[- ]way\b|\bstrip\b|\b(?:railroad|railway|railway's|railroad's) (?:parcel|tract|land)\b/i;
/** The words of the description, with those of the grants of a paper that describes no other land. */
const words = (m: LandMention): string =>
  [m.tract.text, ...(m.document.land.resolved.tracts.length === 1 ? m.document.conveyance.resolved.grants.map((g) => g.text) : [])].join(" ");
const isPartial = (m: LandMention): boolean => m.tract.warnings.some((w) => w.code === "partial" || w.code === "strip");

/** Whether the acres told are a small part of the land that the words name. */
function isSmall(m: LandMention): boolean {
  const acres = acresOf(m.tract.acres_stated);
  const region = namedRegion(m.tract);
  return acres !== null && compare(mul(acres, rational(4)), region === 0 ? rational(640) : regionAcres(region)) < 0;
}

const holds = (outer: Region, inner: Region): boolean => outer === WHOLE || outer === 0 || sameRegion(outer, inner);

/** Gives a strip that is told without acres the size of the one strip, of another paper, that lies in the same land; all other mentions stay as they are. */
export function sizeStrips(mentions: readonly LandMention[], state: string | null): LandMention[] {
  const frame = (m: LandMention): string | null => frameOf(m.tract, state)?.key ?? null;
  const strips = mentions.filter((m) => isSmall(m) && STRIP.test(words(m)) && frame(m) !== null);
  if (!strips.length) return [...mentions];
  return mentions.map((m) => {
    if (acresOf(m.tract.acres_stated) || !isPartial(m) || !STRIP.test(words(m))) return m;
    const near = strips.filter((s) => s.document !== m.document && frame(s) === frame(m) && holds(namedRegion(s.tract), namedRegion(m.tract)));
    const sizes = new Set(near.map((s) => s.tract.acres_stated));
    const [known] = near;
    if (sizes.size !== 1 || !known) return m;
    const tract = { ...m.tract, acres_stated: known.tract.acres_stated };
    return { ...m, tract, features: landFeatures(tract) };
  });
}
