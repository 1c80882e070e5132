import { describe, expect, it } from "vitest";
import { blankDay, findBlanks, settleBlank } from "./written-blank";

const settle = (text: string, from: string | null, to: string | null) => {
  const [b] = findBlanks(text, 0, text.length);
  return b ? settleBlank(b, { from, to }) : null;
};

describe("a date written into a blank", () => {
  it.each([
    ["14%", 14],
    ["294)", 29],
    ["17'h", 17],
    ['"5th', 5],
    ["6%", null],
    ["4¢4~", null],
    ["QO ~", null],
  ])("reads the day %s only where two figures or an ordinal are left", (token, day) => {
    expect(blankDay(token)).toBe(day);
  });

  it("takes the month that is most like what is left and near before the stamp", () => {
    expect(settle("sworn before me this 12%, day of MAUCL , 2016.", null, "2016-03-20")).toBe("2016-03-12");
    expect(settle("set my hand this 17%' day of Au 6 1987.", null, "1987-08-18")).toBe("1987-08-17");
    expect(settle("made this 8th day of Novmebtr , 1987, between", null, null)).toBe("1987-11-08");
  });

  it("completes a year cut off from the dates around it", () => {
    expect(settle("Given under my hand this 19th day of June, 193 , at noon", "1931-06-10", "1934-01-05")).toBe("1931-06-19");
  });

  it("says nothing where two months are alike, the day is lost or the stamp is older", () => {
    expect(settle("this 12th day of Jxx , 1998", null, "1998-07-30")).toBeNull();
    expect(settle("this q day of May, 1998", null, "1998-07-30")).toBeNull();
    expect(settle("this 12th day of May, 1998", null, "1997-01-02")).toBeNull();
  });
});
