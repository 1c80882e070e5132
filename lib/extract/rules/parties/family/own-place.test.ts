import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

/** Kin of the dead as the paper tells them: "CY ROE child", the dead below whom one stands behind "<". */
function kin(told: string): string[] {
  const text = `AFFIDAVIT OF HEIRSHIP\n\nState of Oklahoma, County of Blaine, ss.\n\nBud Lane, being sworn, says that Ada Roe died May 3, 1979, a widow, leaving no will. ${told}\n\nBud Lane\n\nSubscribed and sworn to before me June 1, 1980. K. Orr, Notary Public.\n`;
  const { parties, succession } = readChain([{ name: "1.txt", text }], "2020-01-01").documents[0]?.parties.resolved ?? { parties: [], succession: [] };
  const name = (id: string | null) => parties.find((p) => p.id === id)?.display ?? "";
  return (succession?.[0]?.heirs ?? []).map(
    (h) => `${name(h.party)} ${h.relation}${h.living === false ? " dead" : ""}${h.per_stirpes_of ? ` < ${name(h.per_stirpes_of)}` : ""}`,
  );
}

describe("the place of kin below the dead", () => {
  it("is below a dead child who left two that the next words name", () =>
    expect(kin("She had two children: Cy Roe, living, and Di Roe, dead since 1970. Di left two, whose names are Ed Poe and Flo Poe.")).toEqual([
      "Cy Roe child",
      "Di Roe child dead",
      "Ed Poe grandchild < Di Roe",
      "Flo Poe grandchild < Di Roe",
    ]));

  it("is none for a child who was brought into a marriage and never adopted", () => {
    expect(kin("She had one child, Cy Roe. Her husband, Gus Roe, brought with him a son, Hal Roe. Ada never adopted him.")).toEqual(["Cy Roe child"]);
    expect(kin("She had one child, Cy Roe, and adopted a son, Hal Roe. Both are living.").length).toBe(2);
  });

  it("is that of a child for one who swears so of himself, and not for whom he married", () => {
    expect(kin("I am the son of Ada Roe. She left one other child, Cy Roe.").some((k) => k.startsWith("Bud Lane child"))).toBe(true);
    expect(kin("I am the husband of Di Lane; she is the daughter of Ada Roe. Ada Roe left one child, Di Lane.")).toEqual(["Di Lane child"]);
  });

  it("is that of a dead one only where all but he are said to live", () => {
    const three = "She had three children, Cy Roe, Di Roe and Ed Roe.";
    const oneDead = ["Cy Roe child", "Di Roe child", "Ed Roe child dead"];
    expect(kin(`${three} All but Ed Roe are living.`)).toEqual(oneDead);
    expect(kin(`${three} All of them are living except Ed Roe, deceased.`)).toEqual(oneDead);
    expect(kin(`${three} Cy Roe and Di Roe are living but Ed Roe died in 1975.`)).toEqual(oneDead);
    expect(kin("She had two children, Cy Roe and Di Roe. Cy Roe died in 1970, but Di Roe is living.")).toEqual(["Cy Roe child dead", "Di Roe child"]);
  });

  it("is that of those who live but one", () =>
    expect(kin("She had three children, Cy Roe, Di Roe and Ed Roe. All are living except Ed Roe, who died in 1970 without issue.")).toEqual([
      "Cy Roe child",
      "Di Roe child",
      "Ed Roe child dead",
    ]));

  it("is told by the words that pick one of two", () =>
    expect(kin("She had a son and a daughter. The former is Cy Roe. The latter, Di Roe Poe, is also living.")).toEqual(["Cy Roe child", "Di Roe Poe child"]));

  it("is none for the other parent of a child", () =>
    expect(kin("She had one child by Gus Poe, to wit, Cy Poe, and no other.").map((k) => k.split(" <")[0])).toEqual(["Cy Poe child"]));
});
