import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { browserUrl, choosePort, isLoopback, localUrl } from "./addresses";
// @ts-expect-error a plain script, typed by its own comments
import { isEnough, missingPackages } from "./bootstrap.mjs";
import { inngestKeys } from "./inngest-keys";
import { printing } from "./report";
import { runNode } from "./run-command";
import { findRunning, forgetRunning, noteRunning } from "./running";

const folder = mkdtempSync(join(tmpdir(), "start test "));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the machine", () => {
  test.each([
    ["20.19.0", true],
    ["22.0.0", true],
    ["24.1.0", true],
    ["20.18.9", false],
    ["18.20.4", false],
  ])("with Node %s is enough: %s", (version, enough) => {
    expect(isEnough(version)).toBe(enough);
  });

  test("lacks packages that are absent or of another version, but not those of other machines", () => {
    const lock = {
      packages: { "": {}, "node_modules/a": { version: "1" }, "node_modules/b": { version: "2" }, "node_modules/c": { version: "3", optional: true } },
    };
    expect(missingPackages(lock, { packages: { "node_modules/a": { version: "1" }, "node_modules/b": { version: "1" } } })).toEqual(["node_modules/b"]);
    expect(missingPackages(lock, { packages: {} })).toEqual(["node_modules/a", "node_modules/b"]);
  });
});

describe("addresses", () => {
  test("are such that a browser can open them", () => {
    expect(browserUrl("127.0.0.1", 3000)).toBe("http://127.0.0.1:3000");
    expect(browserUrl("0.0.0.0", 80)).toBe("http://localhost:80");
    expect(browserUrl("::1", 3000)).toBe("http://[::1]:3000");
    expect(localUrl("0.0.0.0", 3000)).toBe("http://127.0.0.1:3000");
  });

  test("that other machines reach are told from those that they do not", () => {
    expect(["127.0.0.1", "localhost", "::1", "0.0.0.0", "192.168.1.5"].map(isLoopback)).toEqual([true, true, true, false, false]);
  });

  test("give way when the default port is taken, and complain when a port asked for is", async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, "127.0.0.1", () => resolve((taken.address() as { port: number }).port));
    });
    expect(await choosePort(undefined, port, "127.0.0.1")).not.toBe(port);
    await expect(choosePort(String(port), port, "127.0.0.1")).rejects.toThrow(`PORT=${port} is taken`);
    taken.close();
  });
});

test("keys are made once and stay", () => {
  const keys = inngestKeys(folder);
  expect(keys.signingKey).toMatch(/^signkey-prod-[0-9a-f]{64}$/);
  expect(inngestKeys(folder)).toEqual(keys);
});

test("a note of a running Muniment counts only while its process lives", () => {
  expect(findRunning(folder)).toBeNull();
  noteRunning(folder, "http://127.0.0.1:1");
  expect(findRunning(folder)).toBeNull();
  forgetRunning(folder);
});

test("a step says what came of it and how long it took, and a failing one throws its reason", async () => {
  const lines: string[] = [];
  const report = printing((line) => lines.push(line));
  expect(
    await report.step(
      "Build",
      async () => 3,
      (n) => `${n} pages`,
    ),
  ).toBe(3);
  expect(lines[0]).toMatch(/^Build: 3 pages \(\d+\.\d s\)$/);
  await expect(report.step("Build", () => Promise.reject(new Error("why")))).rejects.toThrow("why");
});

test("a command that hangs is ended and has failed", async () => {
  const done = await runNode(["-e", "console.log('begun'); setInterval(() => 0, 1000)"], undefined, 700);
  expect(done.code).not.toBe(0);
  expect(done.output).toContain("begun");
  expect(done.output).toContain("killed");
});
