import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { KeepingReader } from "./keeping-clause";
import { inRoles } from "./people";
import { landDeed, people } from "./test-paper";

const size = (i: Interest) => `${i.estate_type} ${i.fraction?.fraction ?? "-"} ${i.of}`;
const reader = new KeepingReader(people(["Ada Venn"], ["Bo Lark"]));

describe("how a clause keeps something back", () => {
  it.each([
    ["one-half of the minerals shall be and remain the property of the grantor", "reserve"],
    ["the oil and gas are to stay with us and our heirs", "reserve"],
    ["title to the mineral estate continues in Grantor", "reserve"],
    ["a third of the royalty is kept back by the said Ada Venn", "reserve"],
    ["Ada Venn holds back the coal", "reserve"],
    ["there is not conveyed hereby one-fourth of the oil", "except"],
    ["no part of the minerals passes to Bo Lark", "except"],
    ["the oil and gas, all of which remain vested in the grantor", "reserve"],
    ["such minerals shall remain the property of the grantors", "reserve"],
    ["the minerals are not part of what is sold", "except"],
  ])("knows it in any order of words: %s", (clause, kind) => {
    expect(reader.read(clause)?.kind).toBe(kind);
  });

  it.each([
    "the minerals do not belong to the grantors",
    "the oil and gas reserved by Cy Mott in his deed",
    "the minerals were reserved by us in our deed of 1912, Vol. 8",
    "the grantee keeps the minerals",
    "no right to pool the royalty is granted",
    "the surface is sold to the grantee",
    "such minerals as remain vested in the grantor",
    "whatever oil remains the property of the grantor",
    "the minerals that are vested in us",
  ])("keeps nothing where another keeps, kept or nothing is named: %s", (clause) => {
    expect(reader.read(clause)).toBeNull();
  });
});

describe("a verb of keeping that goes on with the subject of the words before it", () => {
  it.each([
    ["but have reserved in themselves one-half of the minerals", "The grantors do not convey hereby, ", "reserve"],
    ["and do retain three-fourths of the minerals", "Grantors part with the surface ", "reserve"],
    ["but they have, as all agree, kept to themselves half of the oil", "The said Ada Venn sells the land, ", "reserve"],
    ["and they shall keep half of the minerals", "The Grantee takes the land, ", undefined],
    ["and has kept the oil well in repair", "Bo Lark has the land in his possession, ", undefined],
  ])("%s", (clause, ahead, kind) => {
    expect(reader.read(clause, clause.length, ahead)?.kind).toBe(kind);
  });

  it("keeps by its makers, with the thing behind the verb", () => {
    const kept = (said: string) => landDeed(said).reservations.map(size);
    expect(kept("Not conveyed, but kept by the makers of this deed, is a one-sixteenth royalty in all oil and gas.")).toEqual(["royalty 1/16 whole"]);
    expect(kept("The maker of the note shall keep the oil tank insured for one-half of its value.")).toEqual([]);
  });
});

it("knows the giver and the taker by their names when it reads who leases and who has the bonus", () => {
  const clause =
    "There is reserved one-half of the royalty; but the said Bo Lark, his heirs and assigns, shall have the exclusive right to lease and shall own all bonus and rental.";
  expect(landDeed(clause).reservations.map((k) => k.executive)).toEqual([false]);
});

it("takes a common noun for no house", () => {
  const woods = people(["John Wood"], ["Bo Lark"]);
  expect(inRoles("the Lands and the timber in the woods are kept", woods)).toBe("the Lands and the timber in the woods are kept");
  expect(inRoles("kept by the Woods", woods)).toBe("kept by the grantors");
  const hers = new KeepingReader(woods);
  expect(hers.read("the oil under the woods is not kept and stays with the fields")).toBeNull();
  expect(hers.read("the oil and gas shall remain with the Woods")?.kind).toBe("reserve");
  expect(hers.opensWithGiver("the woods")).toBe(false);
});

it("keeps what a sentence withholds and then says to be the grantor's", () => {
  const c = landDeed("No minerals are conveyed hereby; such minerals shall remain the property of the grantor.");
  expect(c.reservations.map(size)).toEqual(["mineral 1 whole"]);
});

it("does not except what a lessee is to be saved from", () => {
  const c = landDeed("Grantee agrees to indemnify and save the oil and gas lessee harmless from every claim.");
  expect([...c.reservations, ...c.exceptions]).toEqual([]);
});

