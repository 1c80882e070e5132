// npm run analyze -- [options] <files or folders…>   see scripts/analyze/options.ts, or --help.
import { bootstrap } from "./lib/bootstrap.mjs";

// npm changes into the checkout; paths are meant from where the command was given.
const workingFolder = process.env.INIT_CWD ?? process.cwd();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(2));
try {
  // Results alone go to standard output.
  const log = console.log;
  console.log = console.error;
  await bootstrap();
  console.log = log;
  const { root } = await import("./lib/typescript.mjs");
  const { runAnalyze } = await import("./analyze/run-analyze.ts");
  process.exitCode = await runAnalyze(root, process.argv.slice(2), workingFolder);
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
process.exit();
