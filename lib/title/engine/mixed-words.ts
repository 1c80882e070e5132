// Words that speak of royalty and of minerals at once, so that which of them passes has to be construed.
import type { Interest as Words } from "@/lib/contracts/aspects/conveyance";

/** "in and under", "in, on and under", "in, upon or under": where minerals lie and royalty does not. */
const IN_AND_UNDER = /\bin,?(?: (?:and )?(?:up)?on,?| to)*,? (?:and|or|and\/or) (?:(?:up)?on or |that )?under\b/i;
const OIL_AND_GAS = /\b(?:oil|gas|minerals?)\b/i;

/** A share of royalty given as an interest in the minerals where they lie. */
const royaltyInPlace = (w: Words): boolean => w.estate_type === "royalty" && IN_AND_UNDER.test(w.text) && OIL_AND_GAS.test(w.text);

/** "an interest in and to all oil and gas produced", without the power to lease, and nowhere called royalty. */
const unnamedRoyalty = (w: Words): boolean =>
  w.estate_type === "royalty" && w.executive === false && !/royalt/i.test(w.text) && /\binterest in\b/i.test(w.text) && OIL_AND_GAS.test(w.text);

/** Minerals under the name of royalty, or without the power to lease and called royalty. */
const mineralsAsRoyalty = (w: Words): boolean =>
  w.estate_type === "mineral" && /royalt/i.test(w.text) && (w.executive === false || /royalty interest|interest and royalty/i.test(w.text));

/** Minerals that neither lease nor share bonus: what is left of them is their royalty. */
const stripped = (w: Words): boolean => w.estate_type === "mineral" && w.executive === false && w.attributes?.bonus === false;

/** "1/16 of the oil and gas in and under the land, and shall not participate in leases": minerals by the place, royalty by what is left of them. */
const placeWithoutPower = (w: Words): boolean =>
  w.estate_type === "mineral" &&
  w.executive === false &&
  w.fraction !== null &&
  w.attributes?.bonus !== true &&
  IN_AND_UNDER.test(w.text) &&
  OIL_AND_GAS.test(w.text);

/**
 * Why the words of a clause mix royalty and minerals, or null: `"1/16 royalty interest in all oil and gas in and under"` → a sentence.
 * Errs toward null: the words themselves must hold both.
 */
export function mixedWords(w: Words): string | null {
  if (royaltyInPlace(w)) return "The words give a royalty as an interest in the minerals in and under the land.";
  if (unnamedRoyalty(w)) return "The words give an interest in what is produced, without the power to lease, and do not call it royalty.";
  if (mineralsAsRoyalty(w)) return "The words speak of royalty and of minerals.";
  if (placeWithoutPower(w)) return "The words give minerals in and under the land without the power to lease; whether a royalty is meant must be construed.";
  return stripped(w) ? "Minerals are given without the power to lease and without bonus or rental, which leaves their royalty." : null;
}

/** Why the heading of a paper and what it grants differ, or null: a "Royalty Deed" of minerals, a "Mineral Deed" of nothing but royalty. */
export function mixedHeading(title: string | null, grants: readonly Words[]): string | null {
  const [royalty, minerals] = [/\bROYALT/i, /\bMINERAL/i].map((name) => name.test(title ?? ""));
  const [anyRoyalty, anyMinerals] = (["royalty", "mineral"] as const).map((estate) => grants.some((g) => g.estate_type === estate));
  if (royalty && !minerals && anyMinerals && !anyRoyalty) return "The paper is headed as of royalty and gives minerals.";
  return minerals && anyRoyalty && !anyMinerals && /\bDEED\b/i.test(title ?? "") ? "The paper is headed as of minerals and gives royalty." : null;
}
