// Words and measures by which land is known for a narrow strip, or for land that ends at one.

const WAY = "(?:right[- ]of[- ]way|roads?|roadway|street|highway|rail(?:road|way)s?|canal|ditch|strip)";

/** Acres under which land with such words is taken for a strip; one taken for a highway or railway is long, and may hold more. */
export const STRIP_ACRES = 20;
export const ACRES_OF_A_WAY = 40;

/** "a strip 100 feet wide", "the old road". */
export const STRIP = new RegExp(`\\bstrip\\b|\\b(?:feet|foot|rods?) (?:wide|in width)\\b|\\b${WAY}\\b`, "i");
/** "for the right of way of its railroad". */
export const FOR_A_WAY = new RegExp(`\\bfor (?:the )?(?:\\w+,? ){0,6}${WAY}\\b`, "i");
/** "bounded on the South by the railway", "along the road". */
export const BESIDE_WAY = new RegExp(`\\b(?:bounded|boundary|lines?|sides?|edge|margin|adjoin\\w*|abut\\w*|along)\\b[^;]{0,120}\\b${WAY}\\b`, "i");

/** Land that stops at the side of a right of way and does not take it in: "a stake on the North boundary of the railway right of way". */
const STOPS_AT_WAY =
  /\b(?:boundary|line|side|edge|margin|bank)(?: line)? of (?:the |said )?(?:[A-Z][\w.&']* (?:and |& )?){0,5}(?:rail(?:road|way) |highway |public road |canal |ditch )?right[- ]of[- ]way\b/i;
const CALLED_WAY = /\bright[- ]of[- ]way\b|\babandoned rail/i;

/** Whether a description is of a narrow strip, or stops at the side of one that it does not name. Errs toward no: a road named in a description is none. */
export function meetsStrip(text: string, acres: number | null): boolean {
  const strip = /\bstrip\b/i.test(text);
  return STOPS_AT_WAY.test(text) || (strip && acres === null) || ((strip || CALLED_WAY.test(text)) && acres !== null && acres < STRIP_ACRES);
}
