// What reading a file gives: its text, and for every page where the text stands, in offsets into the markdown and in boxes on the page.

export type PageSource = "text_layer" | "ocr" | "text";

/** A word: markdown.slice(start, end) stands in the box, whose sides are fractions (0..1) of the upright page as it is shown. */
export interface PageWord {
  start: number;
  end: number;
  x: number;
  y: number;
  w: number;
  h: number;
  /** 0..1, of a word that was read from an image. */
  confidence?: number;
}

export interface MarkdownPage {
  page: number;
  start: number;
  end: number;
  /** Points (1/72 inch) of a PDF page, pixels of an image, null where the file has no pages of a size. */
  width: number | null;
  height: number | null;
  source: PageSource;
  ocr_confidence: number | null;
  words: PageWord[];
}

export interface MarkdownWarning {
  code: string;
  message: string;
  page?: number;
}

export interface MarkdownDocument {
  markdown: string;
  pages: MarkdownPage[];
  media_type: string;
  warnings: MarkdownWarning[];
}

/** A word as a reader found it on a page, before it has a place in the markdown. Sides are fractions of the page. */
export interface FoundWord {
  text: string;
  x: number;
  y: number;
  w: number;
  h: number;
  confidence?: number;
  /** Of a word that a hand wrote into a blank of a date: whether it could be read. */
  hand?: "read" | "unread";
  /** Where the word stands on the page as scanned, when x, y, w, h are those of the straightened page. */
  box?: { x: number; y: number; w: number; h: number };
}

/** Words of one line, left to right. */
export type FoundLine = FoundWord[];

/** Lines that are read one after another: a column, a paragraph, a stamp. */
export type FoundBlock = FoundLine[];

export interface FoundPage {
  page: number;
  width: number | null;
  height: number | null;
  source: PageSource;
  ocr_confidence: number | null;
  blocks: FoundBlock[];
  warnings: MarkdownWarning[];
}
