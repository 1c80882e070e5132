import { expect, it } from "vitest";
import { survivorsOnly } from "./class-of-family";

it("takes issue that a will names only to shut them out for no takers", () => {
  expect(survivorsOnly("to my sons who survive me, the issue of any son who died before me to take nothing")).toBe(true);
  expect(survivorsOnly("to my sons who survive me, and the issue of any son who died before me shall take his share")).toBe(false);
});
