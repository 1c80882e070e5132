// Who is meant where a paper speaks of one it has named: "that company", "the said corporation, as Assignor", "he hereby transfers".

import { type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { isOrganisation } from "@/lib/names/entity-type";
import type { ActorAt } from "./named-actors";

const HOUSE = "(?:compan(?:y|ies)|corporation|partnership|firm|bank|trust|association|syndicate|limited liability company|concern)";
const SAID = "(?:that|the said|said|such|this|the same|the)";
/** "that company" right behind "to". */
const HOUSE_NEXT = new RegExp(`^(?:${SAID} )?${HOUSE}\\b(?! (?:of|named)\\b)`, "i");
/** "the said corporation, as Assignor," right before a verb. */
const HOUSE_BEFORE = new RegExp(
  `\\b(?:that|the said|said|such|this|the same|the) ${HOUSE},?(?: (?:as|being|acting as|the) [A-Za-z]+,?)?(?: (?:does|hereby|do|now))* $`,
  "i",
);
const PRONOUN_BEFORE = /\b(?:he|she|it|they)(?: (?:do|does|hereby|now|also|each))* $/i;
/** What is told of who has the thing or is paid for it: the subject that a pronoun takes up. */
const HAS_IT =
  /^[^.;]{0,90}?,? (?:now |presently |yet |still )?(?:holds?\b|owns?\b|(?:is|are|being) the (?:\w+ )?(?:owners?|holders?|lessees?)\b|ha(?:s|ve|ving) (?:received|had|been paid)\b|acquired\b|took\b)/i;
/** Named behind these, one is no subject. */
const LED = /\b(?:to|unto|from|of|by|with|for|and|joined by|wife|husband)(?: the)?(?: said)?,? $/i;

const lastHouse = (places: readonly ActorAt[]): ActorAt | undefined => places.findLast((p) => isOrganisation(p.actor.mention.name));

/** Of the places before "to that company" the house that is meant; undefined where the words at `next` speak of none. */
export function houseMeant(text: string, places: readonly ActorAt[], next: number): { at: ActorAt; end: number } | undefined {
  const words = HOUSE_NEXT.exec(text.slice(next, next + 60));
  const at = words ? lastHouse(places) : undefined;
  return words && at ? { at, end: next + words[0].length } : undefined;
}

/** The subject that the words right before a verb take up from what stands ahead of them; undefined where they take up none. */
export function subjectMeant(text: string, places: readonly ActorAt[], verb: number): ActorAt | undefined {
  const before = text.slice(Math.max(0, verb - 90), verb);
  if (HOUSE_BEFORE.test(before)) return lastHouse(places);
  if (!PRONOUN_BEFORE.test(before)) return undefined;
  const free = places.filter((p) => !LED.test(text.slice(Math.max(0, p.start - 18), p.start)));
  return free.find((p, i) => HAS_IT.test(text.slice(p.end, Math.min(verb, free[i + 1]?.start ?? verb))));
}

const OF_LEASE = /\b(?:leases?|leased) (?:(?:made|given|granted|executed|taken) )?(?:of|from|by)(?: the)?(?: said)? $|\blessors?(?:, |: ?| )$/i;
const OF_THING = /^,? (?:as )?lessors?\b|^(?:'s)? (?:leases?\b|wells?\b|No\.|#|\d|units?\b|survey\b|tract\b|farm\b|land\b|heirs\b)/i;

/** "Lessee: A", "lease … to A, lessee", "in favor of A, as Lessee": the lessee of the lease of which a paper speaks. */
const AS_LESSEE = /\b(?:original )?lessees?: $|\boriginal lessees?,? $/i;
const LESSEE_BEHIND = /^,? (?:as )?(?:the )?(?:original )?lessees?\b/i;

/** Where a name stands in a text, at most forty times. */
function placesOf(text: string, name: string): number[] {
  const words = text.toUpperCase();
  const wanted = name.toUpperCase();
  const places: number[] = [];
  for (let at = words.indexOf(wanted); at >= 0 && places.length < 40; at = words.indexOf(wanted, at + wanted.length)) places.push(at);
  return places;
}

/** Whether the words around every naming of one are of a kind. */
function isOnly(text: string, name: string, before: RegExp, behind: RegExp): boolean {
  const places = placesOf(text, name);
  const end = (at: number) => at + name.length;
  return places.length > 0 && places.every((at) => before.test(text.slice(Math.max(0, at - 44), at)) || behind.test(text.slice(end(at), end(at) + 24)));
}

/** Whether a paper names one only as the lessor of the lease of which it speaks. */
export const isOnlyLessor = (text: string, name: string): boolean => isOnly(text, name, OF_LEASE, OF_THING);

/** Whether a paper names one only as the lessee of the lease of which it speaks: "Lessor: A. Lessee: B." in its schedule. Errs to no: one who is named in other words too is not only that. */
export const isOnlyLessee = (text: string, name: string): boolean => isOnly(text, name, AS_LESSEE, LESSEE_BEHIND);

/** The parties of an assignment without takers who are only the lessees of its lease, as long as another takes: in the schedule "Lessee: A" names a side of the lease. */
export function withoutLessees(text: string, parties: ReadParty[], type: InstrumentType): ReadParty[] {
  if (instrumentCategory[type] !== "assignment") return parties;
  const left = parties.filter((p) => p.side !== "to" || !isOnlyLessee(text, p.mention.name));
  return left.some((p) => p.side === "to") ? left : parties;
}
