// What a verb of keeping keeps where it stands before the verb: "a half of the minerals, which grantor reserves to herself".
import { estateOf } from "./phrases/estate";
import { findShares } from "./phrases/share";
import type { Segment } from "./segments";

/** What a verb keeps stands right behind it, not in what the words go on to say of it. */
const GOES_ON =
  /\bso that\b|\bin order\b|,? and (?:it|the same|this|that|such) |\bfor (?:the |an? )?(?:full )?(?:term|period|space|duration)\b|\b(?:so|as) long\b|\bthereafter\b/i;
const namesObject = (words: string): boolean => {
  const own = words.split(GOES_ON)[0] ?? "";
  return findShares(own).length > 0 || estateOf(own) !== null;
};

/** Where the clause begins: at its verb, or at what stands before it where nothing stands behind ("a half of the minerals, which grantor reserves to herself"). */
export function objectBefore({ text }: Segment, at: number): number {
  const ahead = text.slice(0, Math.max(0, at));
  const shares = findShares(ahead).filter((s) => !LAND_CALL.test(ahead.slice(0, s.start)));
  const fronted = /\b(?:which|the same|all of (?:which|it|them))\b[^.;]{0,40}$/i.test(ahead) || (shares[0]?.start ?? at) < OPENING;
  return at > 0 && fronted && shares.length > 0 && !namesObject(text.slice(at)) ? 0 : at;
}

/** "and SW" before "1/4 of NW 1/4", "the Southwest" before "Quarter": a call of the survey and no share. */
const LAND_CALL = /\b(?:[NSEW]{1,2}\.? ?|(?:north|south|east|west)(?:east|west)?(?:ern|erly)?[ -](?:one[- ])?)$/i;

/** A share that stands so near to the beginning opens the clause. */
const OPENING = 24;

const SUBJECT_LAST = /\b(?:I|we|he|she|they|it|(?:the )?(?:said )?[Gg]rantors?)\s*$/;

/** ", …, excepted and reserved." with nothing behind it. */
const BARE_PARTICIPLE = /^\W*(?:(?:is|are|being|hereby|herein|is hereby|are hereby) )?(?:excepted and reserved|reserved and excepted|excepted|reserved)\W*$/i;
const RUNS_ON = /,? (?:together with|with (?:all|the|full|free)|subject to)\b/i;

const PARTICIPLE = /^(?:hereby |herein )?(?:reserved|retained|kept(?: back)?|withheld|held back|excepted and reserved)\b/i;
/** "except one-half of the minerals," before "reserved to grantor without the executive right": what is left out is what he keeps. */
function keptBehind(segment: Segment, before: Segment): boolean {
  const estate = estateOf(segment.text);
  const own =
    segment.kind === "reserve" && PARTICIPLE.test(segment.text) && findShares(segment.text).length === 0 && (estate === null || estate === "executive_right");
  return own && before.kind === "except" && before.sentence === segment.sentence && /,\s*$/.test(before.text) && findShares(before.text).length > 0;
}

const WHICH_HE = /,? (?:and |all of )?which\b[^.;]{0,160}$/i;
const TO_SELF_ALONE = /^\W*(?:[a-z]+,? (?:and |or )?){1,3}(?:un)?(?:to|for) (?:(?:him|her|it)self|(?:them|our)selves|myself)\b/i;
/** "…, which the grantors" before "reserve.": the verb has its object ahead. */
const VERB_ALONE = /^\W*(?:(?:hereby|herein|expressly|do|does|and|except|excepts) )*(?:reserves?|retains?|keeps?|withholds?)\W*$/i;
/** "less one-half of the minerals, which interest, undivided, the grantors" before "except and reserve unto themselves": what is left out is what they keep. */
const isKeptByRelative = (segment: Segment, before: Segment): boolean =>
  segment.kind === "reserve" &&
  before.kind === "except" &&
  before.sentence === segment.sentence &&
  WHICH_HE.test(before.text) &&
  findShares(before.text).length === 1 &&
  findShares(segment.text).length === 0 &&
  (TO_SELF_ALONE.test(segment.text) || VERB_ALONE.test(segment.text));

/** "less a fourth of the minerals," before "together with a like part of the royalty, which the grantor retains": the one is kept with the other. */
const LIKE_PART_KEPT =
  /^\W*(?:(?:together|along) )?(?:with )?(?:an?|the) (?:like|same|equal) (?:part|share|interest|proportion|fraction) of [^.;,]{3,80}, (?:which|all of which|both of which)\b/i;
const isKeptWithLikePart = (segment: Segment, before: Segment): boolean =>
  before.kind === "except" && before.sentence === segment.sentence && findShares(before.text).length === 1 && LIKE_PART_KEPT.test(segment.text);

/** "The one-sixteenth I" before "save for myself", "One-half the minerals to A, his heirs and assigns, together with …, excepted and reserved": the object that opens the sentence goes with its verb. */
export function withObject(segment: Segment, before: Segment | undefined): Segment {
  const { sentence } = segment;
  const bare = segment.kind === "reserve" && BARE_PARTICIPLE.test(segment.text);
  const opening = bare ? (sentence.text.slice(0, segment.start - sentence.start).split(RUNS_ON)[0] ?? "") : "";
  if (bare && (findShares(opening)[0]?.start ?? OPENING) < OPENING && estateOf(opening))
    return { ...segment, marker: "", start: sentence.start, end: sentence.start + opening.length, text: opening };
  if (before && (keptBehind(segment, before) || isKeptByRelative(segment, before) || isKeptWithLikePart(segment, before)))
    return { ...segment, marker: "", start: before.start, text: before.text + segment.text };
  const opens = before?.kind === "main" && before.sentence === segment.sentence && before.start === segment.sentence.start;
  const own = opens && segment.kind === "reserve" && !namesObject(segment.text) && SUBJECT_LAST.test(before.text) && findShares(before.text).length === 1;
  return own ? { ...segment, marker: "", start: before.start, text: before.text + segment.text } : segment;
}
