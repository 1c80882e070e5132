type Place = { county?: string | null | undefined; state?: string | null | undefined };

/**
 * Where the land lies, for a caption: [{county:"Burleson",state:"TX"},{county:"Canadian",state:"OK"}] → "Burleson County, TX; Canadian County, OK".
 * The package's own county and state stand where a tract names none; "" where nobody does.
 */
export function placeWords(tracts: readonly Place[], own: Place): string {
  const words = ({ county, state }: Place): string =>
    [county && (/\b(?:county|parish)$/i.test(county) ? county : `${county} ${state === "LA" ? "Parish" : "County"}`), state].filter(Boolean).join(", ");
  const places = (tracts.length > 0 ? tracts : [own]).map((t) => words({ county: t.county ?? own.county, state: t.state ?? own.state }));
  return [...new Set(places.filter(Boolean))].join("; ");
}
