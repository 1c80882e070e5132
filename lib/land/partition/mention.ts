// What partitioning needs of a mention of land, and what it gives back.
import type { LandKind, Tract } from "@/lib/contracts/aspects/land";
import type { Geometry } from "@/lib/contracts/resolution";

export type TractMention = { key: string; tract: Tract };
export type Relation = "equals" | "contains" | "within" | "overlaps";

export type LandAtom = {
  label: string;
  kind: LandKind;
  acres: string | null;
  county: string | null;
  state: string | null;
  depths: string | null;
  members: { key: string; relation: Relation }[];
  geometry?: Geometry[];
  assumed?: string[];
};

/** A piece of one space, before depths are cut: which mentions cover it. */
export type Piece = { label: string; acres: string | null; members: Set<number>; unsure: Set<number>; geometry?: Geometry[]; assumed?: string[] };
