// tesseract, in one of two bodies that read the same: the `tesseract` program where it is on the PATH (about twice as fast), else tesseract.js from the packages.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Failure } from "./failure.mjs";
import { parseTsv } from "./tsv.mjs";

const START_TIMEOUT_MS = 60_000;
const PAGE_TIMEOUT_MS = 90_000;
const SINGLE_COLUMN = "4";

/** Shades (0 paper … 255 ink) as a PGM file: nothing to compress. */
export function toPgm({ ink, width, height }) {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
  const out = Buffer.allocUnsafe(head.length + ink.length);
  head.copy(out);
  for (let at = 0, to = head.length; at < ink.length; at++, to++) out[to] = 255 - ink[at];
  return out;
}

function runProgram(args, input) {
  return new Promise((resolve, reject) => {
    // One thread a page: with more, tesseract spends its time waiting for itself. `env` is where every system with the program has it, but for Windows.
    const child = spawn("env", ["OMP_THREAD_LIMIT=1", "tesseract", ...args], { stdio: ["pipe", "pipe", "ignore"], timeout: PAGE_TIMEOUT_MS });
    const parts = [];
    child.on("error", reject);
    child.stdout.on("data", (part) => parts.push(part));
    child.on("close", (code) => (code === 0 ? resolve(Buffer.concat(parts).toString("utf8")) : reject(new Error(`tesseract ended with ${code}`))));
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

/** The program, when it is there, is of version 5 and knows English. */
async function nativeEngine() {
  try {
    const version = await runProgram(["--version"], "");
    const languages = await runProgram(["--list-langs"], "");
    if (!/^tesseract v?5\./m.test(version) || !/^eng$/m.test(languages)) return null;
  } catch {
    return null;
  }
  const args = ["stdin", "stdout", "-l", "eng", "--dpi", "300", "-c", "tessedit_do_invert=0", "-c", "tessedit_create_tsv=1"];
  return {
    name: "native",
    read: async (shades, mode = SINGLE_COLUMN) => parseTsv(await runProgram([...args.slice(0, 2), "--psm", mode, ...args.slice(2)], toPgm(shades))),
  };
}

const within = (promise, ms, what) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Failure("reader_stopped", `${what} did not answer in ${ms / 1000} s. Try again.`, true)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

async function embeddedEngine() {
  const { createWorker } = await import("tesseract.js");
  const data = dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json"));
  // Without a handler a corrupt image is an uncaught exception; without the time limit a missing model waits for ever.
  const options = { langPath: join(data, "4.0.0_best_int"), gzip: true, cacheMethod: "none", errorHandler: () => {} };
  const worker = await within(createWorker("eng", 1, options), START_TIMEOUT_MS, "OCR");
  await worker.setParameters({ tessedit_pageseg_mode: SINGLE_COLUMN, user_defined_dpi: "300", tessedit_do_invert: "0" });
  let current = SINGLE_COLUMN;
  return {
    name: "embedded",
    read: async (shades, mode = SINGLE_COLUMN) => {
      if (mode !== current) await worker.setParameters({ tessedit_pageseg_mode: mode });
      current = mode;
      const { data: found } = await within(worker.recognize(toPgm(shades), {}, { text: false, tsv: true }), PAGE_TIMEOUT_MS, "OCR of a page");
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
