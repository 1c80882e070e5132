import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const lease = (text: string) => readInstrument({ name: "lease.txt", text }).conveyance.resolved.lease;

const LETS = "for oil and gas the NE/4 of Section 7-12N-14W, Custer County, Oklahoma, for three years and as long thereafter as oil or gas is produced";

describe("what a lessor owns is none of the royalty", () => {
  it.each([
    [
      `Lessors: Otto Kranz ....... 1/3\n         Emma Doyle ....... 2/3\nRoyalty: three-sixteenths\nLessee: Blue Stem Oil Company\n\nLessors lease and let to Lessee ${LETS}.`,
    ],
    [`Lessor's interest   one-half (1/2)\nRoyalty   3/16\nLessor   Emma Doyle\nLessee   Blue Stem Oil Company\n\nLessor leases and lets to Lessee ${LETS}.`],
    [
      `Emma Doyle, lessor, leases and lets to Blue Stem Oil Company, lessee, our two-thirds of such minerals, ${LETS}, and lessee shall pay upon our two-thirds the royalty of 3/16 of all produced.`,
    ],
    [
      `Emma Doyle, lessor, leases and lets to Blue Stem Oil Company, lessee, ${LETS}. Royalty is payable to lessor on her one-fourth. The rate is 3/16 of all oil and gas produced.`,
    ],
  ])("%s", (words) => {
    const read = lease(`OIL AND GAS LEASE\n\nMay 3, 1971.\n${words}\n\nEmma Doyle   Otto Kranz\n`);
    expect(read?.royalty?.fraction).toBe("3/16");
    expect(read?.by_lessor).toBeUndefined();
  });

  it("leaves a ratification without a rate where it tells only what its lessor owns", () => {
    const ratified = (words: string) =>
      lease(
        `RATIFICATION OF LEASE\n\nEmma Doyle ratifies the lease of May 3, 1971 from Otto Kranz to Blue Stem Oil Company, Book 44, page 210, and leases and lets to Blue Stem Oil Company her one-third of the minerals in the NE/4 of Section 7-12N-14W, Custer County, Oklahoma. ${words}\n\nEmma Doyle\n`,
      )?.royalty ?? null;
    expect(ratified("Royalty at the rate of the lease shall be paid to her upon her one-third.")).toBeNull();
    expect(ratified("The royalty shall be one-fifth of all oil and gas produced.")?.fraction).toBe("1/5");
  });

  it("keeps a rate that is told of the product or differs by lessor", () => {
    expect(
      lease(
        `OIL AND GAS LEASE\n\nMay 3, 1971. Emma Doyle, lessor, leases and lets to Blue Stem Oil Company, lessee, ${LETS}. Lessee shall pay one-eighth royalty. Rental: none.\n\nEmma Doyle\n`,
      )?.royalty?.fraction,
    ).toBe("1/8");
    expect(
      lease(
        `OIL AND GAS LEASE\n\nMay 3, 1971. Emma Doyle and Otto Kranz, lessors, lease and let to Blue Stem Oil Company, lessee, ${LETS}. The royalty of Emma Doyle is 1/5. The royalty of Otto Kranz is 1/4.\n\nEmma Doyle  Otto Kranz\n`,
      )?.by_lessor?.length,
    ).toBe(2);
  });

  it("takes no parts by which the lessors divide the royalty for rates of their own", () => {
    const read = lease(
      `OIL AND GAS LEASE\n\nMay 3, 1971. ROYALTY. There belongs to the Lessors a royalty of 3/16, and they shall divide it as they own: Otto Kranz one-half, Emma Doyle one-third, Ruth Kranz one-sixth.\n\nOtto Kranz, Emma Doyle and Ruth Kranz, lessors, lease and let to Blue Stem Oil Company, lessee, ${LETS}.\n\nOtto Kranz   Emma Doyle   Ruth Kranz\n`,
    );
    expect(read?.royalty?.fraction).toBe("3/16");
    expect(read?.by_lessor).toBeUndefined();
  });
});
