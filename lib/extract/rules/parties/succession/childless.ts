// Whether the words about a death tell that the dead left no child.
import type { Span } from "@/lib/text/view";

const CHILDLESS =
  /\b(?:childless|bachelor|spinster|old maid|(?:without|no|never (?:had|bore|fathered|raised|left)|not (?:have|leave|leaving)|nor|neither)(?: (?:having|leaving|had|left|have|any|an?|other|living|surviving|lawful|natural|known|wife|husband|spouse|widow|widower|or|nor|and)){0,5} (?:issue|child|children|descendants?|offspring|progeny))\b/i;
/** "no children by her", "no minor children", "no other children": not said of all. */
const NOT_ALL = /\b(?:no|without) (?:other|more|further|minor)\b/i;
/** A sentence that goes on about the one named before. */
const GOES_ON = /^(?:(?:and |that |but )*(?:he|she|there|the said|said|decedent|no|neither|never|his|her)\b)/i;
const SENTENCE = /(?<=[a-z\d)]{2})[.;] +(?=[A-Za-z])|(?<=[a-z\d)]{2})[.;]\s+/;

/** "PAUL ROE died in 1961. He was a bachelor", "PAUL ROE, who had no children, died": told in the sentence of the death or in those that go on about him. */
export function saidChildless(name: string, death: Span, text: string): boolean {
  const [own = "", ...more] = text.slice(death.end - 2, death.end + 320).split(SENTENCE);
  const stop = more.findIndex((s) => !GOES_ON.test(s));
  const told = [own.slice(0, 160), ...(stop < 0 ? more : more.slice(0, stop)).slice(0, 3)];
  const before = text.slice(Math.max(0, death.start - 140), death.start);
  const at = before.toLowerCase().lastIndexOf((name.split(" ")[0] ?? name).toLowerCase());
  if (at >= 0) told.push(before.slice(at + name.length));
  return told.some((s) => CHILDLESS.test(s) && !NOT_ALL.test(s));
}
