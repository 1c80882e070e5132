// npm run verify -- <bundle.json> [--files <folder>]   checks a proof bundle by itself: every share, sum, figure and quotation is reckoned again.
// Uses nothing but Node and this folder: no server, no database, no package, none of the code that made the bundle.
// Exit code 0: all holds. 1: something does not. 2: the bundle cannot be read.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { verifyBundle } from "./verify/verify-bundle.mjs";

const usage = "Usage: npm run verify -- <bundle.json> [--files <folder with the original documents>]";
const shown = 5;

function stop(message) {
  console.error(message);
  process.exit(2);
}

/** Every file under a folder, by its bytes. */
function filesIn(folder) {
  const all = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
  return all.filter((path) => statSync(path).isFile()).map((path) => readFileSync(path));
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    return stop(`${path} is no proof bundle that can be read: ${error.message}\nExport one with GET /api/packages/{id}/exports/package.json.`);
  }
}

const args = process.argv.slice(2);
const at = args.indexOf("--files");
const folder = at === -1 ? null : args[at + 1];
const [path] = at === -1 ? args : args.filter((_, n) => n !== at && n !== at + 1);
if (!path || (at !== -1 && !folder)) stop(usage);
let files = null;
try {
  files = folder ? filesIn(folder) : null;
} catch (error) {
  stop(`The folder ${folder} cannot be read: ${error.message}`);
}

const bundle = read(path);
let report;
try {
  report = verifyBundle(bundle, files);
} catch (error) {
  stop(`${path} is not whole: ${error.message}`);
}
console.log(`${bundle.package?.name ?? path}, as of ${bundle.package?.as_of ?? "?"}, engine ${bundle.engine ?? "?"}\n`);
for (const check of report) {
  const failed = check.faults.length;
  const count = check.left === undefined ? `${check.done - failed} of ${check.done}` : check.left;
  console.log(`${failed ? "FAILED" : check.left === undefined ? "holds " : "left  "}  ${check.what.padEnd(64)} ${count}`);
  for (const fault of check.faults.slice(0, shown)) console.log(`          ${fault}`);
  if (failed > shown) console.log(`          and ${failed - shown} more`);
}
const failures = report.reduce((n, check) => n + check.faults.length, 0);
console.log(failures ? `\n${failures} ${failures === 1 ? "thing does" : "things do"} not hold.` : "\nEverything that was checked holds.");
process.exit(failures ? 1 : 0);
