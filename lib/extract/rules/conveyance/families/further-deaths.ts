// Deaths told by the way in the sentence of another death: "that she died in 1984, the widow of A. Roe, who died May 2, 1971".
import type { Fact } from "@/lib/extract/rules/conveyance/draft";
import { namedIn } from "@/lib/extract/rules/conveyance/people";
import { findDates } from "@/lib/extract/rules/conveyance/phrases/written-date";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";

/** A name of two words or more with the words of his death right behind it. */
const WHO_DIED =
  /\b(?:[A-Z][\w.'’-]* ){1,3}[A-Z][\w'’-]+(?:,? (?:Jr|Sr|JR|SR|II|III)\.?)?,? (?:who|he|she)(?: (?:had|has|himself|herself|also|later|since))* (?:died|departed this life|passed away)\b/g;
/** So near behind the verb its day stands. */
const NEAR = 50;
const MOST = 4;

/** Deaths with their day behind `from` in a sentence, each with the words that tell it. Errs to silence: only of one who is named right before the verb. */
export function furtherDeaths(scene: Scene, s: { readonly text: string; readonly start: number }, from: number): Fact[] {
  return [...s.text.slice(from).matchAll(WHO_DIED)].slice(0, MOST).flatMap((m): Fact[] => {
    const start = from + m.index;
    const behind = s.text.slice(start + m[0].length, start + m[0].length + NEAR);
    const day = findDates(behind)[0];
    if (!day || /\b(?:before|after|until|when|died)\b/i.test(behind.slice(0, day.start))) return [];
    const text = s.text.slice(start, start + m[0].length + day.end);
    return [
      {
        kind: "death",
        text,
        date: day.date,
        parties: namedIn(text, scene.parties.parties),
        span: { start: s.start + start, end: s.start + start + text.length },
      },
    ];
  });
}
