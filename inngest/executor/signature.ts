// Signed requests: HMAC-SHA256 over the canonical JSON body followed by the time, keyed with the signing key without its prefix.
import { createHmac } from "node:crypto";
import canonicalize from "canonicalize";

const keyOf = (signingKey: string): string => signingKey.replace(/^signkey-[\w]+-/, "");

/** The body exactly as it must be sent: the receiver canonicalises what it parsed and compares. canonicalBody({b:1,a:2}) → '{"a":2,"b":1}'. */
export const canonicalBody = (value: unknown): string => canonicalize(value) ?? "null";

/** Header x-inngest-signature for a canonical body: "t=<unix seconds>&s=<hex>". */
export function signatureOf(body: string, signingKey: string, unixSeconds: number): string {
  const mac = createHmac("sha256", keyOf(signingKey)).update(`${body}${unixSeconds}`).digest("hex");
  return `t=${unixSeconds}&s=${mac}`;
}
