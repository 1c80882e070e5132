import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estateGraphSchema } from "@/lib/contracts/graph";
import type { EffectId } from "@/lib/contracts/ids";
import type { Resolution } from "@/lib/contracts/resolution";
import type { ChainBreak, Effect, LedgerChange, LedgerInterest, TitleResult } from "@/lib/contracts/title";
import { add, fromWire, parseRational, rational, toWire } from "@/lib/fraction/rational";
import { interest as interestOf, party, reference, resolvedDocument } from "@/lib/testing/builders/resolved-document";
import { buildEstateGraph } from "./build-estate-graph";

const wire = (text: string) => toWire(parseRational(text) ?? rational(0));
const held = (key: string, holder: string, estate_type: LedgerInterest["estate_type"], share: string, more: Partial<LedgerInterest> = {}): LedgerInterest => ({
  key,
  estate_type,
  tract_id: "trt_1",
  party_id: `pty_${holder}`,
  name: holder,
  share: wire(share),
  of: "estate",
  depths: null,
  burdens: [],
  assumed: false,
  ...more,
});
let n = 0;
const effect = (sequence: number, effective: string, changes: LedgerChange[], more: Partial<Effect> = {}): Effect => ({
  id: `eff-${sequence}` as EffectId,
  sequence,
  document_id: `doc_${sequence}`,
  kind: "convey",
  estate_type: "fee",
  tract_id: "trt_1",
  from: [],
  to: [],
  quantum: wire("1"),
  of_whole: wire("1"),
  effective,
  recorded: null,
  depths: null,
  confidence: 1,
  status: "effective",
  changes,
  ...more,
});
const created = (interest: LedgerInterest, relation: LedgerChange["created"][number]["relation"], ...sources: string[]) => ({ interest, relation, sources });
const title = (effects: Effect[], more: Partial<TitleResult> = {}): TitleResult => ({
  effects,
  issues: [],
  traces: {},
  undetermined: [],
  tracts: [],
  breaks: [],
  ...more,
});
const resolution = (more: Partial<Resolution> = {}): Resolution => ({
  parties: [],
  tracts: [{ id: "trt_1", label: "NE/4, Section 9, T5N-R6W", kind: "plss", acres: "160", mentions: [] }],
  references: [],
  ...more,
});
const build = (
  result: TitleResult,
  r: Resolution = resolution(),
  version: "1.0" | "1.1" = "1.0",
  documents: Parameters<typeof buildEstateGraph>[0]["documents"] = [],
) => buildEstateGraph({ package_id: "pkg_1", built_at: "2020-01-01T00:00:00Z", version, result, resolution: r, documents });
const breakOf = (kind: ChainBreak["kind"], more: Partial<ChainBreak> = {}): ChainBreak => ({
  kind,
  severity: "high",
  tract_id: "trt_1",
  estate_type: "fee",
  share: null,
  from_key: null,
  to_key: null,
  party: null,
  since: null,
  until: null,
  message: "m",
  suggestion: "s",
  effect_ids: [],
  document_ids: [],
  evidence: [],
  ...more,
});

/** Patent to A; A deeds to B and keeps half of the minerals. */
const severance = (): Effect[] => [
  effect(1, "1900-01-01", [{ ended: [], created: [created(held("a", "A", "fee", "1"), "conveyed")] }]),
  effect(2, "1920-05-05", [
    {
      ended: ["a"],
      created: [
        created(held("b1", "B", "surface", "1"), "conveyed", "a"),
        created(held("b2", "B", "mineral", "1/2"), "conveyed", "a"),
        created(held("a2", "A", "mineral", "1/2"), "reserved", "a"),
      ],
    },
  ]),
];

