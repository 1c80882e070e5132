import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Resolution, ResolvedParty } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { blankTract, interest, party, plssTract, reference, resolvedDocument, surveyTract } from "@/lib/testing/builders/resolved-document";
import { generatePackage } from "@/lib/testing/generate-package";
import { resolvePackage } from "./resolve-package";

const partyOf = (r: Resolution, document: string, id: string): ResolvedParty => {
  const found = r.parties.find((p) => p.aliases.some((a) => a.document_id === document && a.party_id === id));
  if (!found) throw new Error(`no party for ${document}/${id}`);
  return found;
};
const same = (r: Resolution, a: [string, string], b: [string, string]): boolean => partyOf(r, ...a).id === partyOf(r, ...b).id;
const tractsOf = (r: Resolution, document: string): string[] => r.tracts.filter((t) => t.mentions.some((m) => m.document_id === document)).map((t) => t.id);
const land = () => [surveyTract("t1", "Amos Pell", "77", "212.5", { county: "Lavaca", state: "TX" })];
const deed = (id: string, executed: string, from: string, to: string, more: Parameters<typeof resolvedDocument>[1] = {}): ResolvedDocument =>
  resolvedDocument(id, { executed, tracts: land(), parties: [party("p1", from, "grantor"), party("p2", to, "grantee")], ...more });

