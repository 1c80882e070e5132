import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const deed = (why: string, verb = "give, grant and convey unto them") =>
  readPaper(
    `THE STATE OF TEXAS, COUNTY OF ELM. KNOW ALL MEN BY THESE PRESENTS: That I, DORA PECK, a widow, ${why} have given and granted and do hereby ${verb}, share and share alike, 120 acres, all of the Ed Fern Survey, Abstract 61, in Elm County, Texas.\n\nWitness my hand December 1st, 1919.      DORA PECK`,
  ).to;

describe("takers taken up by a pronoun", () => {
  it.each([
    "for love of my three sons, OTIS PECK, VIRGIL PECK and LON PECK, none of whom is married,",
    "being old and wishing to provide for my sons, OTIS PECK, VIRGIL PECK and LON PECK,",
    "in consideration of the care given me by my sons, OTIS PECK, VIRGIL PECK and LON PECK, all single men,",
  ])("are all of the group named before the verb: %s", (why) => {
    expect(deed(why).split(" + ").sort()).toEqual(["Lon Peck", "Otis Peck", "Virgil Peck"]);
  });
  it("is the one named last", () => expect(deed("in return for the kindness of LON PECK, my son,", "convey unto him")).toBe("Lon Peck"));
  it("are those named behind the verb, where it names them", () => {
    expect(deed("having heard OTIS PECK and LON PECK,", "convey unto ADA ROE")).toBe("Ada Roe");
  });
});
