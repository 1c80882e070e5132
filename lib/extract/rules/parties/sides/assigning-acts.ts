// The acts of an assignment one by one: who passes the lease to whom at each assigning verb, active or passive, by name, short name or role.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { nameKey } from "@/lib/names/name-key";
import type { Span } from "@/lib/text/view";
import { meantAhead } from "./meant-ahead";
import { type Actor, actorsOf, placesOfActors, sideTold } from "./named-actors";
import { houseMeant, subjectMeant } from "./spoken-of";

/** `meant`: the giver is taken up by words that speak of him, and is surely the subject. `to`: the words that lead to the takers with their names; `breath`: the sentence with those that only semicolons part from it. */
export type AssigningAct = { verb: Span; passive: boolean; giver: Actor | null; meant: boolean; takers: Actor[]; to: Span | null; breath: Span };

const oneOf = (...list: readonly string[]): string => `(?:${list.join("|")})`;
const FINITE = oneOf(
  "re-?assigns?",
  "assigns?",
  "transfers?",
  "conveys?",
  "sells?",
  "bargains?",
  "grants?",
  "delivers?",
  "quit-?claims?",
  "sets? over",
  "gives?",
  "makes? over",
  "turns? over",
  "cedes?",
);
const PARTICIPLE = oneOf(
  "re-?assigned",
  "assigned",
  "transferred",
  "conveyed",
  "sold",
  "bargained",
  "granted",
  "delivered",
  "quit-?claimed",
  "set over",
  "given",
  "made over",
);
const listOf = (verb: string): string => `${verb}\\b(?:(?:,? (?:and|&)|,)? (?:(?:do|does|hereby|also) ){0,2}${verb}\\b){0,9}`;

const ACTIVE = new RegExp(`\\b${listOf(FINITE)}|\\b(?:has|have)(?: this day| hereby| now)? ${listOf(PARTICIPLE)}`, "gi");
const PASSIVE = new RegExp(
  `\\b(?:is|are|be|being|stands?|stand)(?: (?:hereby|herein|now|also|likewise|by these presents))* ${listOf(PARTICIPLE)}|(?<=^|[.;:] )${listOf(PARTICIPLE)}(?=[.:])`,
  "gi",
);
/** A verb that alone makes an act. */
const STRONG = /assign|transfer|convey|sell|sold|(?:make|turn|made|set)\w* over/i;
/** Words before a verb that make it none: an infinitive, a power, a noun, a relative clause about another paper. */
const NO_ACT =
  /\b(?:to|may|shall|will|can|could|would|must|not|nor|never|if|when|whenever|unless|who|which|that|right|power|authority|agree[sd]?|heirs|successors?|administrators|executors|representatives|this|these|said|any|such|no|its|his|her|their|my|our|of|or)(?: or| and|,)* $/i;
const BASE_NEEDS =
  /\b(?:I|[Ww]e|do|does|doth|hereby|herewith|presents|now|also|do(?:es)? (?:further|likewise|in addition)|by (?:this|the same) (?:act|instrument|paper|deed)),? $|\b(?:wife|husband|parties|and [A-Z][\w.]+),? $/;
/** "A and B, owners of the lease, assign the same to C". */
const PLURAL_GOES_ON = /^ (?:the same|it|unto|to|all|an undivided|said|the said|the (?:whole|entire|entirety)|everything|every)\b/;
/** A mark, or the price as paid, ends what stands between subject and verb. */
const GOES_BEFORE = /(?:,|\b(?:paid|received|acknowledged|consideration|dollars|cash|value))\)? $/i;
const PAID_TO = /\bto (?:me|us|him|her|it|them)(?= (?:in hand |now |duly |this day |cash )?paid\b)/gi;
const IS_BASE = /^(?:re-?assign|assign|transfer|convey|sell|bargain|grant|deliver|quit-?claim|set over|make over|turn over|give)\b/i;

/** What parts a recital from the act in one sentence. */
const COMES_TO_ACT = /\bnow,? therefore\b/gi;

/** The stretch of one breath around a place: sentences that only semicolons part, behind "now, therefore". */
function breathAround(a: Anatomy, at: number): Span {
  const { text } = a.view;
  const i = a.sentences.findIndex((s) => s.start <= at && s.end > at);
  let first = i;
  while (first > 0 && text.charAt((a.sentences[first - 1]?.end ?? 1) - 1) === ";") first--;
  let last = i;
  while (last < a.sentences.length - 1 && text.charAt((a.sentences[last]?.end ?? 1) - 1) === ";") last++;
  const start = a.sentences[first]?.start ?? 0;
  const acts = [...text.slice(start, at).matchAll(COMES_TO_ACT)].at(-1);
  return { start: acts ? start + acts.index : start, end: a.sentences[last]?.end ?? text.length };
}

const RECITAL = /^\W*whereas\b(?![\s\S]*\b(?:now|therefore)\b)/i;
/** Words before a name by which it is no subject. */
const NO_SUBJECT =
  /\b(?:to|unto|from|of|by|with|for|between|under|upon|behalf of|joined by|favou?r of|wife|husband|after|before|until|than|(?:by|through) (?:its )?(?:\w+ )?\w+)(?: the)?(?: said)?,? $/i;
