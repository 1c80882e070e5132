// Who is named only as the taker of an earlier deed: "having heretofore sold to A one-half of the royalty", "the half not conveyed to A".
import { literal } from "@/lib/text/literal";

const GIVEN = "(?:sold|conveyed|granted|deeded|given|assigned|transferred|bargained|parted with|deeding|conveying|selling|granting|assigning)";
const WHEN =
  "(?:(?:also|once|since|heretofore|previously|already|theretofore|formerly|before|thus|so|lately|recently|in (?:the year )?(?:1[89]|20)\\d\\d,?|on [A-Z]\\w+ \\d{1,2}, \\d{4},?|by (?:a |my |his |her |our |their |that |former |prior |earlier )*deed(?: [^.;]{2,60}?)?,?) )";
const EARLIER = "(?:heretofore|previously|already|theretofore|formerly|before this)";
/** "having by deed of 1929 granted and sold unto"; not "having received ten dollars, have granted, sold and conveyed to". */
const TO_ANOTHER = new RegExp(
  `(?:\\b(?:having|had|after(?: having)?|not|never|who|which (?:I|we|he|she|they|it)(?: have| has| had)?) ${WHEN}{0,4}|\\b(?:(?:has|have|was|were|been) )?${EARLIER} ${WHEN}{0,2}|\\bwhereas\\b(?:(?!\\b(?:now|therefore|witnesseth)\\b)[^;]){0,200}?\\b)${GIVEN}(?:,? (?:and |or )?${GIVEN}){0,4} (?:(?:un)?to|in favou?r of)(?: the| my| his| her| one| said)? $`,
  "i",
);

/** "the reservation made in 1880 to", "the half of the minerals reserved in the deed of 1880 by", "as formerly excepted by": who kept something in an earlier deed. */
const KEPT = "(?:reserved|excepted|retained|kept(?: back)?|held back)";
const IN_A_DEED =
  "(?:in|by|under) (?:(?:the|a|an|that|said|former|prior|earlier|old) ){0,3}(?:deeds?|(?:Deed |Record )?Book|Vol(?:ume|\\.)|instruments?|year|(?:1[789]|20)\\d\\d)";
const KEPT_BEFORE = new RegExp(
  `(?:\\breservations?(?: of [^.;]{0,80}?)? (?:(?:heretofore|formerly|previously) )?(?:made|contained|set (?:out|forth)|created)(?: [^.;]{0,50})?|\\b(?:${EARLIER}|was|were|been|which) ${WHEN}{0,2}${KEPT}(?: [^.;]{0,30})?|\\b${KEPT},? ${IN_A_DEED}\\b[^.;]{0,40}?) ?\\b(?:(?:un)?to|by|for|in favou?r of)(?: the| one| said)? $`,
  "i",
);

/** Whether all of the namings of one, by where they stand, are those of the taker of an earlier deed or of one who kept something in it; false where there are none. */
export const tookBefore = (text: string, namings: readonly { start: number }[]): boolean =>
  namings.length > 0 &&
  namings.every((n) => {
    const ahead = text.slice(Math.max(0, n.start - 320), n.start);
    return TO_ANOTHER.test(ahead) || KEPT_BEFORE.test(ahead.slice(-160));
  });

/** Where a name stands in the text as words of its own, whatever its letters: "ADA ROE" is not in "ADA ROEBUCK". */
export function namingsOf(text: string, name: string): { start: number }[] {
  const words = new RegExp(`(?<![A-Za-z])${literal(name)}(?![A-Za-z])`, "gi");
  return [...text.matchAll(words)].slice(0, 40).map((m) => ({ start: m.index }));
}
