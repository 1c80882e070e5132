// Lists that belong to an order: its items behind a colon, "To A: …; To B: …".
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";

/** "…, and ORDERS:", "is decreed as follows:": the items of a list follow that say to whom each thing goes. */
export const OPENS_LIST =
  /\b(?:orders?|ordered|decrees?|decreed|adjudge[sd]?|distributed?|vested)\b[^.;:]{0,60}:(?=\s*$| ?(?:\(?[a-z\d]{1,3}[.)] )?(?:To|TO) (?:the )?[A-Z])/i;

const LIST_ITEM =
  /^(?:\(?[A-Za-z\d]{1,3}[.)] |(?:[Ii]tem|ITEM) \w+[.:] )?(?:and )?(?:(?:[Tt]o|TO|[Uu]nto|UNTO) (?:(?:the|his|her|said|each of) )*(?:[A-Z]|widow|husband|wife|son|daughter|child|brother|sister|grand|heir|issue)|all |an? undivided |the |(?:one|two|three|five|seven)-(?:half|thirds?|fourths?|eighths?) |\d\/\d+ )/;
/** "…, to-wit: 1." and "… one-third 2.": the number of the item that follows stands at the end. */
const NEXT_NUMBER = /(?:^|[\s,:;])\(?(\d{1,2})[.)]$/;

/** "as follows: 1. ANN ROE, his widow - 1/2 2. BO ROE - 1/2": the items of a list that numbers alone part; null where the sentence opens none. */
function numbered(sentence: Sentence, scene: Scene): Sentence | null {
  if (!/[:,-] \(?1[.)]$/.test(sentence.text)) return null;
  let end = sentence.end;
  let next = 2;
  for (const s of scene.sentences.filter((x) => x.start >= sentence.end).slice(0, 30)) {
    end = s.end;
    if (Number(NEXT_NUMBER.exec(s.text)?.[1]) !== next) break;
    next++;
  }
  return end > sentence.end ? { ...sentence, end, text: scene.text.slice(sentence.start, end) } : null;
}

/** "distribution as follows: to A: all personal property; and all minerals": what follows in the list belongs to the order. */
export function withList(sentence: Sentence, scene: Scene): Sentence {
  const items = numbered(sentence, scene);
  if (items) return items;
  if (!/:/.test(sentence.text) && !/personal property;?$/i.test(sentence.text)) return sentence;
  const more = scene.sentences.filter((s) => s.start >= sentence.end).slice(0, 12);
  const stop = more.findIndex((s) => !LIST_ITEM.test(s.text));
  const last = more[(stop < 0 ? more.length : stop) - 1];
  if (!last) return sentence;
  const end = last.end;
  const text = scene.text.slice(sentence.start, end);
  const personal = text.search(/\ball personal property\b[^;]*;/i);
  return personal < 0 ? { ...sentence, end, text } : { ...sentence, end, text: text.replace(/\ball personal property\b/i, (w) => " ".repeat(w.length)) };
}

/** Where a list begins that the order only opens: behind its colon; else at the first word. */
export function listStart(words: string): number {
  const opens = OPENS_LIST.exec(words);
  return opens ? opens.index + opens[0].length : 0;
}