it("keeps one share beside another that was sold before", () => {
  const c = landDeed("Save and except one-fourth of the minerals conveyed by me to Cy Mott, Vol. 12, page 200, and one-fourth which I reserve.");
  expect(c.reservations.map(size)).toEqual(["mineral 1/4 whole"]);
  expect(c.exceptions.map((e) => `${e.fraction?.fraction} ${e.held_by}`)).toEqual(["1/4 Cy Mott"]);
});

it.each(["Excepting the minerals outstanding in Cy Mott, Book 24 of Deeds, page 115.", "Save and except the oil and gas now owned by Cy Mott."])(
  "leaves out so much as another has, where it is told of as his: %s",
  (clause) => {
    const c = landDeed(clause);
    expect(c.exceptions.map((e) => [e.estate_type, e.fraction, e.held_by])).toEqual([["mineral", null, "Cy Mott"]]);
  },
);

it.each([
  "Small mineral interests held by the legatees named in the will of Cy Mott are not conveyed.",
  "There is excepted such mineral interests as belong to third parties.",
  "This deed does not convey the mineral interests that the other heirs of Cy Mott own.",
  "Mineral interests outstanding in persons who have not signed are excepted and not warranted.",
  "Minerals previously severed are not conveyed.",
])("leaves out so much as others have, told by what they are: %s", (clause) => {
  expect(landDeed(clause).exceptions.map((e) => [e.estate_type, e.fraction])).toEqual([["mineral", null]]);
});

it("leaves out all, or the share told, where the words say how much others have", () => {
  expect(landDeed("All minerals heretofore severed are excepted.").exceptions.map(size)).toEqual(["mineral 1 whole"]);
  expect(landDeed("One-fourth of the minerals owned by the heirs of Cy Mott is not conveyed.").exceptions.map(size)).toEqual(["mineral 1/4 whole"]);
});

it.each([
  ["Grantor reserves one-half of the minerals, this being in addition to the one-half heretofore reserved by Cy Mott.", "1/2 of whole", "1/2 Cy Mott"],
  [
    "It is understood that one-half of the minerals was retained by Cy Mott, that grantor keeps half of the other half, and that grantee receives the rest.",
    "1/4 of whole",
    "1/2 Cy Mott",
  ],
  [
    "EXCEPTIONS: 1. Mineral reservation, 1/2, Cy Mott, Vol. 40, page 3. RESERVATIONS: 1/2 of the remaining 1/2 of the minerals, to grantor.",
    "1/4 of whole",
    "1/2 Cy Mott",
  ],
])("tells what is kept from what another has: %s", (clause, kept, other) => {
  const c = landDeed(clause);
  expect(c.reservations.map((r) => `${r.fraction?.fraction} of ${r.of}`)).toEqual([kept]);
  expect(c.exceptions.map((e) => `${e.fraction?.fraction} ${e.held_by}`)).toEqual([other]);
});

it("keeps no money already earned as an interest in the land", () => {
  expect(landDeed("Subject to a lease to Humble Oil Company, of which lease I reserve all royalties accrued to this date.").reservations).toEqual([]);
});

it("reads a share of production that is said to be a share of the royalty both ways", () => {
  const kept = landDeed("The grantor reserves one-sixteenth of all oil produced and saved, being one-half of the usual royalty of one-eighth.").reservations;
  expect(kept.map((k) => k.readings.map((r) => `${r.rule} ${r.fraction.fraction}`))).toEqual([["royalty.floating 1/2", "royalty.fixed 1/16"]]);
});

