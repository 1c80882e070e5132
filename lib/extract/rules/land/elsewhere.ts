// Land that a paper names only to say that it is not the paper's: "with other lands in Section 8", "no land in Section 7 is a part of the unit", "units not exceeding 320 acres".
import type { Tract } from "@/lib/contracts/aspects/land";

const LANDS = "(?:lands?|leases?|tracts?|acreage|premises|property|parcels?|part|portion)";
const OTHER = new RegExp(
  `\\b(?:other|adjoining|adjacent|neighbou?ring|contiguous|additional) ${LANDS}(?:,? (?:and|or) ${LANDS})?(?: (?:owned|held|located|situated?|lying|being))?(?: by (?:the )?(?:lessee|lessor|grantor)s?)?,? (?:in|within|on|upon|of)(?: the)?(?: said)? ?$`,
  "i",
);
const NONE = new RegExp(`\\b(?:no|nor any|without any) (?:other )?${LANDS} (?:in|within|of|on|lying in)(?: the)?(?: said)? ?$`, "i");
/** "as in her deed of the NW/4 of Section 2": the land of another paper. */
const OF_ANOTHER_PAPER =
  /\b(?:his|her|their|my|our|its|another|other|prior|former|earlier) (?:deed|lease|conveyance|mortgage)s? (?:of|to|for|covering|on)(?: the)? ?$/i;

const GIVE = "(?:lease|let|convey|sell|grant|demise|give|pass|include|cover|embrace|reach|take in|apply to|extend to)";
/** "Lessors do not lease the lands in", "this lease is not intended to cover any part of": the paper says that it gives nothing there. */
const NOT_GIVEN = new RegExp(
  `\\b(?:do|does|did|shall|will|is|are)(?: not|n't)(?: (?:hereby|herein|hereunder|here|now|also|intended|intend|meant|mean|to|by (?:this|these) \\w+),?)* ${GIVE}(?: (?:any|all|the|of|said|other|its|his|her|their|our|my))*(?: ${LANDS}(?: (?:in|within|of|on|lying in|situated in|lying within))?)?(?: the)?(?: said)? ?$`,
  "i",
);
const GIVEN = "(?:leased|let|conveyed|sold|granted|demised|given|included|covered|embraced|affected|a part of|any part of)";
const ENDS = "(?=(?: (?:hereby|herein|hereunder|here|(?:by|in|of|under) (?:this|these) \\w+))?(?:[.,;:]|$| and\\b))";
/** "Sections 9 and 10 are not leased hereby", "is no part of this lease": behind the land. */
const NOT_GIVEN_BEHIND = new RegExp(
  `^,? ?(?:(?:of|in) (?:said|the same) (?:township|county|survey|block)[^.;,]{0,30},? )?(?:(?:is|are|was|were|being|shall be)(?: (?:hereby|herein|here|expressly|therefore))* not(?: (?:hereby|herein|here|intended to be|meant to be|to be))* ${GIVEN}${ENDS}|(?:(?:is|are|forms?|being) no part of|(?:do|does) not (?:form|make) (?:a |any )?part of) (?:this|the (?:present|above|leased|conveyed)|what is)\\b)`,
  "i",
);

/**
 * Whether the words right before a description say that its land is other land or is not given, or those right behind it that it is not given.
 * `before`: the text up to the description; `behind`: the text from its end on. "The lessors do not lease the lands in" Section 9 → true.
 */
export function namedAsElsewhere(before: string, behind = ""): boolean {
  const near = before.slice(-90).replace(/\s+/g, " ");
  return (
    OTHER.test(near) ||
    NONE.test(near) ||
    OF_ANOTHER_PAPER.test(near) ||
    NOT_GIVEN.test(near) ||
    NOT_GIVEN_BEHIND.test(behind.slice(0, 120).replace(/\s+/g, " "))
  );
}

const ON = "(?:up)?on|over|across|through|along|under|above";
const RIGHT_OVER = new RegExp(
  `\\b(?:timber|trees|right(?:s)?[- ]of[- ]way|easements?|right of (?:passage|ingress|way)|roadway|water rights?|crops?)\\b[^.;]{0,80}\\b(?:${ON})(?:,? (?:and |or )?(?:${ON}))*(?: the| said| all of)*\\s*$`,
  "i",
);

/** Whether the words right before a description give only timber or a way on that land: "the timber standing on the SE/4", "a right of way across the". */
export const onlyRightOver = (before: string): boolean => RIGHT_OVER.test(before.slice(-130).replace(/\s+/g, " "));

const SIZE =
  "(?:(?:shall |may )?not (?:to )?(?:exceed(?:ing)?|be (?:larger|more|greater) than|(?:larger|more|greater) than)|(?:of |to )?(?:not|no) (?:more|larger|greater|bigger) than|(?:of )?not (?:over|above|exceeding|in excess of)|(?:of )?(?:at most|as much as|as large as|as many as)|up to|of|containing|limited to)";
const UNIT_SIZE = new RegExp(
  `\\bunits?\\b(?: \\w+){0,6}? ${SIZE}(?: (?:approximately|about|the|a|maximum|of|size))*(?: [a-z-]+){0,4} \\(?[\\d,.]+\\)? ?(?:surface )?acres\\b`,
  "i",
);

/** Whether what was read as a tract is only the size of units that may be formed: "pool into a unit not exceeding 320 acres". */
export const isUnitSize = (t: Tract): boolean => t.kind === "other" && !t.survey && !t.subdivision && !t.calls && UNIT_SIZE.test(t.text.replace(/\s+/g, " "));
