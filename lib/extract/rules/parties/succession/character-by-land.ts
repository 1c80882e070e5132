// What a statement says of one land and not of another: how each was come by.
import type { Parties } from "@/lib/contracts/aspects/parties";
import { characterOf } from "./statements";

type ByLand = NonNullable<NonNullable<Parties["succession"]>[number]["by_land"]>;

/** Words that name a land: a section, a lot, a survey, a tract by its letter or number. */
const LAND =
  /\bsec(?:tion|s)?s?\.? ?(?:nos?\.? ?)?\(?\d|\b(?:lot|block|tract|parcel|item|survey|abstract|league)s? (?:nos?\.? ?)?[\dA-Z]|\bsurvey\b|\b(?:quarter|half) of\b|\b[NSEW]{1,2}\/[24]\b|\d (?:1\/2 |½ )?acres\b/i;
/** Where one passage ends and the next begins: a full stop before a capital, an item of a list. Abbreviations of a description ("T. 18 N., R. 9 W.") end none. */
const PASSAGE =
  /(?<=[a-z\d)][.;:])\s+(?=[A-Z(])(?!\(?[NSEW]\.)|(?<!\b(?:[Ss]ections?|[Ss]ec\.|[Ll]ots?|[Bb]locks?|[Tt]racts?|[Ss]urveys?|[Rr]ange|[Pp]age|[Bb]ook|[Vv]ol\.|[Nn]os?\.|[Ss]hare|[Pp]arcel|[Ii]tem|in|of|the|and))\s+(?=\(?(?:\d{1,2}|[a-z])[.)] )|;\s+(?=(?:and |but |also )?(?:the |an? )?(?!he\b|she\b|it\b|they\b)\w)|,? and (?=the (?:second|other|latter|last)\b)/;

/** "The first was …", "The latter tract he …": one of the lands told before, by its place in their row. */
const ONE_OF_ROW =
  /^(?:and |but )?the (first|former|second|latter|third|fourth|last)\b(?:[- ](?:named|mentioned|described))?(?: (?:one|tract|parcel|quarter|piece|place|farm|lot|land))?\b(?! (?:marriage|wife|husband))/i;
const PLACES = ["first", "second", "third", "fourth"];
const WAS = /\b(?:was|were|did|had|is|are)\b/i;
/** "The second was.", "The other was not.": what was said of the one before, or its opposite. */
const ELLIPSIS = /^[^.;,]{0,60}\b(?:was|were|did|had|is|are)( not)?[.;]?$/i;

/** "The second was not.", said behind "The first was won by joint industry." → the words in full. */
function inFull(said: string, before: string): string {
  const short = ELLIPSIS.exec(said.trim());
  if (!short) return said;
  const told = before.replace(/\b(?:not|never|neither|nor)\b/gi, "");
  return short[1] ? told.replace(WAS, "$& not") : told;
}

/** One paragraph → its lands, each with the sentences up to the next land; those that pick a land by its place in the row go to that land. */
function passages(paragraph: string): string[] {
  const out: string[] = [];
  let before = "";
  for (const p of paragraph.split(PASSAGE)) {
    const place = ONE_OF_ROW.exec(p)?.[1]?.toLowerCase();
    const lands = out.flatMap((o, i) => (LAND.test(o) ? [i] : []));
    const at = place === undefined ? undefined : /latter|last/.test(place) ? lands.at(-1) : lands[place === "former" ? 0 : PLACES.indexOf(place)];
    if (at !== undefined && lands.length > 1 && !LAND.test(p)) {
      before = inFull(p, before);
      out[at] = `${out[at]} ${before}`;
      continue;
    }
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
