import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { projectRoot } from "@/lib/platform/project-root";
import { createFromFiles } from "@/lib/services/create-documents";
import { runJobHere } from "@/lib/services/run-job-here";
import { callApi } from "@/lib/testing/api";
import { verifyBundle } from "./verify-bundle.mjs";

type Share = { fraction: string; decimal: string };
type Bundle = {
  documents: { text: string; sha256: string }[];
  ownership: { tracts: { rows: { share: Share }[]; revenue: { interest: Share }[] }[] };
  result: { effects: { id: string; changes: { ended: string[] }[] }[]; traces: Record<string, unknown> };
};
let text: string;
let files: Uint8Array<ArrayBuffer>[];
const fresh = () => JSON.parse(text) as Bundle;
const failed = (bundle: Bundle, originals: Uint8Array[] | null = null) => verifyBundle(bundle, originals).flatMap((c) => (c.faults.length ? [c.what] : []));

beforeAll(async () => {
  const folder = join(projectRoot(), "prisma/samples/willow-creek");
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  files = names.map((name) => new Uint8Array(readFileSync(join(folder, name))));
  const pkg = (await callApi("createPackage", { body: { name: "To be verified", as_of: "2000-01-01" } })).value;
  await createFromFiles(
    names.map((filename, n) => ({ filename, bytes: files[n] ?? new Uint8Array() })),
    pkg.id,
    false,
  );
  await runJobHere((await callApi("processPackage", { params: { id: pkg.id }, body: {} })).value.job_id);
  text = (await callApi("exportPackage", { params: { id: pkg.id, name: "package.json" } })).text;
}, 120_000);
afterAll(() => db().$disconnect());

describe("a proof bundle", () => {
  it("holds as it was exported, with the files it was made from", () => {
    expect(failed(fresh(), files)).toEqual([]);
    expect(verifyBundle(fresh(), files).every((c) => c.done > 0)).toBe(true);
  });

  it("fails when a share, a decimal or a share of revenue is altered", () => {
    const share = fresh();
    const row = share.ownership.tracts[0]?.rows[0];
    if (row) row.share = { fraction: "1/7", decimal: "0.14285714" };
    expect(failed(share)).toContain("Owners' rows are the sums of those interests");
    const figure = fresh();
    const other = figure.ownership.tracts[0]?.rows[0];
    if (other) other.share.decimal = "0.99999999";
    expect(failed(figure)).toEqual(["Decimals and net acres are their fractions"]);
    const revenue = fresh();
    for (const t of revenue.ownership.tracts) for (const r of t.revenue.slice(0, 1)) r.interest = { fraction: "1/7", decimal: "0.14285714" };
    expect(failed(revenue)).toContain("Revenue sums to one");
  });

  it("fails when an effect is taken out or loses its trace", () => {
    const without = fresh();
    without.result.effects.splice(1, 1);
    expect(failed(without)).toContain("Changes of the ledger follow from one another");
    const untraced = fresh();
    delete untraced.result.traces[untraced.result.effects[0]?.id ?? ""];
    expect(failed(untraced)).toContain("Every effect has a trace that ends in words or an assumption");
  });

  it("fails when a text or a file is not the one that was read", () => {
    const altered = fresh();
    for (const d of altered.documents) d.text = `x${d.text}`;
    expect(failed(altered)).toContain("Every exact quotation is its place in the text");
    expect(failed(fresh(), files.slice(1))).toEqual(["The original files have the hashes of the bundle"]);
  });

  it("refuses another format by naming the one it reads", () => {
    expect(() => verifyBundle({ format: "other/9" }, null)).toThrow("muniment-proof-bundle/1");
  });
});
