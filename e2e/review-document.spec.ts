import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { plainPdf } from "./plain-pdf";
import { expectAccessible, expectNoSideways, mineralDeed, packageWith, sampleId, selectWords, test, texts } from "./support";

const panel = (page: Page) => page.getByRole("complementary", { name: "What was read" });
const row = (page: Page, key: string) => page.locator(`[data-field="${key}"]`);
const fraction = "conveyance:/grants/0/fraction";

async function openDeed(page: Page, id: string) {
  await page.goto(`/packages/${id}`);
  await page.getByRole("link", { name: "Mineral Deed" }).click();
  await expect(row(page, fraction)).toBeVisible();
}

/** A deed of three pages as a PDF with a text layer, read to the end. */
async function pdfPackage(request: APIRequestContext): Promise<{ id: string; document: string }> {
  const lines = mineralDeed.split("\n").flatMap((line) => line.match(/.{1,68}(?:\s|$)/g)?.map((part) => part.trim()) ?? [""]);
  const pages = [lines, ["EXHIBIT A", "", "No further lands."], ["EXHIBIT B", "", "End of the instrument."]];
  const made = await (await request.post("/api/packages", { data: { name: "Journey: three pages", county: "Canadian", state: "OK" } })).json();
  const file = { name: "deed.pdf", mimeType: "application/pdf", buffer: plainPdf(pages) };
  const created = await (await request.post("/api/documents", { multipart: { package_id: made.id, process: "false", file } })).json();
  const { job_id } = await (await request.post(`/api/packages/${made.id}/process`, { data: {} })).json();
  const status = async () => (await (await request.get(`/api/jobs/${job_id}`)).json()).status;
  await expect.poll(status, { timeout: 60_000 }).toBe("completed");
  return { id: made.id, document: created.items[0].id };
}

test("lights the words of a value in focus, and shows the value of words", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: words", texts);
  await openDeed(page, id);
  await panel(page).getByRole("button", { name: "Book: show the words" }).focus();
  await expect(page.locator("mark[data-lit]").first()).toContainText("77");
  await panel(page).getByRole("button", { name: "Fraction: show the words" }).hover();
  await expect(page.locator("mark[data-lit]").first()).toContainText("one-fourth (1/4)");
  await page.locator("mark", { hasText: "Ada Colburn" }).first().click();
  await expect(panel(page).locator("[data-value]:focus")).toContainText(/Ada Colburn|grantee/i);
});

test("tells of each value how it stands, how sure the reader was, and why", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: states", texts);
  await openDeed(page, id);
  await row(page, fraction).locator("[data-value]").focus();
  const why = page.getByRole("region", { name: "How this value stands" });
  await expect(why).toContainText("confirmed by rule");
  await expect(why).toContainText(/The words stand on page 1\. The reader is \d+ % sure\./);
  await row(page, "dates:/recorded").locator("[data-value]").focus();
  await expect(why).toContainText("not stated");
});

test("corrects a share, tells what moved, keeps the machine's reading and the note beside it, and takes it back", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: a correction", texts);
  await openDeed(page, id);
  const fields = panel(page);
  await fields.getByRole("button", { name: "Correct Fraction" }).first().click();
  await fields.getByRole("textbox", { name: "Fraction" }).fill("a half or a third, 1/2 or 1/3");
  await fields.getByRole("button", { name: "Save correction" }).click();
  await expect(fields.getByRole("alert")).toContainText("A share like 3/16");
  await fields.getByRole("textbox", { name: "Fraction" }).fill("one-eighth");
  await expect(fields.getByText("is", { exact: false }).filter({ hasText: "0.125" })).toBeVisible();
  await fields.getByLabel("Note: why it is corrected").fill("The habendum says one-eighth.");
  await fields.getByRole("button", { name: "Save correction" }).click();
  const moved = page.getByRole("status", { name: "What the decision moved" });
  const colburn = moved.getByRole("listitem").filter({ hasText: "Ada Colburn" });
  await expect(colburn).toContainText(/1\/4.*1\/8 of the minerals in/, { timeout: 60_000 });
  await expect(row(page, fraction)).toHaveAttribute("data-state", "person");
  await expect(row(page, fraction)).toContainText("read as");
  await expect(row(page, fraction).locator("s")).toContainText("1/4");
  await expect(page.getByRole("region", { name: "How this value stands" })).toContainText("The habendum says one-eighth.");
  await expectAccessible(page);
  await moved.getByRole("button", { name: "Undo" }).click();
  await expect(colburn).toContainText(/1\/8.*1\/4/, { timeout: 60_000 });
  await expect(row(page, fraction)).toHaveAttribute("data-state", "rule");
});

