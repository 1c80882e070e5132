// A party with its name taken apart and typed; the same for every extractor.
import type { Party } from "@/lib/contracts/aspects/parties";
import { displayName } from "./display-name";
import { entityTypeOf } from "./entity-type";
import { parsePersonName } from "./parse-name";

/**
 * Fills display, given, middle, surname and suffix, and the entity type where it is unknown.
 * {name: "WM. H. DOE, JR."} → display "Wm. H. Doe, Jr.", given "William", surname "Doe". Names of organisations have no given name.
 */
export function normaliseParty(party: Party): Party {
  const entity = party.entity_type === "unknown" ? entityTypeOf(party.name) : party.entity_type;
  const display = displayName(party.display || party.name);
  if (entity !== "individual") return { ...party, display, entity_type: entity, given: null, middle: null, surname: null, suffix: null };
  const { given, middle, surname, suffix } = parsePersonName(display);
  return {
    ...party,
    display,
    entity_type: entity,
    given: party.given ?? given,
    middle: party.middle ?? middle,
    surname: party.surname ?? surname,
    suffix: party.suffix ?? suffix,
  };
}
