// Heirs and devisees who act before any probate is of record: their own recital links them to the owner.

import { mul, rational } from "@/lib/fraction/rational";
import { personOfEstate } from "@/lib/names/estate-name";
import type { Holder, Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import { decide } from "@/lib/title/rules/rule";
import { recitalRules } from "@/lib/title/rules/succession/recital";
import { type Case, input } from "./case";
import { type Actor, evidenceAt, type Matter } from "./matter";
import { tellsOfSeveral } from "./one-of-several";

const SOLE =
  /\b(?:sole|only)\b[^.;()]{0,60}\b(?:heirs?|devisees?|legatees?|beneficiar(?:y|ies)|child|children|issue)\b|\ball (?:of )?the (?:heirs|devisees)\b|\b(?:are|being|as) (?:now )?(?:all )?the owners of (?:his|her|their|the)(?: said)?(?: (?:whole|entire))? estate\b|\b(?:whole|entire) estate\b[^.;]{0,80}\b(?:passed|descended|came|went|vested|mine)\b|\b(?:passed|descended) (?:to|in) (?:me|her|him|the said|said|grantor)\b/i;

const plain = (s: string) =>
  s
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, " ")
    .trim();

/** Sentences of an instrument in which its makers speak of themselves. */
function recitals(m: Matter, from: readonly Actor[]): string[] {
  return [...from.map((a) => a.party.capacity ?? ""), ...(m.conveyance.facts ?? []).map((f) => f.text), m.conveyance.granting_clause ?? ""].filter(Boolean);
}

/** What a paper tells of a sole taker: all its sentences, and the words from those of heirship on. */
function soleTold(m: Matter): { text: string; after: string } | null {
  if (!["affirm", "descend", "none"].includes(m.conveyance.action)) return null;
  const text = (m.conveyance.facts ?? []).map((f) => f.text).join(" ");
  const sole = SOLE.exec(text);
  return sole && { text, after: ` ${plain(text.slice(sole.index, sole.index + sole[0].length + 120))} ` };
}

const tellsSole = (m: Matter): boolean => soleTold(m) !== null;

/** Papers of others that tell of the maker as only heir or devisee: orders and affidavits over the same land. */
function toldElsewhere(kase: Case, m: Matter, tract: string, from: readonly Actor[]): string[] {
  const papers = kase.papers();
  const told = papers
    .where(tellsSole)
    .covering(tract)
    .filter((paper) => paper.id !== m.id);
  return told.flatMap((paper) => {
    const sole = papers.reading(paper, soleTold);
    // "his only heirs, three children, A, B and C": none of them alone took all.
    if (sole && from.length === 1 && tellsOfSeveral(sole.after)) return [];
    return sole && from.every((f) => sole.after.includes(` ${plain(f.name)} `)) ? [sole.text] : [];
  });
}

/** "sole heir at law of the late", "only devisee under the will of": what leads from an heir to the one he takes from; "sole heirs two sons, A and B" names those who take. */
const LEADS_TO_DEAD = /\b(?:OF|FROM|UNDER|BY|TO|LATE)\b/;

/** Where a name stands in a sentence that says its bearer left all to one: after the words of heirship, or before "died" and what came of it. */
function tellsOf(text: string, name: string): boolean {
  const words = plain(text);
  const sole = SOLE.exec(words);
  if (!sole || !name) return false;
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) {
    const behind = sole.index + sole[0].length;
    const after = at >= sole.index && at - behind < 50 && (at < behind || LEADS_TO_DEAD.test(words.slice(behind, at)));
    const before = at < sole.index && sole.index - at < 260 && / DIED |DECEASED|WIDOW|\bWILLS? OF /.test(words.slice(Math.max(0, at - 20), sole.index));
    if (after || before) return true;
  }
  return false;
}

const SOLE_ONE = /\b(?:SOLE|ONLY)(?: \w+){0,6}? (?:HEIR|DEVISEE|LEGATEE|BENEFICIARY|CHILD)\b/;

/** "A, sole devisee of X, and B, sole heir of Y": each maker's own words, from the name to that of the next maker. */
function ownRecital(m: Matter, maker: Actor, makers: readonly Actor[]): string | null {
  const names = makers.map((a) => plain(a.party.name));
  const text = recitals(m, makers).map(plain);
  for (const t of text) {
    const at = t.indexOf(plain(maker.party.name));
    const rest = at < 0 ? "" : t.slice(at + plain(maker.party.name).length);
    const ends = names.map((n) => rest.indexOf(n)).filter((n) => n >= 0);
    const words = rest.slice(0, Math.min(260, ...ends));
    if (SOLE_ONE.test(words)) return words;
  }
  return null;
}

/** Owners of record in a tract of whom a recital of these makers can tell; none of those who take by the paper is one of the dead it tells of. */
const tellable = (kase: Case, m: Matter, tract: string, from: readonly Actor[]): Holder[] =>
  kase
    .ledger(tract)
    .current()
    .filter((i) => !["lien", "easement", "leasehold"].includes(i.estate) && ![...from, ...m.to].some((f) => sameHolder(f, i.holder)))
    .map((i) => i.holder);

