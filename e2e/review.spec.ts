import { expect } from "@playwright/test";
import { sampleId, test } from "./support";

test("keeps the status and note of a requirement", async ({ page, request }) => {
  await page.goto(`/packages/${await sampleId(request)}/issues`);
  const issue = page.getByRole("article").first();
  const title = (await issue.getByRole("heading").textContent())?.trim() ?? "";
  const elementId = await issue.getAttribute("id");
  await issue.getByRole("button", { name: /Add note|Change note/ }).click();
  await issue.getByLabel("Note").fill("Ordered from the county clerk.");
  await issue.getByRole("button", { name: "Save note" }).click();
  await expect(issue.getByRole("paragraph").filter({ hasText: "Ordered from the county clerk." })).toBeVisible();
  await issue.locator("label").filter({ hasText: "Cured" }).click();
  await expect(page.getByText("Marked as cured.")).toBeVisible();
  await page.goto(`${page.url().split("?")[0]}?status=cured`);
  const cured = page.locator(`[id="${elementId}"]`);
  await expect(cured.getByRole("heading")).toHaveText(title);
  await expect(cured.getByRole("paragraph").filter({ hasText: "Ordered from the county clerk." })).toBeVisible();
  await cured.locator("label").filter({ hasText: "Open" }).click();
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
