import { expect } from "@playwright/test";
import { test, texts } from "./support";

test("takes files, reads them, and shows who owns what", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "New package" }).first().click();
  const dialog = page.getByRole("dialog", { name: "New package" });
  await dialog.getByRole("button", { name: "Create package" }).click();
  await expect(dialog.getByText("A package needs a name.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Journey: two texts");
  await dialog.getByLabel("County").fill("Canadian");
  await dialog.getByLabel("State").fill("ok");
  await dialog.getByRole("button", { name: "Create package" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await expect(page.getByText("No documents yet")).toBeVisible();
  await page
    .getByLabel("Files", { exact: true })
    .setInputFiles(texts.map(({ filename, text }) => ({ name: filename, mimeType: "text/plain", buffer: Buffer.from(text) })));
  await expect(page.getByText("2 files sent")).toBeVisible();
  await expect(page.getByText("Up to date")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("navigation", { name: "Views of the package" }).getByRole("link", { name: "Ownership" }).click();
  const colburn = page.getByRole("row", { name: /Ada Colburn/ }).first();
  await expect(colburn).toContainText("1/4");
});

test("says why a file was refused and takes the others", async ({ page, request }) => {
  const made = await (await request.post("/api/packages", { data: { name: "Journey: an empty file" } })).json();
  await page.goto(`/packages/${made.id}`);
  await page.getByLabel("Files", { exact: true }).setInputFiles([
    { name: "empty.txt", mimeType: "text/plain", buffer: Buffer.from("") },
    { name: "patent.txt", mimeType: "text/plain", buffer: Buffer.from(texts[0]?.text ?? "") },
  ]);
  await expect(page.getByText("1 file sent, 1 refused")).toBeVisible();
  await expect(page.getByRole("status").getByText(/empty/i).first()).toBeVisible();
});

test("keeps a file of many megabytes byte for byte", async ({ request }) => {
  const made = await (await request.post("/api/packages", { data: { name: "Journey: a large file" } })).json();
  const large = Buffer.from("A line of an abstract of title, copied out in full.\n".repeat(240_000));
  const sent = await request.post("/api/documents", {
    multipart: { package_id: made.id, process: "false", file: { name: "abstract.txt", mimeType: "text/plain", buffer: large } },
  });
  expect(sent.status()).toBe(201);
  const kept = await request.get(`/api/documents/${(await sent.json()).items[0].id}/content`);
  expect(large.equals(await kept.body())).toBe(true);
});
