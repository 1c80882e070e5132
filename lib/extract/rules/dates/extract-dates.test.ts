import { describe, expect, it } from "vitest";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { Grounding } from "@/lib/extract/grounding/grounded";
import { extractDates } from "./extract-dates";

const read = (type: InstrumentType, text: string) => {
  const a = findAnatomy(text);
  return extractDates(a, type, new Grounding(a.view, []));
};

describe("extractDates", () => {
  it("leaves the dates of other instruments alone", () => {
    const d = read(
      "warranty_deed",
      "DEED\n\nOrley Stone, for ten dollars, does hereby grant and convey unto Ann Quade the following land: Lot 4, conveyed to him by deed dated May 3, 1901, and recorded June 4, 1901. To have and to hold.\n\nIn witness whereof he signs this ___ day of ______.",
    );
    expect([d.executed, d.acknowledged, d.filed, d.recorded]).toEqual([null, null, null, null]);
  });

  it("does not take for its own the day of a decree under which the giver holds", () => {
    const d = read(
      "mineral_deed",
      "MINERAL DEED\n\nKNOW ALL MEN BY THESE PRESENTS, that ANN STONE, a widow, being the sole heir of ORLEY STONE, deceased, under Final Decree of the County Court of Elm County dated March 9, 1971, of Elm, North Dakota, Grantor, for One Dollar, does hereby grant and convey unto BEN QUADE all of the oil and gas in Lot 4.\n\nExecuted this 5th day of July, 1979.\n\nAnn Stone",
    );
    expect(d.executed).toBe("1979-07-05");
  });

  it("dates a release by its own day, not by that of the lease it ends", () => {
    const d = read(
      "release_of_lease",
      "RELEASE OF OIL AND GAS LEASE\n\nKNOW ALL MEN BY THESE PRESENTS: That OAK OIL COMPANY, the owner of a certain lease executed by ORLEY B. STONE and CORA STONE, his wife, dated February 16, 1921, recorded in Book 8, page 19, does hereby release the said lease.\n\nDated this 28th day of December, 1925.\n\nOAK OIL COMPANY",
    );
    expect(d.executed).toBe("1925-12-28");
    const made = read(
      "release_of_lease",
      "RELEASE\n\nKNOW ALL MEN BY THESE PRESENTS: That I, ORLEY STONE, the owner of a lease executed by A. B. QUADE and wife on the 15th day of July, 1919, do hereby release the said lease.\n\nWitness my hand this 4th day of February, 1925.\n\nOrley Stone",
    );
    expect(made.executed).toBe("1925-02-04");
  });

  it("does not take for its own the day on which a party did something else", () => {
    const d = read(
      "quitclaim_deed",
      "For $10.00, OAK ROYALTY POOL, a partnership which on May 1, 1950 took an option upon Lot 4, hereby quitclaims to ORLEY STONE whatever it has in Lot 4.\n\nSigned March 2, 1955. OAK ROYALTY POOL, by Ann Quade, partner.\n\nAcknowledged by Ann Quade March 2, 1955.",
    );
    expect(d.executed).toBe("1955-03-02");
  });

  it("takes an affidavit's date from its jurat, not from the facts it tells", () => {
    const d = read(
      "affidavit_of_heirship",
      "AFFIDAVIT OF HEIRSHIP\n\nAnn Quade, being sworn, says: Orley Stone was married on June 4, 1950, and died on May 3, 1975.\n\nSubscribed and sworn to before me this 2nd day of June, 1976. My commission expires July 1, 1979.",
    );
    expect(d).toMatchObject({ executed: "1976-06-02", acknowledged: "1976-06-02" });
  });

  it("says of an unreadable day only the month, apart from the executed date", () => {
    const d = read("warranty_deed", "DEED\n\nMADE this 6% day of August, 2017, between Orley Stone and Ann Quade. Grantor does hereby grant and convey Lot 4.");
    expect(d.executed).toBeNull();
    expect(d.other).toEqual([{ label: "executed, day not readable", date: "2017-08" }]);
  });

  it('takes "made as of" for a day that counts and "entered into as of" for one of signing', () => {
    const tail = "between Orley Stone and Ann Quade. Grantor does hereby grant and convey Lot 4.";
    expect(read("modification_of_deed_of_trust", `MODIFICATION OF LEASE\n\nThis Modification is made as of March 28, 1997, ${tail}`)).toMatchObject({
      executed: null,
      effective: "1997-03-28",
    });
    expect(read("mortgage", `MORTGAGE\n\nTHIS MORTGAGE is made and entered into as of the 28th day of March, 1997, ${tail}`)).toMatchObject({
      executed: "1997-03-28",
      effective: null,
    });
  });

  it("takes the notary's day, less surely, where the paper points to it for its own", () => {
    const text =
      "DEED\n\nOrley Stone does hereby grant and convey unto Ann Quade Lot 4. To have and to hold.\n\nIN WITNESS WHEREOF, Grantor has signed on the date set forth in the acknowledgment below.\n\nState of Ohio, County of Elm. Acknowledged before me this 9th day of June, 2016, by Orley Stone.";
    const a = findAnatomy(text);
    const g = new Grounding(a.view, []);
    expect(extractDates(a, "warranty_deed", g).executed).toBe("2016-06-09");
    expect(g.confidence["/executed"]).toBeLessThan(0.8);
  });

  it.each([
    [
      "Filed for record",
      "This instrument was filed for record MAY 25 1979 at 9:20 o'clock A. M. and duly recorded in Book 871 Page 455.",
      "filed",
      "1979-05-25",
    ],
    [
      "the clerk's certificate",
      "I, H. Venn, Clerk, do certify that the foregoing deed was on the 25 day of May 1979 lodged in my office for record.",
      "filed",
      "1979-05-25",
    ],
  ])("takes what the recorder says of this paper for no recital: %s", (_, entry, key, day) => {
    const d = read(
      "warranty_deed",
      `DEED\n\nOrley Stone does hereby grant and convey unto Ann Quade Lot 4. To have and to hold.\n\nDated May 22, 1979.\n\nOrley Stone\n\nState of Ohio, County of Elm. Before me personally appeared Orley Stone.\n\n${entry}`,
    );
    expect(d).toMatchObject({ executed: "1979-05-22", [key]: day });
  });

  it("takes the day that stands alone in an affidavit, and one in brackets behind a heading", () => {
    expect(
      read(
        "affidavit_of_heirship",
        "AFFIDAVIT OF HEIRSHIP. Orley Stone died in 1971. His heirs are Ann Quade and Ida Fern. May 1, 1995. T. Moss. Sworn before B. Venn, Notary.",
      ),
    ).toMatchObject({
      executed: "1995-05-01",
    });
    expect(
      read(
        "oil_gas_lease",
        "PAID-UP OIL AND GAS LEASE (June 14, 2012). LESSOR: Orley Stone. LESSEE: Ann Quade. Lessor leases and lets to Lessee Lot 4 for a term of three years.",
      ),
    ).toMatchObject({
      executed: "2012-06-14",
    });
  });

  it("takes a filing from the sentence that ends a paper without signature or seal", () => {
    expect(
      read(
        "affidavit",
        "NOTICE. Orley Stone gives notice to Ann Quade that he claims Lot 4. It was printed March 2, 2012. Filed March 9, 2012, Book 40, page 2.",
      ),
    ).toMatchObject({ filed: "2012-03-09" });
  });

  it("takes no trust's date for the paper's", () => {
    expect(
      read(
        "quitclaim_deed",
        "QUIT CLAIM DEED\n\nAda Venn, Trustee of the Ada Venn Trust dated May 2, 1999, quit claims to Peter Moss Lot 4.\n\nDated this July 8, 2011\n\nAda Venn, Trustee",
      ),
    ).toMatchObject({ executed: "2011-07-08" });
  });

  it("reads the primary term of a lease in months", () => {
    expect(
      read("oil_gas_lease", "OIL AND GAS LEASE\n\nDated May 8, 2014. Lessor leases and lets to lessee Section 4 for a term of three (3) years from date."),
    ).toMatchObject({ primary_term_months: 36 });
  });
});
