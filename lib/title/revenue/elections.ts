// Elections under a pooling order: a working interest given up for an override on the unit well.
import { fromWire, mul, parseRational, type Rational } from "@/lib/fraction/rational";
import type { Case } from "@/lib/title/engine/case";
import type { Matter } from "@/lib/title/engine/matter";
import { type Holder, type Interest, sameHolder } from "@/lib/title/ledger/interest";
import { chosenIn, defaultOf, royaltyOf } from "./election-words";

export type Election = { readonly holder: Holder; readonly override: Rational; readonly operator: Holder | null; readonly matter: Matter };

const plain = (s: string) =>
  s
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, " ")
    .trim();

const tellsElection = (m: Matter): boolean => (m.conveyance.facts ?? []).some((f) => f.kind === "election");

/** Words by which an owner takes what an order offers, not those that only offer it. */
const CHOOSES = /\b(?:elects?|elected|ch(?:ooses|ose)|takes|took|accepts|accepted|selects|selected|declin(?:es|ed) to (?:participate|join))\b/i;

/** Elections in the tract by holders of its leasehold: "elects … an overriding royalty of 5%" with the holder's name. */
export function electionsIn(kase: Case, tract: string): Election[] {
  const holders = kase
    .ledger(tract)
    .current()
    .filter((i) => i.estate === "leasehold")
    .map((i) => i.holder);
  const out: Election[] = [];
  for (const m of kase.papers().where(tellsElection).all) {
    if (m.covers.length && !m.covers.some((c) => c.tract === tract)) continue;
    for (const f of m.conveyance.facts ?? []) {
      const value = /^overriding_royalty\s+(\S+)/.exec(f.value ?? "");
      const override = value ? parseRational(value[1] ?? "") : null;
      if (f.kind !== "election" || !override || !CHOOSES.test(f.text)) continue;
      const text = plain(f.text);
      const holder = holders.find(
        (h) => (f.parties ?? []).some((id) => m.actors.get(id) && sameHolder(m.actors.get(id) ?? h, h)) || text.includes(plain(h.name)),
      );
      if (holder && !out.some((e) => sameHolder(e.holder, holder))) out.push({ holder, override, operator: operatorOf(m, kase), matter: m });
    }
  }
  return out;
}

const bareName = (name: string): string => plain(name).replace(/^THE /, "");

/** Where a text names an owner: by the whole name, else by a surname that no other owner bears. Its place in `plainWords` of the text, or -1. */
function placeOf(words: string, holder: Holder, owners: readonly Holder[]): number {
  const whole = ` ${words} `.indexOf(` ${bareName(holder.name)} `);
  if (whole >= 0) return whole;
  const last = bareName(holder.name).split(" ").at(-1) ?? "";
  const unique = last.length > 3 && owners.every((o) => sameHolder(o, holder) || !bareName(o.name).split(" ").includes(last));
  return unique && !/^(?:INC|LLC|COMPANY|CORPORATION|TRUST|BANK|LTD|ESTATE)$/.test(last) ? ` ${words} `.indexOf(` ${last} `) : -1;
}

const LONGEST = 420;
/** A name and what joins the next to it. */
const JOINED = /^(?:[A-Z][\w.'&-]*|of|and|&)(?: (?:[A-Z][\w.'&-]*|of|and|&)){0,7}?,?(?: and| &|,)(?: (?:the|Mrs?\.|Miss))? ?$/;
/** "; nothing was received from " ahead of a name. */
const LEAD = 44;
const BEFORE_NAME = /(?:^|[.;:]|\band\b|\d\.)[^.;:]{0,60}$/;

/** Of a text that tells of several owners, the words of one: from his name to the next owner's, with what leads up to it ("nothing was received from A"). */
function wordsOn(text: string, holder: Holder, owners: readonly Holder[]): string | null {
  const marked = text.toUpperCase();
  const at = owners.map((o) => ({ o, at: nameAt(marked, o, owners) })).filter((x) => x.at >= 0);
  const own = at.find((x) => sameHolder(x.o, holder));
  if (!own) return null;
  // "A and B both elected (2)": what is told behind the last of them is of them all.
  const later = at.filter((x) => x.at > own.at).sort((x, y) => x.at - y.at);
  const joined = later.findIndex((x, i) => !JOINED.test(text.slice(i ? (later[i - 1]?.at ?? 0) : own.at, x.at)));
  const next = (joined < 0 ? [] : later.slice(joined)).map((x) => x.at);
  const end = Math.min(text.length, own.at + LONGEST, ...next);
  const lead = BEFORE_NAME.exec(text.slice(Math.max(0, own.at - 80), own.at))?.[0] ?? "";
  // What leads to the next owner's name ("…; from B nothing came") is of him.
  const rest = text.slice(own.at, end);
  const stops = next.includes(end) ? [...rest.matchAll(/[.;:,]|\band\b/g)].map((m) => m.index) : [];
  const cut = rest.length - (stops.at(-1) ?? 0) <= LEAD ? (stops.at(-1) ?? 0) : 0;
  return `${/\b(?:from|by|to|for) $/i.test(lead) ? lead : ""}${cut > 0 ? rest.slice(0, cut) : rest}`;
}

/** The place of an owner's name in the text itself, which may part its words by more than a blank. */
function nameAt(upper: string, holder: Holder, owners: readonly Holder[]): number {
  if (placeOf(plain(upper), holder, owners) < 0) return -1;
  const words = bareName(holder.name).split(" ");
  const whole = upper.search(new RegExp(`\\b${words.join("[^A-Z0-9]+")}\\b`));
  return whole >= 0 ? whole : upper.search(new RegExp(`\\b${words.at(-1)}\\b`));
}

