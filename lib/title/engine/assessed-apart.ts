// What a deed for taxes says of severed minerals in the books of the assessor (Herder Spring Hunting Club v. Keller, 143 A.3d 358 (Pa. 2016): a severance that was reported is assessed apart and not sold with the surface).

/** "minerals separately assessed", "assessed apart from the surface", "the severance having been reported", "the surface alone was assessed". */
const ASSESSED_APART =
  /\b(?:minerals?|coal|oil|gas|subsurface|mineral (?:rights?|estate|interests?))\b.{0,120}\b(?:separately (?:assessed|rated|taxed|returned|listed|valued)|(?:assessed|rated|taxed|listed|returned|valued) (?:separately|apart|by (?:itself|themselves)|to its own)|(?:own|separate) assessment)\b|\bsurface\b(?: \w+)? (?:alone|only)\b.{0,60}\b(?:assessed|rated|taxed|returned|sold)\b|\b(?:assessed|rated|taxed|returned|sold)\b.{0,60}\bsurface (?:alone|only)\b|\b(?:severance|separate ownership|division)\b.{0,60}\b(?:was|been|duly|having)\b.{0,20}\breported\b/i;
/** No clause of such a deed is longer. */
const LONGEST = 1200;
const DENIED = /\b(?:not?|never|neither|nor|nothing|none|nobody|without)\b/i;

/**
 * Whether the severed minerals were reported to the assessor by the words of a tax deed: apart in the books, or the surface alone sold (`surfaceAlone`); null where it does not say.
 * "Neither the coal nor the oil was ever separately assessed" → false; "the minerals are assessed apart to A" → true.
 */
export function reportedIn(text: string, surfaceAlone: boolean): boolean | null {
  const told = text
    .split(/[.;]/)
    .map((clause) => ASSESSED_APART.exec(clause.slice(0, LONGEST)))
    .filter((m) => m !== null);
  if (told.some((m) => !DENIED.test(m.input.slice(0, m.index + m[0].length)))) return true;
  if (told.length || /\b(?:not|never|no)\b[^.]{0,60}\breport/i.test(text)) return false;
  return surfaceAlone || /\breported (?:to|the)\b[^.]{0,60}(?:assess|commission|severance)/i.test(text) ? true : null;
}

const MINERALS_FIRST = /^[\s\S]*?\b(?:minerals?|coal|oil|gas|subsurface)\b/i;
const SURFACE = /\bsurface\b/i;

/** The words of a deed for taxes without the clauses that tell whose minerals are assessed apart: those are not the owners whose land is sold. */
export const withoutAssessedApart = (text: string): string =>
  text
    .split(/(?<=[.;])/)
    .filter((clause) => {
      const told = ASSESSED_APART.exec(clause.slice(0, LONGEST));
      return !told || !MINERALS_FIRST.test(clause) || SURFACE.test(told[0]) || DENIED.test(told.input.slice(0, told.index + told[0].length));
    })
    .join("");
