// The thing of a tabular deed, told under its label: "Property: 40 acres …. Reservation: …. Grantor conveys the Property".
import type { Span } from "@/lib/text/view";
import { opensRow } from "./labelled-rows";
import type { Scene } from "./scene";

/** Labels that stand anywhere. */
const FIXED_LABEL = /\b(?:Reservations? (?:from|and)|Exceptions? to|(?:Grantor|Seller|Vendor)s?,? (?:for|in)\b|Consideration:)/;
/** A few words and a colon where a sentence begins: "Reservation:", "Executive right (leasing):", "What Grantors keep:". */
const LABEL = /(?<=[.;)] )([A-Z][A-Za-z']*(?: (?!Tract|Parcel|Lot)[A-Za-z']+){0,5}?)(?: \([^)]{3,60}\))?: /g;
/** How a label ends that tells of something else than the thing. */
const OF_OTHER =
  /\b(?:reserv\w+|except\w*|executive.{0,12}|leas\w+.{0,12}|warrant\w*.{0,20}|ke(?:pt|eps?)|retain\w*|subject to|conditions?|terms?|habendum|taxes|grantors?|grantees?|date|bonus.{0,20}|encumbrances?|restrictions?|notices?|burdens?)$/i;

/** Where the words under a label end: at the next label that tells of something else; null where none follows. */
function nextLabel(text: string): number | null {
  const other = [...text.matchAll(LABEL)].find((m) => OF_OTHER.test(m[1] ?? ""));
  const ends = [FIXED_LABEL.exec(text)?.index, other?.index].filter((at) => at !== undefined);
  return ends.length ? Math.min(...ends) : null;
}
/** So long are the words under a label that no other follows. */
const LONGEST = 600;

/** "the Property", "the Land" of a tabular deed stands for what follows "Property:", "Land:", up to the words that grant it at `verb`. */
export function tabularObject(scene: Scene, object: string, verb: number): Span | null {
  const named = /^(?:all of )?(?:the )?(?:said )?(?:above |following )?(?:described )?(property|land|lands|premises|tract|acreage)\b/i.exec(object)?.[1];
  if (!named) return null;
  const label = `${named.charAt(0).toUpperCase()}${named.slice(1).toLowerCase()}`;
  const m = new RegExp(`\\b(?:${label}|${label.toUpperCase()})(?: \\([^)]{3,60}\\))?: ?(?=\\S)`).exec(scene.text);
  if (!m) return null;
  const start = m.index + m[0].length;
  const row = scene.sentences.find((s) => s.start > start && opensRow(s.text))?.start ?? scene.text.length;
  return { start, end: Math.min(start + (nextLabel(scene.text.slice(start)) ?? LONGEST), row, verb > start ? verb : scene.text.length) };
}
