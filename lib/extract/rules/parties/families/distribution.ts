// Deeds by which a personal representative distributes: the dead whose estate it is, and those to whom it goes.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { PartyReader, PartyReading, ReadParty } from "@/lib/extract/rules/parties/reading";
import { readDecree } from "./decree";
import { readDeedLike } from "./deed-like";

/** A paper that opens with the death: "1. Otto Roe died on May 3, 1970; his wife Ada Roe died before him." */
const OPENS_WITH_DEATH =
  /^[\s\S]{0,60}?[A-Z][\w.'-]+(?: [A-Z][\w.'-]*){0,4},? (?:(?:late )?of [A-Z][\w ,.]{2,60},? )?(?:died|departed this life|passed away)\b/;

const told = (a: Anatomy): string => a.view.text.slice(a.title?.end ?? a.body.start, (a.title?.end ?? a.body.start) + 240);

/** Where the paper tells first of the death, as an order of the court does, the sides are read as those of an order; else as those of a deed, whose giver is named at the verb. */
export const readDistribution: PartyReader = (a, type): PartyReading | null => {
  const deed = readDeedLike(a, type);
  if (!OPENS_WITH_DEATH.test(told(a))) return deed;
  const order = readDecree(a, type);
  const both = order?.parties.some((p) => p.role === "decedent") && order.parties.some((p) => p.side === "to");
  if (!order || !both) return deed;
  const takes = (name: string): boolean => deed?.parties.some((p) => p.side === "to" && sameFirstAndLast(p.mention.name, name)) === true;
  // The order names one as heir to whom the deed gives nothing.
  if (order.parties.some((p) => p.side === "to" && !takes(p.mention.name))) return deed;
  // She who distributes is one of the heirs herself.
  const parties = order.parties.map((p): ReadParty => (p.role === "executor" && takes(p.mention.name) ? { ...p, side: "to", role: "heir" } : p));
  return { ...order, parties };
};