describe("parties of a package", () => {
  it("takes one name in capitals and in small letters for one person", () => {
    const r = resolvePackage([deed("a", "1930-01-01", "Carl Doss", "H. T. Rane"), deed("b", "1940-01-01", "H. T. RANE", "Lee Voss")], []);
    expect(same(r, ["a", "p2"], ["b", "p1"])).toBe(true);
    expect(partyOf(r, "a", "p2").match.level).toBe("exact");
  });

  it("joins initials and the full name where the one takes the land and the other gives it, and explains the sum", () => {
    const r = resolvePackage([deed("a", "1930-01-01", "Carl Doss", "H. T. Rane"), deed("b", "1940-01-01", "Henry T. Rane", "Lee Voss")], []);
    expect(same(r, ["a", "p2"], ["b", "p1"])).toBe(true);
    const { explanation } = partyOf(r, "b", "p1").match;
    expect(explanation.map((s) => s.level)).toEqual(["prior", "initials", "chain", "county"]);
    expect(explanation.reduce((sum, s) => sum + s.weight, 0)).toBeGreaterThanOrEqual(5);
    expect(partyOf(r, "a", "p2").display).toBe("Henry T. Rane");
  });

  it("keeps initials apart that nothing but the surname ties, and proposes them", () => {
    const elsewhere = { tracts: [surveyTract("t1", "Otto Brandt", "9", "80")] };
    const r = resolvePackage([deed("a", "1930-01-01", "Carl Doss", "H. T. Rane"), deed("b", "1931-01-01", "Otis Kell", "Henry T. Rane", elsewhere)], []);
    expect(same(r, ["a", "p2"], ["b", "p2"])).toBe(false);
    expect(partyOf(r, "a", "p2").near?.[0]?.party_id).toBe(partyOf(r, "b", "p2").id);
  });

  it("never joins father and son told apart by suffix", () => {
    const r = resolvePackage([deed("a", "1950-01-01", "Carl Doss", "Samuel E. Crow, Sr."), deed("b", "1960-01-01", "Samuel E. Crow, Jr.", "Lee Voss")], []);
    expect(same(r, ["a", "p2"], ["b", "p1"])).toBe(false);
  });

  it("keeps a namesake who signs after the death of the first apart", () => {
    const death = resolvedDocument("d", {
      type: "affidavit_of_heirship",
      executed: "1951-02-01",
      parties: [party("p1", "Henry Rane", "decedent", { died: "1950-12-01" }), party("p2", "Dora Rane", "heir")],
    });
    const r = resolvePackage([deed("a", "1930-01-01", "Carl Doss", "Henry Rane"), death, deed("b", "1970-01-01", "Henry Rane", "Lee Voss")], []);
    expect(same(r, ["a", "p2"], ["d", "p1"])).toBe(true);
    expect(same(r, ["a", "p2"], ["b", "p1"])).toBe(false);
    expect(partyOf(r, "a", "p2").died).toBe("1950-12-01");
  });

  it("keeps namesakes generations apart two, and proposes them", () => {
    const r = resolvePackage([deed("a", "1890-01-01", "Carl Doss", "Henry Rane"), deed("b", "1985-01-01", "Henry Rane", "Lee Voss")], []);
    expect(same(r, ["a", "p2"], ["b", "p1"])).toBe(false);
    expect(partyOf(r, "a", "p2").near?.map((n) => n.party_id)).toEqual([partyOf(r, "b", "p1").id]);
  });

  it("does not take Mrs. with the husband's initials for the husband", () => {
    const r = resolvePackage([deed("a", "1930-01-01", "Carl Doss", "J. E. Rane"), deed("b", "1931-01-01", "Mrs. J. E. Rane", "Lee Voss")], []);
    expect(same(r, ["a", "p2"], ["b", "p1"])).toBe(false);
  });

  it("takes a name for an organisation's where another instrument shows it as one", () => {
    const took = resolvedDocument("a", {
      executed: "1930-01-01",
      tracts: land(),
      parties: [party("p1", "Carl Doss", "grantor"), party("p2", "Northern Improvement", "grantee", { entity_type: "corporation" })],
    });
    const r = resolvePackage([took, deed("b", "1931-01-01", "NORTHERN IMPROVEMENT", "Lee Voss")], []);
    expect(same(r, ["a", "p2"], ["b", "p1"])).toBe(true);
  });

  it("takes the date of death from the words beside the name, not from another's", () => {
    const text = "that Lena Maude Crane died on June 4, 1997, leaving Maurice D. Crane";
    const paper = resolvedDocument("d", {
      type: "probate_decree",
      executed: "1997-09-01",
      tracts: land(),
      parties: [party("p1", "Lena Maude Crane", "decedent"), party("p2", "Maurice D. Crane", "heir")],
      conveyance: { action: "devise", facts: [{ kind: "death", text, date: "1997-06-04", parties: ["p1", "p2"] }] },
    });
    const r = resolvePackage([paper, deed("b", "1998-01-01", "Maurice D. Crane", "Lee Voss")], []);
    expect(partyOf(r, "d", "p1").died).toBe("1997-06-04");
    expect(partyOf(r, "d", "p2").died).toBeNull();
    expect(same(r, ["d", "p2"], ["b", "p1"])).toBe(true);
  });

  it("leaves a name that fits two persons of the package with neither", () => {
    const docs = [
      deed("a", "1930-01-01", "Carl Doss", "James R. Tull"),
      deed("b", "1932-01-01", "Otis Kell", "John R. Tull"),
      deed("c", "1940-01-01", "J. R. Tull", "Lee Voss"),
    ];
    const r = resolvePackage(docs, []);
    expect(same(r, ["a", "p2"], ["c", "p1"])).toBe(false);
    expect(same(r, ["b", "p2"], ["c", "p1"])).toBe(false);
    expect(
      partyOf(r, "c", "p1")
        .near?.map((n) => n.party_id)
        .sort(),
    ).toEqual([partyOf(r, "a", "p2").id, partyOf(r, "b", "p2").id].sort());
  });

  it("knows a woman by her married name when her maiden name stays in the middle and the land is hers", () => {
    const r = resolvePackage([deed("a", "1930-01-01", "Carl Doss", "Opal Rane"), deed("b", "1950-01-01", "Opal Rane Hecht", "Lee Voss")], []);
    expect(same(r, ["a", "p2"], ["b", "p1"])).toBe(true);
    expect(partyOf(r, "b", "p1").match.level).toBe("married_name");
  });

  it("counts the same spouse beside for one person, another spouse against", () => {
    const couple = (id: string, executed: string, he: string, she: string) =>
      resolvedDocument(id, {
        executed,
        parties: [party("p1", he, "grantee"), party("p2", she, "grantee", { spouse_of: "p1" }), party("p3", "Carl Doss", "grantor")],
      });
    const at = (d: ResolvedDocument, survey: string) => ({ ...d, land: { ...d.land, resolved: { tracts: [surveyTract("t1", survey, null, "80")] } } });
    const joined = resolvePackage(
      [at(couple("a", "1930-01-01", "Robert Nash", "Ida Nash"), "Otto Brandt"), at(couple("b", "1935-01-01", "Bob Nash", "Ida Nash"), "Amos Pell")],
      [],
    );
    expect(same(joined, ["a", "p1"], ["b", "p1"])).toBe(false);
    const landed = (d: ResolvedDocument) => ({ ...d, land: { ...d.land, resolved: { tracts: land() } } });
    const withLand = resolvePackage(
      [landed(couple("a", "1930-01-01", "Robert Nash", "Ida Nash")), landed(couple("b", "1935-01-01", "Bob Nash", "Ida Nash"))],
      [],
    );
    expect(same(withLand, ["a", "p1"], ["b", "p1"])).toBe(true);
    const other = resolvePackage(
      [landed(couple("a", "1930-01-01", "Robert Nash", "Ida Nash")), landed(couple("b", "1935-01-01", "Bob Nash", "Ruth Nash"))],
      [],
    );
    expect(same(other, ["a", "p1"], ["b", "p1"])).toBe(false);
  });

  it("takes a company with and without its form for one, and companies that differ by a number for two", () => {
    const company = { entity_type: "corporation" as const };
    const at = (id: string, executed: string, name: string) =>
      resolvedDocument(id, { executed, tracts: land(), parties: [party("p1", name, "grantee", company), party("p2", "Carl Doss", "grantor")] });
    const r = resolvePackage(
      [
        at("a", "1930-01-01", "Burley Oil Company"),
        at("b", "1931-01-01", "BURLEY OIL CO., INC."),
        at("c", "1990-01-01", "Pine Ridge II, LLC"),
        at("d", "1991-01-01", "Pine Ridge III, L.L.C."),
        at("e", "1992-01-01", "PINE RIDGE II, L.L.C."),
      ],
      [],
    );
    expect(same(r, ["a", "p1"], ["b", "p1"])).toBe(true);
    expect(same(r, ["c", "p1"], ["d", "p1"])).toBe(false);
    expect(same(r, ["c", "p1"], ["e", "p1"])).toBe(true);
  });

  it("makes a company one with the company into which it was merged, by the certificate", () => {
    const corporation = { entity_type: "corporation" as const };
    const took = resolvedDocument("a", {
      executed: "1980-01-01",
      tracts: land(),
      parties: [party("p1", "Carl Doss", "grantor"), party("p2", "Elder Gas Company", "grantee", corporation)],
    });
    const merged = resolvedDocument("m", {
      type: "merger_certificate",
      executed: "1995-05-05",
      conveyance: { action: "none", facts: [{ kind: "merger", text: "", date: "1995-05-05", parties: ["Elder Gas Company", "Norling Energy, Inc."] }] },
    });
    const gave = resolvedDocument("b", {
      executed: "1999-01-01",
      tracts: land(),
      parties: [party("p1", "Norling Energy, Inc.", "grantor", corporation), party("p2", "Lee Voss", "grantee")],
    });
    const r = resolvePackage([took, merged, gave], []);
    expect(same(r, ["a", "p2"], ["b", "p1"])).toBe(true);
    expect(partyOf(r, "b", "p1").match.level).toBe("successor_by_merger");
  });

  it("shows a company that was merged twice by the last of its names", () => {
    const merged = (id: string, a: string, b: string) =>
      resolvedDocument(id, {
        type: "merger_certificate",
        executed: "1995-05-05",
        parties: [party("p1", a, "grantor", { entity_type: "corporation" }), party("p2", b, "grantee", { entity_type: "corporation" })],
        conveyance: { action: "none", facts: [{ kind: "merger", text: "", date: "1995-05-05", parties: ["p1", "p2"] }] },
      });
    const r = resolvePackage(
      [merged("m", "Elder Gas Company", "Midland Northern Gas Company"), merged("n", "Midland Northern Gas Company", "Vale Oil Company")],
      [],
    );
    expect(partyOf(r, "m", "p1").display).toBe("Vale Oil Company");
  });

  it("resolves an estate to the decedent, and says for whom an executor acts", () => {
    const executor = party("p1", "Nora Pitt", "grantor", { capacity: "Independent Executrix of the Estate of Henry Rane, deceased" });
    const sale = resolvedDocument("b", { executed: "1952-01-01", tracts: land(), parties: [executor, party("p2", "Lee Voss", "grantee")] });
    const estate = resolvedDocument("c", {
      executed: "1953-01-01",
      tracts: land(),
      parties: [party("p1", "Estate of Henry Rane, Deceased", "grantor", { entity_type: "estate" }), party("p2", "Lee Voss", "grantee")],
    });
    const r = resolvePackage([deed("a", "1930-01-01", "Carl Doss", "Henry Rane"), sale, estate], []);
    const rane = partyOf(r, "a", "p2");
    expect(partyOf(r, "c", "p1").id).toBe(rane.id);
    const nora = partyOf(r, "b", "p1");
    expect(nora.id).not.toBe(rane.id);
    expect(nora.aliases[0]?.acts_for).toBe(rane.id);
  });

  it("shows a trust with its trustee, an estate that last dealt as the estate, and a bare trustee as acting for the one trust", () => {
    const trustee = party("p2", "Paul Crane", "grantee", { capacity: "Trustee of the Marsh Trust" });
    const later = party("p1", "Paul Crane", "grantor", { capacity: "Trustee" });
    const executor = party("p1", "Nora Pitt", "grantor", { capacity: "Executrix of the Estate of Henry Rane, deceased" });
    const r = resolvePackage(
      [
        resolvedDocument("a", { executed: "1950-01-01", tracts: land(), parties: [party("p1", "Henry Rane", "grantor"), trustee] }),
        resolvedDocument("b", { executed: "1960-01-01", tracts: land(), parties: [later, party("p2", "Lee Voss", "grantee")] }),
        resolvedDocument("c", { executed: "1961-01-01", tracts: land(), parties: [executor, party("p2", "Lee Voss", "grantee")] }),
      ],
      [],
    );
    const trust = partyOf(r, "a", "p2:for");
    expect(trust.display).toBe("Paul Crane, Trustee of the Marsh Trust");
    expect(partyOf(r, "b", "p1").aliases.find((a) => a.document_id === "b")?.acts_for).toBe(trust.id);
    expect(partyOf(r, "a", "p1").display).toBe("Estate of Henry Rane, Deceased");
  });

  it("lets the reviewer's merge and split win on every re-run", () => {
    const docs = [deed("a", "1930-01-01", "Carl Doss", "H. T. Rane"), deed("b", "1940-01-01", "Henry T. Rane", "Lee Voss")];
    const split = resolvePackage(docs, [{ kind: "split", mentions: [{ document_id: "b", party_id: "p1" }] }]);
    expect(same(split, ["a", "p2"], ["b", "p1"])).toBe(false);
    const merge = resolvePackage(docs, [
      {
        kind: "merge",
        mentions: [
          { document_id: "a", party_id: "p1" },
          { document_id: "b", party_id: "p2" },
        ],
      },
    ]);
    expect(same(merge, ["a", "p1"], ["b", "p2"])).toBe(true);
    expect(partyOf(merge, "a", "p1").decided_by).toBe("reviewer");
  });
});

