// Words by which a share is said to be the same whatever a lease pays: "whether the land be leased for one-eighth or more". The rates in them are nobody's share.
import { compare, rational } from "@/lib/fraction/rational";
import { findShares } from "./phrases/share";
import type { Scene } from "./scene";

const ALTER =
  "(?:depend(?:s|ent|ing)?|contingent|based|measured|reckoned|computed|affected|influenced|changed?|altered|alter|var(?:y|ies|ied)|rises?|falls?|grows?|shrinks?|increased?|enlarged|diminish(?:ed)?|reduced|lessened|controlled|governed|limited|tied|turn)";
/** What opens words of every rate there may be. */
const WHATEVER_RATE = new RegExp(
  [
    "(?:regardless|irrespective|independent(?:ly)?) of",
    "without (?:regard|reference|respect) to",
    "notwithstanding",
    "no matter",
    `(?:not|never|no way|nor)(?: be| to| is)?(?: in any (?:way|wise|manner))? ${ALTER}`,
    `neither ${ALTER}`,
    "un(?:affected|changed|altered) (?:by|if|though|whether|under)",
    "whether",
    "what(?:ever|soever)",
    "be (?:it|they|this|that|the same)",
    "(?:the )?same (?:under|in|for|with|on|if|though)",
    "not (?:an? )?(?:share|part|fraction|portion|half|fourth) of",
  ]
    .map((w) => `\\b${w}\\b`)
    .join("|"),
  "gi",
);
const SPEAKS_OF_LEASES = /\b(?:leas(?:e|es|ed|ing)|royalt(?:y|ies)|rate|lessors?|land ?owners?)\b/i;
/** Where the words of the rates are over, and somebody does something again. */
const OVER =
  /[.;]\s|, (?:and |but |then )?(?:the |said )*(?:grant(?:ors?|ees?)|sellers?|buyers?|purchasers?|vendors?|vendees?|part(?:y|ies)|he|she|it|they|I|we)\b/;
const DEEDS = /deed|reservation/;
const [LEAST_RATE, MOST] = [rational(1, 10), rational(1, 4)];

/** So far ahead of such words the share that they speak of is told. */
const REACH = 420;
/** "one-fourth of all oil and gas", "a 1/8 royalty interest": a thing of its own, unless the land is leased for it. */
const A_THING =
  /^\)?(?: \([^()]{1,14}\))? ?(?:undivided )?(?:(?:non-?participating|perpetual|free|mineral|royalty) )*(?:interest|share|part)\b|^\)?(?: \([^()]{1,14}\))? (?:of|in) (?:(?:all|the|any|said|such) )*(?:oil|gas|minerals?)\b/i;
const AS_RATE = /\b(?:leased?|let|rate|royalt(?:y|ies))(?: (?:be|is|of|at|for|on|upon|a|an|the|to|may|which|under|any|such|lease|landowner'?s?))* \(?$/i;

/** The paper with the rates of leases in such words blank, at the same places. Errs toward leaving a share: no rate under a tenth or over a fourth is taken for one. */
export function withoutLeaseRates(scene: Scene): Scene {
  if (!DEEDS.test(scene.docType ?? "")) return scene;
  let { text } = scene;
  for (const m of scene.text.matchAll(WHATEVER_RATE)) {
    const words = scene.text.slice(m.index, m.index + 220).split(OVER)[0] ?? "";
    if (!SPEAKS_OF_LEASES.test(words) || !findShares(scene.text.slice(Math.max(0, m.index - REACH), m.index)).length) continue;
    for (const s of findShares(words)) {
      const [start, end] = [m.index + s.start, m.index + s.end];
      if (A_THING.test(words.slice(s.end)) && !AS_RATE.test(words.slice(0, s.start))) continue;
      if (s.factors.length === 1 && compare(s.value, LEAST_RATE) > 0 && compare(s.value, MOST) <= 0)
        text = text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
    }
  }
  return text === scene.text ? scene : { ...scene, text, sentences: scene.sentences.map((s) => ({ ...s, text: text.slice(s.start, s.end) })) };
}
