import { describe, expect, it } from "vitest";
import type { ResolvedParty } from "@/lib/contracts/resolution";
import type { ChainBreak } from "@/lib/contracts/title";
import { strangersOf } from "./strangers";

const gap = (party_id: string | null, name: string, tract_id: string, document_ids: string[], kind = "stranger_to_title") =>
  ({
    kind,
    party: { party_id, name },
    tract_id,
    document_ids,
    message: `${name} never took.`,
    suggestion: "Find the deed.",
    evidence: [],
  }) as unknown as ChainBreak;
const party = (id: string, display: string, near: ResolvedParty["near"] = []) => ({ id, display, near }) as ResolvedParty;

describe("strangersOf", () => {
  it("gathers a stranger's tracts and deeds in one line, and leaves out breaks of other kinds", () => {
    const list = strangersOf(
      [
        gap("pty_1", "E. Moss", "trt_1", ["d1"]),
        gap("pty_1", "E. Moss", "trt_2", ["d1", "d2"]),
        gap("pty_2", "Al Roy", "trt_1", [], "over_conveyance"),
        gap("pty_4", "Zoe Ort", "trt_1", [], "missing_link"),
      ],
      [party("pty_1", "Edna Moss")],
    );
    expect(list.map((s) => [s.name, s.tract_ids, s.document_ids])).toEqual([
      ["Edna Moss", ["trt_1", "trt_2"], ["d1", "d2"]],
      ["Zoe Ort", ["trt_1"], []],
    ]);
  });
  it("names who comes near, the nearest first, with the reason against it", () => {
    const parties = [
      party("pty_1", "Edna Moss", [
        { party_id: "pty_3", score: 1, why: "said twice" },
        { party_id: "pty_3", score: 1, why: "other surname" },
        { party_id: "pty_2", score: 4, why: "another given name" },
      ]),
      party("pty_2", "Edgar Moss"),
      party("pty_3", "Edna Ross"),
    ];
    expect(strangersOf([gap("pty_1", "Edna Moss", "trt_1", [])], parties)[0]?.near.map((n) => [n.name, n.why])).toEqual([
      ["Edgar Moss", "another given name"],
      ["Edna Ross", "other surname"],
    ]);
    expect(strangersOf([gap(null, "Nobody", "trt_1", [])], parties)[0]?.near).toEqual([]);
  });
});
