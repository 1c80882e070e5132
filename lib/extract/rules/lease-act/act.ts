// What a paper does with a lease that it names: gives it back, passes it on, charges it, or does something else beside it. Composed of who acts, which
// kind of verb, upon what, and to whom, so that no one wording is needed.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { literal } from "@/lib/text/literal";
import { findSentences } from "@/lib/text/sentences";

export type LeaseDeed = "gives_back" | "charges" | "clears_lien" | "clears_claim";
/** `verb`: where the operative verb stands in the text. */
export type LeaseAct = { readonly deed: LeaseDeed; readonly verb: number; readonly end: number };

const LEASE = /\bleases?(?:hold)?\b/i;
type Thing = "lien" | "claim" | "lease" | "override" | "beside";
export const THING: Readonly<Record<Thing, RegExp>> = {
  lien: /\b(?:mortgages?|deeds? of trust|liens?|judgments?|debts?|notes?|securit(?:y|ies) (?:interests?|agreements?)|financing statements?)\b/i,
  claim:
    /\b(?:claims? (?:for|of damage|to damages|on account|arising|growing)|damages?|causes? of action|demands? (?:for|on account|arising)|liabilit(?:y|ies))\b/i,
  lease:
    /\b(?:leases?(?:hold)?|lessee'?s (?:estate|interest|rights?)|working interest|(?:what(?:ever|soever)?|all|everything|every right|any right|such rights?|rights?) (?:\w+ ){0,6}(?:thereunder|thereby|under it))\b/i,
  override: /\boverrid\w*|\broyalt(?:y|ies)\b|\bproduction payments?\b/i,
  beside: /\b(?:dower|curtesy|homestead|rights?[- ]of[- ]way|easements?|bonds?)\b/i,
};

/** One verb with or without its particle: what it does to the thing shows in the particle as well as in the verb. */
const BACK_WORD =
  "(?:releases?|surrenders?|relinquish(?:es)?|cancels?|annuls?|abandons?|renounces?|reconveys?|re-?assigns?|restores?|returns?|redelivers?|resigns?|remits?|extinguish(?:es)?|vacates?|(?:gives?|yields?|surrenders?|renders?|throws?|delivers?) (?:(?:it|them|the same|all) )?up|lets? (?:(?:it|them|the same) )?go|(?:\\w{3,9}s?|give) (?:(?:it|them|the same|over|all) )?back(?= (?:and|to|unto|the|said|that|all|any|its|his|her|their|our|my|every|of|from|whatever|what|so|in|as|upon|on)\\b|[,.;]))";
const PASS_WORD =
  "(?:assigns?|transfers?|conveys?|sells?|grants?|delivers?|deeds?|quit-?claims?|sets? over|makes? over|turns? over|hands?(?: over)?|cedes?|yields?|deliver over)";
const SECURES_WORD = "(?:pledges?|hypothecates?|mortgages?|encumbers?|charges?)";
const CLEARS_WORD = "(?:satisf(?:y|ies)|discharges?|acknowledges? (?:full )?(?:satisfaction|payment))";
const ACTIVE = new RegExp(
  `(?<=^|[.,;:)] |\\b(?:does|do|doth|hereby|presents|and|now|also|company|corporation|co\\.|inc\\.|corp\\.|ltd\\.|lessees?|assignors?|grantors?|undersigned|it|he|she|they|we|i|forever|fully|same|[A-Z][A-Za-z.]+) )(?:(?:hereby|also|now|does|do) )*(?:(${BACK_WORD})|(${SECURES_WORD})|(${CLEARS_WORD})|(${PASS_WORD}))(?=[ ,])`,
  "gi",
);
/** "the lease is by it cancelled", "be and it is at an end": said of the lease as done by the paper. */
const PASSIVE =
  /\b(?:is|are|be|stands?)\b(?:,? (?:and|it|they|the same|is|are|be|hereby|now|by (?:it|him|her|them|us|me|these presents|consent)|wholly|from|this|day|fully|forever|declared|also|agreed|mutually|in all respects)){0,10},? (released|surrendered|cancell?ed|annulled|relinquished|abandoned|given (?:up|back)|at an end|ended|terminated|dissolved|void|undone|rescinded|let go|dropped|extinguished)\b/gi;
const PERFORMS = /\b(?:hereby|by (?:it|him|them|us|me|these presents)|this (?:day|date)|agree[ds]?|agreement|be and|now|undersigned)\b/i;
/** A duty, a leave, a condition, another's act or an act told of: no deed of this paper. */
const NO_ACT =
  /\b(?:may|shall|must|can|could|will|would|should|might|to|not|nor|never|or|if|unless|until|when|whenever|after|before|without|who|which|that|has|have|had|having|were|was|been|of|for|power|right|may at any time)(?: (?:hereby|at any time|then|thereupon|first|so|also|either|it|he|she|they|lessee|the lessee))* $/i;
export const WHEREAS = /^\W*(?:whereas|recitals?)\b(?![\s\S]*\bnow,? therefore\b)/i;
/** "as security for its note", "to secure what it owes": with the verb that gives. */
const AS_SECURITY =
  /\b(?:as (?:a |an |the )?(?:additional |further |collateral |continuing |general )*(?:security|collateral)\b|by way of (?:security|mortgage|pledge)|to (?:better )?secure (?:the |its |his |her |their |a |an |said |prompt |payment|what|all|any|certain|repayment|\$)|in pledge\b)/i;
const OWED = "(?:debts?|notes?|loans?|sums?|money|obligations?|payments?|indebtedness|mortgages?)\\b";
/** Those words with the debt that they name, up to the thing given: the debt is not what passes. */
const THE_DEBT = new RegExp(
  `${AS_SECURITY.source}[^.;,]{0,160}?(?=,|[.;]|$|\\b(?:the|all|that|those|its|his|her|their|said|an?) (?:(?!${OWED})[\\w-]+,? ){0,5}lease)`,
  "gi",
);
export const withoutDebt = (words: string): string => words.replace(THE_DEBT, (w) => " ".repeat(w.length));
const RECITED_LIEN =
  /\b(?:mortgage|deed of trust|lien|lease|indenture|note|agreement)[^.;]{0,80}\b(?:given|made|executed|granted|dated|held|recorded)\b[^.;]{0,80}$/i;
const UPON_PAYMENT =
  /\b(?:assignment|transfer|conveyance|instrument|paper|grant|lease|same)\b[^.;]{0,40}\b(?:void|of no (?:further )?(?:force|effect)|at an end|cease|reassigned|released|reconveyed)\b|\b(?:void|of no (?:further )?(?:force|effect)|cease|reassign|reconvey)\b[^.;]{0,60}\b(?:paid|payment|repaid|debt)\b/i;

/** Verbs that hand a thing back to whoever gave it: to an assignor as well as to the lessor. */
const TO_SOMEBODY = /\bback\b|^(?:hereby |does |do )*(?:re-?assign|reconvey|restore|return|redeliver)/i;
const TO_NAME =
  /^[^.;]{0,60}?\b(?:un)?to (?!(?:the |said |its |his |her |their )*(?:same|it|them|lease|land|premises)\b)|\b(?:un)?to (?:the (?:said )?|said )?(?:assignors?|[A-Z][a-z]+ [A-Z]|[A-Z]{3,} [A-Z]{2,})/;
/** "releases it from the clause": a duty is let off, no lease. */
const OFF_DUTY = /^ (?:it|them|him|her|[A-Z][\w.]*(?: [A-Z&][\w.]*){0,5}),? from\b/;

/** The bare verb does something only behind its helper or a first person: "do hereby release". */
const AUXILIARY = /\b(?:do|does|doth|hereby|presents|[Ww]e|I|undersigned)\b[^.;]{0,50}$/;
/** The sentence itself lets. */
const LETS = /\b(?:leases|lease|lets|let|demises?)(?:,? (?:and |hereby )?(?:lets?|demises?))?(?: exclusively| alone)? (?:un)?to\b/i;

/** "its successors and assigns": people, and nothing done. */
const SUCCESSORS = /\b(?:heirs|successors|representatives|administrators|executors|devisees|legatees),? (?:and|or) $/i;

export type Verb = { readonly at: number; readonly end: number; readonly kind: "back" | "secures" | "clears" | "passes" };

/** What a sentence does, verb by verb in its order. */
export function verbsIn(sentence: string): Verb[] {
  const out: Verb[] = [];
  for (const m of sentence.matchAll(ACTIVE)) {
    const ahead = sentence.slice(Math.max(0, m.index - 60), m.index);
    if (
      NO_ACT.test(ahead.slice(-40)) ||
      SUCCESSORS.test(ahead) ||
      !(/^\w+s\b/i.test(m[0].replace(/^(?:hereby |also |now |does |do )+/i, "")) || AUXILIARY.test(`${ahead}${m[0]}`))
    )
      continue;
    out.push({ at: m.index, end: m.index + m[0].length, kind: m[1] ? "back" : m[2] ? "secures" : m[3] ? "clears" : "passes" });
  }
  for (const m of sentence.matchAll(PASSIVE))
    if (PERFORMS.test(sentence) && LEASE.test(sentence.slice(0, m.index)) && !NO_ACT.test(sentence.slice(Math.max(0, m.index - 40), m.index)))
      out.push({ at: m.index, end: m.index + m[0].length, kind: "back" });
  return out.sort((a, b) => a.at - b.at);
}

/** The first thing named in words, and what it is. */
function firstThing(words: string): Thing | null {
  let best: { thing: Thing; at: number } | null = null;
  for (const [thing, named] of Object.entries(THING) as [Thing, RegExp][]) {
    const at = words.search(named);
    if (at >= 0 && (best === null || at < best.at)) best = { thing, at };
  }
  return best?.thing ?? null;
}

const NAME = "([A-Z][A-Za-z'’.-]+(?: (?:[A-Z][A-Za-z'’.-]+|&)){1,6})";
const LEASE_FROM = new RegExp(`\\b[Ll]eases?\\b[^.;]{0,60}?\\b(?:from|of|by|which)(?: (?:the said|said))? ${NAME}`);
const OWN_NAME_AHEAD = new RegExp(`\\b${NAME} lease\\b`);

/** The lessor by whose name the lease is called: "the lease from A", "which A made". */
function lessorOf(text: string): string | null {
  const m = LEASE_FROM.exec(text) ?? OWN_NAME_AHEAD.exec(text);
  const name = m?.[1]?.replace(/[,.]+$/, "").trim() ?? "";
  return name.length > 4 ? name : null;
}

/** Who acts in front of a verb: a lessor gives no lease back. */
function actsAsLessor(before: string, lessor: string | null): boolean {
  const subject = before.slice(0, LEASE.exec(before)?.index ?? before.length);
  if (/\blessees?\b/i.test(before)) return false;
  return /\blessors?\b/i.test(subject) || (lessor !== null && new RegExp(literal(lessor), "i").test(subject));
}

const toLessor = (behind: string, lessor: string | null): boolean =>
  /\b(?:un)?to (?:the (?:said )?|said )?(?:lessors?|owners? of the (?:land|fee|minerals))\b/i.test(behind) ||
  (lessor !== null && new RegExp(`\\b(?:un)?to (?:the said |said )?${literal(lessor)}`, "i").test(behind));

/** The deed of one verb upon what it names; null where that is no such deed. */
function deedOf(sentence: string, v: Verb, lessor: string | null, text: string): LeaseDeed | null {
  const behind = withoutDebt(sentence.slice(v.end, v.end + 900));
  const before = withoutDebt(sentence.slice(0, v.at));
  const own = firstThing(behind);
  const same = /^[^.;]{0,40}\b(?:the same|it|them)\b/i.test(behind) && firstThing(behind.slice(0, 60)) === null;
  const thing = same || own === null ? (firstThing(before) ?? own) : own;
  if (thing === "lien" && v.kind !== "secures") return v.kind === "passes" ? null : "clears_lien";
  if (thing === "claim" && (v.kind === "back" || v.kind === "clears")) return "clears_claim";
  if (thing !== "lease" || !LEASE.test(sentence) || OFF_DUTY.test(behind)) return null;
  if (v.kind === "secures") return "charges";
  const security = AS_SECURITY.exec(sentence);
  if (v.kind === "passes" && security && !RECITED_LIEN.test(sentence.slice(0, security.index))) return "charges";
  if (v.kind === "passes" && UPON_PAYMENT.test(text) && /\b(?:as|for) (?:security|collateral)\b/i.test(text)) return "charges";
  if (actsAsLessor(before, lessor)) return null;
  if (v.kind === "back") return TO_SOMEBODY.test(sentence.slice(v.at, v.end)) && TO_NAME.test(behind) && !toLessor(behind, lessor) ? null : "gives_back";
  return v.kind === "passes" && toLessor(behind, lessor) ? "gives_back" : null;
}

/**
 * The deed that a paper does with the lease it names; null where it does none of these: it passes the lease on, tells of it, or lets anew.
 * "A … yields back to B whatever it has had thereunder" → gives_back; "as security for its note A assigns the lease" → charges;
 * "releases C of every claim for damage … under the lease" → clears_claim. Errs toward null: a deed that words allow, order or only tell is none.
 */
export function leaseActOf(text: string): LeaseAct | null {
  if (!LEASE.test(text)) return null;
  const lessor = lessorOf(text);
  for (const s of findSentences(text)) {
    const words = text.slice(s.start, s.end);
    if (WHEREAS.test(words) || LETS.test(words) || words.length > 6000) continue;
    for (const v of verbsIn(words)) {
      const deed = deedOf(words, v, lessor, text);
      if (deed) return { deed, verb: s.start + v.at, end: s.start + v.end };
      if (v.kind === "passes" && firstThing(words.slice(v.end, v.end + 400)) === "lease") return null;
    }
  }
  return null;
}

const bodies = new WeakMap<Anatomy, string>();
/** What the paper says behind its title and ahead of its certificates. */
export function bodyOf(a: Anatomy): string {
  const known = bodies.get(a);
  if (known !== undefined) return known;
  const end = a.acknowledgments[0]?.start ?? a.view.text.length;
  const body = a.view.text.slice(a.title?.end ?? 0, Math.max(end, a.title?.end ?? 0));
  bodies.set(a, body);
  return body;
}

const deeds = new WeakMap<Anatomy, LeaseDeed | "none">();
/** The deed that a paper does with the lease it names, read once. */
export function leaseDeedOf(a: Anatomy): LeaseDeed | null {
  const known = deeds.get(a) ?? leaseActOf(bodyOf(a))?.deed ?? "none";
  deeds.set(a, known);
  return known === "none" ? null : known;
}
