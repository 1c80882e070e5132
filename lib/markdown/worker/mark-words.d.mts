type Word = { text: string; confidence: number; left: number; top: number; width: number; height: number };
export declare function markWords(line: Word[]): Word[] | null;
