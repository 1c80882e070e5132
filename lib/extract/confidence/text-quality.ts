// How well a text was read, guessed from its words alone, for texts that come without a recogniser's word on it.

const sound =
  /^["'([]*(?:[A-Za-z]?[a-z]+(?:['’-][A-Za-z]+)*|[A-Z]+(?:['’-][A-Z]+)*|(?:[A-Z]\.)+[A-Z]?|[A-Z][a-z]*[A-Z][a-z]+|\$?\d[\d,./:%°'"-]*(?:st|nd|rd|th|d|N|S|E|W|R|A|P)?|[NS]?[EW]?\/?\d|[½¼¾&§#@-]+|T\d+[NS]?-?R?\d*[EW]?|[A-Z]{1,4}[/-]?\d+[A-Z]?)[)\]"'.,;:?!]*$/;
const noVowel = /^[b-df-hj-np-tv-xz]{4,}$/i;

/**
 * From 0.6 (every tenth word is none) to 0.97 (all are words or figures), in the measure of a page's mean word confidence.
 * "the said grantor" → 0.97; "tbe sa1d gr@ntor" → 0.6.
 */
export function textQuality(text: string): number {
  const words = text.slice(0, 40_000).split(/\s+/).filter(Boolean);
  if (words.length < 20) return 0.97;
  const odd = words.filter((w) => !sound.test(w) || noVowel.test(w.replace(/\W/g, ""))).length;
  return Math.round(Math.max(0.6, 0.97 - 3.7 * (odd / words.length)) * 1000) / 1000;
}
