import { expect } from "@playwright/test";
import { expectAccessible, sampleId, test } from "./support";

test("leads from the list of packages to the words on the page behind a share", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: /^Sample/ }).click();
  await page
    .getByRole("navigation", { name: "Views of the package" })
    .getByRole("link", { name: /^Estate graph/ })
    .click();
  const node = page.locator('.react-flow__node-estate[aria-label^="Mineral 1/"][aria-label*="current"]').first();
  await node.click();
  const inspector = page.getByRole("complementary", { name: "Selected in the graph" });
  await expect(inspector.getByText("Effects behind it")).toBeVisible();
  await expect(inspector.locator(".built").first()).toBeVisible();
  const quote = inspector.locator("blockquote:visible").first();
  await expect(quote).toBeVisible();
  const words = ((await quote.textContent()) ?? "").replace(/^“|”$/g, "");
  await inspector
    .getByRole("link", { name: /page \d+/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/documents\/doc_.*at=\d+-\d+/);
  await expect(page.getByRole("region", { name: "Document", exact: true })).toBeVisible();
  await page.getByText("Text", { exact: true }).click();
  const lit = page.locator("mark[data-lit]");
  await expect(lit.first()).toBeVisible();
  const litWords = async () => (await lit.allTextContents()).join("").replace(/\s+/g, " ");
  await expect.poll(litWords).toContain(words.replace(/\s+/g, " ").slice(0, 20));
});

test("opens a gap in the chain and says what would close it", async ({ page, request }) => {
  const { packages } = await (await request.get("/api/packages?q=Sample")).json();
  await page.goto(`/packages/${packages[0].id}/graph`);
  await expect(page.locator(".react-flow__node-gap").first()).toBeVisible();
  await page.keyboard.press("n");
  const inspector = page.getByRole("complementary", { name: "Selected in the graph" });
  await expect(inspector.getByRole("heading", { name: "What would close this" })).toBeVisible();
});

test("opens the same proof from ownership, runsheet and requirements: formula, factors, rule with authority, words in their box", async ({ page, request }) => {
  const id = await sampleId(request);
  const drawer = page.getByRole("dialog", { name: "Proof" });
  await page.goto(`/packages/${id}/ownership`);
  await page
    .getByRole("button", { name: /1\/12, Clara Brandt.*: show the proof/ })
    .first()
    .click();
  const factors = drawer.getByRole("list", { name: "Factors" });
  await expect(drawer.locator(".built").first()).toBeVisible();
  const last = factors.locator("> li > details").last();
  await expect(last.getByText("Applied", { exact: true }).first()).toBeVisible();
  await expect(last.locator("[data-box]").first()).toBeVisible();
  const severed = factors.locator("> li > details", { hasText: "Severed" }).first();
  await severed.locator("summary").first().click();
  await expect(severed.locator("blockquote").first()).toBeVisible();
  await expect(severed.locator("p.italic").first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await page.goto(`/packages/${id}/runsheet`);
  await page
    .getByRole("button", { name: /^Proof of/ })
    .first()
    .click();
  await expect(drawer.getByRole("list", { name: "Factors" }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /mineral.*: show the proof/ })
    .first()
    .click();
  await expect(drawer.getByRole("list", { name: "Factors" }).first()).toBeVisible();
  await page.goto(`/packages/${id}/ownership?view=package`);
  const whole = page.getByRole("button", { name: /, Mineral of the package: show the proof/ });
  await whole.first().click();
  await expect(drawer.getByText(/Mineral of the package: .* net acres/)).toBeVisible();
  await expect(drawer.getByRole("list", { name: "Factors" }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/packages/${id}/issues`);
  await page.getByRole("button", { name: "Proof", exact: true }).first().click();
  await expect(drawer.getByText("Effects behind it")).toBeVisible();
  await expect(drawer.locator("details").first()).toBeVisible();
});
