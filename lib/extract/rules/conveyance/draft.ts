// What a family reader gives back; extract-conveyance.ts grounds it and adds what all papers have in common.
import type { Action, Conveyance, LeaseTerms } from "@/lib/contracts/aspects/conveyance";
import type { Span } from "@/lib/text/view";
import type { Subjection } from "./excepting";
import type { Found } from "./interest";

export type Fact = NonNullable<Conveyance["facts"]>[number] & { span: Span };
export type UnitFound = { unit: NonNullable<Conveyance["unit"]>; span: Span };
export type LeaseFound = { terms: LeaseTerms; spans: Partial<Record<keyof LeaseTerms, Span>> };

export type Draft = {
  action: Action;
  granting: Span | null;
  grants: Found[];
  reservations: Found[];
  exceptions: Found[];
  subjectTo: Subjection[];
  lease: LeaseFound | null;
  facts: Fact[];
  unit: UnitFound | null;
  quitclaim: boolean;
  /** False where nothing is given that a covenant of title could speak of (affidavits, orders). */
  gives: boolean;
};

export const emptyDraft = (action: Action): Draft => ({
  action,
  granting: null,
  grants: [],
  reservations: [],
  exceptions: [],
  subjectTo: [],
  lease: null,
  facts: [],
  unit: null,
  quitclaim: false,
  gives: false,
});
