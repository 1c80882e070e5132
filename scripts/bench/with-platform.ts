// The production build on a database of its own, for the length of one bench. Builds if needed; leaves nothing behind.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { buildIfNeeded } from "@/scripts/lib/build";
import { silent } from "@/scripts/lib/report";
import { servePlatform } from "@/scripts/lib/serve-platform";

/** `withPlatform("ui", (url) => …)` → what the work answers. The server is stopped and its data removed, also when the work throws. */
export async function withPlatform<T>(name: string, work: (url: string) => Promise<T>): Promise<T> {
  const root = process.cwd();
  await buildIfNeeded(root);
  const dataDir = join(root, `.muniment/bench-${name}`);
  rmSync(dataDir, { recursive: true, force: true });
  const variables: NodeJS.ProcessEnv = { ...process.env, MUNIMENT_DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1" };
  for (const key of ["DATABASE_URL", "INNGEST_BASE_URL", "OPENAI_API_KEY"]) delete variables[key];
  const onFatal = (text: string) => console.error(text);
  const platform = await servePlatform({ root, mode: "production", report: silent, variables, sample: false, throwaway: true, onFatal });
  try {
    return await work(platform.url);
  } finally {
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
