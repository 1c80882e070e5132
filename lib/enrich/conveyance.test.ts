import { describe, expect, it } from "vitest";
import type { Conveyance, Interest } from "@/lib/contracts/aspects/conveyance";
import type { Land } from "@/lib/contracts/aspects/land";
import type { Parties } from "@/lib/contracts/aspects/parties";
import { interest as interestOf, party } from "@/lib/testing/builders/resolved-document";
import { enrichConveyance } from "./conveyance";

const person = (id: string, name: string, side: "from" | "to") => party(id, name, side === "from" ? "grantor" : "grantee");
const parties: Parties = { parties: [person("p1", "Ada Venn", "from"), person("p2", "Bo Lark", "to")], from: ["p1"], to: ["p2"] };
const interest = (more: Partial<Interest>): Interest => interestOf("mineral", "1/2", { text: "one-half of the minerals", ...more });
const paper = (more: Partial<Conveyance>): Conveyance => ({
  action: "convey",
  granting_clause: null,
  consideration: { text: null, amount: null, currency: null },
  warranty: "general",
  grants: [],
  reservations: [],
  exceptions: [],
  subject_to: [],
  lease: null,
  references: [],
  after_acquired: true,
  habendum: null,
  ...more,
});
const l1 = (c: Conveyance) => enrichConveyance({ resolved: c, evidence: {}, confidence: {} }, { parties }).resolved;

describe("enrichConveyance", () => {
  it("reduces fractions and knows takers by id, also where they were given by name", () => {
    const out = l1(paper({ grants: [interest({ fraction: { fraction: "6/32", decimal: "0.18750000" }, to: ["BO LARK"] })] }));
    expect(out.grants[0]?.fraction).toEqual({ fraction: "3/16", decimal: "0.18750000" });
    expect(out.grants[0]).toMatchObject({ from: ["p1"], to: ["p2"] });
  });

  it("lets a reservation that names nobody be kept by the grantors, and leaves exceptions alone", () => {
    const out = l1(paper({ reservations: [interest({})], exceptions: [interest({})] }));
    expect(out.reservations[0]?.to).toEqual(["p1"]);
    expect(out.exceptions[0]?.to).toEqual([]);
  });

  it("gives a double fraction of minerals both its readings, and a plain one none", () => {
    const out = l1(
      paper({
        reservations: [interest({ fraction: { fraction: "1/16", decimal: "0.06250000" }, text: "one-half of one-eighth of all minerals" }), interest({})],
      }),
    );
    expect(out.reservations[0]?.readings.map((r) => r.fraction.fraction)).toEqual(["1/16", "1/2"]);
    expect(out.reservations[1]?.readings).toEqual([]);
  });

  it("warns where shares given and kept exceed the whole, and is silent where they do not", () => {
    const half = { fraction: "3/4", decimal: "0.75000000" };
    expect(l1(paper({ grants: [interest({ fraction: half })], reservations: [interest({ fraction: half })] })).warnings?.map((w) => w.code)).toContain(
      "SHARES_EXCEED_WHOLE",
    );
    expect(l1(paper({ grants: [interest({})], reservations: [interest({})] })).warnings).toBeUndefined();
  });

  it("puts a number of mineral acres over the acres of the land, and leaves it where they are unknown", () => {
    const tract = { id: "t1", acres_stated: "160", acres_computed: null };
    const land = { tracts: [tract] } as unknown as Land;
    const c = paper({ grants: [interest({ fraction: null, mineral_acres: "10" })] });
    const known = enrichConveyance({ resolved: c, evidence: {}, confidence: {} }, { parties, land }).resolved;
    expect(known.grants[0]?.fraction?.fraction).toBe("1/16");
    expect(l1(c).grants[0]?.fraction).toBeNull();
  });

  it("names no giver for a paper that gives nothing", () => {
    expect(l1(paper({ action: "devise", grants: [interest({ to: ["p2"] })] })).grants[0]?.from).toEqual([]);
  });
});
