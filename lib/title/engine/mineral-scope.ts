// Before an instrument runs: clauses on coal, ores and stone are set aside, for the ledger of minerals is that of oil and gas.
import { ONE } from "@/lib/fraction/rational";
import { type Scope, type ScopeFacts, scopeRules } from "@/lib/title/rules/conveyance/mineral-scope";
import { type Decision, decide } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { HARD_IN_CLAUSE } from "./hard-minerals";
import { actorsFor, type Clause, clauses, evidenceAt, type Matter } from "./matter";
import { followOthers, othersApart } from "./other-minerals";

const OIL = /\b(?:oils?|gas|petroleum|hydrocarbons?|casinghead|distillate|condensate)\b/i;
const GENERAL = /\bminerals?\b/i;

/** Where the words go on to something beside what is given or kept. */
const BESIDE = /[,;]\s*(?:(?:and )?all other rights|free (?:of|from)|together with|with the right|the right|being|but\b|subject to|upon)/i;

/** Estates that are measured on the ledger of oil and gas. */
const MEASURED = new Set(["mineral", "royalty"]);
const KINDS = ["grants", "reservations", "exceptions"] as const;

/** The words without the names of the paper's people: Clay Dunn is no clay, and Marsh Oil Company no oil. */
function withoutNames(text: string, m: Matter): string {
  const names = [...m.actors.values()].flatMap((a) => [a.party.name, a.name]).filter((n) => n.length > 4);
  return [...new Set(names)].sort((a, b) => b.length - a.length).reduce((words, name) => words.replaceAll(name, " "), text);
}

/** What a clause names, without the paper's people. */
const namedIn = (m: Matter, c: Clause): string => `${withoutNames(c.words.text.split(BESIDE)[0] ?? "", m)} ${(c.words.substances ?? []).join(" ")}`;

/** "one-half of the minerals, and one-half of the petroleum oils": the same share of the minerals in general in a clause beside. */
const besideGeneral = (m: Matter, c: Clause, all: readonly Clause[]): boolean =>
  all.some((o) => o !== c && o.words.fraction?.fraction === c.words.fraction?.fraction && GENERAL.test(namedIn(m, o)));

function scopeOf(kase: Case, m: Matter, tract: string, c: Clause, all: readonly Clause[]): Decision<Scope> | null {
  const text = namedIn(m, c);
  const oilWithoutGas = /\b(?:oils?|petroleum)\b/i.test(text) && !/\bgas(?:es|eous)?\b|\bhydrocarbons?\b/i.test(text);
  const facts: ScopeFacts = {
    namesOilOrGas: OIL.test(text),
    general: GENERAL.test(text) || (oilWithoutGas && besideGeneral(m, c, all)),
    oilWithoutGas,
    namesHard: HARD_IN_CLAUSE.test(text),
  };
  if ((facts.namesOilOrGas && !facts.oilWithoutGas) || !(facts.general || facts.namesHard)) return null;
  const inputs = [input("words", c.words.text.slice(0, 120), evidenceAt(m, "conveyance", c.pointer))];
  const d = decide(scopeRules, facts, kase.place(tract, m), inputs, (a) => ({ name: "words take in", value: a.replaceAll("_", " ") }));
  return d?.answer === "other_minerals" ? d : null;
}

/** The matter without the clauses that leave oil and gas alone; each stays on the record as an effect that moves nothing here. */
export function withinScope(kase: Case, m: Matter, tract: string): Matter {
  const land = m.conveyance.grants.some((g) => g.estate_type === "fee");
  const aside = new Set<string>(m.aside);
  for (const kind of KINDS) {
    const all = clauses(m, kind, tract);
    for (const c of all) {
      if (!MEASURED.has(c.words.estate_type) || (kind === "grants" && land)) continue;
      const d = scopeOf(kase, m, tract, c, all);
      if (!d) continue;
      aside.add(c.pointer);
      followOthers(kase, m, tract, kind, c);
      setAside(kase, m, tract, kind, c, d);
    }
  }
  return aside.size ? { ...m, aside } : m;
}

function setAside(kase: Case, m: Matter, tract: string, kind: (typeof KINDS)[number], c: Clause, d: Decision<Scope>): void {
  const draft = kase.open(m, { kind: kind === "grants" ? "convey" : "reserve", estate: c.words.estate_type, tract, pointer: c.pointer });
  const keepers = actorsFor(m, c.words.to, kind === "grants" ? m.to : m.from);
  draft.from = m.from.map((a) => ({ party_id: a.party_id, name: a.name }));
  draft.to = keepers.map((a) => ({ holder: { party_id: a.party_id, name: a.name }, share: { n: 0n, d: 1n } }));
  draft.quantum = ONE;
  draft.step(...d.steps);
  kase.issue("OTHER_MINERALS_SCOPE", m, {
    tract,
    effects: [draft.effect],
    parties: keepers.map((a) => a.party_id),
    evidence: evidenceAt(m, "conveyance", c.pointer),
    detail: ["The words are read to leave oil and gas where they were.", ...othersApart(kase, tract)].join(" "),
  });
}
