// How papers of many counties say when they were signed, acknowledged and recorded.
import { describe, expect, it } from "vitest";
import { extractAspect } from "@/lib/extract/extract-aspect";

const body =
  "Orley Stone, a single man, for ten dollars paid, does hereby grant and convey unto Ann Quade the following described land in Elm County, Texas: Lot 4, being the land described in deed dated March 3, 1921, recorded in Volume 7, page 9, Deed Records.\nTo have and to hold forever.\n\n";
const dates = (text: string) => {
  return extractAspect("dates", { markdown: text, pages: [{ page: 1, start: 0, end: text.length }] }).resolved;
};

describe("when a paper was signed", () => {
  it.each([
    ["IN TESTIMONY WHEREOF, he has set his hand and seal on this, the 9th day of August, nineteen hundred and twenty-six.", "1926-08-09"],
    ["Given under our hands and seals this Third day of Sept. in the Year One Thousand Eight Hundred and Ninety-four.", "1894-09-03"],
    ["IN WITNESS WHEREOF, Grantor has executed this Deed this 11TH day of SEPTEMBER, 2014, but effective as of September 1, 2014.", "2014-09-11"],
    ["Signed, sealed and delivered this 4th day of Feby. 1908.", "1908-02-04"],
    ["Executed by each party on the date shown in the acknowledgment, effective January 1, 2010.", null],
  ])("%s", (foot, executed) => {
    expect(dates(`WARRANTY DEED\n\n${body}${foot}\n\nOrley Stone`).executed).toBe(executed);
  });

  it("takes the day of a paper's own name at its head, and the day beside the name of him who signs", () => {
    expect(dates(`DEED\n\nAgreement of October 1, 2003. ${body}Orley Stone`).executed).toBe("2003-10-01");
    expect(dates(`OIL AND GAS LEASE\n\nBy this Oil and Gas Lease dated May 2, 2014, ${body}Orley Stone`).executed).toBe("2014-05-02");
    expect(dates(`WARRANTY DEED\n\n${body}Orley Stone, December 19, 2014`).executed).toBe("2014-12-19");
  });

  it("takes the day of the witness clause over the day from which the paper works", () => {
    const head = "ASSIGNMENT\n\nThis Assignment, dated effective as of January 1, 2009, is made by\n";
    expect(dates(`${head}${body}In witness whereof this Assignment is executed this 12th day of February, 2009.\n\nOrley Stone`).executed).toBe("2009-02-12");
    expect(dates(`${head}${body}In witness whereof he signs.\n\nOrley Stone`).executed).toBe("2009-01-01");
  });

  it("takes the clerk's own day where his certificate opens with it, and the grantors' notary for the acknowledgment", () => {
    const notary =
      "State of West Virginia, County of Elm, to-wit: I certify that Orley Stone acknowledged the same before me. Given under my hand this 5th day of April, 1948.";
    const clerk =
      "Elm County Commission Clerk's Office, April 9, 1948. The foregoing deed was this day presented in said office and admitted to record in Deed Book 455, page 12.";
    const found = dates(`WARRANTY DEED\n\n${body}Witness my hand this 3rd day of April, 1948.\n\nOrley Stone\n\n${notary}\n\n${clerk}`);
    expect(found).toMatchObject({ executed: "1948-04-03", acknowledged: "1948-04-05", recorded: "1948-04-09" });
    const recorder =
      "COMMONWEALTH OF PENNSYLVANIA, COUNTY OF ELM: Recorded in Deed Book 12, page 4. Witness my hand and official seal this 20th day of April, 1948.";
    expect(dates(`WARRANTY DEED\n\n${body}Witness my hand this 3rd day of April, 1948.\n\nOrley Stone\n\n${notary}\n\n${recorder}`)).toMatchObject({
      executed: "1948-04-03",
      acknowledged: "1948-04-05",
    });
  });

  it("takes the notary's day where the first words of his certificate are spoilt", () => {
    const notary = "On tide 11th day of August, A. D., 1926, defore me, the sudsoriber, a Notary Public, personally cme Orley Stone.";
    expect(dates(`WARRANTY DEED\n\n${body}Witness my hand this 9th day of August, 1926.\n\nOrley Stone\n\n${notary}`).acknowledged).toBe("1926-08-11");
  });

  it("takes the notary's day where the paper says the paper says that it was signed then", () => {
    const signed = "EXECUTED as of the dates of the acknowledgments below, but effective as of May 1, 1995.\n\nOrley Stone\n\n";
    const notary = "State of Texas, County of Elm. This instrument was acknowledged before me on June 12, 1995, by Orley Stone.";
    expect(dates(`WARRANTY DEED\n\n${body}${signed}${notary}`).executed).toBe("1995-06-12");
  });

  it("takes the day of the witness clause for no acknowledgment", () => {
    expect(
      dates(`WARRANTY DEED\n\n${body}In testimony whereof he has set his hand on this, the 9th day of August, 1926.\n\nOrley Stone`).acknowledged,
    ).toBeNull();
  });

  it("takes the day of the next paper on the page for no acknowledgment", () => {
    const next = "State of Texas, County of Elm. Before me personally appeared Orley Stone.\n\nTHIS INDENTURE, made the 1st day of October, 1926";
    expect(dates(`WARRANTY DEED\n\n${body}Witness my hand this 9th day of August, 1926.\n\nOrley Stone\n\n${next}`).acknowledged).toBeNull();
  });

  it("reads the day under the recorder's verb on a label", () => {
    const label = "ADA PELL\nRECORDER OF DEEDS\nELM, TEXAS\n\nINSTRUMENT NUMBER\n201408321\nRECORDED ON\nMar 25, 2014\n11:21:27 AM\n\n";
    expect(dates(`WARRANTY DEED\n\n${label}${body}Signed this 12th day of March, 2014.`).recorded).toBe("2014-03-25");
  });

  it("reads the recorder's clock though its M is lost", () => {
    expect(
      dates(`RECEPTION NO: 3314872, 1 of 2\n03/17/1999 10:11 A PAGE: 1 OF 2\n\nWARRANTY DEED\n\n${body}Signed this 12th day of March, 1999.`).recorded,
    ).toBe("1999-03-17");
  });
});

describe("the day of something told in the premises", () => {
  it("is not the day of the paper", () => {
    const text =
      "ASSIGNMENT\n\nTHE STATE OF TEXAS, COUNTY OF ELM.\n\nThe test well having been completed as a producer on August 20, 1971, MAPLE OIL CORPORATION does hereby assign unto REDBUD DRILLING COMPANY the oil and gas lease recorded in Vol. 402, page 16.\n\nExecuted October 1, 1971. MAPLE OIL CORPORATION, by C. Birch, President";
    expect(dates(text).executed).toBe("1971-10-01");
  });
});
