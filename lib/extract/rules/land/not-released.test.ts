import { describe, expect, it } from "vitest";
import { withoutWhatIsKept } from "./not-released";

const left = (raw: string): string => withoutWhatIsKept(raw).replace(/\s+/g, " ").trim();

describe("what a release keeps is no land of it", () => {
  it.each([
    ["Elm Oil Co. releases the NW/4 of Section 3. The lease as to the SW/4 of Section 3 is not released.", "Elm Oil Co. releases the NW/4 of Section 3."],
    ["Elm Oil Co. releases the E/2, retaining the W/2 of Section 5.", "Elm Oil Co. releases the E/2"],
    ["Released is the E/2. As to the W/2, on which a well is pumping, nothing is surrendered.", "Released is the E/2."],
    ["The N/2 is surrendered; the S/2 remains in full force.", "The N/2 is surrendered;"],
    ["Lessee picks and retains the W/2 NW/4. Released is the E/2.", "Released is the E/2."],
    ["Elm Oil Co. releases all of Section 9, T. 2 N., R. 3 W.", "Elm Oil Co. releases all of Section 9, T. 2 N., R. 3 W."],
  ])("%s", (raw, kept) => expect(left(raw)).toBe(kept));

  it("keeps every place of the text", () => {
    const raw = "The S/2 is retained. Released is the N/2.";
    expect(withoutWhatIsKept(raw).indexOf("Released")).toBe(raw.indexOf("Released"));
  });
});
