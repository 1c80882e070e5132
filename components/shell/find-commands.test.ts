import { describe, expect, it } from "vitest";
import { findCommands } from "./find-commands";

const commands = [
  { id: "1", group: "Documents", label: "Mineral deed, Orrin Vale", hint: "12/44", href: "/a" },
  { id: "2", group: "Parties", label: "Vale, Orrin", href: "/b" },
  { id: "3", group: "Go to", label: "Estate graph", href: "/c" },
];
describe("findCommands", () => {
  it("needs every word of the query and puts beginnings first", () => {
    expect(findCommands(commands, "vale").map((c) => c.id)).toEqual(["2", "1"]);
    expect(findCommands(commands, "vale deed").map((c) => c.id)).toEqual(["1"]);
    expect(findCommands(commands, "12/44").map((c) => c.id)).toEqual(["1"]);
  });
  it("puts what goes by the name before what only mentions it", () => {
    const deed = { id: "4", group: "Documents", label: "Mineral deed", hint: "orrin-vale.pdf", href: "/d" };
    const party = { id: "5", group: "Parties", label: "Orrin Vale", href: "/e" };
    expect(findCommands([deed, party], "orrin vale").map((c) => c.id)).toEqual(["5", "4"]);
  });
  it("keeps the given order and the limit for an empty query", () => {
    expect(findCommands(commands, " ", 2).map((c) => c.id)).toEqual(["1", "2"]);
  });
});
