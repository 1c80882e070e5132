// What the words of a royalty leave open: its base, its kind, its term.
import { min, ONE, type Rational } from "@/lib/fraction/rational";
import type { RoyaltyKind } from "@/lib/title/rules/royalty/fixed-or-floating";
import type { Case } from "./case";
import { type Clause, evidenceAt, type Matter } from "./matter";
import { mixedWords } from "./mixed-words";

/** Raises what a royalty clause leaves to be construed or proved. */
export function royaltyIssues(
  kase: Case,
  matter: Matter,
  tract: string,
  c: Clause,
  kind: RoyaltyKind,
  sized: { share: Rational; ambiguous: boolean },
  effect: string,
): void {
  const evidence = evidenceAt(matter, "conveyance", c.pointer);
  const raise = { tract, effects: [effect], share: min(sized.share, ONE), evidence };
  const mixed = mixedWords(c.words);
  if (mixed) kase.issue("MINERAL_OR_ROYALTY", matter, { ...raise, detail: mixed });
  if (c.words.readings.length > 1 || (c.words.fraction && (c.words.floating === null || kind.reading === "larger")))
    kase.issue("FIXED_OR_FLOATING_ROYALTY", matter, {
      ...raise,
      detail: `The words can mean a share of production or of the lease royalty; read as ${kind.reading === "larger" ? "floating" : kind.reading}.`,
    });
  if (c.words.readings.some((x) => /double|literal|misconception|eighth/.test(x.rule)) || /\bof\b[^.;]{0,40}\b(one[- ]eighth|1\/8)/i.test(c.words.text))
    kase.issue("DOUBLE_FRACTION", matter, { ...raise, detail: "A fraction of a fraction is used for the royalty." });
  if (sized.ambiguous || c.words.of === "grantor_interest" || c.words.of === "described_interest")
    kase.issue("FRACTION_BASE_AMBIGUITY", matter, {
      ...raise,
      detail: `What the royalty fraction multiplies must be construed; read as ${sized.share.n}/${sized.share.d} of the whole.`,
    });
  const fractions = new Set(c.words.readings.filter((x) => /clause|covenant/.test(x.rule)).map((x) => x.fraction.fraction));
  if (fractions.size > 1)
    kase.issue("CONFLICTING_FRACTIONS", matter, { ...raise, detail: `Clauses of the instrument give ${[...fractions].join(" and ")} for one royalty.` });
  if (c.words.term && ["so_long_as", "years"].includes(c.words.term.kind))
    kase.issue("TERM_INTEREST_EXPIRY_CHECK", matter, { ...raise, detail: "The royalty is for a term; what holds it after the term must be shown." });
  if (c.words.term?.kind === "life") kase.issue("LIFE_ESTATE_RESERVED_ROYALTY", matter, { ...raise, detail: "The royalty lasts for lives in being." });
}