test("has the right control for a date, a choice, a name and land, each telling what the words come to", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: controls", texts);
  await openDeed(page, id);
  const fields = panel(page);
  await row(page, "dates:/executed").locator("[data-value]").focus();
  await page.keyboard.press("F2");
  await fields.getByRole("textbox", { name: "Executed" }).fill("the 11th day of March, 1926");
  await expect(fields.getByText("11 Mar 1926")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row(page, "dates:/executed").locator("[data-value]")).toBeFocused();
  await row(page, "parties:/parties/1/name").locator("[data-value]").focus();
  await page.keyboard.press("F2");
  await fields.getByRole("textbox", { name: "As written" }).fill("ADAH COLBURNE");
  await expect(fields.getByText("shown as Adah Colburne")).toBeVisible();
  await page.keyboard.press("Escape");
  await fields.getByRole("button", { name: "Correct As described" }).first().click();
  await fields
    .getByRole("textbox", { name: "As described" })
    .fill("The West Half of the Northeast Quarter (W/2 NE/4) of Section 9, Township 12 North, Range 9 West, I.M.");
  await expect(fields.getByText(/of Section 9, 12N-9W, 80 acres/)).toBeVisible();
  await expect(fields.getByRole("figure").first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await fields.getByRole("button", { name: "Correct Action" }).click();
  await expect(fields.getByRole("combobox", { name: "Action" })).toBeFocused();
});

test("sets the readings of a double fraction side by side, and follows the one chosen into the ownership", async ({ page, request }) => {
  const double = mineralDeed.replace("an undivided one-fourth (1/4) interest", "an undivided one-half (1/2) of one-eighth (1/8) interest");
  const id = await packageWith(request, "Journey: readings", [...texts.slice(0, 1), { filename: "02-double.txt", text: double }]);
  await page.goto(`/packages/${id}/review?show=failed`);
  const waiting = page.getByRole("list", { name: "Values that wait" }).getByRole("listitem").filter({ hasText: "Readings" });
  await expect(waiting).toContainText(/bear 2 meanings/);
  await waiting.getByRole("link", { name: "Readings" }).click();
  const readings = row(page, "conveyance:/grants/0/readings");
  await expect(readings.locator("[data-value]")).toBeFocused();
  await page.keyboard.press("F2");
  const choice = panel(page).getByRole("group", { name: "Which reading holds" });
  await expect(choice.getByRole("radio")).toHaveCount(2);
  await expectAccessible(page);
  await choice.getByRole("radio").last().check();
  await page.keyboard.press("Enter");
  await expect(readings).toHaveAttribute("data-state", "person");
  await expect(page.getByRole("status", { name: "What the decision moved" }).getByRole("heading", { name: /what moved/ })).toBeVisible({ timeout: 60_000 });
});

test("follows a corrected name into the ownership", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: a name", texts);
  await openDeed(page, id);
  await row(page, "parties:/parties/1/name").locator("[data-value]").focus();
  await page.keyboard.press("F2");
  await page.keyboard.type("LENA HARGROVE");
  await page.keyboard.press("Enter");
  const moved = page.getByRole("status", { name: "What the decision moved" });
  await expect(moved.getByRole("listitem").filter({ hasText: "Lena Hargrove" })).toContainText(/nothing.*1\/4/, { timeout: 60_000 });
  await expect(moved.getByRole("listitem").filter({ hasText: "Ada Colburn" })).toContainText(/1\/4.*nothing/);
});

test("fills a value with words selected in the text, and keeps them as its evidence", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: words taken up", texts);
  await openDeed(page, id);
  await row(page, "doc_type:/recording/book").locator("[data-value]").focus();
  await selectWords(page, "204");
  const bar = page.getByRole("region", { name: "Words taken up" });
  await expect(bar).toContainText("204");
  await expect(bar.getByLabel("Value to fill")).toHaveValue("doc_type:/recording/book");
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Use these words" }).click();
  await expect(panel(page).getByRole("textbox", { name: "Book" })).toHaveValue("204");
  await page.keyboard.press("Enter");
  await expect(row(page, "doc_type:/recording/book")).toContainText("204");
  await expect(row(page, "doc_type:/recording/book")).toHaveAttribute("data-state", "person");
  await expect(page.locator("mark[data-lit]").filter({ hasText: "204" })).toBeVisible({ timeout: 30_000 });
});

