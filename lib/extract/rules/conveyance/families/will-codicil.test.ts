import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const deed =
  "WARRANTY DEED. Al Fry grants, bargains, sells and conveys unto Una Holt the NE/4 of Section 8, Township 24 South, Range 5 West, Reno County, Kansas, with warranty. Dated May 2, 1930. Al Fry";
const rows = (gift: string, codicil: string) =>
  readChain(
    [
      { name: "1.txt", text: deed },
      {
        name: "2.txt",
        text: `LAST WILL OF UNA HOLT. State of Kansas, County of Reno. I, Una Holt, ${gift} Dated June 1, 1940. Una Holt. CODICIL. ${codicil} Dated May 1, 1945. Una Holt. ORDER. The will and codicil are admitted to probate; Una Holt died on May 2, 1947. J. Kay, Probate Judge. June 1, 1947.`,
      },
    ],
    "2000-01-01",
  )
    .ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.estate_type} ${r.share.fraction}`))
    .sort();

describe("a codicil that puts another in a devisee's place", () => {
  it("gives him what the will gave the first, and the rest stands", () => {
    expect(
      rows(
        "devise all my land to my niece Ada Rusk and my nephew Tim Rusk in equal shares. The rest of my estate I leave to Ada Rusk.",
        "I revoke the devise to my nephew Tim Rusk, and in his stead I give his part to my niece Eva Rusk.",
      ),
    ).toEqual(["Ada Rusk fee 1/2", "Eva Rusk fee 1/2"]);
  });
  it("takes no land from one who only ceases to be executor", () => {
    expect(
      rows(
        "devise all my land to my niece Ada Rusk and my nephew Tim Rusk in equal shares. I name Tim Rusk executor.",
        "I revoke the appointment of Tim Rusk as executor and name Max Boll in his place.",
      ),
    ).toEqual(["Ada Rusk fee 1/2", "Tim Rusk fee 1/2"]);
  });
  it("takes nobody for dead of whom the will only says what is to be if one does not survive", () => {
    expect(
      rows(
        "have three children, Ada Rusk, Tim Rusk and Eva Rusk. I devise the surface of my farm to my son Tim Rusk. All the minerals under it I devise to my three children named above in equal shares. If any child does not survive me, the share of that child passes to his or her descendants.",
        "I confirm my will.",
      ),
    ).toEqual(["Ada Rusk mineral 1/3", "Eva Rusk mineral 1/3", "Tim Rusk mineral 1/3", "Tim Rusk surface 1"]);
  });
});
