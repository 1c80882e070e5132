export function withPart(data: Buffer, part: number, bytes: Uint8Array): Buffer;
export function englishData(data: Buffer): Buffer;
