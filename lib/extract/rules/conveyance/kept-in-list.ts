// What a deed keeps or leaves out in the midst of its list of lands, which is said of the land that stands right before it.
import type { Land } from "@/lib/contracts/aspects/land";
import type { Found } from "./interest";

/** "reserving from all of the above", "under said lands", "in each tract": said of more than the one land before it. */
const OF_ALL =
  /\b(?:all (?:of )?(?:the |said |these |those )*(?:above|foregoing|lands?|tracts?|parcels?|premises)|both|each|every|lands|tracts|parcels|premises|hereinafter|following)\b/i;
const UNDER_GROUND: ReadonlySet<string> = new Set(["mineral", "royalty"]);

/** Words by which a land is told before something is said of it. */
const DESCRIBED = /\b(?:surveys?|sur\.|sections?|sec\.|abstract|grant|league|labor|lots?|block|acres|quarter|thence)\b|\b[NSEW]{1,2}\/[24]/i;

/**
 * The tract of which words between two descriptions of a list speak: "the 61 acres of the Roe Survey, less one-half of the oil in it; and also the 113 acres of the Dunn Survey" → the first.
 * Null where the words stand before or behind the list, speak of all, or the places of the lands are not known.
 */
export function tractAhead(f: Found, land: Land | undefined): string | null {
  const tracts = land?.tracts ?? [];
  const at = f.fraction?.start ?? f.span.start;
  const starts = tracts.map((t) => t.span?.start ?? null);
  if (tracts.length < 2 || starts.some((s) => s === null) || !UNDER_GROUND.has(f.interest.estate_type) || OF_ALL.test(f.interest.text)) return null;
  const before = tracts.filter((t) => (t.span?.start ?? 0) < at).sort((a, b) => (b.span?.start ?? 0) - (a.span?.start ?? 0));
  const [own, other] = before;
  const last = Math.max(...starts.map((s) => s ?? 0));
  if (!own?.span || own.span.start === other?.span?.start || last < at) return null;
  return DESCRIBED.test(own.text.slice(0, at - own.span.start)) ? own.id : null;
}
