// The learned second opinion on who gives and who takes. It adds a name that the rules have passed over, drops a place that they took for a party, and turns a side about; each only where it is sure.
import type { PartySide } from "@/lib/contracts/aspects/parties";
import { type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { emptyMention, type Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { isNoName } from "@/lib/extract/rules/parties/mentions/no-name";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { PartyReading, ReadParty } from "@/lib/extract/rules/parties/reading";
import { rolesOf } from "@/lib/extract/rules/parties/roles";
import { keysOf, oneWithinOther } from "@/lib/extract/rules/parties/same-party";
import { editDistance } from "@/lib/land/lex/near-word";
import { entityTypeOf } from "@/lib/names/entity-type";
import { nameKey } from "@/lib/names/name-key";
import { type LinearModel, likelihoods, parseModel } from "./linear-model";
import { type NameCandidate, nameCandidates } from "./name-candidates";
import { sideView } from "./side-features";
import { SIDE_WEIGHTS } from "./side-weights";

/** The classes of the model, in its order. */
export const sideClasses = ["other", "from", "to"] as const satisfies readonly PartySide[];

/**
 * How sure the model must be to be followed. Where a side has nobody at all, its best guess is shown with the little confidence it has.
 * `add` is where real scans lose no precision by it; the others were chosen by reading its corrections of papers that it had not learned from.
 */
const SURE = { fill: 0.5, add: 0.985, turn: 0.99, drop: 0.95 };

/** Papers with more than two sides, or of the dead and their kin, or of what somebody swears to: not what it has learned. */
const APART: ReadonlySet<InstrumentType> = new Set<InstrumentType>([
  "partition_deed",
  "exchange_deed",
  "stipulation_of_interest",
  "partition_decree",
  "merger_certificate",
  "correction_deed",
  "will",
  "court_findings_heirship",
]);

/** Whether the model has learned papers of this type. */
export const isJudged = (type: InstrumentType): boolean => !APART.has(type) && instrumentCategory[type] !== "affidavit" && instrumentCategory[type] !== "lien";

let model: LinearModel | null = null;

export type JudgedName = { candidate: NameCandidate; side: PartySide; sure: number };

/** What the model says of each name of a paper: its likeliest side, and how sure it is of it (0 to 1). */
export function judgeNames(a: Anatomy, type: InstrumentType): JudgedName[] {
  model ??= parseModel(SIDE_WEIGHTS);
  const known = model;
  const paper = nameCandidates(a);
  const view = sideView(a, paper, type);
  return paper.names.map((candidate) => {
    const likely = likelihoods(known, view.features(candidate));
    const best = likely.indexOf(Math.max(...likely));
    return { candidate, side: sideClasses[best] ?? "other", sure: likely[best] ?? 0 };
  });
}

const sidesOf: readonly PartySide[] = ["from", "to"];
/** How many letters a worn page may have changed in a name. */
const WORN = 2;
/** One name inside the other, or the same but for a letter or two of a worn page. */
const sameName = (x: string, y: string): boolean => oneWithinOther(x, y) || (x.length > 7 && editDistance(x, y, WORN) <= WORN);
/** "BEING part of the same property which A granted and conveyed to B": where the giver has it from. */
const SOURCE =
  /\bbeing (?:(?:a|all|also|of|the|said|that) )*(?:same|identical|part|portion|land|lands|premises|property|tract)\b[^;]{0,260}\b(?:which|that|conveyed|granted|deeded)\b[^;]{0,160}$/i;
const ofTheSource = (a: Anatomy, c: NameCandidate): boolean => c.namings.every((n) => SOURCE.test(a.view.text.slice(Math.max(0, n.start - 420), n.start)));
const takesPart = (p: ReadParty): boolean => p.side !== "other" && !p.both && !p.bystander;
const sided = (side: PartySide, list: readonly ReadParty[]): ReadParty[] => list.filter((p) => p.side === side && !p.bystander);

/** The naming as the rules would read it, with what stands beside the name. */
function mentionOf(a: Anatomy, c: NameCandidate): Mention {
  const first = c.namings[0] ?? { start: 0, end: 0 };
  const read = parseMentions(a.view.text, first.start, Math.min(a.view.text.length, first.end + 220), a.view.blocks).mentions[0];
  return read && nameKey(read.name) === c.key ? read : emptyMention(c.name, { start: first.start, end: first.end });
}

/** "of the City and County of Denver and State of Colorado": a place that was taken for a government. People and houses that the rules have found are never dropped. */
const isPlace = (p: ReadParty): boolean =>
  p.mention.capacity === null && p.mention.label === null && (entityTypeOf(p.mention.name) === "government" || ADDRESS.test(p.mention.name));
/** "One Shell Square", "Kingwood Place": where a house has its office. */
const ADDRESS =
  /\b(?:square|plaza|place|towers?|cent(?:er|re)|building|bldg|street|avenue|road|drive|boulevard|lane|court|parkway|suite|floor|terrace|circle)$/i;

/** "THE ELM RAILWAY COMPANY WARRANTY", of a heading beside the name: cut to the name that the paper uses elsewhere on the same side. */
function cutToName(p: ReadParty, judged: readonly JudgedName[]): ReadParty {
  const key = nameKey(p.mention.name);
  const inside = takesPart(p)
    ? judged.find((j) => j.side === p.side && j.sure >= SURE.add && j.candidate.key.includes(" ") && ` ${key} `.includes(` ${j.candidate.key} `))
    : undefined;
  const place = inside?.candidate.namings[0];
  return inside && place
    ? { ...p, sure: inside.sure, mention: { ...p.mention, name: inside.candidate.name, span: { start: place.start, end: place.end } } }
    : p;
}

/** Parties whose side the model turns about or takes away; a side never loses its last party by it. */
function mended(parties: readonly ReadParty[], judged: readonly JudgedName[], roleOn: (side: PartySide) => ReadParty["role"]): ReadParty[] {
  const of = (p: ReadParty) => judged.find((j) => keysOf(p).includes(j.candidate.key));
  const opposite = (p: ReadParty) => parties.some((o) => o !== p && o.side !== p.side && keysOf(o).some((k) => keysOf(p).includes(k)));
  const verdict = (p: ReadParty): ReadParty | null => {
    const j = takesPart(p) && !opposite(p) ? of(p) : undefined;
    if (!j) return cutToName(p, judged);
    if (j.side === p.side) return p;
    if (j.side === "other") return j.sure >= SURE.drop && isPlace(p) ? null : p;
    return j.sure >= SURE.turn ? { ...p, side: j.side, role: roleOn(j.side), sure: j.sure } : p;
  };
  const after = parties.map((p) => ({ before: p, now: verdict(p) }));
  const emptied = (side: PartySide) => sided(side, parties).length > 0 && !after.some((x) => x.now?.side === side && !x.now.bystander);
  const [noGiver, noTaker] = [emptied("from"), emptied("to")];
  return after.flatMap(({ before, now }) => {
    if ((before.side === "from" && noGiver) || (before.side === "to" && noTaker)) return [before];
    return now ? [now] : [];
  });
}

/** "Cy Roe and Al Doe, partners under the firm name of Roe & Doe": the house holds the land, its members do not; and "Oak Hill and Roe Counties" are places. */
const NO_PARTY_AFTER =
  /^(?:[^.;]{0,70}?\b(?:co-?partners|partners under|composing (?:the )?(?:firm|partnership))\b|,? (?:(?:her|his|the|late|now|husband|wife|spouse),? ){0,4}deceased\b|(?:,? (?:and|&) [A-Z]\w+)? (?:Count(?:y|ies)|Survey)\b)/i;
/** "Ada Venn, widow of Cy Venn": who is named for another's sake. */
const NO_PARTY_BEFORE = /\b(?:widow|relict|widower|heirs?(?: at law)?|estate|late (?:husband|wife)) of (?:the late |said )?$|\blate (?:husband|wife),? $/i;
const isNoParty = (a: Anatomy, c: NameCandidate): boolean =>
  c.namings.every((n) => isNoName(a.view.text, n.start, n.end)) ||
  c.namings.some(
    (n) => NO_PARTY_AFTER.test(a.view.text.slice(n.end, n.end + 110)) || NO_PARTY_BEFORE.test(a.view.text.slice(Math.max(0, n.start - 40), n.start)),
  );

/**
 * The reading with the model's corrections; the same reading where it has none.
 * "To my daughter, ADA VENN, 3/8 …" that no rule took for a grantee → ADA VENN is one.
 */
export function withJudgedSides(reading: PartyReading, a: Anatomy, type: InstrumentType): PartyReading {
  if (!isJudged(type) || (reading.deaths.length > 0 && sided("to", reading.parties).length > 0)) return reading;
  const judged = judgeNames(a, type);
  const [giver, taker] = rolesOf(type);
  const roleOn = (side: PartySide) => (side === "from" ? giver : taker);
  const parties = mended(reading.parties, judged, roleOn);
  const empty = new Set(sidesOf.filter((side) => !sided(side, parties).length));
  const best = (side: PartySide) => judged.filter((j) => j.side === side).sort((x, y) => y.sure - x.sure)[0]?.candidate;
  const added: ReadParty[] = [];
  for (const { candidate, side, sure } of judged) {
    if (side === "other" || sure < (empty.has(side) && candidate === best(side) ? SURE.fill : SURE.add)) continue;
    if (
      !candidate.key.includes(" ") ||
      isNoParty(a, candidate) ||
      ofTheSource(a, candidate) ||
      [...parties, ...added].some((p) => keysOf(p).some((k) => sameName(k, candidate.key)))
    )
      continue;
    added.push({ mention: mentionOf(a, candidate), side, role: roleOn(side), sure });
  }
  return { ...reading, parties: [...parties, ...added] };
}
