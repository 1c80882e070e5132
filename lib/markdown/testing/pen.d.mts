import type { Bitmap } from "./scan.mjs";
export declare function written(bitmap: Bitmap, text: string, left: number, top: number, options?: { size?: number; thick?: number }): Bitmap;
