import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { canonicalBody, signatureOf } from "./signature";

test("a body is sent with its keys in order, whatever order they came in", () => {
  expect(canonicalBody({ b: 1, a: { d: [2, "é"], c: null } })).toBe('{"a":{"c":null,"d":[2,"é"]},"b":1}');
});

test("a signature is the mac of body and time under the key without its prefix", () => {
  const mac = createHmac("sha256", "abc123").update('{"a":1}1700000000').digest("hex");
  expect(signatureOf('{"a":1}', "signkey-prod-abc123", 1_700_000_000)).toBe(`t=1700000000&s=${mac}`);
});
