// The question: is a deed that first parts minerals from the land void because it was neither recorded nor listed for taxation in time?
import type { Rule } from "@/lib/title/rules/rule";

export type ListingFacts = {
  /** The deed gives minerals to one who does not own the land above them, out of minerals that no earlier paper had parted from it. */
  readonly severs: boolean;
  /** Recorded more than ninety days after it was executed. */
  readonly late: boolean;
  /** On record by the first of March after its execution, when the register's list goes to the assessors: the minerals can then be listed. */
  readonly byMarch: boolean;
  /** What the papers say of listing for taxation: `yes`, `no`, or null where none speaks of it. */
  readonly listed: "yes" | "no" | null;
};
export type ListingAnswer = "void" | "stands";

/** Errs towards the deed: where no paper speaks of listing, it is not taken to have failed. */
export const unlistedDeed: Rule<ListingFacts, ListingAnswer> = {
  id: "recording.kansas.unlisted-minerals",
  title: "A mineral deed neither recorded within ninety days nor listed for taxation is void",
  cites: [
    "K.S.A. 79-420",
    "Becker v. Rolle, 211 Kan. 769, 508 P.2d 509 (1973)",
    "Davis v. Skelly (Kan. 1947)",
    "Hess v. Cleroy, Inc., No. 112,579 (Kan. App. 2015)",
  ],
  jurisdictions: { only: ["KS"] },
  in_force: { from: "1897-03-01" },
  when: (f) => f.severs && f.late && !f.byMarch && f.listed === "no",
  then: () => "void",
  because: () =>
    "The deed parted minerals from the land, came on record after ninety days and after the first of March that followed, and was not listed for taxation: the statute makes it void.",
};

export const listedInTime: Rule<ListingFacts, ListingAnswer> = {
  id: "recording.kansas.listed-minerals",
  title: "A mineral deed recorded or listed in time stands",
  cites: ["K.S.A. 79-420", "Davis v. Skelly (Kan. 1947)", "Johnson v. Johnson, 95 P.2d 329 (Kan. 1939)"],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: () => "stands",
  because: (f) =>
    !f.severs
      ? "The minerals were parted from the land before, or go to its owner; the statute asks for no listing of this deed."
      : f.late && f.listed === null && !f.byMarch
        ? "The deed came late on record, and no paper says whether the minerals were listed for taxation; it is taken to stand."
        : "The deed was recorded, or the minerals could be listed for taxation, in the time of the statute.",
  assumes: (f) => f.severs && f.late && !f.byMarch && f.listed === null,
};

export const listingRules = [unlistedDeed, listedInTime];
