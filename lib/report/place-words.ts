import { type Place, placeName } from "@/lib/contracts/place-name";

/**
 * Where the land lies, for a caption: [{county:"Burleson",state:"TX"},{county:"Canadian",state:"OK"}] → "Burleson County, TX; Canadian County, OK".
 * The package's own county and state stand where a tract names none; "" where nobody does.
 */
export function placeWords(tracts: readonly Place[], own: Place): string {
  const places = (tracts.length > 0 ? tracts : [own]).map((t) => placeName({ county: t.county ?? own.county, state: t.state ?? own.state }));
  return [...new Set(places.filter(Boolean))].join("; ");
}
