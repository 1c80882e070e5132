import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Unit tests stand beside the code; contract and end-to-end tests have their own entry points (scripts/test.mjs). */
export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") } },
  test: {
    projects: [
      {
        extends: true,
        // Pure values in and out: the files share one loaded program, which is half of the time.
        test: {
          name: "unit",
          include: ["{lib,components,inngest,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.contract.test.ts", "**/node_modules/**"],
          isolate: false,
          // A busy machine is slow, not wrong.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["{lib,inngest,app,scripts}/**/*.contract.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
