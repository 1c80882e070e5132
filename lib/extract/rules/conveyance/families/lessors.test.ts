import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

describe("leases of several or unusual form", () => {
  it("lease together what lessors hold whose shares stand beside their names", () => {
    const read = readPaper(
      "OIL AND GAS LEASE (PAID-UP, 640 ACRES)\nEffective May 2, 2011. Lessors: OLE SUNDBY JR., an undivided 1/2 (sole devisee of Ole Sundby), and GRETA SUNDBY, an undivided 1/4. Lessee: WHITE OIL AND GAS CORPORATION. Lessors lease to Lessee all of Section 33, T26N-R57E, Richland County, Montana. Three years and so long thereafter as oil or gas is produced. Royalty one-sixth (1/6).",
    );
    expect(read.grants).toEqual(["White Oil and Gas Corporation leasehold 3/4 of whole"]);
  });
  it("lease together what each of them is said to own", () => {
    const read = readPaper(
      "OIL AND GAS LEASE\nDATE: May 2, 2011. LESSORS: OLE SUNDBY and GRETA SUNDBY, both single. LESSEE: WHITE OIL CORPORATION. Lessors lease to Lessee Section 33, T26N-R57E, Richland County, Montana, of which each Lessor owns an undivided one-third. Three years and so long after as oil or gas is produced. Royalty one-sixth (1/6).",
    );
    expect(read.grants).toEqual(["White Oil Corporation leasehold 2/3 of whole"]);
  });
  it("lease the whole where a part is only named beside it, and keep an override told as one behind its size", () => {
    const read = readPaper(
      "OIL AND GAS LEASE\nAGREEMENT made May 2, 1951, between OLE SUNDBY, Lessor, and WHITE OIL COMPANY, Lessee. Lessor grants, leases and lets unto Lessee Section 33, T26N-R57E, Richland County, Montana. This lease is upon all of the minerals, including the undivided one-fourth standing in the name of Greta Roe. Term ten years and as long thereafter as oil or gas is produced. Royalty one-eighth (1/8). Lessor reserves one-thirty-second (1/32) of all oil and gas produced and saved from said land, as an overriding royalty.",
    );
    expect(read.grants).toEqual(["White Oil Company leasehold 1 of whole"]);
    expect(read.kept).toEqual(["Ole Sundby overriding_royalty 1/32 of whole"]);
  });
  it("are leases where the lessor grants to the lessee the oil and gas for a term", () => {
    const read = readPaper(
      "LEASE No. 3129-N\nAGREEMENT, made the 15th day of June, 1928, between SAMUEL E. FINDER, unmarried, Lessor, and T. W. PHILIPS GAS AND OIL COMPANY, of Butler, Pennsylvania, Lessee.\nWITNESSETH: That the Lessor, in consideration of One Dollar, grants unto the Lessee all of the oil and gas in and under all that tract in Mahoning Township, 163 acres, more or less.\nTO HAVE AND TO HOLD for the term of two years, and as long thereafter as oil or gas is produced in paying quantities. The Lessee shall deliver one-eighth (1/8) of the oil.",
    );
    expect(read.type).toBe("oil_gas_lease");
    expect(read.grants).toEqual(["T. W. Philips Gas and Oil Company leasehold 1 of whole"]);
  });
  it.each([
    "RELEASE. SUPERIOR OIL COMPANY hereby releases and surrenders to the owners of the land the lease from J. T. Morrison of June 3, 1943, Oil and Gas Record 4, page 401. September 20, 1951.",
    "COMMON OIL CORPORATION, having drilled two dry holes on the N/2 of Section 8, releases to J. W. Hendrick and whoever else owns the same the lease of March 11, 1917, Vol. 99, p. 344. May 1, 1922.",
  ])("are released by words of release: %s", (text) => {
    expect(readPaper(text).type).toBe("release_of_lease");
  });
  it("count several equal shares as one", () => {
    const read = readPaper(
      "DEED. ANN FORD and BEN FORD do grant unto WALTER FORD, with general warranty, their five undivided one-seventh interests, being five-sevenths, in and to the NE/4 of Section 9, Township 3 North, Range 11 West. March 4, 1902.",
    );
    expect(read.grants).toEqual(["Walter Ford fee 5/7 of whole"]);
  });
});
