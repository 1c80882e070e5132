import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const bearer = (clause: string) =>
  (
    read(
      `WARRANTY DEED\n\nADA VENN, a widow, for $10.00, does grant, sell and convey to BO LARK all of Section 9, Block 4, Lee County, Texas. Grantor reserves one-half of the oil, gas and other minerals in and under the land. ${clause}\n\nTo have and to hold forever, with general warranty. May 3, 1980. Ada Venn`,
      people(["Ada Venn"], ["Bo Lark"]),
      "warranty_deed",
    ).resolved.facts ?? []
  )
    .map((f) => f.value ?? "")
    .filter((v) => v.startsWith("royalty"))
    .map((v) => v.replace("royalty_borne_by_", ""));

describe("who bears a royalty of others by the words of a deed", () => {
  it.each([
    [
      "It is agreed that the outstanding royalty reserved by Cy Mott in Vol. 5, page 44 shall be charged wholly against the half so reserved, and that grantee's half shall be free of it.",
      "grantor",
    ],
    ["As between the parties the burden of the royalty held by Cy Mott shall fall on grantor alone.", "grantor"],
    ["The Motts' royalty will be paid out of the minerals kept by Ada Venn, and out of no other.", "grantor"],
    ["The said prior royalty of Cy Mott is to be borne solely by the interest herein conveyed.", "grantee"],
    ["Grantee shall bear the whole of the existing royalty of record, and the minerals retained by grantor shall not be charged with any of it.", "grantee"],
    [
      "This deed is subject to the royalty of Cy Mott (Vol. 5, page 44), the whole of which shall be borne by the minerals here conveyed, and no part of it by those which grantor keeps.",
      "grantee",
    ],
    ["The half hereby conveyed shall alone be subject to the outstanding Mott royalty.", "grantee"],
    ["The outstanding royalty of Cy Mott shall be satisfied out of Bo Lark's share only.", "grantee"],
  ])("is one side alone: %s", (clause, side) => expect(bearer(clause)).toEqual([side]));

  it.each([
    "The outstanding royalty of Cy Mott shall be borne by grantor and grantee in proportion to their minerals.",
    "This conveyance is subject to the royalty reserved by Cy Mott in Vol. 5, page 44.",
    "Grantee shall pay all taxes, and the royalty reserved by Cy Mott is excepted.",
    "Grantor reserves a royalty of 1/16, to be paid out of the minerals hereby conveyed.",
    "The royalty held by Cy Mott is free of cost, and taxes upon it shall be paid by grantee.",
    "The royalty of Cy Mott under the existing lease is paid by the lessee.",
  ])("is not said: %s", (clause) => expect(bearer(clause)).toEqual([]));
});
