// The family that a statement tells, by the better of two readings: clause by clause, and by the passage.
import { type Kinship, readKinship } from "@/lib/extract/rules/parties/kinship/read-kinship";
import type { PersonAt } from "@/lib/extract/rules/parties/succession/find-people";
import { readFamily } from "./family-reader";
import { withListed, withShort, withWives } from "./given-in-lists";
import { belowTheDead, inOwnPlace } from "./own-place";
import { withoutStepchildren } from "./stepchildren";
import { agreesBetter } from "./weigh-family";

type Told = Parameters<typeof readKinship>[0];

/** The family told, and how the clauses alone tell it: the reading by clauses, or that by the passage where it agrees better with what the paper announces. */
export function familyTold(told: Told): { kinship: Kinship; clauses: Kinship; people: readonly PersonAt[] } {
  const { text, start, end, main, affiant } = told;
  const people = withWives(text, start, end, told.people);
  const sensible = <K extends Kinship>(kin: K): K => inOwnPlace(withoutStepchildren(kin, text, people), text, people, main, affiant);
  const clauses = sensible(readKinship({ ...told, people }));
  if (main === "") return { kinship: clauses, clauses, people };
  const more = withListed(text, start, end, people, main);
  const mentions = withShort(text, start, end, more);
  const passage = sensible(readFamily(text, start, end, mentions, main, affiant));
  const { kinship, byPassage } = agreesBetter(clauses, passage, main);
  return { kinship: belowTheDead(kinship, passage, mentions, text, main), clauses, people: byPassage ? more : people };
}
