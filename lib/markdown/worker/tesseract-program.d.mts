type Picture = { ink: Uint8Array; width: number; height: number };
export function runProgram(args: string[], input?: string | Uint8Array): Promise<string>;
export function tesseractProgram(mode: string): Promise<((picture: Picture, mode: string) => Promise<string>) | null>;