test.describe("on the image of a page", () => {
  let pdf = { id: "", document: "" };
  test.beforeAll(async ({ request }) => {
    pdf = await pdfPackage(request);
  });
  test.beforeEach(async ({ page }) => {
    await page.goto(`/packages/${pdf.id}/documents/${pdf.document}`);
    await expect(page.getByRole("img", { name: "Page 1" })).toBeVisible();
    await expect(page.locator("#page-1 [data-key]").first()).toBeVisible();
  });

  test("fits, enlarges, turns and walks the pages, by button and by key", async ({ page }) => {
    const sheet = page.locator("#page-1");
    const width = async () => (await sheet.boundingBox())?.width ?? 0;
    const start = await width();
    await page.keyboard.press("+");
    await expect.poll(width).toBeGreaterThan(start * 1.1);
    await page.keyboard.press("f");
    await expect.poll(width).toBeCloseTo(start, 0);
    await page.keyboard.press("f");
    await expect.poll(async () => ((await sheet.boundingBox())?.height ?? 0) <= 830).toBe(true);
    await page.keyboard.press("f");
    await page.getByRole("button", { name: "Turn page 1" }).click();
    await expect.poll(async () => (await page.getByRole("img", { name: "Page 1" }).boundingBox())?.width ?? 0).toBeGreaterThan(start * 0.95);
    const pages = page.getByRole("navigation", { name: "Pages" });
    await expect(pages.getByRole("listitem")).toHaveCount(3);
    await pages.getByRole("button", { name: "3 of 3" }).click();
    await expect(page.getByText("Page 3 of 3")).toBeVisible();
    await page.keyboard.press("PageUp");
    await expect(page.getByText("Page 2 of 3")).toBeVisible();
    await page.keyboard.press("t");
    await expect(pages).toBeHidden();
    await expectAccessible(page);
  });

  test("scrolls to the words of a value in focus, from wherever the page stands", async ({ page }) => {
    await page.getByRole("navigation", { name: "Pages" }).getByRole("button", { name: "3 of 3" }).click();
    await expect(page.getByText("Page 3 of 3")).toBeVisible();
    await row(page, fraction).locator("[data-value]").focus();
    await expect(page.locator(`#page-1 [data-lit][data-key="${fraction}"]`).first()).toBeInViewport();
    await expect(page.getByText("Page 1 of 3")).toBeVisible();
  });

  test("shows the value of the words clicked, and the next value on a second click", async ({ page }) => {
    const box = await page.locator(`#page-1 [data-key="${fraction}"]`).first().boundingBox();
    if (!box) throw new Error("The fraction has no box.");
    const click = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await click();
    const first = await page.evaluate(() => document.activeElement?.closest("[data-field]")?.getAttribute("data-field"));
    expect(first).toBe(fraction);
    await expect(page.locator(`#page-1 [data-lit][data-key="${fraction}"]`).first()).toBeVisible();
    await click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("[data-field]")?.getAttribute("data-field"))).not.toBe(fraction);
  });

  test("takes up the words in a box drawn over them", async ({ page }) => {
    await row(page, fraction).locator("[data-value]").focus();
    const box = await page.locator(`#page-1 [data-key="${fraction}"]`).first().boundingBox();
    if (!box) throw new Error("The fraction has no box.");
    await page.route("**/pages/1/words", async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    });
    await page.mouse.move(box.x - 2, box.y - 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.move(box.x + box.width + 3, box.y + box.height + 3);
    await page.mouse.up();
    const bar = page.getByRole("region", { name: "Words taken up" });
    await expect(bar).toContainText(/one-fourth \(1\/4\)/);
    await bar.getByRole("button", { name: "Use these words" }).click();
    await expect(panel(page).getByText("0.25")).toBeVisible();
  });
});

test("walks all values with TAB and those that wait with ENTER, and lists the keys", async ({ page, request }) => {
  const id = await packageWith(request, "Journey: keys", texts);
  await openDeed(page, id);
  const at = () => page.evaluate(() => document.activeElement?.closest("[data-field]")?.getAttribute("data-field") ?? null);
  await row(page, "doc_type:/doc_type").locator("[data-value]").focus();
  const walked: (string | null)[] = [await at()];
  for (let i = 0; i < 4; i += 1) {
    await page.keyboard.press("Tab");
    walked.push(await at());
  }
  const order = await page.locator("[data-field]").evaluateAll((rows) => rows.slice(0, 5).map((r) => r.getAttribute("data-field")));
  expect(walked).toEqual(order);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys valid here" })).toContainText("Confirm if it waits, then on to the next that does");
  await page.keyboard.press("Escape");
  await page.keyboard.press("]");
  await page.keyboard.press("[");
  await expect(page).toHaveURL(/\/documents\/doc_/);
});

test("has the neighbours of a document ready before they are asked for", async ({ page, request }) => {
  const id = await sampleId(request);
  const { documents } = await (await request.get(`/api/packages/${id}/documents`)).json();
  const ahead = page.waitForResponse((r) => r.url().includes(`/api/documents/${documents[2].id}/review`));
  const image = page.waitForRequest((r) => r.url().includes(`/api/documents/${documents[2].id}/pages/1`));
  await page.goto(`/packages/${id}/documents/${documents[1].id}`);
  await Promise.all([ahead, image]);
});

test("scrolls inside the panes of a document, never the page under it", async ({ page, request }) => {
  const id = await sampleId(request);
  const { documents } = await (await request.get(`/api/packages/${id}/documents`)).json();
  await page.goto(`/packages/${id}/documents/${documents[3].id}`);
  await panel(page)
    .getByRole("button", { name: /show the words/ })
    .last()
    .click();
  await expect(page.getByRole("button", { name: "Read again" })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(0);
});

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  test("corrects a value within the width, in the dark", async ({ page, request }) => {
    const id = await packageWith(request, "Journey: telephone", texts);
    await openDeed(page, id);
    await panel(page).getByRole("button", { name: "Correct Fraction" }).first().click();
    await expectNoSideways(page);
    await expectAccessible(page);
  });
});
