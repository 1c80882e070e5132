import { describe, expect, it } from "vitest";
import { deed, minerals, owned, patent } from "@/lib/testing/owned";

const warranted = { conveyance: { warranty: "general" as const } };

describe("a warranted deed before the grantor's own title", () => {
  const early = deed("Ann Ash", "Bob Birch", "1899-01-01", { grants: [minerals("1/2")], ...warranted });
  const later = deed("Ann Ash", "Cy Cedar", "1910-01-01");

  it("is fed by the patent that came after it", () => {
    const { rows, codes } = owned("NM", [early, patent, later]);
    expect(rows).toEqual(["Bob Birch mineral 1/2", "Cy Cedar mineral 1/2", "Cy Cedar surface 1"]);
    expect(codes).not.toContain("NO_PATENT_OF_RECORD");
  });

  it("passes nothing of minerals that the patent kept", () => {
    const kept = { ...patent, reservations: [minerals(null)] };
    expect(owned("NM", [early, kept]).rows).toEqual(["Ann Ash surface 1", "United States of America mineral 1"]);
  });

  it("is fed by what its grantor inherits", () => {
    const affidavit = {
      type: "affidavit_of_heirship" as const,
      action: "descend" as const,
      from: ["Ann Ash"],
      to: ["Di Dogwood"],
      day: "1951-01-01",
      grants: [],
      people: { "Ann Ash": { role: "decedent" as const, died: "1950-01-01" }, "Di Dogwood": { role: "heir" as const, relation: "daughter" } },
    };
    const early = deed("Di Dogwood", "Bob Birch", "1940-01-01", { grants: [minerals("1/2")], ...warranted });
    expect(owned("NM", [patent, early, affidavit]).rows).toContain("Bob Birch mineral 1/2");
  });
});

describe("heirs who sell against an unrecorded deed of the dead", () => {
  const unrecorded = deed("Ann Ash", "Bob Birch", "1924-01-01", { recorded: "1960-08-22", grants: [minerals("1/3")] });
  const affidavit = {
    type: "affidavit_of_heirship" as const,
    action: "descend" as const,
    from: ["Ann Ash"],
    to: ["Di Dogwood"],
    day: "1960-01-01",
    grants: [],
    people: { "Ann Ash": { role: "decedent" as const, died: "1951-01-01" }, "Di Dogwood": { role: "heir" as const, relation: "daughter" } },
  };
  const sold = deed("Di Dogwood", "Cy Cedar", "1960-02-01", { grants: [minerals("1")] });

  it("pass in a notice state what the record showed in the dead", () => {
    expect(owned("TX", [patent, unrecorded, affidavit, sold]).rows).toContain("Cy Cedar mineral 1");
  });

  it("pass only what is left where the earlier deed was recorded in time", () => {
    expect(owned("TX", [patent, { ...unrecorded, recorded: "1924-02-01" }, affidavit, sold]).rows).toContain("Cy Cedar mineral 2/3");
  });
});
