// What the journeys share: the sample package, a package of one's own, and the check for accessibility.
import AxeBuilder from "@axe-core/playwright";
import { type APIRequestContext, test as base, expect, type Page } from "@playwright/test";

/** Tests whose pages answer to keys and clicks once `goto` or `reload` is through: a key pressed on a page that has only been painted is lost. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const open = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
    const ready = () => page.locator("html[data-ready]").waitFor({ state: "attached" });
    page.goto = async (...to) => {
      const answer = await open.goto(...to);
      await ready();
      return answer;
    };
    page.reload = async (...options) => {
      const answer = await open.reload(...options);
      await ready();
      return answer;
    };
    await use(page);
  },
});

/** The id of the sample package that the first start loads. */
export async function sampleId(request: APIRequestContext): Promise<string> {
  const answer = (await (await request.get("/api/packages?q=Sample")).json()) as { packages: { id: string }[] };
  const id = answer.packages[0]?.id;
  if (!id) throw new Error("There is no sample package on this server.");
  return id;
}

/** A new package with these texts, read to the end. */
export async function packageWith(request: APIRequestContext, name: string, texts: { filename: string; text: string }[]): Promise<string> {
  const made = (await (await request.post("/api/packages", { data: { name, county: "Canadian", state: "OK", as_of: "1985-01-01" } })).json()) as { id: string };
  for (const { filename, text } of texts) {
    const created = await request.post("/api/documents", { data: { filename, text, package_id: made.id, process: false } });
    expect(created.status()).toBe(201);
  }
  const job = (await (await request.post(`/api/packages/${made.id}/process`, { data: {} })).json()) as { job_id: string };
  const status = async () => ((await (await request.get(`/api/jobs/${job.job_id}`)).json()) as { status: string }).status;
  await expect.poll(status, { timeout: 60_000 }).toBe("completed");
  return made.id;
}

/** The page holds no violation of WCAG 2.2 A and AA. Names what it finds, so that a failure says where to look. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
  expect(
    violations.map((v) => `${v.id}: ${v.nodes.map((n) => `${n.target.join(" ")} ${n.failureSummary?.split("\n")[1]?.trim() ?? ""}`).join(" | ")}`),
  ).toEqual([]);
}

/** Nothing sticks out of the window to the side. */
export async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** Selects the first of these words in the text, as a pointer does. */
export const selectWords = (page: Page, words: string) =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.querySelector("#page-1") ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      window.getSelection()?.removeAllRanges();
      window.getSelection()?.addRange(range);
    }
    document.querySelector("#page-1")?.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  }, words);

const land = "The Southwest Quarter (SW/4) of Section 8, Township 12 North, Range 9 West, I.M., Canadian County, Oklahoma";

export const patent = `THE UNITED STATES OF AMERICA

To all to whom these presents shall come, Greeting:

Homestead Certificate No. 1127.

Now know ye, that there is granted by the United States unto Edwin Marsh the tract of land described as follows: ${land}, containing 160 acres.
To have and to hold the said tract of land unto the said Edwin Marsh and to his heirs and assigns forever.

Given under my hand at the City of Washington the 4th day of May, 1904.

Filed for record June 2, 1904, in Book 3, Page 118, Canadian County, Oklahoma.
`;

export const mineralDeed = `MINERAL DEED

KNOW ALL MEN BY THESE PRESENTS:

That Edwin Marsh, a single man, Grantor, for and in consideration of the sum of Ten Dollars ($10.00) cash in hand paid, does hereby grant, bargain,
sell, convey, transfer, assign and deliver unto Ada Colburn, Grantee, an undivided one-fourth (1/4) interest in and to all of the oil, gas and other
minerals in and under and that may be produced from the following described lands situated in Canadian County, State of Oklahoma, to-wit:

${land}.

TO HAVE AND TO HOLD the above described property unto said Grantee, her heirs and assigns forever.

WITNESS my hand this 9th day of March, 1926.

EDWIN MARSH

Filed for record March 15, 1926, in Book 77, Page 204, Canadian County, Oklahoma.
`;

export const texts = [
  { filename: "01-patent.txt", text: patent },
  { filename: "02-mineral-deed.txt", text: mineralDeed },
];
