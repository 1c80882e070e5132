import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const head =
  "RELEASE OF OIL AND GAS LEASE\n\nOak Gas Company, lessee in the oil and gas lease from Ida Roe, Book 3, page 4, covering all of Section 22, Township 4 North, Range 5 West, Elm County, Kansas,";
const tail = "\n\nDated May 3, 1961. OAK GAS COMPANY, by Cy Mott, President.\n\nAcknowledged May 3, 1961, by Cy Mott. R. Poe, Notary Public.";

function givenBack(words: string): string[] {
  const d = readInstrument({ name: "x.txt", text: `${head} ${words}${tail}` });
  const { grants, exceptions } = d.conveyance.resolved;
  const label = (id: string) => d.land.resolved.tracts.find((t) => t.id === id)?.text.slice(0, 8) ?? id;
  return [...(grants[0]?.tracts ?? []).map(label), ...exceptions.flatMap((e) => e.tracts.map((t) => `less ${label(t)}`))];
}

describe("the land that a release gives back", () => {
  it.each([
    ["relinquishes the following: N/2 of Section 22. Land not relinquished: S/2 of Section 22."],
    ["hereby gives up and releases the N/2 of Section 22. As to the S/2 of Section 22 the lease goes on."],
    ["hereby surrenders the N/2 of Section 22. The S/2 of Section 22, on which Roe No. 1 is pumping, stays under lease."],
    ["hereby releases the N/2 of Section 22 and keeps the rest of the lease."],
  ])("is what it names beside what is kept: %s", (words) => expect(givenBack(words)).toEqual(["N/2 of Se"].map((t) => t.slice(0, 8))));

  it("is all but what it says is kept", () =>
    expect(givenBack("releases it. This release does not affect the S/2 of Section 22.")).toEqual(["less S/2 of Se".slice(0, 13)]));

  it.each(["hereby releases the same.", "hereby releases the lease, both the N/2 of Section 22 and the S/2 of Section 22."])(
    "is all that it names: %s",
    (words) => expect(givenBack(words).every((t) => !t.startsWith("less"))).toBe(true),
  );
});
