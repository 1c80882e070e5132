import { join } from "node:path";
import { expect } from "@playwright/test";
import { dragFiles, filesOnDisk } from "./drops";
import { scannedPdf } from "./scanned-pdf";
import { expectAccessible, mineralDeed, packageWith, patent, test, texts } from "./support";

test("takes a folder dropped on the list of packages into a new package of its name, and reads it", async ({ page }) => {
  const root = filesOnDisk({ "Journey dropped/1-patent.txt": patent, "Journey dropped/more/2-deed.txt": mineralDeed, "Journey dropped/notes.xlsx": "no" });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Packages" })).toBeVisible();
  const drag = await dragFiles(page, [join(root, "Journey dropped")]);
  await expect(page.getByText("Drop to start a new package")).toBeVisible();
  await drag.drop();
  await expect(page).toHaveURL(/\/packages\/pkg_/);
  await expect(page.getByText("Journey dropped").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Dropped files" }).getByText("2 files sent")).toBeVisible();
  await expect(page.getByText("Up to date")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("link", { name: "Mineral Deed" })).toBeVisible();
});

test("adds files dropped anywhere in a package to it, wherever in it one is", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: dropped into", texts.slice(0, 1));
  const root = filesOnDisk({ "deed.txt": mineralDeed });
  await page.goto(`/packages/${id}/runsheet`);
  await expect(page.getByRole("table")).toBeVisible();
  const drag = await dragFiles(page, [join(root, "deed.txt")]);
  await expect(page.getByText("Drop to add to Journey: dropped into")).toBeVisible();
  await drag.leave();
  await expect(page.getByText("Drop to add to")).toBeHidden();
  await (await dragFiles(page, [join(root, "deed.txt")])).drop();
  await expect(page.getByText("1 file sent")).toBeVisible();
  await expect(page.getByRole("row", { name: /Mineral Deed/ })).toBeVisible({ timeout: 60_000 });
});

test("sends files where the page is not on https: no key needs a secure context", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: plain http", texts.slice(0, 1));
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, "randomUUID", { value: undefined }));
  await page.goto(`/packages/${id}`);
  await page.getByLabel("Files", { exact: true }).setInputFiles([{ name: "deed.txt", mimeType: "text/plain", buffer: Buffer.from(mineralDeed) }]);
  await expect(page.getByText("1 file sent")).toBeVisible();
});

test("shows a job document by document, says what failed and why, and tries that again", async ({ page, request }) => {
  const made = (await (await request.post("/api/packages", { data: { name: "Journey: a broken file" } })).json()) as { id: string };
  await page.goto(`/packages/${made.id}`);
  await page.getByLabel("Files", { exact: true }).setInputFiles([
    { name: "broken.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\nnothing that is a page\n%%EOF") },
    { name: "patent.txt", mimeType: "text/plain", buffer: Buffer.from(patent) },
  ]);
  await page.getByRole("navigation", { name: "Views of the package" }).getByRole("link", { name: "Jobs" }).click();
  const job = page.getByRole("article").first();
  const failed = job.getByRole("list", { name: "What failed" });
  await expect(failed.getByRole("listitem")).toContainText(/Markdown:.{20,}/, { timeout: 60_000 });
  await expect(job.getByRole("button", { name: "Try the failed parts again" })).toBeVisible({ timeout: 60_000 });
  if (!(await job.getByRole("table").isVisible())) await job.getByText(/steps?, document by document/).click();
  await expect(job.getByRole("row", { name: /patent/i }).or(job.getByRole("row", { name: /United States Patent/ }))).toContainText("done");
  await expectAccessible(page);
  await job.getByRole("button", { name: "Try the failed parts again" }).click();
  await expect(page.getByRole("article")).toHaveCount(2, { timeout: 30_000 });
  await expect(page.getByRole("article").first().getByRole("list", { name: "What failed" })).toBeVisible({ timeout: 60_000 });
});

test("tells of a long scan which page is being read, on the list of jobs and beside the views", async ({ page, request, browser }) => {
  test.setTimeout(180_000);
  const made = (await (await request.post("/api/packages", { data: { name: "Journey: a long scan" } })).json()) as { id: string };
  const pages = Array.from({ length: 9 }, (_, n) => `PAGE ${n + 1}\n\n${mineralDeed}`);
  const file = { name: "scan.pdf", mimeType: "application/pdf", buffer: await scannedPdf(browser, pages) };
  await request.post("/api/documents", { multipart: { package_id: made.id, file } });
  await page.goto(`/packages/${made.id}/jobs`);
  const row = page.getByRole("article").first().getByRole("row", { name: /scan/ });
  await expect(row).toContainText(/Markdown: page [1-8] of 9/, { timeout: 90_000 });
  await expect(row.getByRole("progressbar", { name: /Pages of scan/ })).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText(/page \d of 9/);
  await expectAccessible(page);
  await expect(page.getByRole("article").first().getByText("completed", { exact: true })).toBeVisible({ timeout: 120_000 });
  const { documents } = (await (await request.get(`/api/packages/${made.id}/documents`)).json()) as { documents: { page_count: number; doc_type: string }[] };
  expect(documents[0]).toMatchObject({ page_count: 9, doc_type: "mineral_deed" });
});

test("cancels a job under way, and says that it was cancelled", async ({ page, request }) => {
  const many = Array.from({ length: 150 }, (_, i) => ({ filename: `${i}.txt`, text: mineralDeed.replace("1926", String(1850 + i)) }));
  const made = (await (await request.post("/api/packages", { data: { name: "Journey: cancelled" } })).json()) as { id: string };
  for (const data of many) await request.post("/api/documents", { data: { ...data, package_id: made.id, process: false } });
  await request.post(`/api/packages/${made.id}/process`, { data: {} });
  await page.goto(`/packages/${made.id}/jobs`);
  const job = page.getByRole("article").first();
  await job.getByRole("button", { name: "Cancel" }).click({ timeout: 30_000 });
  await expect(job.getByText("cancelled", { exact: true })).toBeVisible();
  await expect(job.getByText("Cancelled on request.")).toBeVisible();
  await expect(job.getByRole("button", { name: "Try the failed parts again" })).toBeVisible();
});
