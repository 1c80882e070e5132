// What must hold before anything else can be imported: a Node that is new enough, and the packages of the lock file. Uses nothing but Node itself.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const need = [20, 19];

/** "20.19.0" is enough, "20.18.9" and "18.20.0" are not. */
export function isEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > need[0] || (major === need[0] && minor >= need[1]);
}

/** Packages of the lock file that are not installed in the version it names; optional ones for other machines do not count. */
export function missingPackages(lock, installed) {
  return Object.entries(lock.packages).flatMap(([place, wanted]) => {
    if (place === "" || wanted.link || wanted.optional || wanted.devOptional) return [];
    return installed.packages?.[place]?.version === wanted.version ? [] : [place];
  });
}

function upToDate() {
  const place = join(root, "node_modules/.package-lock.json");
  if (!existsSync(place)) return false;
  const read = (file) => JSON.parse(readFileSync(file, "utf8"));
  return missingPackages(read(join(root, "package-lock.json")), read(place)).length === 0;
}

function npm(args) {
  const own = process.env.npm_execpath;
  const [command, first] = own && basename(own) === "npm-cli.js" ? [process.execPath, [own]] : [process.platform === "win32" ? "npm.cmd" : "npm", []];
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...args], { cwd: root, stdio: ["ignore", "pipe", "pipe"], shell: process.platform === "win32" });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output = (output + chunk).slice(-8_000)));
    child.once("error", (error) => resolve({ code: 1, output: error.message }));
    child.once("exit", (code) => resolve({ code: code ?? 1, output }));
  });
}

async function install() {
  console.log("Packages: installing (the first time takes a minute or two) …");
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1_000);
  const beat = setInterval(() => console.log(`  still installing, ${seconds()} s`), 20_000);
  const options = ["--include=dev", "--no-progress", "--loglevel=error"];
  let done = await npm(["ci", ...options]);
  // A registry that lacks packages of other machines makes `ci` refuse the lock file; `install` takes the same versions from it.
  if (done.code !== 0) done = await npm(["install", "--no-save", ...options]);
  clearInterval(beat);
  if (done.code !== 0) {
    console.error(`Packages: they could not be installed. Is the package registry reachable? npm says:\n${done.output.trim()}`);
    process.exit(1);
  }
  console.log(`Packages: installed in ${seconds()} s`);
}

/** Ends the process with a clear line when Node is too old; installs the packages when they are missing or the lock file has changed. */
export async function bootstrap() {
  if (!isEnough(process.versions.node)) {
    console.error(`Muniment needs Node ${need.join(".")} or newer; this is ${process.versions.node}. See https://nodejs.org/en/download`);
    process.exit(1);
  }
  process.chdir(root);
  if (!upToDate()) await install();
}
