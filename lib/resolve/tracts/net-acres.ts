// Whether the acres that a description states are those of the rest, what it leaves out being gone from them already.
import type { Tract } from "@/lib/contracts/aspects/land";
import { add, compare, mul, type Rational, rational, sum } from "@/lib/fraction/rational";
import { EMPTY, sameRegion } from "@/lib/land/set/region";
import { regionAcres } from "@/lib/land/set/region-acres";
import { acresOf, type LandFeatures, type LandMention } from "./land-mention";
import { frameOf, namedRegion, type SectionPart } from "./section-part";

const [SECTION, LOW, HIGH] = [rational(640), rational(49, 50), rational(51, 50)];

/** Acres of a whole section, but for what surveys differ by. */
const fillsSection = (acres: Rational): boolean => compare(acres, mul(SECTION, LOW)) >= 0 && compare(acres, mul(SECTION, HIGH)) <= 0;

/** "220 acres, being all of the Roe Survey except …": acres of the rest told ahead of it. */
const LED_BY_REST =
  /(?:^|[\s(])(\d+(?:\.\d*[1-9])?) acres(?: of land)?,? (?:more or less,? )?(?:being|comprising|the same being|and being) (?:all|the whole|the entire)\b/i;

/** Where the acres told are those of a section, the words alone say that they are the rest: "Section 9, 640 acres, save 10 acres for a school" is not net. "560 acres, Section 9, less the West 80 acres" (with it a section), "the farm, save 80 acres, containing 560 acres" → true; "640 acres, less 80 acres" → false. */
export function isNet(tract: Tract): boolean {
  const own = acresOf(tract.acres_stated);
  const out = tract.exceptions.map((e) => acresOf(e.acres_stated));
  if (!own || !out.length) return false;
  const sizes = out.filter((a): a is Rational => a !== null);
  if (sizes.length < out.length) return false;
  if (frameOf(tract, null) && namedRegion(tract) === 0 && !fillsSection(own) && fillsSection(add(own, sum(sizes)))) return true;
  const said = (tract.acres_stated ?? "").replace(/\.0+$/, "");
  if (LED_BY_REST.exec(tract.text.replace(/(?<=\d),(?=\d{3})/g, ""))?.[1] === said) return true;
  return tract.exceptions.some((e) => {
    const words = e.text.replace(/(?<=\d),(?=\d{3})/g, "");
    return e.acres_stated !== tract.acres_stated && ["containing", "leaving", "being", "in all", ","].some((w) => words.includes(`${w} ${said} acres`));
  });
}

/** The features of a description whose acres are those of the rest, with the acres of the whole as those of a larger land; as they are elsewhere. */
export function withWholeOfRest({ tract, features }: LandMention): LandFeatures {
  const out = tract.exceptions.flatMap((e) => acresOf(e.acres_stated) ?? []);
  if (!features.acres || !isNet(tract)) return features;
  return { ...features, parentAcres: [...features.parentAcres, add(features.acres, sum(out))] };
}

/** "600 acres in Section 9", where another paper leaves 40 acres out of that section: the description that tells what is left out; its own elsewhere. */
export function sameRest(part: SectionPart, parts: readonly SectionPart[]): LandMention {
  const own = acresOf(part.mention.tract.acres_stated);
  if (!own || part.region === EMPTY || part.mention.tract.exceptions.length) return part.mention;
  const other = parts.find((o) => {
    const out = o.mention.tract.exceptions.flatMap((e) => (e.subtracted ? [] : (acresOf(e.acres_stated) ?? [])));
    return out.length > 0 && sameRegion(o.region, part.region) && compare(add(own, sum(out)), regionAcres(part.region)) === 0;
  });
  return other?.mention ?? part.mention;
}
