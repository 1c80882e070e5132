// Documents and resolution → matters, tracts and the order in which everything takes effect.

import type { Resolution } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { equals, fromWire, ONE, sum } from "@/lib/fraction/rational";
import type { Holder } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import { withAcreShares } from "./acre-shares";
import { writtenDay } from "./calendar";
import { Case } from "./case";
import { successions } from "./family";
import { type Cover, indexCovers, indexParties, type Matter, toMatter } from "./matter";
import { isOnDeath, onDeathEntry } from "./on-death";
import { restatedGifts } from "./restated";
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
    const m = withoutRestated(toMatter(doc, index, parties, used, cited));
    kase.matters.set(doc.id, m);
    const state = doc.doc_type.resolved.recording.state ?? doc.land.resolved.tracts.find((t) => t.state)?.state;
    if (state) for (const c of used) if (!stateOf.has(c.tract)) stateOf.set(c.tract, state);
  });
  for (const t of resolution.tracts)
    kase.tracts.set(t.id, {
      id: t.id,
      state: (t.state ?? stateOf.get(t.id) ?? null)?.toUpperCase() ?? null,
      acres: t.acres,
      label: t.label,
      depths: t.depths ?? null,
    });
  for (const m of kase.matters.values()) kase.matters.set(m.id, withAcreShares(kase, m));
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
      const told = deathTold(kase, m, f.text);
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

/**
 * "JANE ROE, one of the grantors in the deed to John Doe, died on March 3, 1960, at …" → the party of the package of whom it is said, and the
 * day: the decedent of the paper where the sentence names one, else the first named in the clause that ends in "died". Null where a pronoun
 * stands for the name, or nobody of the package is named.
 */
function deathTold(kase: Case, m: Matter, text: string): { holder: Holder; day: string | null } | null {
  const told = /\bdeath of\b/i.exec(text);
  const at = text.search(/\bdied\b(?! (?:seized|possessed|owning))/i);
  const verb = at >= 0 ? at : (told?.index ?? -1);
  if (verb < 0 || (at >= 0 && /\b(?:he|she|they)\s+(?:has |had )?(?:since )?$/i.test(text.slice(0, at)))) return null;
  const upper = text.toUpperCase();
  const named = kase.resolution.parties
    .flatMap((p) =>
      [p.display, ...p.aliases.map((a) => a.name)].flatMap((name) => [...placesOf(upper, name.toUpperCase())].map((n) => ({ p, at: n, length: name.length }))),
    )
    .filter((n) => (at >= 0 ? n.at < at : n.at > verb))
    .sort((x, y) => x.at - y.at || y.length - x.length);
  const dead = [...m.actors.values()].filter((a) => a.party.role === "decedent" || a.party.died);
  const clause = at < 0 ? 0 : ([...text.slice(0, at).matchAll(/\b(?:that|whereas)\b/gi)].at(-1)?.index ?? 0);
  const relative = at >= 0 && /\bwho\s+(?:has |had |since |also )*$/i.test(text.slice(0, at)) ? named.filter((n) => n.at < at).at(-1) : undefined;
  const subject = relative ?? named.find((n) => dead.some((d) => d.party_id === n.p.id)) ?? named.find((n) => n.at >= clause) ?? named[0];
  if (!subject) return null;
  return { holder: { party_id: subject.p.id, name: subject.p.display }, day: writtenDay(text.slice(verb, verb + 100)) };
}

function* placesOf(text: string, name: string): Generator<number> {
  if (name.length < 3) return;
  for (let n = text.indexOf(name); n >= 0; n = text.indexOf(name, n + name.length)) yield n;
}

const testamentary = (m: Matter) => m.conveyance.action === "devise" || m.type === "will";
const hereditary = (m: Matter) => testamentary(m) || m.conveyance.action === "descend" || NO_LAND_OK.has(m.type);

/** Whose death a will or decree speaks of. */
export function testatorOf(m: Matter): Holder | null {
  const a = [...m.actors.values()].find((x) => x.party.role === "decedent") ?? m.from[0];
  return a ? { party_id: a.party_id, name: a.name } : null;
}

const DECREES = new Set([
  "probate_decree",
  "deed_of_distribution",
  "certificate_of_transfer",
  "determination_of_heirship",
  "court_findings_heirship",
  "muniment_of_title",
]);

const withoutRestated = (m: Matter): Matter => {
  const aside = DECREES.has(m.type) ? restatedGifts(m.conveyance) : new Set<string>();
  return aside.size ? { ...m, aside } : m;
};

/** Whether a decree says itself who takes what: its shares then govern, and not the statute. Its grants must come to the whole of what the dead held. */
export function distributes(m: Matter): boolean {
  if (!DECREES.has(m.type)) return false;
  const said = m.conveyance.grants.filter((_, n) => !m.aside?.has(`/grants/${n}`));
  const grants = said.filter((g) => g.to.some((id) => m.actors.has(id)));
  const owned = grants.filter((g) => g.estate_type === "fee" || g.estate_type === "mineral");
  const landed = owned.length ? owned : grants.filter((g) => g.estate_type === "royalty");
  if (!landed.length || grants.length !== said.length) return false;
  if (successions(m).some((s) => s.testate === true)) return true;
  const perTract = new Set(landed.flatMap((g) => (g.tracts.length ? g.tracts : ["all"])));
  return [...perTract].every((t) => {
    const here = landed.filter((g) => !g.tracts.length || g.tracts.includes(t));
    const shares = here.map((g) => (g.fraction ? fromWire(g.fraction) : ONE));
    return equals(sum(shares), ONE);
  });
}

/** Instruments on their day of delivery; wills, decrees and heirships on the day of the death. */
export function timeline(kase: Case): Entry[] {
  const deaths = deathsOf(kase);
  const entries: Entry[] = deaths.map((d) => ({ day: d.day ?? dayAfter(d), matter: d.matter, death: d, rank: 1 }));
  for (const m of kase.matters.values()) {
    if (m.conveyance.action === "descend" && successions(m).length && !distributes(m)) continue;
    if (isOnDeath(m)) {
      const entry = onDeathEntry(m, deaths);
      if (entry) entries.push(entry);
    } else if (hereditary(m)) {
      const dead = testatorOf(m);
      const death = dead ? deaths.find((d) => sameHolder(d.holder, dead)) : undefined;
      const day = death?.day ?? m.recorded ?? m.day;
      entries.push({ day, matter: testamentary(m) || distributes(m) ? { ...m, day } : m, death: null, rank: m.type === "will" ? 2 : 3 });
    } else entries.push({ day: m.day, matter: m, death: null, rank: 4 });
  }
  return inOrder(entries);
}

/** A death without a day is taken on the day of the paper that tells of it. */
const dayAfter = (d: Death): string | null => d.matter.day ?? d.matter.recorded;
