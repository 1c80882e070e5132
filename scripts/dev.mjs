// npm run dev: installs what is missing, starts database, jobs and the development server, and ends with the address.
import { bootstrap } from "./lib/bootstrap.mjs";

try {
  await bootstrap();
  const { root } = await import("./lib/typescript.mjs");
  const { runServer } = await import("./lib/run-server.ts");
  await runServer(root, "development");
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
