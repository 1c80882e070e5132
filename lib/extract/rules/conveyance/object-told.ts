// Objects that the words before the grant tell of: "two-thirds of what we so received", "the interest agreed to be sold in Recital B".
import type { EstateType } from "@/lib/contracts/estates";
import { toWire } from "@/lib/fraction/rational";
import type { Span } from "@/lib/text/view";
import { bareInterest, type Found } from "./interest";
import { estateOf } from "./phrases/estate";
import { findShares } from "./phrases/share";
import type { Scene } from "./scene";

/** What a deed of minerals or royalty gives where its object names no thing at all ("an undivided 1/5 of 8/8 to A"). */
const NAMED_BY_TYPE: Readonly<Record<string, EstateType>> = { mineral_deed: "mineral", term_mineral_deed: "mineral", royalty_deed: "royalty" };
export const namedByType = (scene: Scene): EstateType | null => NAMED_BY_TYPE[scene.docType ?? ""] ?? null;

/** "two-thirds of what we so received": a share of what the words before the grant tell of. */
const OF_WHAT_WAS_TOLD =
  /^(?:an? )?(?:undivided |equal )*[^,;.]{2,40}? of (?:what|that which|all (?:that )?which) (?:is |was )?(?:I|we|he|she|it|they|(?:the )?(?:said )?grantors?)\b/i;

/** "three-fourths of the one-half so kept", "one-half of the interest thus reserved": a share of what the recitals say was kept. */
const SO_KEPT =
  /^\)? ?(?:part |interest |share )?(?:of (?:(?:the|said|such|my|her|his|its|our|their) )+(?:(?:undivided|mineral|royalty) )*(?:half|interest|share|reservation|minerals|royalty) )?(?:so|thus|thereby|then|therein|there|aforesaid) (?:kept|reserved|retained|withheld|excepted|held back)\b/i;

/** "the mineral interest agreed to be sold in Recital B": the recitals say how much. */
const AS_RECITED =
  /^the (?:said )?(?:\w+ ){0,3}(?:interest|share|part)s?\b[^.;]{0,60}\b(?:in|by) (?:the )?(?:(?:above|foregoing|said|preceding) )*recitals?\b/i;

function asRecited(scene: Scene, object: Span, words: string): Found[] {
  if (!AS_RECITED.test(words)) return [];
  const told = findShares(scene.text.slice(0, object.start)).at(-1);
  const estate = estateOf(words.slice(0, 60)) ?? "mineral";
  const end = object.start + (words.search(/[,;]/) + 1 || words.length);
  const interest = { ...bareInterest(estate, scene.text.slice(object.start, end)), fraction: told ? toWire(told.value) : null };
  return [{ interest, span: { start: object.start, end }, fraction: told ? { start: told.start, end: told.end } : null, confidence: 0.7 }];
}

/** The interest of an object that speaks of what the words before the grant tell; empty for any other. */
export function ofWhatWasTold(scene: Scene, object: Span, words: string): Found[] {
  const recited = asRecited(scene, object, words);
  if (recited.length) return recited;
  const share = findShares(words)[0];
  const kept = share !== undefined && SO_KEPT.test(words.slice(share.end));
  if (!share || share.start > 24 || !(kept || OF_WHAT_WAS_TOLD.test(words))) return [];
  const told = findShares(scene.text.slice(0, object.start)).at(-1);
  const estate = told ? estateOf(scene.text.slice(told.end, told.end + 160)) : namedByType(scene);
  if (!estate) return [];
  const end = object.start + (words.search(/[,;]/) + 1 || words.length);
  const of = kept && share.factors.length > 1 ? ("whole" as const) : ("grantor_interest" as const);
  const interest = { ...bareInterest(estate, scene.text.slice(object.start, end)), fraction: toWire(share.value), of };
  return [{ interest, span: { start: object.start, end }, fraction: { start: object.start + share.start, end: object.start + share.end }, confidence: 0.75 }];
}
