// The lots of a division, each with the one who takes it: "PURPART NO. 1, 40 acres, shall belong to A; PURPART NO. 2, 35 acres, to B", "To A: Lot 1. To B: Lot 2".
import { placesOf } from "@/lib/extract/rules/conveyance/people";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { NUMBER_WORD } from "@/lib/fraction/number-words";

/** A lot with its taker; `words` runs from its name to where another lot is named. */
export type LotRow = { lot: string; taker: string; words: string; start: number };

const LOT = new RegExp(
  `\\b(?:purpart|share|lot|tract|part|parcel|allotment|portion|division|piece) (?:no\\.? ?|number |numbered )?(?:\\d{1,2}|${NUMBER_WORD}|[A-H]|[IVX]{1,4})\\b(?!['’])`,
  "gi",
);
/** Before the name of a lot that only says where another lies. */
const TELLS_PLACE = /\b(?:of|from|with|adjoin(?:s|ing)|said|beside|along|between|and said|line of)\s+$/i;
const ROW_MAX = 320;

const VERB =
  "(?:belongs?|goes|go|pass(?:es)?|falls?|(?:set|laid) (?:off|apart|aside|over)|allot\\w*|assign\\w*|award\\w*|given|gives?|convey\\w*|allocat\\w*|partitioned|grant\\w*|releas\\w*|quit-?claim\\w*|drawn|taken|owned|held|confirm\\w*)";
/** Between a lot and the name of its taker behind it. */
const TO_TAKER = new RegExp(
  `(?:\\b${VERB}\\b[^.;]{0,60}?\\b(?:(?:un)?to|by)|\\b(?:share|property|lot|part|purpart|estate|portion|tract|farm)\\b(?: and \\w+)? of|\\b(?:un)?to|[:–—-])\\s*(?:the said |said )?$`,
  "i",
);
/** Between the name of a taker and his lot behind it. */
const HAS_LOT =
  /^(?:,? (?:alone|her heirs and assigns|his heirs and assigns))?[,:]?\s*(?:(?:(?:shall|is to|will|does|hereby|henceforth) )*(?:haves?|has|takes?|owns?|holds?|receives?|gets?|keeps?)(?: and (?:hold|own|keep)s?)?|is (?:hereby )?(?:allotted|given|awarded|assigned|set off)|[:–—-]|,)?\s*(?:(?:the|all|of|that|as|his|her|share|for|full) ){0,6}$/i;

type Mark = { lot: string; start: number; end: number };

function marksOf(text: string, from: number, to: number): Mark[] {
  return [...text.slice(from, to).matchAll(LOT)]
    .map((m) => ({ lot: m[0], start: from + m.index, end: from + m.index + m[0].length }))
    .filter((m) => !TELLS_PLACE.test(text.slice(Math.max(0, m.start - 16), m.start)));
}

const sentenceEnd = (words: string): number => {
  const stop = /;|\.\s+(?=["']?[A-Z])/.exec(words);
  return stop ? stop.index : words.length;
};

/** The rows of a list of lots; empty unless two lots at least have each a taker, all told in one order. */
export function lotRows(scene: Scene): LotRow[] {
  const { text } = scene;
  const clauses = scene.sentences.filter((s) => s.kind === "clause" && !/^\s*(?:and )?whereas\b/i.test(s.text));
  const [first, last] = [clauses[0], clauses.at(-1)];
  if (!first || !last) return [];
  const marks = marksOf(text, first.start, last.end);
  if (marks.length < 2 || marks.length > 60) return [];
  const people = scene.parties.parties;
  const inOrder = (start: number, end: number) => placesOf(text.slice(start, end), people).sort((a, b) => a.start - b.start);
  const behind = marks.flatMap((m, i): LotRow[] => {
    const open = text.slice(m.end, Math.min(marks[i + 1]?.start ?? last.end, m.end + ROW_MAX));
    const taker = inOrder(m.end, m.end + sentenceEnd(open))[0];
    return taker && TO_TAKER.test(open.slice(0, taker.start)) ? [rowOf(text, m, taker.id, m.end + sentenceEnd(open))] : [];
  });
  const ahead = marks.flatMap((m, i): LotRow[] => {
    const from = Math.max(marks[i - 1]?.end ?? first.start, m.start - ROW_MAX);
    const taker = inOrder(from, m.start).at(-1);
    const end = m.end + sentenceEnd(text.slice(m.end, Math.min(marks[i + 1]?.start ?? last.end, m.end + ROW_MAX)));
    return taker && HAS_LOT.test(text.slice(from + taker.end, m.start)) ? [rowOf(text, m, taker.id, end)] : [];
  });
  const best = behind.length >= ahead.length ? behind : ahead;
  const once = best.filter((r, i) => best.findIndex((o) => o.lot.toLowerCase() === r.lot.toLowerCase()) === i);
  return once.length > 1 && once.length === best.length && new Set(once.map((r) => r.taker)).size > 1 ? once : [];
}

function rowOf(text: string, m: Mark, taker: string, end: number): LotRow {
  const words = text.slice(m.start, end);
  const other = [...words.matchAll(LOT)].find((x) => x.index > 0)?.index ?? words.length;
  return { lot: m.lot, taker, words: words.slice(0, other), start: m.start };
}
