// Headings that name both sides, places between the names, and those whom the words of the land name: who gives and who takes.
import { expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "all of Section 4, Township 1 North, Range 65 West";

it.each([
  [
    "a heading from one to another, told again at the verb with the signature right behind",
    "TAX DEED\n\nBen Coe, Treasurer of Elm County, Ohio, to Ada Roe.\n\nFor the taxes, $144.10, the Treasurer grants and conveys 400 acres in Ash Township to Ada Roe.\n\nBen Coe, Treasurer (Seal)",
    "Ben Coe",
    "Ada Roe",
  ],
  [
    "a heading in small letters, the verb in capitals",
    `No. 580\nDeed, Ben Coe and Mae Coe to Ada Roe\nMay 3, 1950. Consideration: Three thousand five hundred dollars.\n\nBen Coe and wife, Mae Coe convey to ADA ROE, single, in fee, ${LAND}. General warranty.\n\nBen Coe\nMae Coe`,
    "Ben Coe + Mae Coe",
    "Ada Roe",
  ],
  [
    "county and State on a line of their own",
    `THIS DEED, Made this 2nd day of May, 1946, between\n\n     MAE COE, a feme sole\n\nof the County of Elbert and State of Colorado, grantor, and\n\n     BEN DOW, a single man\n\nwhose legal address is Route 2, grantee: WITNESSETH, that the grantor(s), for ten dollars, has granted and conveyed, and does grant, sell and convey unto the grantee(s), his heirs, ${LAND}.\n\nMae Coe`,
    "Mae Coe",
    "Ben Dow",
  ],
  [
    "a warrant to one long dead",
    "EXECUTOR'S DEED\n\nMade May 3, 1957, by Ben Coe, Executor under the Will of Cy Dow, late of Ash Township, deceased, to ELM HUNTING CLUB, a corporation.\n\nThe Executor, for $5,200.00, grants and conveys to the said grantee all that tract of unseated land in Ash Township, Elm County, Pennsylvania, surveyed on warrant to Fay Lark, containing 400 acres.\n\nBen Coe, Executor",
    "Ben Coe",
    "Elm Hunting Club",
  ],
  [
    "a warrant behind the taker",
    "KNOW ALL MEN, That Ben Coe, for $12, does hereby grant and convey, to Ada Roe, all that tract in the Township of Ash, County of Elm, on warrant to Fay Lark, containing 440 acres.\n\nMay 3, 1932.\nBen Coe",
    "Ben Coe",
    "Ada Roe",
  ],
])("reads %s", (_what, text, from, to) => {
  const paper = readPaper(text);
  expect([paper.from, paper.to]).toEqual([from, to]);
});

it.each(["Elm Rod and Gun Club", "Elm Fish and Game Club", "Elm Hunting and Fishing Club"])("reads one club: %s", (club) => {
  expect(readPaper(`GRANTOR: Ada Roe\nGRANTEE: ${club}\n\nThe grantor conveys and warrants to the grantee ${LAND}. Dated May 3, 1950.\n\nAda Roe`).to).toBe(
    club,
  );
});

it("reads two takers where a person stands beside a club", () => {
  const paper = readPaper(
    `GRANTOR: Ada Roe\nGRANTEES: Ben Coe and Elm Gun Club\n\nThe grantor conveys and warrants to the grantees ${LAND}. Dated May 3, 1950.\n\nAda Roe`,
  );
  expect(paper.to).toBe("Ben Coe + Elm Gun Club");
});

it.each([
  `KNOW ALL MEN BY THESE PRESENTS: That I, Ben Coe, for $9 to me paid by ELM OIL COMPANY, a corporation organized under the laws of the State of Ohio, do hereby grant and convey unto the said Elm Oil Company ${LAND}. May 3, 1950. Ben Coe`,
  `FOR VALUE RECEIVED, ASH LAND COMPANY, a corporation of the State of North Dakota, Grantor, does hereby grant, sell and convey unto Ada Roe, Grantee, ${LAND}. May 3, 1950. Ash Land Company, by Cy Mott, President`,
])("takes no State under whose laws a house stands for the giver: %s", (text) => {
  expect(readPaper(text).from).not.toMatch(/state/i);
});
