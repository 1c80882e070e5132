export type Check = { what: string; done: number; faults: string[]; left?: string };
export function verifyBundle(bundle: unknown, files: readonly Uint8Array[] | null): Check[];
