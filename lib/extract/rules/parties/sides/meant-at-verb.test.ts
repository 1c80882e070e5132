import { expect, test } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const sides = (text: string) => {
  const { from, to } = readPaper(text);
  return `${from} -> ${to}`;
};
const LAND = "the North half of Section 9, Block 4, Elm County, Texas, 320 acres";

test.each([
  [
    "the speaker behind a recital",
    `MINERAL DEED\n\nWhereas my brother Carl Mott, late of this county, left me by his will ${LAND}; and whereas I have agreed to sell; THEREFORE I, Ada Venn, a maiden lady, convey and warrant to BERT LOWE, of Enid, an undivided half of the minerals in the same. March 4, 1921.`,
    "Ada Venn -> Bert Lowe",
  ],
  [
    "who is meant by he, and that company",
    `TRANSFER OF LEASE\n\nWhereas Cal Odom holds the oil and gas lease of March 2, 1940 made by Ada Venn and Bert Venn, of record in Volume 9, page 8, upon ${LAND}; now, for value which he has had from OAK PETROLEUM COMPANY, a Texas corporation, he hereby transfers and assigns to that Company the lease and the whole leasehold estate. May 1, 1941.`,
    "Cal Odom -> Oak Petroleum Company",
  ],
  [
    "he of the last recital",
    `ASSIGNMENT\n\nWHEREAS, ADA VENN leased ${LAND} to CARL MOTT by lease of May 2, 1941; and WHEREAS, CARL MOTT wishes to be rid of said lease; NOW, THEREFORE, he does hereby assign the same to BERT LOWE, of Enid. May 1, 1942. Carl Mott`,
    "Carl Mott -> Bert Lowe",
  ],
  [
    "no row of labels in lines that run over",
    `OIL AND GAS LEASE\n\nMay 2, 1946, ADA VENN, lessor, lets to OAK FARMS COMPANY,\nlessee, ${LAND}, for five years, and the rental is paid to\nlessor in the Elm State Bank, and the\nlessee may at any time give up the lease. Ada Venn`,
    "Ada Venn -> Oak Farms Company",
  ],
  [
    "the said corporation",
    `PARTIAL ASSIGNMENT OF OIL AND GAS LEASE\n\nWHEREAS, on March 8, 1937, Ida Rowe leased to ASH VALLEY OIL CORPORATION ${LAND}, and the same is in force; NOW, for One Dollar, the said corporation, as Assignor, sells, assigns and transfers to ELM INVESTMENTS, INC., of Waco, all of its rights in said lease in so far as it covers the West half. Executed June 2, 1972.`,
    "Ash Valley Oil Corporation -> Elm Investments, Inc.",
  ],
  [
    "a table of labels without colons, its lessors numbered",
    `OIL AND GAS LEASE\n\nDATE        May 2, 1946.\nLESSORS     (1) Carl Rowe, widower, Elm, Texas; (2) Bert Venn and wife, Ada Venn, Waco, Texas.\nLESSEE      Oak Valley Oil Company, Waco, Texas.\nBONUS       $160.00, received.\n\nLessors let and lease to the lessee ${LAND}, for five years and as long as oil is produced.`,
    "Carl Rowe + Bert Venn + Ada Venn -> Oak Valley Oil Company",
  ],
  [
    "labels with leaders of dots",
    `MINERAL DEED\n\nSeller ........ Oak Farms Company, a corporation, Waco\nBuyer ......... Carl Rowe, Elm, Elm County, Texas\nPrice ......... $640.00\n\nThe seller sells and conveys to the buyer all of the oil and gas under ${LAND}. May 2, 1946.`,
    "Oak Farms Company -> Carl Rowe",
  ],
  [
    "lines of from and to",
    `WARRANTY DEED\n\nEffective Date: May 2, 2006\nFrom: CARL ROWE (also known as Cap Rowe), and wife, DEE ROWE\nTo: OAK FARMS, LLC, a Texas limited liability company, Waco, Texas\n\nFor $10.00 we convey to Oak Farms, LLC ${LAND}. Our promise is that the title is good.`,
    "Carl Rowe + Dee Rowe -> Oak Farms, LLC",
  ],
  [
    "lessors of a running sentence",
    `OIL AND GAS LEASE\n\nThe agreement is of August 2, 2004, with OAK CHALK, LTD., a limited partnership at Bryan, Texas, as lessee. The lessors are Ada Rowe, widow of Carl; Bert Rowe; and Cora Rowe Lutz. Bert is married.\n\n1. The lessors lease the oil and gas in ${LAND}, for four years and as long afterward as either is produced. Royalty one-fifth.`,
    "Ada Rowe + Bert Rowe + Cora Rowe Lutz -> Oak Chalk, Ltd.",
  ],
  [
    "a verb with a day beside it",
    `OIL AND GAS LEASE\n\nThis paper witnesses that HENRY LOWE, unmarried, has on May 1, 1934, leased to SALT OIL COMPANY, a partnership of Waco, Texas, ${LAND}, for the getting of oil and gas. It pays one-eighth.`,
    "Henry Lowe -> Salt Oil Company",
  ],
  [
    "a bracket that tells the part of a long list",
    `OIL AND GAS LEASE\n\nBETWEEN Ada Lutz, a widow; Carl Rowe, a married man; and Pat Rowe Odom, a married woman; each contracting as to her or his separate third and none of them living on the land (collectively LESSOR), AND OAK PERMIAN, LLC, 16 Smith Road, Midland (LESSEE). Lessor lets to Lessee ${LAND}.`,
    "Ada Lutz + Carl Rowe + Pat Rowe Odom -> Oak Permian, LLC",
  ],
])("reads the sides by %s", (_, text, wanted) => {
  expect(sides(text)).toBe(wanted);
});
