import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import { extractAspect } from "@/lib/extract/extract-aspect";

const read = (text: string, type?: InstrumentType) => {
  const input = { markdown: text, pages: [{ page: 1, start: 0, end: text.length }] };
  const parties = extractAspect("parties", input).resolved;
  const name = (id: string) => parties.parties.find((p) => p.id === id)?.display ?? id;
  const { resolved } = extractAspect("conveyance", input);
  const doc = extractAspect("doc_type", input).resolved.doc_type;
  if (type) expect(doc).toBe(type);
  const line = (i: Interest) => `${i.estate_type} ${i.fraction?.fraction ?? "-"} ${i.from.map(name).join("+")}→${i.to.map(name).join("+")}`;
  return { grants: resolved.grants.map(line), reservations: resolved.reservations.map(line), facts: resolved.facts ?? [], resolved, parties };
};

describe("papers in which several parties give and take", () => {
  it("a partition names every cotenant, and gives each his part from the others", () => {
    const { grants, parties } = read(
      "PARTITION DEED\n\nSTATE OF TEXAS, COUNTY OF ELM. WHEREAS, we, ORLEY STONE, joined pro forma by my wife, Cora Stone, and FELIX STONE, a single man, are the joint owners in equal shares of 700 acres, and desire to partition the surface only thereof: NOW, THEREFORE, it is agreed: There is set apart, granted and conveyed to ORLEY STONE the surface of the East half, 350 acres; and there is set apart, granted and conveyed to FELIX STONE the surface of the West half, 350 acres. All minerals shall remain undivided.\n\nExecuted the 12th day of May, 1941.\nOrley Stone   Cora Stone   Felix Stone",
      "partition_deed",
    );
    expect(grants.map((g) => g.split("→")[1])).toEqual(["ORLEY STONE", "FELIX STONE"]);
    expect(grants.every((g) => g.startsWith("surface 1"))).toBe(true);
    for (const n of ["ORLEY STONE", "FELIX STONE"]) {
      const id = parties.parties.find((p) => p.display.toUpperCase() === n)?.id ?? "";
      expect([parties.from.includes(id), parties.to.includes(id)]).toEqual([true, true]);
    }
  });

  it("a ratification is by those who ratify, not by the parties of the lease", () => {
    const { parties } = read(
      "RATIFICATION AND CONSENT TO POOLING\n\nORLEY STONE and ANN QUADE, owners of the non-participating royalties in Vol. 21, page 30, ratify the leases to ELM OPERATING CO. at Vol. 60, Page 12 as to pooling.\n\nApril 3, 2009. Orley Stone. Ann Quade. Acknowledged by each, April 3, 2009.",
      "ratification",
    );
    expect(parties.parties.filter((p) => p.side === "from").map((p) => p.display.toUpperCase())).toEqual(["ORLEY STONE", "ANN QUADE"]);
  });

  it("a stipulation names each owner it speaks of", () => {
    const { parties } = read(
      "STIPULATION OF INTEREST AND CROSS-CONVEYANCE\n\nNOW THEREFORE, the parties STIPULATE AND AGREE that ORLEY STONE owns a royalty of one-sixteenth (1/16) of all production, and that ANN QUADE owns all of the minerals. Each party does hereby GRANT, SELL AND CONVEY unto the other such interests as are necessary.\n\nExecuted May 12, 2014. Orley Stone. Ann Quade.",
      "stipulation_of_interest",
    );
    expect(parties.parties.map((p) => p.display.toUpperCase())).toEqual(["ORLEY STONE", "ANN QUADE"]);
  });
});

describe("patents", () => {
  it("give the whole fee though the act excludes mineral lands, and keep what they reserve", () => {
    const head =
      "THE UNITED STATES OF AMERICA\n\nTo all to whom these presents shall come, Greeting: WHEREAS the tract has been selected: Section 25, Township 2 North of Range 65 West of the Sixth Principal Meridian, Colorado, 640 acres; NOW KNOW YE, That the United States has given and granted unto the ELM RAILWAY COMPANY the tract aforesaid;";
    const plain = read(
      `${head} yet excluding and excepting "all mineral lands" should any such be found therein. To have and to hold.\n\nWashington, the 18th day of May, 1896.`,
    );
    expect(plain.grants[0]).toMatch(/^fee 1 /);
    expect([...plain.reservations, ...plain.resolved.exceptions]).toEqual([]);
    const kept = read(
      `${head} RESERVING, however, to the United States all coal in the lands so patented. To have and to hold.\n\nWashington, the 18th day of May, 1916.`,
    );
    expect(kept.reservations).toHaveLength(1);
  });
});

describe("officers' deeds", () => {
  it("convey what the debtor had, and the surface only where that was sold", () => {
    const { resolved } = read(
      "SHERIFF'S DEED\n\nTHE STATE OF TEXAS, COUNTY OF ELM. WHEREAS by virtue of an Order of Sale, I, D. Hix, Sheriff, did sell the property to ANN QUADE for $900.00; NOW THEREFORE I grant, sell and convey unto the said ANN QUADE all of the right, title and interest which Orley Stone had in 160 acres, Roe Survey, A-34, Elm County, surface only.\n\nApril 7, 1970. D. Hix, Sheriff.",
      "sheriffs_deed",
    );
    expect(resolved.grants[0]).toMatchObject({ estate_type: "surface", of: "grantor_interest", held_by: "Orley Stone" });
  });
});

describe("facts", () => {
  it("production that failed is none", () => {
    const { facts } = read(
      "AFFIDAVIT\n\nD. Roe, being sworn, says: the only well failed to produce in paying quantities from 2005 to 2007. Sworn May 3, 2010.",
    );
    expect(facts.map((f) => f.kind)).not.toContain("production");
  });
});
