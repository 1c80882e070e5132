// Objects of one grant that lie apart: "… convey the SW/4, and quitclaim to him whatever we have in the SE/4"; "Lot 1, and an undivided half of Lot 2".
import { estateOf } from "./phrases/estate";
import { findShares } from "./phrases/share";

const VERBS = "(?:quit-?claims?|conveys?|grants?|sells?|assigns?|transfers?|gives?|releases?|warrants?)";
const TO_HIM = "(?:un)?to (?:him|her|them|it|(?:the )?(?:said )?(?:grantees?|second part(?:y|ies)|part(?:y|ies) of the second part|vendees?|purchasers?)),?";
/** "and do quitclaim to him": the verb said again, with the same taker. */
const AGAIN = new RegExp(`[,;]? (?:and |but )?(?:(?:also|further|likewise|hereby|do|does),? )*${VERBS}(?:,? (?:and )?${VERBS})*,? ${TO_HIM} `, "gi");
const NEXT =
  /(?:[,;] (?:and )?(?:also |likewise |further )?| and also | and (?=(?:an? |the |my |our |his |her |its |their )?undivided ))(?=(?:an? |the |my |our |his |her |its |their |all |whole |entire |undivided |one|two|three|\d|½|¼))/gi;
const LAND =
  /\b(?:[NSEW]{1,2} ?(?:\d ?\/ ?\d|[½¼]|\/ ?[24])|lots? (?:no\.? ?)?\d|sections? \d|(?:north|south|east|west)\w* (?:\w+ )?(?:quarter|half)|tracts?|acres?|survey|block|parcels?)\b/i;

type Size = string | null;
/** "1/2" where a share of land opens the words, "all" where land itself does; null for any other thing. */
function sizeOf(words: string): Size {
  const head = words.slice(0, 220);
  if (!LAND.test(head)) return null;
  const share = findShares(head)[0];
  if (share && share.start < 28 && /^(?:(?:an?|the|my|our|his|her|its|their|all|that|of|undivided|equal) )*$/i.test(head.slice(0, share.start)))
    return estateOf(head.slice(share.end)) === "fee" ? `${share.value.n}/${share.value.d}` : null;
  return estateOf(head) === "fee" && !/^[^.;,]{0,60}\b(?:minerals?|oil|gas|royalt\w+|surface|rentals?)\b/i.test(head) ? "all" : null;
}

/** "all of Section 4"; not "all in Township 9 North", which says where the pieces before it lie. */
const OPENS_ALL =
  /^(?:all|the whole|the entire)\b(?!,? (?:(?:lying|being|situated?|located|found|and|of (?:them|which|it|the same)),? )*(?:in|within|of (?:them|which|said)|being|lying|situated?|located)\b)/i;

/** Where shares of several lands stand one behind the other, not all of one size. */
function bySize(words: string): number[] {
  const first = sizeOf(words);
  if (first === null) return [];
  const cuts: number[] = [];
  let size = first;
  for (const m of words.matchAll(NEXT)) {
    const at = m.index + m[0].length;
    const next = sizeOf(words.slice(at));
    const opensSized = next !== null && (next !== "all" || OPENS_ALL.test(words.slice(at)));
    if (!opensSized || next === size || !LAND.test(words.slice(cuts.at(-1) ?? 0, m.index))) continue;
    cuts.push(at);
    size = next;
  }
  return cuts;
}

/** The stretches of an object that are objects of their own, in order; one stretch where the words name but one. */
export function objectsIn(words: string): { start: number; end: number }[] {
  const again = [...words.matchAll(AGAIN)].map((m) => ({ end: m.index, start: m.index + m[0].length }));
  const marks = again.length ? again : bySize(words).map((at) => ({ end: at, start: at }));
  const starts = [0, ...marks.map((m) => m.start)];
  return starts.map((start, i) => ({ start, end: marks[i]?.end ?? words.length })).filter((s) => s.end - s.start > 3);
}
