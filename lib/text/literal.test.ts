import { expect, it } from "vitest";
import { literal, literalWords } from "./literal";

it("takes every sign of a pattern for itself", () => {
  const name = "A. Fenn (Sr.) + Co. [2] $5 {x} a|b \\ ^c?*";
  expect(new RegExp(`^${literal(name)}$`).test(name)).toBe(true);
  expect(new RegExp(`^${literal("A. Fenn")}$`).test("Ax Fenn")).toBe(false);
});

it("reads over line breaks between words", () => expect(new RegExp(`^${literalWords("A. Fenn & Co.")}$`).test("A.\nFenn  & Co.")).toBe(true));
