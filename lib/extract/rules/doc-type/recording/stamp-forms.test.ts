// The stamps of many counties: each as it stands at the head or foot of a paper.
import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { findBookPage } from "./book-page";
import { findInstrumentNo } from "./instrument-no";

const body =
  "Orley Stone, for ten dollars paid, does hereby grant and convey unto Ann Quade the following described land in Elm County, Texas: Lot 4, being the land described in deed recorded in Volume 7, page 9, Deed Records.\nTo have and to hold forever.\n\nIn witness whereof he signs this 4th day of May, 1931.\n\nOrley Stone\n\nState of Texas, County of Elm. Before me personally appeared Orley Stone.\n\n";
const head = (stamp: string) => findAnatomy(`${stamp}\n\nWARRANTY DEED\n\n${body}`);
const foot = (stamp: string) => findAnatomy(`WARRANTY DEED\n\n${body}${stamp}\n`);

describe("stamps of book and page", () => {
  it.each([
    ["BOOK 1234 PAGE 567", "1234", "567"],
    ["BK 1234 PG 0567", "1234", "567"],
    ["OR BK 1234 PG 567", "1234", "567"],
    ["OR 1234/567", "1234", "567"],
    ["Bk: 1234  Pg: 567", "1234", "567"],
    ["B: 1234 P: 567", "1234", "567"],
    ["REEL 123 IMAGE 456", "123", "456"],
    ["DBV 1542 PG 118\n2016 JAN 22 AM 10:44", "1542", "118"],
    ["V 0391 P 0044", "391", "44"],
    ["COB 1188 FOLIO 402", "1188", "402"],
    ["LIBER 123 FOLIO 456", "123", "456"],
    ["Doc # 2011-004567\nRecorded 5/9/1931 10:22 AM Book 812 Page 44-46", "812", "44"],
    ["Reception No. 392207 Book 812 Page 44", "812", "44"],
    ["202100123 DEED Book 5567 Page 101\nFILED FOR RECORD 05/09/2021 01:22 PM", "5567", "101"],
  ])("at the head: %s", (stamp, book, page) => {
    expect(findBookPage(head(stamp))).toMatchObject({ book, page });
  });

  it.each([
    ["Filed for record May 9, 1931 at 2:10 P.M.\nRecorded May 12, 1931 in Deed Record Volume 98 at page 402.", "98", "402"],
    ["This instrument was duly RECORDED in the Volume and Page of the Official Public Records of Elm County, Texas. Vol. 123 Pg. 45", "123", "45"],
    ["RECORDED IN OFFICIAL RECORDS BOOK 123 PAGE 45", "123", "45"],
    ["D.B. 123, p. 45", "123", "45"],
    ["M.R. 14, Pg. 77", "14", "77"],
    ["ENTERED IN DEED BOOK NO. 123 PAGE NO. 45", "123", "45"],
    ["Filed for record this 9th day of May A.D. 1931 at 3:20 o'clock P.M. and recorded in Book 12 Page 330.\nRegister of Deeds", "12", "330"],
    ["RECORDED MAY 9 1931\nBOOK 99 OF DEEDS PAGE 241", "99", "241"],
    ["BOOK 99 PACE 241", "99", "241"],
    ["B00K 99 PAGE 241", "99", "241"],
    ["800K 99 PAGE 241", "99", "241"],
    ["VOL 99 FAGE 241", "99", "241"],
    ["Vol. 55 Pq. 190 -", "55", "190"],
    ["BOOK 99-A PAGE 241", "99-A", "241"],
    ["Filed April 12th, 1931, 3 o'clock P. M. Recorded April 14th, 1931, Book F, page 233, Deed Records of Elm County.", "F", "233"],
    [
      "I, Ida Crewe, Clerk of the County Court, certify that the foregoing instrument with its certificate of authentication was filed for record the 7th day of May, A.D. 1931, at 2 o'clock P.M. and duly recorded the 8th day of May, A.D. 1931, at 9 o'clock A.M. in Vol. 45, on pages 13-14, of the Deed Records of said County.",
      "45",
      "13",
    ],
    ["Recorded on the 5th day of May, A.D. 1932 at 10:30 o'clock A.M. in Deed Book No. 61 on page 209.\nRecorder", "61", "209"],
    [
      "The foregoing deed, together with the certificate of its acknowledgment, was this day presented and admitted to record in Deed Book 455, page 12.",
      "455",
      "12",
    ],
    ["Received in Office the 22 day of May 1931 at 10 A.M. and recorded same day in Liber 88, folio 17.", "88", "17"],
    ["Filed Feb. 4, 1957, 11:45 A. M., No. 391660, Book 14 of Oil and Gas Records, page 230, Elm County, Texas.", "14", "230"],
  ])("at the foot: %s", (stamp, book, page) => {
    expect(findBookPage(foot(stamp))).toMatchObject({ book, page });
  });
});

describe("the recorder's number", () => {
  it.each([
    ["Instrument # 2014001234 Number of Pages: 3", "2014001234"],
    ["I-2014-006621 Book 2200 Pg: 345", "I-2014-006621"],
    ["RECEPTION#: 392207, 05/09/2014 at 10:11:12 AM, 1 of 3", "392207"],
    ["Document No. 2010-1234", "2010-1234"],
    ["RECORDED IN OFFICIAL RECORDS\nINST: 201804030017 DATE: 04/30/2018", "201804030017"],
    ["RECORDED 04/16/2019 10:04 AM\nINSTRUMENT NO 190003312", "190003312"],
    ["E-RECORDED 2016R03388\nRECORDED 4/25/2016 1:22 PM", "2016R03388"],
    ["1999-06631\nRECEIVED\n04-22-1999 10:20am", "1999-06631"],
    ["93-2217  VOL 655 PG 0781\nFILED APR 13 1993", "93-2217"],
    ["D214012345\nElectronically Recorded", "D214012345"],
    ["File No. 1234567\nFiled May 9, 1931 9:05 AM", "1234567"],
  ])("at the head: %s", (stamp, no) => {
    expect(findInstrumentNo(head(stamp))?.no).toBe(no);
  });

  it("at the foot, beside the recorder's entry or alone", () => {
    expect(findInstrumentNo(foot("No. 15220 Filed for record May 9th 1931 at 4 o'clock P. M."))?.no).toBe("15220");
    expect(findInstrumentNo(foot("48213\nTransferred May 9, 1931\nReceived May 9, 1931"))?.no).toBe("48213");
  });

  it("is no zip code", () => {
    expect(findInstrumentNo(head("Return to: A. Birch\nOne Main Street\nElm, WI 53999"))).toBeNull();
  });
});

describe("stamps without end", () => {
  it("are read in time that grows with the text, not with its square", () => {
    const time = (n: number): number => {
      const a = findAnatomy("BK 3 PG 4\n".repeat(n));
      const before = process.cpuUsage();
      findBookPage(a);
      const spent = process.cpuUsage(before);
      return spent.user + spent.system;
    };
    time(500);
    expect(time(8000)).toBeLessThan(20 * time(1000) + 400_000);
  });
});
