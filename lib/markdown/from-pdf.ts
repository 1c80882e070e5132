// PDF → found pages: the text layer where it is good, OCR where there is none or a bad one.
import { groupLines } from "./group-lines";
import type { FoundBlock, FoundPage, FoundWord } from "./markdown-document";
import { readingOrder } from "./reading-order";
import { textQuality } from "./text-quality";

/** A page of a text layer as worker/pdf-read.mjs sends it. */
export interface LayerPage {
  page: number;
  width: number;
  height: number;
  /** Share of the page its largest image covers. */
  image: number;
  /** Share of the text that is drawn invisibly. */
  hidden: number;
  texts: string[];
  boxes: Float32Array;
  angles: Float32Array;
  odd: number;
  chars: number;
}

const WORDS_MAX = 20_000;
const IMAGE_IS_PAGE = 0.5;
const FEW_CHARS = 400;
/** A hidden layer of less is read anew and the better of the two is kept: even a third of broken words leaves the measure at 0.8. */
const GOOD_HIDDEN = 0.93;
/** Visible text of less, in this many words, comes from a font that does not say what it shows. */
const GOOD_VISIBLE = 0.5;
const WORDS_TO_JUDGE = 60;
const GOOD_FEW = 0.25;

type Direction = 0 | 1 | 2 | 3;

/** The way a word runs on the page as shown, in quarters clockwise: 0 to the right, 1 down, 2 upside down, 3 up. */
const directionOf = (angle: number): Direction => ((Math.round(angle / (Math.PI / 2)) + 4) % 4) as Direction;

/** A word as it stands when the page is turned so that the word runs to the right; its box on the page is kept beside. */
function uprighted(word: FoundWord, direction: Direction): FoundWord {
  const { x, y, w, h } = word;
  const box = { x, y, w, h };
  if (direction === 1) return { ...word, x: y, y: 1 - x - w, w: h, h: w, box };
  if (direction === 2) return { ...word, x: 1 - x - w, y: 1 - y - h, box };
  return direction === 3 ? { ...word, x: 1 - y - h, y: x, w: h, h: w, box } : word;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

function wordsByDirection(layer: LayerPage): FoundWord[][] {
  const found: FoundWord[][] = [[], [], [], []];
  layer.texts.forEach((text, index) => {
    const [x = 0, y = 0, w = 0, h = 0] = layer.boxes.subarray(index * 4, index * 4 + 4);
    if (!(x < 1 && y < 1 && x + w > 0 && y + h > 0)) return;
    const direction = directionOf(layer.angles[index] ?? 0);
    const [left, top] = [clamp(x), clamp(y)];
    found[direction]?.push(uprighted({ text, x: left, y: top, w: clamp(x + w) - left, h: clamp(y + h) - top }, direction));
  });
  return found;
}

/** Words in drawn order as one line: for pages of more words than can be put in order in good time. */
const asDrawn = (words: FoundWord[]): FoundBlock[] => [[words]];

/** Blocks of a text layer: first the direction that most words run in, then what stands sideways (marginal stamps), each in its own reading order. */
export function layerBlocks(layer: LayerPage): FoundBlock[] {
  const aspect = layer.height / layer.width;
  const directions = wordsByDirection(layer).map((words, direction) => ({ words, aspect: direction % 2 === 0 ? aspect : 1 / aspect }));
  return directions
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length)
    .flatMap(({ words, aspect }) => (words.length > WORDS_MAX ? asDrawn(words) : readingOrder(groupLines(words), aspect)));
}

/** Whether a page's text layer is to be trusted: "good"; "none" when the page is a picture (a few stamped words do not count); "bad" when its words are no words. */
export function judgeLayer(layer: LayerPage): "good" | "bad" | "none" {
  const isPicture = layer.image >= IMAGE_IS_PAGE;
  if (layer.chars === 0) return "none";
  if (isPicture && layer.hidden < 0.5 && layer.chars < FEW_CHARS) return "none";
  if (layer.odd > layer.chars * 0.1) return "bad";
  const quality = textQuality(layer.texts);
  if (isHidden(layer)) return quality >= GOOD_HIDDEN ? "good" : "bad";
  return quality >= (layer.texts.length >= WORDS_TO_JUDGE ? GOOD_VISIBLE : GOOD_FEW) || layer.chars < 80 ? "good" : "bad";
}

/** Whether the text lies over or under a picture of the page: it was read from that picture by some other program. */
export const isHidden = (layer: LayerPage): boolean => layer.image >= IMAGE_IS_PAGE || layer.hidden >= 0.5;

/** The page of a text layer. */
export function layerPage(layer: LayerPage): FoundPage {
  const { page, width, height } = layer;
  return { page, width, height, source: "text_layer", ocr_confidence: null, blocks: layerBlocks(layer), warnings: [] };
}