/** "B Company ("Elm")": the short name in its bracket is no subject, whatever the full name before it is. */
const DEFINED = /\((?:[^()"“”]{0,36})["“'‘]$/;
/** Words before "to" by which it leads to the lessee of another paper, or to who is paid. */
const ELSEWHERE =
  /\b(?:executed|made|given|granted|dated|leased|from|payable|paid|reserv\w+|retain\w*|keep\w*|kept|except\w*|saving|subject|belonging|due|equal|according|contribut\w+|render\w*|bear\w*|burden\w*|charged)\b[^,;]*$/i;
/** "to B, lessee, recorded", "to B, as original lessee": he took the lease that is assigned, not the assignment. */
const TOOK_LEASE = /^,? (?:(?:as|the|said|its?|an?|original|therein) )*lessees?\b(?! (?:of|under|in) (?:said|the|this))/i;

/** "to her daughter", "to its geologist": what the taker is to the giver. */
const KIN =
  "(?: (?:my|our|his|her|their)(?: [a-z]+){0,2}? (?:wife|husband|sons?|daughters?|child(?:ren)?|sisters?|brothers?|nieces?|nephews?|mother|father|cousins?|grand[a-z]+|friend),?| (?:my|our|his|her|their|its)(?: [a-z]+){0,2}? (?:geologists?|geophysicists?|landm[ae]n|attorneys?|brokers?|employees?|engineers?|drillers?|managers?|officers?|president|partners?|contractors?|promoters?|nominee|affiliate|subsidiary|parent),?)?";
const TO = new RegExp(`\\b(?:unto|to|in favou?r of)(?: and unto)?(?: the)?(?: said)?${KIN} (?=["']?[A-Za-z])`, "gi");
/** "(2) To B,": a taker put before the act that reaches him, at the head of an item. */
const HEADS_ITEM = /(?:^|[.:;)]) ?(?:\(?\w{1,3}[.)] )?(?:un)?to(?: the)?(?: said)? $/i;

/** Right behind a passive: "is hereby assigned by A to B", "is assigned to B by A". */
const BY = /^(?: (?:un)?to (?:(?!\b(?:be|held|paid|borne|owned)\b)[^;]){3,60}?,?)? by (?:the )?(?:said )?$/i;

/** Whether `name` stands ahead of the verb of the act, in its breath, as one who may be its subject. */
export function standsAhead(text: string, act: AssigningAct, name: string): boolean {
  const words = text.slice(act.breath.start, act.verb.start);
  const at = words.toUpperCase().indexOf(name.toUpperCase());
  return at >= 0 && !NO_SUBJECT.test(words.slice(Math.max(0, at - 24), at));
}

function meantBefore(a: Anatomy, actors: readonly Actor[], from: number, verb: number): Actor | null {
  return subjectMeant(a.view.text, placesOfActors(a.view.text, actors, Math.max(0, from - 400), verb), verb)?.actor ?? null;
}

function giverOf(a: Anatomy, actors: readonly Actor[], from: number, verb: number): Actor | null {
  const meant = meantAhead(a, verb)[0];
  const spokenOf = meant ? actors.find((x) => nameKey(x.mention.name) === nameKey(meant.name)) : undefined;
  if (spokenOf) return spokenOf;
  const before = placesOfActors(a.view.text, actors, from, verb).filter(
    (p) =>
      !NO_SUBJECT.test(a.view.text.slice(Math.max(from, p.start - 24), p.start)) &&
      !DEFINED.test(a.view.text.slice(Math.max(from, p.start - 40), p.start)) &&
      !/^['’]/.test(a.view.text.slice(p.end, p.end + 1)) &&
      sideTold(p.actor) !== "to",
  );
  return before.at(-1)?.actor ?? null;
}

type Reached = { takers: Actor[]; to: Span | null };

function takersOf(a: Anatomy, actors: readonly Actor[], ahead: number, from: number, to: number): Reached {
  const { text } = a.view;
  for (const m of text.slice(from, to).matchAll(TO)) {
    const start = from + m.index + m[0].length;
    const house = houseMeant(text, placesOfActors(text, actors, ahead, from + m.index), start);
    if (house && !ELSEWHERE.test(text.slice(from, from + m.index))) return { takers: [house.at.actor], to: { start: from + m.index, end: house.end } };
    const [first, ...rest] = placesOfActors(text, actors, start, Math.min(to, start + 400));
    if (!first || first.start - start > 2 || ELSEWHERE.test(text.slice(from, from + m.index)) || TOOK_LEASE.test(text.slice(first.end, first.end + 40)))
      continue;
    const out = [first.actor];
    let end = first.end;
    for (const p of rest) {
      if (
        !/^[^;.]{0,40}?(?:,|;)? ?(?:and )?$/.test(text.slice(end, p.start)) ||
        !/\band |[,;] ?$/.test(text.slice(end, p.start)) ||
        /\b(?:to|from|of|by|whose|its|acres|land)\b/i.test(text.slice(end, p.start)) ||
        LANDMARK.test(text.slice(p.end))
      )
        break;
      if (!out.includes(p.actor)) out.push(p.actor);
      end = p.end;
    }
    return { takers: out, to: { start: from + m.index, end } };
  }
  return { takers: [], to: null };
}

/** What names land behind a name: "200 acres, T. & P. Ry. Co. Survey". */
const LANDMARK = /^ (?:survey|sur\b|league|addition|subdivision|lands?|grant|county|lease|unit|well)/i;
const TO_IT = /^[^;]{0,200}?\b(?:un)?to (?:it|him|her|them)\b(?!self)/i;
const PAYS = /\b(?:by|from|received of)(?: the)?(?: said)? $/i;

/** "In consideration of a well drilled by B, A assigns to it": the pronoun is who paid; "Unto B, know ye that A grants": who is named ahead. */
function takersAhead(a: Anatomy, actors: readonly Actor[], ahead: Span, from: number, giver: Actor | null): Reached {
  const { text } = a.view;
  const before = placesOfActors(text, actors, ahead.start, ahead.end).filter((p) => p.actor !== giver);
  const led = (p: (typeof before)[number], words: RegExp): boolean => words.test(text.slice(Math.max(ahead.start, p.start - 24), p.start));
  const it = TO_IT.exec(text.slice(from, from + 260));
  const payer = it ? (before.findLast((p) => led(p, PAYS)) ?? before.at(-1)) : undefined;
  if (it && payer) return { takers: [payer.actor], to: { start: from + it[0].search(/(?:un)?to \w+$/i), end: from + it[0].length } };
  const first =
    before.find((p) => led(p, /\b(?:unto|to)(?: the)?(?: said)? $/i) && p.start - ahead.start < 40) ??
    before.findLast((p) => led(p, HEADS_ITEM) && ahead.end - p.end < 160);
  return first ? { takers: [first.actor], to: null } : { takers: [], to: null };
}

function isAct(text: string, m: RegExpExecArray | RegExpMatchArray, passive: boolean, strong: RegExp): boolean {
  const at = m.index ?? 0;
  const before = text.slice(Math.max(0, at - 40), at);
  if (passive && /\bthis (?:\w+ ){0,2}(?:assignment|instrument|conveyance|transfer|agreement|document|paper) $/i.test(before)) return false;
  if (passive) return !/\b(?:was|were|been|may|shall|to|not|if|when|that|which|what|so|as|interests?)(?: \w+)? $/i.test(before);
  if (!strong.test(m[0]) || NO_ACT.test(before)) return false;
  return (
    !IS_BASE.test(m[0]) ||
    BASE_NEEDS.test(before) ||
    (GOES_BEFORE.test(before) && !/\b(?:to|may|shall|will)\b[^.;]*$/.test(before.replace(PAID_TO, "")) && PLURAL_GOES_ON.test(text.slice(at + m[0].length)))
  );
}

/** The acts of the paper in order, outside its recitals; `strong`: the verbs that alone make one. Those of which neither giver nor taker is told are left out. */
export function assigningActs(a: Anatomy, strong = STRONG): AssigningAct[] {
  const { text } = a.view;
  const end = a.acknowledgments[0]?.start ?? text.length;
  const body = text.slice(0, end);
  const verbs = [
    ...[...body.matchAll(ACTIVE)].filter((m) => isAct(body, m, false, strong)).map((m) => ({ m, passive: false })),
    ...[...body.matchAll(PASSIVE)].filter((m) => isAct(body, m, true, strong)).map((m) => ({ m, passive: true })),
  ].sort((x, y) => (x.m.index ?? 0) - (y.m.index ?? 0));
  if (!verbs.length) return [];
  const actors = actorsOf(a);
  const out: AssigningAct[] = [];
  for (const { m, passive } of verbs.slice(0, 40)) {
    const start = m.index ?? 0;
    const verb = { start, end: start + m[0].length };
    const breath = breathAround(a, start);
    if (RECITAL.test(text.slice(breath.start, start)) || (a.title && start < a.title.end)) continue;
    const heading = /^[.:] To /.test(text.slice(verb.end, verb.end + 5));
    const limit = Math.min(end, heading ? breathAround(a, verb.end + 2).end : breath.end);
    const named = takersOf(a, actors, Math.max(0, breath.start - 400), verb.end, limit);
    const by = passive ? placesOfActors(text, actors, verb.end, Math.min(limit, verb.end + 90)).find((p) => BY.test(text.slice(verb.end, p.start))) : undefined;
    const meant = passive ? null : meantBefore(a, actors, breath.start, start);
    const giver = passive ? (by?.actor ?? null) : (meant ?? giverOf(a, actors, breath.start, start));
    const { takers, to } = named.takers.length ? named : takersAhead(a, actors, { start: breath.start, end: start }, verb.end, giver);
    if (giver || takers.length)
      out.push({ verb, passive, giver, meant: meant !== null, takers: takers.filter((t) => t !== giver), to, breath: { start: breath.start, end: limit } });
  }
  return out;
}
