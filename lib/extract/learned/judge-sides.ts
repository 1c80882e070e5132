// The learned second opinion on who gives and who takes. It adds a name that the rules have passed over, drops a place that they took for a party, and turns a side about; each only where it is sure.
import type { PartySide } from "@/lib/contracts/aspects/parties";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { emptyMention, type Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { isNoName } from "@/lib/extract/rules/parties/mentions/no-name";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { PartyReading, ReadParty } from "@/lib/extract/rules/parties/reading";
import { rolesOf } from "@/lib/extract/rules/parties/roles";
import { keysOf, oneWithinOther } from "@/lib/extract/rules/parties/same-party";
import { tookBefore } from "@/lib/extract/rules/parties/sides/took-before";
import { editDistance } from "@/lib/land/lex/near-word";
import { entityTypeOf } from "@/lib/names/entity-type";
import { nameKey } from "@/lib/names/name-key";
import { isJudged, type JudgedName, judgeNames, sideClasses } from "./judge-names";
import type { NameCandidate } from "./name-candidates";
import { withToldSides } from "./told-sides";
import { weighSides } from "./weigh-sides";

/**
 * How sure it must be: to take a name that the rules passed over, to turn a side about, to leave out a party, one that the first model alone knows for none, a place, or one of two sides of one name.
 * Long papers have parts that the models have not learned (covers, exhibits, neighbours, worn pages); there the first model alone speaks, and must be sure.
 */
const SURE = { add: 0.6, turn: 0.6, drop: 0.9, doubt: 0.6, place: 0.5, twice: 0.95 };
const SURE_OF_LONG = { add: 0.985, turn: 0.99, drop: 1.1, doubt: 1.1, place: 0.95, twice: 1.1 };
/** Names in a paper of the length that the models have learned. */
const MOST_NAMES = 18;
/** A State or county is mostly named for where land lies or whence it came. */
const SURE_OF_STATE = 0.95;
/** What the best guess for an empty side of a long paper must have. */
const FILL = 0.5;
/** How sure the first model must be that a name is no party, for a doubt of both to be enough. */
const SURE_OF_STRAY = 0.97;
/** How sure the model must be to cut a name down to one that the paper uses elsewhere. */
const SURE_OF_CUT = 0.985;

/** Papers in which few give or take and many are named, and patents, whose form hardly changes: the first model must be sure there too. */
const OF_MANY_NAMES: ReadonlySet<InstrumentType> = new Set<InstrumentType>([
  "unit_designation",
  "unitization_agreement",
  "division_order",
  "forced_pooling_order",
  "spacing_order",
  "release_of_lease",
  "materials_agreement",
  "tax_deed",
  "us_patent",
  "state_patent",
]);

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
  const inside =
    takesPart(p) && entityTypeOf(p.mention.name) !== "government"
      ? judged.find((j) => j.side === p.side && j.sure >= SURE_OF_CUT && j.candidate.key.includes(" ") && ` ${key} `.includes(` ${j.candidate.key} `))
      : undefined;
  const place = inside?.candidate.namings[0];
  return inside && place
    ? { ...p, sure: inside.sure, mention: { ...p.mention, name: inside.candidate.name, span: { start: place.start, end: place.end } } }
    : p;
}

/** "to her brother Bo Mott", "unto A and B". */
const LED_TO = /\b(?:(?:un)?to|and)(?: (?:the|said|my|our|his|her|their)(?: \w+){0,2})?,? $/i;
/** Whether "to" leads to a name, with none but others of the same list between: "to A, B and C". */
function isLedTo(text: string, at: number, listed: readonly string[], left = 24): boolean {
  const ahead = text.slice(Math.max(0, at - 60), at);
  if (LED_TO.test(ahead)) return true;
  const before = listed.find((name) => ahead.toUpperCase().endsWith(`${name.toUpperCase()}, `));
  return left > 0 && before !== undefined && isLedTo(text, at - before.length - 2, listed, left - 1);
}
/** "Ada Venn, owner of one-eighth,", "Bo Mott joins". */
const TAKES_PART =
  /^,? (?:(?:the |who (?:is|are) (?:the )?)?owners?\b|joins?\b|joining\b|who\b|an? (?:widow|single|married|unmarried|corporation)|(?:his|her) (?:wife|husband))/i;

