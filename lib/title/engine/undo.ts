// Instruments that a court strikes down: what they passed goes back to those who gave it.
import { sum, toText } from "@/lib/fraction/rational";
import { type Holder, type Interest, sameHolder } from "@/lib/title/ledger/interest";
import { type Case, input } from "./case";
import { evidenceAt, type Matter } from "./matter";

type Fact = NonNullable<Matter["conveyance"]["facts"]>[number];

const words = (s: string | null | undefined): string | null => (s ? s.replace(/[^A-Za-z0-9]+/g, "\\W+") : null);

/** Whether the words of a fact name a place of record. */
function names(fact: Fact, book: string | null, page: string | null, number: string | null): boolean {
  const [b, p, n] = [words(book), words(page), words(number)];
  if (n && new RegExp(`\\b${n}\\b`).test(fact.text)) return true;
  return b !== null && p !== null && new RegExp(`\\b${b}\\b.{1,60}?\\b${p}\\b`, "i").test(fact.text);
}

/**
 * Papers of the package that the words strike down: those cited in them, else the one between parties of the suit that bears the day told,
 * else the only conveyance that the judgment cites at all.
 */
function struckBy(kase: Case, matter: Matter, fact: Fact): Matter[] {
  const passes = (m: Matter | undefined): m is Matter => m !== undefined && ["convey", "assign", "correct"].includes(m.conveyance.action) && m.id !== matter.id;
  const cited = [...matter.cites].map(([n, id]) => ({ ref: matter.conveyance.references[n], paper: kase.matters.get(id) }));
  const here = cited.filter(({ ref }) => ref && names(fact, ref.book, ref.page, ref.instrument_no)).map((c) => c.paper);
  if (here.some(passes)) return here.filter(passes);
  if (cited.some(({ ref }) => ref && names(fact, ref.book, ref.page, ref.instrument_no))) return [];
  const suitors = [...matter.actors.values()];
  const between = (m: Matter): boolean => [m.from, m.to].every((side) => side.some((a) => suitors.some((s) => sameHolder(s, a))));
  const dated = [...kase.matters.values()].filter((m) => passes(m) && fact.date !== null && fact.date !== undefined && m.day === fact.date && between(m));
  if (dated.length || fact.date) return dated.length === 1 ? dated : [];
  const all = cited.map((c) => c.paper).filter(passes);
  return all.length === 1 ? all : [];
}

/** What a paper passed in a tract and parties of the suit still hold, by the one who gave it. */
function stillHeld(kase: Case, matter: Matter, tract: string, paper: Matter): { back: Holder; held: Interest[] }[] {
  const ledger = kase.ledger(tract);
  const suitors = [...matter.actors.values()];
  const out: { back: Holder; held: Interest[] }[] = [];
  const seen = new Set<string>();
  for (const past of ledger.history()) {
    const giver = past.parents[0] ? ledger.past(past.parents[0])?.interest.holder : undefined;
    if (!giver || kase.recorder.documentOf(past.made) !== paper.id || sameHolder(giver, past.interest.holder)) continue;
    const held = ledger
      .descendants(new Set([past.interest.key]))
      .filter((i) => !seen.has(i.key) && !sameHolder(i.holder, giver) && suitors.some((s) => sameHolder(s, i.holder)));
    for (const i of held) seen.add(i.key);
    if (held.length) out.push({ back: giver, held });
  }
  return out;
}

/**
 * Undoes, in a tract, the instruments that a judgment strikes down, so far as those bound by it hold what they passed.
 * It binds its parties and those whose title under them arose after the suit began (Permian Oil Co. v. Smith, 107 S.W.2d 564 (Tex. 1937), followed
 * here in every state). The day on which a suit began is not known, so a purchaser who was no party keeps what he has. Errs toward leaving title where it stands.
 */
export function undoStruck(kase: Case, matter: Matter, tract: string): void {
  for (const fact of (matter.conveyance.facts ?? []).filter((f) => f.value === "struck down"))
    for (const paper of struckBy(kase, matter, fact))
      for (const { back, held } of stillHeld(kase, matter, tract, paper)) {
        const draft = kase.open(matter, { kind: "convey", estate: held[0]?.estate ?? "fee", tract, pointer: "/facts" });
        kase.ledger(tract).change(
          draft,
          held,
          held.map((i) => ({ seed: { ...i, holder: back }, relation: "retained" as const, sources: [i] })),
        );
        const moved = sum(held.map((i) => i.share));
        draft.from = held.map((i) => i.holder);
        draft.to = [{ holder: back, share: moved }];
        draft.quantum = moved;
        draft.ofWhole = moved;
        draft.step({
          rule: "court.judgment.strikes-down",
          cites: ["Permian Oil Co. v. Smith, 107 S.W.2d 564 (Tex. 1937)"],
          outcome: "applied",
          inputs: [input("struck down", paper.doc.title ?? paper.type, evidenceAt(matter, "conveyance", "/facts"), paper.id)],
          output: { name: "goes back", value: toText(moved) },
          because: "The judgment strikes the instrument down; between its parties what it passed is again where it was.",
        });
        kase.remember(tract, back, matter);
      }
}
