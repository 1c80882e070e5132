import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { expectAccessible, packageWith, patent, sampleId, test } from "./support";

test.beforeEach(async ({ page, request }) => {
  const id = await sampleId(request);
  await request.post(`/api/packages/${id}/estate-graph`, { data: { version: "1.0" } });
  await page.goto(`/packages/${id}/graph`);
  await expect(page.locator(".react-flow__node-estate").first()).toBeVisible();
});

test("proposes signals in version 1.1 and changes no share by them", async ({ page, request }) => {
  const id = await sampleId(request);
  const shares = async () => {
    const { dag } = (await (await request.get(`/api/packages/${id}/estate-graph`)).json()) as { dag: { nodes: { id: string; share: { fraction: string } }[] } };
    return dag.nodes.map((n) => `${n.id} ${n.share.fraction}`);
  };
  const before = await shares();
  await page.getByText("1.1 signals").click();
  await expect(page.getByText(/signals? proposed/)).toBeVisible();
  await expect(page.locator(".react-flow__node-signal").first()).toBeAttached();
  expect(await shares()).toEqual(before);
  await page.getByText("1.0 strict").click();
  await expect(page.getByText("Back to what the instruments prove.")).toBeVisible();
  await expect(page.locator(".react-flow__node-signal")).toHaveCount(0);
});

test("is walked with the arrow keys along its links", async ({ page }) => {
  const first = page.locator(".react-flow__node-estate").first();
  await first.click();
  const at = () => new URL(page.url()).searchParams.get("at");
  const from = at();
  expect(from).toBeTruthy();
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(at).not.toBe(from);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(at).toBe(from);
});

test("keeps the view in the address, and reads as a table", async ({ page }) => {
  await page.getByLabel("Estate", { exact: true }).selectOption("mineral");
  await page.getByRole("button", { name: "Table" }).click();
  await expect(page).toHaveURL(/estate=mineral/);
  await page.reload();
  const table = page.getByRole("table").first();
  await expect(table).toBeVisible();
  for (const cell of await table.locator('td[data-label="Estate"]').all()) await expect(cell).toHaveText("Mineral");
});

test("dims all but ancestors and descendants in focus, and what came later on the slider", async ({ page }) => {
  await page.locator(".react-flow__node-estate").first().click();
  await page.keyboard.press("f");
  await expect(page.getByRole("button", { name: "Focus" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("f");
  await page.getByLabel("As of").fill("1925");
  await expect(page.locator(".react-flow__node-estate.faded").first()).toBeAttached();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page.locator(".react-flow__node-estate.faded")).toHaveCount(0);
});

test("finds a holder", async ({ page }) => {
  const name = await page.locator(".react-flow__node-estate").last().getAttribute("aria-label");
  const holder = /held by (\w+)/.exec(name ?? "")?.[1] ?? "";
  await page.keyboard.press("/");
  await page.keyboard.type(holder);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("complementary", { name: "Selected in the graph" })).toContainText(holder);
});

test("closes lanes to strips that say what is in them, and opens them one by one", async ({ page }) => {
  await page.getByRole("button", { name: "Close all lanes" }).click();
  await expect(page.locator(".react-flow__node-estate")).toHaveCount(0);
  await expect(page.getByText(/\d+ estates, \d+ current/).first()).toBeVisible();
  await expectAccessible(page);
  const strip = page.getByRole("button", { name: /Hollis Survey.*estates/ });
  await expect(strip).toHaveAttribute("aria-expanded", "false");
  await strip.click();
  await expect(page.locator(".react-flow__node-estate").first()).toBeVisible();
  await expect(strip).toHaveAttribute("aria-expanded", "true");
});

test("draws a lane for each party, with the links between them", async ({ page }) => {
  await page.getByLabel("Lanes", { exact: true }).selectOption("party");
  await expect(page).toHaveURL(/lanes=party/);
  await expect(page.getByRole("button", { name: /^John T\. Hollis: /i })).toBeAttached();
  await expect(page.locator("[data-links] path").first()).toBeAttached();
});

test("saves the drawing as SVG and as PNG", async ({ page }) => {
  const save = async (button: string) => {
    await page.getByRole("button", { name: "Save the drawing" }).click();
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
    return readFileSync(await file.path());
  };
  const svg = (await save("SVG, for print")).toString("utf8");
  expect(svg).toMatch(/^<svg /);
  expect(svg).toContain("Leon Vasek");
  expect((await save("PNG, a picture")).subarray(1, 4).toString()).toBe("PNG");
});

test("folds a chain that only passed from hand to hand, and unfolds it", async ({ page, request }) => {
  const holders = ["Edwin Marsh", "Otto Lund", "Peter Ames", "Ida Quist", "Carl Voss", "Nora Falk"];
  const deeds = holders.slice(1).map((to, n) => ({
    filename: `${n + 2}-deed.txt`,
    text: `WARRANTY DEED

KNOW ALL MEN BY THESE PRESENTS: That ${holders[n]}, a single person, of Canadian County, Oklahoma, for Ten Dollars, does hereby grant, bargain, sell and convey unto ${to}, a single person, all of the Southwest Quarter (SW/4) of Section 8, Township 12 North, Range 9 West, I.M., Canadian County, Oklahoma, and warrants the title to the same.

Signed this 4th day of May, 19${10 + n * 5}.

${holders[n]}

Filed for record May 9, 19${10 + n * 5}, in Book ${10 + n}, Page 2${n}, Canadian County, Oklahoma.
`,
  }));
  const id = await packageWith(request, "A long chain", [{ filename: "01-patent.txt", text: patent }, ...deeds]);
  await page.goto(`/packages/${id}/graph`);
  await expect(page.locator(".react-flow__node-estate").first()).toBeVisible();
  const estates = await page.locator(".react-flow__node-estate").count();
  await page.getByRole("button", { name: "Fold chains" }).click();
  const chain = page.locator(".react-flow__node-chain");
  await expect(chain).toHaveCount(1);
  expect(await page.locator(".react-flow__node-estate").count()).toBeLessThan(estates - 2);
  await chain.click();
  await expect(chain).toHaveCount(0);
  await expect(page.locator(".react-flow__node-estate")).toHaveCount(estates);
});

test("takes the window where its map is pressed, and keeps a lane's name in sight", async ({ page }) => {
  const label = page.locator(".react-flow span:visible", { hasText: "Hollis Survey" }).last();
  const lane = page.getByRole("button", { name: /Hollis Survey.*estates/ });
  await expect(lane).toBeInViewport();
  const stand = () => page.locator(".react-flow__viewport").getAttribute("style");
  const rests = async () => {
    const then = await stand();
    await page.waitForTimeout(400);
    return (await stand()) === then;
  };
  await expect.poll(rests).toBe(true);
  const room = await page.locator(".react-flow__pane").boundingBox();
  if (!room) throw new Error("The graph has no room.");
  const drag = async (by: number) => {
    await page.mouse.move(room.x + room.width / 2, room.y + room.height - 60);
    await page.mouse.down();
    await page.mouse.move(room.x + room.width / 2 - by, room.y + room.height - 60, { steps: 4 });
    await page.mouse.up();
  };
  await drag(360);
  await expect(async () => {
    await drag(60);
    await expect(lane).not.toBeInViewport({ timeout: 600 });
  }).toPass({ timeout: 15_000 });
  await expect(label).toBeInViewport();
  const before = await stand();
  await page.getByRole("img", { name: "Map of the whole graph" }).click({ position: { x: 150, y: 120 } });
  await expect.poll(stand).not.toBe(before);
});
