// The parties of an instrument: the reader of its family, the learned second opinion on their sides, then ids, ties and evidence.
import type { Parties } from "@/lib/contracts/aspects/parties";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Grounding } from "@/lib/extract/grounding/grounded";
import { withJudgedSides } from "@/lib/extract/learned/judge-sides";
import { buildParties } from "./build-parties";
import { withoutItemLetters } from "./item-letters";
import { partPlayed } from "./mentions/mend-mentions";
import { didNotSign } from "./mentions/no-party";
import type { PartyReading } from "./reading";
import { readerFor } from "./registry";
import { withThoseActedFor } from "./sides/acts-for-others";
import { withoutBodies } from "./sides/by-its-body";
import { withoutHands } from "./sides/by-its-officer";
import { withoutEarlierGivers } from "./sides/bygone-givers";
import { withoutBygone } from "./sides/bygone-takers";
import { withColonTakers } from "./sides/colon-takers";
import { withDirectTakers } from "./sides/direct-takers";
import { withoutGiftsToItself } from "./sides/gives-to-itself";
import { withNamedHeirs } from "./sides/heirs-named";
import { withoutLandNames } from "./sides/names-of-land";
import { withoutOfficeHolders } from "./sides/office-holders";
import { withoutOfficeNotes } from "./sides/office-notes";
import { withoutCreditors } from "./sides/owed-to";
import { withoutOwnReleases } from "./sides/own-release";
import { byOwnWords } from "./sides/own-words";
import { withoutOwnersBeside } from "./sides/owns-beside";
import { withoutPayers } from "./sides/payers";
import { withSelfTakers } from "./sides/self-takers";
import { withHousesInFull } from "./sides/short-house";
import { withoutLessees } from "./sides/spoken-of";
import { withTakersSigning } from "./sides/takers-sign";
import { withToldWithoutTo } from "./sides/told-without-to";
import { withoutTrustees } from "./sides/trust-and-trustee";
import { withUndersigned } from "./sides/undersigned";
import { withWholeCouples } from "./sides/whole-couples";
import { withRowsAhead, withShareRows } from "./sides/with-share-rows";

/** What the rules alone say of the parties of a paper. */
export const readByRules = (a: Anatomy, type: InstrumentType): PartyReading => withShareRows(readerFor(type)(a, type) ?? { parties: [], deaths: [] }, a, type);

/** Who gives and takes by the rules and the learned readers together. */
function readSides(a: Anatomy, type: InstrumentType): PartyReading {
  const read = readByRules(a, type);
  const ruled = { ...read, parties: withToldWithoutTo(a, read.parties, type) };
  const judged = withJudgedSides(ruled, a, type);
  if (judged.settled) return { ...judged, parties: withRowsAhead(a, judged.parties, type) };
  const direct = withColonTakers(a, withDirectTakers(a, judged.parties, type), type);
  return { ...judged, parties: withRowsAhead(a, withoutLessees(a.view.text, withSelfTakers(a, direct, ruled.parties, type), type), type) };
}

/**
 * Reads the parties with role and side; succession facts where the paper is one of death.
 * Never throws; an instrument that names nobody gives empty lists.
 */
export function extractParties(paper: Anatomy, type: InstrumentType, ground: Grounding): Parties {
  const a = withoutItemLetters(withoutOfficeNotes(paper));
  const sided = byOwnWords(a, type, readSides);
  const judged = { ...sided, parties: withWholeCouples(a, withoutCreditors(a, sided.parties, type), type) };
  const named = withoutGiftsToItself(a, withUndersigned(a, withNamedHeirs(a, withHousesInFull(a, judged.parties), type), type), type);
  const acting = withThoseActedFor(a, withoutHands(a, withoutOfficeHolders(a, withoutBodies(a, withoutTrustees(a, named)))));
  const people = withoutLandNames(a, withoutPayers(a, acting)).filter((p) => !partPlayed.test(p.mention.name));
  const signed = people.filter((p) => p.side !== "from" || !didNotSign(a, p.mention));
  const sides = withoutOwnReleases(withTakersSigning(a, signed.some((p) => p.side === "from") ? signed : people, type), type);
  const parties = withoutOwnersBeside(a, withoutEarlierGivers(a, withoutBygone(a, sides, type), type), type);
  const reading = { ...judged, parties };
  const both = reading.parties.some((p) => p.side === "from") && reading.parties.some((p) => p.side === "to");
  return buildParties(reading, ground, both || reading.deaths.length > 0 ? 0.9 : 0.65, a.view.text);
}
