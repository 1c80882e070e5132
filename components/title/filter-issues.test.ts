import { describe, expect, it } from "vitest";
import type { Issue } from "@/lib/contracts/title";
import { filterIssues, type IssueFilter, orderIssues } from "./filter-issues";

const issue = (id: string, more: Partial<Issue> = {}) =>
  ({
    id,
    code: "CHAIN_GAP",
    severity: "high",
    title: id,
    detail: "",
    requirement: "",
    tract_ids: ["trt_1"],
    impact: null,
    status: "open",
    note: null,
    ...more,
  }) as Issue;
const impact = (net_acres: string) => ({ fraction: "1/2", decimal: "0.5", net_acres });
const all: IssueFilter = { status: "all", severity: "", code: "", tract: "", q: "" };
const ids = (issues: Issue[]) => issues.map((i) => i.id);

describe("orderIssues", () => {
  const list = [issue("a", { severity: "low", impact: impact("80") }), issue("b", { impact: impact("5") }), issue("c", { impact: impact("40") }), issue("d")];
  it("puts the gravest first, and of those the one with the most net acres", () => expect(ids(orderIssues(list, "weight"))).toEqual(["c", "b", "d", "a"]));
  it("puts the most net acres first, as numbers, when asked to", () => expect(ids(orderIssues(list, "acres"))).toEqual(["a", "c", "b", "d"]));
});

describe("filterIssues", () => {
  const list = [issue("a"), issue("b", { status: "cured", code: "WILD_DEED", severity: "low", tract_ids: ["trt_2"], note: "Probate ordered" })];
  it("keeps what fits every part", () => {
    expect(ids(filterIssues(list, all))).toEqual(["a", "b"]);
    expect(ids(filterIssues(list, { ...all, status: "cured" }))).toEqual(["b"]);
    expect(ids(filterIssues(list, { ...all, severity: "high", code: "WILD_DEED" }))).toEqual([]);
    expect(ids(filterIssues(list, { ...all, tract: "trt_2" }))).toEqual(["b"]);
    expect(ids(filterIssues(list, { ...all, q: " probate " }))).toEqual(["b"]);
  });
});
