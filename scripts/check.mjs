// npm run check: lint, import rules, types, unit tests. The last line is "N passed, N failed"; the exit code is 0 only when nothing failed.
import { bootstrap } from "./lib/bootstrap.mjs";

// What runs for this command is stopped when the process exits.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(130));
try {
  await bootstrap();
  const { root } = await import("./lib/typescript.mjs");
  const { runCheckCommand } = await import("./lib/run-tests.ts");
  process.exit(await runCheckCommand(root));
} catch (error) {
  console.error(error.message);
  console.log("0 passed, 1 failed");
  process.exit(1);
}
