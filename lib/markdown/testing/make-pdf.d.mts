export interface PdfLine {
  text: string;
  x: number;
  y: number;
  size?: number;
  font?: "Courier" | "Times-Roman" | "Helvetica" | "Courier-Bold" | "Times-Bold";
  degrees?: number;
  hidden?: boolean;
}
export interface PdfPage {
  width?: number;
  height?: number;
  rotate?: number;
  lines?: PdfLine[];
  bitmap?: { ink: Uint8Array; width: number; height: number };
}
export declare function makePdf(pages: PdfPage[], options?: { trailer?: string; extraObjects?: string[] }): Uint8Array;
