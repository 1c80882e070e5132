// Whose land an officer sells, told by the part they have in the suit, the levy or the estate that the deed recites.
import { namesIn } from "@/lib/extract/rules/parties/mentions/names-in";
import { tokenise } from "@/lib/text/tokens";

const WORD = "[A-Z][\\w.'&-]*";
const BEHIND = `(?:,? (?:and|et|al\\.?|ux\\.?|uxor|(?:his |her )?(?:wife|husband),?|of|the|${WORD}))`;
const NAMES = `((?:the )?${WORD}${BEHIND}{0,14})`;
const SAID = "(?:the |said |one |his |her |defendants?,? ){0,3}";

/** Words of a suit, a levy or a sale for debt: what stands "against" one in their sentence is against the owner. */
const SUIT = "(?:judgment|decree|suit|action|execution|writ|cause|proceeding|fieri facias|fi\\. ?fa\\.|foreclos\\w+|petition|bill|taxes|lien)s?";

const OWNERS: readonly RegExp[] = [
  new RegExp(`\\b${SUIT}\\b[^.;]{0,160}?\\bagainst ${SAID}${NAMES}`, "g"),
  new RegExp(`\\b${NAMES},? (?:who )?(?:was|were|is|are) (?:the )?(?:defendants?|respondents?|judgment debtors?)\\b`, "g"),
  new RegExp(`\\b(?:defendants?|judgment debtors?|mortgagors?|bankrupts?|(?:former|record) owners?),? (?:were|was|being|to-wit:?|named)? ?${NAMES}`, "g"),
  new RegExp(
    `\\b(?:property|lands?|tracts?|farm|premises|real estate|estate|title|interest|goods) (?:belonging to|of|owned by|in the name of) ${SAID}${NAMES}`,
    "g",
  ),
  new RegExp(
    `\\b(?:whereof|of which|owned by|of whom) ${SAID}${NAMES},?(?: late of [^,;.]{3,40},)? (?:lately )?(?:died|was|were|had been) (?:seized|seised|possessed|the owner)`,
    "g",
  ),
  new RegExp(`\\b${NAMES},? (?:died|was|were|being) (?:seized|seised|possessed|(?:the )?owners?) of\\b`, "g"),
];

/** One that judges, keeps the books or lies on the ground, and is no owner. */
const NO_OWNER =
  /\b(?:Courts?|Sheriff|Marshal|Commissioner|Master|County|State|United States|Clerk|Judge|Circuit|District|Township|Section|Range|Survey|Book|Page|Volume|Term|Meridian|Quarter|Notary)\b/i;

/** "conveyed to him by A", "recorded by B": named for another paper. */
const OF_OTHER_PAPER = /\b(?:conveyed|deed(?:ed)?|patented|sold|granted|recorded|purchased|bought|acquired)\b[^.;]{0,40}\b(?:by|from)(?: the)?(?: said)? $/i;

const plain = (s: string): string => s.toUpperCase().replace(/[^A-Z ]+/g, "");

/** All who are named in the recitals and are neither of the deed's sides: one of them had the land. */
function others(text: string, sides: readonly string[]): string[] {
  const known = sides.map(plain);
  const told = namesIn(tokenise(text, 0, text.length), text).filter((n) => !OF_OTHER_PAPER.test(text.slice(Math.max(0, n.start - 80), n.start)));
  return told.map((n) => n.name).filter((n) => !known.some((k) => k.includes(plain(n)) || plain(n).includes(k)));
}

/**
 * "recovered a judgment against A and B, his wife" → "A and B, his wife"; "the tract of which A died seized" → "A". Several are joined.
 * Where no such words are used, all that are named besides the `sides`. Null where there are none.
 * Errs to naming too many: only those who hold the land by the record are sold out.
 */
export function ownersSoldOut(text: string, sides: readonly string[]): string | null {
  const recital = text.slice(0, 6000);
  const found = OWNERS.flatMap((p) => [...recital.matchAll(p)].map((m) => (m[1] ?? "").replace(/[ ,]+(?:(?:and|et|of|the|al\.?)[ ,]*){0,3}$/, "")));
  const sound = (names: readonly string[]) => [...new Set(names)].filter((n) => /\s/.test(n) && !NO_OWNER.test(n));
  const byPart = sound(found);
  const names = byPart.length ? byPart : sound(others(recital, sides));
  return names.length ? names.join(" and ") : null;
}
