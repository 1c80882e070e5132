// Bytes four at a time: most of a page is white, and passing over it by the byte is most of the work on it.

/** The bytes as 32-bit words, without the last few that make no word; null where they begin between words. */
export const asWords = (bytes) => (bytes.byteOffset % 4 === 0 ? new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2) : null);
