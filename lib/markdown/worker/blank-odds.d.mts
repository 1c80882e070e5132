export interface Heard {
  odds: number[];
  spelt: number | null;
}
export declare function heardDay(texts: string[]): Heard;
export declare function heardMonth(texts: string[]): Heard;
export declare function likely(readings: { shares: number[]; other: number; heard: Heard }[], kind: "day" | "month"): number[][];
