// Journeys run against a server that is there already: scripts/test.mjs starts one and names it in MUNIMENT_URL.
import { defineConfig } from "@playwright/test";
import { browserArgs } from "./scripts/lib/browser";

const executablePath = process.env.MUNIMENT_CHROMIUM;

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: ".muniment/test/output",
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL: process.env.MUNIMENT_URL ?? "http://127.0.0.1:3000",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    trace: "off",
    launchOptions: { args: browserArgs, ...(executablePath ? { executablePath } : {}) },
  },
});
