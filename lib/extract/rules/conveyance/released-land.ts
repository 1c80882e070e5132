// Of the lands that a release of a lease names, those that it gives back: not the land of the lease as recited, and not what it says the lessee keeps.
import type { Land } from "@/lib/contracts/aspects/land";
import { literal } from "@/lib/text/literal";
import type { Found } from "./interest";
import type { Scene } from "./scene";

type Role = "recited" | "kept" | "released" | "limited";

const UNDONE = "(?:released|relinquished|surrendered|affected|given (?:up|back)|included|embraced|cancelled|disturbed|touched)";
/** "Subdivisions not relinquished:", "but retains", "shall not affect", "the lease continues in force as to", "Land retained:". */
const KEPT_AHEAD = new RegExp(
  `\\b(?:not (?:hereby |herein |being )?${UNDONE}|retain(?:s|ed|ing)?|keep(?:s|ing)?|kept|hold(?:s|ing)? back|reserv(?:es|ed|ing)|sav(?:e|es|ing)(?! harmless)|except(?:s|ed|ing)?|excluding|other than|outside(?: of)?|apart from|but not|(?:shall|does|do|will|is|are) not (?:to )?(?:affect|extend to|apply to|release|include|impair|reach|disturb|touch|be construed)|without (?:affecting|disturbing|impairing|prejudice to|releasing)|remain(?:s|ing)?|continu(?:es|ing)|stays?|goes on|lives on|(?:in|of) (?:full )?(?:force|effect)(?: and effect)?)\\b[^.;]{0,110}$`,
  "i",
);
const STAYS = `(?:(?:is|are|be|being|was|were) (?:hereby |expressly |still |all )*(?:not (?:hereby |herein )?${UNDONE}|retained|kept|reserved|excepted|held|unaffected|still (?:held|leased|under lease)|in (?:full )?force)|remain(?:s|ing)?|continu(?:es|ing)|stays?|goes on|lives on|stands?)\\b`;
/** "The West Half is retained", "the W/2, on which the well is producing, stays under lease". */
const KEPT_BEHIND = new RegExp(
  `^(?:(?!\\b(?:lease|rest|remainder|balance|same|it|given|(?:north|south|east|west)\\w*|[NSEW]{1,2} ?\\/ ?[24]|released?|surrender\\w*)\\b)(?:[^.;]|\\.(?= ?\\d))){0,110}?\\b${STAYS}`,
  "i",
);
/** "As to the W/2 the lease goes on", "On the W/2 … the lease is not released". */
const AS_TO = /(?:^|[.;,:]\s|\b(?:and|but) )(?:as to|as for|as regards|with respect to|in respect of|on|upon|so far as concerns)\b[^.;:]{0,70}$/i;
const LEASE_STAYS = new RegExp(`^[^.;]{0,160}?\\b(?:lease|it|same|rights?)\\b[^.;]{0,20}?\\b${STAYS}`, "i");
/** "the lease from A, recorded in Book 3, page 4, covering": the land of the lease as it was made. */
const RECITED =
  /\b(?:lease|leasehold)\b(?:[^;.]|\.(?=\s?[\da-z])|(?<=\b(?:[A-Z]|No|Co|Inc|Corp|Ltd|Vol|Rec|p|pp|T|R|Sec))\.){0,260}?\b(?:cover(?:s|ed|ing)|embrac(?:es|ed|ing)|describ(?:es|ed|ing)|upon|on|includ(?:es|ed|ing)|compris(?:es|ed|ing))(?: (?:the|all|of|following|described|lands?|said|premises|among|other|to-?wit|certain)|[:,])*\s*$/i;
/** Words of limiting go before any other. */
const LIMITS =
  /\b(?:as to|only|in so far as|insofar as|so far as|to the extent|in respect of|with respect to|following|lands?|acres?|to-?wit|subdivisions?|tracts?|releas\w+|surrender\w*|relinquish\w*|cancel\w*|giv(?:es?|ing) (?:up|back))\b[^.;]{0,90}$/i;

