import { expect, it } from "vitest";
import { DYING } from "./dying-words";

const dies = (text: string) => new RegExp(`\\b(?:${DYING})\\b`, "i").test(text);

it.each(["Al Roe was lost in the war", "She was killed in an automobile accident", "He fell in battle"])("tells of a death: %s", (t) =>
  expect(dies(t)).toBe(true),
);
it.each(["The will of Al Roe was lost in the flood", "The deed to Al Roe had been lost in a storm", "Their house was lost in the great storm"])(
  "tells of a thing that was lost: %s",
  (t) => expect(dies(t)).toBe(false),
);
it("reads long paper in time that grows with it", () => expect(dies("was deed ".repeat(12_000))).toBe(false));
