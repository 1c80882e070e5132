// Days of signing in words beside the usual ones, days that are not the paper's, and the recorder's day.
import { describe, expect, it } from "vitest";
import { extractAspect } from "@/lib/extract/extract-aspect";

const dates = (text: string) => extractAspect("dates", { markdown: text, pages: [{ page: 1, start: 0, end: text.length }] }).resolved;
const grants = "ANN QUADE, a widow, grants and conveys to ORLEY STONE, of Elm, Lot 4 of Block 2 in the town of Elm, Elm County, Texas, forever.";
const notary = "Elm County, Texas. Ann Quade acknowledged the same before me May 3, 1950. B. Venn, Notary Public.";

describe("the paper's own day", () => {
  it.each([
    [`OIL AND GAS LEASE\n\nBy this lease of May 3, 1950, ${grants}\n\nAnn Quade\n\n${notary}`],
    [`LEASE\n\nAGREEMENT dated May 3, 1950. ${grants}\n\nAnn Quade\n\n${notary}`],
    [`DEED\n\nElm, Texas, May 3, 1950.\n\n${grants}\n\nAnn Quade\n\n${notary}`],
    [`DEED\n\n${grants}\n\nMay 3, 1950\n\nAnn Quade\n\n${notary}`],
    [`DEED\n\n${grants} Our hands, this 3rd day of May, 1950.\n\nAnn Quade\n\n${notary}`],
    [`DEED\n\n${grants} This deed was read to her, signed and sealed, 3 May 1950.\n\nAnn Quade\n\n${notary}`],
    [`DEED\n\nDate of deed and of delivery: May 3, 1950\n\n${grants}\n\nAnn Quade\n\n${notary}`],
    [`From Ann Quade\nTo Elm Land Company, located in Oak County, Texas\nElm County, Texas, May 3, 1950\n\n${grants}\n\nAnn Quade\n\n${notary}`],
    [`GRANTOR: Ann Quade\nDATE: May 3, 1950\nRECORD: Volume 3, page 508, Elm County\n\n${grants}\n\nAnn Quade\n\n${notary}`],
    [`LEASE\n\nParties, May 3, 1950: ${grants}\n\nAnn Quade\n\n${notary}`],
    [`TRANSFER\n\n${grants} The buyer has it from May 3, 1950, the date of signing.\n\nAnn Quade\n\n${notary}`],
    [
      `RELEASE\n\nElm Oil Company, holder of the lease from Ann Quade bearing date June 1, 1941, gives it back. Executed at Elm, May 3, 1950.\n\nElm Oil Company\n\n${notary}`,
    ],
    [`DEED OF GIFT (MINERALS), May 3, 1950\n\nOn January 2, 1924, by the deed in Vol. 3, page 18, A. Roe sold Lot 4 to Ann Quade. ${grants}\n\nAnn Quade`],
    [`LEASE\n\nANN QUADE, a widow, leases Lot 4 in Elm County, Texas, to ORLEY STONE, of Elm, under date of May 3, 1950.\n\nAnn Quade\n\n${notary}`],
    [`TRANSFER\nDate of execution: May 3, 1950. Takes effect: 7 in the morning, May 10, 1950.\n\n${grants}\n\nAnn Quade`],
    [
      `DEED\n\n${grants}\n\nDated and signed in said Scott County, May 3, 1950.\n\nAnn Quade\n\nSCOTT COUNTY, IOWA, ss. Ann Quade, this 3rd day of May, 1950, appeared and declared this her deed. In witness of which I sign and seal. B. Venn, Notary Public.\n\nELM COUNTY, TEXAS. I certify to the filing of this deed on May 17, 1950.`,
    ],
    [
      `LEASE SURRENDERED\n\nElm Oil Company surrenders the lease in the schedule.\n\nSCHEDULE\n   Lessors ..... Ann Quade\n   Date ........ June 1, 1941\n   Acreage ..... Lot 4\n\nThus done on May 3, 1950.\n\nElm Oil Company`,
    ],
    [
      "PROOF OF DEATH OF ANN QUADE\nElm County, Texas; sworn May 3, 1950\n\nB. Venn states under oath: Ann Quade died June 1, 1949, without a will. Her heirs are two sons, Orley Quade and Ira Quade.\n\nB. Venn\n\nSworn to before me, a Notary Public, on the day shown at the top. C. Moss.",
    ],
  ])("%s", (text) => expect(dates(text).executed).toBe("1950-05-03"));

  it("is that of the hearing in a decree which gives no other", () =>
    expect(
      dates(
        "COUNTY COURT OF ELM COUNTY\n\nEstate of Orley Stone. FINAL DECREE\n\nThis matter was called June 4, 1935, on the report of Ann Stone. The Court finds that Orley Stone died on May 1, 1934. All of Lot 4 is assigned to Ann Stone.\n\nB. Venn, Judge",
      ).executed,
    ).toBe("1935-06-04"));

  it("is none that an event, another paper or the notary's term has", () => {
    expect(dates(`DEED\n\n${grants} She had it by deed dated March 9, 1931, when her husband died on March 1, 1930.\n\nAnn Quade`).executed).toBeNull();
    const ends = "B. Venn, Notary Public, my commission runs to June 1, 1953.";
    expect(
      dates(`DEED\n\n${grants}\n\nSigned May 3, 1950.\n\nAnn Quade\n\nElm County, Texas. Ann Quade acknowledged the same before me. ${ends}`),
    ).toMatchObject({
      executed: "1950-05-03",
      acknowledged: null,
    });
  });
});

