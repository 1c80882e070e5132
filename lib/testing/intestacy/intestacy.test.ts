import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";
import type { FamilyCase } from "./family-case";
import { furtherFamilies } from "./further-families";
import { oklahomaBefore1985 } from "./oklahoma-before-1985";
import { oklahomaSince1985 } from "./oklahoma-since-1985";
import { ownWords } from "./own-words";
import { plainFamilies } from "./plain-families";
import { texasFamilies } from "./texas-families";

const written = (day: string) => new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { timeZone: "UTC", year: "numeric", month: "long", day: "numeric" });

const land = {
  OK: "the Northwest Quarter of Section Nine (9), Township Twenty (20) North, Range Twelve (12) West of the Indian Meridian, Grant County, Oklahoma",
  TX: "200 acres of land, being all of the Amos Rigg Survey, Abstract 77, in Polk County, Texas",
} as const;

const deed = (c: FamilyCase): string =>
  `WARRANTY DEED\n\nKNOW ALL MEN BY THESE PRESENTS: That DALLAS PURVIS, a single man, for Ten Dollars paid, does hereby grant, sell and convey unto ${c.owner.toUpperCase()}${c.beside ? ` ${c.beside}` : ""} all of ${land[c.state]}.\n\nTO HAVE AND TO HOLD unto the said grantee forever, with warranty of title.\n\nExecuted ${written(c.bought)}.\n\nDallas Purvis\n`;

const sworn = (s: { day: string; text: string }, c: FamilyCase): string =>
  `${s.text} The land is ${land[c.state]}.\n\nSubscribed and sworn to before me, and acknowledged, ${written(s.day)}. P. Lowe, Notary Public.\n`;

/** Who holds which share of the minerals, as the case writes it. */
function held(c: FamilyCase): Record<string, string> {
  const papers = [{ name: "1.txt", text: deed(c) }, ...c.sworn.map((s, i) => ({ name: `${i + 2}.txt`, text: sworn(s, c) }))];
  const rows = readChain(papers, "2020-01-01").ownership.tracts.flatMap((t) => t.rows);
  const key = (r: { estate_type: string; name: string }) =>
    r.estate_type === "life_estate" ? `life ${r.name}` : r.estate_type === "remainder" ? `then ${r.name}` : r.name;
  return Object.fromEntries(rows.map((r) => [key(r), r.share.fraction]));
}

describe.each([
  ["Oklahoma before 1985", oklahomaBefore1985],
  ["Oklahoma since 1985", oklahomaSince1985],
  ["Texas", texasFamilies],
  ["other voices", furtherFamilies],
  ["plain voices", plainFamilies],
  ["own words", ownWords],
] as const)("families told under oath: %s", (_, cases) => {
  it.each(cases.map((c) => [c.title, c] as const))("%s", (_title, c) => {
    expect(held(c)).toEqual(c.want);
  });
});
