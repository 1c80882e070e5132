import { describe, expect, it } from "vitest";
import type { ReviewGroup } from "@/lib/contracts/review";
import { itemPlace } from "./item-place";

const group = (aspect: ReviewGroup["aspect"], pointer: string) => ({ aspect, fields: [{ pointer } as ReviewGroup["fields"][number]] });

describe("the item that a group shows", () => {
  it("is a party, an interest or a tract, and nothing for values that stand by themselves", () => {
    expect(itemPlace(group("parties", "/parties/2/name"))).toBe("/parties/2");
    expect(itemPlace(group("conveyance", "/exceptions/0/text"))).toBe("/exceptions/0");
    expect(itemPlace(group("land", "/tracts/1/plss/section"))).toBe("/tracts/1");
    expect(itemPlace(group("conveyance", "/references/0"))).toBeNull();
    expect(itemPlace(group("dates", "/executed"))).toBeNull();
    expect(itemPlace({ aspect: "parties", fields: [] })).toBeNull();
  });
});