describe("deeds that keep without a reserving verb", () => {
  it.each([
    ["One-half of the oil and gas shall be and remain the property of the said Ada Venn.", "mineral 1/2 whole"],
    ["The grantor reserves the whole of the oil, gas and other minerals, excepting one-eighth thereof, which the grantee shall have.", "mineral 7/8 whole"],
    ["The royalty on said land the parties divide, one half thereof being hereby reserved by the grantor.", "royalty 1/2 royalty"],
    ["Of the minerals she owns, the said Ada Venn keeps one-half, so that the grantee will have one-fourth.", "mineral 1/2 grantor_interest"],
    ["Grantor shall be entitled to receive, as a royalty, three per cent (3%) of all oil and gas produced and saved.", "royalty 3/100 whole"],
    ["Reserved: a non-participating royalty of one-half of the landowner's royalty, to the grantor and her heirs.", "royalty 1/2 royalty"],
    [
      "It is understood that the grantor owns only three-fourths of the minerals, one-fourth being outstanding in the heirs of Cy Mott, and that out of her share the grantor retains one-fourth of the whole, so that the grantee takes one-half.",
      "mineral 1/4 whole",
    ],
    [
      "One-half of all oil and gas in said land is reserved to the grantor for the term of her life, and upon her death one-fourth of the minerals shall go to Cy Mott.",
      "mineral 1/2 whole",
    ],
    ["All oil, gas and minerals are excepted and reserved to the grantor, but no operations shall be conducted on the surface.", "mineral 1 whole"],
    ["Of the minerals in the half so granted I reserve one-half, being one-fourth of the minerals in the whole section.", "mineral 1/4 whole"],
    [
      "There is saved and reserved to the grantor a 1/8th undivided interest in the oil and gas, as well as the reversion of the lease as to such 1/8th.",
      "mineral 1/8 whole",
    ],
    ["Ada Venn reserves one-half of her minerals.", "mineral 1/2 grantor_interest"],
    ["Grantor hereby reserves an additional 25% of the minerals, leaving 25% with the grantee.", "mineral 1/4 whole"],
    ["Saving and excepting to the said Ada Venn a one-half interest in all the minerals.", "mineral 1/2 whole"],
    ["This deed is subject to a royalty of one-sixteenth (1/16) of all oil produced, hereby reserved.", "royalty 1/16 whole"],
    ["The grantor reserves the one-sixteenth part of all oil produced and saved, and one-half of the annual rental for each gas well.", "royalty 1/16 whole"],
    ["But the timber, and all minerals and mining rights, she holds back.", "mineral 1 whole"],
    ["All the land passes by this deed save one-third of the oil and gas, which she retains.", "mineral 1/3 whole"],
    ["Left out of the sale is one-fifth of the minerals, which she alone keeps.", "mineral 1/5 whole"],
    ["It is agreed that one-third of the minerals belongs to the grantor and is kept back by her.", "mineral 1/3 whole"],
    ["Excepting out of this grant the undivided half of whatever oil and gas may be found, which half the grantor holds back to herself.", "mineral 1/2 whole"],
  ])("keeps for the grantor: %s", (clause, want) => {
    expect(landDeed(clause).reservations.map(size)).toEqual([want]);
  });

  it.each([
    "Grantor conveys all minerals, which are hers to give, so that each of the grantees shall keep one-half thereof.",
    "The grantee shall have the right to lease without the joinder of grantor, and to keep all bonus on the oil and gas.",
    "All the oil and gas goes with it, being land patented to the State in 1883 and held by Grantor free of any reservation.",
    "The minerals go with the land, which has been held by the grantor under a deed from Cy Mott and is subject to no reservation.",
  ])("keeps nothing: %s", (clause) => {
    expect(landDeed(clause).reservations).toEqual([]);
  });

  it.each([
    ["But there is not conveyed hereby one-fourth of the oil, gas and other minerals.", "mineral 1/4 whole"],
    ["The minerals are not part of what is sold.", "mineral 1 whole"],
  ])("leaves out what is said not to pass: %s", (clause, want) => {
    expect(landDeed(clause).exceptions.map(size)).toEqual([want]);
  });

  it("takes an item that lists the reservation of another for an exception", () => {
    const said = landDeed(
      "Subject to these matters: 1. Taxes. 2. Reservation of an undivided 1/4 of oil, gas and other minerals by Elm Land Company, Reception No. 1390. 3. Roads.",
    );
    expect(said.exceptions.map(size)).toEqual(["mineral 1/4 whole"]);
  });

  it("leaves whole what the deed is subject to, with the paper that it names", () => {
    const said = landDeed("This conveyance is subject to the mineral reservation of one-half (1/2) made by Cy Mott in the deed recorded in Vol. 40, page 3.");
    expect(said.exceptions).toEqual([]);
    expect(said.subject_to.map((s) => s.reference?.book)).toEqual(["40"]);
  });

  it.each([
    "I warrant the title, except as against any conveyance of minerals made by me and now of record.",
    "I warrant the title, except against leases of the minerals made by me.",
  ])("takes no exception from a warranty for something kept: %s", (words) => expect(landDeed(words).reservations).toEqual([]));
});
