import { describe, expect, it } from "vitest";
import { parseMentions } from "./parse-mentions";

const names = (text: string) => parseMentions(text, 0, text.length).mentions.map((m) => m.name);

describe("public bodies and houses as parties", () => {
  it("takes a county that deals, by the words behind it", () => {
    expect(names("ELM COUNTY, a political subdivision of the State of Montana, party of the second part")).toEqual(["ELM COUNTY"]);
    expect(names("ELM COUNTY, OHIO, a body politic and corporate, grantor")).toEqual(["ELM COUNTY"]);
    expect(names('Elm County, Ohio ("Lessor")')).toEqual(["Elm County"]);
  });
  it("takes a county to which a deed gives", () => {
    expect(names("does hereby grant and convey unto ELM COUNTY, TEXAS, and unto A. B. ROE, of Elm")).toContain("ELM COUNTY");
  });
  it("takes the kind of a company in a heading for no company", () => {
    expect(names("WARRANTY DEED TO LIMITED LIABILITY COMPANY. A. B. ROE and wife CORA ROE convey to ROE LAND, LLC")).not.toContain("LIMITED LIABILITY COMPANY");
  });
  it("passes over a county that is a mere place", () => {
    expect(names("JOHN DOE, Elm County, Ohio, a single man")).toEqual(["JOHN DOE"]);
  });
  it.each([
    "NORA HOLM, a widow, of the Dry Fork post office, Elm County, South Dakota, party of the first part",
    "NORA HOLM, a widow, residing near Dry Fork, Elm County, South Dakota, party of the first part",
    "NORA HOLM, of the Dry Fork neighborhood, Elm County, South Dakota, party of the first part",
  ])("takes neither town nor county for a party where one lives there: %s", (text) => expect(names(text)).toEqual(["NORA HOLM"]));
  it("keeps a county that joins one who lives there", () =>
    expect(names("NORA HOLM, a widow, and ELM COUNTY, South Dakota, party of the first part")).toEqual(["NORA HOLM", "ELM COUNTY"]));
  it("takes verbs in capitals for no names", () => expect(names("BARGAIN, SELL, REMISE, RELEASE AND QUIT CLAIM unto NORA HOLM")).toEqual(["NORA HOLM"]));
  it("drops the board that acts for a public body", () => {
    expect(names("ELM COUNTY, Montana, by its Board of County Commissioners, seller, and A. B. ROE, buyer")).toEqual(["ELM COUNTY", "A. B. ROE"]);
  });
  it("keeps the form of the house with its name", () => {
    expect(names("ASH PROPERTIES, LLLP, a Colorado limited liability limited partnership")).toEqual(["ASH PROPERTIES, LLLP"]);
  });
});
