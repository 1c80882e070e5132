import { expect } from "@playwright/test";
import { expectAccessible, packageWith, test } from "./support";
import { chain } from "./title-texts";

test("shades the plat by who owned how much on a date", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: shade", chain);
  await page.goto(`/packages/${id}/land`);
  const panel = page.locator("section", { has: page.getByRole("heading", { name: "Who owns what" }) }).first();
  await expect(panel.getByRole("img", { name: /Plat of/ })).toBeVisible();
  const legend = panel.getByRole("list", { name: "Legend" });
  const shade = () => panel.locator("svg polygon").first().getAttribute("fill-opacity").then(Number);
  await panel.getByLabel("Owner", { exact: true }).selectOption({ label: "Ada Colburn" });
  await expect(legend).toContainText("1/2");
  const half = await shade();
  await panel.getByLabel("As of", { exact: true }).fill("1920-01-01");
  await expect(legend).toContainText("Edwin");
  await expect.poll(shade).toBeGreaterThan(half);
  await expect(page).toHaveURL(/as_of=1920-01-01/);
  await panel.getByLabel("Estate", { exact: true }).selectOption("fee");
  await expect(legend).toContainText(/Edwin (J\. )?Marsh 1/);
  await expectAccessible(page);
});

test("lists what is cited and not in the package, with who cites it in which words", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: cited", chain);
  await page.goto(`/packages/${id}`);
  await page.getByRole("navigation", { name: "Views of the package" }).getByRole("link", { name: "References" }).click();
  const missing = page.locator("details", { hasText: "61/9" });
  await expect(missing.getByText("not in the package", { exact: true })).toBeVisible();
  await expect(missing.getByRole("link", { name: /Mineral Deed, 2 May 1931/ }).first()).toBeVisible();
  await expect(missing.locator("blockquote")).toContainText("Book 61, Page 9");
  await expectAccessible(page);
  await missing.getByRole("link", { name: /page 1/ }).click();
  await expect(page).toHaveURL(/\/documents\/doc_.*at=\d+-\d+/);
});
