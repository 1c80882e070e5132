// Affidavits of death whose title says what the dead was, and not who.
import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const decedents = (title: string) =>
  readInstrument({
    name: "affidavit.txt",
    text: `AFFIDAVIT OF DEATH OF ${title}\n\nWm. Pfist, being first duly sworn, says: That he was well acquainted with Thaddeus J. Cole, widower, who by deed recorded in Book 33 of Deeds at page 8 sold the NE/4 of Section 7, Township 35 North, Range 63 West, to Albert Prell, keeping the minerals for as long as he should live; that the said Cole died at Lusk upon the 28th day of January, 1950.\n\nWm. Pfist`,
  })
    .parties.resolved.parties.filter((p) => p.role === "decedent")
    .map((p) => p.name);

describe("the title of an affidavit of death", () => {
  it.each(["LIFE OWNER", "LIFE TENANT", "JOINT OWNER", "SURVIVING JOINT TENANT"])("names nobody by %s", (title) =>
    expect(decedents(title)).not.toContain(title),
  );
  it("names the dead where it does", () => expect(decedents("THADDEUS J. COLE").map((n) => n.toUpperCase())).toEqual(["THADDEUS J. COLE"]));
});
