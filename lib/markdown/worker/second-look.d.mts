type Word = { text: string; confidence: number; left: number; top: number; width: number; height: number };
type Picture = { ink: Uint8Array; width: number; height: number };
type Box = { left: number; right: number; top: number; bottom: number; w: number; h: number };
export function secondLook(
  engine: { read: (shades: Picture, mode?: string) => Promise<Word[][]> },
  picture: Picture,
  lines: Word[][],
  boxes: Box[],
  degrees: number,
): Promise<Word[][]>;
