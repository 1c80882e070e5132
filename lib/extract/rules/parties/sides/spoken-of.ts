// Who is meant where a paper speaks of one it has named: "that company", "the said corporation, as Assignor", "he hereby transfers".
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

/** Whether a paper names one only as the lessor of the lease of which it speaks. */
export function isOnlyLessor(text: string, name: string): boolean {
  const words = text.toUpperCase();
  const wanted = name.toUpperCase();
  const places: number[] = [];
  for (let at = words.indexOf(wanted); at >= 0 && places.length < 40; at = words.indexOf(wanted, at + wanted.length)) places.push(at);
  return (
    places.length > 0 &&
    places.every((at) => OF_LEASE.test(text.slice(Math.max(0, at - 44), at)) || OF_THING.test(text.slice(at + wanted.length, at + wanted.length + 20)))
  );
}
