// The family that a statement tells, by the better of two readings: clause by clause, and by the passage.
import { type Kinship, readKinship } from "@/lib/extract/rules/parties/kinship/read-kinship";
import type { PersonAt } from "@/lib/extract/rules/parties/succession/find-people";
import { readFamily } from "./family-reader";
import { withListed, withShort } from "./given-in-lists";
import { withoutStepchildren } from "./stepchildren";
import { agreesBetter } from "./weigh-family";

type Told = Parameters<typeof readKinship>[0];

/** The family told, and how the clauses alone tell it: the reading by clauses, or that by the passage where it agrees better with what the paper announces. */
export function familyTold(told: Told): { kinship: Kinship; clauses: Kinship; people: readonly PersonAt[] } {
  const { text, start, end, people, main, affiant } = told;
  const clauses = withoutStepchildren(readKinship(told), text, people);
  if (main === "") return { kinship: clauses, clauses, people };
  const more = withListed(text, start, end, people, main);
  const passage = withoutStepchildren(readFamily(text, start, end, withShort(text, start, end, more), main, affiant), text, people);
  const { kinship, byPassage } = agreesBetter(clauses, passage, main);
  return { kinship, clauses, people: byPassage ? more : people };
}
