// Pages over the real routes: how far their reading is, and their images.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { closeReaders } from "@/lib/markdown/reader-pool";
import { makePdf } from "@/lib/markdown/testing/make-pdf.mjs";
import { env } from "@/lib/platform/env";
import { sha256Of } from "@/lib/platform/storage";
import { callApi, send } from "@/lib/testing/api";
import { runJobHere } from "./run-job-here";

afterAll(async () => {
  closeReaders();
  await db().$disconnect();
});

const pdf = (mark: string) =>
  makePdf(
    [1, 2, 3].map((page) => ({ lines: [{ text: `Page ${page} of the deed of ${mark} to his heirs and assigns in the county.`, x: 72, y: 700 }] })),
    {},
  );

async function uploaded(bytes: Uint8Array, process: boolean) {
  const form = new FormData();
  form.append("file", new File([Uint8Array.from(bytes)], "deed.pdf"));
  form.append("process", String(process));
  return (await callApi("createDocuments", { form })).value;
}

describe("pages of a document", () => {
  it("tells how many pages the markdown stage has read", async () => {
    const made = await uploaded(pdf("Ezra Lund"), true);
    const job = await runJobHere(made.job_id ?? "");
    expect(job.status).toBe("completed");
    expect(job.steps.find((step) => step.stage === "markdown")?.pages).toEqual({ done: 3, total: 3 });
    expect(job.progress.pages ?? null).toBeNull();
    expect(job.steps.find((step) => step.stage === "enrich")?.pages ?? null).toBeNull();
  });

  it("gives a page as WebP of the asked width, from disk the second time, and forgets it with the document", async () => {
    const bytes = pdf("Otis Rayburn");
    const id = (await uploaded(bytes, false)).items[0]?.id ?? "";
    const ask = (width: number) => send("GET", "/api/documents/{id}/pages/{n}", { params: { id, n: "2" }, query: { width: String(width) } });
    const [first, again, wide] = [await ask(300), await ask(300), await ask(900)];
    expect(first.headers.get("content-type")).toBe("image/webp");
    const [one, two, three] = [await first.arrayBuffer(), await again.arrayBuffer(), await wide.arrayBuffer()];
    expect(Buffer.from(two).equals(Buffer.from(one))).toBe(true);
    expect(three.byteLength).toBeGreaterThan(one.byteLength);
    const kept = async () => (await readdir(join(env().dataDir, "page-images"))).filter((name) => name.startsWith(sha256Of(bytes)));
    expect(await kept()).toHaveLength(2);
    await callApi("deleteDocument", { params: { id } });
    expect(await kept()).toHaveLength(0);
  });
});
