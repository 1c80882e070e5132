// npm run analyze: on the server that runs, or on one that is started for this and stopped after it.
import { resolve } from "node:path";
import { readEnv } from "@/lib/platform/env";
import { printing } from "@/scripts/lib/report";
import { findRunning, forgetRunning, noteRunning } from "@/scripts/lib/running";
import { servePlatform } from "@/scripts/lib/serve-platform";
import { analyzePackage, exitCodeOf, pointAt } from "./analyze-package";
import { findFiles, nameOf } from "./find-files";
import { type AnalyzeOptions, parseOptions, usage } from "./options";
import { resultLines } from "./print-result";

const aside = (line: string) => void process.stderr.write(`${line}\n`);

interface Server {
  url: string;
  /** What to add to the link when the server does not outlive this command. */
  remark: string;
  stop(): Promise<void>;
}

async function ownServer(root: string, dataDir: string): Promise<Server> {
  aside("Muniment does not run: starting it for this.");
  noteRunning(dataDir, null);
  const onFatal = (text: string) => {
    aside(text);
    process.exit(2);
  };
  try {
    const platform = await servePlatform({ root, mode: "production", report: printing(aside), sample: true, onFatal });
    const stop = async () => {
      await platform.stop();
      forgetRunning(dataDir);
    };
    return { url: platform.url, remark: " (after npm start)", stop };
  } catch (thrown) {
    forgetRunning(dataDir);
    throw thrown;
  }
}

async function findServer(root: string, options: AnalyzeOptions): Promise<Server> {
  const { dataDir } = readEnv(process.env, root);
  const running = findRunning(dataDir);
  const url = options.url ?? running?.url;
  if (url) return { url, remark: "", stop: () => Promise.resolve() };
  if (running) throw new Error(`Muniment is just starting (process ${running.pid}). Try again when it has.`);
  return ownServer(root, dataDir);
}

/** Answers the exit code: see the usage. */
export async function runAnalyze(root: string, args: readonly string[], workingFolder: string): Promise<number> {
  const options = parseOptions(args);
  if (typeof options === "string") {
    (options === "" ? console.log : console.error)(options === "" ? usage : `${options}\n${usage}`);
    return options === "" ? 0 : 2;
  }
  const { files, leftOut } = findFiles(options.paths.map((path) => resolve(workingFolder, path)));
  for (const file of leftOut) aside(`Left out, no document: ${file}`);
  if (files.length === 0) throw new Error("No document found. Readable are PDF, DOCX, TXT, MD, PNG, JPEG and TIFF.");
  const server = await findServer(root, options);
  try {
    pointAt(server.url);
    const result = await analyzePackage(options, options.name ?? nameOf(options.paths), files, server.url);
    const shown = { ...result, link: `${result.link}${server.remark}` };
    console.log(options.json ? JSON.stringify(result, null, 2) : resultLines(shown).join("\n"));
    return exitCodeOf(result);
  } finally {
    await server.stop();
  }
}
