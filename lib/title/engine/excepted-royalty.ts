// Exceptions that speak of minerals where they point to a royalty of record: by the deed that made it, or by those who hold it.
import { fromWire, isZero, type Rational, sum } from "@/lib/fraction/rational";
import { type Interest, sameHolder } from "@/lib/title/ledger/interest";
import { type ExceptedFacts, exceptedRules } from "@/lib/title/rules/conveyance/excepted-royalty";
import { decide, type Place, type Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { type Clause, evidenceAt, type Matter } from "./matter";
import { isRecordedAs } from "./override";

const wordsOf = (name: string): string[] => name.toLowerCase().split(/[^\p{L}\d]+/u);

/** "A. Roe and Bo Lark": whether all words of a holder's name are among those of the owner whom the clause names. */
function isNamed(i: Interest, heldBy: readonly string[]): boolean {
  const own = wordsOf(i.holder.name).filter((w) => w.length > 1);
  return own.length > 1 && own.every((w) => heldBy.includes(w));
}

/** The royalties that the clause names: those that the deed it cites made, else those held by whom it names. */
function royaltiesNamed(kase: Case, tract: string, c: Clause): { royalties: Interest[]; makers: Set<string> } {
  const { created_in: created, held_by } = c.words;
  const all = kase
    .ledger(tract)
    .current()
    .filter((i) => i.estate === "royalty");
  const makerOf = (i: Interest) => kase.charges.get(i.charges[0] ?? "")?.document ?? "";
  const cited = created ? all.filter((i) => isRecordedAs(kase.matters.get(makerOf(i)), created)) : [];
  const heldBy = wordsOf(held_by ?? "");
  const royalties = cited.length || created ? cited : all.filter((i) => isNamed(i, heldBy));
  return { royalties, makers: new Set(royalties.map(makerOf)) };
}

function factsOf(kase: Case, matter: Matter, tract: string, c: Clause): ExceptedFacts {
  const worded = c.words.fraction ? fromWire(c.words.fraction) : null;
  const { royalties, makers } = royaltiesNamed(kase, tract, c);
  const heldBy = wordsOf(c.words.held_by ?? "");
  const ofThose: Rational = sum(royalties.filter((i) => isNamed(i, heldBy)).map((i) => i.share));
  const others = kase
    .ledger(tract)
    .current()
    .filter((i) => (i.estate === "mineral" || i.estate === "fee") && !matter.from.some((a) => sameHolder(a, i.holder)));
  const size = sum(royalties.map((i) => i.share));
  const exact = worded !== null && !isZero(ofThose) && ofThose.n * worded.d === worded.n * ofThose.d;
  return {
    worded,
    royalty: royalties.length ? (exact ? ofThose : size) : null,
    mineralsToo: others.some((i) => (i.by !== null && makers.has(i.by)) || isNamed(i, heldBy)),
  };
}

/**
 * The steps by which an exception of minerals is found to be of a royalty that stands of record; null where it keeps minerals out.
 * Errs to minerals: the size must be that of the royalty, and neither its deed nor its owners may have minerals of others (Wenske v. Ealy, 521 S.W.3d 791 (Tex. 2017)).
 */
export function asRoyaltyOfRecord(kase: Case, matter: Matter, tract: string, place: Place, c: Clause): Step[] | null {
  if (c.words.estate_type !== "mineral" || !c.words.fraction || (!c.words.created_in && !c.words.held_by)) return null;
  const facts = factsOf(kase, matter, tract, c);
  if (facts.royalty === null) return null;
  const inputs = [
    input("excepted as minerals", facts.worded ?? "all", evidenceAt(matter, "conveyance", c.pointer)),
    input("royalty of record", facts.royalty),
    input("minerals of others by the same deed", facts.mineralsToo),
  ];
  const decision = decide(exceptedRules, facts, place, inputs, (a) => ({ name: "excepted", value: a }));
  return decision?.answer === "royalty" ? decision.steps : null;
}
