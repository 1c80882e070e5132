import { expect, type Page } from "@playwright/test";
import { sampleId, test } from "./support";

const views = [
  "",
  "/review",
  "/ownership",
  "/ownership?view=package",
  "/issues",
  "/runsheet",
  "/effects",
  "/parties",
  "/land",
  "/references?which=all",
  "/jobs",
];

/** Adds up what moved by itself, as the browser counts it: 1 is the whole window moved by its whole height. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(`
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });`);
  return () => page.evaluate<number>("window.shifted");
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    for (const view of views)
      test(`nothing moves under the reader while ${view || "the overview"} loads`, async ({ page, request }) => {
        const id = await sampleId(request);
        const shifted = await watchShifts(page);
        await page.goto(`/packages/${id}${view}`, { waitUntil: "networkidle" });
        await expect(page.locator(".skeleton")).toHaveCount(0);
        expect(await shifted()).toBeLessThan(0.02);
      });

    test("nothing moves while a document loads", async ({ page, request }) => {
      const id = await sampleId(request);
      const { documents } = await (await request.get(`/api/packages/${id}/documents`)).json();
      const shifted = await watchShifts(page);
      await page.goto(`/packages/${id}/documents/${documents[2].id}`, { waitUntil: "networkidle" });
      await expect(page.getByRole("complementary", { name: "What was read" })).toBeVisible();
      expect(await shifted()).toBeLessThan(0.02);
    });
  });
