// The readings that the words of a clause bear, and a document in which one of them is settled. Changes nothing that is stored.
import type { Interest, Reading } from "@/lib/contracts/aspects/conveyance";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { partsOf, withValue } from "./pointer";

export type Clause = { pointer: string; words: Interest; readings: Reading[] };

const bases: Record<Interest["of"], string> = {
  whole: "of the whole",
  grantor_interest: "of what the grantor owned",
  described_interest: "of the interest described",
  royalty: "of the royalty",
  lease_interest: "of the leasehold",
};

/** Bases between which a fraction of less than the whole can be construed. */
function byBase(w: Interest): Reading[] {
  if (!w.fraction || w.of === "whole") return [];
  const fraction = w.fraction;
  return [w.of, "whole" as const].map((of) => ({ fraction, of, basis: bases[of], rule: `base.${of}` }));
}

/** Minerals in place, or a share of production. */
function byNature(w: Interest): Reading[] {
  if (!w.fraction || (w.estate_type !== "mineral" && w.estate_type !== "royalty")) return [];
  const fraction = w.fraction;
  return [
    { fraction, estate_type: "mineral", basis: "of the minerals in place", rule: "nature.mineral" },
    { fraction, estate_type: "royalty", floating: w.floating === true, basis: w.floating ? "of the royalty" : "of production", rule: "nature.royalty" },
  ];
}

const stated = (w: Interest): Reading[] =>
  w.fraction && !w.readings.some((r) => r.fraction.fraction === w.fraction?.fraction)
    ? [{ fraction: w.fraction, basis: bases[w.of], rule: "words.as-written" }]
    : [];

/** What one clause can mean: its own readings where it has several, else those that the issue is about. */
function readingsOf(w: Interest, code: string): Reading[] {
  if (w.readings.length > 0) {
    const all = [...stated(w), ...w.readings];
    return all.length > 1 ? all : [];
  }
  if (code === "FRACTION_BASE_AMBIGUITY") return byBase(w);
  return code === "MINERAL_OR_ROYALTY" ? byNature(w) : [];
}

/** The clauses of a document whose words bear more than one meaning, as far as an issue of this code is about them. */
export function openClauses(document: ResolvedDocument, code: string): Clause[] {
  const { grants, reservations } = document.conveyance.resolved;
  const clauses = [
    ...grants.map((words, i) => ({ words, pointer: `/grants/${i}` })),
    ...reservations.map((words, i) => ({ words, pointer: `/reservations/${i}` })),
  ];
  return clauses.map((c) => ({ ...c, readings: readingsOf(c.words, code) })).filter((c) => c.readings.length > 1);
}

/** The same document as if its clause said nothing but this reading. */
export function withReading(document: ResolvedDocument, clause: Clause, reading: Reading): ResolvedDocument {
  const words: Interest = {
    ...clause.words,
    fraction: reading.fraction,
    estate_type: reading.estate_type ?? clause.words.estate_type,
    of: reading.of ?? clause.words.of,
    floating: reading.floating ?? clause.words.floating,
    readings: [],
  };
  const [list = "", index = ""] = partsOf(clause.pointer);
  const resolved = withValue(document.conveyance.resolved, `/${list}/${index}`, words) as ResolvedDocument["conveyance"]["resolved"];
  return { ...document, conveyance: { ...document.conveyance, resolved } };
}
