// Names of coal, ores and stone: what may belong to the surface, or to the minerals, by the law of the state.

/** These name a substance wherever they stand. */
const CERTAIN = "coal|lignite|limestone|caliche|gypsum|gravel|uranium";
/** These name one in a clause on minerals; in a description a corner, a road or a heap of stones. */
const IN_CLAUSES = "iron|clay|sand|stone|marble|salt|gold|silver|lead|zinc|copper|sulphur|sulfur|ores?|potash|phosphates?";

/** A hard mineral named in a clause that gives or keeps minerals. */
export const HARD_IN_CLAUSE = new RegExp(`\\b(?:${CERTAIN}|${IN_CLAUSES})\\b`, "i");

/** A hard mineral told of anywhere in a paper. */
export const HARD_TOLD = new RegExp(`\\b(?:${CERTAIN}|iron ore|building stone)\\b`, "i");
