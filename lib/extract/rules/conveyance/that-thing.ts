// Objects that only point back: "now sells and conveys that royalty, in full, to B" gives the royalty that the words before told of.
import { ONE, toWire } from "@/lib/fraction/rational";
import type { Span } from "@/lib/text/view";
import { bareInterest, type Found, readInterests } from "./interest";
import { estateOf } from "./phrases/estate";
import { GIVING_WORDS } from "./phrases/giving-words";
import { createdIn } from "./phrases/holder";
import type { Scene, Sentence } from "./scene";

/** Behind "such interest": ", if any,", "and estate as he owns": whatever the giver has, nothing told before. */
const WHATEVER_HIS =
  "(?!,? if any\\b|[^.;]{0,40}\\b(?:as|which|that|what|whatever) (?:I|we|he|she|it|they|(?:the )?(?:said )?(?:grantors?|vendors?|sellers?|undersigned)) (?:(?:may|now|then|presently|so) )*(?:owns?|has|have|holds?|acquired?|inherited)\\b)";
/** The granting words with a noun that points back. */
const THAT_THING = new RegExp(
  `^(?:(?:I|we|he|she|it|they|(?:the )?(?:said )?(?:grantors?|sellers?|vendors?|owners?|donors?)),? )?${GIVING_WORDS}(?:(?:all|the whole|the entirety) of )?(?:that|said|the said|such|the aforesaid|those|these|the same) (?:same |undivided |mineral |overriding |entire )*(royalt(?:y|ies)|interests?|minerals?|mineral rights|share|half|overrides?)\\b(?!,? (?:which|that|of|in(?! (?:full|whole|its|their))|he|she|it|I|we|they|as|under|to be|from|covering|conveyed|reserved|described)\\b)${WHATEVER_HIS}`,
  "i",
);

/** The sized or cited interest that one sentence tells of, for a noun that may be any interest or a royalty alone. */
function toldIn(s: Sentence, royalty: boolean): Found[] {
  const found = readInterests(s.text, s.start).filter((f) => (royalty ? f.interest.estate_type === "royalty" : f.interest.estate_type !== "leasehold"));
  const sized = found.filter((f) => f.fraction && f.interest.fraction && f.interest.fraction.fraction !== "1");
  if (sized[0]) return [sized[0]];
  const created = createdIn(s.text);
  const estate = found[0]?.interest.estate_type ?? estateOf(s.text);
  if (!created || !estate || estate === "fee" || estate === "leasehold") return [];
  const interest = { ...bareInterest(estate, s.text.trim()), fraction: toWire(ONE), of: "described_interest" as const, created_in: created };
  return [{ interest, span: { start: s.start, end: s.end }, fraction: null, confidence: 0.75 }];
}

/** What granting words at `at` give that only point back, with the stretch of the sentence that tells of it; null where they name a thing themselves or none was told. */
export function thatThing(scene: Scene, at: number): { found: Found[]; span: Span } | null {
  const m = THAT_THING.exec(scene.text.slice(at, at + 240));
  if (!m) return null;
  const royalty = /^royalt/i.test(m[1] ?? "");
  for (const s of scene.sentences.filter((x) => x.start < at).reverse()) {
    const found = toldIn({ ...s, text: scene.text.slice(s.start, Math.min(s.end, at)) }, royalty);
    if (found.length) return { found, span: { start: s.start, end: Math.min(s.end, at) } };
  }
  return null;
}
