import { describe, expect, it } from "vitest";
import { topicOf, withoutAsked } from "./questions";

describe("what a sworn question asks for", () => {
  it.each([
    ["Q. Whom did he marry? A. ", { relation: "spouse", of: "main" }],
    ["List each child born to Decedent. ", { relation: "child", of: "main" }],
    ["Q. Did that child leave children? A. ", { relation: "child", of: "that" }],
    ["Was it separate or community property? ", { relation: null, of: "main" }],
  ])("%s", (words, topic) => expect(topicOf(words)).toEqual(topic));

  it("takes nothing for said that is only asked, unless the answer is yes", () => {
    expect(withoutAsked("Was the land separate property? No. Did he own a mill? Yes.")).toBe("No. Did he own a mill? Yes.");
  });
});
