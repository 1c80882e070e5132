import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const END = "\n\nIda Mott\n\nSubscribed, sworn to and acknowledged before me June 2, 1975. R. Poe, Notary Public.\nFiled June 4, 1975, Book 70, page 1.";
const OPEN = "AFFIDAVIT OF HEIRSHIP\n\nState of Oklahoma, County of Grady, ss. Ida Mott, being sworn, ";
const LAND = "the NE/4 of Section 9-8N-4W, Grady County, 160 acres";
const heirs = (body: string) => readPaper(`${OPEN}${body}${END}`).deaths.map((d) => [d.decedent, ...d.heirs]);

const VENNS = ["Lon Venn child", "Ada Lark child", "Effie Noll child dead", "Cy Noll grandchild of Effie Noll", "Di Noll Coe grandchild of Effie Noll"];

describe("tables of a family", () => {
  const table = (heading: string, rows: string, caption = "CHILDREN OF THE DECEDENT (all; none adopted)") =>
    `says that Sim Venn, a widower, died intestate on March 3, 1960, owning ${LAND}.\n\n${caption}\n${heading}\n${rows}\n\nHe left no debts.`;
  it("read by the line above them, whatever their columns ask", () => {
    const one = "   Lon Venn          yes\n   Ada Lark          yes\n   Effie Noll        no, died 1950, a widow     Cy Noll, Di Noll Coe";
    expect(heirs(table("   Name              Living at March 3, 1960?   If dead: issue", one))).toEqual([["Sim Venn", ...VENNS]]);
    const two =
      "1. Lon Venn        living, Tulsa       -\n2. Ada Lark        living, Enid        -\n3. Effie Noll      dead                two: Cy Noll and Di Noll Coe";
    expect(heirs(table("   NAME            LIVING OR DEAD      ISSUE", two, "His children were these:"))).toEqual([["Sim Venn", ...VENNS]]);
  });
  it("put one below the other of their rows whose child they call him", () => {
    const rows =
      "Lon Venn        son                    living\nAda Lark        daughter               living\nEffie Noll      daughter               died 1950\nCy Noll         son of Effie           living\nDi Noll Coe     daughter of Effie      living";
    expect(heirs(table("Name            Relation               Status in March, 1960", rows, "TABLE OF FAMILY"))).toEqual([["Sim Venn", ...VENNS]]);
  });
  it("take no widow of somebody else for the wife of the dead", () =>
    expect(heirs(table("Name          Living?            Issue", "Lon Venn      yes\nEffie Noll    no, a widow        Cy Noll")).flat()).toEqual([
      "Sim Venn",
      "Lon Venn child",
      "Effie Noll child dead",
      "Cy Noll grandchild of Effie Noll",
    ]));
});

describe("forms of labels", () => {
  const WANT = [["Sim Venn", "Ada Venn spouse", "Lon Venn child"]];
  const rows = [
    ["Decedent", "Sim Venn"],
    ["Died", "March 3, 1960, at Enid"],
    ["Will", "None"],
    ["Marriages", "One only: to Ada Venn, in 1938. She is living"],
    ["Children", "One only: Lon Venn, born 1941, son of decedent and Ada Venn, living"],
    ["Children who died", "None"],
    ["Property", LAND],
  ];
  it.each([
    ["bars", rows.map(([a, b]) => `| ${a} | ${b} |`)],
    ["dots", rows.map(([a, b]) => `${a} ${".".repeat(20 - (a?.length ?? 0))} ${b}`)],
    ["colons", rows.map(([a, b]) => `${a}: ${b}`)],
  ])("tell one family with %s", (_, lines) => expect(heirs(`states:\n\n${lines.join("\n")}`)).toEqual(WANT));
});

describe("questions with their answers", () => {
  it("are asked in one breath, and count before they name", () =>
    expect(
      heirs(
        `answers:\n\n1. Name of deceased?  Sim Venn.\n2. When did he die?  March 3, 1960, at Enid.\n3. Did he leave a will?  No. He died intestate.\n4. Was he married at death? To whom, and when?  Yes; to Ada Venn, June 4, 1938. She survives him.\n5. What children were born to him, or adopted?  Two were born; none adopted: (a) Lon Venn, (b) Di Venn Coe.\n6. What land did he own?  ${LAND[0]?.toUpperCase()}${LAND.slice(1)}.`,
      ),
    ).toEqual([["Sim Venn", "Ada Venn spouse", "Lon Venn child", "Di Venn Coe child"]]));
});
