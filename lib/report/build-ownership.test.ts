import { describe, expect, it } from "vitest";
import type { PackageId } from "@/lib/contracts/ids";
import { ownershipSchema } from "@/lib/contracts/reports";
import type { TitleResult, TractState } from "@/lib/contracts/title";
import { parseRational, rational, toWire } from "@/lib/fraction/rational";
import { buildOwnership } from "./build-ownership";

const wire = (text: string) => toWire(parseRational(text) ?? rational(0));
type Interest = TractState["interests"][number];
const held = (key: string, holder: string, estate_type: Interest["estate_type"], share: string, more: Partial<Interest> = {}): Interest => ({
  key,
  estate_type,
  tract_id: "trt_1",
  party_id: `pty_${holder}`,
  name: holder,
  share: wire(share),
  of: "estate",
  depths: null,
  burdens: [],
  assumed: false,
  effects: [`eff-${key}`],
  leased_by: null,
  ...more,
});
const ownership = (interests: Interest[], more: Partial<TractState> = {}, result: Partial<TitleResult> = {}) =>
  buildOwnership({
    package_id: "pkg_1" as PackageId,
    as_of: "2020-01-01",
    result: {
      effects: [],
      issues: [],
      traces: {},
      undetermined: [],
      breaks: [],
      tracts: [{ tract_id: "trt_1", interests, leases: [], revenue: [], ...more }],
      ...result,
    },
    resolution: {
      parties: [],
      references: [],
      tracts: [
        { id: "trt_1", label: "NE/4", kind: "plss", acres: "160", mentions: [] },
        { id: "trt_2", label: "SW/4", kind: "plss", acres: null, mentions: [] },
      ],
    },
  });

describe("ownership", () => {
  it("shows land in fee as surface and minerals where a power to lease has parted, so that no power counts twice", () => {
    const [tract] = ownership([
      held("a", "Ash", "fee", "1/4"),
      held("a.x", "Ash", "executive_right", "1/4"),
      held("b", "Ash", "surface", "3/4"),
      held("c", "Ash", "executive_right", "3/4"),
      held("d", "Elm", "mineral", "3/4"),
    ]).tracts;
    expect(tract?.rows.map((r) => `${r.name} ${r.estate_type} ${r.share.fraction}`)).toEqual([
      "Ash surface 1",
      "Ash mineral 1/4",
      "Elm mineral 3/4",
      "Ash executive_right 1",
    ]);
    expect(tract?.totals.executive_right.fraction).toBe("1");
  });

  it("adds what one holder has from several instruments into one row", () => {
    const [tract] = ownership([
      held("a", "A", "mineral", "1/4"),
      held("b", "A", "mineral", "1/8"),
      held("c", "B", "mineral", "5/8"),
      held("s", "B", "surface", "1"),
    ]).tracts;
    expect(tract?.rows.map((r) => [r.name, r.estate_type, r.share.fraction, r.net_acres, r.effects])).toEqual([
      ["B", "surface", "1", "160", ["eff-s"]],
      ["A", "mineral", "3/8", "60", ["eff-a", "eff-b"]],
      ["B", "mineral", "5/8", "100", ["eff-c"]],
    ]);
  });
  it("keeps what one holder has under different leases in different rows", () => {
    const [tract] = ownership([held("a", "A", "mineral", "1/4", { leased_by: "eff-1" }), held("b", "A", "mineral", "1/4")]).tracts;
    expect(tract?.rows).toHaveLength(2);
  });
  it("counts unsevered land in the totals of both estates, and the executive right with the minerals", () => {
    const [tract] = ownership([held("a", "A", "fee", "1/3"), held("b", "B", "surface", "2/3"), held("c", "C", "mineral", "2/3")]).tracts;
    expect(tract?.totals).toMatchObject({
      surface: { fraction: "1" },
      mineral: { fraction: "1" },
      executive_right: { fraction: "1" },
      leasehold: { fraction: "0" },
    });
  });
  it("counts executive rows where the power to lease has parted", () => {
    const [tract] = ownership([held("a", "A", "mineral", "1"), held("x", "A", "executive_right", "1/2"), held("y", "B", "executive_right", "1/4")]).tracts;
    expect(tract?.totals.executive_right.fraction).toBe("3/4");
  });
  it("leaves no row for a share of nothing, and keeps open shares out of rows and totals", () => {
    const open = { tract_id: "trt_1", estate_type: "mineral" as const, share: wire("1/2"), why: "w", readings: [], effects: [], settles: null };
    const [tract] = ownership([held("a", "A", "mineral", "0"), held("b", "B", "mineral", "1/2")], {}, { undetermined: [open] }).tracts;
    expect(tract?.rows.map((r) => r.name)).toEqual(["B"]);
    expect(tract?.totals.mineral.fraction).toBe("1/2");
    expect(tract?.undetermined).toEqual([open]);
  });
  it("lists a tract that nobody is shown to own, with no rows", () => {
    expect(ownership([]).tracts.map((t) => [t.tract_id, t.rows.length])).toEqual([
      ["trt_1", 0],
      ["trt_2", 0],
    ]);
    expect(ownershipSchema.safeParse(ownership([held("a", "A", "fee", "1")])).error).toBeUndefined();
  });
});
