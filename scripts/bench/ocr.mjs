// npm run bench -- ocr [--pages N] [--runs both|auto|embedded]: pages a minute and errors of our OCR, on typed pages drawn and damaged here, so that their text is known.
// Beside it, where it is installed, the tesseract program on the same files, one process a core, each of one thread (its fastest way).
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { closeReaders } from "@/lib/markdown/reader-pool";
import { deedLines } from "@/lib/markdown/testing/deed-text.mjs";
import { errorRate } from "@/lib/markdown/testing/error-rate.mjs";
import { damages, imageFile, randomOf, typedPage } from "@/lib/markdown/testing/scan.mjs";
import { toMarkdown } from "@/lib/markdown/to-markdown";

const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? fallback : (process.argv[at + 1] ?? fallback);
};
const cores = availableParallelism();
const pageCount = Number(option("pages", "12"));

const kinds = [
  ["clean", (page) => page],
  ["askew, speckled", (page, random) => damages.speckle(damages.skew(page, 1.6), 0.0008, random)],
  ["seal over text", (page) => damages.ring(damages.ring(page, 1700, 1300, 300), 900, 2300, 260)],
  ["faded", (page, random) => damages.fade(page, 0.22, random)],
  ["copy: edge, holes", (page) => damages.skew(damages.edges(page), -0.8)],
  ["form: frame, rules", (page, random) => damages.speckle(damages.frame(page, 400), 0.0003, random)],
  [
    "worst",
    (page, random) => damages.speckle(damages.edges(damages.skew(damages.ring(damages.fade(page, 0.12, random), 1500, 1100, 280), -2.2)), 0.0008, random),
  ],
];

async function makePages() {
  const pages = [];
  for (let index = 0; index < pageCount; index++) {
    const random = randomOf(index + 11);
    const [kind, damage] = kinds[index % kinds.length];
    const lines = deedLines(random);
    const bitmap = damage(await typedPage(lines, { font: index % 4 === 3 ? "Times-Roman" : "Courier", size: index % 4 === 3 ? 12 : 10.5 }), random);
    pages.push({ kind, truth: lines.join("\n"), file: await imageFile(bitmap) });
  }
  return pages;
}

/** Runs `read` over all pages, as many at a time as there are cores. Warm-up is not counted: a server has it behind it. */
async function measure(name, pages, read) {
  await Promise.all(pages.slice(0, cores).map(read));
  const texts = [];
  const started = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < pages.length) {
      const at = next++;
      texts[at] = await read(pages[at], at);
    }
  };
  await Promise.all(Array.from({ length: cores }, worker));
  const minutes = (performance.now() - started) / 60_000;
  const rows = pages.map((page, at) => ({ kind: page.kind, cer: errorRate(page.truth, texts[at]), wer: errorRate(page.truth, texts[at], "words") }));
  const mean = (key) => rows.reduce((sum, row) => sum + row[key], 0) / rows.length;
  return { name, pagesPerMinute: pages.length / minutes, cer: mean("cer"), wer: mean("wer"), rows };
}

const ours = (ocr) => async (page) => (await toMarkdown(page.file, "page.png", { ocr })).markdown;

const program = (file) =>
  new Promise((resolve, reject) => {
    const child = spawn("tesseract", [file, "stdout"], { stdio: ["ignore", "pipe", "ignore"], env: { ...process.env, OMP_THREAD_LIMIT: "1" } });
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (part) => {
      text += part;
    });
    child.on("error", reject);
    child.on("close", () => resolve(text));
  });

const percent = (share) => `${(share * 100).toFixed(1)} %`.padStart(8);

function print(results) {
  console.log(`\n${"reader".padEnd(34)} pages/min   CER      WER`);
  for (const { name, pagesPerMinute, cer, wer } of results)
    console.log(`${name.padEnd(34)} ${pagesPerMinute.toFixed(1).padStart(9)} ${percent(cer)} ${percent(wer)}`);
  console.log("\nCharacter error by kind of page");
  for (const [kind] of kinds) {
    const of = (result) => result.rows.filter((row) => row.kind === kind);
    if (of(results[0]).length)
      console.log(
        `  ${kind.padEnd(22)} ${results.map((result) => percent(of(result).reduce((sum, row) => sum + row.cer, 0) / of(result).length)).join("   ")}`,
      );
  }
}

const folder = mkdtempSync(join(tmpdir(), "muniment-bench-"));
try {
  console.log(`${pageCount} pages of 300 dpi, ${cores} cores`);
  const pages = await makePages();
  const hasProgram = await program("--version").then(
    () => true,
    () => false,
  );
  const results = [await measure("Muniment, packages only", pages, ours("embedded"))];
  closeReaders();
  if (hasProgram) {
    results.push(await measure("Muniment, tesseract on the PATH", pages, ours("native")));
    for (const [index, page] of pages.entries()) writeFileSync(join(folder, `${index}.png`), page.file);
    results.push(await measure("tesseract alone, raw pages", pages, (_, at) => program(join(folder, `${at ?? 0}.png`))));
  }
  print(results);
  if (hasProgram) {
    const [embedded, native, raw] = results;
    console.log(
      `\nspeed of tesseract alone: ${(embedded.pagesPerMinute / raw.pagesPerMinute).toFixed(2)} (packages only), ${(native.pagesPerMinute / raw.pagesPerMinute).toFixed(2)} (on the PATH, the default there)`,
    );
  } else console.log("\nThe tesseract program is not installed: no comparison.");
} finally {
  closeReaders();
  rmSync(folder, { recursive: true, force: true });
}
