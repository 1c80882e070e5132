// Interests for years or as long as produced: how they end, and who takes after them.
import { cardinal } from "@/lib/fraction/number-words";
import { mul, type Rational, sum } from "@/lib/fraction/rational";
import type { Holder, Interest, Term } from "@/lib/title/ledger/interest";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import { addMonths, writtenDays } from "./calendar";
import type { Case } from "./case";
import type { Deed } from "./convey-land";
import { type Clause, clauses, type Matter } from "./matter";
import type { Marks } from "./pass";
import { takers } from "./takers";
import { startOfTerm } from "./term-start";

/** The people on whose lives a term hangs: parties of the instrument, or parties of the package by their names. */
export function measuringLives(kase: Case, matter: Matter, c: Clause): Holder[] {
  const said = (c.words.term?.measuring_life ?? "").replace(/^\s*(?:the\s+)?survivor\s+of\s+/i, "");
  const named = said.split(/\s*(?:,|;|&|\band\b)\s*/i).filter(Boolean);
  const out: Holder[] = [];
  for (const name of named) {
    const actor =
      matter.actors.get(name) ??
      [...matter.actors.values()].find((a) => a.party.name.toUpperCase() === name.toUpperCase() || a.name.toUpperCase() === name.toUpperCase());
    const party = kase.resolution.parties.find((p) => p.display.toUpperCase() === name.toUpperCase());
    if (actor) out.push({ party_id: actor.party_id, name: actor.name });
    else out.push({ party_id: party?.id ?? null, name: party?.display ?? name });
  }
  return out;
}

/** What stands before the day on which a term is tested or ends. */
const ENDS =
  /\b(?:until|till|to|through|and including|end(?:s|ing)?|expir(?:es|ing)|terminat(?:es|ing)|on|by|before|prior to|after|at|than|(?:expiration|termination|end(?:ing)?) date(?: being| of| is)?:?)(?:,? (?:12 o['’]clock )?(?:noon|midnight))?,?(?: on| of)?(?: the)? $/i;
/** "the lease made on June 1, 1950": a day that tells which paper is meant. */
const OF_PAPER =
  /\b(?:lease|deed|instrument|contract|agreement|mortgage|paper|patent)\b(?: [\w'&.]+){0,8} (?:of|dated?|made|given|executed|signed|recorded|filed|taken)(?: (?!until\b|till\b|through\b|end(?:s|ing)?\b|expir|terminat)[\w'&.]+){0,3} $/i;

/** "on May 3, 1940 … nor for six months after": the day that the words of a term name as its end, with the months they add; null where they name none after `made`. */
function dayOfWords(text: string, made: string | null): string | null {
  const ends = writtenDays(text).find(({ index, day }) => {
    const lead = text.slice(Math.max(0, index - 90), index);
    return ENDS.test(lead) && !OF_PAPER.test(lead) && (made === null || day > made);
  });
  const day = ends?.day ?? null;
  const more = /\b(\d{1,2}|[a-z]+)(?: \(\d{1,2}\))? months? (?:there)?after\b/i.exec(text)?.[1];
  const months = more ? (/^\d/.test(more) ? Number(more) : cardinal(more)) : null;
  return day && months ? addMonths(day, months) : day;
}

/** The term that words put on an interest, or null where it is perpetual. */
export function termOfWords(kase: Case, matter: Matter, c: Clause): Term | null {
  const t = c.words.term;
  if (!t || t.kind === "perpetual") return null;
  const opens = startOfTerm(`${c.words.text} ${t.text ?? ""}`) ?? matter.day;
  const ends = t.months && opens ? addMonths(opens, t.months) : dayOfWords(t.text ?? "", matter.day);
  const text = t.text ?? (t.kind === "life" ? "for life" : ends ? `until ${ends}` : "for a term");
  return { kind: t.kind, ends: t.kind === "life" ? null : ends, lives: t.kind === "life" ? measuringLives(kase, matter, c) : [], text };
}

export type TermMarks = { readonly passing: Marks; readonly kept: Marks; readonly reversion: (draft: EffectDraft, made: readonly Interest[]) => void };

/** What the grantors keep for a term: by a reservation, or by an exception of what is their own ("except all minerals for twenty years"). */
function keptForTerm(d: Deed): Clause | undefined {
  const own = clauses(d.matter, "exceptions", d.tract).filter((c) => c.words.held_by == null && c.words.created_in == null);
  return [...clauses(d.matter, "reservations", d.tract), ...own].find(
    (c) => c.words.estate_type === "mineral" && c.words.term && c.words.term.kind !== "perpetual",
  );
}

/** Marks for a term grant (the grantor keeps the reversion) or a term reservation (the grantee takes it). */
export function termMarks(d: Deed, draft: EffectDraft): TermMarks {
  const none: TermMarks = { passing: {}, kept: {}, reversion: () => undefined };
  const granted = d.group.clauses.find((c) => c.words.term && c.words.term.kind !== "life" && c.words.term.kind !== "perpetual");
  const reserved = d.keeps ? keptForTerm(d) : undefined;
  const after = `${draft.effect}.term`;
  if (granted) {
    const holders = d.sources.map((i) => ({ holder: i.holder, weight: i.share }));
    return { passing: { term: termOfWords(d.kase, d.matter, granted), after }, kept: {}, reversion: (x, made) => revert(d, x, made, holders, after) };
  }
  if (!reserved) return none;
  return {
    passing: {},
    kept: { term: termOfWords(d.kase, d.matter, reserved), after },
    reversion: (x) => {
      const kept = d.kase
        .ledger(d.tract)
        .current()
        .filter((i) => i.after === after && i.estate === "mineral");
      revert(
        d,
        x,
        kept,
        takers(d.group.to).map((t) => ({ holder: t.holder, weight: t.share })),
        after,
      );
    },
  };
}

function revert(d: Deed, draft: EffectDraft, made: readonly Interest[], holders: readonly { holder: Holder; weight: Rational }[], after: string): void {
  const share = sum(made.map((i) => i.share));
  const weights = sum(holders.map((h) => h.weight));
  if (share.n === 0n || weights.n === 0n) return;
  d.kase.ledger(d.tract).change(
    draft,
    [],
    holders.map((h) => ({
      seed: {
        estate: "reversion" as const,
        within: made[0]?.estate ?? ("mineral" as const),
        holder: h.holder,
        share: mul(share, { n: h.weight.n * weights.d, d: h.weight.d * weights.n }),
        after,
      },
      relation: "retained" as const,
      sources: made.slice(0, 1),
    })),
  );
}
