// Assignments made only to give effect of record to what payout has already turned over: they confirm it and move nothing again.
import { equals, fromWire, ONE, type Rational } from "@/lib/fraction/rational";
import { type Holder, sameHolder } from "@/lib/title/ledger/interest";
import { type Case, input } from "./case";
import { type Actor, type Clause, evidenceAt, type Matter } from "./matter";

/** What a statement of payout turned over in a tract: from whom to whom, and which share of what they held. */
export type TurnedOver = {
  readonly statement: string;
  readonly farmout: string;
  readonly from: readonly Holder[];
  readonly to: readonly Holder[];
  readonly share: Rational;
};

const OF_PAYOUT = /\b(?:pay-?\s?out|reversion\w*|back(?:s|ed)?[- ]?in|conver(?:t\w*|sion)|elect(?:ed|ion)|earned|recoup\w*)\b/i;
const amongst = (list: readonly Holder[], who: readonly Actor[]): boolean => who.length > 0 && who.every((w) => list.some((h) => sameHolder(h, w)));

/**
 * Whether a clause assigns again what payout turned over before, and writes so: the same share, the same parties, in a paper that cites the farmout or
 * the statement, or speaks of payout. Errs to moving: a further sale between the two in another share, or of which nothing says so, is one of its own.
 */
export function conforms(kase: Case, matter: Matter, tract: string, c: Clause, from: readonly Actor[], to: readonly Actor[]): boolean {
  const title = matter.doc.doc_type.resolved.title ?? "";
  const cites = new Set(matter.cites.values());
  const said = OF_PAYOUT.test(`${title} ${c.words.text} ${(matter.conveyance.facts ?? []).map((f) => f.text).join(" ")}`);
  const size = c.words.fraction ? fromWire(c.words.fraction) : null;
  const done = (kase.turnedOver.get(tract) ?? []).find(
    (t) =>
      matter.id !== t.statement &&
      amongst(t.from, from) &&
      amongst(t.to, to) &&
      (size === null || equals(size, t.share) || (said && equals(size, ONE) && c.words.of === "grantor_interest")) &&
      (cites.has(t.statement) || cites.has(t.farmout) || said),
  );
  if (!done) return false;
  const draft = kase.open(matter, { kind: "ratify", estate: "leasehold", tract, pointer: c.pointer });
  draft.from = [...from];
  draft.step({
    rule: "lease.payout.confirmed",
    cites: [],
    outcome: "applied",
    inputs: [input("turned over at payout", done.share, evidenceAt(matter, "conveyance", c.pointer).slice(0, 1), matter.id)],
    output: { name: "moves", value: "nothing" },
    because: "Payout and election turned this share over before; the assignment gives effect of record to it.",
  });
  return true;
}
