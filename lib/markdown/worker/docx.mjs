// A DOCX → simple HTML by mammoth, in this process because a hostile archive costs memory and time. What the archive declares is not believed.
import { readFile } from "node:fs/promises";
import { Unzip, UnzipInflate } from "fflate";
import mammoth from "mammoth";
import { Failure } from "./failure.mjs";

const EXPANDED_BYTES_MAX = 256 * 1024 * 1024;
/** A word processor's XML packs to a twentieth; a bomb to a thousandth. */
const EXPANSION_MAX = 200;

/** Unpacks the archive to nowhere and counts: the only honest size of its parts. */
function countExpanded(bytes) {
  let total = 0;
  const most = Math.min(EXPANDED_BYTES_MAX, bytes.length * EXPANSION_MAX + 4_000_000);
  const unzip = new Unzip((file) => {
    file.ondata = (error, chunk) => {
      if (error) throw error;
      total += chunk.length;
      if (total > most)
        throw new Failure("expands_too_far", "The DOCX unpacks to far more than a document holds. Open it in a word processor, save it anew, and upload that.");
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += 65_536) unzip.push(bytes.subarray(at, at + 65_536), at + 65_536 >= bytes.length);
}

export async function readDocx({ file }) {
  const bytes = await readFile(file);
  try {
    countExpanded(bytes);
    const { value } = await mammoth.convertToHtml(
      { buffer: bytes },
      { convertImage: mammoth.images.imgElement(async () => ({ src: "" })), ignoreEmptyParagraphs: false, styleMap: ["br[type='page'] => hr.page"] },
    );
    return { html: value };
  } catch (thrown) {
    if (thrown instanceof Failure) throw thrown;
    throw new Failure("broken_docx", "The DOCX is damaged and cannot be opened. Open it in a word processor, save it anew, and upload that.");
  }
}
