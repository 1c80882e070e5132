import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, minerals, owned, patent } from "@/lib/testing/owned";

const kept = (day: string) => deed("Ann Ash", "Bob Birch", day, { reservations: [minerals(null)] });
const said = (day: string, text: string): Instrument => ({
  type: "other",
  action: "affirm",
  day,
  grants: [],
  conveyance: { facts: [{ kind: "other", text }] },
});
const notice = said("2008-01-01", "NOTICE OF LAPSE of the mineral interest");

describe("severed minerals", () => {
  it("lapse in North Dakota after twenty years and notice without a claim", () => {
    expect(owned("ND", [patent, kept("1950-01-01"), notice]).rows).toEqual(["Bob Birch mineral 1", "Bob Birch surface 1"]);
  });

  it("stand where a claim was recorded within sixty days, or a deed of them within the years", () => {
    expect(owned("ND", [patent, kept("1950-01-01"), notice, said("2008-02-10", "Statement of claim of mineral interest")]).rows).toContain("Ann Ash mineral 1");
    expect(owned("ND", [patent, kept("1950-01-01"), deed("Ann Ash", "Cy Cedar", "1999-01-01", { grants: [minerals(null)] }), notice]).rows).toContain(
      "Cy Cedar mineral 1",
    );
  });

  it.each([
    "NOTICE OF ABANDONED MINERALS. Notice is hereby given that the mineral interest of Ann Ash has lapsed to the surface owner.",
    "NOTICE TO OWNERS OF DORMANT MINERALS: the undersigned claims as abandoned the minerals kept by Ann Ash.",
    "MINERAL LAPSE NOTICE. Mineral owner of record: Ann Ash. The interest is presumed abandoned unless a statement of claim is recorded.",
    "TAKE NOTICE, Ann Ash: your minerals are deemed abandoned. You have sixty days in which to record a statement of claim.",
  ])("lapse upon a notice by whatever name, which tells that a claim may yet be made: %s", (text) => {
    expect(owned("ND", [patent, kept("1950-01-01"), said("2008-01-01", text)]).rows).toEqual(["Bob Birch mineral 1", "Bob Birch surface 1"]);
  });

  it("are claimed by a notice of whatever name, used or not, and by no notice that a lease or a well is abandoned", () => {
    const codes = (text: string) => owned("ND", [patent, kept("1999-01-01"), said("2008-01-01", text)]).codes;
    expect(codes("MINERAL LAPSE NOTICE to Ann Ash.")).toContain("DORMANT_MINERAL_CLAIM");
    expect(codes("NOTICE OF ABANDONMENT of the lease on the minerals.")).not.toContain("DORMANT_MINERAL_CLAIM");
  });

  it.each(["The minerals of Ann Ash are deemed by her to be valuable.", "No notice is hereby given; the minerals have not been abandoned."])(
    "stand where no notice is given: %s",
    (text) => {
      expect(owned("ND", [patent, kept("1950-01-01"), said("2008-01-01", text)]).rows).toContain("Ann Ash mineral 1");
    },
  );

  it("lapse only where the notice means them: others of the tract, whom it does not name, keep theirs", () => {
    const quarter = deed("Ann Ash", "Cy Cedar", "1951-01-01", { grants: [minerals("1/4")] });
    const named = said("2008-01-01", "NOTICE OF LAPSE of the mineral interest TO: Ann Ash, address unknown, her heirs and assigns");
    expect(owned("ND", [patent, kept("1950-01-01"), quarter, named]).rows).toEqual(["Bob Birch mineral 3/4", "Bob Birch surface 1", "Cy Cedar mineral 1/4"]);
  });

  it.each([
    "Cy Cedar, sole heir of Ann Ash, claims the mineral interest kept by her and does not intend to abandon it",
    "I claim the minerals and intend to keep them",
    "She asserts title to an undivided 1/8 of the oil, gas and other minerals",
  ])("stand where their owner says of record that he claims them, in whatever words: %s", (text) => {
    expect(owned("ND", [patent, kept("1950-01-01"), said("1999-01-01", text), notice]).rows).toContain("Ann Ash mineral 1");
  });

  it.each([
    "Said mineral interest has not been used for a period of twenty years and has lapsed and is abandoned",
    "B. Birch, owner of the surface, asserts the lapse, for twenty years of nonuse, of the mineral interest",
    "The owners of the surface claim that the minerals have been unused for twenty years, notice of lapse being given",
  ])("lapse by the word of the owner of the surface: %s", (text) => {
    expect(owned("ND", [patent, kept("1950-01-01"), said("2008-01-01", text)]).rows).toEqual(["Bob Birch mineral 1", "Bob Birch surface 1"]);
  });

  it("stand where the notice was published only and not mailed, and lapse where it was mailed or there was no address", () => {
    const by = (text: string) => owned("ND", [patent, kept("1950-01-01"), said("2008-01-01", text)]).rows;
    expect(by("NOTICE OF LAPSE of the mineral interest. This notice was published three times; it was not mailed to the owner.")).toContain(
      "Ann Ash mineral 1",
    );
    expect(by("NOTICE OF LAPSE of the mineral interest, published three times and mailed to the owner at her address of record.")).toContain(
      "Bob Birch mineral 1",
    );
    expect(by("NOTICE OF LAPSE of the mineral interest. It was not mailed, no address being of record after a diligent search.")).toContain(
      "Bob Birch mineral 1",
    );
  });

  it("are held by a court that found the notice unmailed, and not by one that found no answer", () => {
    const court = (text: string): Instrument => ({ ...said("2012-01-01", text), type: "judgment" });
    const by = (text: string) => owned("ND", [patent, kept("1950-01-01"), notice, court(text)]).rows.join();
    expect(by("The notice of lapse was published, but no copy of it was mailed to the owner at the address in the deed.")).toContain("Ann Ash mineral 1");
    for (const text of [
      "The notice of lapse was mailed to each owner by certified mail, and no answer or claim was served on the plaintiff.",
      "Notice of lapse was published; no answer was served on the plaintiff.",
      "Notice of the hearing was not mailed to the guardian.",
    ])
      expect(by(text)).toContain("Bob Birch mineral 1");
  });

  it("lapse in South Dakota after twenty-three years only", () => {
    const sold = deed("Ann Ash", "Cy Cedar", "1986-06-01", { grants: [minerals(null)] });
    expect(owned("SD", [patent, kept("1950-01-01"), sold, notice]).rows).toContain("Cy Cedar mineral 1");
    expect(owned("ND", [patent, kept("1950-01-01"), sold, notice]).rows).toContain("Bob Birch mineral 1");
  });

  it("do not lapse by a paper that says no claim was filed when none was needed", () => {
    expect(owned("KS", [patent, kept("1950-01-01")]).rows).toContain("Ann Ash mineral 1");
  });

  it("are extinguished in Ohio by a silent root of forty years", () => {
    expect(owned("OH", [patent, kept("1913-01-01"), deed("Bob Birch", "Cy Cedar", "1957-01-01")]).rows).toEqual(["Cy Cedar mineral 1", "Cy Cedar surface 1"]);
  });

  it("survive in Ohio a root that names them, and a devise since", () => {
    const named = deed("Bob Birch", "Cy Cedar", "1957-01-01", {
      exceptions: [minerals(null, { held_by: "Ann Ash", text: "the minerals reserved by Ann Ash" })],
    });
    expect(owned("OH", [patent, kept("1913-01-01"), named]).rows).toContain("Ann Ash mineral 1");
    const sold = deed("Ann Ash", "Di Dogwood", "1980-01-01", { grants: [minerals(null)] });
    expect(owned("OH", [patent, kept("1913-01-01"), deed("Bob Birch", "Cy Cedar", "1957-01-01"), sold]).rows).toContain("Di Dogwood mineral 1");
  });

  it("return to the land in Louisiana ten years after the last use", () => {
    const well = said("1990-01-01", "A well was spudded on March 1, 1985 and drilled in good faith.");
    const { rows } = owned("LA", [patent, kept("1982-05-12"), well, deed("Ann Ash", "Cy Cedar", "1999-01-01", { grants: [minerals(null)] })]);
    expect(rows).toEqual(["Bob Birch mineral 1", "Bob Birch surface 1"]);
    expect(owned("LA", [patent, kept("1982-05-12"), well], "1994-01-01").rows).toContain("Ann Ash mineral 1");
  });
});
