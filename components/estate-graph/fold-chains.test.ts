import { describe, expect, it } from "vitest";
import { foldChains } from "./fold-chains";
import type { Item, Lane, Link } from "./lanes";

const estate = (id: string, more: object = {}): Item =>
  ({
    kind: "estate",
    id,
    column: 0,
    date: null,
    node: { id, estate_type: "fee", share: { fraction: "1" }, current: false, assumed: false, from: null, ...more },
  }) as unknown as Item;
const link = (source: string, target: string): Link => ({ id: `${source}>${target}`, source, target, kind: "estate", edge: null });
const none = new Set<string>();
const lane = (): Lane => ({
  id: "t",
  label: "t",
  items: ["root", "a", "b", "c"].map((id) => estate(id)).concat(estate("now", { current: true })),
  links: [link("root", "a"), link("a", "b"), link("b", "c"), link("c", "now")],
});

describe("foldChains", () => {
  it("folds estates that only passed on, and joins the links on both sides", () => {
    const folded = foldChains(lane(), none, none);
    expect(folded.items.map((i) => i.id)).toEqual(["root", "chain-a", "now"]);
    expect(folded.links.map((l) => [l.source, l.target])).toEqual([
      ["root", "chain-a"],
      ["chain-a", "now"],
    ]);
  });

  it("leaves a chain that was opened, and one that holds what must stay visible", () => {
    expect(foldChains(lane(), new Set(["chain-a"]), none).items).toHaveLength(5);
    expect(foldChains(lane(), none, new Set(["b"])).items).toHaveLength(5);
  });

  it("ends a chain where title divides, where the share changes, and where an estate is assumed", () => {
    const divided = lane();
    divided.items.push(estate("half"));
    divided.links.push(link("b", "half"));
    expect(foldChains(divided, none, none).items).toHaveLength(6);
    const changed = { ...lane(), items: lane().items.map((i) => (i.id === "b" ? estate("b", { share: { fraction: "1/2" } }) : i)) };
    expect(foldChains(changed, none, none).items).toHaveLength(5);
    const assumed = { ...lane(), items: lane().items.map((i) => (i.id === "b" ? estate("b", { assumed: true }) : i)) };
    expect(foldChains(assumed, none, none).items).toHaveLength(5);
  });
});
