import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

type Said = { from: string[]; to: string[]; action: string; day: string | null; until: string | undefined };

function said(text: string): Said {
  const d = readInstrument({ name: "a.txt", text });
  const { parties, from, to } = d.parties.resolved;
  const names = (ids: readonly string[]) => ids.map((id) => parties.find((p) => p.id === id)?.name ?? id);
  const clauses = d.conveyance.resolved.lease?.clauses ?? [];
  return {
    from: names(from),
    to: names(to),
    action: d.conveyance.resolved.action,
    day: d.dates.resolved.executed,
    until: clauses.find((c) => c.kind === "term_until")?.text,
  };
}

describe("papers that bring a lease back to life or give it up", () => {
  it("reads a ratification that lets anew as a lease by who speaks", () =>
    expect(
      said(
        "RATIFICATION AND REVIVAL OF LEASE\n\nIt is asked whether the lease from the undersigned to Elm Oil Corp. dated May 3, 1976, recorded in Vol. 5, page 90, covering 150 acres in the Ira Venn Survey, A-81, expired on May 3, 1979. Therefore I, ADA VENN, being still single, for $400 paid to me, do hereby revive the said lease, adopt and ratify it, and to that end I GRANT, LEASE AND LET to Elm Oil Corp., its successors and assigns, the said 150 acres on the same terms, for a primary term that shall end on May 3, 1981, and as long thereafter as provided in the lease.\n\nSigned at Elm, June 19, 1979. Ada Venn\n\nState of Texas, Lee County, ss. This instrument was acknowledged before me on June 19, 1979, by Ada Venn. R. Roe, Notary Public.",
      ),
    ).toMatchObject({ from: ["ADA VENN"], to: ["Elm Oil Corp."], action: "lease", day: "1979-06-19", until: "1981-05-03" }));

  it("reads a release told in the passive by the lessees who sign it", () =>
    expect(
      said(
        "STATE OF KANSAS, LEE COUNTY, SS.\n\nKnow all men by these presents: That a certain oil and gas lease made by Ira Venn and Ada his wife, as lessors, to C. E. Roe and B. F. Lark, as lessees, on the 5th day of April, 1915, recorded in Book 3 of Leases on page 19, upon the SW/4 of Section 24, Township 17 South, Range 12 West, has been abandoned. The same is accordingly fully released, cancelled and discharged of record.\n\nIn testimony whereof the lessees have signed on the 28th day of May, A. D. 1918.\n\nC. E. Roe\nB. F. Lark\n\nSTATE OF KANSAS, COUNTY OF LEE, ss. Before me, a Notary Public, on May 28, 1918, personally appeared C. E. Roe and B. F. Lark. I. Moss, Notary Public.",
      ),
    ).toMatchObject({ from: ["C. E. Roe", "B. F. Lark"], action: "release" }));

  it("finds who extends a lease where 'the undersigned lessors' sign below", () =>
    expect(
      said(
        'EXTENSION OF OIL AND GAS LEASE\n\nSTATE OF NORTH DAKOTA\nCOUNTY OF WARD\n\nWHEREAS, on April 19, 1951, Ira Venn and wife gave to Elm Oil Co. an oil and gas lease upon the SW/4 of Section 30, Township 156 North, Range 95 West, recorded in Book 61, page 212, the primary term of which will run out on the 19th day of April, 1956; and WHEREAS the rentals have been paid:\n\nNOW, THEREFORE, for Four Hundred Dollars the undersigned lessors do hereby agree that the said lease be extended, so that the term thereof shall be read as "ten (10) years" instead of "five (5) years."\n\nDated at Ray, March 28, 1956.\n\nIra Venn     Ada Venn\n\nSTATE OF NORTH DAKOTA, COUNTY OF WARD, ss. Before me, a Notary Public, on March 28, 1956, personally appeared Ira Venn and Ada Venn, his wife. E. Moss, Notary Public.',
      ),
    ).toMatchObject({ from: ["Ira Venn"], action: "ratify", day: "1956-03-28", until: undefined }));

  it("reads a lease given by brothers to a company, their royalties apart", () => {
    const text =
      "OIL, GAS AND MINERAL LEASE\n\nThis is a lease for oil and gas given March 3, 1993, by IRA VENN and OTTO VENN, brothers, to ELM PRODUCTION CO., of Corpus Christi, Texas 78401. The Lessors, each for himself, grant, lease and let to the Lessee exclusively the 400 acres known as the Venn Survey, A-66, in Lee County. The lease will stay in effect three years and thereafter while oil is produced. Upon the half belonging to IRA VENN, who took the larger bonus, the royalty is one-eighth (1/8). Upon the half belonging to OTTO VENN the royalty is one-fourth (1/4).\n\nIra Venn  Otto Venn";
    expect(said(text)).toMatchObject({ from: ["IRA VENN", "OTTO VENN"], to: ["ELM PRODUCTION CO."], day: "1993-03-03" });
    const by = readInstrument({ name: "a.txt", text }).conveyance.resolved.lease?.by_lessor ?? [];
    expect(by.map((b) => b.royalty?.fraction)).toEqual(["1/8", "1/4"]);
  });

  it("takes no death of the giver from his wife's", () => {
    const text =
      "AGREEMENT MODIFYING OIL AND GAS LEASE. Reference is made to the lease of July 12, 1971, of Ira Venn, whose wife is since dead, to Elm Gas Corp., in Deed Book 9 at page 4. It is agreed by Ira Venn, a widower, that the royalty is raised to 15%. Ira Venn";
    const facts = readInstrument({ name: "a.txt", text }).conveyance.resolved.facts ?? [];
    expect(facts.filter((f) => f.kind === "death")).toEqual([]);
  });
});
