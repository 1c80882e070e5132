import { describe, expect, test } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const sides = (text: string) => readInstrument({ name: "lease.txt", text }).parties.resolved.parties.map((p) => `${p.name} ${p.side}/${p.role}`);
const land = "the N½ of Section 14, T21N, R61W, Goshen County, Wyoming, 320 acres";
const foot = "\nLena Dunaway\nAcknowledged July 2, 1951 by Lena Dunaway. Book 26, page 26.";

describe("the sides of a lease told by its noun", () => {
  test.each([
    `OIL AND GAS LEASE of Lena Dunaway, widow, to Torrington Fuel & Oil Co., on ${land}; leased and let for oil and gas for five years from July 2, 1951, and as long thereafter as produced, one-eighth royalty.${foot}`,
    `LEASE FOR OIL AND GAS, by Lena Dunaway, widow, in favor of Torrington Fuel & Oil Co., July 2, 1951. Land: ${land}, which is let for five years and while oil or gas is produced. Royalty to her, an eighth.${foot}`,
    `OIL AND GAS LEASE. Torrington Fuel & Oil Co. takes from Lena Dunaway, a widow, this July 2, 1951, a lease for oil and gas of ${land}, for five years and as long thereafter as either is produced, yielding her a royalty of one-eighth.${foot}`,
  ])("%s", (text) => expect(sides(text)).toEqual(["Lena Dunaway from/lessor", "Torrington Fuel & Oil Co. to/lessee"]));

  test("are those of its premises where these name both", () => {
    const text = `OIL AND GAS LEASE. Lena Dunaway, lessor, leases and lets to Torrington Fuel & Oil Co., lessee, ${land}, for five years, subject to the lease of Cy Marsh to Elm Coal Company for coal. Royalty one-eighth of the oil and gas.${foot}`;
    expect(sides(text)).toEqual(["Lena Dunaway from/lessor", "Torrington Fuel & Oil Co. to/lessee"]);
  });
});
