// The deaths that the papers of a package tell of, each once, on its day.

import { DYING } from "@/lib/text/dying-words";
import { HolderIndex } from "@/lib/title/ledger/holder-index";
import type { Holder } from "@/lib/title/ledger/interest";
import { writtenDay } from "./calendar";
import type { Case } from "./case";
import { successions } from "./family";
import type { Actor, Matter } from "./matter";
import { type NamesInText, placesOf } from "./names-in-text";
import type { Death } from "./timeline";

type Told = { -readonly [K in keyof Death]: Death[K] };

/** All deaths that the papers state, each once, on its day; the paper that names the heirs speaks for it. */
export function deathsOf(kase: Case): Death[] {
  const out: Told[] = [];
  const known = new HolderIndex<Told>();
  const acting = actsOf(kase);
  /** A death told by the way, in a sentence: not believed of one who acts on a later day. */
  const putTold = (holder: Holder, day: string | null, matter: Matter) => {
    if (day === null || !acting.all(holder).some((act) => act.paper !== matter.id && act.day > day)) put(holder, day, matter);
  };
  const put = (holder: Holder, day: string | null, matter: Matter) => {
    const old = known.first(holder);
    if (old) {
      old.day ??= day;
      return;
    }
    const death: Told = { holder: { party_id: holder.party_id, name: holder.name }, day, matter };
    out.push(death);
    known.put(death.holder, death);
  };
  const { names } = kase;
  for (const m of kase.matters.values()) {
    for (const s of successions(m)) {
      const a = m.actors.get(s.decedent);
      if (a) put(a, s.died, m);
    }
    for (const a of m.actors.values()) if (a.party.died || a.party.role === "decedent") put(a, a.party.died ?? null, m);
    for (const f of m.conveyance.facts ?? []) {
      if (f.kind !== "death") continue;
      const own = ownDead(m, f.text);
      const told = own ? null : deathTold(names, m, f.text);
      if (told && told.day === null && (saidToLive(m, told.holder) || ofAnotherHeir(m, told.holder, f.text))) continue;
      if (own) put(own, f.date ?? null, m);
      else if (told) putTold(told.holder, told.day ?? f.date ?? null, m);
      else if (f.parties?.length === 1) {
        const a = m.actors.get(f.parties[0] ?? "");
        if (a) putTold(a, f.date ?? null, m);
      }
    }
  }
  for (const p of kase.resolution.parties) {
    const first = kase.matters.get(p.documents[0] ?? "");
    if (p.died && first) putTold({ party_id: p.id, name: p.display }, p.died, first);
  }
  return out;
}

/** By whom somebody is spoken for when he is no more. */
const FOR_ANOTHER = /\b(?:estate|heirs|devisees|executors?|executrix|administrat\w+|deceased|successors?|survivors?)\b/i;

/** The papers in which each holder gave or swore himself, with their days. */
function actsOf(kase: Case): HolderIndex<{ readonly paper: string; readonly day: string }> {
  const out = new HolderIndex<{ readonly paper: string; readonly day: string }>();
  for (const m of kase.matters.values()) {
    if (m.day === null) continue;
    const swears = [...m.actors.values()].filter((a) => a.party.role === "affiant");
    for (const a of [...m.from, ...swears])
      if (a.party.role !== "decedent" && !FOR_ANOTHER.test(`${a.party.name} ${a.party.capacity ?? ""}`)) out.put(a, { paper: m.id, day: m.day });
  }
  return out;
}

const THE_DEAD =
  /\b(?:the|said|her|his) (?:said )?(?:testator|testatrix|decedent|deceased|intestate)(?:,? (?!who\b)[^.;,]{1,50},)? (?:had |having |so |then )?(?:died|departed this life|passed away)\b/i;

/** "the testatrix departed this life on …": the one of whom the paper is, whoever else the sentence names. */
function ownDead(m: Matter, text: string): Actor | null {
  const dead = THE_DEAD.test(text) ? [...m.actors.values()].filter((a) => a.party.role === "decedent") : [];
  return dead.length === 1 ? (dead[0] ?? null) : null;
}

/** The paper's own list of heirs says that this one lives: a sentence that names others beside is none of this one's death. */
const saidToLive = (m: Matter, h: Holder): boolean =>
  successions(m).some((s) =>
    (s.heirs ?? []).some((x) => {
      const a = x.living === true ? m.actors.get(x.party) : undefined;
      return a !== undefined && a.party_id === h.party_id;
    }),
  );

