import { expect, it } from "vitest";
import { withoutCondition } from "./condition";

it.each([
  ["Should the lease cover less than all, or the assignor own but a part of it, this override shall be reduced.", " this override shall be reduced."],
  ["In case assignor keeps less than the whole, the three per cent is reduced.", " the three per cent is reduced."],
  ["If the minerals be less, the grantor shall keep one-half of them.", " the grantor shall keep one-half of them."],
  [
    "Grantor keeps one-half if the lease ends, and the buyer shall have the rest.",
    "Grantor keeps one-half if the lease ends, and the buyer shall have the rest.",
  ],
  ["If the buyer dies", "If the buyer dies"],
])("what is supposed is left out: %s", (words, want) => {
  expect(withoutCondition(words).trim()).toBe(want.trim());
  expect(withoutCondition(words)).toHaveLength(words.length);
});
