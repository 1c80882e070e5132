// One naming of a party in one instrument, with the context in which it stands.
import type { Party } from "@/lib/contracts/aspects/parties";
import type { ResolvedDocument } from "@/lib/contracts/resolved-document";
import { displayName } from "@/lib/names/display-name";
import { entityTypeOf, isOrganisation } from "@/lib/names/entity-type";
import { documentDate } from "@/lib/resolve/document-date";
import { decedentIn, otherNamesIn, principalIn } from "./capacity";
import { type OrganisationKey, organisationKeyOf } from "./organisation-key";
import { type PersonKey, personKey, personKeyOf } from "./person-key";

export type NameKey = PersonKey | OrganisationKey;
export type Mention = {
  document_id: string;
  party_id: string;
  name: string;
  display: string;
  entity_type: Party["entity_type"];
  key: NameKey;
  aliases: NameKey[];
  date: string | null;
  side: Party["side"];
  dead: boolean;
  died: string | null;
  land: readonly string[];
  county: string | null;
  address: string | null;
  spouses: { document_id: string; party_id: string; key: NameKey }[];
  /** Of whose dead estate this paper makes it an heir or devisee: the names. */
  heirOf: readonly string[];
  /** party_id of the one for whom this party acts, in the same document. */
  actsFor: string | null;
  /** How a principal is represented here: by the executor of an estate, or by a trustee, whose name is kept. */
  fiduciary: "estate" | null;
  trustee: string | null;
  /** Signs as "Trustee" without a word for whom. */
  bareTrustee: boolean;
};

const people = new Set<Party["entity_type"]>(["individual", "estate", "unknown"]);

export function nameKeyOf(name: string, type: Party["entity_type"]): NameKey {
  const decedent = decedentIn(name);
  if (decedent) return personKeyOf(decedent);
  return people.has(type) ? personKeyOf(name) : organisationKeyOf(name);
}

function keyOfParty(party: Party): NameKey {
  const decedent = party.entity_type === "estate" || /^(?:the )?(?:estate|heirs|unknown heirs)\b.{0,24} of\b/i.test(party.name) ? decedentIn(party.name) : null;
  if (decedent) return personKeyOf(decedent);
  return people.has(party.entity_type) ? personKey(party) : organisationKeyOf(party.display || party.name);
}

const sameKey = (a: NameKey, b: NameKey): boolean => a.kind === b.kind && a.text === b.text;

const otherNamesOf = (party: Party): string[] =>
  party.entity_type === "individual" ? otherNamesIn(`${party.capacity ?? ""} ${party.marital_status ?? ""}`, party.given) : [];

function spousesOf(party: Party, all: readonly Party[], keys: readonly NameKey[], document_id: string): Mention["spouses"] {
  return all.flatMap((p, i) => {
    const key = keys[i];
    return key && p.id !== party.id && (p.id === party.spouse_of || p.spouse_of === party.id) ? [{ document_id, party_id: p.id, key }] : [];
  });
}

function diedOf(party: Party, key: NameKey, doc: ResolvedDocument): string | null {
  const successions = doc.parties.resolved.succession ?? [];
  const told = successions.find((s) => s.decedent === party.id)?.died;
  if (told ?? party.died) return told ?? party.died ?? null;
  if (key.kind !== "person" || !key.surname) return null;
  const facts = (doc.conveyance.resolved.facts ?? []).filter((f) => f.kind === "death" && f.date && !successions.some((s) => s.died === f.date));
  return facts.find((f) => toldOf(f.text, key))?.date ?? null;
}

/** The dead whom the party takes from by this paper, by their names. */
function heirOf(party: Party, all: readonly Party[], keys: readonly NameKey[], doc: ResolvedDocument): string[] {
  const dead = (doc.parties.resolved.succession ?? []).filter((s) => s.heirs.some((h) => h.party === party.id)).map((s) => s.decedent);
  return all.flatMap((p, i) => (dead.includes(p.id) && keys[i] ? [keys[i].text] : []));
}

/** "Ada Roe, his only child, his wife having died": it is the wife who died. */
const KIN = /\b(?:his|her|their|whose|the) (?:\w+ )?(?:wife|husband|father|mother|parents?|spouse|brother|sister|widow|grantor|decedent)\b/;

