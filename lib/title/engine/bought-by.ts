// A grant of what came by one earlier paper: "that interest which came to Grantor by the deed in Book 13, page 9".
import { type Interest, sameHolder } from "@/lib/title/ledger/interest";
import type { Case } from "./case";
import type { Group } from "./deed-groups";
import { isRecordedAs } from "./override";

/**
 * Of what the givers hold, that which the paper cited in the grant brought them; all of it where the grant cites none, or one that brought nothing.
 * The words of a grant fix which of several interests passes. Errs toward all: only a paper of the package that brought each of them a part of it is taken.
 */
export function broughtBy(kase: Case, group: Group, held: readonly Interest[]): Interest[] | null {
  const cited = group.clauses.find((c) => c.words.of === "grantor_interest" && c.words.created_in)?.words.created_in;
  if (!cited || group.clauses.some((c) => c.words.estate_type === "fee" || c.words.estate_type === "surface")) return null;
  const own = held.filter((i) => i.by !== null && isRecordedAs(kase.matters.get(i.by), cited));
  const eachHasSome = held.every((i) => own.some((o) => sameHolder(o.holder, i.holder)));
  return own.length > 0 && own.length < held.length && eachHasSome ? own : null;
}
