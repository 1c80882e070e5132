import { expect } from "@playwright/test";
import { expectAccessible, expectNoSideways, packageWith, sampleId, test, texts } from "./support";

test("shows each tract with bars, control sums and revenue, and the whole package in net acres", async ({ page, request }) => {
  await page.goto(`/packages/${await sampleId(request)}/ownership`);
  const tract = page.locator("section", { has: page.getByRole("heading", { name: /S\/2 NE\/4/ }) }).first();
  await expect(tract.getByText("Revenue, of gross production")).toBeVisible();
  await expect(tract.getByText("Sums to the whole")).toBeVisible();
  await expect(tract.locator("dl dd").filter({ hasText: ", whole" }).first()).toBeAttached();
  await tract
    .getByRole("button", { name: /revenue: show the proof/ })
    .first()
    .click();
  const drawer = page.getByRole("dialog", { name: "Proof" });
  await expect(drawer.getByRole("list", { name: "Factors" }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByText("Whole package").click();
  await expect(page).toHaveURL(/view=package/);
  const mineral = page.locator("section", { has: page.getByRole("heading", { name: "Mineral" }) }).first();
  const owners = mineral.getByRole("row").filter({ has: page.getByRole("rowheader") });
  const acres = (await owners.locator('td[data-label="Net acres"]').allTextContents()).map(Number);
  expect(acres.length).toBeGreaterThan(2);
  expect(acres).toEqual(acres.toSorted((a, b) => b - a));
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideways(page);
});

test("goes back to any date", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: as of", texts);
  await page.goto(`/packages/${id}/ownership`);
  await expect(page.getByRole("row", { name: /Ada Colburn/ }).first()).toContainText("1/4");
  await page.getByLabel("As of").fill("1910-01-01");
  await expect(page.getByText("As of 1 Jan 1910")).toBeVisible();
  await expect(page.getByRole("row", { name: /Ada Colburn/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Package date" }).click();
  await expect(page.getByRole("row", { name: /Ada Colburn/ }).first()).toBeVisible();
});
