import { describe, expect, it } from "vitest";
import { parseMentions } from "./parse-mentions";

const names = (text: string) => parseMentions(text, 0, text.length).mentions.map((m) => m.name);

describe("public bodies and houses as parties", () => {
  it("takes a county that deals, by the words behind it", () => {
    expect(names("ELM COUNTY, a political subdivision of the State of Montana, party of the second part")).toEqual(["ELM COUNTY"]);
    expect(names("ELM COUNTY, OHIO, a body politic and corporate, grantor")).toEqual(["ELM COUNTY"]);
    expect(names('Elm County, Ohio ("Lessor")')).toEqual(["Elm County"]);
  });
  it("passes over a county that is a mere place", () => {
    expect(names("JOHN DOE, Elm County, Ohio, a single man")).toEqual(["JOHN DOE"]);
  });
  it("drops the board that acts for a public body", () => {
    expect(names("ELM COUNTY, Montana, by its Board of County Commissioners, seller, and A. B. ROE, buyer")).toEqual(["ELM COUNTY", "A. B. ROE"]);
  });
  it("keeps the form of the house with its name", () => {
    expect(names("ASH PROPERTIES, LLLP, a Colorado limited liability limited partnership")).toEqual(["ASH PROPERTIES, LLLP"]);
  });
});
