// Instruments by hand, for tests of the law: a short word for each, the contract's shape out of it.
import type { Conveyance, Interest } from "@/lib/contracts/aspects/conveyance";
import type { Party } from "@/lib/contracts/aspects/parties";
import { type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Resolution } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { parseRational, toWire } from "@/lib/fraction/rational";
import { blankParty, conveyance, dates, interest as interestOf, reference } from "@/lib/testing/builders/resolved-document";
import type { TitleInput } from "@/lib/title/run-title";

export type Wording = Partial<Omit<Interest, "fraction" | "readings">> & {
  fraction?: string | null;
  readings?: { fraction: string; rule: string; floating?: boolean }[];
};
export type Instrument = {
  type?: InstrumentType;
  action?: Conveyance["action"];
  from?: string[];
  to?: string[];
  people?: Partial<Record<string, Partial<Party>>>;
  day: string;
  recorded?: string | null;
  tracts?: string[];
  grants?: Wording[];
  reservations?: Wording[];
  exceptions?: Wording[];
  conveyance?: Partial<Conveyance>;
  succession?: NonNullable<ResolvedDocument["parties"]["resolved"]["succession"]>;
  cites?: number[];
  /** Agents by name, with the one for whom they act. */
  acts_for?: Record<string, string>;
};

/** "3/16" → the wire form. */
export const share = (text: string) => toWire(parseRational(text) ?? { n: 0n, d: 1n });

export function interest({ fraction, readings, ...rest }: Wording): Interest {
  return interestOf(rest.estate_type ?? "fee", fraction ?? null, {
    text: "the land described",
    ...rest,
    readings: (readings ?? []).map((r) => ({ fraction: share(r.fraction), basis: "as worded", rule: r.rule, floating: r.floating ?? null })),
  });
}

export const personId = (name: string) => name.replace(/[^A-Za-z0-9]/g, "");

const person = (name: string, side: Party["side"], extra: Partial<Party>): Party => ({
  ...blankParty(personId(name), name),
  role: side === "from" ? "grantor" : side === "to" ? "grantee" : "other",
  side,
  ...extra,
});

const view = <T>(resolved: T) => ({ resolved, evidence: {}, confidence: {} });

/** One instrument in the shape that the engine takes. */
export function instrument(i: Instrument, n: number): ResolvedDocument {
  const type = i.type ?? "warranty_deed";
  const people = [...(i.from ?? []).map((p) => [p, "from"] as const), ...(i.to ?? []).map((p) => [p, "to"] as const)];
  const others = Object.keys(i.people ?? {}).filter((p) => !people.some(([q]) => q === p));
  const parties = [...people, ...others.map((p) => [p, "other"] as const)].map(([name, side]) => person(name, side, i.people?.[name] ?? {}));
  const said: Partial<Conveyance> = {
    action: i.action ?? "convey",
    warranty: type === "warranty_deed" ? "general" : null,
    references: (i.cites ?? []).map((c) => reference({ what: "instrument", book: String(c), page: "1" })),
    ...i.conveyance,
    grants: (i.grants ?? [{}]).map(interest),
    reservations: (i.reservations ?? []).map(interest),
    exceptions: (i.exceptions ?? []).map(interest),
  };
  return {
    id: `doc_${n + 1}`,
    filename: `${n + 1}.txt`,
    title: type,
    doc_type: view({
      doc_type: type,
      label: type,
      category: instrumentCategory[type],
      title: type,
      alternatives: [],
      recording: { county: "Ash", state: null, book: String(n + 1), page: "1", instrument_no: null, book_type: null },
    }),
    parties: view({ parties, from: (i.from ?? []).map(personId), to: (i.to ?? []).map(personId), ...(i.succession ? { succession: i.succession } : {}) }),
    dates: view(dates({ executed: i.day, recorded: i.recorded === undefined ? i.day : i.recorded })),
    land: view({ tracts: [] }),
    conveyance: view(conveyance(said)),
  };
}

/** A package of instruments over named tracts of one state: every instrument covers the tracts it names, or all. */
export function titleInput(state: string, list: readonly Instrument[], as_of = "2020-01-01", tracts: readonly string[] = ["A"]): TitleInput {
  const documents = list.map(instrument);
  const names = [...new Set(documents.flatMap((d) => d.parties.resolved.parties.map((p) => p.name)))];
  const resolution: Resolution = {
    parties: names.map((name) => {
      const aliases = documents
        .filter((d) => d.parties.resolved.parties.some((p) => p.name === name))
        .map((d) => {
          const principal = list[documents.indexOf(d)]?.acts_for?.[name];
          return { name, document_id: d.id, party_id: personId(name), ...(principal ? { acts_for: `pty_${personId(principal)}` } : {}) };
        });
      return {
        id: `pty_${personId(name)}`,
        display: name,
        entity_type: "individual",
        aliases,
        documents: aliases.map((a) => a.document_id),
        match: { level: "exact", explanation: [] },
        confidence: 1,
      };
    }),
    tracts: tracts.map((t) => ({
      id: `trt_${t}`,
      label: `Tract ${t}`,
      kind: "plss",
      acres: "160",
      state,
      mentions: list.flatMap((i, n) =>
        (i.tracts ?? tracts).includes(t) ? [{ document_id: `doc_${n + 1}`, tract_id: `t${t}`, relation: "equals" as const }] : [],
      ),
    })),
    references: list.flatMap((i, n) =>
      (i.cites ?? []).map((c, index) => ({
        document_id: `doc_${n + 1}`,
        index,
        reference: { what: "instrument", date: null, book: String(c), page: "1", instrument_no: null, county: null, parties: [] },
        cites: `doc_${c}`,
        how: "book and page",
        evidence: [],
      })),
    ),
  };
  return { documents, resolution, as_of };
}
