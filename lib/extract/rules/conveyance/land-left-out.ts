// Land kept by the giver that is no land of this paper: its description leaves it out, or it lies beside what is given.
import type { Land } from "@/lib/contracts/aspects/land";
import { compare, parseRational } from "@/lib/fraction/rational";
import { findAcres } from "@/lib/land/attributes/acreage";
import { plainText } from "@/lib/land/lex/plain-text";
import type { Found } from "./interest";

const plain = (s: string): string =>
  s
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
const OUTSIDE =
  /\bof (?:the |his |her |my |our |their )?(?:other |own |larger |same )*(?:tract|land|lands|farm|quarter|section)s? (?:owned|held|bought|acquired|which|that|so owned)\b|\b(?:adjoining|adjacent)\b/i;

function isOutside(f: Found, land: Land): boolean {
  const words = plain(f.interest.text);
  const left = land.tracts.flatMap((t) => t.exceptions).some((e) => plain(e.text).length > 12 && words.includes(plain(e.text).slice(0, 40)));
  if (left || OUTSIDE.test(f.interest.text)) return true;
  const own = land.tracts.length === 1 ? parseRational(land.tracts[0]?.acres_stated ?? land.tracts[0]?.acres_computed ?? "") : null;
  const kept = parseRational(findAcres(plainText(f.interest.text))[0]?.acres ?? "");
  return own !== null && kept !== null && compare(kept, own) >= 0;
}

/** Reservations without those of land itself, unsized, that the paper's description does not hold anyway; the rest as they were. */
export const withoutLandLeftOut = (kept: readonly Found[], land: Land | undefined): Found[] =>
  kept.filter((f) => f.interest.estate_type !== "fee" || f.interest.fraction !== null || !land || !isOutside(f, land));
