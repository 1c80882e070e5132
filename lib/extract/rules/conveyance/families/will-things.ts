// The things of one sentence of a will, each with its taker: "the surface to A and the minerals under it to B".
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { takers } from "./will-gift";
import { REAL, RESIDUE } from "./will-words";

const SECOND_THING =
  /(?:;|[,;]? (?:and|but|while|except that|save that|provided that|(?:it )?being (?:\w+ )?(?:understood|provided) that),?) (?=(?:(?:all|of|the|my|an?|any|other|as|to|in|under) )+(?:surface|minerals?|mineral (?:rights?|interests?)|royalt(?:y|ies)|oil|land|lands|farm|ranch|house|home|residue|rest|section|tract|(?:north|south|east|west)(?:east|west)? (?:quarter|half)|[NSEW]{1,2}\/[24])\b[^.;]{0,90}\b(?:(?:un)?to (?:my|the|our|all|each|(?!be\b|have\b|hold\b|which\b|whom\b|wit\b|me\b)[A-Z])|shall (?:have|take|own|get)|is to have)|my (?:\w+ )?(?:son|daughter|wife|husband|brother|sister|nephew|niece|grandson|granddaughter)s?\b[^.;]{0,60}\b(?:shall|will|is to|are to) (?:have|take|own|get|receive)\b)/i;

/** "my royalty, one-third to A, one-third to B and the rest to C": the last share of one list. */
const restOfShares = (text: string, at: number): boolean =>
  /^(?:the )?(?:rest|remainder|balance|residue),? (?:thereof |of (?:it|them|the same) )?(?:un)?to\b/i.test(text.slice(at)) &&
  findShares(text.slice(0, at)).length > 0;
/** "oil, gas and other minerals": the last name of one thing, and no second one. */
const namesOneThing = (text: string, m: RegExpExecArray): boolean =>
  /\b(?:oil|gas|coal|sulphur|minerals|casinghead)$/i.test(text.slice(0, m.index)) &&
  /^(?:all )?(?:the )?(?:other|gas\b)/i.test(text.slice(m.index + m[0].length));

const THING =
  /\b(?:surface|minerals?|mineral (?:rights?|interests?)|royalt(?:y|ies)|oil|gas|land|lands|farm|ranch|real (?:estate|property)|residue|everything)\b/i;
/** "…to my son HAL, and I devise the land to my daughter": a gift with a verb and a thing of its own, behind one of land. */
function secondGift(text: string): RegExpExecArray | null {
  const m = /(?:;|,)? (?:and|but|while),? (?=I (?:(?:also|do|hereby|further) )*(?:give|devise|bequeath|leave)\b)/.exec(text);
  return m && THING.test(text.slice(0, m.index)) && THING.test(text.slice(m.index)) ? m : null;
}
/** "to BOB the surface for his life, and to my daughter ADA the remainder": the next taker with a thing of his own behind the name. */
function secondTaker(text: string): RegExpExecArray | null {
  const m =
    /(?:;|,) (?:and |but )?(?=(?:un)?to (?:my (?:[a-z]+ ){1,3},? ?)?[A-Z][\w.]*(?: [A-Z][\w.]*){1,3},? (?:the|all|my|any) [^.;]{0,60}?\b(?:surface|minerals?|royalt(?:y|ies)|land|lands|farm)\b)/.exec(
      text,
    );
  const first = m ? text.slice(0, m.index) : "";
  return m && /\b(?:un)?to (?:my (?:[a-z]+ ){1,3},? ?)?[A-Z][\w.]*(?: [A-Z][\w.]*){1,3},? (?:the|all|my|any) /.test(first) && THING.test(first) ? m : null;
}

/** "the surface to A and the minerals under it to B, C and D": one sentence for each thing. */
export function things(s: Sentence, scene: Scene): Sentence[] {
  const m = SECOND_THING.exec(s.text) ?? secondGift(s.text) ?? secondTaker(s.text);
  if (!m || namesOneThing(s.text, m) || !takers(s.text.slice(0, m.index), scene).length || restOfShares(s.text, m.index + m[0].length)) return [s];
  const first = s.text.slice(0, m.index);
  if (/^my /i.test(s.text.slice(m.index + m[0].length)) && !REAL.test(first) && !RESIDUE.test(first)) return [s];
  const end = s.start + m.index;
  const rest: Sentence = { ...s, start: end + m[0].length, text: s.text.slice(m.index + m[0].length) };
  return [{ ...s, end, text: s.text.slice(0, m.index) }, ...things(rest, scene)];
}