/** An election that the order itself tells as made: "by letter received May 3 A elected option (c)", "has filed her written election to take the bonus". */
const MADE =
  /\b(?:elected|chose|chosen|accepted|selected)\b|\b(?:filed|made|sent|returned|delivered|given)\b[^.;]{0,60}\belection to (?:take|accept|receive|have)\b/i;
/** "He has filed", "said owner elected": the one owner of whom the order spoke before. */
const SPOKEN_OF = /^\W*(?:\d{1,2}[.)] )?(?:that )?(?:he|she|they|it|said|such|the (?:said )?(?:owner|respondent|mineral owner))\b/i;
/** What an owner may do, or is taken to have done. */
const OFFERED = /\b(?:deemed|shall|may|must|if|fail\w*|unless|who (?:has|have) not|any owner|each owner|presumed|considered)\b/i;

/** Unleased owners whom a pooling order leaves a royalty: by their election, or because they made none in time. */
export type Pooled = { readonly holder: Holder; readonly royalty: Rational; readonly operator: Holder | null };

/** "(2) … a total royalty of 3/16 … (C) an owner who makes no election is deemed to have elected (2)": the royalty of each unleased owner who does not participate. */
export function pooledOwners(kase: Case, tract: string): Pooled[] {
  const order = kase
    .papers()
    .ofType("forced_pooling_order")
    .find((m) => m.covers.some((c) => c.tract === tract) && (m.day ?? "") <= kase.asOf);
  const terms = (order?.conveyance.facts ?? []).filter((f) => f.kind === "election");
  const fixed = order?.conveyance.unit?.royalty ? fromWire(order.conveyance.unit.royalty) : null;
  const royalty = terms.map((f) => royaltyOf(f.value ?? null)).find((x) => x !== null) ?? fixed;
  if (!order || !royalty) return [];
  const applicant = order.from[0];
  const operator = applicant ? { party_id: applicant.party_id, name: applicant.name } : null;
  const papers = kase
    .papers()
    .where(tellsElection)
    .all.filter((m) => m.id !== order.id && ([...m.cites.values()].includes(order.id) || m.covers.some((c) => c.tract === tract)));
  const said = papers.flatMap((m) => (m.conveyance.facts ?? []).filter((f) => f.kind === "election").map((f) => f.text));
  const owners = kase
    .ledger(tract)
    .current()
    .filter((i) => i.estate === "fee" || i.estate === "mineral")
    .map((i) => i.holder)
    .filter((h, n, all) => all.findIndex((x) => sameHolder(x, h)) === n && !(operator && sameHolder(h, operator)));
  const made = terms.map((f) => f.text).filter((t) => MADE.test(t) && !OFFERED.test(t));
  return owners.flatMap((holder): Pooled[] => {
    const recited =
      made.find((t) => placeOf(plain(t), holder, owners) >= 0) ??
      (owners.length === 1 ? made.find((t) => SPOKEN_OF.test(t) || named(order, holder)) : undefined);
    if (recited) {
      const choice = chosenIn(terms, recited);
      const left = choice === "participate" ? null : (royaltyOf(choice) ?? fixed);
      return left ? [{ holder, royalty: left, operator }] : [];
    }
    const own = said.flatMap((text) => wordsOn(text, holder, owners) ?? []);
    const chosen = own.map((words) => chosenIn(terms, words)).find((v) => v !== null);
    const others = said.some((text) => OTHERS.test(text));
    const deemed = !own.length && named(order, holder) && (!said.length || others) ? royaltyOf(defaultOf(terms)) : null;
    if (deemed) return [{ holder, royalty: deemed, operator }];
    const rate = royaltyOf(chosen ?? null);
    if (rate) return [{ holder, royalty: rate, operator }];
    return own.length && chosen !== "participate" ? [{ holder, royalty, operator }] : [];
  });
}

/** "No other owner answered", "the others made no election", "all others are deemed to have taken (b)": those whom the paper does not name. */
const OTHERS =
  /\b(?:no other|none of the (?:others?|remaining|rest))\b[^.;]{0,40}\b(?:answer|elect|respon|repl|choos|chose|ma[dk]e)\w*|\b(?:(?:all|each|every one) (?:of )?(?:the )?|the )(?:others?|remaining|rest)\b[^.;]{0,60}\b(?:no (?:election|answer|reply|response)|not (?:elect|answer|repl|respond)\w*|failed|silent|deemed|default\w*)\b/i;

/** Whether an order names an owner among those whom it pools. */
const named = (order: Matter, holder: Holder): boolean =>
  [...order.actors.values()].some((a) => sameHolder(a, holder)) || (order.conveyance.facts ?? []).some((f) => plain(f.text).includes(plain(holder.name)));

/** The applicant of the order that the paper cites, to whom the working interest is relinquished; null where it was not read. */
function operatorOf(m: Matter, kase: Case): Holder | null {
  for (const id of m.cites.values()) {
    const order = kase.matters.get(id);
    const applicant = order?.from[0];
    if (order?.type === "forced_pooling_order" && applicant) return { party_id: applicant.party_id, name: applicant.name };
  }
  return null;
}

/** The override that an election leaves its holder: the elected share of the leasehold given up. */
export const electedOverride = (e: Election, hold: Interest): Rational => mul(e.override, hold.share);
