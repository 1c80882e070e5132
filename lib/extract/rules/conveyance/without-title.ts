// The name of a paper put blank in the sentence it runs into: "ASSIGNMENT OF LEASE, RESERVING OVERRIDE" keeps nothing.
import type { Scene } from "./scene";

/** "WARRANTY DEED (with reservation of minerals)": what a title says in brackets behind it, without a size. */
const TITLE_ASIDE = /^\s*\([^()\d]{3,80}\)/;
const TITLE_MAX = 400;

/** The scene with a title that holds a turning word blank in its sentence, offsets as they were. `turns`: whether words hold one. */
export function withoutTitle(scene: Scene, turns: (words: string) => boolean): Scene {
  const said = scene.anatomy.title;
  const aside = said ? (TITLE_ASIDE.exec(scene.text.slice(said.end, said.end + 100))?.[0].length ?? 0) : 0;
  const title = said ? { start: said.start, end: said.end + aside } : null;
  const at = title ? scene.sentences.findIndex((s) => s.start <= title.start && title.end < s.end) : -1;
  const own = scene.sentences[at];
  if (!title || !own || !turns(scene.text.slice(title.start, title.end)) || title.end - own.start > TITLE_MAX) return scene;
  const text = `${own.text.slice(0, title.start - own.start)}${" ".repeat(title.end - title.start)}${own.text.slice(title.end - own.start)}`;
  return { ...scene, sentences: scene.sentences.map((s, i) => (i === at ? { ...s, text } : s)) };
}