/** The sentence names an heir whom the paper's own list tells to have died before, and this one it does not tell so. */
function ofAnotherHeir(m: Matter, h: Holder, text: string): boolean {
  const heirs = successions(m).flatMap((s) => (s.heirs ?? []).flatMap((x) => ({ living: x.living, actor: m.actors.get(x.party) })));
  const own = heirs.filter((x) => x.actor?.party_id === h.party_id);
  const upper = text.toUpperCase();
  return (
    own.length > 0 && own.every((x) => x.living !== false) && heirs.some((x) => x.living === false && x.actor && upper.includes(x.actor.name.toUpperCase()))
  );
}

const DIED = new RegExp(`\\b(?:died|departed this life|passed away|${DYING})\\b(?! (?:seized|possessed|owning))`, "i");

/**
 * "JANE ROE, one of the grantors in the deed to John Doe, died on March 3, 1960, at …" → the party of the package of whom it is said, and the
 * day: the decedent of the paper where the sentence names one, else the first named in the clause that ends in "died"; for a pronoun the one with
 * whom the sentence before begins. Null where nobody of the package is named.
 */
function deathTold(names: NamesInText, m: Matter, text: string): { holder: Holder; day: string | null } | null {
  const told = /\bdeath of\b/i.exec(text);
  const at = text.search(DIED);
  const verb = at >= 0 ? at : (told?.index ?? -1);
  if (verb < 0) return null;
  const pronoun = at >= 0 ? /\b(?:he|she|they)\s+(?:has |had )?(?:since )?$/i.exec(text.slice(0, at)) : null;
  if (pronoun) return beforePronoun(names, text.slice(0, pronoun.index), writtenDay(text.slice(verb, verb + 100)));
  const upper = text.toUpperCase();
  const named = names
    .mayStandIn(upper)
    .flatMap(({ party, name }) => [...placesOf(upper, name)].map((n) => ({ p: party, at: n, length: name.length })))
    .filter((n) => (at >= 0 ? n.at < at : n.at > verb))
    .sort((x, y) => x.at - y.at || y.length - x.length);
  const dead = [...m.actors.values()].filter((a) => a.party.role === "decedent" || a.party.died);
  const clause = at < 0 ? 0 : ([...text.slice(0, at).matchAll(/\b(?:that|whereas)\b/gi)].at(-1)?.index ?? 0);
  const own = named.filter((n) => n.at >= clause);
  const isDead = (n: (typeof named)[number]): boolean => dead.some((d) => d.party_id === n.p.id);
  const who = at >= 0 ? WHO.exec(text.slice(0, at)) : null;
  const relative = who ? named.filter((n) => n.at < at).at(-1) : undefined;
  if (
    who &&
    relative &&
    /[A-Z][A-Za-z]+ [A-Z]/.test(text.slice(relative.at + relative.length, who.index)) &&
    !/^,? (?:and|&) /.test(text.slice(relative.at + relative.length))
  )
    return null;
  const subject = relative ?? own.find(isDead) ?? own[0] ?? named.find(isDead) ?? named[0];
  if (!subject) return null;
  return { holder: { party_id: subject.p.id, name: subject.p.display }, day: writtenDay(text.slice(verb, verb + 100)) };
}

/** "A, who has died", "A and B, both of whom later died": those named right before. */
const WHO = /\b(?:who|(?:both|all|each|one|two|three) of (?:whom|them))\s+(?:(?:has|had|have|since|also|all|both|each|later|then|likewise) )*$/i;

/** "B survived him. She died": the one with whose name the last sentence before the pronoun begins, a number or a title aside. */
function beforePronoun(names: NamesInText, text: string, day: string | null): { holder: Holder; day: string | null } | null {
  const last = /[^.;]*(?:(?<=\b[A-Z])\.[^.;]*)*[.;]\s*$/.exec(text)?.[0].toUpperCase() ?? "";
  const named = names
    .mayStandIn(last)
    .flatMap(({ party, name }) => [...placesOf(last, name)].map((at) => ({ party, at, length: name.length })))
    .filter((n) => n.at < 14)
    .sort((a, b) => a.at - b.at || b.length - a.length);
  return named[0] ? { holder: { party_id: named[0].party.id, name: named[0].party.display }, day } : null;
}
