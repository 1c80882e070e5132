// A reading process. It takes one task at a time from its parent, answers with a result or a failure, and is killed when it takes too long.
// It runs apart from the web server because everything here blocks: pdfium, the cleaning of page images, OCR, unpacking.
import { Worker } from "node:worker_threads";
import { readDocx } from "./docx.mjs";
import { Failure } from "./failure.mjs";
import { imageInfo } from "./image-file.mjs";
import { ocrPage } from "./ocr-page.mjs";
import { readPdf } from "./pdf-read.mjs";
import { renderPage } from "./render.mjs";
import { isChainBroken } from "./tiff-chain.mjs";

const handlers = {
  pdf: readPdf,
  docx: readDocx,
  render: renderPage,
  ocr: ocrPage,
  image: async ({ file }) => ({ ...(await imageInfo(file)), cutOff: await isChainBroken(file) }),
};

/** What the parent is told when a task throws: our own failures as they are, anything else as a stopped reader. */
function toTold(thrown) {
  if (thrown instanceof Failure) return { code: thrown.code, message: thrown.message, retryable: thrown.retryable };
  const text = thrown instanceof Error ? thrown.message : String(thrown);
  const memory = /out of memory|memory access out of bounds|allocation failed|Array buffer allocation/i.test(text);
  if (memory)
    return {
      code: "out_of_memory",
      message: "Reading this file needs more memory than a reader may use. Split it or scan it at a lower resolution.",
      retryable: false,
    };
  return {
    code: "reader_stopped",
    message: `The file could not be read (${text.slice(0, 200)}). Save it anew from its program and upload it again.`,
    retryable: false,
  };
}

async function run({ id, kind, task }) {
  const progress = (value) => process.send?.({ id, progress: value });
  try {
    const handler = handlers[kind];
    if (!handler) throw new Failure("reader_stopped", `Unknown task ${kind}.`);
    process.send?.({ id, result: await handler(task, progress) });
  } catch (thrown) {
    process.send?.({ id, failure: toTold(thrown) });
  }
}

// A watchdog in a thread of its own: it still runs when this thread is busy in WebAssembly.
new Worker(new URL("./watchdog.mjs", import.meta.url), {
  workerData: { rssBytesMax: Number(process.argv[2]), parent: process.ppid },
  resourceLimits: { maxOldGenerationSizeMb: 16 },
}).unref();

let queue = Promise.resolve();
process.on("message", (message) => {
  queue = queue.then(() => run(message));
});
process.on("disconnect", () => process.exit(0));
