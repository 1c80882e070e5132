import { describe, expect, it } from "vitest";
import type { Link } from "./lanes";
import { linkPaths } from "./link-paths";

const link = (source: string, target: string, kind: Link["kind"] = "estate"): Link => ({ id: `${source}${target}`, source, target, kind, edge: null });
const links = [link("a", "b"), link("b", "c"), link("c", "g", "gap")];
const routes = Object.fromEntries(
  links.map((l, n) => [
    l.id,
    [
      { x: n, y: 0 },
      { x: n + 9, y: 0 },
    ],
  ]),
);
const none = { selected: null, lit: null };

describe("links as paths", () => {
  it("draws those that look alike as one path with an arrow each", () => {
    const [estates, gaps, ...rest] = linkPaths(links, routes, none);
    expect(rest).toEqual([]);
    expect(estates?.line.match(/M/g)).toHaveLength(2);
    expect(estates?.arrows.match(/z/g)).toHaveLength(2);
    expect(gaps?.kind).toBe("gap");
  });

  it("lights those of what is selected, over all others", () => {
    const paths = linkPaths(links, routes, { selected: "a", lit: null });
    expect(paths.at(-1)).toMatchObject({ lit: true, line: "M0 0L9 0" });
  });

  it("fades those that lead out of the focus", () => {
    const paths = linkPaths(links, routes, { selected: null, lit: new Set(["a", "b"]) });
    expect(paths.find((p) => !p.faded)?.line).toBe("M0 0L9 0");
  });

  it("leaves out links without a route", () => {
    expect(linkPaths(links, {}, none)).toEqual([]);
  });
});
