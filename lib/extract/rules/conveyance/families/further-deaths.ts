// Deaths told by the way in the sentence of another death: "that she died in 1984, the widow of A. Roe, who died May 2, 1971".
import type { Fact } from "@/lib/extract/rules/conveyance/draft";
import { namedIn } from "@/lib/extract/rules/conveyance/people";
import { findDates } from "@/lib/extract/rules/conveyance/phrases/written-date";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";

const NAME = "(?:[A-Z][\\w.'’-]* ){1,3}[A-Z][\\w'’-]+(?:,? (?:Jr|Sr|JR|SR|II|III)\\.?)?";
const DIED = "(?: (?:had|has|himself|herself|also|later|since))* (?:died|departed this life|passed away)\\b";
/** "A. Roe died May 2, 1961, and B. Roe died June 3, 1972": the next of whom a death is told. */
const AND_DIED = new RegExp(`(?<=(?:\\band|;) (?:the said |that )?)${NAME}${DIED}`, "g");
/** A name of two words or more with the words of his death right behind it. */
const WHO_DIED = new RegExp(`\\b${NAME},? (?:who|he|she)${DIED}`, "g");
/** So near behind the verb its day stands. */
const NEAR = 50;
const MOST = 4;

/** Deaths with their day behind `from` in a sentence, each with the words that tell it. Errs to silence: only of one who is named right before the verb. */
export function furtherDeaths(scene: Scene, s: { readonly text: string; readonly start: number }, from: number): Fact[] {
  return [WHO_DIED, AND_DIED]
    .flatMap((r) => [...s.text.slice(from).matchAll(r)])
    .slice(0, MOST)
    .flatMap((m): Fact[] => {
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