describe("nodes and edges", () => {
  it("lets a root begin at a day unknown, however late the paper that reveals it was recorded", () => {
    const effects = [
      effect(1, "1881-06-13", [{ ended: [], created: [created(held("s", "State", "fee", "1"), "conveyed")] }], {
        kind: "root",
        effective: null,
        recorded: "1882-01-05",
      }),
      effect(2, "1881-06-13", [{ ended: ["s"], created: [created(held("a", "A", "fee", "1"), "conveyed", "s")] }], { recorded: "1882-01-05" }),
    ];
    expect(build(title(effects)).dag.nodes.map((n) => [n.from, n.to])).toEqual([
      [null, "1881-06-13"],
      ["1881-06-13", null],
    ]);
  });

  it("makes a node of every interest the ledger held, with its span, share and exact net acres", () => {
    const { dag } = build(title(severance()));
    expect(dag.nodes.map((x) => [x.holder.name, x.estate_type, x.from, x.to, x.current, x.net_acres])).toEqual([
      ["A", "fee", "1900-01-01", "1920-05-05", false, "160"],
      ["B", "surface", "1920-05-05", null, true, "160"],
      ["B", "mineral", "1920-05-05", null, true, "80"],
      ["A", "mineral", "1920-05-05", null, true, "80"],
    ]);
    expect(dag.nodes[0]).toMatchObject({ created_by: "eff-1", ended_by: "eff-2" });
  });

  it("draws an edge from what ended to what came out of it, with the relation and the effect", () => {
    const { dag } = build(title(severance()));
    expect(dag.edges.map((e) => [e.source, e.target, e.relation, e.effect_id])).toEqual([
      ["est-1", "est-2", "conveyed", "eff-2"],
      ["est-1", "est-3", "conveyed", "eff-2"],
      ["est-1", "est-4", "reserved", "eff-2"],
    ]);
  });

  it("gives an answer that the contract accepts, and the same bytes again", () => {
    const graph = build(title(severance()));
    expect(estateGraphSchema.safeParse(graph).error).toBeUndefined();
    expect(JSON.stringify(build(title(severance())))).toBe(JSON.stringify(graph));
  });

  it("leaves out an edge from an interest that never was", () => {
    const { dag } = build(title([effect(1, "1900", [{ ended: [], created: [created(held("a", "A", "fee", "1"), "conveyed", "ghost")] }])]));
    expect(dag.edges).toEqual([]);
  });
});

describe("gaps", () => {
  it("has none where the shares sum to one and the chain holds", () => {
    expect(build(title(severance())).dag.gaps).toEqual([]);
  });

  it("says by how much the current shares of an estate fall short", () => {
    const { gaps } = build(
      title([
        effect(1, "1900", [
          { ended: [], created: [created(held("a", "A", "surface", "1"), "conveyed"), created(held("b", "B", "mineral", "2/3"), "conveyed")] },
        ]),
      ]),
    ).dag;
    expect(gaps).toMatchObject([{ kind: "unaccounted_interest", estate_type: "mineral", share: { fraction: "1/3" }, tract_id: "trt_1" }]);
  });

  it("counts shares that the law leaves open as accounted for", () => {
    const effects = [
      effect(1, "1900", [{ ended: [], created: [created(held("a", "A", "surface", "1"), "conveyed"), created(held("b", "B", "mineral", "2/3"), "conveyed")] }]),
    ];
    const open = { tract_id: "trt_1", estate_type: "mineral" as const, share: wire("1/3"), why: "", readings: [], effects: [], settles: null };
    expect(build(title(effects, { undetermined: [open] })).dag.gaps).toEqual([]);
  });

  it("takes a life estate with its remainder for the whole", () => {
    const effects = [
      effect(1, "1900", [
        {
          ended: [],
          created: [
            created(held("a", "A", "fee", "2/3"), "descended"),
            created(held("l", "L", "life_estate", "1/3"), "descended"),
            created(held("r", "R", "remainder", "1/3"), "descended"),
          ],
        },
      ]),
    ];
    expect(build(title(effects)).dag.gaps).toEqual([]);
  });

  it("stands a break of the chain between the estates on its sides", () => {
    const gap = build(title(severance(), { breaks: [breakOf("missing_link", { from_key: "b1", to_key: "a2" })] })).dag.gaps[0];
    expect(gap).toMatchObject({ id: "gap-1", kind: "missing_link", from_node: "est-2", to_node: "est-4", suggestion: "s" });
  });

  it("stands a stranger's deed at the estate that stood in the tract on its day", () => {
    const at = (since: string) =>
      build(title(severance(), { breaks: [breakOf("stranger_to_title", { since, estate_type: "mineral" })] })).dag.gaps[0]?.from_node;
    expect(at("1910-01-01")).toBe("est-1");
    expect(at("1930-01-01")).toBe("est-3");
  });

  it("tells a missing citation once, with its recording, even where the engine tells it too", () => {
    const cited = { document_id: "doc_2", index: 0, reference: reference({ book: "12", page: "7" }), cites: null, how: "", evidence: [] };
    const gaps = build(
      title(severance(), { breaks: [breakOf("cited_not_in_package", { document_ids: ["doc_2"], tract_id: null })] }),
      resolution({ references: [cited] }),
    ).dag.gaps;
    expect(gaps.map((g) => g.message)).toEqual(["Cited and not in the package: deed recorded in Volume 12, page 7."]);
  });

  it("names each instrument cited and not in the package once, before the estate of the citing document", () => {
    const cited = { document_id: "doc_2", index: 0, reference: reference({ book: "12", page: "7", relation: "prior" }), cites: null, how: "", evidence: [] };
    const r = resolution({ references: [cited, { ...cited, index: 1 }] });
    const gaps = build(title(severance()), r).dag.gaps;
    expect(gaps).toHaveLength(1);
    expect(gaps[0]).toMatchObject({ kind: "cited_not_in_package", severity: "medium", to_node: "est-2", document_ids: ["doc_2"] });
    expect(gaps[0]?.suggestion).toContain("Volume 12, page 7");
  });

  it("reports a deed whose land could not be told", () => {
    const gaps = build(title(severance()), resolution(), "1.0", [resolvedDocument("x", {})]).dag.gaps;
    expect(gaps).toMatchObject([{ kind: "ambiguous_land", document_ids: ["x"] }]);
  });
});