/** "A, who survives, and MAY ROE, who" before "died": it is said of the one named last. */
const OF_THE_NEXT = /(?:,|;| and) (?:[a-z]+ ){0,3}(?:[A-Z][\w.'’-]* ){1,3}[A-Z][\w'’-]+,? who (?:\w+ )*$/;

/** "ROE, SR." before "died", of Roe, Jr., or Roe alone of a son who is always told apart from his father: it is the other who died. */
const isOtherSuffix = (word: string, own: string): boolean => (/^(?:jr|sr|ii|iii|iv)$/.test(word) ? word !== own : own === "jr");

/** Whether the words "died" or "death of" in a text stand beside this person's name, given name and all. */
function toldOf(text: string, key: PersonKey): boolean {
  const low = text.toLowerCase();
  for (const m of low.matchAll(/\bdied\b|\bdeath of\b|\bdeceased\b|\bpassed away\b/g)) {
    const near = m[0] === "death of" ? low.slice(m.index, m.index + 60) : low.slice(Math.max(0, m.index - 70), m.index);
    const words = near
      .replace(/[^a-z]+/g, " ")
      .trim()
      .split(" ");
    const at = words.lastIndexOf(key.surname);
    const first = words.slice(Math.max(0, at - 3), Math.max(0, at)).lastIndexOf(key.given);
    const between = text.slice(Math.max(0, low.lastIndexOf(key.surname, m.index) + key.surname.length), m.index);
    if (at > 0 && first >= 0 && !isOtherSuffix(words[at + 1] ?? "", key.suffix) && !KIN.test(words.slice(at + 1).join(" ")) && !OF_THE_NEXT.test(between))
      return true;
  }
  return false;
}

/** Adds the principal for whom a party acts, or points to it where it is named as a party itself. */
function addPrincipal(out: Mention[], agent: Mention, party: Party): void {
  const capacity = party.capacity ?? "";
  const principal = principalIn(capacity);
  if (!principal) return;
  const trust = /\btrust\b/i.test(principal);
  const estate = !trust && /\bestate\b|execut|administrat|deceased|will of/i.test(capacity) && !/guardian|conservator/i.test(capacity);
  const type = trust ? "trust" : estate || /guardian|conservator|representative|attorney/i.test(capacity) ? "individual" : entityTypeOf(principal);
  const key = nameKeyOf(principal, type);
  const known = out.find((m) => m !== agent && sameKey(m.key, key));
  agent.actsFor = known?.party_id ?? `${party.id}:for`;
  const shown: Pick<Mention, "fiduciary" | "trustee"> = { fiduciary: estate ? "estate" : null, trustee: trust ? agent.display : null };
  if (known) {
    if (known.side !== "other" || agent.side !== "other") Object.assign(known, shown);
    return;
  }
  const display = displayName(principal);
  out.push({
    ...agent,
    ...shown,
    party_id: `${party.id}:for`,
    name: principal,
    display,
    entity_type: type,
    key,
    aliases: [],
    dead: estate,
    died: null,
    address: null,
    spouses: [],
    heirOf: [],
    actsFor: null,
  });
}

/** The mentions of one document, and one more for each principal who is named only in an agent's capacity (`p1:for`). */
export function mentionsOf(doc: ResolvedDocument, land: readonly string[]): Mention[] {
  const parties = doc.parties.resolved.parties;
  const county = doc.doc_type.resolved.recording.county ?? doc.land.resolved.tracts.find((t) => t.county)?.county ?? null;
  const date = documentDate(doc);
  const named = parties.map(keyOfParty);
  const out = parties.map((party, i): Mention => {
    const key = named[i] ?? keyOfParty(party);
    const dead = party.role === "decedent" || party.entity_type === "estate";
    const died = diedOf(party, key, doc);
    return {
      document_id: doc.id,
      // A paper made long after a death speaks of the dead as he stood then.
      date: dead && died !== null && (date === null || died < date) ? died : date,
      land,
      county,
      party_id: party.id,
      name: party.name,
      display: party.display || party.name,
      entity_type: party.entity_type,
      key,
      aliases: [...party.aliases, ...otherNamesOf(party)]
        .map((a) => nameKeyOf(a, people.has(party.entity_type) === isOrganisation(a) ? entityTypeOf(a) : party.entity_type))
        .filter((a) => a.text && !sameKey(a, key) && !named.some((k) => sameKey(k, a))),
      side: party.side,
      dead,
      died,
      address: party.address,
      spouses: spousesOf(party, parties, named, doc.id),
      heirOf: heirOf(party, parties, named, doc),
      actsFor: null,
      fiduciary: null,
      trustee: null,
      bareTrustee: /^(?:as )?(?:a )?(?:co-|successor )?trustees?\.?$/i.test((party.capacity ?? "").trim()),
    };
  });
  for (const [i, party] of parties.entries()) {
    const agent = out[i];
    if (agent) addPrincipal(out, agent, party);
  }
  return out;
}
