// Documents and resolution → matters, tracts and the order in which everything takes effect.
import type { Resolution } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import type { Holder } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import { Case } from "./case";
import { successions } from "./family";
import { type Cover, indexCovers, indexParties, type Matter, toMatter } from "./matter";
import { type Death, type Entry, inOrder } from "./timeline";

const NO_LAND_OK = new Set([
  "will",
  "probate_decree",
  "affidavit_of_heirship",
  "affidavit_of_death",
  "determination_of_heirship",
  "merger_certificate",
  "certificate_of_transfer",
  "small_estate_affidavit",
  "muniment_of_title",
]);

function citesOf(resolution: Resolution): Map<string, Map<number, string>> {
  const out = new Map<string, Map<number, string>>();
  for (const r of resolution.references) {
    if (r.cites === null || r.cites === r.document_id) continue;
    const list = out.get(r.document_id) ?? new Map<number, string>();
    out.set(r.document_id, list.set(r.index, r.cites));
  }
  return out;
}

/** A paper without land of its own covers what the papers it cites cover. */
function borrowed(doc: string, cites: ReadonlyMap<number, string>, covers: ReadonlyMap<string, Cover[]>): Cover[] {
  const out = new Map<string, Cover>();
  for (const cited of cites.values())
    if (cited !== doc) for (const c of covers.get(cited) ?? []) out.set(c.tract, { tract: c.tract, locals: [], certain: true });
  return [...out.values()];
}

/** Builds the case: tracts, matters, citations. Nothing has taken effect yet. */
export function openCase(documents: readonly ResolvedDocument[], resolution: Resolution, asOf: string): Case {
  const kase = new Case(resolution, asOf);
  const parties = indexParties(resolution);
  const covers = indexCovers(resolution);
  const cites = citesOf(resolution);
  const stateOf = new Map<string, string>();
  documents.forEach((doc, index) => {
    const cited = cites.get(doc.id) ?? new Map<number, string>();
    const own = covers.get(doc.id) ?? [];
    const used = own.length ? own : borrowed(doc.id, cited, covers);
    const m = toMatter(doc, index, parties, used, cited);
    kase.matters.set(doc.id, m);
    const state = doc.doc_type.resolved.recording.state ?? doc.land.resolved.tracts.find((t) => t.state)?.state;
    if (state) for (const c of used) if (!stateOf.has(c.tract)) stateOf.set(c.tract, state);
  });
  for (const t of resolution.tracts)
    kase.tracts.set(t.id, { id: t.id, state: (t.state ?? stateOf.get(t.id) ?? null)?.toUpperCase() ?? null, acres: t.acres, label: t.label });
  return kase;
}

/** All deaths that the papers state, each once, on its day; the paper that names the heirs speaks for it. */
export function deathsOf(kase: Case): Death[] {
  const out: Death[] = [];
  const put = (holder: Holder, day: string | null, matter: Matter) => {
    const old = out.find((d) => sameHolder(d.holder, holder));
    if (!old) out.push({ holder: { party_id: holder.party_id, name: holder.name }, day, matter });
    else if (old.day === null && day !== null) out.splice(out.indexOf(old), 1, { ...old, day });
  };
  for (const m of kase.matters.values()) {
    for (const s of successions(m)) {
      const a = m.actors.get(s.decedent);
      if (a) put(a, s.died, m);
    }
    for (const a of m.actors.values()) if (a.party.died || a.party.role === "decedent") put(a, a.party.died ?? null, m);
    for (const f of m.conveyance.facts ?? []) {
      if (f.kind !== "death") continue;
      const told = deathTold(kase, f.text);
      if (told) put(told.holder, told.day ?? f.date ?? null, m);
      else if (f.parties?.length === 1) {
        const a = m.actors.get(f.parties[0] ?? "");
        if (a) put(a, f.date ?? null, m);
      }
    }
  }
  for (const p of kase.resolution.parties) {
    const first = kase.matters.get(p.documents[0] ?? "");
    if (p.died && first) put({ party_id: p.id, name: p.display }, p.died, first);
  }
  return out;
}

const MONTHS = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"];

/** "JANE ROE, one of the grantors, died on March 3, 1960, at …" → the party of the package so named, and the day. Null unless both the name and "died" stand there. */
function deathTold(kase: Case, text: string): { holder: Holder; day: string | null } | null {
  const at = text.search(/\bdied\b|\bdeath of\b/i);
  if (at < 0) return null;
  const before = text.slice(0, at).toUpperCase();
  const named = kase.resolution.parties.flatMap((p) =>
    [p.display, ...p.aliases.map((a) => a.name)].map((name) => ({ p, at: before.indexOf(name.toUpperCase()), length: name.length })),
  );
  const first = named.filter((n) => n.at >= 0).sort((a, b) => a.at - b.at || b.length - a.length)[0];
  if (!first) return null;
  const day = /\b([A-Z][a-z]+)\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/.exec(text.slice(at, at + 80));
  const month = day ? MONTHS.indexOf((day[1] ?? "").toLowerCase()) : -1;
  return {
    holder: { party_id: first.p.id, name: first.p.display },
    day: day && month >= 0 ? `${day[3]}-${String(month + 1).padStart(2, "0")}-${(day[2] ?? "").padStart(2, "0")}` : null,
  };
}

const testamentary = (m: Matter) => m.conveyance.action === "devise" || m.type === "will";
const hereditary = (m: Matter) => testamentary(m) || m.conveyance.action === "descend" || NO_LAND_OK.has(m.type);

/** Whose death a will or decree speaks of. */
export function testatorOf(m: Matter): Holder | null {
  const a = [...m.actors.values()].find((x) => x.party.role === "decedent") ?? m.from[0];
  return a ? { party_id: a.party_id, name: a.name } : null;
}

/** Instruments on their day of delivery; wills, decrees and heirships on the day of the death. */
export function timeline(kase: Case): Entry[] {
  const deaths = deathsOf(kase);
  const entries: Entry[] = deaths.map((d) => ({ day: d.day ?? dayAfter(d), matter: d.matter, death: d, rank: 1 }));
  for (const m of kase.matters.values()) {
    if (m.conveyance.action === "descend" && successions(m).length) continue;
    if (hereditary(m)) {
      const dead = testatorOf(m);
      const death = dead ? deaths.find((d) => sameHolder(d.holder, dead)) : undefined;
      const day = death?.day ?? m.recorded ?? m.day;
      entries.push({ day, matter: testamentary(m) ? { ...m, day } : m, death: null, rank: m.type === "will" ? 2 : 3 });
    } else entries.push({ day: m.day, matter: m, death: null, rank: 4 });
  }
  return inOrder(entries);
}

/** A death without a day is taken on the day of the paper that tells of it. */
const dayAfter = (d: Death): string | null => d.matter.day ?? d.matter.recorded;
