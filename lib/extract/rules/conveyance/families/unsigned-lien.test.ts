import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const mortgage = (end: string) =>
  read(
    `CORRECTED DEED OF TRUST\n\nThis instrument corrects the Deed of Trust of May 2, 2008 from Ada Venn to secure First Bank of Marsh; the following land is added: Section 9, Block 4, Marsh County, Texas. ${end}\n\nFIRST BANK OF MARSH, by Cy Mott, President`,
    people(["Ada Venn"], ["First Bank of Marsh"]),
    "deed_of_trust",
  ).resolved;

describe("a lien its debtor did not sign", () => {
  it.each([
    "It has not been signed by Ada Venn.",
    "This correction is filed without the signature of the grantor.",
    "It was never executed by the said Ada Venn.",
  ])("charges nothing: %s", (end) => expect(mortgage(end)).toMatchObject({ action: "affirm", grants: [] }));

  it.each([
    "It has not been signed by the County Clerk.",
    "It is made without the joinder of the grantor's wife.",
    "It is made without the signature of the grantor's wife, the land being no homestead.",
    "This deed of trust was not signed by Ada Venn's husband, from whom she lives apart.",
    "This deed of trust was not signed by the husband of Ada Venn.",
    "It was never acknowledged by the grantor.",
    "If this deed of trust is not executed by Ada Venn within ten days the note is due.",
    "The earlier note was not signed by Ada Venn.",
  ])("charges where another or another paper is told of: %s", (end) => expect(mortgage(end).action).toBe("encumber"));
});
