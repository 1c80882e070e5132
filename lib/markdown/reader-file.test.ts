import { execFileSync } from "node:child_process";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withKeptReaderFile } from "./reader-file";

const bytes = (name: string) => new TextEncoder().encode(`a file called ${name}`);
const stands = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

describe("a file kept for the viewer", () => {
  it("stays while it is read or waits to be read, whatever other documents are looked at meanwhile", async () => {
    let done = () => {};
    const held = new Promise<void>((resolve) => {
      done = resolve;
    });
    let file = "";
    const reading = withKeptReaderFile(bytes("first"), async (path) => {
      file = path;
      await held;
      return stands(path);
    });
    for (const name of ["a", "b", "c", "d", "e", "f"]) await withKeptReaderFile(bytes(name), stands);
    done();
    expect(await reading).toBe(true);
    for (const name of ["a", "b", "c", "d", "e", "f"]) await withKeptReaderFile(bytes(name), stands);
    expect(await stands(file)).toBe(false);
  });

  it("is one file for all who ask for the same document at once, and written anew where the system swept it away", async () => {
    const files = await Promise.all([1, 2, 3, 4, 5, 6].map(() => withKeptReaderFile(bytes("shared"), async (file) => file)));
    expect(new Set(files).size).toBe(1);
    const [file = ""] = files;
    await rm(file);
    expect(await withKeptReaderFile(bytes("shared"), stands)).toBe(true);
  });

  it("goes with the process, so that no page stays behind on the machine", async () => {
    const path = JSON.stringify(join(import.meta.dirname, "reader-file.ts"));
    const code = `import(${path}).then(({ withKeptReaderFile }) => withKeptReaderFile(new Uint8Array([1]), async (file) => console.log(file)))`;
    const file = execFileSync(process.execPath, ["--import", "tsx", "-e", code], { encoding: "utf8" }).trim();
    expect(file).toContain("muniment-view-");
    expect(await stands(join(file, ".."))).toBe(false);
  });
});
