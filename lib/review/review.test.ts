import { describe, expect, it } from "vitest";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { aspects } from "@/lib/contracts/vocabulary/pipeline";
import { resolvePackage } from "@/lib/resolve/resolve-package";
import { generatePackage } from "@/lib/testing/generate-package";
import { runTitle } from "@/lib/title/run-title";
import { buildQueue } from "./build-queue";
import { impactIndex } from "./field-impact";
import type { ReviewedDocument } from "./review-fields";

const documents = generatePackage(60);
const resolution = resolvePackage(documents, []);
const result = runTitle({ documents, resolution, as_of: "2020-01-01" });
const impactOf = impactIndex(result, resolution);

const reviewed = (d: ResolvedDocument, over: Partial<ReviewedDocument> = {}): ReviewedDocument => ({
  id: d.id,
  aspects: Object.fromEntries(aspects.map((a) => [a, { ...d[a], machine: d[a].resolved, correction: null }])),
  confirmations: {},
  source: { text: "", pages: [] },
  ...over,
});
const nameField = (d: ResolvedDocument, i: number) => ({
  aspect: "parties" as const,
  pointer: `/parties/${i}/name`,
  label: "As written",
  value: d.parties.resolved.parties[i]?.name,
  control: "party" as const,
  bearing: "ownership" as const,
  subject: d.parties.resolved.parties[i]?.id ?? "",
});

describe("the queue", () => {
  const queue = buildQueue({ documents: documents.map((d) => reviewed(d)), impactOf });

  it("holds every value that waits, and no other", () => {
    expect(queue.items).toHaveLength(queue.counts.waiting + queue.counts.failed);
    expect(queue.items.length).toBeGreaterThan(60);
    for (const item of queue.items) expect(["waiting", "failed"]).toContain(item.state);
  });
  it("puts first what a wrong value could move most, and says what it is", () => {
    const moving = queue.items.filter((i) => i.impact.bearing === "ownership");
    expect(queue.items.slice(0, moving.length)).toEqual(moving);
    const acres = moving.map((i) => Number(i.impact.net_acres ?? 0));
    expect(acres).toEqual([...acres].sort((a, b) => b - a));
    expect(acres[0]).toBeGreaterThan(0);
    for (const item of queue.items) expect(item.impact.why).not.toBe("");
  });
  it("puts a value that failed a check before all that are merely in doubt", () => {
    const [first, second] = documents;
    if (!first || !second) throw new Error("no document");
    const slip = structuredClone(second);
    slip.dates.resolved = { ...slip.dates.resolved, expires: "1950" };
    slip.land.resolved = { tracts: slip.land.resolved.tracts.map((t) => ({ ...t, county: "Elsewhere" })) };
    const { items } = buildQueue({ documents: [reviewed(first), reviewed(slip)], impactOf });
    expect(items[0]).toMatchObject({ document_id: slip.id, state: "failed", pointer: "/tracts/0/county" });
  });
  it("drops a value once a person has confirmed it, and takes it back when the value changes", () => {
    const [first] = documents;
    if (!first) throw new Error("no document");
    const value = first.parties.resolved.parties[0]?.name;
    const word = (is: unknown) => ({ parties: [{ pointer: "/parties/0/name", value: is, by: "R. Dunn", note: null, words: null }] });
    const has = (is: unknown) =>
      buildQueue({ documents: [reviewed(first, { confirmations: word(is) })], impactOf }).items.some((i) => i.pointer === "/parties/0/name");
    expect(has(value)).toBe(false);
    expect(has("SOMEBODY ELSE")).toBe(true);
  });
  it("marks values of one kind that wait for one reason as alike", () => {
    const names = queue.items.filter((i) => /^\/parties\/\d+\/name$/.test(i.pointer));
    expect(new Set(names.map((i) => i.like)).size).toBe(1);
    expect(new Set(queue.items.map((i) => i.like)).size).toBeGreaterThan(1);
  });
});

describe("impact", () => {
  it("of the first patent's taker is all that is held of the tract now, and of a lease no more than what it leased", () => {
    const patent = documents.find((d) => d.doc_type.resolved.doc_type === "us_patent");
    const lease = documents.find((d) => d.doc_type.resolved.doc_type === "oil_gas_lease");
    if (!patent || !lease) throw new Error("the generated package has both");
    const taker = patent.parties.resolved.parties.findIndex((p) => p.side === "to");
    const whole = impactOf(patent.id, nameField(patent, taker), []);
    expect(Number(whole.net_acres)).toBeGreaterThanOrEqual(160);
    expect(whole.why).toContain("come through it");
    const term = { ...nameField(lease, 0), aspect: "conveyance" as const, pointer: "/lease/royalty" };
    expect(Number(impactOf(lease.id, term, []).net_acres ?? 0)).toBeLessThanOrEqual(Number(whole.net_acres));
  });
  it("of a value on which nothing rests says so", () => {
    const [first] = documents;
    if (!first) throw new Error("no document");
    expect(impactOf(first.id, { ...nameField(first, 0), bearing: "none" }, [])).toMatchObject({
      net_acres: null,
      owners: [],
      why: "Nothing in the ownership rests on it.",
    });
  });
});
