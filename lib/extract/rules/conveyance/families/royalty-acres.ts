// Royalty acres: how much of production a paper says that the number of them comes to.
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { toWire } from "@/lib/fraction/rational";

const COMES_TO =
  /\b(?:interest|royalty|share)\b[^.;]{0,20}\b(?:conveyed|granted|sold|given)\b[^.;]{0,20}\b(?:is|equals|equal to|amounts to|amounting to|comes to|being)\b/i;
const OF_PRODUCTION = /\bof (?:all |the |total |gross )*(?:production|oil|gas|minerals)\b[^.;]{0,80}/i;

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
    const of = OF_PRODUCTION.exec(words);
    const share = of && /\bproduc/i.test(of[0]) ? findShares(words.slice(0, of.index)).at(-1) : undefined;
    if (share && !share.conflict) return { ...found, interest: { ...interest, fraction: toWire(share.value), of: "whole", floating: false, readings: [] } };
  }
  return found;
}
