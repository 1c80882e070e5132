// Where the thing assigned begins: a lease is called by many names, and may stand before its taker or before the granting words.
import type { Grant } from "@/lib/extract/rules/conveyance/granting";
import { placesOf } from "@/lib/extract/rules/conveyance/people";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { roleOf } from "@/lib/extract/rules/conveyance/phrases/share-role";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";

const LEASE_WORDS = /\b(?:leases?|leasehold|working interest|overrid\w+|o\.?r\.?r\.?i)\b/i;
/** "owners of the lease from A … assign the same": the thing is named ahead of the granting words. */
const THE_SAME = /\b(?:the same|it|them)\b(?! (?:is|are|was|were|being|shall))/i;

/** What is kept, excepted or borne is no thing assigned. */
const KEPT_BACK = /\b(?:reserv|except|retain|withh[eo]ld|subject to|less\b)\w*/i;

/** "gives and assigns as overriding royalties, out of its working interest, to A 2%": the name of the thing ahead of where it comes from. */
const CALLED_OVERRIDE = /\bas (?:an? )?(?=overriding royalt)/i;

const sharesIn = (words: string): boolean => findShares(words).some((s) => roleOf(words, s) === "interest");

/** Start of the words that name the thing assigned; the object of the grant where nothing nearer names a lease or an override. */
export function assignedObject(scene: Scene, grant: Grant): number {
  const from = grant.clause.start;
  const early = scene.text.slice(from, grant.object.start);
  const behind = scene.text.slice(grant.object.start, grant.object.start + 260);
  const called = CALLED_OVERRIDE.exec(early);
  if (called) return from + called.index + called[0].length;
  // "assigns the lease to A, with the exception of an override": the object behind the turn is what is kept.
  const ahead = KEPT_BACK.test(early) ? (early.split(KEPT_BACK)[0] ?? "") : "";
  if (LEASE_WORDS.test(ahead) || THE_SAME.test(ahead)) return from;
  const m = LEASE_WORDS.exec(early);
  // "assigns half of my interest in the Elm lease to A, NE/4 …": the share stands with the thing, ahead of the taker.
  if (m && sharesIn(early.slice(0, m.index)) && !sharesIn(behind.split(/[;.] (?=[A-Z(])/)[0] ?? behind)) return from;
  const takers = scene.parties.parties.filter((p) => scene.parties.to.includes(p.id));
  const ends = m ? placesOf(early, takers).flatMap((p) => (p.end <= m.index ? [p.end] : [])) : [];
  if (ends.length) return from + Math.max(...ends);
  const sentence = behind.split(/\. (?=[A-Z])/)[0]?.split(KEPT_BACK)[0] ?? behind;
  if (!m && THE_SAME.test(early) && !LEASE_WORDS.test(sentence)) return from;
  if (m && !LEASE_WORDS.test(sentence)) return from;
  const beforeTaker = m && (/\b(?:un)?to\b/i.test(early.slice(m.index)) || /^\s*(?:un)?to\b/i.test(behind));
  return beforeTaker && !LEASE_WORDS.test(behind.split(KEPT_BACK)[0] ?? behind) ? from : grant.object.start;
}
