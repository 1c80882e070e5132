// Where the well of a unit stands, told in a sentence of its own: land that the paper has named before, and no further land.

const SENTENCE =
  /(?<=[.;]\s{1,3})(?:The|Said|This|That|Its)\s(?:[\w.'-]+\s){0,6}?[Ww]ells?\b[^.;]{0,200}?\b(?:on|in|upon|within)\s((?:the\s|said\s)?(?:[NSEW]{1,2}\s?(?:\/\s?[24]|[½¼])\s?(?:of\s(?:the\s)?)?){1,4})(?:\s?of\s(?:said\s)?Section\s\d{1,3})?\s?[.;]/g;

const bare = (words: string): string => words.replace(/^(?:the|said)\s/i, "").trim();

/** The text of a unit with such sentences blank, every place as it was: "…, the NE/4 and the SE/4. The well is on the NE/4." A part named there alone stays. */
export const withoutWellPlace = (raw: string): string =>
  raw.replace(SENTENCE, (words: string, place: string, at: number) => (raw.slice(0, at).includes(bare(place)) ? words.replace(/\S/g, " ") : words));
