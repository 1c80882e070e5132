import { expect, type Page } from "@playwright/test";
import { expectAccessible, sampleId, test } from "./support";

/** Types without a click, waits until what is meant is chosen, and goes there. */
async function goTo(page: Page, typed: string, meant: RegExp): Promise<void> {
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("combobox", { name: /Go to a page/ });
  await expect(palette).toBeFocused();
  await page.keyboard.type(typed);
  await expect(page.getByRole("dialog").getByRole("option", { selected: true })).toHaveText(meant);
  await page.keyboard.press("Enter");
}

test("finds a party, a document, a tract and another package by typing", async ({ page, request }) => {
  const id = await sampleId(request);
  await page.goto(`/packages/${id}`);
  await expect(page.getByRole("table")).toBeVisible();
  await goTo(page, "prairie royalty", /Prairie Royalty Company.*Parties/);
  await expect(page).toHaveURL(/\/parties\?party=pty_/);
  await expect(page.locator("details[open]").getByText(/Why these names are one/)).toBeInViewport();
  await goTo(page, "lease 884/133", /Oil and Gas Lease.*Documents/i);
  await expect(page).toHaveURL(/\/documents\/doc_/);
  await goTo(page, "s/2 ne/4", /S\/2 NE\/4.*Tracts/);
  await expect(page).toHaveURL(/\/graph\?tract=trt_/);
  await goTo(page, "references", /References/);
  await expect(page).toHaveURL(/\/references$/);
  await page.goto("/");
  await expect(page.getByRole("link", { name: /^Sample/ })).toBeVisible();
  await goTo(page, "sample", /Sample.*Packages/);
  await expect(page).toHaveURL(new RegExp(`/packages/${id}$`));
});

test("is walked with the arrow keys, says when nothing fits, and is accessible", async ({ page, request }) => {
  await page.goto(`/packages/${await sampleId(request)}`);
  await expect(page.getByRole("table")).toBeVisible();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("combobox", { name: /Go to a page/ });
  const chosen = () => page.getByRole("option", { selected: true }).textContent();
  const first = await chosen();
  await page.keyboard.press("ArrowDown");
  await expect.poll(chosen).not.toBe(first);
  await page.keyboard.press("ArrowUp");
  await expect.poll(chosen).toBe(first);
  await expectAccessible(page);
  await palette.fill("zzzz nothing");
  await expect(page.getByText("Nothing here goes by that name.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
});
