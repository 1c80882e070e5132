// A royalty for a term that its giver gives once more to its holder: the first royalty with a longer term, and no second beside it.
import { equals, fromWire } from "@/lib/fraction/rational";
import { type Interest, sameHolder, type Term } from "@/lib/title/ledger/interest";
import { addMonths } from "./calendar";
import { type Case, input } from "./case";
import { type Clause, evidenceAt, type Matter } from "./matter";
import type { Taker } from "./takers";
import { termOfWords } from "./term";
import { startOfTerm } from "./term-start";

/** "one-fourth in addition to that granted before": a royalty beside the first. */
const BESIDE =
  /\b(?:in addition|additional (?!years?\b|term\b|period\b|time\b)(?:one|\d|undivided|interest|royalty)|another (?:one|\d|undivided|interest|royalty)|further (?:one-|undivided|interest|royalty))/i;
/** "for ten more years", "a further term of five years": counted on from the end of the old term. */
const MORE = /\b(?:more|further|additional|another|added|extra)\b/i;

/** The term of the paper: its years run from the deed that is lengthened, or on from its end. */
function longerTerm(kase: Case, matter: Matter, c: Clause, old: Interest): Term | null {
  const term = termOfWords(kase, matter, c);
  const months = c.words.term?.months ?? null;
  if (!term || months === null) return term;
  const words = `${c.words.text} ${c.words.term?.text ?? ""}`;
  const deed = kase.matters.get(old.charges.map((x) => kase.charges.get(x)?.document ?? "")[0] ?? "")?.day ?? null;
  const from = MORE.test(words) ? (old.term?.ends ?? deed) : (startOfTerm(words) ?? deed);
  return from ? { ...term, ends: addMonths(from, months) } : term;
}

/**
 * Lengthens the royalty that the one taker holds for a term under a deed that the paper cites, where the paper gives him the same share of it again
 * (Peveto v. Starkey, 645 S.W.2d 770 (Tex. 1982): the extension of the first royalty stands). False, and nothing done, for every other grant.
 */
export function lengthenRoyalty(kase: Case, matter: Matter, tract: string, c: Clause, to: readonly Taker[]): boolean {
  const [taker, second] = to;
  const docs = new Set(matter.cites.values());
  if (!taker || second || c.words.estate_type !== "royalty" || BESIDE.test(c.words.text)) return false;
  const said = c.words.fraction ? fromWire(c.words.fraction) : null;
  const ledger = kase.ledger(tract);
  const old = ledger
    .of([taker.holder])
    .find(
      (i) =>
        i.estate === "royalty" &&
        i.term &&
        i.term.kind !== "life" &&
        i.charges.some((x) => docs.has(kase.charges.get(x)?.document ?? "")) &&
        (said === null || equals(i.share, said)),
    );
  if (!old) return false;
  const draft = kase.open(matter, { kind: "convey", estate: "royalty", tract, pointer: c.pointer });
  draft.of = old.of ?? "lease_royalty";
  ledger.change(draft, [old], [{ seed: { ...old, term: longerTerm(kase, matter, c, old), by: matter.id }, relation: "retained" as const, sources: [old] }]);
  draft.from = matter.from.filter((f) => !sameHolder(f, taker.holder)).map((f) => ({ party_id: f.party_id, name: f.name }));
  draft.to = [{ holder: taker.holder, share: old.share }];
  draft.quantum = old.share;
  draft.ofWhole = old.share;
  draft.step({
    rule: "royalty.term-lengthened",
    cites: ["Peveto v. Starkey, 645 S.W.2d 770 (Tex. 1982)"],
    outcome: "applied",
    inputs: [input("given again", c.words.text.slice(0, 120), evidenceAt(matter, "conveyance", c.pointer), matter.id)],
    output: { name: "royalty", value: "longer term" },
    because: "The paper cites the deed of a royalty for a term and gives its holder the same share again: the first royalty lasts longer.",
  });
  return true;
}
