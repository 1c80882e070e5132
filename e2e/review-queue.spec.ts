import { expect } from "@playwright/test";
import { instrumentTexts } from "@/lib/testing/instrument-texts";
import { expectAccessible, expectNoSideways, packageWith, test } from "./support";

let id = "";
test.beforeAll(async ({ request }) => {
  id = await packageWith(request, "Journey: the queue", instrumentTexts(10));
});

test("puts failed checks first, says why each waits and what hangs on it, and opens the value in its document", async ({ page }) => {
  await page.goto(`/packages/${id}`);
  await page.getByRole("navigation", { name: "Views of the package" }).getByRole("link", { name: "Review" }).click();
  const first = page.getByRole("list", { name: "Values that wait" }).getByRole("listitem").first();
  await expect(first).toContainText("failed a check");
  await expect(first).toContainText(/Words and figures/);
  await expect(first).toContainText(/net acres of \d+ present owners come through it/);
  await expectAccessible(page);
  await first.getByRole("link", { name: "Fraction" }).click();
  await expect(page).toHaveURL(/\/documents\/doc_.*field=conveyance/);
  await expect(page.locator('[data-field="conveyance:/grants/0/fraction"] [data-value]')).toBeFocused();
  await expect(page.getByRole("region", { name: "How this value stands" })).toContainText("failed a check");
});

test("does all like one, with those taken out that should not be, and takes it back", async ({ page }) => {
  await page.goto(`/packages/${id}/review?show=failed`);
  const list = page.getByRole("list", { name: "Values that wait" });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  const dialog = page.getByRole("dialog", { name: /do all 3 like this/ });
  await expect(dialog.getByRole("checkbox")).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByRole("checkbox").last().uncheck();
  await dialog.getByRole("button", { name: "Confirm 2 values" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  const status = page.getByRole("status", { name: "What the decision moved" });
  await expect(status).toContainText("2 values confirmed");
  await status.getByRole("button", { name: "Undo" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(3);
});

test("corrects all that read the same after one was corrected, and takes both steps back", async ({ page, request }) => {
  const misread = instrumentTexts(10).map((t) => ({ ...t, text: t.text.replace("(1/32)", "(1/61)") }));
  const own = await packageWith(request, "Journey: correct all", misread);
  await page.goto(`/packages/${own}/review?show=failed`);
  const list = page.getByRole("list", { name: "Values that wait" });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-field="conveyance:/grants/0/fraction"] [data-value]')).toBeFocused();
  await page.keyboard.press("F2");
  await page.keyboard.type("1/32");
  await page.keyboard.press("Enter");
  const status = page.getByRole("status", { name: "What the decision moved" });
  const all = status.getByRole("button", { name: /^Correct 2 more values that read/ });
  await expect(all).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await all.click();
  await expect(status.getByRole("heading")).toContainText("2 more values corrected", { timeout: 60_000 });
  await expect(status.getByRole("listitem").first()).toContainText(/1\/32/);
  const failed = async () => (await (await request.get(`/api/packages/${own}/review`)).json()).counts.failed;
  await expect.poll(failed).toBe(0);
  await status.getByRole("button", { name: "Undo" }).click();
  await expect.poll(failed, { timeout: 60_000 }).toBe(2);
});

test("confirms with one key and shows the keys valid here", async ({ page }) => {
  await page.goto(`/packages/${id}/review?show=failed`);
  const rows = page.getByRole("list", { name: "Values that wait" }).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(rows).toHaveCount(2);
  await expect(rows.first().getByRole("link")).toBeFocused();
  await page.getByRole("status", { name: "What the decision moved" }).getByRole("button", { name: "Undo" }).click();
  await expect(rows).toHaveCount(3);
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keys valid here" });
  await expect(help).toContainText("Review queue");
  await expect(help).toContainText("Do all like this");
  await expectAccessible(page);
});

for (const theme of ["light", "dark"] as const)
  test.describe(`on a telephone in ${theme}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme: theme });
    test("the queue fits the width and stays accessible", async ({ page }) => {
      await page.goto(`/packages/${id}/review?show=all`);
      await expect(page.getByRole("list", { name: "Values that wait" })).toBeVisible();
      await expectNoSideways(page);
      await expectAccessible(page);
    });
  });
