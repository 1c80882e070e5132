// Land that a correction tells as wrong: "the land was written as Section 12", "Grantor never owned any land in Section 12", "in place of Section 12". The land as corrected is the land of the paper.
import type { Tract } from "@/lib/contracts/aspects/land";
import type { TextView } from "@/lib/text/view";

const WRONG_AHEAD =
  /\b(?:wrong(?:ly)?|erroneous(?:ly)?|mistaken(?:ly)?|(?:by|through) (?:an? )?(?:\w+ )?(?:mistake|error|slip|oversight|inadvertence)|inadvertently|instead of|in (?:the )?(?:place|stead|lieu) of|rather than|and not|never (?:owned|held|had)|no (?:land|interest|title)|(?:was|were|is) (?:there |then )?(?:written|called|described|typed|stated|put|given)(?: down)?(?: as)?|(?:deed|it|which) (?:described|called|named|stated|recited|covered)|seems? to have|may (?:seem to )?have|(?:quit-?claims?|reconveys?|releases?|surrenders?|restores?) (?:back )?(?:to|unto) (?:the )?(?:said )?(?:grantor|former|seller))\b[^.;]{0,90}$/i;
const WRONG_BEHIND =
  /^[^.;]{0,90}?\b(?:(?:was|is|being) (?:an? )?(?:error|mistake|wrong|erroneous|mistaken|not (?:the land|meant|intended))|when (?:[^.;]{0,80})\b(?:was|were) (?:meant|intended)|should (?:have (?:been|read)|read|be)|where(?:as)? [^.;]{0,60}\b(?:was|were) (?:meant|intended)|(?<!\b(?:omitted|left out)[^.;]{0,20})(?:by (?:mistake|error)|in error)(?![^.;]{0,20}\b(?:omitted|left out|not included)))\b/i;
const RIGHT_AHEAD =
  /\b(?:correct(?:ed|ly)?(?: description| land| so as)?(?: is| being| to read)?|intended|meant|hereby grants?|grants? and conveys?|true(?: land)?|is the|shall read|should (?:read|be|have (?:read|been)))\b[^.;]{0,90}$/i;

/** A tract by its section, township and range: the like section of another township is another land. */
const placeOf = (t: Tract): string => [t.plss?.label, t.plss?.section, t.plss?.township, t.plss?.range].join("|");
const sectionOf = (t: Tract): string => `${t.plss?.section ?? t.survey?.section ?? t.survey?.abstract ?? ""}`;

/** The tracts of a correction without those that it tells as wrong; all of them where none, or nothing else, would be left. */
export function withoutWrongLand(view: TextView, tracts: Tract[], docType: string): Tract[] {
  if (!docType.startsWith("correction") || tracts.length < 2) return tracts;
  const isWrong = (t: Tract): boolean => {
    if (!t.span) return false;
    const ahead = view.raw.slice(Math.max(0, t.span.start - 160), t.span.start).replace(/\s+/g, " ");
    const behind = view.raw.slice(t.span.start, t.span.end + 200).replace(/\s+/g, " ");
    const near = Math.max(ahead.search(WRONG_AHEAD), -1);
    return (near >= 0 && ahead.search(RIGHT_AHEAD) <= near) || WRONG_BEHIND.test(behind);
  };
  const meant = tracts.filter((t) => !isWrong(t));
  const right = meant.filter((t, i) => !t.plss || meant.findIndex((o) => placeOf(o) === placeOf(t)) === i);
  const apart = right.length > 0 && right.length < tracts.length && right.every((r) => sectionOf(r) !== "");
  return apart ? right.map((t, i) => ({ ...t, id: `t${i + 1}` })) : tracts;
}
