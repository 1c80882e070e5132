// Where the thing given ends: with its sentence, or with the list of things that it opens.
import type { Scene } from "./scene";

export const LAND_HEAD =
  /\b(?:acres?|sections?|survey|lots?\b|quarter|[NSEW]{1,2} ?\d? ?\/|tracts?|parcels?|real (?:estate|property)|premises|lands?|property|league|strip|home ?place)\b|\b[NSEW]{1,2} ?[½¼]/i;
export const RIGHTS_HEAD =
  /\b(?:oil|gas|minerals?|coal|royalt\w*|overrid\w*|executive|working interest|leases?|leasehold|lease|surface|petroleum|hydrocarbons?|gravel)\b/i;

/** "… to-wit: Parcel 1.": the head of a description, no end of a sentence. */
const TRACT_HEAD = /[:.;] ?(?:tract|parcel|item|lot|first|second|third)(?: (?:no\.? ?)?(?:\d{1,2}|[ivx]{1,4}|[a-h]|one|two|three|four|tract|parcel))?\.$/i;

/** "1. the surface …; and" before "2. such minerals …;": things of one list. */
const FIRST_ITEM = /^\W*\(?(?:1|a|i)[.)] |(?::|,) ?\(?(?:1|a|i)[.)] $/i;
const FURTHER_ITEM = /^(?:and )?\(?(?:[2-9]|[b-h]|ii|iii|iv|v)[.)] /i;

/** The end of the list of things that an object opens, where each is an item of its own; undefined where it opens none. */
function listEnd(scene: Scene, opened: number): number | undefined {
  const before = scene.text.slice(Math.max(0, opened - 14), opened);
  if (!FIRST_ITEM.test(before) && !FIRST_ITEM.test(scene.text.slice(opened, opened + 6))) return undefined;
  let at = scene.sentences.findIndex((s) => s.end > opened);
  const ends = (i: number): boolean => /;(?: and)?\s*$/.test(scene.sentences[i]?.text ?? "");
  while (at >= 0 && ends(at) && FURTHER_ITEM.test(scene.sentences[at + 1]?.text ?? "")) at++;
  return scene.sentences[at]?.end;
}

/** The end of the sentence that an object opens; of the next where only a semicolon parts them and no thing has been named yet ("one-eighth; and one-sixteenth; of the oil"). */
export function objectEnd(scene: Scene, opened: number): number | undefined {
  const list = listEnd(scene, opened);
  if (list !== undefined) return list;
  const first = scene.sentences.findIndex((s) => s.end > opened);
  const names = (words: string): boolean => LAND_HEAD.test(words) || RIGHTS_HEAD.test(words);
  return scene.sentences
    .slice(first < 0 ? scene.sentences.length : first, first + 4)
    .find((s) => !TRACT_HEAD.test(s.text) && (scene.text.charAt(s.end - 1) !== ";" || names(scene.text.slice(opened, s.end))))?.end;
}
