// The land that a keeping is limited to, where its clause names it before or behind the verb.

const SCOPE =
  /\b(?:as to|with respect to|insofar as to|(?:appl(?:ies|y)|limited|confined|restricted|relates?)(?: only)? to|out of|from|under|in|on) ((?:the )?(?:said )?(?:(?:tracts?|parcels?)\b|(?:first|second|third|fourth|fifth) (?:tract|parcel)|(?:(?:lands?|part|portion|acreage|that)(?: lying| situated| described)? (?:in|within) )?sections? \d)[^.;]{0,60})$/i;
/** "the W½, except the NW¼, in Section 1, reserving": where a part lies, which is described and limits nothing. */
const DESCRIBED = /(?:\bquarter|\bhalf|\bfourth|[½¼)]|\/ ?[24]|\blots? [\d, and]{1,20}|\bacres?|\bthereof)[\s,]*$/i;
/** "From the quarter in Section 5 there is reserved": the part that is kept from. */
const FROM_PART = /\b(?:from|under|as to|out of|beneath|with respect to)\b[^,;.]{1,60}$/i;

/** "but as to Tract 2 only, grantor" before "reserves": the land that the reservation is limited to, null where the words name none. */
export function scopeBefore(words: string): string | null {
  const near = words.slice(-110);
  const m = SCOPE.exec(near);
  const ahead = m ? words.slice(0, words.length - near.length + m.index) : "";
  if (m && /^(?:in|on)\b/i.test(m[0]) && DESCRIBED.test(ahead) && !FROM_PART.test(ahead)) return null;
  return m && !/\b(?:no|not|nor|nothing|none)\b[^.;,]{0,30}$/i.test(near.slice(0, m.index)) ? (m[1] ?? null) : null;
}

const THING_OPENS = /(?<!\b(?:tract|parcel) (?:no\.? ?)?)\b(?:all|an?|one|two|three|half|the|\d)\b[^.;]{0,40}?\b(?:oil|gas|minerals?|royalt(?:y|ies)|coal)\b/i;
/** "reserving, however, from Parcel Two (but not from Parcel One) all the oil": the land between the verb and what is kept. */
export function scopeAhead(clause: string): string | null {
  const thing = THING_OPENS.exec(clause);
  return thing
    ? (/\b(?:as to|out of|from|under|in) ((?:the )?(?:said )?(?:tracts?|parcels?|(?:first|second|third|fourth) (?:tract|parcel))\b[^.;]{0,80})$/i.exec(
        clause.slice(0, thing.index),
      )?.[1] ?? null)
    : null;
}