/** Between two names of one row: what one of them is, and "and"; or the next number of a list: "…, of Elm; (ii) ". */
const ROW_GOES_ON =
  /^[^;:()]{0,120}; (?:and )?\((?:[ivx]{1,4}|[a-h]|\d)\) ?$|^,?(?: (?:(?:both |all )?(?:husband and wife|man and wife|single|unmarried|of (?:full|lawful) age)|(?:his|her) (?:wife|husband)|(?:an? )?(?:single|unmarried|married|divorced) (?:man|woman|person)|an? (?:widow|widower|bachelor|(?:\w+ )?corporation|(?:\w+ )?(?:limited )?partnership)),?)*(?:,? and|,) ?$/i;
function areInRow(text: string, o: ReadParty, p: ReadParty): boolean {
  const [first, second] = o.mention.span.start < p.mention.span.start ? [o, p] : [p, o];
  return first.mention.span.end < second.mention.span.start && ROW_GOES_ON.test(text.slice(first.mention.span.end, second.mention.span.start));
}

/** Parties whose side the readers together turn about or take away. */
function mended(
  a: Anatomy,
  parties: readonly ReadParty[],
  judged: readonly JudgedName[],
  named: readonly JudgedName[],
  roleOn: (side: PartySide) => ReadParty["role"],
  must: typeof SURE,
): ReadParty[] {
  const alone = new Map(named.map((j) => [j.candidate.key, j.likely[sideClasses.indexOf("other")] ?? 0]));
  const of = (p: ReadParty) => judged.find((j) => keysOf(p).includes(j.candidate.key));
  const opposite = (p: ReadParty) => parties.some((o) => o !== p && o.side !== p.side && keysOf(o).some((k) => keysOf(p).includes(k)));
  /** What the first model alone knows for no party, and is no house nor led to as one who takes: a town, words of a heading. */
  const listed = sided("to", parties).map((p) => p.mention.name);
  const isStray = ({ candidate }: JudgedName): boolean =>
    !candidate.organisation &&
    (alone.get(candidate.key) ?? 0) >= SURE_OF_STRAY &&
    !candidate.namings.some((n) => isLedTo(a.view.text, n.start, listed) || TAKES_PART.test(a.view.text.slice(n.end, n.end + 24)));
  /** "Ada Venn, as executor … to Ada Venn": one name, two parts. */
  const inOffice = (p: ReadParty) => parties.some((o) => o.mention.capacity !== null && keysOf(o).some((k) => keysOf(p).includes(k)));
  /** Whether the model sees one on the side where the rules have him, or does not know his name ("RUBEN and ESTELA MOTT": the first is written in part). */
  const agrees = (o: ReadParty, side: PartySide) => (of(o)?.side ?? side) === side;
  /** "Grantees: A. ROE and wife, B. ROE": of a couple named together, whose other half the model too sees on this side, one is not turned about alone. */
  const couple = (p: ReadParty) =>
    parties.some((o) => o.side === p.side && (o.mention.spouse === p.mention || p.mention.spouse === o.mention) && agrees(o, p.side));
  /** "A and B, husband and wife, and C, a single person": of a row whose others the model too sees on this side, one is not turned about where the other side has its own. */
  const inRow = (p: ReadParty) =>
    parties.some((o) => takesPart(o) && o.side !== p.side) &&
    parties.some((o) => o !== p && o.side === p.side && agrees(o, p.side) && areInRow(a.view.text, o, p));
  const verdict = (p: ReadParty): ReadParty | null => {
    const j = takesPart(p) ? of(p) : undefined;
    if (!j) return cutToName(p, judged);
    if (j.side === p.side) return p;
    if (opposite(p)) return j.sure >= must.twice && !inOffice(p) ? null : p;
    if (j.side === "other") return j.sure >= (isPlace(p) ? must.place : must.drop) || (j.sure >= must.doubt && isStray(j)) ? null : p;
    if (inRow(p)) return p;
    return j.sure >= (couple(p) ? Math.max(must.turn, must.twice) : must.turn) ? { ...p, side: j.side, role: roleOn(j.side), sure: j.sure } : p;
  };
  return parties.flatMap((p) => verdict(p) ?? []);
}

/** "Cy Roe and Al Doe, partners under the firm name of Roe & Doe": the house holds the land, its members do not; and "Oak Hill and Roe Counties" are places. */
const NO_PARTY_AFTER =
  /^(?:[^.;]{0,70}?\b(?:co-?partners|partners under|composing (?:the )?(?:firm|partnership))\b|,? (?:(?:her|his|the|late|now|husband|wife|spouse),? ){0,4}deceased\b|(?:,? (?:and|&) [A-Z]\w+)? (?:Count(?:y|ies)|Survey)\b)/i;
