import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { sampleId, test } from "./support";

async function taken(page: Page, name: RegExp): Promise<{ filename: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("region", { name: "Take away" }).getByRole("link", { name }).click()]);
  return { filename: download.suggestedFilename(), bytes: new Uint8Array(readFileSync(await download.path())) };
}
const words = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes))
    .filter(([path]) => path.endsWith(".xml"))
    .map(([, xml]) => strFromU8(xml))
    .join("\n");

test("takes the package away as workbooks, a draft opinion and a proof bundle", async ({ page, request }) => {
  const id = await sampleId(request);
  await page.goto(`/packages/${id}`);
  const runsheet = await taken(page, /Runsheet/);
  expect(runsheet.filename).toMatch(/runsheet\.xlsx$/);
  expect(words(runsheet.bytes)).toContain("Oil and Gas Lease");
  const ownership = words((await taken(page, /Ownership/)).bytes);
  expect(ownership).toContain(">1/12<");
  expect(ownership).toMatch(/<f>F\d+\/G\d+<\/f><v>0\.08333333<\/v>/);
  const opinion = words((await taken(page, /Draft opinion/)).bytes);
  for (const part of ["Title opinion (draft)", "Documents examined", "Ownership", "Requirements", "Assumptions"]) expect(opinion).toContain(part);
  const bundle = JSON.parse(new TextDecoder().decode((await taken(page, /Proof bundle/)).bytes));
  expect(bundle.documents).toHaveLength(18);
  expect(bundle.documents[0].sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(bundle.rules.length).toBeGreaterThan(5);
});
