// tesseract, in one of two bodies that read the same: the `tesseract` program where it is on the PATH (about twice as fast), else tesseract.js from the packages.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { englishData } from "./english-data.mjs";
import { Failure } from "./failure.mjs";
import { greyTiff } from "./grey-tiff.mjs";
import { tesseractProgram } from "./tesseract-program.mjs";
import { parseTsv } from "./tsv.mjs";

const START_TIMEOUT_MS = 60_000;
const PAGE_TIMEOUT_MS = 90_000;
const SINGLE_COLUMN = "4";

async function nativeEngine() {
  const read = await tesseractProgram(SINGLE_COLUMN);
  return read && { name: "native", read: async (shades, mode = SINGLE_COLUMN) => parseTsv(await read(shades, mode)) };
}

const within = (promise, ms, what) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Failure("reader_stopped", `${what} did not answer in ${ms / 1000} s. Try again.`, true)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

async function embeddedEngine() {
  const { createWorker } = await import("tesseract.js");
  const folder = join(dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json")), "4.0.0_best_int");
  // Without a handler a corrupt image is an uncaught exception; without the time limit a missing model waits for ever.
  const options = { langPath: folder, gzip: true, cacheMethod: "none", errorHandler: () => {} };
  const worker = await within(createWorker("eng", 1, options), START_TIMEOUT_MS, "OCR");
  await worker.writeText("./eng.traineddata", englishData(gunzipSync(readFileSync(join(folder, "eng.traineddata.gz")))));
  await within(worker.reinitialize("eng"), START_TIMEOUT_MS, "OCR");
  await worker.setParameters({ tessedit_pageseg_mode: SINGLE_COLUMN, user_defined_dpi: "300", tessedit_do_invert: "0" });
  let current = SINGLE_COLUMN;
  return {
    name: "embedded",
    read: async (shades, mode = SINGLE_COLUMN) => {
      if (mode !== current) await worker.setParameters({ tessedit_pageseg_mode: mode });
      current = mode;
      const { data: found } = await within(worker.recognize(greyTiff(shades), {}, { text: false, tsv: true }), PAGE_TIMEOUT_MS, "OCR of a page");
      return parseTsv(found.tsv ?? "");
    },
  };
}

let engine = null;

/** @param {"auto" | "native" | "embedded"} choice @returns {Promise<{name: string, read: (shades: object, mode?: string) => Promise<import("./tsv.mjs").OcrLine[]>}>} */
export async function ocrEngine(choice) {
  if (!engine || engine.choice !== choice) {
    const native = choice === "embedded" ? null : await nativeEngine();
    engine = { choice, ...(native ?? (await embeddedEngine())) };
  }
  return engine;
}
