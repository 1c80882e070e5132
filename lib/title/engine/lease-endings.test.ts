import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { lease, leaseTerms, owned, patent } from "@/lib/testing/owned";

const sworn = (text: string, cites: number[] = []): Instrument => ({
  type: "affidavit",
  action: "affirm",
  day: "1997-06-01",
  grants: [],
  cites,
  conveyance: {
    facts: [
      { kind: "forfeiture", text },
      { kind: "production", text: "A well has produced oil since March 9, 1996.", date: "1996-03-09" },
    ],
  },
});
const old = lease(["Ann Ash"], "Oak Oil", "1991-02-03", { primary_term_months: 48 });
const next = lease(["Ann Ash"], "Pine Oil", "1995-05-06", { primary_term_months: 36 });

it("gas first taken from a well long after the primary term holds no lease", () => {
  const well: Instrument = {
    type: "affidavit_of_production",
    action: "affirm",
    day: "1997-06-01",
    grants: [],
    cites: [2],
    conveyance: { facts: [{ kind: "production", text: "Gas was first taken from the well on March 9, 1996.", date: "1996-03-09" }] },
  };
  expect(owned("TX", [patent, old, well]).rows).toEqual(["Ann Ash fee 1"]);
});

describe("the end of a lease that a new one recites", () => {
  const again = (to: string) =>
    lease(
      ["Ann Ash"],
      to,
      "1999-08-17",
      { primary_term_months: 36 },
      {
        conveyance: {
          lease: leaseTerms({ primary_term_months: 36 }),
          facts: [{ kind: "forfeiture", text: "The lease of February 3, 1991 came to an end on February 3, 1995.", date: "1995-02-03" }],
        },
        cites: [2],
      },
    );
  const given: Instrument = {
    type: "assignment_of_lease",
    action: "assign",
    from: ["Oak Oil"],
    to: ["Elm Oil"],
    day: "1992-01-01",
    grants: [{ estate_type: "leasehold", of: "lease_interest" }],
  };
  const well: Instrument = {
    ...sworn("no paper"),
    cites: [2],
    conveyance: { facts: [{ kind: "production", text: "A well has produced oil since March 9, 1994.", date: "1994-03-09" }] },
  };

  it("binds the holder of the old lease who takes the new one", () => {
    const { rules } = owned("TX", [patent, old, given, well, again("Elm Oil")]);
    expect(rules).toContain("lease.ended.by-the-lessee's-own-words");
  });

  it("does not bind a lessee who has no part in it", () => {
    const { rules } = owned("TX", [patent, old, given, well, again("Fir Oil")]);
    expect(rules).not.toContain("lease.ended.by-the-lessee's-own-words");
  });
});

const told = (facts: NonNullable<NonNullable<Instrument["conveyance"]>["facts"]>): Instrument => ({
  type: "affidavit_of_production",
  action: "affirm",
  day: "1999-06-01",
  grants: [],
  conveyance: { facts },
});

it("a lease ends where its years close on land without well or work, and the well comes later", () => {
  const well = { kind: "production" as const, text: "The first well was begun in March and came in for oil on May 9, 1995.", date: "1995-05-09" };
  const none = { kind: "non_production" as const, text: "On February 3, 1995 there was no well, no rig and no drilling on the land.", date: "1995-02-03" };
  expect(owned("TX", [patent, old, told([well])]).rows).toContain("Oak Oil leasehold 1");
  expect(owned("TX", [patent, old, told([none, well])]).rows).toEqual(["Ann Ash fee 1"]);
});

it("a lease is held by production that goes on since before it was made", () => {
  const since = (text: string) => told([{ kind: "production", text, date: "1990-05-09" }]);
  expect(owned("TX", [patent, old, since("From May 9, 1990 to this day oil has been produced.")]).rows).toContain("Oak Oil leasehold 1");
  expect(owned("TX", [patent, old, since("Oil was produced on May 9, 1990.")]).rows).toEqual(["Ann Ash fee 1"]);
});

describe("a sworn paper that tells the end of a lease", () => {
  it("tells it of the lease of the year it names, whatever other lease it cites", () =>
    expect(owned("KS", [patent, old, next, sworn("No well had been drilled when the lease of 1991 ended on February 3, 1995.", [3])]).rows).toEqual([
      "Ann Ash fee 1",
      "Pine Oil leasehold 1",
    ]));

  it("tells it of a lease that ran out", () =>
    expect(owned("KS", [patent, old, sworn("No well had been drilled when the lease of 1991 ran out on February 3, 1995.", [3])]).rows).toEqual([
      "Ann Ash fee 1",
    ]));

  it("says nothing of a lease that it names by another year", () =>
    expect(owned("KS", [patent, old, sworn("The lease of 1985 expired on May 1, 1990.")]).rows).toContain("Ann Ash fee 1"));

  it("ends no lease by what another once wrote or claimed", () => {
    const told = (text: string) => owned("KS", [patent, { ...old, conveyance: { lease: { primary_term_months: 120 } } } as Instrument, sworn(text, [2])]).rows;
    expect(told("In 1996 Ann Ash wrote objecting, and said that the lease of 1991 had lapsed on March 3, 1996.")).toContain("Oak Oil leasehold 1");
    expect(told("The lease of 1991 lapsed on March 3, 1996.")).not.toContain("Oak Oil leasehold 1");
  });
});

