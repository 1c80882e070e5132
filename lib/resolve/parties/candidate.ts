// A candidate: all mentions of a package under one exact name that can be one person, with the context gathered from them.
import type { Mention, NameKey } from "./mention";

export type Candidate = {
  index: number;
  mentions: Mention[];
  key: NameKey;
  aliases: NameKey[];
  takes: Map<string, string>;
  gives: Map<string, string>;
  land: Set<string>;
  counties: Set<string>;
  addresses: Set<string>;
  spouses: NameKey[];
  heirOf: Set<string>;
  documents: Map<string, Set<string>>;
  since: string | null;
  until: string | null;
  died: string | null;
};

const earliest = (a: string | null, b: string | null): string | null => (a && b ? (a < b ? a : b) : (a ?? b));
const latest = (a: string | null, b: string | null): string | null => (a && b ? (a > b ? a : b) : (a ?? b));

/** Gathers mentions of one name into a candidate. */
export function candidateOf(index: number, mentions: Mention[]): Candidate {
  const first = mentions[0];
  if (!first) throw new RangeError("A candidate needs a mention.");
  const c: Candidate = {
    index,
    mentions,
    key: first.key,
    aliases: [],
    takes: new Map(),
    gives: new Map(),
    land: new Set(),
    counties: new Set(),
    addresses: new Set(),
    spouses: [],
    heirOf: new Set(),
    documents: new Map(),
    since: null,
    until: null,
    died: null,
  };
  for (const m of mentions) {
    c.aliases.push(...m.aliases.filter((a) => !c.aliases.some((b) => b.text === a.text)));
    c.spouses.push(...m.spouses.map((s) => s.key).filter((k) => !c.spouses.some((b) => b.text === k.text)));
    for (const dead of m.heirOf) c.heirOf.add(dead);
    if (m.county) c.counties.add(m.county.toLowerCase().replace(/ county$/, ""));
    if (m.address)
      c.addresses.add(
        m.address
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, " ")
          .trim(),
      );
    c.documents.set(m.document_id, (c.documents.get(m.document_id) ?? new Set()).add(m.side));
    c.since = earliest(c.since, m.date);
    c.until = latest(c.until, m.date);
    c.died = earliest(c.died, m.died);
    for (const tract of m.land) {
      c.land.add(tract);
      if (!m.date) continue;
      if (m.side === "to") c.takes.set(tract, earliest(c.takes.get(tract) ?? null, m.date) ?? m.date);
      if (m.side === "from") c.gives.set(tract, latest(c.gives.get(tract) ?? null, m.date) ?? m.date);
    }
  }
  return c;
}

function partByDeath(mentions: Mention[]): Mention[][] {
  const died = mentions
    .map((m) => m.died)
    .filter((d): d is string => d !== null)
    .sort()[0];
  if (!died) return [mentions];
  const after = (m: Mention) => !m.dead && m.side !== "other" && m.died === null && m.date !== null && m.date.slice(0, died.length) > died;
  const later = mentions.filter(after);
  return later.length ? [mentions.filter((m) => !after(m)), later] : [mentions];
}

const year = (m: Mention): number => Number(m.date?.slice(0, 4) ?? Number.NaN);
/** Nobody deals in land for longer than this; the pause between two of one name is then their boundary. */
const spanYears = 80;
const pauseYears = 40;

function partByTime(mentions: Mention[]): Mention[][] {
  const dated = mentions.filter((m) => m.side !== "other" && !Number.isNaN(year(m))).sort((a, b) => year(a) - year(b));
  const first = dated[0];
  const last = dated.at(-1);
  if (!first || !last || year(last) - year(first) <= spanYears) return [mentions];
  let widest = 0;
  let from = year(last);
  for (const [i, m] of dated.entries()) {
    const next = dated[i + 1];
    if (!next || year(next) - year(m) <= widest) continue;
    widest = year(next) - year(m);
    from = year(next);
  }
  return widest < pauseYears ? [mentions] : [mentions.filter((m) => !(year(m) >= from)), mentions.filter((m) => year(m) >= from)];
}

/**
 * Mentions of one exact name → the persons they can be: what is signed after the death of the name's bearer is another's hand
 * (a son of the same name), and so is what lies generations later. Errs on the side of keeping one where dates are missing.
 */
export function partByLife(mentions: Mention[]): Mention[][] {
  if (mentions[0]?.key.kind !== "person") return [mentions];
  return partByDeath(mentions).flatMap(partByTime);
}
