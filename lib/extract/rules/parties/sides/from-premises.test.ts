import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the NE/4 of Section 9, Township 3 North, Range 11 West, 160 acres.";
const sides = (text: string) => {
  const { from, to } = readPaper(text);
  return `${from} -> ${to}`;
};

describe("sides of running premises", () => {
  it.each([
    [
      "of community money",
      `WARRANTY DEED. In consideration of $900 to him paid by IRA POOL, a married man, of said county, B. B. CASE, a bachelor, does grant, sell and convey to the said IRA POOL ${LAND}`,
    ],
    [
      "in cash",
      `DEED. State of Texas, County of Elm. In consideration of Two Hundred Dollars cash paid by IRA POOL, B. B. CASE has granted, sold and conveyed unto the said IRA POOL ${LAND}`,
    ],
  ])("who paid and is named again behind the verb takes, the name between them gives: %s", (_, text) => {
    expect(sides(text)).toBe("B. B. Case -> Ira Pool");
  });
  it.each(["all of Elm County, Texas", "all of Enid, Oklahoma", "all of the County of Elm and State of Texas"])(
    "reads on behind where all of them live: %s",
    (where) => {
      const text = `OIL AND GAS LEASE. AGREEMENT made May 3, 1932, between IRA POOL, a single man, B. B. CASE, a widower, and ADA VENN, a widow, ${where}, hereinafter called lessors, and OAK OIL COMPANY, a corporation, hereinafter called lessee: the lessors do grant, demise, lease and let unto the said lessee ${LAND}`;
      expect(sides(text)).toBe("Ira Pool + B. B. Case + Ada Venn -> Oak Oil Company");
    },
  );
  it("cuts no name off where love for unnamed kin stands before the verb", () => {
    const text = `DEED OF GIFT. B. B. CASE, a widow, out of love and affection for her two children, gives, grants and conveys to ADA LUCKMANN POOL and IRA LUCKMANN ${LAND}`;
    expect(sides(text)).toBe("B. B. Case -> Ada Luckmann Pool + Ira Luckmann");
  });
  it.each(["Post Office Box 12", "Post Office Drawer 9", "General Delivery", "Star Route 2"])("takes no address for a name: %s", (address) => {
    const text = `OIL AND GAS LEASE. Lessors: IRA POOL, a widower; ADA VENN, single. Lessee: OAK ENTERPRISES, ${address}, Enid, Oklahoma 73701.\n\nLessors grant, lease and let to Lessee ${LAND}`;
    expect(sides(text)).toBe("Ira Pool + Ada Venn -> Oak Enterprises");
  });
  it("takes no words of an earlier deed for the grant", () => {
    const text = `WARRANTY DEED. IRA POOL, a single man, for consideration paid, grants to CASE CATTLE COMPANY the N/2 of Section 9, Township 3 North, Range 11 West, except such of the minerals as he has conveyed before, with warranty covenants. May 9, 1931.`;
    expect(sides(text)).toBe("Ira Pool -> Case Cattle Company");
  });
  it("parts the names at the head of an abstracted deed at the word to, whoever is named below", () => {
    const text =
      "DEED. IRA POOL and wife EVA to B. B. CASE and NAN CASE, in equal moieties. May 2, 1944. 135 acres on Elm Ridge. The grantor Ira Pool reserves 1/4 of the oil and gas; one half having been reserved by J. E. Roe.";
    expect(sides(text)).toBe("Ira Pool + Eva Pool -> B. B. Case + Nan Case");
  });
});
