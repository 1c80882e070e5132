export declare function errorRate(truth: string, read: string, unit?: "characters" | "words"): number;
