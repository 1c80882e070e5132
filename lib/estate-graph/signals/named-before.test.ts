import { describe, expect, it } from "vitest";
import type { PackageId } from "@/lib/contracts/ids";
import { buildEstateGraph } from "@/lib/estate-graph/build-estate-graph";
import { type Instrument, titleInput } from "@/lib/testing/instruments";
import { deed, patent } from "@/lib/testing/owned";
import { runTitle } from "@/lib/title/run-title";

/** The signals of the graph that propose another reading, and which gaps they would close. */
function proposed(chain: Instrument[]) {
  const input = titleInput("TX", chain);
  const result = runTitle({ ...input, as_of: "2020-01-01" });
  const { dag } = buildEstateGraph({
    package_id: "pkg_x" as PackageId,
    built_at: "",
    version: "1.1",
    result,
    resolution: input.resolution,
    documents: input.documents,
  });
  return dag.signals
    .filter((s) => s.kind === "alternative_reading")
    .map((s) => ({ proposes: s.proposes, confidence: s.confidence, closes: s.would_close.length }));
}

const sale = deed("Ann Ash", "Bob Birch", "1950-01-01");
const bySon = deed("Cy Cedar", "Di Dogwood", "1960-01-01");

describe("a stranger named in an earlier paper", () => {
  it("is told with that paper and what he is called there", () => {
    const order: Instrument = { type: "probate_decree", action: "descend", day: "1955-01-01", grants: [], people: { "Cy Cedar": { role: "heir" } } };
    expect(proposed([patent, sale, order, bySon])).toMatchObject([{ proposes: expect.stringContaining("(as heir)"), confidence: 0.3, closes: 1 }]);
  });
  it("is surer where he takes there, of what did not reach this land", () => {
    const other = { ...deed("Ed Elm", "Cy Cedar", "1955-01-01"), tracts: ["2"] };
    expect(proposed([patent, sale, other, bySon])[0]).toMatchObject({ confidence: 0.5 });
  });
  it("is told of no paper after his deed, nor of one that gave him an estate", () => {
    const later: Instrument = { type: "probate_decree", action: "descend", day: "1965-01-01", grants: [], people: { "Cy Cedar": { role: "heir" } } };
    expect(proposed([patent, sale, bySon, later])).toEqual([]);
    expect(proposed([patent, deed("Ann Ash", "Cy Cedar", "1945-01-01"), deed("Cy Cedar", "Bob Birch", "1950-01-01"), bySon])).toEqual([]);
  });
});
