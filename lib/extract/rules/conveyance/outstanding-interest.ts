// Interests of others that a paper tells of: whose they are and which instrument made them.
import type { Found } from "./interest";
import { createdIn, holderIn } from "./phrases/holder";

/** "owned by the heirs of A": what another has is no share of what the giver has. */
const OWNED_BY_ANOTHER =
  /\bowned by (?!(?:the |said )*(?:grantors?|assignors?|lessors?|us|me|him|her|them|it|undersigned|vendors?|sellers?|part(?:y|ies)|first)\b)/i;

/** Adds who holds an outstanding interest and where it was created. */
export function asOutstanding(found: Found, clause: string): Found {
  const own = found.interest.text;
  const holder = holderIn(own) ?? holderIn(clause);
  const created = createdIn(own) ?? createdIn(clause);
  const of = found.interest.of === "grantor_interest" && OWNED_BY_ANOTHER.test(own) ? ("whole" as const) : found.interest.of;
  return { ...found, interest: { ...found.interest, of, ...(holder ? { held_by: holder } : {}), ...(created ? { created_in: created } : {}) } };
}
