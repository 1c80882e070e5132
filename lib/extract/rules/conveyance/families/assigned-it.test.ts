import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const LEASE = "the oil and gas lease of Ada Venn, May 3, 1970, Book 9, page 4, on the NW/4 of Section 9-3N-8W, Elm County, Oklahoma";
const read = (act: string, title = "TRANSFER OF LEASE") => {
  const c = readInstrument({ name: "x.txt", text: `${title}\n\n${act}\n\nJune 1, 1981.\nOak Hill Oil Company, by O. Fry, President\n` }).conveyance.resolved;
  return [...c.grants, ...c.reservations].map((g) => `${g.estate_type} ${g.fraction?.fraction}`);
};

describe("a lease that the act only points to", () => {
  it.each([
    [
      `We, Oak Hill Oil Company, holder of ${LEASE}, for value paid transfer and assign the whole of it to Bo Lark. Out of the production there shall be delivered to us an overriding royalty of 1/16 of the whole, free of cost.`,
    ],
    [
      `Oak Hill Oil Company, lessee in ${LEASE}, assigns the same, entire and undivided, to Bo Lark. There is kept back an overriding royalty of 1/16 of 8/8, to be paid to the assignor.`,
    ],
    [
      `Oak Hill Oil Company owns ${LEASE}. It sells and makes over the entirety thereof to Bo Lark. An overriding royalty of 1/16 of all oil and gas produced is reserved to Oak Hill Oil Company.`,
    ],
  ])("passes whole, whatever override is told of behind: %s", (act) => {
    expect(read(act)).toEqual(["leasehold 1", "overriding_royalty 1/16"]);
    expect(read(act, "ASSIGNMENT")).toEqual(["leasehold 1", "overriding_royalty 1/16"]);
  });
  it("passes for the share of it that is told", () =>
    expect(read(`Oak Hill Oil Company, lessee in ${LEASE}, assigns three-fourths of it to Bo Lark, and keeps a fourth. No override is made.`)).toEqual([
      "leasehold 3/4",
    ]));
  it("is in no paper that points to an override", () =>
    expect(
      read(
        `Oak Hill Oil Company holds an overriding royalty of 1/16 of 8/8 in ${LEASE}. It assigns one-half of the same to Bo Lark.`,
        "ASSIGNMENT OF OVERRIDING ROYALTY",
      )[0],
    ).toMatch(/^overriding_royalty/));
  it("is not kept whole by who assigns it", () =>
    expect(read(`The said ${LEASE} now belongs to Oak Hill Oil Company. For value Oak Hill Oil Company hereby assigns it to Bo Lark.`)).toEqual([
      "leasehold 1",
    ]));
  it.each([
    `Oak Hill Oil Company owns ${LEASE}. It assigns said lease to Bo Lark, insofar as it covers the N/2 of the NW/4, and retains all of the lease as to the S/2 of the NW/4.`,
    `Oak Hill Oil Company assigns to Bo Lark ${LEASE}, as to the N/2 NW/4 only. Assignor reserves all of said lease in the S/2 NW/4.`,
  ])("is kept where other land of it is kept: %s", (act) => expect(read(act, "ASSIGNMENT OF OIL AND GAS LEASE")).toEqual(["leasehold 1", "leasehold 1"]));
});

describe("acts of an assignment", () => {
  const grants = (text: string) => {
    const { parties, conveyance } = readInstrument({ name: "x.txt", text });
    const name = (id: string) => parties.resolved.parties.find((p) => p.id === id)?.display;
    const { grants, reservations } = conveyance.resolved;
    return [...grants, ...reservations].map((g) => `${g.estate_type} ${g.fraction?.fraction} to ${g.to.map(name).join("+")}`).sort();
  };
  it("give the lease to one and an override to what he is to the giver", () =>
    expect(
      grants(
        `ASSIGNMENT OF LEASE AND OF OVERRIDING ROYALTY\n\n1. Oak Hill Oil Company owns ${LEASE}.\n\n2. For value it assigns the lease, entire, to Elm Operators, Inc., of Enid.\n\n3. By the same instrument it assigns to its geologist Bo Lark, of Enid, an overriding royalty of 1/16 of all oil and gas produced under the lease.\n\nJune 1, 1981.\nOak Hill Oil Company, by O. Fry, President\n`,
      ),
    ).toEqual(["leasehold 1 to Elm Operators, Inc.", "overriding_royalty 1/16 to Bo Lark"]));
  it("are none where the paper itself is given at an hour", () =>
    expect(
      grants(
        `ASSIGNMENT OF WORKING INTEREST\n\nTHIS ASSIGNMENT is given effective June 1, 1981, at 7:00 a.m. Central Time, by Oak Hill Oil Company to Elm Operators, Inc.\n\nOak Hill Oil Company assigns to Elm Operators, Inc. an undivided forty percent (40%) of its leasehold estate under ${LEASE}. Oak Hill Oil Company retains the other sixty percent.\n\nOak Hill Oil Company, by O. Fry, President\n`,
      ),
    ).toEqual(["leasehold 2/5 to Elm Operators, Inc."]));
  it("leave an override to the company that assigns", () =>
    expect(
      grants(
        `ASSIGNMENT OF LEASE\n\nOak Hill Oil Company assigns ${LEASE}, to Elm Operators, Inc. The assigning company shall have a one thirty-second (1/32) overriding royalty of all oil and gas produced under the lease, free of cost.\n\nJune 1, 1981.\nOak Hill Oil Company, by O. Fry, President\n`,
      ),
    ).toEqual(["leasehold 1 to Elm Operators, Inc.", "overriding_royalty 1/32 to Oak Hill Oil Company"]));
});
