// Elections under a pooling order: a working interest given up for an override on the unit well.
import { mul, parseRational, type Rational } from "@/lib/fraction/rational";
import type { Case } from "@/lib/title/engine/case";
import type { Matter } from "@/lib/title/engine/matter";
import { type Holder, type Interest, sameHolder } from "@/lib/title/ledger/interest";

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

/** "(2)", "option (3)", "alternative b": the option of an order that words name, by its number or letter. */
const OPTION =
  /\b(?:options?|alternatives?|courses?|elections? of|choices?|paragraphs?|elect\w*)\b(?: (?:no\.?|number))? ?\(?(\d|[a-h]|i{1,3}|iv)\)?(?![\w.])/i;
/** The option that binds one who makes no election: "failure to elect is election of (2)", "deemed to have elected (b)". */
const DEFAULT =
  /\b(?:fail\w*|no (?:timely )?election|no answer|not (?:\w+ ){0,3}(?:elect|answer|repl|respond|choos)\w*|deemed|taken to have|silen\w+)\b[^.]{0,120}?(?:\(|\b(?:options?|alternatives?|courses?|choices?|paragraphs?) (?:no\. ?|number )?)(\d|[a-h]|i{1,3}|iv)\b/i;
const SILENT =
  /\b(?:(?:made|makes|gave|sent|received|filed|returned) no|no (?:timely |written )?)(?: \w+)? ?(?:election|answer|response|reply)\b|\b(?:nothing|no word|no paper|neither \w+ nor \w+) (?:was|has been|were) (?:ever |timely )?(?:received|heard|returned|filed|had)\b|\b(?:did not|has not|have not|failed to|without)(?: \w+)? (?:elect|answer|respond|repl[yi])/i;

/** An answer that came when the time was over is none. */
const LATE =
  /\b(?:too late|untimely|out of time|not (?:timely|in time|within the time)|after the (?:time|period|date|last day)\b[^.;]{0,30}\b(?:ended|expired|passed|had run|run))\b/i;

/** What an order leaves under the option that words choose, or under its default where they tell of no election. */
function optionChosen(order: Matter, text: string): string | null {
  const facts = (order.conveyance.facts ?? []).filter((f) => f.kind === "election");
  const byDefault = SILENT.test(text) || LATE.test(text) ? facts.map((f) => DEFAULT.exec(f.text)?.[1]).find((x) => x !== undefined) : undefined;
  const named = (LATE.test(text) ? byDefault : undefined) ?? OPTION.exec(text)?.[1] ?? byDefault;
  if (!named) return null;
  return facts.find((f) => f.text.toLowerCase().startsWith(`(${named.toLowerCase()})`))?.value ?? null;
}

/** Unleased owners whom a pooling order leaves a royalty: by their election, or because they made none in time. */
export type Pooled = { readonly holder: Holder; readonly royalty: Rational; readonly operator: Holder | null };

/** "(2) … a total royalty of 3/16 … (C) an owner who makes no election is deemed to have elected (2)": the royalty of each unleased owner who does not participate. */
export function pooledOwners(kase: Case, tract: string): Pooled[] {
  const order = kase
    .papers()
    .ofType("forced_pooling_order")
    .find((m) => m.covers.some((c) => c.tract === tract) && (m.day ?? "") <= kase.asOf);
  const options = (order?.conveyance.facts ?? []).filter((f) => f.kind === "election").map((f) => /^royalty\s+(\S+)/.exec(f.value ?? "")?.[1]);
  const royalty = parseRational(options.find((x) => x !== undefined) ?? "");
  if (!order || !royalty) return [];
  const applicant = order.from[0];
  const operator = applicant ? { party_id: applicant.party_id, name: applicant.name } : null;
  const said = kase
    .papers()
    .where(tellsElection)
    .all.filter((m) => m.id !== order.id && ([...m.cites.values()].includes(order.id) || m.covers.some((c) => c.tract === tract)))
    .flatMap((m) => (m.conveyance.facts ?? []).filter((f) => f.kind === "election"));
  const owners = kase
    .ledger(tract)
    .current()
    .filter((i) => i.estate === "fee" || i.estate === "mineral")
    .map((i) => i.holder)
    .filter((h, n, all) => all.findIndex((x) => sameHolder(x, h)) === n && !(operator && sameHolder(h, operator)));
  return owners.flatMap((holder) => {
    const own = said.filter((f) => plain(f.text).includes(plain(holder.name)));
    const values = own.map((f) => f.value ?? optionChosen(order, f.text));
    const silent = own.length === 0 && named(order, holder) && !said.length ? optionChosen(order, "no election") : null;
    const deemed = parseRational(/^royalty\s+(\S+)/.exec(silent ?? "")?.[1] ?? "");
    if (deemed) return [{ holder, royalty: deemed, operator }];
    const takesPart = own.some((f, n) => values[n] === "participate" && !/\b(?:no|not|never|declin\w*)\b/i.test(f.text));
    const chosen = values.map((v) => /^royalty\s+(\S+)/.exec(v ?? "")?.[1]).find((x) => x !== undefined);
    return own.length && !takesPart ? [{ holder, royalty: parseRational(chosen ?? "") ?? royalty, operator }] : [];
  });
}

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
