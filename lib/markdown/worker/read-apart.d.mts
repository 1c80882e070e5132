type Word = { text: string; confidence: number; left: number; top: number; width: number; height: number };
type Picture = { ink: Uint8Array; width: number; height: number };
export declare function readApart(engine: { read: (shades: Picture) => Promise<Word[][]> }, picture: Picture): Promise<Word[][]>;
