// "in said 100 acres", "under the same tract": where a share lies whose thing other words name. No thing of its own.

/** The words behind such a share, as the source of a pattern. */
export const IN_SAID_LAND =
  "(?:thereof )?(?:in|under|upon|as to)(?: and under)? (?:said|such|these|those|that|the)(?: \\(?[\\d.,]+\\)?| [a-z]+){0,3}?[ -](?:acres?|lands?|tracts?|parcels?|premises|property|quarters?|sections?|lots?|surveys?|forty|eighty|first|second|third|latter|former|last)\\b";

/** "…, with whatever royalty it may earn": what a share of a thing named elsewhere yields, as the source of a pattern. */
export const WITH_ITS_YIELD =
  ",? (?:together )?with (?:(?:whatever|all|any|the|such|its|every) )*(?:royalt(?:y|ies)|rents?|rentals?|bonus(?:es)?|income|proceeds)\\b";
