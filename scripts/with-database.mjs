// node scripts/with-database.mjs [--name <database>] -- <command…>   runs the command with DATABASE_URL set.
import "./lib/typescript.mjs";

const args = process.argv.slice(2);
const split = args.indexOf("--");
const [command, ...rest] = split === -1 ? args : args.slice(split + 1);
const name = split > 0 && args[0] === "--name" ? args[1] : "muniment";
if (!command) {
  console.error("Usage: node scripts/with-database.mjs [--name <database>] -- <command…>");
  process.exit(2);
}
const { runWithDatabase } = await import("./lib/with-database.ts");
process.exitCode = await runWithDatabase(name, command, rest).catch((error) => {
  console.error(error.message);
  return 1;
});
