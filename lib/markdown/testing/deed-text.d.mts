export declare function deedLines(random: () => number, width?: number): string[];
