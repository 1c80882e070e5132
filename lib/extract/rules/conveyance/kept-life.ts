// The use of the land kept for life without a word of keeping: "Grantor shall have possession and all income as long as he lives."
import type { Parties } from "@/lib/contracts/aspects/parties";
import { ONE, toWire } from "@/lib/fraction/rational";
import { bareInterest, type Found } from "./interest";
import { FOR_LIFE } from "./phrases/after-life";
import type { Segment } from "./segments";
import { GIVER, namesOf } from "./side-words";

const HAS =
  "(?:,? (?:hereby|however|also|still|expressly))*,? (?:(?:shall|will|may|is to|are to|am to)|(?:has|have|shall have) the (?:\\w+ )?right to)(?: (?:continue to|still|have the right to))? (?:have|retain|keep|remain|live|occupy|use|enjoy|hold|reside|possess|collect|take|receive|stay)\\b";
const USE = /\b(?:possession|use|occup\w+|income|rents?|profits|enjoy\w*|live|lives|remain|reside|stay)\b/i;
const SUBSOIL = /\b(?:royalt\w+|oil|gas|minerals?|coal|bonus)\b/i;

/** Whether a clause has the giver keep possession, use or income of the land for life. Errs to no: the giver must be its subject, and nothing under the ground be told. */
export function keepsForLife(segment: Segment, parties: Parties): boolean {
  const { text } = segment;
  if (!FOR_LIFE.test(text) || !USE.test(text) || SUBSOIL.test(text)) return false;
  const who = [GIVER, "\\bI\\b", namesOf(parties, "from")].filter(Boolean).join("|");
  return new RegExp(`^\\W*(?:(?:and|but|however|provided|it is (?:agreed|understood)|on condition|that|the|said),? )*(?:${who})${HAS}`, "i").test(text);
}

/** The whole of the land for life, by the words of one clause. */
export function lifeIn({ text, start, end }: Segment): Found {
  const term = { kind: "life" as const, measuring_life: null, text: "life estate" };
  return { interest: { ...bareInterest("life_estate", text.trim()), fraction: toWire(ONE), term }, span: { start, end }, fraction: null, confidence: 0.7 };
}
