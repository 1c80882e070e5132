import { expect, test } from "@playwright/test";
import { packageWith, sampleId, texts } from "./support";

test("lights the words of a value, and shows the value of words", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: words", texts);
  await page.goto(`/packages/${id}`);
  await page.getByRole("link", { name: "Mineral Deed" }).click();
  const fields = page.getByRole("complementary", { name: "What was read" });
  await fields.getByRole("button", { name: "Book: show the words" }).click();
  await expect(page.locator("mark[data-lit]").first()).toContainText("77");
  await page.locator("mark", { hasText: "Ada Colburn" }).first().click();
  await expect(fields.locator("[data-value]:focus")).toContainText(/Ada Colburn|grantee/i);
});

test("corrects a fraction, tells what moved, keeps what the machine read, and takes it back", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: a correction", texts);
  await page.goto(`/packages/${id}`);
  await page.getByRole("link", { name: "Mineral Deed" }).click();
  const fields = page.getByRole("complementary", { name: "What was read" });
  await fields.getByRole("button", { name: "Correct Fraction" }).first().click();
  await fields.getByLabel("Fraction").fill("one half");
  await fields.getByRole("button", { name: "Save correction" }).click();
  await expect(fields.getByRole("alert")).toContainText("A share like 3/16");
  await fields.getByLabel("Fraction").fill("1/8");
  await fields.getByLabel("Note: why it is corrected").fill("The habendum says one-eighth.");
  await fields.getByRole("button", { name: "Save correction" }).click();
  const moved = page.getByRole("status", { name: "What the correction moved" });
  await expect(moved).toBeVisible({ timeout: 60_000 });
  await expect(moved.getByRole("listitem").filter({ hasText: "Ada Colburn" })).toContainText(/1\/4.*1\/8/);
  await expect(fields.getByText("read as").first()).toContainText("1/4");
  await moved.getByRole("button", { name: "Undo" }).click();
  await expect(moved.getByText("Fraction put back")).toBeVisible({ timeout: 60_000 });
  await expect(moved.getByRole("listitem").filter({ hasText: "Ada Colburn" })).toContainText(/1\/8.*1\/4/);
});

test("keeps the status and note of a requirement", async ({ page, request }) => {
  await page.goto(`/packages/${await sampleId(request)}/issues`);
  const issue = page.getByRole("article").first();
  const title = (await issue.getByRole("heading").textContent())?.trim() ?? "";
  const elementId = await issue.getAttribute("id");
  await issue.getByRole("button", { name: /Add note|Change note/ }).click();
  await issue.getByLabel("Note").fill("Ordered from the county clerk.");
  await issue.getByRole("button", { name: "Save note" }).click();
  await expect(issue.getByText("Ordered from the county clerk.")).toBeVisible();
  await issue.getByText("Cured", { exact: true }).click();
  await expect(page.getByText("Marked as cured.")).toBeVisible();
  await page.goto(`${page.url().split("?")[0]}?status=cured`);
  const cured = page.locator(`[id="${elementId}"]`);
  await expect(cured.getByRole("heading")).toHaveText(title);
  await expect(cured.getByText("Ordered from the county clerk.")).toBeVisible();
  await cured.getByText("Open", { exact: true }).click();
  await expect(page.getByText("Marked as open.")).toBeVisible();
});

test("goes anywhere by typing, and shows the keys valid here", async ({ page, request }) => {
  await page.goto(`/packages/${await sampleId(request)}`);
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("combobox", { name: /Go to a page/ });
  await palette.fill("runsheet");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/runsheet$/);
  await expect(page.getByRole("table")).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys valid here" })).toContainText("Go anywhere, search");
});

test("scrolls inside the panes of a document, never the page under it", async ({ page, request }) => {
  const id = await sampleId(request);
  const { documents } = await (await request.get(`/api/packages/${id}/documents`)).json();
  await page.goto(`/packages/${id}/documents/${documents[3].id}`);
  await page
    .getByRole("complementary", { name: "What was read" })
    .getByRole("button", { name: /show the words/ })
    .last()
    .click();
  await expect(page.getByRole("button", { name: "Read again" })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(0);
});
