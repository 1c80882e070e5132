// Where binaries and data of the database stand. In the checkout, unless the account that runs it cannot get there (a checkout under /root).
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Account } from "@/lib/platform/postgres/account";
import { makeLinks, program } from "@/lib/platform/postgres/binaries";

export interface Place {
  native: string;
  data: string;
}

const identity = (account: Account | null) => (account ? { uid: account.uid, gid: account.gid } : {});

const runs = (native: string, account: Account | null): boolean =>
  spawnSync(program(native, "postgres"), ["--version"], { ...identity(account), cwd: "/", stdio: "ignore" }).status === 0;

const writable = (folder: string, account: Account): boolean =>
  spawnSync("/bin/sh", ["-c", 'test -w "$1" && test -x "$1"', "sh", folder], { ...identity(account), cwd: "/", stdio: "ignore" }).status === 0;

/** Makes a folder that belongs to the account alone. */
export function makeOwnFolder(folder: string, account: Account | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!account) return;
  chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
}

function outside(root: string, account: Account): string {
  const name = `muniment-${createHash("sha256").update(root).digest("hex").slice(0, 12)}`;
  for (const parent of ["/var/lib", "/var/tmp", tmpdir()]) {
    try {
      const folder = join(parent, name);
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o755);
      makeOwnFolder(join(folder, "data"), account);
      if (writable(join(folder, "data"), account)) return folder;
    } catch {
      // a parent that cannot be written: the next one
    }
  }
  throw new Error(`The account "${account.name}" can reach no folder for the database. Move the checkout out of ${root}, or set DATABASE_URL.`);
}

function copyBinaries(native: string, folder: string): string {
  const copy = join(folder, "native");
  const stamp = join(folder, "native.version");
  const version = readFileSync(join(native, "..", "package.json"), "utf8");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === version) return copy;
  rmSync(copy, { recursive: true, force: true });
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  writeFileSync(stamp, version);
  return copy;
}

/**
 * Binaries and data folder that the account can use. `wanted` is the folder in the checkout; when the account cannot reach it, both go to
 * a folder outside and `wanted`/outside.txt says which. Throws when the binaries do not run at all.
 */
export function choosePlace(root: string, native: string, wanted: string, account: Account | null): Place {
  makeLinks(native);
  mkdirSync(wanted, { recursive: true });
  const data = join(wanted, "data");
  if (!account) {
    if (!runs(native, null)) throw new Error("The PostgreSQL binaries do not run on this machine. Set DATABASE_URL to the address of a PostgreSQL server.");
    return { native, data };
  }
  makeOwnFolder(data, account);
  const here = writable(data, account);
  if (here && runs(native, account)) return { native, data };
  const folder = outside(`${root}:${wanted}`, account);
  const place = { native: copyBinaries(native, folder), data: here ? data : join(folder, "data") };
  if (!runs(place.native, account)) throw new Error(`The PostgreSQL binaries do not run as "${account.name}". Set DATABASE_URL to the address of a server.`);
  writeFileSync(join(wanted, "outside.txt"), `${folder}\n`);
  return place;
}
