import { expect } from "@playwright/test";
import { expectAccessible, packageWith, test } from "./support";
import { chain } from "./title-texts";

test("lists a stranger with the name that comes near and why it was kept apart, and lets a person join them", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: a stranger", chain);
  await page.goto(`/packages/${id}/parties`);
  const strangers = page.locator("section", { has: page.getByRole("heading", { name: "Strangers to the title" }) });
  const stranger = strangers.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "E. Marsh" }) });
  await expect(stranger.getByText("Edwin J. Marsh", { exact: true })).toBeVisible();
  await expect(stranger.getByText(/kept apart: .*too little speaks for one person/)).toBeVisible();
  await expectAccessible(page);
  await stranger.getByRole("button", { name: "E. Marsh and Edwin J. Marsh are the same party" }).click();
  await expect(page.getByText("2 parties merged.")).toBeVisible();
  const stale = page.getByRole("region", { name: "Out of date" });
  await stale.getByRole("button", { name: "Compute the title again" }).click();
  await expect(stale).toBeHidden({ timeout: 30_000 });
  await expect(strangers).toBeHidden();
  await page.goto(`/packages/${id}/ownership`);
  await expect(page.getByRole("row", { name: /Ruth Dell/ }).first()).toContainText("1/4");
});

test("merges chosen parties and takes the merge back", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: merge", chain);
  await page.goto(`/packages/${id}/parties`);
  await page.getByLabel("Choose Ada Colburn to merge").check();
  await page.getByLabel("Choose Ruth Dell to merge").check();
  await page.getByRole("button", { name: "Merge 2 chosen" }).click();
  await expect(page.getByLabel("Choose Ruth Dell to merge")).toBeHidden();
  await expect(page.getByText("also Ruth Dell").or(page.getByText("also Ada Colburn"))).toBeVisible();
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Choose Ada Colburn to merge")).toBeVisible();
  await expect(page.getByLabel("Choose Ruth Dell to merge")).toBeVisible();
});

test("shows the variants of a party with the reasons, splits one off and puts it back", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: split", chain);
  await page.goto(`/packages/${id}/parties?show=joined`);
  await page.getByText("Edwin J. Marsh", { exact: true }).first().click();
  await expect(page.getByText(/Why these names are one/)).toBeVisible();
  await expect(page.getByText(/middle/i).first()).toBeVisible();
  await page.getByLabel(/^Choose “Edwin Marsh” in/).check();
  await page.getByRole("button", { name: "Split 1 mention off as another party" }).click();
  await expect(page.getByText("Split off as a party of its own.")).toBeVisible();
  await page.getByText("All", { exact: true }).click();
  await expect(page.getByLabel("Choose Edwin Marsh to merge")).toBeVisible();
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Choose Edwin Marsh to merge")).toBeHidden();
  await expect(page.getByText("decided by a person").first()).toBeVisible();
  await expectAccessible(page);
});
