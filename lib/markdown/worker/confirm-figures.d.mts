type Word = { text: string; confidence: number; left: number; top: number; width: number; height: number };
type Picture = { ink: Uint8Array; width: number; height: number };
export declare function confirmFigures(
  engine: { read: (shades: Picture, mode?: string) => Promise<Word[][]> },
  picture: Picture,
  lines: Word[][],
): Promise<Word[][]>;
