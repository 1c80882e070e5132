// A model's wire answer → the contract's L0 with aligned evidence. A value whose quote is not in the text keeps alignment "none" and a low confidence.
import type { Conveyance, Interest, Reference } from "@/lib/contracts/aspects/conveyance";
import type { Dates } from "@/lib/contracts/aspects/dates";
import type { DocType } from "@/lib/contracts/aspects/doc-type";
import type { Parties, Party } from "@/lib/contracts/aspects/parties";
import type { ConfidenceMap, Evidence, EvidenceMap } from "@/lib/contracts/evidence";
import type { Fraction } from "@/lib/contracts/fraction";
import { instrumentCategory, instrumentLabel } from "@/lib/contracts/instrument-types";
import type { AspectExtraction } from "@/lib/contracts/resolved-document";
import { findFractions } from "@/lib/fraction/find-fractions";
import { toWire } from "@/lib/fraction/rational";
import type { Wire } from "./wire";

export type Align = (quote: string | null) => Evidence[];
/** Measured on nothing yet: how far a quote is trusted by how it was found. */
const trust = { exact: 0.9, tolerant: 0.75, none: 0.2 } as const;

class Book {
  readonly evidence: EvidenceMap = {};
  readonly confidence: ConfidenceMap = {};
  constructor(private readonly align: Align) {}
  note(pointer: string, quote: string | null): void {
    const found = this.align(quote);
    if (found.length === 0) return;
    this.evidence[pointer] = found;
    this.confidence[pointer] = trust[found[0]?.alignment ?? "none"];
  }
  as<A>(resolved: A): AspectExtraction<A> {
    return { resolved, evidence: this.evidence, confidence: this.confidence };
  }
}

const recordDate = (text: string | null): string | null => (text && /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/.test(text) ? text : null);
const fractionOf = (text: string | null): Fraction | null => {
  const found = text ? findFractions(text)[0] : undefined;
  return found ? toWire(found.value) : null;
};

export function docTypeFromWire(wire: Wire<"doc_type">, align: Align): AspectExtraction<DocType> {
  const book = new Book(align);
  book.note("/doc_type", wire.quote);
  if (wire.title) book.note("/title", wire.title);
  const { quote, ...recording } = wire.recording;
  for (const [field, value] of Object.entries(recording)) if (value) book.note(`/recording/${field}`, quote ?? value);
  const state = recording.state && /^[A-Za-z]{2}$/.test(recording.state) ? recording.state.toUpperCase() : null;
  return book.as({
    doc_type: wire.doc_type,
    label: instrumentLabel(wire.doc_type),
    category: instrumentCategory[wire.doc_type],
    title: wire.title,
    alternatives: [],
    recording: { ...recording, state },
  });
}

export function partiesFromWire(wire: Wire<"parties">, align: Align): AspectExtraction<Parties> {
  const book = new Book(align);
  const parties: Party[] = wire.parties.map((p, i) => {
    book.note(`/parties/${i}/name`, p.name);
    book.note(`/parties/${i}/role`, p.quote);
    return {
      id: `p${i + 1}`,
      name: p.name,
      display: p.name,
      role: p.role,
      side: p.side,
      entity_type: p.entity_type,
      given: null,
      middle: null,
      surname: null,
      suffix: null,
      aliases: p.aliases,
      capacity: p.capacity,
      marital_status: p.marital_status,
      spouse_of: null,
      address: p.address,
      share: fractionOf(p.share),
    };
  });
  for (const [i, p] of wire.parties.entries()) {
    const party = parties[i];
    if (party && p.spouse_name) party.spouse_of = parties.find((x) => x !== party && x.name.toLowerCase() === p.spouse_name?.toLowerCase())?.id ?? null;
  }
  return book.as({ parties, from: parties.filter((p) => p.side === "from").map((p) => p.id), to: parties.filter((p) => p.side === "to").map((p) => p.id) });
}

export function datesFromWire(wire: Wire<"dates">, align: Align): AspectExtraction<Dates> {
  const book = new Book(align);
  const read = (field: "executed" | "effective" | "acknowledged" | "filed" | "recorded" | "expires"): string | null => {
    const value = recordDate(wire[field]?.date ?? null);
    if (value) book.note(`/${field}`, wire[field]?.quote ?? null);
    return value;
  };
  if (wire.primary_term) book.note("/primary_term_months", wire.primary_term.quote);
  return book.as({
    executed: read("executed"),
    effective: read("effective"),
    acknowledged: read("acknowledged"),
    filed: read("filed"),
    recorded: read("recorded"),
    expires: read("expires"),
    primary_term_months: wire.primary_term?.months ?? null,
    other: [],
  });
}

type Clauses = Pick<Conveyance, "grants" | "reservations" | "exceptions">;
const listOf = { grant: "grants", reservation: "reservations", exception: "exceptions" } as const;

/** `idOf` gives the local party id of a name, or null for a name that is not among the parties. */
export function conveyanceFromWire(wire: Wire<"conveyance">, align: Align, idOf: (name: string) => string | null): AspectExtraction<Conveyance> {
  const book = new Book(align);
  const clauses: Clauses = { grants: [], reservations: [], exceptions: [] };
  for (const w of wire.interests) {
    const list = clauses[listOf[w.clause]];
    book.note(`/${listOf[w.clause]}/${list.length}/text`, w.quote);
    if (w.fraction) book.note(`/${listOf[w.clause]}/${list.length}/fraction`, w.fraction);
    list.push(toInterest(w, idOf));
  }
  const references: Reference[] = wire.references.map((r, i) => {
    book.note(`/references/${i}`, r.quote);
    return { what: r.what, date: recordDate(r.date), book: r.book, page: r.page, instrument_no: r.instrument_no, county: r.county, parties: r.parties };
  });
  book.note("/granting_clause", wire.granting_clause);
  book.note("/habendum", wire.habendum);
  if (wire.lease) book.note("/lease/royalty", wire.lease.quote);
  const lease = wire.lease;
  return book.as({
    action: wire.action,
    granting_clause: wire.granting_clause,
    consideration: { text: wire.consideration.quote, amount: wire.consideration.amount, currency: wire.consideration.amount ? "USD" : null },
    warranty: wire.warranty,
    ...clauses,
    subject_to: wire.subject_to.map((text) => ({ text })),
    lease: lease
      ? {
          royalty: fractionOf(lease.royalty),
          primary_term_months: lease.primary_term_months,
          delay_rental: lease.delay_rental,
          bonus: lease.bonus,
          pugh: lease.pugh,
          proportionate_reduction: lease.proportionate_reduction,
          shut_in: lease.shut_in,
          depth_clause: null,
        }
      : null,
    references,
    after_acquired: wire.after_acquired,
    habendum: wire.habendum,
    quitclaim_words: wire.right_title_interest_only,
  });
}

function toInterest(w: Wire<"conveyance">["interests"][number], idOf: (name: string) => string | null): Interest {
  const ids = (names: string[]) => names.flatMap((n) => idOf(n) ?? []);
  return {
    estate_type: w.estate_type,
    fraction: fractionOf(w.fraction),
    of: w.of,
    text: w.quote,
    from: ids(w.from),
    to: ids(w.to),
    tracts: [],
    term: w.term ? { kind: w.term.kind, months: w.term.months } : null,
    depths: null,
    floating: w.floating,
    executive: w.executive,
    readings: [],
  };
}
