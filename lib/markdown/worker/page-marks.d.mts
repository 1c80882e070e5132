export interface ReadWord {
  text: string;
  confidence: number;
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Shades {
  ink: Uint8Array;
  width: number;
  height: number;
}
export declare function pageMarks(
  engine: { read: (shades: Shades, mode?: string) => Promise<ReadWord[][]> },
  picture: Shades,
  lines: ReadWord[][],
  boxes: readonly { left: number; top: number; right: number; bottom: number; w: number; h: number }[],
  degrees: number,
): Promise<ReadWord[][]>;