describe("signals", () => {
  const one = (id: string, display: string, more: object = {}) => ({
    id,
    display,
    entity_type: "individual" as const,
    aliases: [],
    documents: [],
    match: { level: "exact", explanation: [] },
    confidence: 1,
    ...more,
  });
  const signalsOf = (result: TitleResult, r: Resolution, documents: Parameters<typeof build>[3] = []) => build(result, r, "1.1", documents);

  it("are absent in strict mode", () => {
    const r = resolution({ parties: [one("pty_A", "Ann Poe", { near: [{ party_id: "pty_C", score: 3, why: "w" }] }), one("pty_C", "A. Poe")] });
    expect(build(title(severance()), r).dag.signals).toEqual([]);
    expect(signalsOf(title(severance()), r).dag.signals.map((s) => s.kind)).toEqual(["possible_same_party"]);
  });

  it("propose a probable succession for a stranger of the holder's surname, and would close that gap", () => {
    const r = resolution({ parties: [one("pty_A", "Ann Poe", { died: "1950" }), one("pty_C", "Carl Poe")] });
    const { signals } = signalsOf(
      title(severance(), {
        breaks: [breakOf("stranger_to_title", { party: { party_id: "pty_C", name: "Carl Poe" }, since: "1960-01-01", estate_type: "mineral" })],
      }),
      r,
    ).dag;
    expect(signals).toMatchObject([{ kind: "probable_succession", would_close: ["gap-1"], confidence: 0.6 }]);
  });

  it("propose a cited instrument that is missing", () => {
    const cited = { document_id: "doc_2", index: 0, reference: reference({ book: "12", page: "7" }), cites: null, how: "", evidence: [] };
    expect(signalsOf(title(severance()), resolution({ references: [cited] })).dag.signals).toMatchObject([
      { kind: "cited_instrument", would_close: ["gap-1"] },
    ]);
  });

  it("propose a slip in the description where the stranger holds land of nearly the same words", () => {
    const r = resolution({
      tracts: [
        { id: "trt_1", label: "NE/4, Section 9, T5N-R6W", kind: "plss", acres: "160", mentions: [] },
        { id: "trt_2", label: "NE/4, Section 8, T5N-R6W", kind: "plss", acres: "160", mentions: [] },
      ],
      parties: [one("pty_B", "Bo")],
    });
    const { signals } = signalsOf(
      title(severance(), { breaks: [breakOf("stranger_to_title", { tract_id: "trt_2", party: { party_id: "pty_B", name: "Bo" } })] }),
      r,
    ).dag;
    expect(signals.map((s) => s.kind)).toContain("probable_description_error");
  });

  it("propose after-acquired title where the giver takes later", () => {
    const { signals } = signalsOf(
      title(severance(), { breaks: [breakOf("stranger_to_title", { party: { party_id: "pty_B", name: "B" }, since: "1910-01-01" })] }),
      resolution({ parties: [one("pty_B", "B")] }),
    ).dag;
    expect(signals.map((s) => s.kind)).toContain("after_acquired_title");
  });

  it("name every reading of words that bear more than one", () => {
    const two = interestOf("royalty", "1/16", {
      readings: [
        { fraction: wire("1/16"), basis: "production", rule: "r1" },
        { fraction: wire("1/2"), basis: "the royalty", rule: "r2" },
      ],
    });
    const doc = resolvedDocument("doc_2", { conveyance: { action: "none", grants: [two] }, parties: [party("p1", "Ann Poe", "grantor")] });
    expect(signalsOf(title(severance()), resolution(), [doc]).dag.signals).toMatchObject([{ kind: "alternative_reading", document_ids: ["doc_2"] }]);
  });

  it("change no share and draw only exploratory edges", () => {
    const r = resolution({ parties: [one("pty_A", "Ann Poe", { near: [{ party_id: "pty_B", score: 3, why: "w" }] }), one("pty_B", "A. Poe")] });
    const strict = build(title(severance()), r).dag;
    const signalled = signalsOf(title(severance()), r).dag;
    expect(signalled.nodes).toEqual(strict.nodes);
    expect(signalled.edges.filter((e) => !e.exploratory)).toEqual(strict.edges);
    expect(signalled.edges.every((e) => e.exploratory === (e.relation === "signal"))).toBe(true);
  });
});

