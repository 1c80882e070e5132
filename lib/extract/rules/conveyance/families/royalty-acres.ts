// Royalty acres: how much of production a paper says that the number of them comes to.
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { toWire } from "@/lib/fraction/rational";

const COMES_TO =
  /\b(?:interest|royalty|share)\b[^.;]{0,20}\b(?:conveyed|granted|sold|given)\b[^.;]{0,20}\b(?:is|equals|equal to|amounts to|amounting to|comes to|being)\b/i;
const OF_PRODUCTION = /\bof (?:all |the |total |gross )*(?:production|oil|gas|minerals)\b[^.;]{0,80}/i;

/** "three-eighths (3/8) of all royalty": the share right behind which the royalty stands. */
const OF_ROYALTY = /^[\s)]*of (?:(?:all|the|any|said|such|every) )*(?:lessor'?s? |landowner'?s? |lease )?royalt(?:y|ies)\b/i;
const GIVERS = "(?:(?:the |said )*(?:seller|grantor|vendor|assignor|first part(?:y|ies)|undersigned)s?|me|us|her|him|them)";
/** "of all royalty accruing to Seller's half", "of the royalty due me": of what the giver has, and not of all the royalty of the land. */
const OF_HIS = new RegExp(
  `\\broyalt(?:y|ies)\\b[^.;]{0,40}?(?:\\b(?:accruing|payable|belonging|due|coming|paid|attributable|accrues|owned|held)\\b(?: (?:and|or|payable|owing|due|to|by|now|hereafter))*|,) ${GIVERS}\\b|\\b(?:my|our|her|his|their|(?:seller|grantor|vendor|assignor)s?['’]s?) (?:\\w+ ){0,3}royalt`,
  "i",
);

/** The share of the royalty that the words behind "the interest conveyed is" tell; null where they tell none. */
function ofRoyalty(words: string): Partial<Found["interest"]> | null {
  const share = findShares(words).find((s) => !s.conflict && OF_ROYALTY.test(words.slice(s.end)));
  return share ? { fraction: toWire(share.value), of: OF_HIS.test(words) ? "grantor_interest" : "royalty", floating: true, readings: [] } : null;
}

/**
 * "30 net royalty acres … The interest conveyed is a royalty of 3/256 of all oil and gas produced" → 3/256, fixed. Unchanged where no such sentence
 * tells it: a royalty acre has no size of its own.
 */
export function sizedRoyaltyAcres(scene: Scene, found: Found): Found {
  const { interest } = found;
  if (interest.estate_type !== "royalty" || !interest.mineral_acres || interest.fraction) return found;
  for (const s of scene.sentences.filter((x) => x.end > found.span.start)) {
    const told = COMES_TO.exec(s.text);
    if (!told) continue;
    const words = s.text.slice(told.index + told[0].length);
    const royalty = ofRoyalty(words);
    if (royalty) return { ...found, interest: { ...interest, ...royalty } };
    const of = OF_PRODUCTION.exec(words);
    const share = of && /\bproduc/i.test(of[0]) ? findShares(words.slice(0, of.index)).at(-1) : undefined;
    if (share && !share.conflict) return { ...found, interest: { ...interest, fraction: toWire(share.value), of: "whole", floating: false, readings: [] } };
  }
  return found;
}
