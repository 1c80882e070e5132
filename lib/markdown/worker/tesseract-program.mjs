// The `tesseract` program. Where the system allows it, one process a mode reads page after page, for starting costs a tenth of a second each time; else one process a page.
import { spawn } from "node:child_process";
import { greyTiff, greyTiffParts } from "./grey-tiff.mjs";
import { pageFile } from "./page-file.mjs";

const PAGE_TIMEOUT_MS = 90_000;
// One thread a page: with more, tesseract spends its time waiting for itself. `env` is where every system with the program has it, but for Windows.
const ALONE = ["OMP_THREAD_LIMIT=1"];
const SETTINGS = ["-l", "eng", "--dpi", "300", "-c", "tessedit_do_invert=0", "-c", "tessedit_create_tsv=1"];
/** A blank page of this side is asked for behind each page: its row in the table says that the page before it is told whole. */
const END_SIDE = 16;
const END_ROW = new RegExp(`^1\\t\\d+(?:\\t0){6}\\t${END_SIDE}\\t${END_SIDE}\\t.*\\n`, "m");
/** A process is renewed after so many pages. */
const PAGES_MAX = 400;

/** What the program writes when it is run once. */
export function runProgram(args, input = "") {
  return new Promise((resolve, reject) => {
    const child = spawn("env", [...ALONE, "tesseract", ...args], { stdio: ["pipe", "pipe", "ignore"], timeout: PAGE_TIMEOUT_MS });
    const parts = [];
    child.on("error", reject);
    child.stdout.on("data", (part) => parts.push(part));
    child.on("close", (code) => (code === 0 ? resolve(Buffer.concat(parts).toString("utf8")) : reject(new Error(`tesseract ended with ${code}`))));
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

/** A process that is told the names of page files and answers with tables, one page at a time. `stdbuf` makes it answer at once. */
class PageReader {
  #child;
  #text = "";
  #waiting = null;
  #page = pageFile();
  #end = pageFile();
  pages = 0;
  alive = true;

  constructor(mode) {
    this.#end.write(greyTiffParts({ ink: new Uint8Array(END_SIDE * END_SIDE), width: END_SIDE, height: END_SIDE }));
    const args = ["tesseract", "-", "stdout", "--psm", mode, ...SETTINGS, "-c", "stream_filelist=1"];
    this.#child = spawn("env", [...ALONE, "stdbuf", "-o0", ...args], { stdio: ["pipe", "pipe", "ignore"] });
    this.#child.stdout.setEncoding("utf8").on("data", (part) => this.#hear(part));
    this.#child.stdin.on("error", () => {});
    this.#child.on("error", (error) => this.#stop(error));
    this.#child.on("close", (code) => this.#stop(new Error(`tesseract ended with ${code}`)));
  }

  read(picture) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#stop(new Error("tesseract did not answer")), PAGE_TIMEOUT_MS);
      this.#waiting = { resolve, reject, timer };
      this.pages++;
      this.#page.write(greyTiffParts(picture));
      this.#child.stdin.write(`${this.#page.path}\n${this.#end.path}\n`);
    });
  }

  close() {
    this.#stop(new Error("tesseract was closed"));
  }

  #settle(how, value) {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (!waiting) return;
    clearTimeout(waiting.timer);
    waiting[how](value);
  }

  #hear(part) {
    this.#text += part;
    const end = END_ROW.exec(this.#text);
    if (!end) return;
    const told = this.#text.slice(0, end.index);
    this.#text = this.#text.slice(end.index + end[0].length);
    this.#settle("resolve", told);
  }

  #stop(error) {
    this.#settle("reject", error);
    if (!this.alive) return;
    this.alive = false;
    this.#child.kill("SIGKILL");
    this.#page.close();
    this.#end.close();
  }
}

/** Reads page after page by the same process for each mode. */
function lasting() {
  const readers = new Map();
  return async (picture, mode) => {
    let reader = readers.get(mode);
    if (reader && reader.pages >= PAGES_MAX) reader.close();
    if (!reader?.alive) {
      reader = new PageReader(mode);
      readers.set(mode, reader);
    }
    return reader.read(picture);
  };
}

const single = async (picture, mode) => runProgram(["stdin", "stdout", "--psm", mode, ...SETTINGS], greyTiff(picture));

/** Whether processes that last work here: tried on a white page. */
async function canLast(read, mode) {
  if (process.platform !== "linux") return false;
  const side = 2 * END_SIDE;
  return read({ ink: new Uint8Array(side * side), width: side, height: side }, mode).then(
    () => true,
    () => false,
  );
}

/** The program as a function from shades and mode to its table of words; null where it is not installed, is not of version 5 or does not know English. */
export async function tesseractProgram(mode) {
  try {
    const version = await runProgram(["--version"]);
    const languages = await runProgram(["--list-langs"]);
    if (!/^tesseract v?5\./m.test(version) || !/^eng$/m.test(languages)) return null;
  } catch {
    return null;
  }
  const read = lasting();
  return (await canLast(read, mode)) ? read : single;
}
