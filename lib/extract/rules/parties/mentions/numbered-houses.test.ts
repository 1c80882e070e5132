import { describe, expect, it } from "vitest";
import { parseMentions } from "./parse-mentions";

const names = (text: string) => parseMentions(text, 0, text.length).mentions.map((m) => m.name);

describe("houses with a number of a series, or a word of land at their head", () => {
  it.each([
    ["OAK PRODUCTION I, L.P., a Texas limited partnership, 7 Elm Street", "OAK PRODUCTION I, L.P."],
    ["STONE & QUADE 86-A, LTD., a Texas limited partnership", "STONE & QUADE 86-A, LTD."],
    ["Oak Drilling Fund 81, Ltd., a Texas limited partnership", "Oak Drilling Fund 81, Ltd."],
    ["ELM RIVER NO. 3, LIMITED PARTNERSHIP, a Texas limited partnership", "ELM RIVER NO. 3, LIMITED PARTNERSHIP"],
    ["OAK & QUADE 82-II, LTD., a Texas limited partnership", "OAK & QUADE 82-II, LTD."],
    ["Oak Energy 90-91 Royalty Program, L.P., of Tulsa", "Oak Energy 90-91 Royalty Program, L.P."],
    ["Elm Fund Number Seven, Inc., of Tulsa", "Elm Fund Number Seven, Inc."],
    ["RANGE CREEK OIL CORPORATION, a Delaware corporation", "RANGE CREEK OIL CORPORATION"],
    ["PAGE OIL COMPANY, of Enid", "PAGE OIL COMPANY"],
    ["ELM FUEL, L.L.C. Land: the NW/4", "ELM FUEL, L.L.C."],
    ["Elm Royalties, L.P. Royalty: one-fifth", "Elm Royalties, L.P."],
    ["OAK E & P COMPANY LP, a Delaware limited partnership", "OAK E & P COMPANY LP"],
    ["Oak E. & P. Company, L.P., a Delaware partnership", "Oak E. & P. Company, L.P."],
    ["Oak E & P, Inc., a Texas corporation", "Oak E & P, Inc."],
    ["Oak R. & M. Corporation, of Tulsa", "Oak R. & M. Corporation"],
    ["ELM VALLEY ROAD BUILDERS, INC., of Enid", "ELM VALLEY ROAD BUILDERS, INC."],
    ["the STATE DEPARTMENT OF PARKS AND TRAILS OF OHIO, for use", "STATE DEPARTMENT OF PARKS AND TRAILS OF OHIO"],
    ["the State Highway Commission, of Pierre", "State Highway Commission"],
    ["FIRST ELM JOINT STOCK LAND BANK OF DALLAS, a corporation", "FIRST ELM JOINT STOCK LAND BANK OF DALLAS"],
    ["the STATE OF OHIO, by its Commissioners, leases", "STATE OF OHIO"],
    ["Elm Gas Company 60%, and so on", "Elm Gas Company"],
    ["I-35 SAND WORKS, INC., a Texas corporation", "I-35 SAND WORKS, INC."],
  ])("keeps %s whole", (text, name) => expect(names(text)).toEqual([name]));
  it.each([["Elm Creek, Oak Mile District, Stone County"], ["on Cobb Ridge and Stone Lick Run"]])("finds nobody in %s", (text) =>
    expect(names(text)).toEqual([]),
  );
  it("leaves the range of a township and the speaker out", () => {
    expect(names("Range 3 West, ORLEY STONE")).toEqual(["ORLEY STONE"]);
    expect(names("OAK OIL FUND, a partnership, and I, ORLEY STONE, of Enid")).toEqual(["OAK OIL FUND", "ORLEY STONE"]);
  });
});