describe("on scans", () => {
  it("takes no day of an easement that a broken line leads to", () => {
    const subject = "This deed is subject to an easement to Marsh Telephone Co.;\ndated June 4, 1946 and to all legal highways.";
    expect(dates(`DEED\n\n${grants}\n${subject}\n\nAnn Quade`).executed).toBeNull();
    expect(dates(`DEED\n\n${grants}\nSubject to the lease of the said Elm Oil Company of Oak\ndated June 4, 1946.\n\nAnn Quade`).executed).toBeNull();
  });

  it("takes no day that stands beside an officer's seal for the signers', and none against the month they name", () => {
    const hand = "In witness whereof we have hereunto set our hands, the day of June in the year 1950.";
    const seal = "Before me, B. Venn, appeared Ann Quade. In testimony whereof I set my hand and official seal. at Elm, Apa this 3rd day of May, 1950.";
    expect(dates(`DEED\n\n${grants}\n\n${hand}\n\nAnn Quade\n\nState of Texas, Elm County. ${seal}`)).toMatchObject({
      executed: null,
      acknowledged: "1950-05-03",
    });
  });

  it("takes no end of a commission for the notary's day though its words stand apart", () => {
    const label = "Recorded May 9, 1950 at 9:30 A.M. in Book 5, page 99, Elm County Records";
    const text = `${label}\n\nDEED\n\n${grants}\n\nSigned May 3, 1950.\n\nAnn Quade\n\nElm County, Texas. Acknowledged before me on this Ale day of Nove. B. Venn, Notary Public, State of Texas Expires\n14 Oak Street, Suite 10, Elm Creek Plaza South\nJune 1, 1953.`;
    expect(dates(text)).toMatchObject({ executed: "1950-05-03", recorded: "1950-05-09", acknowledged: null });
  });

  it.each(["FILEO FOR RECORO\nMAY 9 1990\nat 9:15 o'clock A.M.", "Recelved for Reeord May 9, 1990 at 9:15 A.M."])(
    "reads the words of a worn stamp: %s",
    (stamp) => {
      const { filed, recorded } = dates(`${stamp}\n\nDEED\n\n${grants}\n\nAnn Quade`);
      expect(recorded ?? filed).toBe("1990-05-09");
    },
  );

  it.each(["On 05-09-1990 At 08:37", "05/09/1990 14:02", "Date 05-09-1990 Time 8:37 AM"])(
    "takes the line of a label that holds but day and hour: %s",
    (line) => {
      const label = `Filed for ord\nELM COUNTY, O10\nTRINA BOLE\n${line}\nSURV DEED 14.00`;
      const day = (top: string) => {
        const { filed, recorded } = dates(`${top}\n\nDEED\n\n${grants}\n\nAnn Quade`);
        return recorded ?? filed;
      };
      expect(day(`FEE 50 BY S.E.T\nwoot 71\n${label}`)).toBe("1990-05-09");
      expect(day("FAX\n05/09/1990 14:02")).toBeNull();
    },
  );
});

describe("the notary's and the recorder's day", () => {
  it.each([
    ["The affiant swore to and signed the above in my presence, May 3, 1950. B. Venn, Notary.", "1950-05-03"],
    ["Oath administered and acknowledgment taken on the third of May, 1950, by B. Venn, Notary Public.", "1950-05-03"],
  ])("%s", (jurat, day) =>
    expect(dates(`AFFIDAVIT OF HEIRSHIP\n\nI, Ann Quade, say that Orley Stone died on June 2, 1949.\n\nAnn Quade\n\n${jurat}`).acknowledged).toBe(day),
  );

  it.each([
    ["Elm County, Texas, Book 62, page 42, May 9, 1950.", "recorded"],
    ["Vol. 8, page 114, Oil & Gas Lease Records, filed 5/9/50.", "filed"],
    ["Entered for record at Elm on 9 May 1950, Book 2, page 88.", "filed"],
    ["Rec. May 9, 1950, Deed Book 5, page 99.", "recorded"],
    ["Put of record May 9, 1950, Misc. Record 11, page 2.", "recorded"],
  ])("%s", (stamp, kind) =>
    expect(dates(`DEED\n\n${grants}\n\nSigned May 3, 1950.\n\nAnn Quade\n\n${notary}\n\n${stamp}`)).toMatchObject({ [kind]: "1950-05-09" }),
  );
});

describe("a day of the paper's own", () => {
  it.each([
    ["a stamp with its hour", `Certified 28-Aug-2017 09:58AM\n\nDEED\n\n${grants}\n\nAnn Quade`],
    [
      "the clerk's presentment",
      `DEED\n\n${grants}\n\nAnn Quade\n\nBe it remembered that on the 22nd day of May, 1950, the foregoing writing was presented to me and admitted to record.`,
    ],
    [
      "a map's filing",
      `DEED\n\n${grants} The map is filed in the office of the County Recorder of Elm County, State of Nevada, on June 27, 1871.\n\nAnn Quade`,
    ],
    [
      "an easement between others",
      `DEED\n\n${grants} This is subject to an easement by and between Jo Roe and Al Poe, dated July 3, 1931, of record.\n\nAnn Quade`,
    ],
  ])("is not that of %s", (_, text) => expect(dates(text).executed).toBeNull());
});

describe("the day of another paper behind an abbreviation", () => {
  it("is not the paper's own", () => {
    const words = "ANN QUADE leases to ELM OIL CO. the half which she reserved in Lot 4 by deed to Bo Roe et ux. dated June 20, 1943 (Vol. 2, page 5).";
    expect(dates(`LEASE\n\n${words} The term is three years from May 3, 1950.\n\nAnn Quade\n\n${notary}`).executed).not.toBe("1943-06-20");
  });
});
