// The question: what does a partition among cotenants do with an estate in one tract?
import type { Rule } from "@/lib/title/rules/rule";

export type PartitionFacts = {
  /** Takers to whom the papers allot the estate in this tract. */
  readonly allottees: number;
  /** Minerals are kept out of the partition, or only the surface is parted. */
  readonly surfaceOnly: boolean;
  /** A decree binds every cotenant who was a party; a deed those who signed. */
  readonly byCourt: boolean;
};
/** `allot`: to one in severalty. `allot_surface`: the surface so, minerals stay undivided. `sever`: the land cannot be told apart; only the severance is certain. */
export type PartitionAnswer = "allot" | "allot_surface" | "sever";

export const landNotToldApart: Rule<PartitionFacts, PartitionAnswer> = {
  id: "cotenancy.partition.land-not-told-apart",
  title: "Shares that cannot be placed in the land stay undivided",
  cites: [],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.allottees !== 1,
  then: () => "sever",
  because: () => "Several shares fall in one tract without lines that divide it; who holds which part of it is left open.",
  assumes: () => true,
};

export const surfacePartition: Rule<PartitionFacts, PartitionAnswer> = {
  id: "cotenancy.partition.minerals-undivided",
  title: "A partition that keeps minerals out leaves them undivided",
  cites: ["ConocoPhillips Co. v. Ramirez, 599 S.W.3d 296 (Tex. 2020)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.surfaceOnly && f.allottees === 1,
  then: () => "allot_surface",
  because: () => "The surface goes to one in severalty; the minerals are excepted and stay with all in the proportions held before.",
};

export const partition: Rule<PartitionFacts, PartitionAnswer> = {
  id: "cotenancy.partition",
  title: "A partition gives each cotenant a part in severalty",
  cites: ["Chace v. Gregg, 32 S.W. 520 (Tex. 1895)", "Wade v. Boyd, 60 S.W. 360 (Tex. Civ. App. 1900)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.allottees === 1,
  then: () => "allot",
  because: (f) =>
    f.byCourt
      ? "The decree sets the tract apart to one of the parties; the shares of all who were parties to the suit pass."
      : "The cotenants who signed give their shares in this tract to one of them, minerals with it where nothing keeps these out.",
};

export const partitionRules = [landNotToldApart, surfacePartition, partition];
