import { expect } from "@playwright/test";
import { expectAccessible, packageWith, test } from "./support";
import { chain } from "./title-texts";

test("narrows the requirements by kind, tract and words, and orders them by what hangs on them", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: narrow", chain);
  await page.goto(`/packages/${id}/issues`);
  const cards = page.getByRole("article");
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();
  const kinds = await page
    .getByLabel("Kind")
    .locator("option")
    .evaluateAll((o) => o.slice(1).map((x) => (x as HTMLOptionElement).value));
  expect(kinds).toContain("DOUBLE_FRACTION");
  await page.getByLabel("Kind").selectOption("DOUBLE_FRACTION");
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/code=DOUBLE_FRACTION/);
  await page.getByLabel("Kind").selectOption("");
  await page.getByLabel("Search requirements").fill("no such words anywhere");
  await expect(page.getByText("No requirement matches")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(cards).toHaveCount(all);
  await page.getByLabel("Order").selectOption("acres");
  const acres = (await cards.allTextContents()).map((text) => Number(/([\d.]+) net acres/.exec(text)?.[1] ?? 0));
  expect(acres).toEqual(acres.toSorted((a, b) => b - a));
  await expectAccessible(page);
});

test("keeps what was said of a requirement, in order, and takes a status back", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: history", chain);
  await page.goto(`/packages/${id}/issues?code=DOUBLE_FRACTION&status=all`);
  const issue = page.getByRole("article");
  await issue.getByText("Waived", { exact: true }).click();
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect(issue.getByRole("radio", { name: "Open" })).toBeChecked();
  await issue.getByRole("button", { name: "Add note" }).click();
  await issue.getByLabel("Note").fill("Stipulation asked for.");
  await issue.getByRole("button", { name: "Save note" }).click();
  await issue.getByText("Cured", { exact: true }).click();
  await expect(issue.getByText("History, 4 entries")).toBeVisible();
  await page.reload();
  await issue.getByText("History, 4 entries").click();
  const entries = issue.getByRole("listitem").filter({ hasText: "reviewer" });
  await expect(entries).toHaveText([/Cured.*Stipulation/, /Open.*Stipulation/, /Open.*no note/, /Waived.*no note/]);
  await expectAccessible(page);
});

test("sets competing readings side by side with who gains under each", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: readings", chain);
  await page.goto(`/packages/${id}/issues?code=DOUBLE_FRACTION`);
  const issue = page.getByRole("article");
  await issue.getByText("Competing readings").click();
  const taken = issue.getByRole("region", { name: /^Reading: 1\/2 / });
  const other = issue.getByRole("region", { name: /^Reading: 1\/16 / });
  await expect(taken.getByText("taken")).toBeVisible();
  await expect(other.getByRole("listitem").filter({ hasText: "Ada Colburn" })).toContainText(/1\/2\s*to\s*1\/16/);
  await expect(other.getByRole("listitem").filter({ hasText: "Ada Colburn" }).getByLabel("loses")).toBeVisible();
  await expect(other.getByRole("listitem").filter({ hasText: "Edwin" }).getByLabel("gains")).toBeVisible();
  await expectAccessible(page);
});

test("compares the readings of many clauses, a few at a time", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: many readings", chain);
  const { documents } = await (await request.get(`/api/packages/${id}/documents`)).json();
  const deed = documents.find((d: { filename: string }) => d.filename === "02-double-fraction.txt").id;
  const { resolved } = await (await request.get(`/api/documents/${deed}/conveyance`)).json();
  const grants = [1, 2, 3, 4, 5, 6].map((n) => ({ ...resolved.grants[0], text: `${resolved.grants[0].text} (clause ${n})` }));
  await request.patch(`/api/documents/${deed}/conveyance`, { data: { resolved: { grants } } });
  await request.post(`/api/packages/${id}/title-engine`, { data: {} });
  await page.goto(`/packages/${id}/issues?code=DOUBLE_FRACTION`);
  const issue = page.getByRole("article").first();
  await issue.getByText("Competing readings").click();
  const taken = issue.getByRole("region", { name: /^Reading: 1\/2 / });
  await expect(taken).toHaveCount(4);
  await issue.getByRole("button", { name: "Compare 2 more clauses" }).click();
  await expect(taken).toHaveCount(6);
  await expect(issue.getByRole("button", { name: /^Compare/ })).toHaveCount(0);
  await expectAccessible(page);
});

test("leads from what is at stake to its proof", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: stake", chain);
  await page.goto(`/packages/${id}/issues`);
  await page
    .getByRole("button", { name: /at stake in .*: show the proof/ })
    .first()
    .click();
  const drawer = page.getByRole("dialog", { name: "Proof" });
  await expect(drawer.getByText("Effects behind it")).toBeVisible();
  await expect(drawer.locator("blockquote").first()).toBeVisible();
  await expectAccessible(page);
});
