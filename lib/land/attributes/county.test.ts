import { describe, expect, it } from "vitest";
import { findCounty } from "./county";

describe("county and state of a description", () => {
  it.each([
    ["that tract in North Mahoning Township, Indiana County, 163 acres", "Indiana", null],
    ["the land in Texas County, Oklahoma", "Texas", "OK"],
    ["situate in Ohio County, 30 acres, West Virginia", "Ohio", "WV"],
    ["in Lea County, New Mexico", "Lea", "NM"],
    ["of Live Oak County, Texas", "Live Oak", "TX"],
    ["in SWEET GRASS COUNTY, Montana", "Sweet Grass", "MT"],
    ["State of Texas, County of Hill", "Hill", "TX"],
  ])("%s → %s, %s: a county called like a state names no state", (text, county, state) => {
    expect(findCounty(text)).toEqual({ county, state });
  });
});
