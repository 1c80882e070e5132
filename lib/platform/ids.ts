// Ids that sort by the time they were made: 9 characters of time, 15 of chance, letters and digits only.
import { randomBytes } from "node:crypto";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const TIME_LENGTH = 9;
const RANDOM_LENGTH = 15;
const RANDOM_LIMIT = 32n ** BigInt(RANDOM_LENGTH);

let lastTime = 0;
let lastRandom = 0n;

function encode(value: bigint, length: number): string {
  let out = "";
  for (let rest = value, i = 0; i < length; i += 1, rest /= 32n) out = ALPHABET.charAt(Number(rest % 32n)) + out;
  return out;
}

/**
 * A new id with the given prefix. newId("doc_") → "doc_1k3v9q2m4x7c…" (24 characters after the prefix).
 * Ids made later in one process sort later, also within one millisecond and when the clock steps back.
 */
export function newId(prefix: string, now: number = Date.now()): string {
  if (now > lastTime) {
    lastTime = now;
    lastRandom = BigInt(`0x${randomBytes(10).toString("hex")}`) % (RANDOM_LIMIT / 2n);
  } else {
    lastRandom += 1n + BigInt(randomBytes(4).readUInt32BE());
  }
  return prefix + encode(BigInt(lastTime), TIME_LENGTH) + encode(lastRandom % RANDOM_LIMIT, RANDOM_LENGTH);
}
