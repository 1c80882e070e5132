import { expect, it } from "vitest";
import { withoutOwned } from "./owned-already";
import { findShares } from "./share";

const left = (clause: string) => withoutOwned(clause, findShares(clause)).map((s) => s.text);

it.each([
  "the grantor's ownership being an undivided two-thirds of the minerals, he retains one-third",
  "the seller is the owner of two-thirds of said minerals and keeps one-third",
])("leaves out what the giver has: %s", (clause) => expect(left(clause)).toEqual(["one-third"]));

it("leaves the only share that is told", () => expect(left("being the owner of one-half of the minerals, conveys the same")).toEqual(["one-half"]));
