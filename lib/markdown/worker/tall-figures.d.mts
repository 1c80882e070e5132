type Place = { left: number; top: number; right: number; bottom: number };
type Word = { text: string; confidence: number; left: number; top: number; width: number; height: number };
type Picture = { ink: Uint8Array; width: number; height: number };
export declare function tallFigures<Area extends Place>(
  engine: { read: (shades: Picture, mode?: string) => Promise<Word[][]> },
  picture: Picture,
  areas: Area[],
  letters: { x: number; y: number; w: number; h: number }[],
): Promise<Map<Area, { area: Place; words: Word[] }>>;
