// Rows in which a paper on a unit lists the leases of others by name and acres alone: land that nothing places and no paper of record tells.
import { landMarks } from "@/lib/land/named/land-marks";

/** "Tract 2.  Lease of A. Roe ........ 212 acres", "B. Roe    161.5 acres", "In all    684.0 acres": a line that ends with its acres. */
const ROW = /^[ \t]*(?:(?:tract|lease|no\.?|item|\(?\d{1,2}[.)])[ \t]*)*[^\n]{3,160}?[ \t.:,-]+\d[\d,]*(?:\.\d+)? acres[.;]?[ \t]*$/gim;
/** "(2) A. Roe, 209.6 acres;": an item of a running list. */
const ITEM = /\((?:\d{1,2}|[a-z])\) (?:lease of )?[A-Z](?:[^;()\n.]|(?<=\b[A-Z])\.|\.(?=,)){2,80}?,? \d[\d,]*(?:\.\d+)? acres(?=[;,.\n]| and\b)/g;
/** A paper of record, by which such land can be known. */
const CITED = /\b(?:vol(?:ume|\.)|book|page|p\.|instrument|document|doc\.|no\. ?\d|recorded|dated|file)\b/i;
const PLACE = /\b(?:survey|section|sec\.|block|league|labor|abstract|a-\d|lots?|township|quarter|[nsew]{1,2}\/[24])\b|[½¼]/i;
/** "Tract 2.", "(3)": the number of the row in the paper. */
const LABEL = /^\W*(?:(?:tract|lease|item|parcel|no\.?)s?\W{0,2})*(?:no\.? ?)?\w{1,3}[.:)]/i;
/** Units that are made of their leases: "leases scheduled below", "the following leases". */
const OF_LEASES = /\bleases?\b/i;

/** The text of a unit with such rows blank, every place as it was; rows that place their land or cite its lease stay. */
export function withoutOthersRows(raw: string): string {
  if (!OF_LEASES.test(raw)) return raw;
  const blank = (row: string): string => {
    const said = row.replace(LABEL, "");
    return CITED.test(said) || PLACE.test(said) || landMarks(said).length > 0 ? row : row.replace(/[^\n]/g, " ");
  };
  return raw.replace(ROW, blank).replace(ITEM, blank);
}
