// "584 acres in two parcels: I, 301.976 acres; II, 282.024 acres": a whole told together with the parts that make it up.
import { sum, ZERO } from "@/lib/fraction/rational";
import type { LandMention } from "./land-mention";
import { type Parcel, sameAcres } from "./parcel";
import { surveyLikeness } from "./survey-likeness";

type Told = { mention: LandMention; covers: Parcel[]; without: Parcel[] };

/** The whole that opens the list of a document and its parts, where their acres come to its own and their surveys do not differ. */
function wholeAndParts(own: readonly Told[]): { whole: Told; parts: Told[] } | null {
  const [whole, ...parts] = own;
  const size = whole?.mention.features.acres ?? null;
  if (!whole || parts.length < 2 || !size) return null;
  const fills = sameAcres(size, sum(parts.map((p) => p.mention.features.acres ?? ZERO)));
  const alike = parts.every((p) => surveyLikeness(whole.mention.features.survey, p.mention.features.survey) !== "unlike");
  return fills && alike ? { whole, parts } : null;
}

/**
 * Changes `placed` so that such parts and their whole are one land: parts of which no other paper tells, and which lie in no other
 * land, are words for the whole. `apart`: whether a document does one thing in a part and another in the next; such a document stays.
 */
export function toldWithWhole(placed: readonly Told[], apart: (document: LandMention["document"]) => boolean): void {
  const byDocument = new Map<LandMention["document"], Told[]>();
  for (const p of placed) byDocument.set(p.mention.document, [...(byDocument.get(p.mention.document) ?? []), p]);
  for (const [document, own] of byDocument) {
    const found = apart(document) ? null : wholeAndParts(own);
    if (!found) continue;
    const { whole, parts } = found;
    const told = parts.flatMap((p) => p.covers);
    const alone = told.every((c) => c.parent === null && c.children.length === 0 && !whole.covers.includes(c));
    const elsewhere = placed.some((x) => !own.includes(x) && [...x.covers, ...x.without].some((c) => told.includes(c)));
    if (alone && !elsewhere) for (const p of parts) p.covers = [...whole.covers];
  }
}
