// The account that runs the database. PostgreSQL refuses to run as root, so root lends it the identity of an ordinary account.
import { readFileSync, statSync } from "node:fs";

export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** Accounts of a passwd file; lines that are not accounts are left out. */
export function parseAccounts(passwd: string): Account[] {
  return passwd
    .split("\n")
    .map((line) => line.split(":"))
    .filter((fields) => fields.length >= 4 && /^\d+$/.test(fields[2] ?? "") && /^\d+$/.test(fields[3] ?? ""))
    .map((fields) => ({ name: fields[0] ?? "", uid: Number(fields[2]), gid: Number(fields[3]) }));
}

/** The first choice that is an account and not root, in this order: the owner of one of the folders, then nobody, postgres, daemon, then any. */
export function chooseAccount(accounts: readonly Account[], owners: readonly number[]): Account | null {
  const ordinary = accounts.filter((account) => account.uid > 0 && account.gid > 0);
  for (const uid of owners) {
    const owner = ordinary.find((account) => account.uid === uid);
    if (owner) return owner;
  }
  for (const name of ["nobody", "postgres", "daemon"]) {
    const named = ordinary.find((account) => account.name === name);
    if (named) return named;
  }
  return ordinary[0] ?? null;
}

function ownerOf(folder: string): number[] {
  try {
    return [statSync(folder).uid];
  } catch {
    return [];
  }
}

/**
 * Null for an ordinary user, who runs the database under the own name. For root: the owner of an existing data folder,
 * else the owner of the checkout, else an unprivileged account of the machine.
 */
export function databaseAccount(folders: readonly string[]): Account | null {
  if (process.getuid?.() !== 0) return null;
  const account = chooseAccount(parseAccounts(readFileSync("/etc/passwd", "utf8")), folders.flatMap(ownerOf));
  if (!account) throw new Error("PostgreSQL does not run as root and /etc/passwd names no other account. Run as an ordinary user, or set DATABASE_URL.");
  return account;
}
