import { expect } from "@playwright/test";
import { expectAccessible, expectNoSideways, sampleId, test } from "./support";

const views = [
  { name: "overview", path: "", ready: "Documents" },
  { name: "review", path: "/review", ready: "Review" },
  { name: "estate graph", path: "/graph", ready: "Estate graph" },
  { name: "estate graph as a table", path: "/graph?table=1", ready: "Estate graph" },
  { name: "ownership", path: "/ownership", ready: "Ownership" },
  { name: "requirements", path: "/issues", ready: "Requirements" },
  { name: "runsheet", path: "/runsheet", ready: "Runsheet" },
  { name: "effects", path: "/effects", ready: "Effects" },
  { name: "parties", path: "/parties", ready: "Parties" },
  { name: "land", path: "/land", ready: "Land" },
  { name: "references", path: "/references?which=all", ready: "References" },
  { name: "ownership of the whole package", path: "/ownership?view=package", ready: "Ownership" },
  { name: "jobs", path: "/jobs", ready: "Jobs" },
];

for (const theme of ["light", "dark"] as const) {
  test.describe(`in ${theme}`, () => {
    test.use({ colorScheme: theme });

    test("the list of packages is accessible", async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("link", { name: /^Sample/ })).toBeVisible();
      await expectAccessible(page);
    });

    for (const view of views)
      test(`${view.name} is accessible`, async ({ page, request }) => {
        await page.goto(`/packages/${await sampleId(request)}${view.path}`);
        await expect(page.getByRole("heading", { name: view.ready, exact: true }).first()).toBeVisible();
        await expect(page.locator(".skeleton")).toHaveCount(0);
        if (view.path === "/graph") await page.locator(".react-flow__node-estate").first().click();
        await expectAccessible(page);
      });

    test("a document with its values is accessible", async ({ page, request }) => {
      const id = await sampleId(request);
      const { documents } = await (await request.get(`/api/packages/${id}/documents`)).json();
      await page.goto(`/packages/${id}/documents/${documents[3].id}`);
      await expect(page.getByRole("complementary", { name: "What was read" }).getByRole("heading", { name: "Land" })).toBeVisible();
      await page.getByRole("button", { name: "Correct Type" }).click();
      await expectAccessible(page);
    });

    test("a package of which nothing was read says so on every view, accessibly", async ({ page, request }) => {
      const empty = (await (await request.post("/api/packages", { data: { name: `Journey: nothing read, ${theme}` } })).json()) as { id: string };
      const unread = page.getByRole("heading", { name: "Not computed yet" });
      for (const view of views) {
        await page.goto(`/packages/${empty.id}${view.path}`);
        await expect(page.getByRole("heading", { name: view.ready, exact: true }).or(unread).first()).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await expect(page.locator(".skeleton")).toHaveCount(0);
        await expectAccessible(page);
      }
    });

    test("the keys of a page and a document that could not be read are accessible", async ({ page, request }) => {
      const made = (await (await request.post("/api/packages", { data: { name: `Journey: broken, ${theme}` } })).json()) as { id: string };
      const file = { name: "broken.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\nno page\n%%EOF") };
      const created = await (await request.post("/api/documents", { multipart: { package_id: made.id, file } })).json();
      const status = async () => (await (await request.get(`/api/documents/${created.items[0].id}`)).json()).status;
      await expect.poll(status, { timeout: 60_000 }).toBe("failed");
      await page.goto(`/packages/${made.id}/documents/${created.items[0].id}`);
      await expect(page.getByRole("alert").first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keys valid here" })).toBeVisible();
      await expectAccessible(page);
    });

    test("dialogs are accessible", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: "New package" }).first().click();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("combobox")).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const view of views)
    test(`${view.name} fits the width and stays accessible`, async ({ page, request }) => {
      await page.goto(`/packages/${await sampleId(request)}${view.path}`);
      await expect(page.getByRole("heading", { name: view.ready, exact: true }).first()).toBeVisible();
      await expect(page.locator(".skeleton")).toHaveCount(0);
      await expectNoSideways(page);
      await expectAccessible(page);
    });

  test("a document switches between page and values", async ({ page, request }) => {
    const id = await sampleId(request);
    const { documents } = await (await request.get(`/api/packages/${id}/documents`)).json();
    await page.goto(`/packages/${id}/documents/${documents[2].id}`);
    await expect(page.getByRole("complementary", { name: "What was read" })).toBeVisible();
    await page.getByText("Document", { exact: true }).click();
    await expect(page.getByRole("region", { name: "Page 1" })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
  });
});

test("an address that leads nowhere says so", async ({ page }) => {
  const answer = await page.goto("/nowhere");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
  await page.goto("/packages/pkg_nothing");
  await expect(page.getByRole("alert").first()).toBeVisible();
});
