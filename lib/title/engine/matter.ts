// An instrument made ready for the engine: parties of the package in place of local ids, days of effect, tracts it covers.
import type { Conveyance, Interest as Words } from "@/lib/contracts/aspects/conveyance";
import type { Party } from "@/lib/contracts/aspects/parties";
import type { Evidence } from "@/lib/contracts/evidence";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import type { Resolution } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { readInterval } from "@/lib/land/depth/depth-interval";
import type { Holder } from "@/lib/title/ledger/interest";
import { disjointDepths } from "./depths";

export type Actor = Holder & {
  readonly local: string;
  readonly party: Party;
  /** The party of the package for whom this one signs, where the resolution knows it. */
  readonly actsFor?: string;
};
export type Cover = {
  readonly tract: string;
  readonly locals: readonly string[];
  readonly certain: boolean;
  /** Depths of the tract, where the land is partitioned by depth. */
  readonly depths?: string;
};

export type Matter = {
  readonly id: string;
  readonly index: number;
  readonly doc: ResolvedDocument;
  readonly type: InstrumentType;
  readonly conveyance: Conveyance;
  readonly actors: ReadonlyMap<string, Actor>;
  readonly from: readonly Actor[];
  readonly to: readonly Actor[];
  readonly covers: readonly Cover[];
  /** Day of delivery: when the instrument takes effect between its parties. */
  readonly day: string | null;
  readonly recorded: string | null;
  /** Documents of the package that it cites, by index into its references. */
  readonly cites: ReadonlyMap<number, string>;
  /** Clauses, by their place, that concern nothing on the ledger of the tract. */
  readonly aside?: ReadonlySet<string>;
  /** Evidence sought so far, by aspect and pointer: every clause and issue asks for it again. */
  readonly sought: Map<string, readonly Evidence[]>;
};

type PartyIndex = ReadonlyMap<string, Holder & { readonly actsFor?: string }>;
export const mentionKey = (document: string, party: string) => `${document}\u0000${party}`;

/** Every mention of a party → the party of the package. */
export function indexParties(resolution: Resolution): PartyIndex {
  const out = new Map<string, Holder & { actsFor?: string }>();
  for (const p of resolution.parties)
    for (const a of p.aliases)
      out.set(mentionKey(a.document_id, a.party_id), { party_id: p.id, name: p.display, ...(a.acts_for ? { actsFor: a.acts_for } : {}) });
  return out;
}

/** Tracts that an instrument covers, from the mentions of all tracts. A mention within or across a tract counts only where nothing fits better. */
export function indexCovers(resolution: Resolution): ReadonlyMap<string, Cover[]> {
  const whole = new Map<string, Map<string, Set<string>>>();
  const part = new Map<string, Map<string, Set<string>>>();
  const put = (into: typeof whole, doc: string, tract: string, local: string) => {
    const tracts = into.get(doc) ?? new Map<string, Set<string>>();
    into.set(doc, tracts.set(tract, (tracts.get(tract) ?? new Set<string>()).add(local)));
  };
  for (const t of resolution.tracts)
    for (const m of t.mentions) put(m.relation === "equals" || m.relation === "contains" ? whole : part, m.document_id, t.id, m.tract_id);
  const out = new Map<string, Cover[]>();
  const limits = new Map(resolution.tracts.flatMap((t) => (t.depths ? [[t.id, t.depths] as const] : [])));
  const limit = (tract: string) => (limits.has(tract) ? { depths: limits.get(tract) ?? "" } : {});
  for (const doc of new Set([...whole.keys(), ...part.keys()])) {
    const covers: Cover[] = [...(whole.get(doc) ?? [])].map(([tract, locals]) => ({ tract, locals: [...locals], certain: true, ...limit(tract) }));
    const placed = new Set(covers.flatMap((c) => c.locals));
    for (const [tract, locals] of part.get(doc) ?? []) {
      const loose = [...locals].filter((l) => !placed.has(l));
      if (loose.length && !covers.some((c) => c.tract === tract)) covers.push({ tract, locals: loose, certain: false, ...limit(tract) });
    }
    out.set(doc, covers);
  }
  return out;
}

/** A trustee holds as such: "W. Roe" with the capacity "trustee of the Ash Trust under agreement dated …" → "W. Roe, Trustee of the Ash Trust". */
function heldAs(name: string, party: Party): string {
  const of =
    /^\s*trustees?(?: (?:of|for) (?:the )?(.{3,60}?))?(?:\s*,|\s+(?:under|u\/a|dated|created|established|of (?:the )?(?:said )?(?:county|city|town|parish|state)|of [A-Z][\w. ]{2,30} County)\b|$)/i.exec(
      party.capacity ?? "",
    );
  if (!of || party.side !== "to" || /\btrustees?\b|\btrust$/i.test(name)) return name;
  return of[1] ? `${name}, Trustee of the ${titled(of[1])}` : `${name}, Trustee`;
}

const titled = (s: string) => (s === s.toUpperCase() ? s.toLowerCase().replace(/\b[a-z]/g, (c) => c.toUpperCase()) : s);

/** One who conveys to himself as trustee of his own trust gives to the trust: the trust is the taker, not he. */
function asOwnTrust(doc: ResolvedDocument, party: Party, parties: PartyIndex): ReturnType<PartyIndex["get"]> {
  const own = parties.get(mentionKey(doc.id, party.id));
  if (party.side !== "to" || !own?.actsFor) return own;
  const giver = doc.parties.resolved.parties.some((p) => p.side === "from" && parties.get(mentionKey(doc.id, p.id))?.party_id === own.party_id);
  return (giver ? parties.get(mentionKey(doc.id, `${party.id}:for`)) : undefined) ?? own;
}

