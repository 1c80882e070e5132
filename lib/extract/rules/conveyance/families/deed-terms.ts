// How long a deed gives: term minerals, life estates and their remainders, in the granting clause, the habendum or a clause of their own.
import type { Term } from "@/lib/contracts/aspects/conveyance";
import type { Grant } from "@/lib/extract/rules/conveyance/granting";
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { namedIn } from "@/lib/extract/rules/conveyance/people";
import { FOR_LIFE, leadsAfterLife } from "@/lib/extract/rules/conveyance/phrases/after-life";
import { withoutEnded } from "@/lib/extract/rules/conveyance/phrases/ended-term";
import { goingOn } from "@/lib/extract/rules/conveyance/phrases/goes-on";
import { statedEnd } from "@/lib/extract/rules/conveyance/phrases/stated-end";
import { findPeriods, termOf } from "@/lib/extract/rules/conveyance/phrases/term";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import type { Segment } from "@/lib/extract/rules/conveyance/segments";
import type { Span } from "@/lib/text/view";

const OWN_CLAUSE =
  /\b(?:(?:this|the|such) (?:grant|conveyance|deed|sale|gift|estate|interest|royalty)(?! (?:of|from|to|in) )|the (?:interest|royalty|minerals?|estate|half|share)(?: herein| hereby| so)? (?:granted|conveyed|sold))\b[^.;]{0,140}\b(?:term|years|so long|life|terminate|expire)/i;
const LIMITED = new Set(["mineral", "royalty", "overriding_royalty", "leasehold"]);

/** Words of what the giver keeps say nothing of how long he gives. */
const KEPT =
  /\b(?:reserv|except|retain)\w*[^.;]*|\b(?:for|during|while|so long as)\b[^.;]{0,60}\bli(?:fe|fetime|ves?)\b[^.;]{0,40}\b(?:shall|is to|are to) (?:have|receive|be (?:paid|entitled)|enjoy)\b[^.;]{0,60}\b(?:royalt|oil|gas|minerals?)[^.;]*|\b(?:grantors?|first part(?:y|ies)|vendors?|I|we) (?:hereby |expressly |also |shall )*keeps?\b[^.;]*/gi;

/**
 * "They change fifteen years to read twenty-five", "the term of the deed is extended ten years": the years of a deed that the paper lengthens, where it
 * gives again for a term that it does not count. A change of something else tells one period at most and no term.
 */
const CHANGES = /\b(?:chang|enlarg|amend|extend|lengthen|prolong|renew)\w*\b[^.;]{0,200}\b(?:years?|months?)\b/i;
const OF_TERM =
  /\b(?:terms?|duration)\b[^.;]{0,60}\b(?:extend|lengthen|prolong|renew)|\b(?:extend|lengthen|prolong|renew)\w*\b[^.;]{0,40}\b(?:terms?|duration)\b/i;
const lengthens = (words: string): boolean => CHANGES.test(words) && !/\bleases?\b/i.test(words) && (OF_TERM.test(words) || findPeriods(words).length > 1);
function lengthened(term: Term | null, scene: Scene): Term | null {
  if (term?.kind !== "so_long_as" || term.months !== null) return term;
  const sentence = scene.sentences.find((s) => lengthens(s.text));
  const period = sentence ? findPeriods(sentence.text).at(-1) : undefined;
  return sentence && period ? { ...term, months: period.months, text: sentence.text.slice(Math.max(0, period.start - 120)).slice(0, 300) } : term;
}

/** "Term: 20 years and as long thereafter …": a row of a form. */
const TERM_ROW = /^(?:\(?\w{1,2}[.)] )?(?:term|duration|period)(?: of (?:the )?(?:grant|deed|interest|estate|conveyance))? ?:/i;

/** The term of the first sentence that speaks of how long the grant lasts; null where none tells a term. */
const ownTerm = (scene: Scene): Term | null =>
  scene.sentences
    .filter((s) => OWN_CLAUSE.test(s.text) || TERM_ROW.test(s.text))
    .map((s) => termOf(s.text.replace(TERM_ROW, "for a term of")))
    .find((t) => t !== null) ?? null;

/** Term of a mineral or royalty grant said outside its own phrase; null where nothing limits it. */
function statedTerm(scene: Scene, grant: Grant, estate: string): Term | null {
  const before = scene.text.slice(grant.clause.start, grant.object.start).replace(KEPT, " ");
  const habendum = scene.sentences.find((s) => s.kind === "habendum")?.text ?? "";
  const told = termOf(before) ?? termOf(habendum.replace(/\bforever\b.*$/i, "")) ?? ownTerm(scene);
  const said = goingOn(lengthened(told, scene), scene.text.slice(grant.clause.start));
  if (said) return said;
  const clauses = scene.sentences.filter((s) => s.kind === "clause" || s.kind === "habendum").map((s) => s.text.replace(KEPT, " "));
  return statedEnd(clauses, estate === "royalty");
}

/** "subject to the life estate in minerals", "burdened with her life estate": what the grant stands under is no part of it. */
const BURDEN =
  /\b(?:subject|subordinate)\b[^.;]{0,20}\bto (?:the|said|such|her|his|their|my|our|a)\b[^.;,]{0,40}\blife estate\b[^.;,]*|\b(?:burdened (?:with|by)|charged with|less) (?:the|said|such|her|his|their|my|our|a)\b[^.;,]{0,40}\blife estate\b[^.;,]*/gi;

