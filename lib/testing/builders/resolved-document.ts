// Short builders of resolved documents for tests of what comes after L1.
import type { Conveyance, Interest, Reference } from "@/lib/contracts/aspects/conveyance";
import type { Dates } from "@/lib/contracts/aspects/dates";
import type { Tract } from "@/lib/contracts/aspects/land";
import type { Parties, Party, PartyRole, PartySide } from "@/lib/contracts/aspects/parties";
import { type InstrumentType, instrumentCategory, instrumentLabel } from "@/lib/contracts/instrument-types";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { parseRational, toWire } from "@/lib/fraction/rational";
import { parsePersonName } from "@/lib/names/parse-name";

const sides: Partial<Record<PartyRole, PartySide>> = {
  grantor: "from",
  lessor: "from",
  assignor: "from",
  releasor: "from",
  mortgagor: "from",
  decedent: "from",
};
const takers = new Set<PartyRole>(["grantee", "lessee", "assignee", "releasee", "mortgagee", "heir", "devisee"]);

/** `party("p1", "Ann B. Poe", "grantor")`: an individual, split into its parts; anything else through `more`. */
export function party(id: string, name: string, role: PartyRole, more: Partial<Party> = {}): Party {
  const individual = !more.entity_type || more.entity_type === "individual";
  const parts = individual ? parsePersonName(name) : { given: null, middle: null, surname: null, suffix: null };
  const side = sides[role] ?? (takers.has(role) ? "to" : "other");
  return { ...blankParty(id, name), role, side, ...parts, ...more };
}

/** An individual with nothing known but the name, not split. */
export function blankParty(id: string, name: string): Party {
  return {
    id,
    name,
    display: name,
    role: "other",
    side: "other",
    entity_type: "individual",
    given: null,
    middle: null,
    surname: null,
    suffix: null,
    aliases: [],
    capacity: null,
    marital_status: null,
    spouse_of: null,
    address: null,
    share: null,
  };
}

/** `interest("mineral", "1/2")`: of all tracts, from all givers to all takers. */
export function interest(estate_type: Interest["estate_type"], fraction: string | null, more: Partial<Interest> = {}): Interest {
  const share = fraction === null ? null : parseRational(fraction);
  return {
    estate_type,
    fraction: share ? toWire(share) : null,
    of: "whole",
    text: "",
    from: [],
    to: [],
    tracts: [],
    term: null,
    depths: null,
    floating: null,
    executive: null,
    readings: [],
    ...more,
  };
}

/** A tract in a survey, with its acreage: `surveyTract("t1", "Amos Pell", "77", "212.5")`. */
export function surveyTract(id: string, name: string, abstract: string | null, acres: string | null, more: Partial<Tract> = {}): Tract {
  return {
    ...blankTract(id),
    kind: "texas_survey",
    text: `${acres ?? ""} acres in the ${name} Survey`,
    survey: { name, abstract, block: null, section: null, league: null, labor: null },
    acres_stated: acres,
    ...more,
  };
}

/** A tract of the rectangular system: `plssTract("t1", 9, ["NENE", "NWNE"])` in T5N-R6W. */
export function plssTract(id: string, section: number, aliquots: string[], more: Partial<Tract> = {}): Tract {
  const plss = { meridian: null, township: "5N", range: "6W", section, aliquots, lots: [], label: aliquots.join(", ") };
  return { ...blankTract(id), kind: "plss", text: `Section ${section}`, plss, ...more };
}

export function blankTract(id: string): Tract {
  return {
    id,
    kind: "other",
    text: "",
    county: null,
    state: null,
    plss: null,
    survey: null,
    subdivision: null,
    calls: null,
    closure: null,
    acres_stated: null,
    acres_computed: null,
    exceptions: [],
    depths: null,
    warnings: [],
  };
}

export const reference = (more: Partial<Reference>): Reference => ({
  what: "deed",
  date: null,
  book: null,
  page: null,
  instrument_no: null,
  county: null,
  parties: [],
  ...more,
});

export type DocumentParts = {
  type?: InstrumentType;
  executed?: string | null;
  recorded?: string | null;
  book?: string;
  page?: string;
  instrument_no?: string;
  county?: string;
  state?: string;
  parties?: Party[];
  succession?: Parties["succession"];
  tracts?: Tract[];
  conveyance?: Partial<Conveyance>;
};

/** A conveyance that says nothing but `more`. */
export const conveyance = (more: Partial<Conveyance> = {}): Conveyance => ({
  action: "convey",
  granting_clause: null,
  consideration: { text: null, amount: null, currency: null },
  warranty: null,
  grants: [],
  reservations: [],
  exceptions: [],
  subject_to: [],
  lease: null,
  references: [],
  after_acquired: false,
  habendum: null,
  ...more,
});

/** Dates that say nothing but `more`. */
export const dates = (more: Partial<Dates> = {}): Dates => ({
  executed: null,
  effective: null,
  acknowledged: null,
  filed: null,
  recorded: null,
  expires: null,
  primary_term_months: null,
  other: [],
  ...more,
});

/** A resolved document from the parts that matter to a test; all else is empty. */
export function resolvedDocument(id: string, parts: DocumentParts): ResolvedDocument {
  const type = parts.type ?? "warranty_deed";
  const view = <R>(resolved: R) => ({ resolved, evidence: {}, confidence: {} });
  const parties = parts.parties ?? [];
  const of = (side: PartySide) => parties.filter((p) => p.side === side).map((p) => p.id);
  const recording = {
    county: parts.county ?? null,
    state: parts.state ?? null,
    book: parts.book ?? null,
    page: parts.page ?? null,
    instrument_no: parts.instrument_no ?? null,
    book_type: null,
  };
  return {
    id,
    filename: `${id}.txt`,
    title: instrumentLabel(type),
    doc_type: view({ doc_type: type, label: instrumentLabel(type), category: instrumentCategory[type], title: null, alternatives: [], recording }),
    parties: view({ parties, from: of("from"), to: of("to"), ...(parts.succession ? { succession: parts.succession } : {}) }),
    dates: view(dates({ executed: parts.executed ?? null, recorded: parts.recorded ?? null })),
    land: view({ tracts: parts.tracts ?? [] }),
    conveyance: view(conveyance(parts.conveyance)),
  };
}
