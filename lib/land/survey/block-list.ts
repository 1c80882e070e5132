// Several blocks of one survey: "Blocks 14 and 15, Elm County School Land; Block 14 containing 320 acres, and Block 15, 160 acres".
import { findAcres } from "@/lib/land/attributes/acreage";

export type BlockOf = { block: string; acres: string | null };
export type BlockList = { start: number; blocks: BlockOf[] };

const BLOCKS =
  /(?<![A-Z])(?:BLOCKS|BLKS)[.\s:]{0,3}(?:NOS?\.?\s?)?(\d{1,3})((?:(?:\s?,\s?(?:AND\s)?|\sAND\s|\s?&\s?|\s?-\s?|\s(?:TO|THROUGH|THRU)\s)\d{1,3}(?![\d.]*\sACRES))+)/;
const MOST = 60;
/** "Block 1, 90 acres, and Block 2, 60 acres": blocks named one by one. */
const SINGLE = /(?<![A-Z])BLO?C?K[.\s:]{0,3}(?:NO\.?\s?)?(\d{1,3})(?!\d)/g;

/** "14" with " and 15" → 14, 15; "3" with " to 6" → 3, 4, 5, 6. */
function numbersOf(first: string, rest: string): string[] {
  const out = [first];
  for (const m of rest.matchAll(/(-|TO|THROUGH|THRU)?\s?(\d{1,3})/g)) {
    const [from, to] = [Number(out.at(-1)), Number(m[2])];
    if (m[1] && to > from && to - from < MOST) for (let n = from + 1; n < to; n++) out.push(String(n));
    out.push(String(to));
  }
  return [...new Set(out)];
}

/** The acres said right beside "Block 14", before another block is named; null where none are. */
function acresOf(text: string, block: string): string | null {
  for (const m of text.matchAll(new RegExp(`(?<![A-Z])BLO?C?KS?[.\\s:]{0,3}(?:NO\\.?\\s?)?${block}(?![\\d])`, "g"))) {
    const behind = text.slice(m.index + m[0].length, m.index + m[0].length + 80).split(/(?<![A-Z])BLO?C?K|;|\.\s/)[0] ?? "";
    const found = findAcres(behind);
    if (found.length === 1 && !/^[\s,]{0,2}(?:AND|&|TO|-)/.test(behind)) return found[0]?.acres ?? null;
  }
  return null;
}

/** The blocks that upper-case text lists together, each with its own acres where the text tells them; null where it lists none. */
export function blockList(text: string): BlockList | null {
  const m = BLOCKS.exec(text);
  if (!m) return oneByOne(text);
  const blocks = numbersOf(m[1] ?? "", m[2] ?? "");
  return { start: m.index, blocks: blocks.map((block) => ({ block, acres: acresOf(text.slice(m.index + m[0].length), block) })) };
}

/** Blocks named apart, each with its acres beside it; null where there are not two such. */
function oneByOne(text: string): BlockList | null {
  const marks = [...text.matchAll(SINGLE)];
  const names = [...new Set(marks.map((m) => m[1] ?? ""))];
  const blocks = names.map((block) => ({ block, acres: acresOf(text, block) }));
  return blocks.length > 1 && blocks.length < MOST && blocks.every((b) => b.acres !== null) ? { start: marks[0]?.index ?? 0, blocks } : null;
}