const bare = (h: Holder) => plain(personOfEstate(h.name));

const BOTH = /\b(?:both|each|all)(?: \w+){0,2} (?:deceased|dead|died|intestate)\b|\bdeceased\b[^.;]{0,80}\bdeceased\b|\btheir (?:estates?|parents)\b/i;

type Recited = { readonly holder: Holder; readonly text: string };

/** The owners of record under whom the makers recite that they alone take ("the only children of A and B, both deceased"). */
function ownersRecited(kase: Case, m: Matter, tract: string, from: readonly Actor[]): Recited[] {
  const holders = tellable(kase, m, tract, from);
  const owners = from.filter((f) => !from.some((g) => g !== f && (f.party.spouse_of === g.local || g.party.spouse_of === f.local)) || f === from[0]);
  for (const text of [...recitals(m, from), ...toldElsewhere(kase, m, tract, owners.slice(0, 1))]) {
    const named = SOLE.test(text) ? holders.filter((h, n) => tellsOf(text, bare(h)) && holders.findIndex((x) => sameHolder(x, h)) === n) : [];
    if (named.length) return (BOTH.test(text) ? named : named.slice(0, 1)).map((holder) => ({ holder, text }));
  }
  return [];
}

/** Lets each of several makers who recites a sole heirship of his own take from his own ancestor; those who recite none are left alone. */
export function inheritApart(kase: Case, m: Matter, tract: string, from: readonly Actor[]): void {
  const ledger = kase.ledger(tract);
  for (const maker of from.length > 1 ? from : []) {
    const text = ledger.of([maker]).length ? null : ownRecital(m, maker, from);
    const holder = text ? tellable(kase, m, tract, from).find((h) => tellsOf(text, bare(h))) : undefined;
    if (text && holder) descendTo(kase, m, tract, { holder, text }, [maker]);
  }
}

/** Who of the makers takes: those whom the words name as sole takers, so that a spouse who only joins takes nothing; all where the words name none of them. */
function takersOf({ text }: Recited, from: readonly Actor[]): readonly Actor[] {
  const sole = SOLE.exec(text);
  const after = sole ? ` ${plain(text.slice(sole.index, sole.index + sole[0].length + 120))} ` : "";
  const named = from.filter((f) => after.includes(` ${plain(f.name)} `));
  return named.length ? named : from;
}

/** Passes a dead owner's interests to the makers of an instrument who recite to be the only takers. Returns what they hold then. */
export function inheritByRecital(kase: Case, m: Matter, tract: string, from: readonly Actor[], wanted: (i: Interest) => boolean): Interest[] {
  const owners = from.length ? ownersRecited(kase, m, tract, from) : [];
  if (!owners.length) return [];
  for (const owner of owners) descendTo(kase, m, tract, owner, takersOf(owner, from));
  return kase.ledger(tract).of(from).filter(wanted);
}

function descendTo(kase: Case, m: Matter, tract: string, owner: Recited, from: readonly Actor[]): void {
  const evidence = evidenceAt(m, "conveyance", "/facts").slice(0, 2);
  const d = decide(recitalRules, { sole: true }, kase.place(tract, m), [input("recital", owner.text.slice(0, 160), evidence, m.id)], (a) => ({
    name: "title",
    value: a,
  }));
  const ledger = kase.ledger(tract);
  const list = ledger.of([owner.holder]).filter((i) => !["lien", "easement"].includes(i.estate));
  if (!d || !list.length) return;
  const draft = kase.open(m, { kind: "descend", estate: list[0]?.estate ?? "fee", tract, pointer: "/facts" });
  const part = rational(1, from.length);
  ledger.change(
    draft,
    list,
    list.flatMap((i) =>
      from.map((f) => ({
        seed: { ...i, holder: { party_id: f.party_id, name: f.name }, share: mul(i.share, part), by: m.id, survivorship: null },
        relation: "descended" as const,
        sources: [i],
      })),
    ),
  );
  draft.from = [owner.holder];
  draft.to = from.map((f) => ({ holder: { party_id: f.party_id, name: f.name }, share: mul(list[0]?.share ?? part, part) }));
  draft.quantum = list[0]?.share ?? part;
  draft.ofWhole = draft.quantum;
  draft.step(...d.steps);
  for (const f of from) kase.remember(tract, { party_id: f.party_id, name: f.name }, m);
  const code = m.conveyance.action === "lease" ? "LEASE_BY_NON_RECORD_OWNER" : "UNPROBATED_ESTATE_IN_CHAIN";
  kase.issue(code, m, {
    tract,
    parties: [owner.holder.party_id],
    effects: [draft.effect],
    evidence,
    detail: `Title of ${owner.holder.name} comes down by recital only; the probate or heirship is to be filed.`,
  });
}
