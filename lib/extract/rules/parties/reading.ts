// What the party readers hand on: namings with side and role, and what is said of deaths.
import type { Parties, PartyRole, PartySide } from "@/lib/contracts/aspects/parties";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Span } from "@/lib/text/view";
import type { Mention } from "./mentions/mention";

export type ReadParty = {
  mention: Mention;
  side: PartySide;
  role: PartyRole;
  /** Not a party that gives or takes (lessor of an assigned lease): named, but on no list. */
  bystander?: boolean;
  /** Gives and takes (partitions, exchanges): on both lists. */
  both?: boolean;
  relation?: string | null;
  /** Name of the one to whom `relation` is, where that is not the decedent. */
  relationOf?: string;
  died?: string | null;
  /** Whether the paper shows that a taker signed it, where that matters, and the foot that shows it. */
  signed?: { readonly is: boolean; readonly at: Span };
  /** How sure it is that this is a party of this side, 0 to 1, where a learned reader says so and no rule. */
  sure?: number;
};

export type HeirFact = { name: string; relation: string; perStirpesOf: string | null; ofSpouse: boolean | null; living: boolean | null };
type Succession = NonNullable<Parties["succession"]>[number];
/** The facts of a death by names; ids are put in when the parties are listed. */
export type DeathFacts = Omit<Succession, "decedent" | "spouse" | "heirs"> & {
  decedent: string;
  spouse: string | null;
  heirs: HeirFact[];
  spans: Partial<Record<"died" | "testate" | "heirs", Span>>;
};

/** `settled`: the sides stand in a head or form that leaves no doubt, and no second reader is asked. */
export type PartyReading = { parties: ReadParty[]; deaths: DeathFacts[]; settled?: boolean };
export type PartyReader = (a: Anatomy, type: InstrumentType) => PartyReading | null;