describe("references of a package", () => {
  const cite = (id: string, more: Parameters<typeof reference>[0]) =>
    resolvedDocument(id, { executed: "1960-01-01", conveyance: { references: [reference(more)] } });
  const target = () => deed("a", "1930-01-01", "Carl Doss", "H. T. Rane", { book: "81", page: "306", county: "Lavaca", tracts: land() });

  it("finds a deed by book and page however they are written", () => {
    const r = resolvePackage([target(), cite("b", { book: "Vol. 081", page: "306-308" })], []);
    expect(r.references[0]?.cites).toBe("a");
  });
  it("does not take the same page of another county's book", () => {
    const r = resolvePackage([target(), cite("b", { book: "81", page: "306", county: "Dewitt County" })], []);
    expect(r.references[0]?.cites).toBeNull();
  });
  it("finds an instrument by its date and a party", () => {
    const r = resolvePackage([target(), cite("b", { date: "1930-01-01", parties: ["Carl Doss"] })], []);
    expect(r.references[0]?.cites).toBe("a");
  });
  it("gives none where two documents fit", () => {
    const twin = resolvedDocument("c", { executed: "1931-01-01", book: "81", page: "306" });
    const r = resolvePackage([target(), twin, cite("b", { book: "81", page: "306" })], []);
    expect(r.references.find((x) => x.document_id === "b")?.cites).toBeNull();
  });
  it("knows where a document stands of record once a citation by date and parties has found it", () => {
    const unplaced = deed("a", "1930-01-01", "Carl Doss", "H. T. Rane");
    const r = resolvePackage(
      [cite("b", { book: "12", page: "7" }), unplaced, cite("c", { date: "1930-01-01", book: "12", page: "7", parties: ["Carl Doss and wife, Ida Doss"] })],
      [],
    );
    expect(r.references.map((x) => [x.document_id, x.cites])).toEqual([
      ["b", "a"],
      ["c", "a"],
    ]);
  });
  it("does not take a document's own recording for a citation", () => {
    const self = resolvedDocument("b", { executed: "1960-01-01", book: "12", page: "7", conveyance: { references: [reference({ book: "12", page: "7" })] } });
    expect(resolvePackage([target(), self], []).references[0]).toMatchObject({ cites: null, how: "the document's own recording" });
  });
  it("says what is cited and not in the package", () => {
    const r = resolvePackage([target(), cite("b", { book: "12", page: "7" })], []);
    expect(r.references[0]).toMatchObject({ cites: null, how: "no document of the package is recorded there" });
  });
});

