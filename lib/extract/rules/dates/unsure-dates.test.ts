import { describe, expect, it } from "vitest";
import { extractAspect } from "@/lib/extract/extract-aspect";

const deed = (day: string, ack: string) =>
  `WARRANTY DEED\n\nKnow all men by these presents, that Orla Dunn grants and conveys to Piet Amsel Lot 9 in Marlow, Reed County, Ohio.\n\nIn witness whereof I have hereunto set my hand this ${day} day of June, 1978.\n\nOrla Dunn\n\nState of Ohio, County of Reed, ss. Before me, a Notary Public, personally appeared Orla Dunn who acknowledged the foregoing. Witness my hand and seal this ${ack} day of June, 1978.\n\nNotary Public\n`;

/** The dates of a text of which some words were read with less confidence. */
function datesOf(markdown: string, doubted: Record<string, number>) {
  const doubts = Object.entries(doubted).flatMap(([text, confidence]) =>
    [...markdown.matchAll(new RegExp(text, "g"))].map((m) => ({ start: m.index, end: m.index + text.length, confidence })),
  );
  return extractAspect("dates", { markdown, pages: [{ page: 1, start: 0, end: markdown.length, ocr_confidence: 0.93, doubts }] });
}

describe("dates of doubtful words", () => {
  it("are none where a figure was read by chance, with a warning and the reading kept", () => {
    const { resolved, evidence } = datesOf(deed("5th", "5th"), { "5th": 0.38 });
    expect(resolved.executed).toBeNull();
    expect(resolved.warnings?.map((w) => w.code)).toContain("date_not_sure");
    const at = resolved.other.findIndex((o) => o.date === "1978-06-05");
    expect(at).toBeGreaterThanOrEqual(0);
    expect(evidence[`/other/${at}`]?.[0]?.quote).toContain("5th");
  });

  it("stand where another date of the paper says the same surely", () => {
    const text = deed("5th", "fifth");
    expect(datesOf(text, { "5th": 0.38 }).resolved).toMatchObject({ executed: "1978-06-05", acknowledged: "1978-06-05" });
  });

  it("are as sure as their least sure figure", () => {
    const sure = datesOf(deed("5th", "5th"), {}).confidence["/executed"] ?? 0;
    const less = datesOf(deed("5th", "5th"), { "5th": 0.6 }).confidence["/executed"] ?? 1;
    expect(less).toBeLessThanOrEqual(0.6);
    expect(sure).toBeGreaterThan(0.75);
  });
});
