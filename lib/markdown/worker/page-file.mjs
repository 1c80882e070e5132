// A file without a name for another process to read, over and over: nothing stays behind, however this process ends.
import { randomBytes } from "node:crypto";
import { closeSync, ftruncateSync, openSync, unlinkSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Linux only: `path` leads through this process's open files. */
export function pageFile() {
  const name = join(tmpdir(), `muniment-page-${randomBytes(8).toString("hex")}`);
  const file = openSync(name, "wx+", 0o600);
  unlinkSync(name);
  return {
    path: `/proc/${process.pid}/fd/${file}`,
    write(parts) {
      let end = 0;
      for (const bytes of parts) {
        for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at, end + at);
        end += bytes.length;
      }
      ftruncateSync(file, end);
    },
    close: () => closeSync(file),
  };
}
