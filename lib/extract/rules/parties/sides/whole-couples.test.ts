import { expect, test } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const sides = (text: string) => {
  const { from, to } = readPaper(text);
  return `${from} -> ${to}`;
};
const LAND = "the NW/4 of Section 3, T5N, R6W, I.M., Caddo County, Oklahoma";
const foot = (...names: string[]) => `\n\nSigned July 22, 1949.\n${names.join("\n")}\n`;

test.each([
  `In this deed "the Vendor" means ADA VENN, a widow; and "the Vendees" means BO LARK and wife, JOY LARK.\n\nThe Vendor does grant, sell and convey to the Vendees ${LAND}.`,
  `As used herein, "Seller" shall mean Ada Venn, and "Buyers" shall mean Bo Lark and wife, Joy Lark.\n\nSeller hereby conveys to Buyers ${LAND}.`,
  `The word "Grantor" in this deed stands for Ada Venn, a widow, and the word "Grantee" for Bo Lark and Joy Lark, husband and wife.\n\nGrantor hereby conveys to Grantee ${LAND}.`,
  `By "the Vendor" is here meant Ada Venn, a widow, and by "the Purchasers" Bo Lark and wife, Joy Lark.\n\nThe Vendor hereby sells and conveys to the Purchasers ${LAND}.`,
  `Bo Lark and spouse, Joy Lark ("Buyers"), have paid Ada Venn, a widow, $100, for which she grants and conveys to Buyers ${LAND}.`,
])("words defined ahead name both of a couple: %s", (words) =>
  expect(sides(`WARRANTY DEED\n\n${words}${foot("Ada Venn")}`)).toBe("Ada Venn -> Bo Lark + Joy Lark"),
);

test.each([
  `To ADA VENN, of Hale County, there is this day sold and conveyed by NED FROST, a bachelor, and by BO LARK and JOY LARK, his wife, ${LAND}.`,
  `The land described below is hereby granted and conveyed by the said Ned Frost, and by the said Bo Lark and wife, Joy Lark, to the said Ada Venn, her heirs and assigns; save that the said Bo Lark reserves one-half of the minerals.\n\n${LAND}`,
])("acts in the passive name all who give: %s", (words) =>
  expect(sides(`WARRANTY DEED\n\n${words}${foot("Ned Frost", "Bo Lark", "Joy Lark")}`)).toBe("Ned Frost + Bo Lark + Joy Lark -> Ada Venn"),
);

test("one alone takes where the other half of a couple is only told of", () =>
  expect(sides(`WARRANTY DEED\n\nAda Venn, a widow, for $10 conveys to Joy Lark, wife of Bo Lark, as her separate property, ${LAND}.${foot("Ada Venn")}`)).toBe(
    "Ada Venn -> Joy Lark",
  ));
