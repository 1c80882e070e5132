import { describe, expect, it } from "vitest";
import type { Evidence } from "@/lib/contracts/evidence";
import type { FieldDraft } from "./field-draft";
import { type Grounds, judgeField } from "./judge-field";

const field: FieldDraft = { aspect: "dates", pointer: "/executed", label: "Executed", value: "1931-05-04", control: "date", bearing: "order" };
const words: Evidence = { page: 2, start: 10, end: 20, quote: "4 May 1931", alignment: "exact" };
const grounds = (over: Partial<Grounds> = {}): Grounds => ({
  evidence: { "/executed": [words] },
  confidence: { "/executed": 0.97 },
  machine: { executed: "1931-05-04" },
  correction: null,
  confirmations: [],
  failures: [],
  ...over,
});
const stateOf = (over: Partial<Grounds>, draft: Partial<FieldDraft> = {}) => judgeField({ ...field, ...draft }, grounds(over)).state;

describe("judgeField", () => {
  it("confirms by rule what stands in the words and was surely read, and says where", () => {
    expect(judgeField(field, grounds())).toMatchObject({ state: "rule", why: "The words stand on page 2. The reader is 97 % sure." });
  });
  it("lets wait what differs from the words, what was not surely read, and what has no words", () => {
    expect(stateOf({ evidence: { "/executed": [{ ...words, alignment: "tolerant" }] } })).toBe("waiting");
    expect(stateOf({ confidence: { "/executed": 0.5 } })).toBe("waiting");
    expect(stateOf({ evidence: {} })).toBe("waiting");
    expect(stateOf({ evidence: { "/executed": [{ ...words, start: null, end: null, alignment: "none" }] } })).toBe("waiting");
  });
  it("asks no words of a value that is judged and not read, unless the reader was unsure", () => {
    expect(stateOf({ evidence: {} }, { control: "select", value: "grantor" })).toBe("rule");
    expect(stateOf({ evidence: {}, confidence: { "/executed": 0.4 } }, { control: "select", value: "grantor" })).toBe("waiting");
  });
  it("fails what a check speaks against although its words stand", () => {
    const failures = [{ aspect: "dates" as const, pointer: "/executed", code: "impossible_order", message: "Recorded before it was signed." }];
    expect(judgeField(field, grounds({ failures }))).toMatchObject({ state: "failed", why: "Recorded before it was signed." });
  });
  it("takes a person's word over every check, as long as the value is what the person saw", () => {
    const failures = [{ aspect: "dates" as const, pointer: "/executed", code: "x", message: "y" }];
    const confirmation = { pointer: "/executed", value: "1931-05-04", by: "R. Dunn", note: null, words: null };
    expect(stateOf({ failures, confirmations: [confirmation] })).toBe("person");
    expect(stateOf({ failures, confirmations: [{ ...confirmation, value: "1931-05-05" }] })).toBe("failed");
  });
  it("keeps the machine's reading beside a correction, with who corrected it and why", () => {
    const standing = judgeField({ ...field, value: "1931-05-05" }, grounds({ correction: { by: "R. Dunn", note: "See the stamp." } }));
    expect(standing).toMatchObject({ state: "person", machine: "1931-05-04", why: "Corrected by R. Dunn. See the stamp." });
  });
  it("says of a value that is not stated no more than that", () => {
    expect(stateOf({}, { value: null })).toBe("absent");
  });
  it("shows the words that a person pointed at in place of the machine's", () => {
    const own = { ...words, start: 50, end: 60 };
    const confirmations = [{ pointer: "/executed", value: "1931-05-04", by: "R. Dunn", note: null, words: own }];
    expect(judgeField(field, grounds({ confirmations })).evidence).toEqual([own]);
  });
});
