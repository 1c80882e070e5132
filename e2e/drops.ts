// Files and folders dropped as the system drops them: over the browser's own door, so that folders are folders.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";

/** Writes files under a new folder, gone with the process, and answers its path: { "Hollis/1.txt": "…" }. */
export function filesOnDisk(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "muniment-drop-"));
  process.once("exit", () => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Drags what lies at the paths over the middle of the page; `drop()` lets go, `leave()` goes out of the window (which this door does not tell the page by itself). */
export async function dragFiles(page: Page, paths: string[]): Promise<{ drop: () => Promise<void>; leave: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 800, height: 600 };
  const send = (type: "dragEnter" | "dragOver" | "drop") =>
    session.send("Input.dispatchDragEvent", { type, x: width / 2, y: height / 2, data: { items: [], files: paths, dragOperationsMask: 1 } });
  await send("dragEnter");
  await send("dragOver");
  // A hand that holds still goes on dragging over: the browser lets go where the last of these was welcome.
  const held = setInterval(() => void send("dragOver").catch(() => clearInterval(held)), 200);
  return {
    drop: async () => {
      clearInterval(held);
      await send("dragOver");
      await send("drop");
    },
    leave: () => {
      clearInterval(held);
      return page.evaluate(() => void window.dispatchEvent(new DragEvent("dragleave", { relatedTarget: null })));
    },
  };
}