/** "Cy Roe has bid, and Ada Roe, his widow, has paid": he is dead. No third name stands between him and her, nor does he act for another. */
const LEAVES_WIDOW =
  /^(?![^A-Z]{0,100}\b(?:administrat|execut|guardian|trustee|personal rep)\w*)(?:[^A-Z.;:]|\b(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twenty|Thirty|Forty|Fifty|Hundred|Thousand|Dollars)\b){1,120}? (?:(?:Mrs|Mr|Dr)\.? )?(?:[A-Z][\w.'’-]* ?){1,5}, (?:her|his) (?:widow|widower|relict|surviving (?:wife|husband|spouse))\b/;
/** "Ada Venn, widow of Cy Venn": who is named for another's sake. */
const NO_PARTY_BEFORE = /\b(?:widow|relict|widower|heirs?(?: at law)?|estate|late (?:husband|wife)) of (?:the late |said )?$|\blate (?:husband|wife),? $/i;
const isNoParty = (a: Anatomy, c: NameCandidate): boolean =>
  /\bcounties$/i.test(c.name) ||
  c.namings.every((n) => isNoName(a.view.text, n.start, n.end)) ||
  tookBefore(a.view.text, c.namings) ||
  c.namings.some(
    (n) =>
      NO_PARTY_AFTER.test(a.view.text.slice(n.end, n.end + 110)) ||
      LEAVES_WIDOW.test(a.view.text.slice(n.end, n.end + 200)) ||
      NO_PARTY_BEFORE.test(a.view.text.slice(Math.max(0, n.start - 40), n.start)),
  );

/**
 * The reading with the model's corrections; the same reading where it has none.
 * "To my daughter, ADA VENN, 3/8 …" that no rule took for a grantee → ADA VENN is one.
 */
export function withJudgedSides(reading: PartyReading, a: Anatomy, type: InstrumentType): PartyReading {
  if (!isJudged(type) || reading.settled || (reading.deaths.length > 0 && sided("to", reading.parties).length > 0)) return reading;
  const named = judgeNames(a, type);
  const long = named.length > MOST_NAMES || OF_MANY_NAMES.has(type);
  const must = long ? SURE_OF_LONG : SURE;
  const judged = long ? named : weighSides(named, reading.parties, type);
  const [giver, taker] = rolesOf(type);
  const roleOn = (side: PartySide) => (side === "from" ? giver : taker);
  const parties = mended(a, reading.parties, judged, named, roleOn, must);
  const added: ReadParty[] = [];
  const empty = new Set(sidesOf.filter((side) => !parties.some((p) => p.side === side && takesPart(p))));
  const best = (side: PartySide) => judged.filter((j) => j.side === side).sort((x, y) => y.sure - x.sure)[0]?.candidate;
  for (const { candidate, side, sure } of judged) {
    const fills = empty.has(side) && candidate === best(side) && (!long || sure >= FILL);
    if (side === "other" || (sure < must.add && !fills)) continue;
    const government = entityTypeOf(candidate.name) === "government" && !empty.has(side) && sure < SURE_OF_STATE;
    if (
      !candidate.key.includes(" ") ||
      government ||
      isNoParty(a, candidate) ||
      ofTheSource(a, candidate) ||
      [...parties, ...added].some((p) => keysOf(p).some((k) => sameName(k, candidate.key)))
    )
      continue;
    /** One whom the rules had on this side, under a longer name: that name stays. */
    const ruled = reading.parties.find((p) => takesPart(p) && p.side === side && keysOf(p).some((k) => oneWithinOther(k, candidate.key)));
    added.push(ruled ?? { mention: mentionOf(a, candidate), side, role: roleOn(side), sure });
  }
  const after = [...parties, ...added];
  /** A side never loses its last party where nobody else comes into it. */
  const lost = sidesOf.filter((side) => sided(side, reading.parties).length > 0 && !sided(side, after).length);
  const back = reading.parties.filter((p) => takesPart(p) && lost.includes(p.side));
  if (!back.length) return { ...reading, parties: withToldSides(a, after, type, named) };
  const others = after.filter((p) => !back.some((b) => keysOf(b).some((k) => keysOf(p).includes(k))));
  return { ...reading, parties: withToldSides(a, lost.includes("from") ? [...back, ...others] : [...others, ...back], type, named) };
}
