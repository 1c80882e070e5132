import { expect } from "@playwright/test";
import { instrumentTexts } from "@/lib/testing/instrument-texts";
import { reviewByKeyboard } from "./keyboard-review";
import { expectAccessible, packageWith, test } from "./support";

test("reviews a package by keyboard alone: open, confirm, correct, see what moved, next, until nothing waits", async ({ page, request }) => {
  test.setTimeout(240_000);
  const id = await packageWith(request, "Journey: by keyboard", instrumentTexts(10));
  const before = await (await request.get(`/api/packages/${id}/review`)).json();
  expect(before.counts.failed).toBe(3);
  const run = await reviewByKeyboard(page, id, { correction: (n) => (n === 0 ? "1/32" : null), most: 200 });
  expect(run).toMatchObject({ corrected: 1, diffs: 1 });
  expect(run.documents).toBeGreaterThan(2);
  const after = async () => (await (await request.get(`/api/packages/${id}/review`)).json()) as { items: unknown[]; counts: { person: number } };
  await expect.poll(async () => (await after()).items.length, { timeout: 30_000 }).toBe(0);
  expect((await after()).counts.person).toBeGreaterThanOrEqual(before.counts.waiting + before.counts.failed);
  await page.goto(`/packages/${id}/review`);
  await expect(page.getByRole("heading", { name: "Nothing waits" })).toBeVisible();
  await expectAccessible(page);
});
