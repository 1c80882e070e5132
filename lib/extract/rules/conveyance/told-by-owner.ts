// A share that is left out and told by its owner alone: "The half of Ada Moss is excepted from this deed."
import type { EstateType } from "@/lib/contracts/estates";
import { toWire } from "@/lib/fraction/rational";
import { bareInterest, type Found } from "./interest";
import { estateOf } from "./phrases/estate";
import { withoutFirms } from "./phrases/firm-words";
import { findShares } from "./phrases/share";
import type { Segment } from "./segments";

const NAME = "[A-Z][\\w.'’-]*(?: (?:and |& )?[A-Z][\\w.'’-]*){1,5}";
const BY_OWNER = new RegExp(
  `^\\W*(?:(?:And|But|and|but) )?[Tt]he (?:(?:undivided|other|outstanding) )*(?<share>(?:[a-z]+-)?(?:half|thirds?|fourths?|quarters?|eighths?|sixteenths?)|\\d+/\\d+) (?:(?:now |heretofore )?(?:owned|held) by|belonging to|of) (?<who>${NAME}),? (?:is|are|being|shall be)\\b`,
);
/** Clauses back in which the thing is named. */
const BACK = 3;

/** The minerals or royalty that a clause before kept or named; null where none did. */
function namedBefore(segments: readonly Segment[], at: number): EstateType | null {
  const estates = segments.slice(Math.max(0, at - BACK), at).map((s) => estateOf(withoutFirms(s.text)));
  return estates.findLast((e) => e === "mineral" || e === "royalty") ?? null;
}

/** The share of such a clause, of what the clauses before it kept; null where the words name another thing or no owner. */
export function toldByOwner(segments: readonly Segment[], at: number): Found[] | null {
  const own = segments[at];
  const told = own ? BY_OWNER.exec(own.text)?.groups : undefined;
  const estate = told ? namedBefore(segments, at) : null;
  if (!own || !told?.share || !told.who || !estate) return null;
  const named = estateOf(withoutFirms(own.text.replace(told.who, "")));
  // "the quarter of A. Moss" is a share here, and no quarter section.
  if (named !== null && named !== "fee") return null;
  const share = findShares(`${/^[a-z]+-|\d/.test(told.share) ? "" : "one-"}${told.share} of the minerals`)[0];
  if (!share) return null;
  return [
    {
      interest: { ...bareInterest(estate, own.text.trim()), fraction: toWire(share.value), held_by: told.who },
      span: { start: own.start, end: own.end },
      fraction: null,
      confidence: 0.8,
    },
  ];
}
