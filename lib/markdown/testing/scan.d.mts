export interface Bitmap {
  ink: Uint8Array;
  width: number;
  height: number;
}
export declare function randomOf(seed: number): () => number;
export declare function inkOf(pdf: Uint8Array): Promise<Bitmap>;
export declare function typedPage(
  texts: string[],
  options?: { font?: "Courier" | "Times-Roman" | "Helvetica"; size?: number; pitch?: number; left?: number; top?: number },
): Promise<Bitmap>;
export declare const damages: {
  skew(bitmap: Bitmap, degrees: number): Bitmap;
  speckle(bitmap: Bitmap, share: number, random: () => number): Bitmap;
  fade(bitmap: Bitmap, share: number, random: () => number): Bitmap;
  ring(bitmap: Bitmap, cx: number, cy: number, radius: number): Bitmap;
  edges(bitmap: Bitmap): Bitmap;
  frame(bitmap: Bitmap, step?: number): Bitmap;
  turn(bitmap: Bitmap, quarters: number): Bitmap;
  negative(bitmap: Bitmap): Bitmap;
};
export declare function imageFile(bitmap: Bitmap, format?: "png" | "tiff" | "jpeg" | "webp"): Promise<Buffer>;