describe("generated ledgers", () => {
  type Move = { pick: number; part: [number, number] };
  const moves = fc.array(fc.record({ pick: fc.nat(), part: fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 })) }), { maxLength: 30 });

  /** Plays conveyances of parts of what is held: each ends one interest and creates what passes and what is kept. */
  function play(list: readonly Move[]): Effect[] {
    let current = [held("k0", "H0", "fee", "1")];
    const root = current[0];
    const effects = root ? [effect(1, "1900", [{ ended: [], created: [created(root, "conveyed")] }])] : [];
    for (const [i, move] of list.entries()) {
      const from = current[move.pick % current.length];
      if (!from) continue;
      const [a, b] = move.part;
      const passes = { n: BigInt(Math.min(a, b)), d: BigInt(Math.max(a, b)) };
      const share = fromWire(from.share);
      const given = toWire({ ...rational(share.n * passes.n, share.d * passes.d) });
      const kept = toWire(rational(share.n * (passes.d - passes.n), share.d * passes.d));
      n += 1;
      const made = [created({ ...from, key: `g${n}`, name: `H${i + 1}`, party_id: `pty_H${i + 1}`, share: given }, "conveyed", from.key)];
      if (kept.fraction !== "0") made.push(created({ ...from, key: `r${n}`, share: kept }, "retained", from.key));
      current = [...current.filter((x) => x !== from), ...made.map((m) => m.interest)];
      effects.push(effect(i + 2, `${1901 + i}`, [{ ended: [from.key], created: made }]));
    }
    return effects;
  }

  it("give acyclic graphs whose current shares sum to one, every edge with both ends and an effect", () => {
    fc.assert(
      fc.property(moves, (list) => {
        const effects = play(list);
        const { dag, summary } = build(title(effects));
        const at = new Map(dag.nodes.map((x, i) => [x.id, i]));
        for (const e of dag.edges) expect(at.get(e.source) ?? Number.NaN).toBeLessThan(at.get(e.target) ?? Number.NaN);
        const ids = new Set<string>(effects.map((e) => e.id));
        expect(dag.edges.every((e) => ids.has(e.effect_id))).toBe(true);
        const sum = dag.nodes.filter((x) => x.current).reduce((s, x) => add(s, fromWire(x.share)), rational(0));
        expect(sum).toEqual(rational(1));
        expect(dag.gaps).toEqual([]);
        expect(summary.total_nodes).toBe(dag.nodes.length);
      }),
      { numRuns: 200 },
    );
  });
});
