import { describe, expect, it } from "vitest";
import { displayName } from "./display-name";
import { entityTypeOf } from "./entity-type";
import { areNicknames } from "./nicknames";
import { parsePersonName } from "./parse-name";

describe("parsePersonName", () => {
  it.each([
    ["Wm. H. Van Doren, Jr.", { given: "William", middle: "H.", surname: "Van Doren", suffix: "Jr." }],
    ["Ella V. Scott Quade", { given: "Ella", middle: "V. Scott", surname: "Quade", suffix: null }],
    ["Roe, Ann B.", { given: "Ann", middle: "B.", surname: "Roe", suffix: null }],
    ["Mrs. T. N. Roe", { given: "T.", middle: "N.", surname: "Roe", suffix: null }],
    ["Paul Roe 3rd", { given: "Paul", middle: null, surname: "Roe", suffix: "III" }],
  ])("takes %s apart", (name, want) => {
    expect(parsePersonName(name)).toEqual(want);
  });
});

describe("entityTypeOf", () => {
  it.each([
    ["Cane Creek Minerals, L.P.", "", "partnership"],
    ["Lone Oak, Ltd.", "a Texas corporation", "corporation"],
    ["Stone Hill LLC", "", "llc"],
    ["First National Bank of Orley, N.A.", "", "corporation"],
    ["THE ANN B. ROE TRUST", "", "trust"],
    ["Estate of John Roe, Deceased", "", "estate"],
    ["State of Ohio", "", "government"],
    ["Elm County Park Board", "", "government"],
    ["Ohio Department of Highways", "", "government"],
    ["Elm Valley Company Land Department", "", "corporation"],
    ["Elm Bank Land Department", "", "corporation"],
    ["Board of Managers of Elm Hospital", "", "corporation"],
    ["Elm Power Department Store, Inc.", "", "corporation"],
    ["Elm Park Board Company", "", "corporation"],
    ["Grace Lutheran Church", "", "church"],
    ["John B. Roe", "", "individual"],
  ])("%s %s → %s", (name, after, want) => {
    expect(entityTypeOf(name, after)).toBe(want);
  });
});

describe("displayName", () => {
  it("brings capitals down and leaves mixed case alone", () => {
    expect(displayName("DOROTHY J. McQUADE and CO.")).toBe("Dorothy J. McQuade and Co.");
    expect(displayName("LaRUE, MacDOWD & McFENN")).toBe("LaRue, MacDowd & McFenn");
    expect(displayName("Lee MacRae of LaSALLE")).toBe("Lee MacRae of LaSalle");
    expect(displayName("O'NEIL RANCH OF TEXAS, LLC")).toBe("O'Neil Ranch of Texas, LLC");
  });
});

describe("areNicknames", () => {
  it("pairs a nickname with its name, not a name with itself or a stranger", () => {
    expect(areNicknames("Bob", "Robert")).toBe(true);
    expect(areNicknames("Robert", "Robert")).toBe(false);
    expect(areNicknames("Bob", "William")).toBe(false);
  });
});
