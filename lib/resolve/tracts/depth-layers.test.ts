import { describe, expect, it } from "vitest";
import type { PackageId } from "@/lib/contracts/ids";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { buildOwnership } from "@/lib/report/build-ownership";
import { resolvePackage } from "@/lib/resolve/resolve-package";
import { interest, party, reference, resolvedDocument, surveyTract } from "@/lib/testing/builders/resolved-document";
import { runTitle } from "@/lib/title/run-title";

const land = () => [surveyTract("t1", "Amos Pell", "77", "212.5", { county: "Lavaca", state: "TX" })];
const made = (id: string, executed: string, action: "convey" | "lease" | "assign", from: string, to: string, depths: string | null) => {
  const estate_type = action === "convey" ? ("fee" as const) : ("leasehold" as const);
  const words = interest(estate_type, null, { from: ["p1"], to: ["p2"], depths, of: action === "assign" ? "grantor_interest" : "whole" });
  return resolvedDocument(id, {
    type: action === "lease" ? "oil_gas_lease" : action === "assign" ? "assignment_of_lease" : "warranty_deed",
    executed,
    tracts: land(),
    parties: [party("p1", from, "grantor"), party("p2", to, "grantee")],
    conveyance: { action, grants: [words] },
  });
};
const labels = (documents: ResolvedDocument[]) =>
  resolvePackage(documents, []).tracts.map((t) => [t.depths ?? null, t.mentions.map((m) => m.document_id).join("")]);
const deed = () => made("a", "1930-01-01", "convey", "Carl Doss", "Henry Rane", null);
const lease = () => made("b", "1950-01-01", "lease", "Henry Rane", "Brell Oil Company", null);

describe("land divided by depth", () => {
  it("is a tract for each layer, with the instruments that reach it", () => {
    const shallow = made("c", "1960-01-01", "assign", "Brell Oil Company", "Tull Gas Company", "from the surface to 4,100 feet");
    expect(labels([deed(), lease(), shallow])).toEqual([
      ["from the surface to 4,100 feet", "abc"],
      ["below 4,100 feet", "ab"],
    ]);
  });

  it("stays whole where the words fix no level or the order of two levels is not known", () => {
    expect(labels([deed(), lease(), made("c", "1960-01-01", "assign", "Brell Oil Company", "Tull Gas Company", "the wellbore of the No. 1")])).toHaveLength(1);
    const named = made("d", "1961-01-01", "assign", "Brell Oil Company", "Orl Gas Company", "below the base of the Strawn formation");
    expect(labels([deed(), lease(), made("c", "1960-01-01", "assign", "Brell Oil Company", "Tull Gas Company", "to 4,100 feet"), named])).toHaveLength(1);
  });

  describe("by an assignment that a unit limits", () => {
    const unit = (formations: string) =>
      resolvedDocument("u", {
        type: "unit_designation",
        executed: "1955-01-01",
        book: "71",
        page: "8",
        county: "Lavaca",
        tracts: land(),
        parties: [party("p1", "Brell Oil Company", "grantor")],
        conveyance: { action: "pool", unit: { name: "Fern Unit", acres: null, tracts: [], formations } },
      });
    const assigned = (text: string) => {
      const paper = made("c", "1960-01-01", "assign", "Brell Oil Company", "Tull Gas Company", null);
      const { conveyance } = paper;
      const resolved = {
        ...conveyance.resolved,
        grants: conveyance.resolved.grants.map((g) => ({ ...g, text })),
        references: [reference({ what: "designation of unit", book: "71", page: "8", county: "Lavaca" })],
      };
      return { ...paper, conveyance: { ...conveyance, resolved } };
    };
    const within = "all leases insofar and only insofar as they are contained in the units described";
    it.each([
      [within, "between the depths of 4,000 feet and 4,500 feet", 3],
      ["all leases, limited to the unitized interval", "from the surface to 4,500 feet", 2],
      ["all leases in the Fern Unit", "between the depths of 4,000 feet and 4,500 feet", 1],
      [within, "the Fern formation of old", 1],
    ])("%s; %s", (text, depths, layers) => expect(labels([deed(), lease(), unit(depths), assigned(text)])).toHaveLength(layers));
  });

  it("gives each layer its own leasehold", () => {
    const documents = [deed(), lease(), made("c", "1960-01-01", "assign", "Brell Oil Company", "Tull Gas Company", "below 4,100 feet")];
    const resolution = resolvePackage(documents, []);
    const result = runTitle({ documents, resolution, as_of: "1965-01-01" });
    const own = buildOwnership({ package_id: "pkg_depths" as PackageId, as_of: "1965-01-01", result, resolution });
    const holds = own.tracts.map((t) => t.rows.filter((r) => r.estate_type === "leasehold").map((r) => [r.name, r.share.fraction, r.depths]));
    expect(holds).toEqual([[["Brell Oil Company", "1", "from the surface to 4,100 feet"]], [["Tull Gas Company", "1", "below 4,100 feet"]]]);
  });
});
