import { describe, expect, it } from "vitest";
import { mergedView } from "./merged-view";

const dates = {
  executed: "1931-05-04",
  effective: null,
  acknowledged: null,
  filed: null,
  recorded: "1931-05-06",
  expires: null,
  primary_term_months: null,
  other: [],
};
const reading = { resolved: dates, evidence: {}, confidence: { "/executed": 0.7 } };

describe("mergedView", () => {
  it("puts the reviewer's value over the machine's and names the reviewer as evidence", () => {
    const view = mergedView("dates", reading, { patch: { executed: "1931-05-05" }, by: "R. Dunn" });
    expect(view.resolved).toMatchObject({ executed: "1931-05-05", recorded: "1931-05-06" });
    expect(view.evidence["/executed"]?.[0]).toMatchObject({ quote: "keyed by R. Dunn", alignment: "none" });
    expect(view.confidence["/executed"]).toBe(1);
  });
  it("calls only what the patch of a list changed the reviewer's", () => {
    const list = {
      ...dates,
      other: [
        { label: "mailed", date: "1931-05-07" },
        { label: "sworn", date: "1931-05-08" },
      ],
    };
    const patch = {
      other: [
        { label: "mailed", date: "1931-05-09" },
        { label: "sworn", date: "1931-05-08" },
      ],
    };
    const view = mergedView("dates", { ...reading, resolved: list }, { patch, by: "R. Dunn" });
    expect(view.confidence).toEqual({ "/executed": 0.7, "/other/0/date": 1 });
    expect(Object.keys(view.evidence)).toEqual(["/other/0/date"]);
  });
  it("reads a removed field as not stated", () => {
    expect(mergedView("dates", reading, { patch: { recorded: null }, by: "x" }).resolved).toMatchObject({ recorded: null });
  });
  it("leaves out a correction that does not fit, and says so", () => {
    expect(mergedView("dates", reading, { patch: { executed: 5 }, by: "x" })).toMatchObject({ fits: false, resolved: dates });
  });
});
