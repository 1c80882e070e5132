import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const LAND = "Section 9, Block 4, H&TC Ry. Co. Survey, Elm County, Texas";
const ROOT = `WARRANTY DEED. ADA VENN, a widow, grants, sells and conveys to IRA STONE, a widower, ${LAND}, as his separate property. May 1, 1970. Ada Venn. Filed May 3, 1970, Vol. 4, page 9, Deed Records, Elm County.`;
const HEIRS = `AFFIDAVIT OF HEIRSHIP. State of Texas, County of Elm. OTIS ROE, being sworn, states: Ira Stone died intestate on March 3, 2010, a widower. He had two children and no others: HUGH STONE and BURL STONE, both living. Ira Stone owned ${LAND}. Sworn to May 1, 2010.`;
const DISCLAIMER = `DISCLAIMER. The State of Texas, County of Elm. I, HUGH STONE, a son of IRA STONE, who died on March 3, 2010, disclaim and refuse to accept all of the interest in the estate of Ira Stone that would pass to me, including all interest in ${LAND}. I have one child, TINA STONE. May 20, 2010. Hugh Stone. Filed May 21, 2010, Vol. 90, page 1.`;
const SALE = `MINERAL DEED. HUGH STONE, a single man, grants, sells and conveys to DOT POOL all of his interest in the oil, gas and other minerals in ${LAND}. April 1, 2010. Hugh Stone. Filed April 2, 2010, Vol. 89, page 3.`;
const run = (...texts: string[]) =>
  readChain(
    texts.map((text, i) => ({ name: `${i + 1}.txt`, text })),
    "2015-01-01",
  );
const rows = (...texts: string[]) =>
  run(...texts)
    .ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.estate_type} ${r.share.fraction}`))
    .toSorted();

describe("a disclaimer of an inheritance", () => {
  it("lets the disclaimant's child take as if he had died first", () =>
    expect(rows(ROOT, HEIRS, DISCLAIMER)).toEqual(["Burl Stone fee 1/2", "Tina Stone fee 1/2"]));

  it("asks for the disclaimant's family where no paper tells of it", () => {
    const asks = (paper: string) => run(ROOT, HEIRS, paper).result.issues.filter((x) => /disclaimed, and no paper/.test(x.detail ?? "")).length;
    expect([asks(DISCLAIMER), asks(DISCLAIMER.replace("I have one child, TINA STONE. ", ""))]).toEqual([0, 1]);
  });

  it("changes nothing where none is made", () => expect(rows(ROOT, HEIRS)).toEqual(["Burl Stone fee 1/2", "Hugh Stone fee 1/2"]));

  it("comes too late once he has sold what came to him", () => expect(rows(ROOT, HEIRS, SALE, DISCLAIMER)).toContain("Dot Pool mineral 1/2"));
});
