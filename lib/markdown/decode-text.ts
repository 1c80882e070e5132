// Bytes of a text file → text, whatever hand wrote it: UTF-8, UTF-16 with or without its mark, Windows-1252.

export interface DecodedText {
  text: string;
  encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
}

const SAMPLE_BYTES = 65_536;
const CONTROL_SHARE_MAX = 0.02;

function decodeStrict(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** UTF-16 without a mark: Latin text has a zero in every other byte. */
function unmarkedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (sample.length < 8) return null;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < sample.length; at++) if (sample[at] === 0) at % 2 === 0 ? even++ : odd++;
  const half = sample.length / 2;
  if (odd > half * 0.6 && even < half * 0.1) return "utf-16le";
  return even > half * 0.6 && odd < half * 0.1 ? "utf-16be" : null;
}

/** Control characters other than tab, line ends, form feed, back-space and escape mark a binary file; a stray NUL is forgiven. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, SAMPLE_BYTES);
  let controls = 0;
  for (let at = 0; at < sample.length; at++) {
    const code = sample.charCodeAt(at);
    if ((code < 32 && !(code >= 8 && code <= 13) && code !== 27) || code === 127) controls++;
  }
  return controls > Math.max(2, sample.length * CONTROL_SHARE_MAX);
}

/** 0x80 to 0x9f, which Node 20 reads as control characters; the five unused places become U+FFFD. */
const HIGH = "€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ";

const decodeWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString("latin1")
    .replace(/[\u0080-\u009f]/g, (char) => HIGH[char.charCodeAt(0) - 0x80] ?? "\uFFFD");

function pickEncoding(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder("utf-16le").decode(bytes), encoding: "utf-16le" };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: new TextDecoder("utf-16be").decode(bytes), encoding: "utf-16be" };
  const utf16 = unmarkedUtf16(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: utf16 };
  const utf8 = decodeStrict(bytes, "utf-8");
  if (utf8 !== null) return { text: utf8, encoding: "utf-8" };
  return { text: decodeWindows1252(bytes), encoding: "windows-1252" };
}

/** The text of bytes and the encoding it was in; null when the bytes are no text. 0x93 "Deed" 0x94 → “Deed”, windows-1252. */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const decoded = pickEncoding(bytes);
  return isBinary(decoded.text) ? null : decoded;
}
