// What each of several owners keeps out of his own share.
import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const deed = (words: string) =>
  read(
    `WARRANTY DEED\n\nAda Venn, a widow, owner of one-half, Ned Frost, single, owner of one-fourth, and Sid Holm, single, owner of one-fourth, for $900 paid, hereby grant, sell and convey to Bo Lark the NW/4 of Section 9, T3N, R2W, Marsh County, Oklahoma.\n\n${words}\n\nDated May 3, 1950.\nAda Venn\nNed Frost\nSid Holm`,
    people(["Ada Venn", "Ned Frost", "Sid Holm"], ["Bo Lark"]),
    "warranty_deed",
  ).resolved;
const line = (i: Interest): string => `${i.to.join("+")} ${i.fraction?.fraction} ${i.of}`;
const kept = (words: string): string[] => deed(words).reservations.map(line);

describe("what each of several owners keeps of his own", () => {
  it.each([
    "Each seller answers for himself. Ada Venn reserves all of the minerals belonging to her undivided half of the land. Ned Frost reserves one-half of the minerals belonging to his undivided fourth. Sid Holm reserves nothing.",
    "Ada Venn keeps the whole of the minerals under her half; Ned Frost keeps half of the minerals under his fourth; Sid Holm keeps none.",
    "Reservations: Ada Venn - all the minerals in her one-half. Ned Frost - half the minerals in his one-fourth. Sid Holm - none.",
    "The grantor Ada Venn reserves all minerals in the undivided one-half owned by her, and the grantor Ned Frost one-half of the minerals in the undivided one-fourth owned by him; the share of Sid Holm passes with its minerals.",
  ])("is so much of the share that is told: %s", (words) => expect(kept(words)).toEqual(["a1 1/2 whole", "a2 1/8 whole"]));

  it("is of what he has where his share is not told", () => {
    const all = ["a1 1 grantor_interest", "a2 1/2 grantor_interest"];
    expect(kept("Ada Venn reserves her minerals entire. Ned Frost reserves one-half of his minerals. Sid Holm reserves no minerals.")).toEqual(all);
    expect(kept("Of the minerals, Ada Venn withholds all that is hers, Ned Frost withholds one-half of what is his, and Sid Holm withholds nothing.")).toEqual(
      all,
    );
  });

  it("stays of the whole where no own share is meant, and none where they only tell what they own", () => {
    expect(kept("Ada Venn reserves an undivided one-fourth of the minerals, and Ned Frost an undivided one-eighth of the minerals.")).toEqual([
      "a1 1/4 whole",
      "a2 1/8 whole",
    ]);
    expect(kept("Ada Venn conveys the minerals of her half, and Ned Frost conveys those of his fourth.")).toEqual([]);
  });

  const NED = ["a2 1/4 whole"];
  it.each<[string, string[]]>([
    [
      "As to minerals, Ada Venn and Sid Holm sell theirs with the land and keep none; but Ned Frost does not sell his: the entire one-fourth of the minerals which he owns is excepted from this deed and shall continue to be his own.",
      NED,
    ],
    [
      "The said Ned Frost does not sell his minerals. The whole of the undivided one-fourth of the oil, gas and minerals which is his remains his own. The other grantors make no reservation.",
      NED,
    ],
    ["Save that the undivided fourth of the minerals belonging to Ned Frost is not conveyed, but is kept by him. The minerals of Ada Venn pass entire.", NED],
    ["There is reserved by Ada Venn one-half of her one-half of the minerals and by Ned Frost one-half of his one-fourth.", ["a1 1/4 whole", "a2 1/8 whole"]],
    ["Excepting herefrom, as to the interest of Ned Frost only, all of the oil, gas and other minerals.", ["a2 1 grantor_interest"]],
    ["Ada Venn's minerals pass by this deed; Ned Frost's do not, but are reserved to him.", ["a2 1 grantor_interest"]],
    ["Each of the said owners excepts from this deed an undivided half of the minerals which he or she now owns.", ["a1+a2+a3 1/2 grantor_interest"]],
  ])("is told in many ways: %s", (words, own) => expect(kept(words)).toEqual(own));

  it("is not what an older deed kept", () =>
    expect(kept("Subject to the one-half of her minerals that Ada Venn reserved in her deed of 1940, recorded in Book 3, page 9.")).toEqual([]));

  it.each<[string, string[]]>([
    [
      "Reserving however to each of the owners above named one-half of the minerals which he or she now owns, so that Ada Venn shall hereafter have one-half of her one-half and Ned Frost one-half of his one-fourth and Sid Holm one-half of his one-fourth.",
      ["a1 1/4 whole", "a2 1/8 whole", "a3 1/8 whole"],
    ],
    [
      "Ada Venn holds out for herself an undivided one-eighth of all the minerals, and Ned Frost holds out for himself also an undivided one-eighth of all the minerals, so that three-fourths of the minerals shall go with the land to Bo Lark.",
      ["a1 1/8 whole", "a2 1/8 whole"],
    ],
    [
      "Each Seller excepts from this grant, and keeps as his or her own, one half of such share in the oil, gas and minerals as that Seller now owns. By way of illustration only, a Seller who owns one-third keeps one-sixth.",
      ["a1+a2+a3 1/2 grantor_interest"],
    ],
  ])("is not what outcomes and illustrations tell besides: %s", (words, own) => expect(kept(words)).toEqual(own));
});

const two = (words: string, act = "hereby grant, sell and convey to Bo Lark the NW/4 of Section 9, T3N, R2W, Marsh County, Oklahoma.") =>
  read(
    `DEED\n\nJohn Roe and Jim Poe, Grantors, for $900 paid, ${act}\n\n${words}\n\nDated May 3, 1950.\nJohn Roe\nJim Poe`,
    people(["John Roe", "Jim Poe"], ["Bo Lark"]),
    "warranty_deed",
  ).resolved.reservations.map(line);

describe("what two keep together", () => {
  it.each<[string, string[]]>([
    ["There is reserved an undivided one-half of the minerals, to be owned by John Roe and Jim Poe in equal shares.", ["a1 1/4 whole", "a2 1/4 whole"]],
    ["There is reserved an undivided one-half of the minerals, which half belongs to John Roe and Jim Poe equally.", ["a1 1/4 whole", "a2 1/4 whole"]],
    ["There is reserved an undivided one-half of the minerals, to be owned by John Roe and Jim Poe in the same proportions as the land.", ["a1+a2 1/2 whole"]],
  ])("is not cut between their names: %s", (words, own) => expect(two(words)).toEqual(own));

  it("is no share where each has the minerals under a part of his own", () =>
    expect(two("John Roe takes the N/2 and Jim Poe takes the S/2, and each keeps the oil and gas under his own part.")).toEqual([]));
});
