// The family that a statement tells, by the better of two readings: clause by clause, and by the passage.
import { type Kinship, readKinship } from "@/lib/extract/rules/parties/kinship/read-kinship";
import { withAnswersTold } from "@/lib/extract/rules/parties/succession/answers-told";
import type { PersonAt } from "@/lib/extract/rules/parties/succession/find-people";
import { byMarriage } from "./by-marriage";
import { readFamily } from "./family-reader";
import { withListed, withShort, withWives } from "./given-in-lists";
import { belowTheDead, inOwnPlace } from "./own-place";
import { withoutStepchildren } from "./stepchildren";
import { agreesBetter, strain } from "./weigh-family";

type Told = Parameters<typeof readKinship>[0];

type Read = { kinship: Kinship; clauses: Kinship; people: readonly PersonAt[] };

/** Questions and answers read as the statement that they come to, where that agrees at least as well with what the paper announces. */
export function familyTold(told: Told): Read {
  const plain = readTold(told);
  const text = told.main === "" ? told.text : withAnswersTold(told.text);
  if (text === told.text) return plain.read;
  const stated = readTold({ ...told, text });
  return stated.strain <= plain.strain ? stated.read : plain.read;
}

/** The family told, and how the clauses alone tell it: the reading by clauses, or that by the passage where it agrees better with what the paper announces. */
function readTold(told: Told): { read: Read; strain: number } {
  const { text, start, end, main, affiant } = told;
  const people = withWives(text, start, end, told.people);
  const sensible = <K extends Kinship>(kin: K): K => inOwnPlace(withoutStepchildren(kin, text, people, main), text, people, main, affiant);
  const clauses = sensible(readKinship({ ...told, people }));
  if (main === "") return { read: { kinship: clauses, clauses, people }, strain: 0 };
  const more = withListed(text, start, end, people, main);
  const mentions = withShort(text, start, end, more);
  const passage = sensible(readFamily(text, start, end, mentions, main, affiant));
  const { kinship, byPassage } = agreesBetter(clauses, passage, main);
  const whole = byMarriage(belowTheDead(kinship, passage, mentions, text, main), text, main);
  return { read: { kinship: whole, clauses, people: byPassage ? more : people }, strain: strain(whole, passage.announced, passage.childless, main) };
}
