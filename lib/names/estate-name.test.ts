import { expect, it } from "vitest";
import { estateName, personOfEstate } from "./estate-name";

it.each([
  ["Estate of Ann Roe, Deceased", "Ann Roe"],
  ["the ESTATE OF Ann Roe", "Ann Roe"],
  ["Ann Roe, deceased", "Ann Roe"],
  ["Real Estate of Texas, Inc.", "Real Estate of Texas, Inc."],
])("the person of %s is %s", (name, person) => expect(personOfEstate(name)).toBe(person));

it("is the person whose estate it was made from", () => expect(personOfEstate(estateName("Ann Roe"))).toBe("Ann Roe"));
