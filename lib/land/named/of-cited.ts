// Which tracts of a cited paper are meant: "the Second Tract in a deed from A, Vol. 9, page 3", "the land in that deed, save its Tract 2".
import type { Land } from "@/lib/contracts/aspects/land";
import { tractsOf } from "./tract-names";
import { tractsByPlace } from "./tract-place";
import { tractsBySize } from "./tract-size";

/** Not "160 acres, more or less", "for not less than", "without warranty". */
const LEFT_OUT =
  /\b(?:save|except(?:ing)?|(?<!\bor )less(?! than)|other than|but not|excluding|omitting|leaving out|lacking|without(?! (?:\w+ ){0,2}(?:warrant|covenant|recourse|consideration)))\b/i;
/** "recorded under No. 2": the number of a paper, of no tract. */
const RECORDED_AS = /\b(?:page|folio|record\w*|filed|instrument|document)\b[^.;]{0,20}?\bunder no\.? ?\d+/gi;
const INTEREST = /\b(?:oil|gas|minerals?|royalt(?:y|ies)|coal|interests?)\b/i;

const named = (words: string, land: Land): string[] => {
  const own = tractsOf(words, land);
  const placed = own.length ? own : tractsByPlace(words, land);
  return placed.length ? placed : tractsBySize(words, land);
};

/** Ids of the tracts of the cited `land` that the words name or do not leave out; null where they speak of all of it. */
export function tractsOfCited(clause: string, land: Land): string[] | null {
  if (land.tracts.length < 2) return null;
  const words = clause.replace(RECORDED_AS, " ");
  const turn = LEFT_OUT.exec(words);
  const tail = turn ? words.slice(turn.index + turn[0].length) : "";
  const out = turn && !INTEREST.test(tail.slice(0, 80)) ? named(tail, land) : [];
  const own = named(turn ? words.slice(0, turn.index) : words, land);
  const meant = (own.length ? own : land.tracts.map((t) => t.id)).filter((id) => !out.includes(id));
  return meant.length > 0 && meant.length < land.tracts.length ? meant : null;
}
