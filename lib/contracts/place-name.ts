export type Place = { readonly county?: string | null | undefined; readonly state?: string | null | undefined };

/** A county as captions say it: {county:"Burleson",state:"TX"} → "Burleson County, TX"; in Louisiana a parish; "" where nothing is known. */
export function placeName({ county, state }: Place): string {
  const named = county && (/\b(?:county|parish)$/i.test(county) ? county : `${county} ${state === "LA" ? "Parish" : "County"}`);
  return [named, state].filter(Boolean).join(", ");
}
