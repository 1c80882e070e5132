import { describe, expect, it } from "vitest";
import { grantPostponed, postponedIn } from "./postponed";

describe("interests that begin later", () => {
  it.each([
    "provided, this grant shall become effective only upon the expiration of the deed to A. Moss, and not before.",
    "This conveyance shall take effect only when the said term ends.",
    "The royalty shall vest only if oil is found.",
  ])("%s", (words) => {
    expect(grantPostponed([words])).not.toBeNull();
  });

  it.each([
    "This deed shall be effective upon its delivery.",
    "This assignment shall be effective as of 7:00 a.m. June 1, 1990.",
    "The option shall become effective upon notice to lessee.",
  ])("begins at once or says nothing of the grant: %s", (words) => {
    expect(grantPostponed([words])).toBeNull();
  });

  it("gives the words of a clause", () => {
    expect(postponedIn("a royalty of 1/8, to become effective if and when the lease ends")).toMatch(/^become effective if/);
  });
});
