import type { Package } from "@/lib/contracts/packages";
import { placeName } from "@/lib/contracts/place-name";

/** Where the land of a package lies: what a person has set; else the county that its papers name most, with the number of others. */
export function PackagePlace({ data }: { data: Pick<Package, "county" | "state" | "places"> }) {
  const set = placeName(data);
  if (set) return set;
  const named = data.places.map(placeName);
  if (named.length === 0) return <span className="text-ink-3">no county yet</span>;
  return (
    <span title={named.length > 1 ? named.join("; ") : "As its papers say"}>
      {named[0]}
      {named.length > 1 && ` and ${named.length - 1} more`}
    </span>
  );
}
