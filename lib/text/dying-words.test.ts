import { expect, it } from "vitest";
import { DYING } from "./dying-words";

const dies = (text: string) => new RegExp(`\\b(?:${DYING})\\b`, "i").test(text);

it.each([
  "Al Roe was lost in the war",
  "She was killed in an automobile accident",
  "He fell in battle",
  "She came to an untimely end",
  "He came to his end at sea",
])("tells of a death: %s", (t) => expect(dies(t)).toBe(true));
it.each([
  "The will of Al Roe was lost in the flood",
  "The deed to Al Roe had been lost in a storm",
  "Their house was lost in the great storm",
  "The lease of Elm Oil Company came to an end",
])("tells of a thing that was lost or over: %s", (t) => expect(dies(t)).toBe(false));
it("reads long paper in time that grows with it", () => expect(dies("was deed ".repeat(12_000))).toBe(false));
