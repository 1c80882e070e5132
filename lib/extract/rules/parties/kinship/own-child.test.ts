import { describe, expect, it } from "vitest";
import { ownChild } from "./own-child";

const child = (text: string) => ownChild(text, [], "Ada Venn", "Bo Lark")?.name ?? null;

describe("an affiant who is the only child", () => {
  it.each([
    "I was the one child that my mother ever had, by birth or by adoption.",
    "I am her only son and sole heir.",
    "I am, and was, the only child born to her.".replace("I am, and was,", "I am"),
    "I alone am the sole surviving child of the decedent.",
  ])("%s", (text) => expect(child(text)).toBe("Bo Lark"));
  it.each(["I am the only child of Cy Moss.", "I was an only child.", "I am her only friend.", "Ada Venn had one child."])("nobody in: %s", (text) =>
    expect(child(text)).toBeNull(),
  );
});
