import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const FOUND =
  "ESTATE OF HANNA LINDQUIST, Deceased. DECREE OF DISTRIBUTION. The Court finds that she left surviving her husband, Carl Lindquist, and three children, Dagny Moe, Edla Lindquist and Sven Lindquist.";
const LAND = "Section 8, Township 7 North, Range 60 East";
const WHOLE = [
  "Carl Lindquist fee 2/5 of grantor_interest",
  "Dagny Moe fee 1/5 of grantor_interest",
  "Edla Lindquist fee 1/5 of grantor_interest",
  "Sven Lindquist fee 1/5 of grantor_interest",
];

describe("shares of a decree that come to one whole", () => {
  it.each([
    `It is decreed that all the property be distributed: four-tenths to Carl Lindquist, and two-tenths to each of Dagny Moe, Edla Lindquist and Sven Lindquist; being ${LAND}, excepting one-half of the oil and gas in Dunn Company.`,
    `It is decreed that ${LAND} be distributed: husband 2/5; children 1/5 each.`,
    `It is decreed that ${LAND} be distributed two-fifths to the husband and one-fifth to every child.`,
  ])("%#: a share told behind the list, or a class named without an article, leaves the list whole", (order) => {
    expect(readPaper(`${FOUND} ${order}`).grants).toEqual(WHOLE);
  });

  it("takes no share behind a list that is not whole for one of another thing", () => {
    const order = `It is decreed that ${LAND} be distributed one-half to Carl Lindquist and one-half to the children.`;
    expect(readPaper(`${FOUND} ${order}`).grants).toEqual([
      "Carl Lindquist fee 1/2 of grantor_interest",
      "Dagny Moe + Edla Lindquist + Sven Lindquist fee 1/2 of grantor_interest",
    ]);
  });
});