describe("a rest that the paper tells from end to end", () => {
  const rest = (clause: string | null) =>
    lease(["Ann Ash"], "Oak Oil", "1951-02-03", { primary_term_months: 60, ...(clause ? { clauses: [{ kind: "cessation", text: clause }] } : {}) });
  const gapOf = (text: string): Instrument => ({
    type: "affidavit_of_non_production",
    action: "affirm",
    day: "1978-06-01",
    grants: [],
    cites: [2],
    conveyance: {
      facts: [
        { kind: "production", text: "The land produced oil in paying quantities from 1953 until March 2, 1977.", date: "1977-03-02" },
        { kind: "non_production", text, date: "1977-03-03" },
      ],
    },
  });
  const gap = gapOf("From March 3, 1977, through May 20, 1977, nothing whatever was produced, and no drilling, reworking or other operations were done.");

  it("ends the lease where it is longer than the clause allows", () =>
    expect(owned("TX", [patent, rest("as long as work goes on with no cessation of more than sixty (60) consecutive days"), gap]).rows).toEqual([
      "Ann Ash fee 1",
    ]));

  it("leaves it standing where the paper tells of a well that stood and says nothing of work", () => {
    const bare = (text: string) =>
      owned("TX", [patent, rest("with no cessation of more than sixty (60) days"), gapOf(text)]).rows.includes("Oak Oil leasehold 1");
    expect(bare("From March 3, 1977 through May 20, 1977 no oil or gas was produced or sold from the well drilled thereon.")).toBe(true);
    expect(bare("From March 3, 1977 through May 20, 1977 nothing was produced from any well, nor was any drilling done.")).toBe(false);
    expect(bare("From March 3, 1977 through May 20, 1977 no oil was produced and no well was drilled.")).toBe(false);
  });

  it("leaves it standing within the days of the clause, or where no clause is read", () => {
    for (const clause of ["if production ceases, this lease stands if work begins within ninety days", null])
      expect(owned("TX", [patent, rest(clause), gap]).rows).toContain("Oak Oil leasehold 1");
  });
});

it("a release of the lease that a new one replaced leaves the new one", () => {
  const second = lease(["Ann Ash"], "Oak Oil", "1994-05-06", { primary_term_months: 480 });
  const clears: Instrument = {
    type: "release_of_lease",
    action: "release",
    from: ["Oak Oil"],
    to: ["Ann Ash"],
    day: "1994-08-01",
    grants: [{ estate_type: "leasehold", of: "lease_interest" }],
    cites: [2],
    conveyance: { references: [{ what: "lease", book: "2", page: "1", date: null, instrument_no: null, county: null, parties: [], relation: "released" }] },
  };
  expect(owned("TX", [patent, old, second, clears]).rows).toContain("Oak Oil leasehold 1");
});

it("ends at the stop of production that is told by its month alone, and is not held by what nobody says is so", () => {
  const rows = (...facts: { kind: "production" | "non_production"; text: string; date: string | null }[]) =>
    owned(
      "TX",
      [patent, old, { type: "affidavit", action: "affirm", day: "2005-05-01", grants: [], cites: [2], conveyance: { facts } }],
      "2010-01-01",
    ).rows.join("; ");
  const well = { kind: "production" as const, text: "A well produced oil from 1994 to 2002.", date: "1994-12-31" };
  expect(rows(well)).toContain("Oak Oil leasehold 1");
  expect(rows(well, { kind: "non_production", text: "It ceased to produce in March 2002 and nothing has been produced since.", date: null })).not.toContain(
    "Oak Oil",
  );
  expect(rows({ kind: "production", text: "Whether oil is being produced the affiant cannot say.", date: null })).not.toContain("Oak Oil");
});

it("ends no lease in what tells only that its years were over", () => {
  const sworn = (text: string, cites: number[]): Instrument => ({
    ...told([
      { kind: "forfeiture", text },
      { kind: "production", text: "A well has produced oil since March 9, 1994.", date: "1994-03-09" },
    ]),
    cites,
  });
  for (const text of [
    "No other well was begun, so that ninety days had run when the primary term of the lease in Book 4, page 9, ended on February 3, 1995.",
    "The four years of the Oak lease, Book 4, page 9, ran out February 3, 1995, with a well on the pump.",
    "The primary term had expired on February 3, 1995, and the lease was then held by the well.",
  ])
    expect(owned("TX", [patent, old, sworn(text, [2])]).rows, text).toContain("Oak Oil leasehold 1");
  for (const text of [
    "The primary term of the lease in Book 4, page 9, expired February 3, 1995, and the said lease terminated February 3, 1995.",
    "The lease terminated on February 3, 1995, with its primary term.",
    "When the primary term was over the lease of Oak Oil expired on February 3, 1995.",
  ])
    expect(owned("TX", [patent, old, sworn(text, [2])]).rows, text).not.toContain("Oak Oil leasehold 1");
});
