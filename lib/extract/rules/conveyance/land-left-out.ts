// Land kept by the giver that is no land of this paper: its description leaves it out, or it lies beside what is given.
import type { Land } from "@/lib/contracts/aspects/land";
import { compare, parseRational } from "@/lib/fraction/rational";
import { findAcres } from "@/lib/land/attributes/acreage";
import { plainText } from "@/lib/land/lex/plain-text";
import { namesOnlyBeside } from "@/lib/land/named/named-beside";
import type { Found } from "./interest";
import type { Scene } from "./scene";

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

/** "keeps his other land in the section", "reserves the adjoining quarter": other land itself is what the verb keeps. */
const OTHER_LAND =
  /\b(?:keep|kept|retain|reserv|withh|hold|continu)\w*(?: (?:to own|back|out|(?:un)?to (?:him|her|it|them)sel(?:f|ves)|for (?:him|her|it|them)sel(?:f|ves)),?)*(?: (?:all|the|his|her|its|their|my|our|of))* (?:other|adjoining|adjacent|remaining|neighbou?ring) (?:lands?|quarters?|tracts?|section|half|eighty|forty|farm)\b/i;

const NEAR = 1500;

/** Reservations without those of land that the paper's description does not hold anyway, told apart from it or beside it; the rest as they were. */
export function withoutLandLeftOut(kept: readonly Found[], land: Land | undefined, scene: Scene): Found[] {
  if (!land) return [...kept];
  // Of a sentence without end only what stands near by is looked at.
  const said = (f: Found) => {
    const own = scene.sentences.find((s) => f.span.start >= s.start && f.span.start < s.end);
    return own ? own.text.slice(Math.max(0, f.span.start - own.start - NEAR), f.span.start - own.start + NEAR) : f.interest.text;
  };
  const bare = (f: Found) => f.interest.estate_type === "fee" && f.interest.fraction === null;
  // A share of minerals is no land: "and to retain the other half" tells of the minerals.
  const share = (f: Found) => f.fraction !== null && (f.interest.estate_type === "mineral" || f.interest.estate_type === "royalty");
  // "assigns the lease as to the N/2, and retains all of the lease as to the S/2": what stays of a lease is told in land that does not go over.
  const ofLease = (f: Found) => f.interest.estate_type === "leasehold" && f.interest.fraction?.fraction === "1" && f.interest.tracts.length === 0;
  const stays = (f: Found) => ofLease(f) && namesOnlyBeside(f.interest.text, land.tracts);
  return kept
    .filter((f) => !stays(f))
    .filter((f) => !(bare(f) && isOutside(f, land)) && !namesOnlyBeside(said(f), land.tracts) && !(!share(f) && OTHER_LAND.test(said(f))));
}
