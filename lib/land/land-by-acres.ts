// Land that no survey, section or plat tells: by another instrument, by its neighbours or by its acres in a place.
import type { Tract } from "@/lib/contracts/aspects/land";
import { findAcres } from "./attributes/acreage";
import { findLandReferences } from "./attributes/references";
import { emptyTract } from "./empty-tract";

const LAND_WORD = /(?<![A-Z])(?:TRACT|PARCEL|LAND|LANDS|FARM|PREMISES|PROPERTY|PASTURE|PASTURES|RANCH|MINERALS|WATERS|FORK|CREEK|RUN)(?![A-Z])/;

/** "Warrantee: A. Roe", "the A. Roe warrant, 460 acres": the tract that a warrant was laid on; no warranty. */
const WARRANT = /(?<![A-Z])WARRANTEE|(?<!(?:DO|TO|WILL|SHALL|AND|HEREBY|GENERALLY|SPECIALLY|DOES|WE|I)\s)(?<![A-Z])WARRANT(?=[,.;]|\s\d|\sOF\s[A-Z]|$)/;

/** "244 acres, more or less, in Elm Township": so many acres of a place are land, though no word says "land". */
const ACRES_OF_PLACE =
  /^(?:,?\s(?:MORE\sOR\sLESS|STRICT\sMEASURE))?,?\s(?:LYING\s|SITUATED?\s|LOCATED\s)?(?:IN|ON|OF)\s(?:[A-Z.'-]+\s){1,4}?(?:TOWNSHIP|COUNTY|PARISH|DISTRICT|BOROUGH)(?![A-Z])/;

/** Land by reference to another instrument, by its neighbours or by its acres; metes that could not be read keep their kind. */
export function landByAcres(plain: string, raw: string, named: boolean): Tract[] {
  const references = findLandReferences(plain, raw, 0, plain.length);
  const acres = findAcres(plain);
  const bounded = /BEGINNING|BOUNDED/.test(plain) && /THENCE|ON\sTHE\s(?:NORTH|SOUTH|EAST|WEST)/.test(plain);
  const said = acres.length > 0 && references.length === 0 && !bounded && acres.every((a) => /SAID\s$/.test(plain.slice(Math.max(0, a.start - 6), a.start)));
  const told =
    LAND_WORD.test(plain) ||
    WARRANT.test(plain) ||
    (acres.length > 0 && references.length > 0) ||
    acres.some((a) => ACRES_OF_PLACE.test(plain.slice(a.end, a.end + 110)));
  if (said || !(named || told) || (references.length === 0 && acres.length === 0 && !bounded)) return [];
  const t = emptyTract(/BEGINNING/.test(plain) && /THENCE/.test(plain) ? "metes_bounds" : "other", raw.trim(), 0, raw.length);
  t.warnings.push(
    references.length > 0
      ? { code: "by_reference", message: "Described by another instrument; read from that instrument." }
      : { code: "not_placed", message: "The words identify the land but do not place it." },
  );
  return [t];
}

/** "and 5 acres out of Survey 12, deeded to me in Book 4, page 9": a part of a list whose survey cannot be told, by its own acres and citation; nothing where it has neither. */
export const citedPart = (plain: string, raw: string): Tract[] =>
  landByAcres(plain, raw, false).map((t) => {
    const [cited] = findLandReferences(plain, raw, 0, plain.length);
    const reference = cited ? { book: cited.book, page: cited.page, instrument_no: cited.instrument_no, text: cited.text, relation: cited.relation } : null;
    return { ...t, acres_stated: findAcres(plain)[0]?.acres ?? null, ...(reference ? { reference } : {}) };
  });