describe("tracts of a package", () => {
  it("makes one tract of two wordings with the same survey and acreage", () => {
    const again = surveyTract("t1", "AMOS PELL", "A-77", "212.50", {
      subdivision: { name: "Doss Farm", block: null, lots: ["3", "4"], plat_book: null, plat_page: null },
    });
    const r = resolvePackage([deed("a", "1930-01-01", "Carl Doss", "H. T. Rane"), deed("b", "1940-01-01", "H. T. Rane", "Lee Voss", { tracts: [again] })], []);
    expect(r.tracts).toHaveLength(1);
    expect(r.tracts[0]).toMatchObject({
      acres: "212.5",
      mentions: [
        { document_id: "a", relation: "equals" },
        { document_id: "b", relation: "equals" },
      ],
    });
  });

  it("parts a tract where a later deed covers a part by the larger acreage it names", () => {
    const part = surveyTract("t1", "Amos Pell", "77", "60", { text: "60 acres off the North side of a 212.5 acre tract in the Amos Pell Survey" });
    const r = resolvePackage([deed("a", "1930-01-01", "Carl Doss", "H. T. Rane"), deed("b", "1940-01-01", "H. T. Rane", "Lee Voss", { tracts: [part] })], []);
    expect(r.tracts.map((t) => t.acres).sort()).toEqual(["152.5", "60"]);
    expect(tractsOf(r, "a")).toHaveLength(2);
    expect(tractsOf(r, "b")).toHaveLength(1);
  });

  it("follows a reference to the land of a recorded deed", () => {
    const cited = {
      ...blankTract("t1"),
      text: "the land in Vol. 81, p. 306",
      reference: { book: "81", page: "306", instrument_no: null, text: "", relation: "same" as const },
    };
    const r = resolvePackage(
      [deed("a", "1930-01-01", "Carl Doss", "H. T. Rane", { book: "81", page: "306" }), deed("b", "1940-01-01", "H. T. Rane", "Lee Voss", { tracts: [cited] })],
      [],
    );
    expect(r.tracts).toHaveLength(1);
    expect(tractsOf(r, "b")).toEqual(tractsOf(r, "a"));
  });

  it("keeps two tracts of one survey apart when nothing shows that they are one", () => {
    const other = surveyTract("t1", "Amos Pell", "77", "90");
    const r = resolvePackage([deed("a", "1930-01-01", "Carl Doss", "H. T. Rane"), deed("b", "1940-01-01", "Ora Finch", "Lee Voss", { tracts: [other] })], []);
    expect(r.tracts.map((t) => t.mentions.length)).toEqual([1, 1]);
  });

  it("divides a section into what every deed covers wholly or not at all", () => {
    const half = plssTract("t1", 9, ["NENE", "NWNE", "SWNE", "SENE", "NENW", "NWNW", "SWNW", "SENW"]);
    const quarter = plssTract("t1", 9, ["NENE", "NWNE", "SWNE", "SENE"]);
    const r = resolvePackage(
      [deed("a", "1930-01-01", "Carl Doss", "H. T. Rane", { tracts: [half] }), deed("b", "1940-01-01", "H. T. Rane", "Lee Voss", { tracts: [quarter] })],
      [],
    );
    expect(r.tracts.map((t) => [t.acres, t.mentions.length])).toEqual([
      ["160", 1],
      ["160", 2],
    ]);
    expect(r.tracts[1]?.geometry).toEqual([
      {
        frame: "section",
        section: "5N-6W-9",
        shapes: [
          {
            kind: "aliquot",
            label: "NE/4",
            points: [
              { x: 8, y: 0 },
              { x: 16, y: 0 },
              { x: 16, y: 8 },
              { x: 8, y: 8 },
            ],
          },
        ],
      },
    ]);
  });

  it("takes a survey named without acreage for the one land of the package in that survey", () => {
    const bare = surveyTract("t1", "Amos Pell", "77", null, { text: "all of the Amos Pell Survey, Abstract 77" });
    const r = resolvePackage([deed("a", "1930-01-01", "Carl Doss", "H. T. Rane"), deed("b", "1940-01-01", "H. T. Rane", "Lee Voss", { tracts: [bare] })], []);
    expect(r.tracts).toHaveLength(1);
  });

  it("takes the quarter of a Texas section for a part of the section, and one section of one block for one land whatever the company is called", () => {
    const section = (id: string, name: string, aliquots: string[]) =>
      surveyTract(id, name, null, null, { survey: { name, abstract: null, block: "7", section: "18", league: null, labor: null, aliquots } });
    const r = resolvePackage(
      [
        deed("a", "1930-01-01", "Carl Doss", "H. T. Rane", { tracts: [section("t1", "T. & N. R. R. Co.", [])] }),
        deed("b", "1940-01-01", "H. T. Rane", "Lee Voss", { tracts: [section("t1", "T&N R.R. Co.", ["NENW", "NWNW", "SWNW", "SENW"])] }),
      ],
      [],
    );
    expect(r.tracts.map((t) => [t.acres, t.mentions.length])).toEqual([
      ["480", 1],
      ["160", 2],
    ]);
  });

  it("takes a township without its letter for the one of the same number that the package has", () => {
    const full = plssTract("t1", 9, ["NENE"]);
    const short = { ...full, plss: full.plss && { ...full.plss, township: "5", range: "6" } };
    const r = resolvePackage(
      [deed("a", "1930-01-01", "Carl Doss", "H. T. Rane", { tracts: [short] }), deed("b", "1940-01-01", "H. T. Rane", "Lee Voss", { tracts: [full] })],
      [],
    );
    expect(r.tracts.map((t) => t.label)).toEqual(["NE/4 NE/4, Section 9, T5N-R6W"]);
  });

  it("follows named divisions, what they are together, and a part of one of them", () => {
    const named = (id: string, name: string, acres: string, text = name) => ({ ...blankTract(id), name, acres_stated: acres, text });
    const upper = () => named("t1", "Upper Division", "1800");
    const lower = (id = "t2") => named(id, "Lower Division", "2200");
    const both = {
      ...blankTract("t1"),
      text: "4,000 acres described in Vol. 9, page 8",
      acres_stated: "4000",
      reference: { book: "9", page: "8", instrument_no: null, text: "", relation: "same" as const },
    };
    const part = named("t1", "Pastures 1 to 4", "700", "Pastures 1 to 4 of the Lower Division, 700 acres");
    const r = resolvePackage(
      [
        deed("a", "1930-01-01", "Carl Doss", "H. T. Rane", { book: "9", page: "8", tracts: [upper(), lower()] }),
        deed("b", "1940-01-01", "H. T. Rane", "Lee Voss", { tracts: [both] }),
        deed("c", "1950-01-01", "Lee Voss", "Ora Finch", { tracts: [lower("t1")] }),
        deed("d", "1960-01-01", "Ora Finch", "Nat Cole", { tracts: [part] }),
      ],
      [],
    );
    const found = new Map(r.tracts.map((t) => [t.acres, t.mentions.map((m) => m.document_id).join("")]));
    expect(found).toEqual(
      new Map([
        ["1800", "ab"],
        ["1500", "abc"],
        ["700", "abcd"],
      ]),
    );
  });

  it("places an instrument without a description by the acreage in its words", () => {
    const two = [surveyTract("t1", "Amos Pell", "77", "212.5"), surveyTract("t2", "Otto Brandt", "9", "80")];
    const lease = deed("b", "1940-01-01", "H. T. Rane", "Lee Voss", {
      tracts: [],
      conveyance: { granting_clause: "does lease the 80 acres in the Brandt Survey" },
    });
    const apart = deed("a", "1930-01-01", "Carl Doss", "H. T. Rane", {
      tracts: two,
      conveyance: { grants: [interest("fee", "1", { tracts: ["t1"] }), interest("surface", "1", { tracts: ["t2"] })] },
    });
    const r = resolvePackage([apart, lease], []);
    expect(r.tracts.find((t) => t.mentions.some((m) => m.document_id === "b"))?.acres).toBe("80");
    expect(tractsOf(r, "b")).toHaveLength(1);
  });

  it("takes land told by acreage alone for the sections by which a deed that cites it as the same tells it", () => {
    const ranch = surveyTract("t1", "T. & N. Ry. Co.", null, "1900", {
      survey: { name: "T. & N. Ry. Co.", abstract: null, block: "7", section: null, league: null, labor: null },
    });
    const same = { book: "9", page: "8", instrument_no: null, text: "", relation: "same" as const };
    const section = (id: string, n: string) =>
      surveyTract(id, "T. & N. Ry. Co.", null, null, {
        survey: { name: "T. & N. Ry. Co.", abstract: null, block: "7", section: n, league: null, labor: null },
        reference: same,
      });
    const r = resolvePackage(
      [
        deed("a", "1930-01-01", "Carl Doss", "H. T. Rane", { book: "9", page: "8", tracts: [ranch] }),
        deed("b", "1940-01-01", "H. T. Rane", "Lee Voss", { tracts: [section("t1", "1"), section("t2", "2"), section("t3", "3")] }),
      ],
      [],
    );
    expect(r.tracts).toHaveLength(1);
    expect(new Set(r.tracts[0]?.mentions.map((m) => m.document_id))).toEqual(new Set(["a", "b"]));
  });

  it("takes the same acreage for the same land where the instrument cites the deed that describes it, though a survey number differs", () => {
    const misread = surveyTract("t1", "Amos Pell", "1", "212.5");
    const lease = deed("b", "1940-01-01", "Ora Finch", "Lee Voss", {
      tracts: [misread],
      conveyance: { references: [reference({ book: "9", page: "8", relation: "excepted" })] },
    });
    expect(resolvePackage([deed("a", "1930-01-01", "Carl Doss", "H. T. Rane", { book: "9", page: "8" }), lease], []).tracts).toHaveLength(1);
  });

  it("takes the half of a survey tract, by side and acreage, for a part of it", () => {
    const half = surveyTract("t1", "Amos Pell", "77", "106.25", { text: "the East one-half, 106.25 acres, Amos Pell Survey" });
    const r = resolvePackage([deed("a", "1930-01-01", "Carl Doss", "H. T. Rane"), deed("b", "1940-01-01", "Ora Finch", "Lee Voss", { tracts: [half] })], []);
    expect(r.tracts.map((t) => [t.acres, t.mentions.length])).toEqual([
      ["106.25", 1],
      ["106.25", 2],
    ]);
  });

  it("keeps a piece inside an aliquot part apart from the rest of it", () => {
    const whole = plssTract("t1", 9, ["NENE"]);
    const piece = plssTract("t1", 9, ["NENE"], { text: "a tract of 10 acres in the NE/4 NE/4 of Section 9", acres_stated: "10" });
    const r = resolvePackage(
      [deed("a", "1930-01-01", "Carl Doss", "H. T. Rane", { tracts: [whole] }), deed("b", "1940-01-01", "H. T. Rane", "Lee Voss", { tracts: [piece] })],
      [],
    );
    expect(r.tracts.map((t) => [t.acres, t.mentions.length]).sort()).toEqual([
      ["10", 2],
      ["30", 1],
    ]);
  });

  it("takes out of a tract what it excepts, when the excepted land is told", () => {
    const less = {
      ...surveyTract("t1", "Amos Pell", "77", "212.5"),
      exceptions: [
        {
          text: "12.5 acres sold to the school",
          acres_stated: "12.5",
          survey: { name: "Amos Pell", abstract: "77", block: null, section: null, league: null, labor: null },
        },
      ],
    };
    const r = resolvePackage([deed("a", "1930-01-01", "Carl Doss", "H. T. Rane"), deed("b", "1940-01-01", "H. T. Rane", "Lee Voss", { tracts: [less] })], []);
    expect(r.tracts.map((t) => [t.acres, t.mentions.map((m) => m.document_id)])).toEqual([
      ["200", ["a", "b"]],
      ["12.5", ["a"]],
    ]);
  });

  it("follows a chain whose land nobody could read as one land, marked as assumed, and no chain without a link", () => {
    const bare = { tracts: [] };
    const chain = resolvePackage([deed("a", "1930-01-01", "Carl Doss", "H. T. Rane", bare), deed("b", "1940-01-01", "H. T. Rane", "Lee Voss", bare)], []);
    expect(chain.tracts).toMatchObject([{ acres: null, mentions: [{ document_id: "a" }, { document_id: "b" }] }]);
    expect(chain.tracts[0]?.assumed).toHaveLength(2);
    expect(
      resolvePackage([deed("a", "1930-01-01", "Carl Doss", "H. T. Rane", bare), deed("b", "1940-01-01", "Ora Finch", "Lee Voss", bare)], []).tracts,
    ).toEqual([]);
  });

  it("makes no tract of land that only a spacing order names", () => {
    const order = resolvedDocument("s", {
      type: "spacing_order",
      executed: "1980-01-01",
      tracts: [
        plssTract(
          "t1",
          9,
          ["NE", "NW", "SE", "SW"].flatMap((q) => ["NE", "NW", "SE", "SW"].map((s) => s + q)),
        ),
      ],
      conveyance: { action: "pool" },
    });
    const r = resolvePackage([deed("a", "1930-01-01", "Carl Doss", "H. T. Rane", { tracts: [plssTract("t1", 9, ["NENE"])] }), order], []);
    expect(r.tracts.map((t) => [t.acres, t.mentions.map((m) => m.document_id)])).toEqual([["40", ["a", "s"]]]);
  });

  it("gives a release without land the land of the lease it cites, marked as assumed", () => {
    const lease = resolvedDocument("l", {
      type: "oil_gas_lease",
      executed: "1950-01-01",
      book: "5",
      page: "6",
      tracts: land(),
      parties: [party("p1", "Lee Voss", "lessor"), party("p2", "Al Green", "lessee")],
      conveyance: { action: "lease" },
    });
    const other = deed("o", "1955-01-01", "Ora Finch", "Nat Cole", { tracts: [surveyTract("t1", "Otto Brandt", "9", "80")] });
    const release = resolvedDocument("r", {
      type: "release_of_lease",
      executed: "1960-01-01",
      conveyance: { action: "release", references: [reference({ what: "lease", book: "5", page: "6", relation: "released" })] },
    });
    const r = resolvePackage([lease, other, release], []);
    expect(tractsOf(r, "r")).toEqual(tractsOf(r, "l"));
    expect(r.tracts.find((t) => t.mentions.some((m) => m.document_id === "r"))?.assumed?.[0]).toMatch(/it cites/);
  });

  it("keeps land apart that an instrument treats apart", () => {
    const both = [surveyTract("t1", "Amos Pell", "77", "212.5"), surveyTract("t2", "Otto Brandt", "9", "80")];
    const one = deed("a", "1930-01-01", "Carl Doss", "H. T. Rane", { tracts: both, conveyance: { grants: [interest("fee", "1")] } });
    expect(resolvePackage([one], []).tracts).toHaveLength(1);
    const apart = deed("a", "1930-01-01", "Carl Doss", "H. T. Rane", {
      tracts: both,
      conveyance: { grants: [interest("fee", "1", { tracts: ["t1"] }), interest("surface", "1", { tracts: ["t2"] })] },
    });
    expect(resolvePackage([apart], []).tracts).toHaveLength(2);
  });
});

describe("resolution as a whole", () => {
  it("is the same for any order of the documents", () => {
    const documents = generatePackage(40);
    const want = JSON.stringify(resolvePackage(documents, []));
    fc.assert(
      fc.property(fc.shuffledSubarray(documents, { minLength: documents.length }), (shuffled) => {
        expect(JSON.stringify(resolvePackage(shuffled, []))).toBe(want);
      }),
      { numRuns: 10 },
    );
  });

  it("gives every mention exactly one party", () => {
    const documents = generatePackage(200);
    const r = resolvePackage(documents, []);
    const keys = r.parties.flatMap((p) => p.aliases.map((a) => `${a.document_id}/${a.party_id}`));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBe(documents.reduce((n, d) => n + d.parties.resolved.parties.length, 0));
  });
});
