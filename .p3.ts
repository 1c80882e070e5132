import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readChain } from "@/lib/testing/read-in-process";
const [dir, pat] = process.argv.slice(2);
const texts = readdirSync(dir!).filter((f) => f.endsWith(".txt")).sort().map((name) => ({ name, text: readFileSync(join(dir!, name), "utf8") }));
const c: any = readChain(texts, "2026-01-01");
for (const d of c.documents) { if (!d.filename.includes(pat ?? "")) continue;
 console.log("==", d.filename, JSON.stringify(d.dates.resolved).slice(0,300));
 console.log(JSON.stringify(d.parties.resolved, null, 1).slice(0, +(process.env.N ?? 2500)));
 console.log(JSON.stringify(d.conveyance.resolved, null, 1).slice(0, +(process.env.N ?? 4500))); }
