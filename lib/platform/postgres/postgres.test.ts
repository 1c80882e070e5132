import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chooseAccount, parseAccounts } from "./account";
import { packageSuffix } from "./binaries";
import { parsePidFile, runningServer } from "./pid-file";
import { processAlive } from "./process-alive";

const passwd = "root:x:0:0:root:/root:/bin/sh\ndaemon:x:1:1::/:/bin/false\nann:x:1000:1000::/home/ann:/bin/sh\nnobody:x:65534:65534::/:/bin/false\n# remark\n";

test("root lends the database the identity of the checkout's owner, else of nobody, never its own", () => {
  const accounts = parseAccounts(passwd);
  expect(chooseAccount(accounts, [1000])?.name).toBe("ann");
  expect(chooseAccount(accounts, [0])?.name).toBe("nobody");
  expect(chooseAccount(accounts, [4242])?.name).toBe("nobody");
  expect(chooseAccount(accounts.slice(0, 2), [])?.name).toBe("daemon");
  expect(chooseAccount(accounts.slice(0, 1), [])).toBeNull();
});

test("a note of a running server is read, anything else is not one", () => {
  expect(parsePidFile("4711\n/data\n1700000000\n5433\n\n127.0.0.1\n")).toEqual({ pid: 4711, port: 5433 });
  expect(parsePidFile("")).toBeNull();
  expect(parsePidFile("abc\n\n\n5433")).toBeNull();
});

test("the note of a process that is gone, or is no database, is cleared", () => {
  const data = mkdtempSync(join(tmpdir(), "pid file "));
  for (const pid of [4_190_000, process.pid]) {
    writeFileSync(join(data, "postmaster.pid"), `${pid}\n${data}\n1\n5433\n`);
    expect(runningServer(data)).toBeNull();
  }
  rmSync(data, { recursive: true });
});

test("a living process is told from a dead one", () => {
  expect(processAlive(process.pid)).toBe(true);
  expect(processAlive(4_190_000)).toBe(false);
});

test("the binaries' package is named after the machine", () => {
  expect([packageSuffix("linux", "x64"), packageSuffix("darwin", "arm64"), packageSuffix("win32", "x64")]).toEqual([
    "linux-x64",
    "darwin-arm64",
    "windows-x64",
  ]);
});
