import { expect, it } from "vitest";
import { fallsWithLease } from "./override-reduced";

it("knows an override that falls with what the lease covers, whatever the words", () => {
  for (const words of [
    "3% of 8/8. Should the lease prove to cover less than the full minerals, the override is payable only in the proportion that the interest leased bears to the whole.",
    "2% of 8/8; to the extent the lease covers less than 100% of the minerals the same is reduced accordingly.",
    "1/32 of 8/8, computed only on the mineral interest covered by said lease.",
    "1/16 of 8/8, to be scaled down pro rata if Lessor's title proves partial.",
    "4% of 8/8. In case of failure of title to any part of the minerals the override abates to correspond.",
    "3% of 8/8, payable on the net mineral interest under lease and no more.",
  ])
    expect(fallsWithLease(words), words).toBe(true);
});

it("keeps whole one that is said not to fall, and one that is paid by acres of a unit", () => {
  for (const words of [
    "3% of 8/8, not to be reduced though the lease cover less than the whole of the minerals.",
    "3% of 8/8 whether or not the lease covers the entire interest, and the same shall never abate.",
    "3% of 8/8. If pooled, it is paid in the proportion that the acreage of the lease bears to that of the unit.",
    "3% of 8/8 on all oil and gas produced under said lease, free of cost.",
    "3% of 8/8. Title of the lessor is good, and correspondence on the lease is handed over.",
  ])
    expect(fallsWithLease(words), words).toBe(false);
});
