// A package reviewed by keyboard alone: from the queue through every document that waits, confirming and correcting, with the time from key to paint of each step.
import { expect, type Page } from "@playwright/test";

export type KeyTime = { step: "open" | "confirm" | "edit" | "save" | "next"; ms: number };
export type ReviewRun = { times: KeyTime[]; documents: number; confirmed: number; corrected: number; diffs: number };

/** What runs in the page, as text: functions that a compiler has touched may call helpers that the page does not have. */
const watchKey = (seen: string) => `
  window.keyTime = new Promise((resolve, reject) => {
    window.addEventListener("keydown", (event) => {
      const look = () => requestAnimationFrame(() => {
        if (${seen}) requestAnimationFrame((at) => resolve(at - event.timeStamp));
        else if (performance.now() - event.timeStamp > 30000) reject(new Error("Half a minute after " + event.key + " there is nothing to see at " + location.href));
        else look();
      });
      look();
    }, { capture: true, once: true });
  });
  0`;

/** Presses a key and measures until what it should bring about is painted. `seen` is asked in the page at each frame. */
async function timed(page: Page, key: string, seen: string): Promise<number> {
  await page.evaluate(watchKey(seen));
  await page.keyboard.press(key);
  return page.evaluate<number>("window.keyTime");
}

const focused = `document.activeElement?.closest("[data-field]")?.getAttribute("data-field") ?? ""`;
const placeOf = (page: Page) => page.evaluate<string>(`location.pathname + " " + (${focused})`);
const elsewhere = (from: string) => `(() => { const key = ${focused}; return key !== "" && location.pathname + " " + key !== ${JSON.stringify(from)}; })()`;
const nothingLeft = `[...document.querySelectorAll('[role="status"]')].some((s) => s.textContent?.includes("Nothing waits any more"))`;

/** Corrects the share in focus and waits for what that moved. */
async function correct(page: Page, share: string, run: ReviewRun): Promise<void> {
  const key = await page.evaluate<string>(focused);
  run.times.push({ step: "edit", ms: await timed(page, "F2", `document.activeElement?.tagName === "INPUT"`) });
  await page.keyboard.type(share);
  const row = `document.querySelector('[data-field="${key}"]')`;
  run.times.push({
    step: "save",
    ms: await timed(page, "Enter", `${row}?.getAttribute("data-state") === "person" && ${row}.contains(document.activeElement)`),
  });
  run.corrected += 1;
  const moved = page.getByRole("status", { name: "What the decision moved" });
  await expect(moved.getByRole("heading", { name: /what moved in the ownership/ })).toBeVisible({ timeout: 60_000 });
  await expect(moved.getByText("Computing what follows")).toBeHidden({ timeout: 60_000 });
  if ((await moved.getByRole("listitem").count()) > 0) run.diffs += 1;
}

type Plan = {
  /** The share to put where a check failed, or null to confirm what was read. */ correction: (failedSoFar: number) => string | null;
  most: number;
};

/** Opens the queue and goes on until nothing waits, or `most` values are decided. */
export async function reviewByKeyboard(page: Page, packageId: string, plan: Plan): Promise<ReviewRun> {
  const run: ReviewRun = { times: [], documents: 0, confirmed: 0, corrected: 0, diffs: 0 };
  await page.goto(`/packages/${packageId}/review?show=all`);
  await expect(page.getByRole("list", { name: "Values that wait" })).toBeVisible();
  await page.keyboard.press("j");
  run.times.push({ step: "open", ms: await timed(page, "Enter", `${focused} !== ""`) });
  const seen = new Set<string>();
  let failures = 0;
  for (let decided = 0; decided < plan.most; decided += 1) {
    const at = await placeOf(page);
    const path = at.split(" ")[0] ?? "";
    seen.add(path);
    const failed = (await page.evaluate<string | null>(`document.activeElement?.closest("[data-field]")?.getAttribute("data-state")`)) === "failed";
    const share = failed && at.endsWith("/fraction") ? plan.correction(failures++) : null;
    if (share) await correct(page, share, run);
    else run.confirmed += 1;
    const ms = await timed(page, "Enter", `${elsewhere(at)} || ${nothingLeft}`);
    if (await page.evaluate<boolean>(nothingLeft)) break;
    const moved = !(await placeOf(page)).startsWith(`${path} `);
    run.times.push({ step: moved ? "next" : "confirm", ms });
  }
  run.documents = seen.size;
  return run;
}

/** Half of the times lie below: median([3,1,2]) → 2. */
export const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
