// What the reader of a public-land description collects before it becomes tracts.
import type { Warning } from "@/lib/contracts/aspects/land";
import type { Region } from "@/lib/land/set/region";

export type TownshipRange = {
  township: string | null;
  range: string | null;
  meridian: string | null;
  assumed: string[];
  start: number;
  end: number;
  respectively?: boolean;
  also?: { township: string; range: string | null }[];
};

export type Strip = { side: string; n: number; d: number };

/** One named part of a section: an aliquot chain, lots, or all of it. */
export type LandItem = {
  start: number;
  end: number;
  region: Region;
  /** Aliquot chain smallest part first; empty for lots. */
  pieces: string[];
  lots: string[];
  all: boolean;
  /** Only a part of what is named, not located exactly ("20 acres in the NE/4"). */
  partial: boolean;
  /** A share of what is named, off one side of it, that the grid cannot hold. */
  strip: Strip | null;
  /** Side off which `acres` are excepted ("the East 60 acres"). */
  side: string | null;
  acres: string | null;
  acresOfLots: Record<string, string>;
  /** Land named in words that the grid does not know ("Mineral Survey No. 12"). */
  other: string | null;
  /** "… thereof": a part of what it is excepted from, where that is several parts. */
  thereof: boolean;
  ofJoined: boolean;
  afterAnd: boolean;
  afterBreak: boolean;
};

export type LandException = {
  start: number;
  end: number;
  items: LandItem[];
  acres: string | null;
  section: number | null;
  /** Goes on after an exception that named its section: excepted too only if it names a section already described. */
  continues?: boolean;
};

export type SectionGroup = {
  sections: number[];
  place: TownshipRange | null;
  items: LandItem[];
  exceptions: LandException[];
  partial: boolean;
  acres: string | null;
  start: number;
  end: number;
  /** The heading stands before its parts ("Sec. 3: N/2"). */
  heading: boolean;
  named: string | null;
  /** Words after its heading that name no part known to the grid. */
  unread: { start: number; end: number } | null;
  /** The parts, in their order, belong each to one section of the list. */
  respectively: boolean;
  /** Its parts stood before it ("the N/2 of Section 3"). */
  led: boolean;
};

export type PlssReading = { groups: SectionGroup[]; loose: LandItem[]; place: TownshipRange | null; warnings: Warning[]; totalAcres: string | null };

export const emptyItem = (start: number, end: number): LandItem => ({
  start,
  end,
  region: 0,
  pieces: [],
  lots: [],
  all: false,
  partial: false,
  strip: null,
  side: null,
  acres: null,
  acresOfLots: {},
  other: null,
  thereof: false,
  ofJoined: false,
  afterAnd: false,
  afterBreak: false,
});
