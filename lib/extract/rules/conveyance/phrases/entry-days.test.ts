import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";
import { entriesByDay } from "./entry-days";

const days = (text: string) => entriesByDay(text).map((e) => `${e.date} ${text.slice(e.start, e.end).trim()}`);
const facts = (words: string) =>
  (
    read(`AFFIDAVIT OF PRODUCTION\n\nCy Mott, being sworn, says: ${words}\n\nCy Mott`, people([], [], ["Cy Mott"]), "affidavit_of_production").resolved.facts ??
    []
  ).map((f) => `${f.kind} ${f.date}`);

describe("the entries of a record kept by days", () => {
  it("stand under the day at their head, written out or short", () => {
    expect(days("The books show: March 3, 1961. Spudded. April 9, 1961: Cased. Left idle. May 1, 1961 - Sold. Affiant says no more.")).toEqual([
      "1961-03-03 March 3, 1961. Spudded.",
      "1961-04-09 April 9, 1961: Cased. Left idle.",
      "1961-05-01 May 1, 1961 - Sold.",
    ]);
    expect(days("Sworn in 1964. 3-3-61 Spudded. 4/9/61 Cased. 5-1-61: Sold.")).toEqual([]);
    expect(days("Sworn May 4, 1964. 3-3-61 Spudded. 4/9/61 Cased. 5-1-1961: Sold.").map((d) => d.slice(0, 10))).toEqual([
      "1961-03-03",
      "1961-04-09",
      "1961-05-01",
    ]);
  });
  it("are none where a day or two only head a sentence, or days stand within their sentences", () => {
    expect(days("Dated: May 4, 1960. Signed here. Filed May 6, 1960.")).toEqual([]);
    expect(days("On May 4, 1960, a well was drilled. On June 1, 1960, it was cased. On July 1, 1960, it was sold.")).toEqual([]);
  });
});

describe("what a record of a well tells", () => {
  it("has the day of its entry", () =>
    expect(
      facts(
        "January 4, 1961. Spudded. March 9, 1961. Found able to make gas; well shut in. June 1, 1961. Nothing sold. July 2, 1961. First gas went to the line. Gas has been sold steadily since that day.",
      ).filter((f) => !f.startsWith("other")),
    ).toEqual(["shut_in 1961-03-09", "non_production 1961-06-01", "production 1961-07-02", "production 1961-07-02"]));
  it("has no day of an entry once the one who swears speaks again", () =>
    expect(facts("January 4, 1961. Spudded. March 9, 1961. Cased. June 1, 1961. Left. Affiant says that nothing has been produced.")).toContain(
      "non_production null",
    ));
  it("knows the day before which nothing was sold as the one named last", () =>
    expect(facts("The first gas was sold on July 2, 1961. No gas was sold before that day.")).toEqual(["production 1961-07-02", "non_production 1961-07-02"]));
});
