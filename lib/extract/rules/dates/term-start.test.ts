import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { Grounding } from "@/lib/extract/grounding/grounded";
import { extractDates } from "./extract-dates";

const dates = (text: string, type: "oil_gas_lease" | "warranty_deed") => {
  const anatomy = findAnatomy(text);
  return extractDates(anatomy, type, new Grounding(anatomy.view, []));
};

describe("the day from which a lease runs", () => {
  it("is its effective day where no other is told", () => {
    const text =
      "OIL AND GAS LEASE. The UNITED STATES OF AMERICA leases to ELM ENERGY COMPANY S½ Section 2. Ten years from July 1, 2005 and as long thereafter as produced. Copy filed July 25, 2005.";
    expect(dates(text, "oil_gas_lease").effective).toBe("2005-07-01");
  });
  it("is none in a deed that tells a term of years of another right", () => {
    const text = "WARRANTY DEED. Ada Venn conveys to Bo Lark Section 2, subject to a right of way for ten years from July 1, 2005. May 2, 2006.";
    expect(dates(text, "warranty_deed").effective).toBeNull();
  });
});
