import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { npmProcess, whenGone } from "./when-orphaned";

test("tells once that a process is gone, and nothing while it is there", async () => {
  const other = spawn(process.execPath, ["-e", "process.stdin.resume()"], { stdio: ["pipe", "ignore", "ignore"] });
  const told = vi.fn();
  whenGone(other.pid ?? 0, told, 10);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(told).not.toHaveBeenCalled();
  const ended = once(other, "exit");
  other.stdin?.end();
  await ended;
  await expect.poll(() => told.mock.calls.length).toBe(1);
});

test("names a process that is there as the one that runs npm", () => {
  expect(() => process.kill(npmProcess() ?? process.ppid, 0)).not.toThrow();
});
