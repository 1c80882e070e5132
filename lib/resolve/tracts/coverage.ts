// What a description covers, as a set of elements: pieces of land that no description divides.

import type { Geometry, ResolvedTract } from "@/lib/contracts/resolution";
import type { Rational } from "@/lib/fraction/rational";

export type Element = {
  id: string;
  kind: ResolvedTract["kind"];
  label: string;
  /** Prints several elements of one section or parcel together: "N/2, Section 14 …". */
  group: string;
  acres: Rational | null;
  county: string | null;
  state: string | null;
  assumed: readonly string[];
  geometry?: Geometry;
};
/** Elements by id, and for every mention key the ids that it covers. */
export type Coverage = { elements: Map<string, Element>; covered: Map<string, Set<string>> };

export const emptyCoverage = (): Coverage => ({ elements: new Map(), covered: new Map() });

export function cover(coverage: Coverage, mention: string, element: Element): void {
  coverage.elements.set(element.id, element);
  const set = coverage.covered.get(mention);
  if (set) set.add(element.id);
  else coverage.covered.set(mention, new Set([element.id]));
}
