import { expect, type Page } from "@playwright/test";
import { expectAccessible, mineralDeed, packageWith, patent, selectWords, test } from "./support";

const panel = (page: Page) => page.getByRole("complementary", { name: "What was read" });
const section = (page: Page, name: string) => panel(page).getByRole("region", { name, exact: true });
const moved = (page: Page) => page.getByRole("status", { name: "What the decision moved" });

/** A deed whose second taker stands where no reader looks for her. */
const deed = `${mineralDeed}\nNota bene: Ora Penn takes with her in equal shares.\n`;

async function openDeed(page: Page, id: string): Promise<void> {
  await page.goto(`/packages/${id}`);
  await page.getByRole("link", { name: "Mineral Deed" }).click();
  await expect(page.locator('[data-field="conveyance:/grants/0/fraction"]')).toBeVisible();
}

test("adds a party that was not read, from the words selected, and takes one out that is none", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: parties put right", [
    { filename: "01-patent.txt", text: patent },
    { filename: "02-deed.txt", text: deed },
  ]);
  await openDeed(page, id);
  await selectWords(page, "Ora Penn");
  const bar = page.getByRole("region", { name: "Words taken up" });
  await bar.getByLabel("Value to fill").selectOption({ label: "New party" });
  await bar.getByRole("button", { name: "Use these words" }).click();
  const form = panel(page).getByRole("form", { name: "What was not read" });
  await expect(form.getByLabel("Name, as written")).toHaveValue("Ora Penn");
  await expect(form.getByLabel("Name, as written")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(moved(page).getByRole("listitem").filter({ hasText: "Ora Penn" })).toContainText(/nothing.*1\/8/, { timeout: 60_000 });
  await expect(moved(page).getByRole("listitem").filter({ hasText: "Ada Colburn" })).toContainText(/1\/4.*1\/8/);
  await expect(page.locator('[data-field="parties:/parties/2/name"]')).toHaveAttribute("data-state", "person");
  await section(page, "Parties").getByRole("button", { name: "Take out Ada Colburn" }).click();
  await expect(page.locator('[data-field="parties:/parties/1/name"] [data-value]')).toBeFocused();
  await expect(moved(page).getByRole("listitem").filter({ hasText: "Ada Colburn" })).toContainText(/1\/8.*nothing/, { timeout: 60_000 });
  await expect(moved(page).getByRole("listitem").filter({ hasText: "Ora Penn" })).toContainText(/1\/8.*1\/4/);
  await expect(section(page, "Parties")).not.toContainText("Ada Colburn");
  await moved(page).getByRole("button", { name: "Undo" }).click();
  await expect(moved(page).getByRole("listitem").filter({ hasText: "Ada Colburn" })).toContainText(/nothing.*1\/8/, { timeout: 60_000 });
  await expect(page.locator('[data-field="parties:/parties/1/name"]')).toHaveAttribute("data-state", "rule");
});

test("adds by keyboard what the deed keeps, and takes it out again", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: an interest", [
    { filename: "01-patent.txt", text: patent },
    { filename: "02-deed.txt", text: mineralDeed },
  ]);
  await openDeed(page, id);
  await page.locator('[data-field="conveyance:/grants/0/fraction"] [data-value]').focus();
  await page.keyboard.press("i");
  const form = panel(page).getByRole("form", { name: "What was not read" });
  await expect(form.getByLabel("What becomes of it")).toBeFocused();
  await form.getByLabel("Estate").selectOption({ label: "Royalty" });
  await form.getByLabel("Fraction of the whole").fill("a lot");
  await page.keyboard.press("Enter");
  await expect(form.getByRole("alert")).toContainText("A share like 3/16");
  await form.getByLabel("Fraction of the whole").fill("1/16");
  await page.keyboard.press("Enter");
  await expect(moved(page).getByRole("listitem").filter({ hasText: "Edwin Marsh" }).filter({ hasText: "royalty" })).toContainText(/nothing.*1\/16/, {
    timeout: 60_000,
  });
  await page.locator('[data-field="conveyance:/reservations/0/fraction"] [data-value]').focus();
  await page.keyboard.press("Delete");
  await expect(page.locator('[data-field="conveyance:/reservations/0/fraction"]')).toHaveCount(0);
  await expect(section(page, "Conveyance").getByRole("button", { name: "New interest" })).toBeFocused();
  await expect(moved(page).getByRole("listitem").filter({ hasText: "Edwin Marsh" }).filter({ hasText: "royalty" })).toContainText(/1\/16.*nothing/, {
    timeout: 60_000,
  });
});

test("adds a tract in the words of the paper, drawn with the others", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: a tract", [
    { filename: "01-patent.txt", text: patent },
    { filename: "02-deed.txt", text: mineralDeed },
  ]);
  await openDeed(page, id);
  await section(page, "Land").getByRole("button", { name: "New tract" }).click();
  const form = panel(page).getByRole("form", { name: "What was not read" });
  await form.getByLabel("As described").fill("The East Half of the Northeast Quarter (E/2 NE/4) of Section 9, Township 12 North, Range 9 West, I.M.");
  await form.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.locator('[data-field="land:/tracts/1/text"]')).toHaveAttribute("data-state", "person");
  await expect(page.locator('[data-field="land:/tracts/1/plss/section"]')).toContainText("9");
  await expect(section(page, "Land").getByRole("figure")).toHaveCount(2, { timeout: 30_000 });
  await expectAccessible(page);
});
