import { expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";

const of = (text: string) => parseLand(text, { state: "TX" }).map((t) => `${t.acres_stated} ${t.survey?.aliquots?.join(" ") ?? "-"}`);

it("lays acres in the south part of a quarter off its south side", () => {
  for (const words of [
    "80 acres, more or less, being the South part of the Southwest Quarter (SW/4) of Section 9, Block C, Elm Ry. Co. Survey",
    "eighty (80) acres, the South part of the SW/4 of Section 9, Block C, Elm Ry. Co. Survey",
    "a tract of 80 acres off the South portion of the SW/4 of Section 9, Block C, Elm Ry. Co. Survey",
    "the 80 acre tract in the South part of the SW/4 of Section 9, Block C, Elm Ry. Co. Survey",
  ])
    expect(of(words), words).toEqual(["80 SESW SWSW"]);
  for (const words of [
    "the East ten (10) acres of that 80 acre tract in the South part of the SW/4 of Section 9, Block C, Elm Ry. Co. Survey",
    "the East 10 acres of the eighty acres in the South part of the SW/4 of Section 9, Block C, Elm Ry. Co. Survey",
  ])
    expect(of(words), words).toEqual(["10 E2E2SESW"]);
});

it("does not place acres that only lie somewhere in a part", () => {
  expect(of("10 acres in the South part of the SW/4 of Section 9, Block C, Elm Ry. Co. Survey")).toEqual(["10 -"]);
  expect(of("80 acres, part of the SW/4 of Section 9, Block C, Elm Ry. Co. Survey")).toEqual(["80 -"]);
});

it("takes acres off a side of the land named before", () => {
  for (const words of [
    "(1) the West 40 acres of the South 80 acres of the SW/4 of Section 9, Block C, all the minerals therein; and (2) a fourth of the minerals in the East 10 acres of said 80 acres",
    "the West 40 acres of the S/2 of the SW/4 of Section 9, Block C, and the East 10 acres of the same half quarter",
  ])
    expect(of(words), words).toEqual(["50 E2E2SESW SWSW"]);
  expect(of("the West 40 acres of the S/2 of the SW/4 of Section 9, Block C; also the East 10 acres of said 60 acres")[0]).not.toContain("E2E2");
});
