// The keys between the app and the embedded executor: made once, kept beside the data, readable by the owner only.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface InngestKeys {
  eventKey: string;
  signingKey: string;
}

export function inngestKeys(folder: string): InngestKeys {
  const file = join(folder, "inngest-keys.json");
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const keys = { eventKey: randomBytes(24).toString("hex"), signingKey: `signkey-prod-${randomBytes(32).toString("hex")}` };
    writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, "utf8")) as InngestKeys;
}
