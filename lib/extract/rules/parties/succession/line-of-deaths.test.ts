import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const LAND = "1/9 of the minerals in the SE/4 of Section 12, Township 160 North, Range 88 West, Ward County, North Dakota";
const HEAD =
  "STATE OF NORTH DAKOTA, COUNTY OF WARD, IN DISTRICT COURT\n\nIn the Matter of the Estates of Dora Quist, Elmer Quist and Gus Quist, Deceased\n\nORDER DETERMINING HEIRS\n\n";
const END = " Dated May 1, 2013. A. Vik, District Judge. Recorded May 9, 2013, Document No. 7.";

function lineOf(words: string): string[] {
  const doc = readInstrument({ name: "o.txt", text: `${HEAD}${words}${END}` });
  const name = (id: string) => doc.parties.resolved.parties.find((p) => p.id === id)?.name ?? id;
  return doc.conveyance.resolved.grants.map((g) => `${g.from.map(name)} > ${g.to.map(name)}: ${g.estate_type} ${g.fraction?.fraction} of ${g.of}`);
}
const WHOLE_LINE = ["Dora Quist > Elmer Quist", "Elmer Quist > Gus Quist", "Gus Quist > Nan Quist"].map((l) => `${l}: fee 1 of grantor_interest`);

describe("a title that one order follows through several deaths", () => {
  it.each([
    `1. Dora Quist died intestate May 2, 1980. Her sole heir was her husband, Elmer Quist. 2. Elmer Quist died June 3, 1991. By a disclaimer of his second wife, Olga Quist, his sole successor was his son, Gus Quist. 3. Gus Quist died July 4, 2004. His sole heir is his surviving wife, Nan Quist. IT IS ORDERED that ${LAND} stands in Nan Quist.`,
    `Dora Quist died on May 2, 1980, and all of her property vested in her husband, Elmer Quist. Elmer Quist died on June 3, 1991, and his entire estate passed to his only child, Gus Quist. Gus Quist died on July 4, 2004, and all of his estate descended to his widow, Nan Quist. It is ordered that ${LAND} is confirmed in Nan Quist.`,
    `Upon the death of Dora Quist on May 2, 1980, title vested in Elmer Quist, her husband and sole heir; upon the death of Elmer Quist on June 3, 1991, it vested in Gus Quist, his son and sole heir; and upon the death of Gus Quist on July 4, 2004, in Nan Quist, his widow and sole heir. The property is ${LAND}. So ordered.`,
    `WHEREAS Dora Quist died May 2, 1980, leaving as her only heir her husband, Elmer Quist; WHEREAS Elmer Quist died June 3, 1991, leaving as his only heir his son, Gus Quist; and WHEREAS Gus Quist died July 4, 2004, leaving as his only heir his wife, Nan Quist; it is ordered that ${LAND} is confirmed in Nan Quist.`,
    `Dora Quist died intestate May 2, 1980. Her husband Elmer Quist survived her and was her sole heir. Elmer Quist died June 3, 1991; his second wife, Olga Quist, had given up every right of inheritance by a marriage contract, and his only child, Gus Quist, was his sole heir. Gus Quist died July 4, 2004, leaving a will by which all his property goes to his wife, Nan Quist. Ordered, that ${LAND} is held by Nan Quist.`,
    `A. Dora Quist died on May 2, 1980, and Elmer Quist, her husband, was her only heir, no other kin being known to the Court.\n\nB. Elmer Quist, who had married Olga on June 1, 1983, died testate on June 3, 1991; his only devisee was his son Gus Quist.\n\nC. Gus Quist died intestate on July 4, 2004, without issue or parent, leaving his wife, Nan Quist, as his sole heir.\n\nIT IS ORDERED that ${LAND} stands in Nan Quist.`,
    `1. Dora Quist died May 2, 1980. Her husband, Elmer Quist, was her sole heir. 2. Elmer Quist later married Olga, who has renounced. He died June 3, 1991. His son, Gus Quist, was his sole successor. 3. Gus Quist died July 4, 2004. His widow, Nan Quist, was his sole heir. It is ordered that ${LAND} is now in Nan Quist.`,
  ])("goes down the line: %#", (words) => {
    expect(lineOf(words)).toEqual(WHOLE_LINE);
  });

  it("is none where one of the dead left several", () => {
    const words = `Dora Quist died May 2, 1980. Her sole heir was her husband, Elmer Quist. Elmer Quist died June 3, 1991, leaving two sons, Gus Quist and Hal Quist, his heirs in equal shares. It is ordered that ${LAND} is vested one-half in Gus Quist and one-half in Hal Quist.`;
    expect(lineOf(words)).not.toContain("Elmer Quist > Gus Quist: fee 1 of grantor_interest");
  });

  it("is none where those who died have nothing from one another", () => {
    const words = `Dora Quist died May 2, 1980. Her sole heir was her husband, Elmer Quist. Gus Quist died July 4, 2004. His sole heir is his wife, Nan Quist. It is ordered that ${LAND} is vested in Elmer Quist and Nan Quist.`;
    expect(lineOf(words)).not.toContain("Dora Quist > Elmer Quist: fee 1 of grantor_interest");
  });
});