const THEN =
  /\b(?:with )?remainder(?: over)?(?: in fee(?: simple)?)? to\b|\b(?:and )?(?:upon|at|on|after) (?:his|her|their|the) deaths?\b[^.;]{0,60}?\bto\b|\bthen to\b/i;
/** Where behind a gift for life the words go on to those who take after it, by name or by what they are; null where none do. */
function afterIn(words: string, from: number): number | null {
  const named = leadsAfterLife(words).find((l) => l.start > from)?.start;
  const told = THEN.exec(words.slice(from));
  const at = Math.min(named ?? Number.POSITIVE_INFINITY, told ? from + told.index : Number.POSITIVE_INFINITY);
  return Number.isFinite(at) ? at : null;
}

/** "unto A for and during her natural life, remainder to B": a life estate in A and a remainder in B. */
function lifeAndRemainder(scene: Scene, grant: Grant, found: Found): Found[] | null {
  const end = Math.min(scene.text.length, grant.object.end + 600);
  const words = [KEPT, BURDEN].reduce((text, told) => text.replace(told, (w) => " ".repeat(w.length)), withoutEnded(scene.text.slice(grant.clause.start, end)));
  const life = FOR_LIFE.exec(words);
  if (!life) return null;
  const people = scene.parties.parties.filter((p) => p.side !== "from");
  const then = afterIn(words, life.index);
  const tenants = namedIn(words.slice(0, life.index), people);
  if (!tenants.length) return null;
  const term: Term = { kind: "life", measuring_life: tenants.length === 1 ? (tenants[0] ?? null) : null, text: life[0] };
  const tenant: Found = {
    ...found,
    interest: { ...found.interest, estate_type: found.interest.estate_type === "fee" ? "life_estate" : found.interest.estate_type, to: tenants, term },
    confidence: 0.8,
  };
  if (then === null) return [tenant];
  const start = grant.clause.start + then;
  const rest = scene.text.slice(start, start + 300);
  const takers = namedIn(rest, people).filter((id) => !tenants.includes(id));
  const heirs = takers.length ? null : (/\bto ([^.;,]{3,80})/i.exec(rest)?.[1] ?? null);
  const remainder: Found = {
    ...found,
    span: { start, end: start + Math.min(rest.length, 160) },
    interest: {
      ...found.interest,
      estate_type: "remainder",
      of: "described_interest",
      text: rest.slice(0, 160).trim(),
      to: takers,
      term: null,
      ...(heirs ? { to_class: heirs } : {}),
    },
    confidence: 0.75,
  };
  return takers.length || heirs ? [tenant, remainder] : [tenant];
}

/**
 * The paper without the words that keep something: how long a thing is kept says nothing of how long the rest is given.
 * "I am to have during my life, and reserve, a third of the royalty" as a sentence of its own → blank; in the granting sentence only the clause that keeps. A sentence that goes on to those who take after a life stays.
 */
export function withoutKeptTerms(scene: Scene, grant: Grant, kept: readonly Segment[], lives: readonly Span[] = []): Scene {
  const gives = (s: Sentence): boolean => s.start <= grant.object.start && grant.object.start < s.end;
  const clauses: Span[] = kept.map((k) => (gives(k.sentence) || THEN.test(k.sentence.text) ? k : k.sentence));
  const spans = [...clauses, ...lives].filter((k) => k.start > grant.object.start);
  if (!spans.length) return scene;
  const text = spans.reduce((t, k) => t.slice(0, k.start) + " ".repeat(k.end - k.start) + t.slice(k.end), scene.text);
  return { ...scene, text, sentences: scene.sentences.map((s) => ({ ...s, text: text.slice(s.start, s.end) })) };
}

/** "for their joint lives, remainder to the survivor of them": the whole to the one who outlives the other, not a gift for life. */
const JOINT_LIVES = /\bjoint li(?:fe|ves)\b[^.;]{0,40}\b(?:remainder|then) to the survivor\b/i;

/** A part of minerals or royalty with the term that the paper puts on all parts. */
export function withStatedTerm(scene: Scene, grant: Grant, found: Found): Found {
  if (found.interest.term || !LIMITED.has(found.interest.estate_type)) return found;
  const term = statedTerm(scene, grant, found.interest.estate_type);
  return term ? { ...found, interest: { ...found.interest, term } } : found;
}

/** Grants with their term; one grant may become a life interest and its remainder. */
export function withTerm(scene: Scene, grant: Grant, found: Found): Found[] {
  const bounded = found.interest.term?.kind === "life" ? lifeAndRemainder(scene, grant, { ...found, interest: { ...found.interest, term: null } }) : null;
  if (bounded && bounded.length > 1) return bounded;
  if (found.interest.term)
    return [{ ...found, interest: { ...found.interest, term: goingOn(lengthened(found.interest.term, scene), scene.text.slice(grant.object.start)) } }];
  if (JOINT_LIVES.test(scene.text.slice(grant.clause.start, grant.object.end + 300))) return [found];
  const life = lifeAndRemainder(scene, grant, found);
  if (life) return life;
  return [withStatedTerm(scene, grant, found)];
}
