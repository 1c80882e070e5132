// Identifiers made from content, so that a re-run gives the same ones. Not for secrecy: a plain 106-bit mix of two 53-bit halves.

function mix(text: string, seed: number): number {
  let a = 0xdeadbeef ^ seed;
  let b = 0x41c6ce57 ^ seed;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 2654435761);
    b = Math.imul(b ^ c, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}

/** `stableId("pty_", "doc_1/p1")` → "pty_…", 16 letters and digits, always the same for the same content. */
export const stableId = (prefix: string, content: string): string =>
  `${prefix}${mix(content, 1).toString(36).padStart(11, "0").slice(-8)}${mix(content, 2).toString(36).padStart(11, "0").slice(-8)}`;
