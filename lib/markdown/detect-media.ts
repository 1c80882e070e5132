// What a file is, by its content. The name is looked at only to word a refusal and to tell Markdown from plain text: names lie.
import { decodeText } from "./decode-text";
import { zipEntries } from "./zip-entries";

export type MediaKind = "pdf" | "docx" | "text" | "image" | "tiff";
export interface Media {
  media_type: string;
  kind: MediaKind;
}
export interface MediaProblem {
  code: "empty_file" | "unknown_file_type" | "legacy_office_file" | "expands_too_far" | "broken_docx";
  message: string;
}

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const READABLE = "Muniment reads PDF, DOCX, TIFF, PNG, JPEG, WebP, Markdown and plain text.";
const EXPANDED_BYTES_MAX = 512 * 1024 * 1024;
const EXPANSION_MAX = 200;

const ascii = (bytes: Uint8Array, start: number, end: number): string => String.fromCharCode(...bytes.subarray(start, end));
const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean => signature.every((byte, index) => bytes[index] === byte);
const problem = (code: MediaProblem["code"], message: string): { problem: MediaProblem } => ({ problem: { code, message } });

function imageMedia(bytes: Uint8Array): Media | null {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return { media_type: "image/png", kind: "image" };
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return { media_type: "image/jpeg", kind: "image" };
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return { media_type: "image/webp", kind: "image" };
  const little = startsWith(bytes, 0x49, 0x49, 0x2a, 0x00) || startsWith(bytes, 0x49, 0x49, 0x2b, 0x00);
  const big = startsWith(bytes, 0x4d, 0x4d, 0x00, 0x2a) || startsWith(bytes, 0x4d, 0x4d, 0x00, 0x2b);
  return little || big ? { media_type: "image/tiff", kind: "tiff" } : null;
}

function zipMedia(bytes: Uint8Array): Media | { problem: MediaProblem } {
  const entries = zipEntries(bytes);
  if (!entries)
    return problem("broken_docx", "The file begins like a DOCX but its list of parts is missing: it is incomplete. Upload it again from the original.");
  if (!entries.some((entry) => entry.name === "word/document.xml"))
    return problem("unknown_file_type", `This is a ZIP archive, not a document. Unpack it and upload what is inside. ${READABLE}`);
  const expanded = entries.reduce((sum, entry) => sum + entry.expandedBytes, 0);
  if (expanded > EXPANDED_BYTES_MAX || expanded > bytes.length * EXPANSION_MAX + 4_000_000)
    return problem("expands_too_far", "The DOCX would unpack to far more than a document holds. Open it in a word processor, save it anew, and upload that.");
  return { media_type: DOCX, kind: "docx" };
}

function knownButNotRead(bytes: Uint8Array): { problem: MediaProblem } | null {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))
    return problem(
      "legacy_office_file",
      "This is an old Office file (.doc) or a DOCX locked with a password. Save it as DOCX or PDF without a password and upload that.",
    );
  if (ascii(bytes, 0, 5) === "{\\rtf") return problem("unknown_file_type", `This is an RTF file. Save it as DOCX or PDF and upload that. ${READABLE}`);
  if (/^gif8[79]a/i.test(ascii(bytes, 0, 6)) || ascii(bytes, 0, 2) === "BM")
    return problem("unknown_file_type", `This kind of image is not read. Save it as PNG or TIFF and upload that. ${READABLE}`);
  if (ascii(bytes, 4, 8) === "ftyp")
    return problem("unknown_file_type", `This is a HEIC image or a film. Save the image as JPEG or PNG and upload that. ${READABLE}`);
  return null;
}

/** "%PDF-" may follow up to 1024 bytes of junk, as every reader allows. */
const looksLikePdf = (bytes: Uint8Array): boolean => ascii(bytes, 0, Math.min(bytes.length, 1029)).includes("%PDF-");

/**
 * The media type and kind of a file by its content; a problem with what to do where Muniment cannot read it.
 * Bytes "%PDF-1.7…" named "deed.txt" → { media_type: "application/pdf", kind: "pdf" }. Errs to refusing: bytes that are not clearly text are not text.
 */
export function detectMedia(bytes: Uint8Array, filename: string): Media | { problem: MediaProblem } {
  if (bytes.length === 0) return problem("empty_file", "The file is empty (0 bytes). Check the upload or the scan and send it again.");
  const image = imageMedia(bytes);
  if (image) return image;
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06)) return zipMedia(bytes);
  const refused = knownButNotRead(bytes);
  if (refused) return refused;
  if (looksLikePdf(bytes)) return { media_type: "application/pdf", kind: "pdf" };
  if (!decodeText(bytes)) return problem("unknown_file_type", `The content is not of a kind Muniment knows, whatever its name says. ${READABLE}`);
  return { media_type: /\.(md|markdown)$/i.test(filename) ? "text/markdown" : "text/plain", kind: "text" };
}
