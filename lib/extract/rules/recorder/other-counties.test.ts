import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { readChain, readInstrument } from "@/lib/testing/read-in-process";
import { countyRecordings } from "./other-counties";

const deed =
  "WARRANTY DEED\n\nOrley Stone, a bachelor, for ten dollars paid, does hereby grant, sell and convey unto Ann Quade all of that ranch of 700.5 acres in the Ira Pell Survey, in Elm and Oak Counties, Texas.\n\nIn witness whereof he signs this 3rd day of May, 1951.\n\nOrley Stone\n\nThe State of Texas, County of Elm. Before me personally appeared Orley Stone on May 3, 1951. B. Venn, Notary Public.";
const read = (entry: string) =>
  countyRecordings(findAnatomy(`${deed}\n\n${entry}\n`)).map(
    (r) => `${r.county} ${r.book ?? ""}/${r.page ?? ""}${r.instrument_no ? ` ${r.instrument_no}` : ""}`,
  );

describe("countyRecordings", () => {
  it.each<[string, string[]]>([
    ["Filed May 5, 1951, Vol. 9, page 8, Deed Records of Elm County; May 7, 1951, Vol. 77, page 6, Deed Records of Oak County.", ["Elm 9/8", "Oak 77/6"]],
    ["Recorded May 5, 1951, in Elm County, Volume 9, page 8, and in Oak County, Volume 77, page 6, May 7, 1951.", ["Elm 9/8", "Oak 77/6"]],
    [
      "Filed for record May 5, 1951, in Vol. 9, page 8, Deed Records of Elm County, Texas, and May 7, 1951, in Vol. 77, page 6, Deed Records of Oak County, Texas.",
      ["Elm 9/8", "Oak 77/6"],
    ],
    ["FILED May 5, 1951, Vol. 9, page 8, Elm County, Texas. Also FILED April 8, 1962, Document No. 62-4411, Oak County, Texas.", ["Elm 9/8", "Oak / 62-4411"]],
    ["Filed May 5, 1951, Elm County, Book 9, page 8.\nFiled May 7, 1951, Oak County, Book 77, page 6.", ["Elm 9/8", "Oak 77/6"]],
    ["Filed May 5, 1951. Recorded May 9, 1951, Vol. 9, page 8, Deed Records, Elm County.", []],
    ["Filed May 5, 1951, Vol. 9, page 8, Elm County. Re-recorded June 2, 1951, Vol. 10, page 3, Elm County.", []],
  ])("%s", (entry, want) => {
    expect(read(entry)).toEqual(want);
  });

  it("is not what a sworn statement says of the lease", () => {
    const affidavit =
      'AFFIDAVIT OF PRODUCTION\n\nThe State of Texas, County of Oak.\n\nBEFORE ME appeared Cy Dunn, who being sworn said:\n\n"The lease was recorded June 4, 1951 in Elm County, Vol. 12, page 34. It was not put of record in Oak County until July 9, 1960.\n\n"The Quade No. 1 has produced oil since 1953."\n\nCy Dunn\n\nSworn to before me July 10, 1960. B. Venn, Notary Public.\n\nFILED July 12, 1960, Document No. 60771, Oak County, Texas.';
    const { recording } = readInstrument({ name: "a.txt", text: affidavit }).doc_type.resolved;
    expect(recording).toMatchObject({ book: null, page: null, instrument_no: "60771" });
    expect(recording.also).toBeUndefined();
  });

  it("finds a paper by either place, and puts a piece of its land into the lease of the whole, told in two tracts", () => {
    const lease =
      "OIL AND GAS LEASE\n\nThis agreement of June 1, 1960, between ANN QUADE, a single woman, Lessor, and Pike Oil Company, Lessee. Lessor grants, leases and lets to Lessee for oil and gas the following land in Elm and Oak Counties, Texas:\n\nTRACT I. 400.00 acres, the North part of the Quade ranch, Ira Pell Survey.\nTRACT II. 300.50 acres, the remainder of said ranch, Ira Pell Survey; the whole being the 700.5 acres of the deed in Vol. 9, page 8, Deed Records of Elm County.\n\nThe term is ten (10) years and as long thereafter as oil or gas is produced. The royalty is one-eighth (1/8).\n\nAnn Quade";
    const sale =
      "WARRANTY DEED\n\nAnn Quade, a single woman, grants, sells and conveys to Bo Lark 120.25 acres in the Ira Pell Survey, Oak County, Texas, a portion of that tract described in the deed recorded in Vol. 77, page 6, Deed Records of Oak County, with all minerals. Signed March 3, 1965. Ann Quade";
    const entry = "Filed May 5, 1951, Vol. 9, page 8, Deed Records of Elm County; May 7, 1951, Vol. 77, page 6, Deed Records of Oak County.";
    const c = readChain(
      [`${deed}\n\n${entry}`, lease, sale].map((text, i) => ({ name: `${i}.txt`, text })),
      "1966-01-01",
    );
    const own = c.ownership.tracts.map((t) => `${t.acres}: ${t.rows.map((r) => `${r.name} ${r.estate_type}`).join(", ")}`);
    expect(own.sort()).toEqual(["120.25: Bo Lark fee, Pike Oil Company leasehold", "580.25: Ann Quade fee, Pike Oil Company leasehold"]);
  });
});
