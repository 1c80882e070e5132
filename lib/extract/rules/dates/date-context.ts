// What the date rules look at.
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { FoundDate } from "@/lib/text/find-dates";

export type DateContext = { anatomy: Anatomy; type: InstrumentType; all: readonly FoundDate[] };
