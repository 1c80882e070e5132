import { expect, it } from "vitest";
import { tellsOfSeveral } from "./one-of-several";

it.each([" ONLY HEIRS THREE CHILDREN BO LARK CY LARK AND AL LARK ALL OF AGE ", " SOLE SURVIVING CHILDREN BO LARK AND AL LARK "])(
  "tells of several: %s",
  (told) => expect(tellsOfSeveral(told)).toBe(true),
);
it.each([" SOLE HEIR AT LAW OF IDA LARK DECEASED ", " ONLY CHILD AND DEVISEE OF BO LARK "])("tells of one: %s", (told) =>
  expect(tellsOfSeveral(told)).toBe(false),
);
