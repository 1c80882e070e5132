// Notes for the office between the title and the act: "Return to: …", "Recording requested by …", "Escrow No. 4471, …". Whom they name is no party.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";

type Opens = { start: number; opened: boolean };

/** "ADA VENN, a widow, and": the paragraph goes on in the next. */
const GOES_ON = /(?:\b(?:and|or|by|to|of|with|between|wife|husband|that)|[,&;])\s*$/i;

/** Whether a paragraph is told of its people as a party is: it begins with one of whom it says what he is. */
function tellsParty(a: Anatomy, start: number, end: number): boolean {
  const { mentions } = parseMentions(a.view.text, start, end, a.view.blocks);
  const [first] = mentions;
  if (mentions.some((m) => m.label !== null)) return true;
  return first !== undefined && /^\W*$/.test(a.view.text.slice(start, first.span.start)) && (first.marital !== null || first.entityWords !== "");
}

/** Whether the paragraph of the act begins with a name: then it tells itself who gives. */
function beginsWithName(a: Anatomy, start: number, grant: number): boolean {
  const [first] = parseMentions(a.view.text, start, grant, a.view.blocks).mentions;
  return first !== undefined && /^[\W_]*(?:the )?$/i.test(a.view.text.slice(start, first.span.start));
}

/**
 * Where the names of the givers begin: behind the notes that stand in paragraphs of their own ahead of the paragraph of the act, where that paragraph names its
 * givers first; else where they were. Paragraphs that go on in the next, bear a label of a side, or tell of a party as parties are told are kept.
 */
export function behindNotes(a: Anatomy, opens: Opens, grant: number): Opens {
  if (opens.opened) return opens;
  const starts = a.view.blocks.filter((b) => b > opens.start && b <= grant);
  const act = starts.at(-1);
  if (act === undefined || !beginsWithName(a, act, grant)) return opens;
  const ends = [opens.start, ...starts];
  const kept = ends.slice(0, -1).some((start, i) => {
    const end = ends[i + 1] ?? act;
    return GOES_ON.test(a.view.text.slice(start, end)) || tellsParty(a, start, end);
  });
  return kept ? opens : { start: act, opened: opens.opened };
}
