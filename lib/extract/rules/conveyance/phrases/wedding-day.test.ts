import { expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";
import { weddingDay } from "./wedding-day";
import { findDates } from "./written-date";

const day = (text: string) => {
  const m = /was married|never married/.exec(text);
  return m && (weddingDay(text, m, findDates(text))?.date ?? null);
};

it("takes for the day of a marriage only the one behind its verb", () => {
  expect(day("He was married to Ada Pike on June 3, 1921, at Elm.")).toBe("1921-06-03");
  expect(day("Statement of October 12, 1984. He never married but once.")).toBeNull();
  expect(day("He was married once; he died May 4, 1970.")).toBeNull();
});

it("tells no marriage of somebody who was not married on a day", () => {
  const text = "AFFIDAVIT OF HEIRSHIP. GLENN ROE, being sworn, states: Ada Venn died June 3, 1950. She was not married on May 3, 1950. Sworn to May 1, 2014.";
  const { facts } = readInstrument({ name: "a.txt", text }).conveyance.resolved;
  expect((facts ?? []).map((f) => f.kind)).toEqual(["death"]);
});
