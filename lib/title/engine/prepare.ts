// Documents and resolution → matters, tracts and the order in which everything takes effect.

import type { Resolution } from "@/lib/contracts/resolution";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { equals, fromWire, ONE, sum } from "@/lib/fraction/rational";
import { HolderIndex } from "@/lib/title/ledger/holder-index";
import type { Holder } from "@/lib/title/ledger/interest";
import { withAcreShares } from "./acre-shares";
import { Case } from "./case";
import { deathsOf } from "./deaths";
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
      county: t.county ?? null,
    });
  for (const m of kase.matters.values()) kase.matters.set(m.id, withAcreShares(kase, m));
  return kase;
}

const testamentary = (m: Matter) => m.conveyance.action === "devise" || m.type === "will";
/** A judgment between living parties takes effect on its own day, though one of them dies later. */
const SUITS = new Set(["quiet_title_judgment", "judgment", "divorce_decree"]);
const ofSuit = (m: Matter) => SUITS.has(m.type) && ![...m.actors.values()].some((a) => a.party.role === "decedent");
const hereditary = (m: Matter) => testamentary(m) || (m.conveyance.action === "descend" && !ofSuit(m)) || NO_LAND_OK.has(m.type);

/** Whether the paper gives something out of the estate of this dead, beside what only restates another gift. */
const givesFrom = (m: Matter, id: string): boolean => m.conveyance.grants.some((g, n) => g.from.includes(id) && !m.aside?.has(`/grants/${n}`));

/** Whose death a will or decree speaks of: of several dead the first from whom it gives. */
export function testatorOf(m: Matter): Holder | null {
  const dead = [...m.actors].filter(([, x]) => x.party.role === "decedent");
  const a = (dead.find(([id]) => givesFrom(m, id)) ?? dead[0])?.[1] ?? m.from[0];
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

/** Whether a decree says itself who takes what: its shares then govern, and not the statute. Its grants must come to the whole of what the dead held: of the land or minerals, or of the surface beside so much of the minerals as it says. */
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
    const all = (list: typeof grants) => equals(sum(list.map((g) => (g.fraction ? fromWire(g.fraction) : ONE))), ONE);
    const surface = grants.filter((g) => g.estate_type === "surface" && (!g.tracts.length || g.tracts.includes(t)));
    // An estate for life counts for the land behind which it stands: "one half to A, the usufruct of the other to her".
    const life = grants.filter((g) => g.estate_type === "life_estate" && (!g.tracts.length || g.tracts.includes(t)));
    return (
      all(here) ||
      (life.length > 0 && all([...here, ...life])) ||
      (surface.length > 0 && all(surface) && here.every((g) => g.estate_type === "mineral" && g.of === "whole"))
    );
  });
}

/** The day of the last decree that distributes what one of the dead left, by party. */
function distributedOn(kase: Case): Map<string, string> {
  const out = new Map<string, string>();
  for (const m of kase.matters.values()) {
    const dead = distributes(m) ? testatorOf(m)?.party_id : null;
    const day = m.day ?? m.recorded;
    if (dead && day && day > (out.get(dead) ?? "")) out.set(dead, day);
  }
  return out;
}

/**
 * The entry of a deed by which an administrator or executor sold out of an estate that a decree distributed later: the buyer takes from the dead,
 * and the decree, which speaks from the death, distributes what was left (Unif. Prob. Code § 3-711, § 3-101). Null for every other deed.
 */
function soldInAdministration(kase: Case, m: Matter, deaths: HolderIndex<Death>, distributed: ReadonlyMap<string, string>): Entry | null {
  if (m.conveyance.action !== "convey" || m.day === null || m.day > kase.asOf) return null;
  for (const { actsFor } of m.from) {
    const decree = actsFor ? distributed.get(actsFor) : undefined;
    const died = actsFor && decree ? deaths.first({ party_id: actsFor, name: "" })?.day : null;
    if (decree && died && died < m.day && m.day <= decree) return { day: died, matter: m, death: null, rank: 1.5 };
  }
  return null;
}

/**
 * A decree over several estates as one for each of them, with what it gives out of the others set aside: title passed at each death in its turn
 * (Unif. Prob. Code § 3-101), and the decree only declares it. The paper itself where it gives out of one estate or out of several at once.
 */
function byEstate(m: Matter): Matter[] {
  const dead = [...m.actors].filter(([id, x]) => x.party.role === "decedent" && givesFrom(m, id)).map(([id]) => id);
  const apart = m.conveyance.grants.every((g) => dead.filter((id) => g.from.includes(id)).length <= 1);
  if (!DECREES.has(m.type) || dead.length < 2 || !apart) return [m];
  return dead.map((id) => {
    const others = m.conveyance.grants.flatMap((g, n) => (g.from.includes(id) ? [] : [`/grants/${n}`]));
    return { ...m, aside: new Set([...(m.aside ?? []), ...others]) };
  });
}

/** Instruments on their day of delivery; wills, decrees and heirships on the day of the death. */
export function timeline(kase: Case): Entry[] {
  const deaths = deathsOf(kase);
  const byDead = new HolderIndex<Death>();
  for (const d of deaths) byDead.put(d.holder, d);
  const distributed = distributedOn(kase);
  const entries: Entry[] = deaths.map((d) => ({ day: d.day ?? dayAfter(d), matter: d.matter, death: d, rank: 1 }));
  for (const m of kase.matters.values()) {
    if (m.conveyance.action === "descend" && successions(m).length && !distributes(m)) continue;
    if (isOnDeath(m)) {
      const entry = onDeathEntry(m, byDead);
      if (entry) entries.push(entry);
    } else if (hereditary(m)) {
      for (const part of byEstate(m)) {
        const dead = testatorOf(part);
        const death = dead ? byDead.first(dead) : undefined;
        const day = death?.day ?? m.recorded ?? m.day;
        entries.push({ day, matter: testamentary(m) || distributes(part) ? { ...part, day } : part, death: null, rank: m.type === "will" ? 2 : 3 });
      }
    } else entries.push(soldInAdministration(kase, m, byDead, distributed) ?? { day: m.day, matter: m, death: null, rank: 4 });
  }
  return inOrder(entries);
}

/** A death without a day is taken on the day of the paper that tells of it. */
const dayAfter = (d: Death): string | null => d.matter.day ?? d.matter.recorded;
