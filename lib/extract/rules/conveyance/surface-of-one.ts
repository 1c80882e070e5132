// "Survey 21; and the surface of 3 acres in Survey 22": of several lands given in one breath, one is given for its surface alone.
import type { Land, Tract } from "@/lib/contracts/aspects/land";
import { tractsOf } from "@/lib/land/named/tract-names";
import { isSurfacePiece } from "@/lib/land/surface-pieces";
import { flatOffset, type TextView } from "@/lib/text/view";
import type { Found } from "./interest";

const ITEM = "(?:(?:and|also|likewise|further|,|;|:|first(?:ly)?|second(?:ly)?|third(?:ly)?|\\(?[a-z\\d]{1,3}[.)]|tract \\w+|parcel \\w+)[,:.]?\\s*)*";
const SURFACE = "(?:the |all (?:of )?the |only the )?(?:entire )?surface(?: estate| rights?)?";
const NOT_BESIDE = "(?!,? (?:and|with|together with|as well as|including) (?:all |of |the |its )*(?:oil|gas|minerals?|mineral))";
/** "and the surface of 3 acres", "(b) only the surface in 3 acres". */
const OPENS = new RegExp(
  `^\\W*${ITEM}${SURFACE}(?: only| alone)?,? (?:of|in|to|on)\\b${NOT_BESIDE}(?![^;]{0,160}\\bwith (?:all |the |its )*minerals?\\b)`,
  "i",
);
/** "3 acres of Survey 22, the surface only". */
const CLOSES = /[,(] ?(?:the )?surface(?: estate| rights?)? (?:only|alone)\b/i;

const UNDER = "(?:oil|gas|minerals?|mineral rights?|coal|,| |and|or|other){1,9}";
/** "and, without minerals, Lot 4", "Lot 4, but no minerals", "Lot 4 (minerals excluded)". */
const BARE = new RegExp(
  `^\\W*${ITEM}(?:but )?(?:without|excluding|not including|exclusive of) (?:the |any |all )?${UNDER},|(?:[,(] ?|\\b)(?:(?:but no|without|excluding|not including|exclusive of) (?:the |any |all )?${UNDER}|${UNDER}(?:being )?excluded)\\)?[.;]?$`,
  "i",
);

const surfaceAlone = (t: Tract): boolean => !isSurfacePiece(t) && (OPENS.test(t.text) || CLOSES.test(t.text) || BARE.test(t.text.trim()));

/** "and, without the minerals, | the W/2 of Section 32", "(b) the surface of | the W/2". */
const AHEAD = new RegExp(
  `\\bsurface(?: estate| rights?)?,? (?:of|in|to) (?:all (?:of )?)?(?:the )?$|\\b(?:without|excluding|not including|exclusive of) (?:the |any |all )?${UNDER}, (?:the |all (?:of )?)?$`,
  "i",
);
const aheadOf = (t: Tract, view: TextView): string => (t.span ? view.text.slice(0, flatOffset(view, t.span.start)).slice(-70) : "");

/** Grants of several lands, in those of which the description gives the surface alone as grants of the surface; as they are where all or none are so described. */
export function surfaceOfOne(grants: readonly Found[], land: Land | undefined, view: TextView): Found[] {
  const tracts = land?.tracts ?? [];
  const isAlone = (t: Tract): boolean => surfaceAlone(t) || (!isSurfacePiece(t) && AHEAD.test(aheadOf(t, view)));
  const alone = tracts.filter(isAlone);
  const others = tracts.filter((t) => !isAlone(t)).map((t) => t.id);
  if (!alone.length || tracts.filter((t) => !isSurfacePiece(t)).length === alone.length) return [...grants];
  return grants.flatMap((f) => {
    const limited = f.scope !== undefined || f.interest.tracts.length > 0 || tractsOf(f.interest.text, land).length > 0;
    if (f.interest.estate_type !== "fee" || limited) return [f];
    const of = (t: Tract): Found => ({
      ...f,
      interest: { ...f.interest, estate_type: "surface", tracts: [t.id], text: t.text },
      span: t.span ? { start: flatOffset(view, t.span.start), end: flatOffset(view, t.span.end) } : f.span,
    });
    return [{ ...f, interest: { ...f.interest, tracts: others } }, ...alone.map(of)];
  });
}
