import { expect, test } from "@playwright/test";
import { instrumentTexts } from "@/lib/testing/instrument-texts";
import { expectAccessible, expectNoSideways, packageWith } from "./support";

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