/** "but only in the NW/4", "to the extent of", "no further than": what stands behind is all that is given back, and other land of the sentence is that of the lease. */
const ONLY_SO_FAR =
  /\b(?:only|solely|alone|insofar|in so far|so far|to the extent|no (?:further|farther|more) than|limited|confined|restricted|merely)\b(?:(?!\b(?:lease|recorded|from|kept|keeps?|retain\w*)\b)[^.;]){0,70}$/i;

/** Every place where the words of a tract stand, at most twelve. */
function placesOf(text: string, words: string): { start: number; end: number }[] {
  const parts = words.trim().split(/\s+/).slice(0, 14).map(literal);
  if (!parts.length || words.trim().length < 5) return [];
  return [...text.matchAll(new RegExp(parts.join("\\s+").replace(/\\?[.,;]$/, ""), "g"))]
    .slice(0, 12)
    .map((m) => ({ start: m.index, end: m.index + m[0].length }));
}

/** What the words around a place say of it. `act`: where the words of releasing begin. */
function roleAt(text: string, place: { start: number; end: number }, act: number): Role {
  const before = text.slice(Math.max(0, place.start - 320), place.start);
  const clause = before.slice(-130);
  const behind = text.slice(place.end, place.end + 200);
  const releasing = /\b(?:releas|surrender|relinquish)\w*\b[^.;]{0,110}$/i.exec(clause);
  const keeping = KEPT_AHEAD.exec(clause);
  if (keeping && (!releasing || keeping.index >= releasing.index || /\bnot\b/i.test(keeping[0].slice(0, 30)))) return "kept";
  if (KEPT_BEHIND.test(behind) || (AS_TO.test(before.slice(-110)) && LEASE_STAYS.test(behind))) return "kept";
  if (place.start > act && ONLY_SO_FAR.test(text.slice(Math.max(act, place.start - 90), place.start))) return "limited";
  const recital = RECITED.exec(before);
  if (place.start < act && !releasing) return "recited";
  return recital && !LIMITS.test(before.slice(recital.index + 40)) ? "recited" : "released";
}

/** What the words of a release say of each tract of its land. */
function rolesOf(only: Found, scene: Scene, land: Land): { id: string; text: string; roles: Role[] }[] {
  const end = scene.anatomy.testimonium?.start ?? scene.anatomy.acknowledgments[0]?.start ?? scene.text.length;
  const text = scene.text.slice(0, Math.max(end, only.span.end));
  const all = land.tracts.map((t) => ({ id: t.id, text: t.text, roles: placesOf(text, t.text).map((p) => roleAt(text, p, only.span.start)) }));
  const limited = all.some((t) => t.roles.includes("limited"));
  const settled = (r: Role): Role => (r === "limited" ? "released" : limited && r === "released" ? "recited" : r);
  return all.map((t) => ({ ...t, roles: t.roles.map(settled) }));
}

/**
 * The grants of a release, limited to the tracts that it gives back, where the paper also names land that it only recites or says is kept; and what
 * it keeps of the lease where its words give back all but that. Untouched where its words limit the land already, or give back all that they name.
 */
export function releasedLand(grants: readonly Found[], scene: Scene, land: Land | undefined): { grants: Found[]; kept: Found[] } {
  const only = grants[0];
  const whole = { grants: [...grants], kept: [] };
  if (!land || land.tracts.length < 2 || grants.length !== 1 || !only || only.interest.tracts.length || only.interest.estate_type !== "leasehold") return whole;
  const roles = rolesOf(only, scene, land);
  const kept = roles.filter((r) => r.roles.includes("kept") && !r.roles.includes("released"));
  if (only.scope && !kept.some((r) => only.scope?.includes(r.text.slice(0, 30)))) return whole;
  const released = roles.filter((r) => r.roles.includes("released"));
  const others = roles.filter((r) => !r.roles.includes("released") && r.roles.length > 0);
  if (released.length && others.length) return { grants: [{ ...only, interest: { ...only.interest, tracts: released.map((r) => r.id) } }], kept: [] };
  if (released.length || !kept.length || kept.length === roles.length) return whole;
  return { grants: [...grants], kept: [{ ...only, interest: { ...only.interest, tracts: kept.map((r) => r.id) } }] };
}
