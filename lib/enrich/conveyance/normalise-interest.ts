// One interest: its shares reduced, its parties and tracts by id, its readings complete.
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import type { Land } from "@/lib/contracts/aspects/land";
import type { Parties } from "@/lib/contracts/aspects/parties";
import type { Fraction } from "@/lib/contracts/fraction";
import { compare, div, isZero, ONE, parseRational, sum, toWire } from "@/lib/fraction/rational";
import { readingsOf } from "./readings";

const plain = (s: string): string =>
  s
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, " ")
    .trim();

/** "2/8" → 1/4; text that is no fraction → null. */
export function reduced(fraction: Fraction | null | undefined): Fraction | null {
  const value = fraction ? parseRational(fraction.fraction) : null;
  return value ? toWire(value) : null;
}

/** Ids of the paper's parties: an id stays, a name becomes the id of the one party of that name, anything else is dropped. */
export function partyIds(given: readonly string[], parties: Parties | undefined): string[] {
  if (!parties) return [...given];
  const out: string[] = [];
  for (const item of given) {
    const known = parties.parties.find((p) => p.id === item);
    const named = known ? [known] : parties.parties.filter((p) => [p.name, p.display, ...p.aliases].some((n) => plain(n) === plain(item)));
    const id = named.length === 1 ? named[0]?.id : undefined;
    if (id && !out.includes(id)) out.push(id);
  }
  return out;
}

/** "10 net mineral acres" over 160 acres of land → 1/16; null where the acres of the land are not known. */
function fromAcres(interest: Interest, land: Land | undefined): Fraction | null {
  const count = interest.mineral_acres && interest.estate_type === "mineral" ? parseRational(interest.mineral_acres) : null;
  const tracts = land?.tracts.filter((t) => interest.tracts.length === 0 || interest.tracts.includes(t.id)) ?? [];
  const acres = tracts.map((t) => parseRational(t.acres_computed ?? t.acres_stated ?? ""));
  if (!count || acres.length === 0 || acres.some((a) => a === null || isZero(a))) return null;
  const share = div(count, sum(acres.flatMap((a) => (a ? [a] : []))));
  return compare(share, ONE) > 0 ? null : toWire(share);
}

/** Normalises one interest; nothing is added that its words do not bear. */
export function normaliseInterest(interest: Interest, parties: Parties | undefined, land: Land | undefined): Interest {
  const tracts = land ? interest.tracts.filter((t) => land.tracts.some((x) => x.id === t)) : interest.tracts;
  const readings = interest.readings.flatMap((r) => {
    const fraction = reduced(r.fraction);
    return fraction ? [{ ...r, fraction }] : [];
  });
  const next: Interest = {
    ...interest,
    fraction: reduced(interest.fraction) ?? fromAcres(interest, land),
    from: partyIds(interest.from, parties),
    to: partyIds(interest.to, parties),
    tracts,
    readings,
  };
  const both = readings.length > 1 ? readings : readingsOf(next);
  const benefits = interest.benefits ? { benefits: reduced(interest.benefits) } : {};
  return both.length > 1 ? { ...next, readings: both, ...benefits } : { ...next, ...benefits };
}
