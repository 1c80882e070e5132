import { expect, it } from "vitest";
import { enrichConveyance } from "@/lib/enrich/conveyance";
import { people, read } from "./test-paper";

const kept = (definition: string) => {
  const parties = people(["Ada Venn"], ["Bo Lark"]);
  const paper = `WARRANTY DEED\n\nAda Venn, a widow, does hereby grant, sell and convey unto Bo Lark, a single man, 300 acres, the Quade Survey, A-7, Marsh County, Texas. Grantor reserves one-fourth (1/4) of the usual one-eighth (1/8) royalty in oil and gas. ${definition}\n\nTo have and to hold forever. Dated May 3, 1938.\n\nAda Venn`;
  return enrichConveyance(read(paper, parties, "warranty_deed"), { parties }).resolved.reservations.map(
    (r) => `${r.estate_type} ${r.fraction?.fraction} of ${r.of}, floating ${r.floating}, readings ${r.readings.length}`,
  );
};

it("takes a share of a royalty that the paper defines as one eighth of what is produced for a fixed share of production", () => {
  for (const said of [
    'By "royalty" is meant one-eighth of all oil and gas produced and saved from the land.',
    "The term royalty, as here used, means the full 1/8 of the oil and other minerals mined and saved from said premises.",
    "In this deed the word royalty shall be understood to mean the usual and customary one-eighth of any oil or gas produced.",
    "Royalty denotes twelve and a half per cent, that is to say royalty means 12.5% of all production saved from said land.",
  ])
    expect(kept(said), said).toEqual(["royalty 1/32 of whole, floating false, readings 1"]);
});

it("leaves both readings where the paper defines nothing, or speaks of what leases yield", () => {
  for (const said of [
    "",
    "The royalty of any lease shall not be less than one-eighth.",
    "By royalty is meant the landowner's share under whatever lease is in force.",
  ])
    expect(kept(said)[0], said).toMatch(/readings 2$/);
});
