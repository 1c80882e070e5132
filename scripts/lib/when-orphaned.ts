// npm hands a signal on to the shell that it runs a script in, and the shell often keeps it to itself. When npm is ended from outside, what runs in
// that shell must notice by itself.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";

const SHELLS = new Set(["sh", "dash", "bash", "zsh", "ash", "busybox"]);

type Above = { name: string; parent: number };

/** Name and parent of a process, from /proc where there is one, else from `ps`; null where neither tells. */
function aboveOf(pid: number): Above | null {
  const stat = `/proc/${pid}/stat`;
  if (existsSync(stat)) {
    const [, name, parent] = /\((.*)\) \S (\d+)/.exec(readFileSync(stat, "utf8")) ?? [];
    return name !== undefined && parent !== undefined ? { name, parent: Number(parent) } : null;
  }
  const [, parent, name] = /^\s*(\d+)\s+(\S+)/.exec(spawnSync("ps", ["-o", "ppid=,comm=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "") ?? [];
  return name !== undefined && parent !== undefined ? { name: basename(name).replace(/^-/, ""), parent: Number(parent) } : null;
}

/** The process that runs npm: the parent, or the parent of the shell in between. Null where it cannot be told. */
export function npmProcess(): number | null {
  const above = aboveOf(process.ppid);
  if (!above) return null;
  return SHELLS.has(above.name) ? above.parent : process.ppid;
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Calls `then` once, when the process `pid` is gone. Keeps no process alive. */
export function whenGone(pid: number, then: () => void, everyMs = 1_000): void {
  const watch = setInterval(() => {
    if (isThere(pid)) return;
    clearInterval(watch);
    then();
  }, everyMs);
  watch.unref();
}
