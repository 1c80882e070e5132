// Which reader reads the parties of which type.
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import { readDeedLike } from "./families/deed-like";
import { readPatent } from "./families/patent";
import type { PartyReader } from "./reading";

const readers: Partial<Record<InstrumentType, PartyReader>> = { us_patent: readPatent, state_patent: readPatent };

export const readerFor = (type: InstrumentType): PartyReader => readers[type] ?? readDeedLike;
