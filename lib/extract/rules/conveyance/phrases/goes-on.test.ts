import { describe, expect, it } from "vitest";
import type { Term } from "@/lib/contracts/aspects/conveyance";
import { goingOn, onlyGoesOn } from "./goes-on";

const years: Term = { kind: "years", months: 120, text: "for ten years" };

describe("years that production lets go on", () => {
  it.each([
    "and if at the end of that time oil is being produced from the land, this reservation shall continue so long as such production goes on.",
    "In case gas is then produced in paying quantities the said royalty shall remain in effect until production ceases.",
    "Should there be production at that time, the interest does not then expire but lasts for as long as the same continues.",
    "If, when the ten years are out, oil or gas is being produced, the share kept back is not affected and the interest shall go on for as long as such production shall last.",
    "unless at the close of the ten years gas is being produced from said land, in which event it shall continue while such production continues and no longer",
    "If at the close of that time any of said minerals is being produced, party of the first part shall keep the interest until production ceases.",
    "provided that if at the end there is production, it is extended for the duration of that production",
    "provided that where minerals are being produced the term is extended as long as they are produced",
  ])("%s", (words) => expect(goingOn(years, words)).toMatchObject({ kind: "so_long_as", months: 120 }));
  it.each([
    "If oil is produced, the lessee shall pay the royalty as long as the lease stands.",
    "The land is subject to a lease to Elm Oil Company; should oil be produced, it shall continue in force so long as oil is produced.",
    "If the land is sold, this reservation shall continue.",
    "After ten years the interest ends, if oil is produced or not.",
  ])("not by: %s", (words) => expect(goingOn(years, words)).toEqual(years));
  it.each([
    "The reserved interest has a fixed term. It lives beyond the fixed term only while minerals are being produced from the land.",
    "This reservation shall continue past that period for as long as oil is produced.",
  ])("goes on past its years: %s", (words) => expect(goingOn(years, words)?.kind).toBe("so_long_as"));
  it("leaves a life alone", () => {
    const life: Term = { kind: "life", measuring_life: null, text: "for life" };
    expect(goingOn(life, "If oil is being produced the interest shall continue so long as it is produced.")).toEqual(life);
  });
  it("tells words that only let go on from those that keep a share", () => {
    expect(onlyGoesOn("If oil is then being produced, grantor shall retain the interest until such production ceases.")).toBe(true);
    expect(onlyGoesOn("If oil is then being produced, grantor shall retain one-half of the interest until such production ceases.")).toBe(false);
    expect(onlyGoesOn("Grantor shall retain the interest.")).toBe(false);
  });
});
