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
const GOOD = 0.62;

function foundWords(layer: LayerPage): { upright: FoundWord[]; turned: FoundWord[] } {
  const upright: FoundWord[] = [];
  const turned: FoundWord[] = [];
  layer.texts.forEach((text, index) => {
    const [x = 0, y = 0, w = 0, h = 0] = layer.boxes.subarray(index * 4, index * 4 + 4);
    const clamp = (value: number) => Math.min(1, Math.max(0, value));
    const word = { text, x: clamp(x), y: clamp(y), w: clamp(w), h: clamp(h) };
    if (x > 1 || y > 1 || x + w < 0 || y + h < 0) return;
    (Math.abs(layer.angles[index] ?? 0) > 0.2 ? turned : upright).push(word);
  });
  return { upright, turned };
}

/** Blocks of a text layer: upright text in reading order, then text set sideways (marginal stamps) as blocks of its own, in the order it was drawn. */
export function layerBlocks(layer: LayerPage): FoundBlock[] {
  const { upright, turned } = foundWords(layer);
  const mostlyTurned = turned.length > upright.length * 2;
  const main = mostlyTurned ? turned : upright;
  const side = mostlyTurned ? upright : turned;
  const inDrawnOrder = (words: FoundWord[]): FoundBlock[] => (words.length ? [words.map((word) => [word])] : []);
  if (mostlyTurned || main.length > WORDS_MAX) return [...joined(main), ...joined(side)];
  return [...readingOrder(groupLines(main), layer.height / layer.width), ...(side.length > WORDS_MAX ? inDrawnOrder(side) : joined(side))];
}

/** Words in drawn order as one line a block: for text whose lines cannot be told by its boxes. */
const joined = (words: FoundWord[]): FoundBlock[] => (words.length ? [[words]] : []);

/** Whether a page's text layer is to be trusted: "good"; "none" when the page is a picture (a few stamped words do not count); "bad" when its words are no words. */
export function judgeLayer(layer: LayerPage): "good" | "bad" | "none" {
  const isPicture = layer.image >= IMAGE_IS_PAGE;
  if (layer.chars === 0) return "none";
  if (isPicture && layer.hidden < 0.5 && layer.chars < FEW_CHARS) return "none";
  if (layer.odd > layer.chars * 0.1) return "bad";
  const quality = textQuality(layer.texts);
  if (isPicture || layer.hidden >= 0.5) return quality >= GOOD ? "good" : "bad";
  return quality >= 0.25 || layer.chars < 80 ? "good" : "bad";
}

/** The page of a text layer. */
export function layerPage(layer: LayerPage): FoundPage {
  const { page, width, height } = layer;
  return { page, width, height, source: "text_layer", ocr_confidence: null, blocks: layerBlocks(layer), warnings: [] };
}
