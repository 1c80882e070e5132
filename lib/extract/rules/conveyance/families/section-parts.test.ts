import { expect, it } from "vitest";
import { sectionParts } from "./section-parts";

const told = (text: string) =>
  sectionParts(text).map((r) => `${r.tract} ${r.acres ?? "?"} ${/\d+(?:\.\d+)? ?%|\d+(?:\.\d+)? per cent|0?\.\d{2,}/.exec(r.text)?.[0]}`);

it.each([
  ["Production is allocated 41.25% to the unit of Section 7 and 58.75% to the unit of Section 18.", ["Section 7 ? 41.25%", "Section 18 ? 58.75%"]],
  ["Allocation: Section 7: forty-one per cent (41.00%); Section 18: fifty-nine per cent (59.00%).", ["Section 7 ? 41.00%", "Section 18 ? 59.00%"]],
  ["Of the well 30% is apportioned to Section 4, 30% to Section 9 and 40% to Section 16.", ["Section 4 ? 30%", "Section 9 ? 30%", "Section 16 ? 40%"]],
  ["The allocation factor is 0.4125 for Section 7 and 0.5875 for Section 18.", ["Section 7 ? 0.4125", "Section 18 ? 0.5875"]],
  [
    "Section 7 (631.20 acres) and Section 18 (640 acres) are each a unit. The proceeds are allocated 25 per cent to Section 7 and 75 per cent to Section 18.",
    ["Section 7 631.20 25 per cent", "Section 18 640 75 per cent"],
  ],
  [
    "The 638.4-acre drilling and spacing unit of Section 7 and Section 18, containing 640 acres. There is allocated 40% to Section 7 and 60% to Section 18.",
    ["Section 7 638.4 40%", "Section 18 640 60%"],
  ],
])("reads what a well gives to each section: %s", (text, want) => {
  expect(told(text)).toEqual(want);
});

it("takes the feet of a well in each section, and not how far it stands from a line", () => {
  const feet = (text: string) => sectionParts(text).map((r) => `${r.tract} ${/[\d,]+(?= feet)/.exec(r.text)?.[0]}`);
  expect(feet("The lateral is 9,600 feet, of which 3,200 feet lie in Section 7 and 6,400 feet in Section 18.")).toEqual([
    "Section 7 3,200",
    "Section 18 6,400",
  ]);
  expect(feet("Completion interval. Section 7: 3,200 feet; Section 18: 6,400 feet.")).toEqual(["Section 7 3,200", "Section 18 6,400"]);
  expect(feet("The lateral begins 330 feet from the south line of Section 7 and ends 330 feet from the north line of Section 18.")).toEqual([]);
});

it("reads none where nothing is allocated or one section alone is told", () => {
  expect(sectionParts("Section 7 is leased at 20% and Section 18 at 25%.")).toEqual([]);
  expect(sectionParts("Costs are allocated by acres in Section 7, of which 12% is unleased.")).toEqual([]);
});

it.each([
  "The well was perforated. Ann Poe owns a 1/2 interest in Section 4 and a 1/2 interest in Section 5.",
  "Royalties attributable to 1/4 of the minerals in Section 4 and 3/4 of the minerals in Section 5 were paid.",
  "A lateral gas line runs 400 feet in Section 4 and 900 feet in Section 5.",
])("takes no shares of owners and no pipe line for parts of a well: %s", (text) => {
  expect(sectionParts(text)).toEqual([]);
});
