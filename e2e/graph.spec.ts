import { expect, test } from "@playwright/test";
import { sampleId } from "./support";

test.beforeEach(async ({ page, request }) => {
  const id = await sampleId(request);
  await request.post(`/api/packages/${id}/estate-graph`, { data: { version: "1.0" } });
  await page.goto(`/packages/${id}/graph`);
  await expect(page.locator(".react-flow__node-estate").first()).toBeVisible();
});

test("proposes signals in version 1.1 and changes no share by them", async ({ page }) => {
  const shares = () => page.locator(".react-flow__node-estate .frac").allTextContents();
  const before = await shares();
  await page.getByText("1.1 signals").click();
  await expect(page.getByText(/signals? proposed/)).toBeVisible();
  expect((await shares()).toSorted()).toEqual(before.toSorted());
  await page.getByText("1.0 strict").click();
  await expect(page.getByText("Back to what the instruments prove.")).toBeVisible();
  await expect(page.locator(".react-flow__node-signal")).toHaveCount(0);
});

test("is walked with the arrow keys along its links", async ({ page }) => {
  const first = page.locator(".react-flow__node-estate").first();
  await first.click();
  const at = () => new URL(page.url()).searchParams.get("at");
  const from = at();
  expect(from).toBeTruthy();
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(at).not.toBe(from);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(at).toBe(from);
});

test("keeps the view in the address, and reads as a table", async ({ page }) => {
  await page.getByLabel("Estate", { exact: true }).selectOption("mineral");
  await page.getByRole("button", { name: "Table" }).click();
  await expect(page).toHaveURL(/estate=mineral/);
  await page.reload();
  const table = page.getByRole("table").first();
  await expect(table).toBeVisible();
  for (const cell of await table.locator('td[data-label="Estate"]').all()) await expect(cell).toHaveText("Mineral");
});

test("dims all but ancestors and descendants in focus, and what came later on the slider", async ({ page }) => {
  await page.locator(".react-flow__node-estate").first().click();
  await page.keyboard.press("f");
  await expect(page.getByRole("button", { name: "Focus" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("f");
  await page.getByLabel("As of").fill("1925");
  await expect(page.locator(".react-flow__node-estate.faded").first()).toBeAttached();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page.locator(".react-flow__node-estate.faded")).toHaveCount(0);
});

test("finds a holder", async ({ page }) => {
  const name = await page.locator(".react-flow__node-estate").last().getAttribute("aria-label");
  const holder = /held by (\w+)/.exec(name ?? "")?.[1] ?? "";
  await page.keyboard.press("/");
  await page.keyboard.type(holder);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("complementary", { name: "Selected in the graph" })).toContainText(holder);
});
