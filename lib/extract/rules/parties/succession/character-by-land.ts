// What a statement says of one land and not of another: how each was come by.
import type { Parties } from "@/lib/contracts/aspects/parties";
import { characterOf } from "./statements";

type ByLand = NonNullable<NonNullable<Parties["succession"]>[number]["by_land"]>;

/** Words that name a land: a section, a lot, a survey, a tract by its letter or number. */
const LAND =
  /\bsec(?:tion|s)?s?\.? ?(?:nos?\.? ?)?\(?\d|\b(?:lot|block|tract|parcel|item|survey|abstract|league)s? (?:nos?\.? ?)?[\dA-Z]|\bsurvey\b|\b(?:quarter|half) of\b|\b[NSEW]{1,2}\/[24]\b|\d (?:1\/2 |½ )?acres\b/i;
/** Where one passage ends and the next begins: a full stop before a capital, an item of a list. Abbreviations of a description ("T. 18 N., R. 9 W.") end none. */
const PASSAGE = /(?<=[a-z\d)][.;:])\s+(?=[A-Z(])(?!\(?[NSEW]\.)|\s+(?=\(?(?:\d{1,2}|[a-z])[.)] )|,? and (?=the (?:second|other|latter|last)\b)/;

/** One paragraph → its lands, each with the sentences up to the next land. */
function passages(paragraph: string): string[] {
  const out: string[] = [];
  for (const p of paragraph.split(PASSAGE)) {
    const open = out.at(-1);
    if (open !== undefined && !LAND.test(p)) out[out.length - 1] = `${open} ${p}`;
    else out.push(p);
  }
  return out.filter((p) => LAND.test(p));
}

/**
 * "(1) Lot 4, which he inherited. (2) Lot 7, bought by him and Ann while married." → [{text: "(1) Lot 4, …", character: "separate"}, …].
 * Empty where the paper does not part its lands by how they were come by.
 */
export function characterByLand(text: string): ByLand {
  const told = text.split(/\n\s*\n/).flatMap(passages);
  const known = told.flatMap((p): ByLand => {
    const character = characterOf(p);
    return character && character !== "unknown" ? [{ text: p.replace(/\s+/g, " ").trim().slice(0, 600), character }] : [];
  });
  return new Set(known.map((k) => k.character)).size > 1 ? known : [];
}
