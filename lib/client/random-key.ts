/**
 * 128 random bits as 32 hexadecimal digits: "9f86d081884c7d659a2feaa0c55ad015". For idempotency keys.
 * `crypto.randomUUID` is missing on plain http outside localhost; `getRandomValues` is there everywhere.
 */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
