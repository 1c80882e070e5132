// How long, how deep and with what survivorship a clause tells its shares, and which substances the words behind a size name.
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { withoutEnded } from "./phrases/ended-term";
import { substancesOf } from "./phrases/estate";
import { depthsOf, termOf } from "./phrases/term";

/** What a clause says of all its shares: how long, how deep, and whether the survivor has it. */
export type Terms = Pick<Interest, "term" | "depths"> & { survivorship?: true };

/** ". Reservation: the grantor reserves, for ten years, …": where another section of the paper begins. */
const NEXT_SECTION = /[.;]\s+(?:Reservations?|RESERVATIONS?|Exceptions?|EXCEPTIONS?)\b[^.;:]{0,40}:/;

export function termsOf(said: string): Terms {
  const [clause = ""] = said.split(NEXT_SECTION, 1);
  const survives = /\bsurviv(?:or|ing|orship)\b/i.test(clause) && /\b(?:and|to|by) the surviv\w+|right of survivorship|joint tenants?\b/i.test(clause);
  return { term: termOf(withoutEnded(clause)), depths: depthsOf(clause), ...(survives ? { survivorship: true } : {}) };
}

/** Adds the terms of the clause, and the substances that the words behind the size name. */
export function withTerms(interest: Interest, terms: Terms, head: string): Interest {
  const substances = interest.estate_type === "fee" || interest.estate_type === "surface" ? null : substancesOf(head);
  return { ...interest, term: terms.term, depths: terms.depths, ...(substances ? { substances } : {}), ...(terms.survivorship ? { survivorship: true } : {}) };
}
