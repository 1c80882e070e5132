import { expect, it } from "vitest";
import { placeName } from "./place-name";

it("names a county with its kind once, a parish in Louisiana, and nothing where nothing is known", () => {
  expect(placeName({ county: "Burleson", state: "TX" })).toBe("Burleson County, TX");
  expect(placeName({ county: "Burleson County", state: null })).toBe("Burleson County");
  expect(placeName({ county: "Caddo", state: "LA" })).toBe("Caddo Parish, LA");
  expect(placeName({ county: null, state: null })).toBe("");
});
