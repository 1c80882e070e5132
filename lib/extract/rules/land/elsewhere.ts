// Land that a paper names only to say that it is not the paper's: "with other lands in Section 8", "no land in Section 7 is a part of the unit".

const LANDS = "(?:lands?|leases?|tracts?|acreage|premises|property|parcels?|part|portion)";
const OTHER = new RegExp(
  `\\b(?:other|adjoining|adjacent|neighbou?ring|contiguous|additional) ${LANDS}(?:,? (?:and|or) ${LANDS})?(?: (?:owned|held|located|situated?|lying|being))?(?: by (?:the )?(?:lessee|lessor|grantor)s?)?,? (?:in|within|on|upon|of)(?: the)?(?: said)? ?$`,
  "i",
);
const NONE = new RegExp(`\\b(?:no|nor any|without any) (?:other )?${LANDS} (?:in|within|of|on|lying in)(?: the)?(?: said)? ?$`, "i");

/** Whether the words right before a description say that its land is other land. `before`: the text up to the description. */
export function namedAsElsewhere(before: string): boolean {
  const near = before.slice(-90).replace(/\s+/g, " ");
  return OTHER.test(near) || NONE.test(near);
}
