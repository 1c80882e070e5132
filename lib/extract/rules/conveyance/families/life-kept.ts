// The use of the land that its giver keeps for life, in any words: "keeping the use of it for her life", "the grantor shall hold and enjoy the same during her lifetime", "excepting a life estate in the grantor".
import { SideReader } from "@/lib/extract/rules/conveyance/account/sides";
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { namedIn, sideIds } from "@/lib/extract/rules/conveyance/people";
import { FOR_LIFE } from "@/lib/extract/rules/conveyance/phrases/after-life";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { ONE, toWire } from "@/lib/fraction/rational";
import type { Span } from "@/lib/text/view";

const OWN_LIFE =
  "\\b(?:so|as) long as (?:I|we|(?:the )?(?:said )?(?:grantors?|sellers?|vendors?)|(?:the )?said [A-Z][\\w.]+(?: [A-Z][\\w.]+)*) (?:shall |may |do )?lives?\\b|\\bwhile (?:I|we) (?:shall |may )?live\\b|\\buntil (?:my|our) (?:own )?deaths?\\b";
const LIFE = new RegExp(`${FOR_LIFE.source}|${OWN_LIFE}`, "gi");
/** Where a clause of its own begins: a stop, or a word that turns from what is given. */
const TURN =
  /[.;:] |,? (?=(?:but|provided|reserv\w+|keeping|retain\w+|sav(?:e|ing)|except\w*|withhold\w*|subject to|holding|with the (?:right|understanding|reservation|provision)|the (?:said )?(?:grantors?|sellers?|vendors?)|said grantors?|I|we)\b)/gi;
const KEEPING =
  /^[\s,.;:]*(?:but |and |also |provided(?:,? however)?,? (?:that )?|that )*(?:reserv\w+|keep\w*|kept|retain\w*|sav(?:e|ing)|except\w*|withhold\w*|with the reservation|holding)\b/i;
/** "subject to the right of the grantor to live on": what the grant stands under is his. */
const UNDER = /^[\s,.;:]*(?:but |and )*(?:subject to|with the (?:right|understanding|provision))\b/i;
/** "She is to have the possession": a sentence that begins with one who is not named again. */
const PRONOUN = /^[\s.;:]*(?:He|She|They|I|We|he|she|they|we) (?:(?:is|are|am|shall|will|may|hereby|expressly|also|to|have|has|the|right) )+/;
const SELF = /\b(?:my|our|him|her|them)sel(?:f|ves)\b/i;
const IN_GIVER = /^[^.;]{0,12}\b(?:in|to|unto|for|of|by)(?: and (?:to|for))? (?:(?:the|said) )*/i;
const USE =
  /\b(?:use|uses|using|possession|occup\w+|rents?|income|profits|enjoy\w*|hold|have|live|living|reside|dwell\w*|control|farm|home|homestead|land|lands|premises|propert(?:y|ies)|tract|same|it|estate)\b/i;
const OTHER_THING =
  /\b(?:minerals?|oil|gas|coal|royalt\w+|bonus|lease[sd]?|house only|garden|room|annuity|money|timber|crops?|water|spring|easement|roadway)\b/i;
const TO_TAKER = /\b(?:un)?to (?:and unto )?(?:(?:the|said|my|his|her|their|our) )*(?:\w+ ){0,2}$/i;
const MOST = 12;
const REACH = 260;

/** A clause in which a giver keeps the land for life, with those who keep. */
export type KeptLife = Span & { ids: string[] };

function clauseAround(text: string, at: number, from: number): Span {
  const start = Math.max(from, at - REACH);
  const turn = [...text.slice(start, at).matchAll(TURN)].at(-1);
  const end = text.slice(at).search(/[.;](?:\s|$)/);
  return { start: turn ? start + turn.index + (turn[0].match(/^[.;:]/) ? 1 : 0) : start, end: end < 0 ? text.length : at + end };
}

/** Whether the clause keeps the land itself: its use, possession or rents, and no smaller thing. */
function isOfLand(scene: Scene, clause: Span, life: Span): boolean {
  const words = scene.text.slice(clause.start, clause.end);
  return !OTHER_THING.test(words) && USE.test(scene.text.slice(clause.start, life.end));
}

/** Whether the life of which the clause speaks is the giver's. */
function isGivers(scene: Scene, reader: SideReader, clause: Span, life: Span): boolean {
  const words = scene.text.slice(clause.start, clause.end);
  const head = scene.text.slice(clause.start, life.start);
  const behind = scene.text.slice(life.end, clause.end);
  const takers = scene.parties.parties.filter((p) => scene.parties.to.includes(p.id));
  const [taker] = namedIn(head, takers);
  if (taker && TO_TAKER.test(head.slice(0, head.toUpperCase().indexOf((takers.find((p) => p.id === taker)?.display ?? "").toUpperCase())))) return false;
  const inGiver = IN_GIVER.exec(behind);
  const giverBehind = inGiver !== null && reader.sidesIn(behind.slice(0, inGiver[0].length + 40)).has("giver");
  const giver = reader.sidesIn(head).has("giver") || giverBehind;
  const other = reader.sidesIn(head).has("taker");
  if (KEEPING.test(head)) return giver || SELF.test(words) || !other;
  if (UNDER.test(head)) return giver;
  return (giver && !other) || (PRONOUN.test(head) && !other && head.length < 160);
}

/**
 * The clauses behind `from` that speak of the giver's life, which tell nothing of how long he gives, and the first of them that keeps the use of the land.
 * Errs to none: a gift for life names its taker behind "to".
 */
export function giversLives(scene: Scene, from: number): { clauses: Span[]; kept: KeptLife | null } {
  const limit = scene.anatomy.testimonium?.start ?? scene.anatomy.acknowledgments[0]?.start ?? scene.text.length;
  const reader = new SideReader(scene.parties);
  const givers = sideIds(scene.parties, "from");
  const people = scene.parties.parties.filter((p) => givers.includes(p.id));
  const clauses: Span[] = [];
  let kept: KeptLife | null = null;
  for (const m of [...scene.text.slice(from, limit).matchAll(LIFE)].slice(0, MOST)) {
    const life = { start: from + m.index, end: from + m.index + m[0].length };
    const clause = clauseAround(scene.text, life.start, from);
    if (!isGivers(scene, reader, clause, life)) continue;
    clauses.push(clause);
    const own = namedIn(scene.text.slice(clause.start, clause.end), people);
    if (!kept && isOfLand(scene, clause, life)) kept = { ...clause, ids: own.length ? own : givers };
  }
  return { clauses, kept };
}

/** Such a clause as a thing kept: the land for the keepers' lives. */
export function lifeKeptAsFound({ start, end, ids }: KeptLife, scene: Scene): Found {
  const text = scene.text
    .slice(start, end)
    .replace(/^[\s,;:.]+/, "")
    .trim();
  const interest = {
    ...bareInterest("life_estate", text),
    fraction: toWire(ONE),
    to: ids,
    term: { kind: "life" as const, measuring_life: ids.length === 1 ? (ids[0] ?? null) : null, text: "life estate" },
  };
  return { interest, span: { start, end }, fraction: null, confidence: 0.72 };
}