function actorsOf(doc: ResolvedDocument, parties: PartyIndex): Map<string, Actor> {
  const out = new Map<string, Actor>();
  for (const party of doc.parties.resolved.parties) {
    const known = asOwnTrust(doc, party, parties);
    const actsFor = known?.actsFor ? { actsFor: known.actsFor } : {};
    out.set(party.id, { party_id: known?.party_id ?? null, name: heldAs(known?.name ?? party.display, party), local: party.id, party, ...actsFor });
  }
  return out;
}

/** Builds the matter of one document. Parties the resolution does not know stay with their own name and no id. */
export function toMatter(doc: ResolvedDocument, index: number, parties: PartyIndex, covers: readonly Cover[], cites: ReadonlyMap<number, string>): Matter {
  const actors = actorsOf(doc, parties);
  const pick = (ids: readonly string[]) => ids.map((id) => actors.get(id)).filter((a): a is Actor => a !== undefined);
  const d = doc.dates.resolved;
  const side = (s: "from" | "to", ids: readonly string[]) => (ids.length ? pick(ids) : [...actors.values()].filter((a) => a.party.side === s));
  return {
    id: doc.id,
    index,
    doc,
    type: doc.doc_type.resolved.doc_type,
    conveyance: doc.conveyance.resolved,
    actors,
    from: side("from", doc.parties.resolved.from),
    to: side("to", doc.parties.resolved.to),
    covers,
    day: d.executed ?? d.acknowledged ?? d.effective ?? d.filed ?? d.recorded,
    recorded: d.recorded ?? d.filed,
    cites,
    sought: new Map(),
  };
}

/** Evidence under a pointer of an aspect: the pointer itself, then what lies beneath it. The same list on every call. */
export function evidenceAt(matter: Matter, aspect: "conveyance" | "parties" | "dates" | "land" | "doc_type", pointer: string): readonly Evidence[] {
  const place = `${aspect}${pointer}`;
  const known = matter.sought.get(place);
  if (known) return known;
  const map = matter.doc[aspect].evidence;
  const keys = Object.keys(map).filter((k) => k === pointer || k.startsWith(`${pointer}/`));
  const out: Evidence[] = [];
  for (const k of keys.sort()) for (const e of map[k] ?? []) out.push({ ...e, document_id: matter.id });
  const found = out.slice(0, 6);
  matter.sought.set(place, found);
  return found;
}

/** Confidence under a pointer: the least of what is known there; 0.8 where nothing is. */
export function confidenceAt(matter: Matter, aspect: "conveyance" | "parties", pointer: string): number {
  const map = matter.doc[aspect].confidence;
  const values = Object.entries(map)
    .filter(([k]) => k === pointer || k.startsWith(`${pointer}/`))
    .map(([, v]) => v);
  return values.length ? Math.min(...values) : 0.8;
}

/** The words of one interest that apply to a tract, with their place in the conveyance. */
export type Clause = { readonly words: Words; readonly pointer: string };

/** The words without what says nothing: a fraction of "1" in a grant, "all depths". */
function plainly(words: Words, kind: string): Words {
  const all = kind === "grants" && words.fraction?.fraction === "1";
  const deep = words.depths ? /^all depths$/i.test(words.depths.trim()) : false;
  return all || deep ? { ...words, fraction: all ? null : words.fraction, depths: deep ? null : words.depths } : words;
}

/** In a tract that is a layer, a limit between known levels says no more than the tract itself. */
const fixed = (depths: string | null): boolean => depths !== null && readInterval(depths) !== null;

const coversByTract = new WeakMap<readonly Cover[], ReadonlyMap<string, Cover>>();

/** What a matter covers in one tract. A will may cover hundreds, each of which asks. */
function coverIn({ covers }: Matter, tract: string): Cover | undefined {
  if (covers.length < 2) return covers[0]?.tract === tract ? covers[0] : undefined;
  const known = coversByTract.get(covers) ?? new Map(covers.map((c) => [c.tract, c]));
  coversByTract.set(covers, known);
  return known.get(tract);
}

/** Clauses of a kind that apply to a tract. A grant of "1" is a grant of all, which is what no fraction says too. */
export function clauses(matter: Matter, kind: "grants" | "reservations" | "exceptions", tract: string): Clause[] {
  const list = matter.conveyance[kind];
  if (!list.length) return [];
  const cover = coverIn(matter, tract);
  const locals = cover?.locals ?? [];
  const depths = cover?.depths ?? null;
  return list
    .map((words, n) => ({ words: plainly(words, kind), pointer: `/${kind}/${n}` }))
    .filter(({ pointer }) => !matter.aside?.has(pointer))
    .filter(({ words }) => depths === null || !disjointDepths(words.depths, depths))
    .map((c) => (depths === null || !fixed(c.words.depths) ? c : { ...c, words: { ...c.words, depths: null } }))
    .filter(({ words }) => words.tracts.length === 0 || locals.length === 0 || words.tracts.some((t) => locals.includes(t)));
}

/** Takers named as a class only: one taker by that description, until its members are known. */
export function classActor(words: string): Actor {
  const party: Party = {
    id: "class",
    name: words,
    display: words,
    role: "other",
    side: "to",
    entity_type: "unknown",
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
  return { party_id: null, name: words, local: "class", party };
}

export function actorsFor(matter: Matter, ids: readonly string[], fallback: readonly Actor[]): readonly Actor[] {
  const found = ids.map((id) => matter.actors.get(id)).filter((a): a is Actor => a !== undefined);
  return found.length ? found : fallback;
}
