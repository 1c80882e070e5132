import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const will =
  "LAST WILL\n\nI, OTTO PECK, of Elm County, Oklahoma, give my land to my children, Abe and Una, in equal parts, to them and their heirs.\n\nSigned May 1, 1921. Otto Peck";
const oath = (kin: string) =>
  `AFFIDAVIT OF HEIRSHIP\n\nSTATE OF OKLAHOMA, COUNTY OF ELM.\n\nHal West, being duly sworn, says: Otto Peck died May 3, 1928, a widower. ${kin}\n\nHal West\n\nSubscribed and sworn to before me June 4, 1940. K. Roe, Notary Public.`;
const names = (kin: string) =>
  readChain(
    [
      { name: "01.txt", text: will },
      { name: "02.txt", text: oath(kin) },
    ],
    "1990-01-01",
  ).resolution.parties.map((p) => p.display);

describe("heirs of one dead person in two papers", () => {
  it("are one where a daughter keeps the surname before that of her husband", () => {
    const found = names("His children are Abe Peck and Una Peck Dell.");
    expect(found).toContain("Una Peck Dell");
    expect(found).not.toContain("Una Peck");
  });
  it("stay two where one paper names both", () => {
    expect(names("His children are Abe Peck, Una Peck and Una Peck Dell.")).toEqual(expect.arrayContaining(["Una Peck", "Una Peck Dell"]));
  });
});
