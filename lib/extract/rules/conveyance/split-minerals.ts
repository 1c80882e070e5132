// How a deed of land says the minerals are parted between giver and taker, in words that neither reserve nor add: "in the minerals only a one-fourth interest is conveyed, the other three-fourths we hold".
import { add, compare, equals, ONE, rational, toWire } from "@/lib/fraction/rational";
import { type Around, SideReader } from "./account/sides";
import { bareInterest, type Found } from "./interest";
import { ofThingAhead } from "./own-base";
import { keepersIn, namedIn, sideIds } from "./people";
import { baseOf } from "./phrases/base";
import { isDefinite } from "./phrases/definite";
import { findShares } from "./phrases/share";
import type { Scene, Sentence } from "./scene";

type SidedShare = { side: "giver" | "taker"; capped: boolean; share: ReturnType<typeof findShares>[number]; words: string };

/** "except the 1/8 which I conveyed to E. Roe": the deed by which another came to a share. */
const BY_OTHER_DEED =
  /\b(?:which|that) (?:I|we|he|she|it|they|(?:[Tt]he )?[Gg]rantors?) (?:have |has |had |did )?(?:conveyed|sold|granted|deeded|gave|given)\b/;
/** "I also convey to my nephew D. Roe": a name that may be no party's. */
const TO_NAME = /\b(?:convey|grant|give|sell|assign|go|pass)\w* (?:un)?to (?:(?:my|his|her|our|their|the|said) ){0,2}(?:[a-z]+ ){0,2}[A-Z][\w.]*,? [A-Z]/;
/** "one-third in cash and the balance in notes": a share of the price. */
const OF_PRICE = /^\)? ?(?:(?:part|thereof|down),? )?(?:(?:in|of) (?:the )?)?(?:cash|price|purchase|consideration|hand\b)/i;

/** "in the minerals only a two-thirds interest", "two-thirds of the oil and gas", "grantor, 3/4" behind "after this the minerals are owned:": a share that is told of the minerals, not of the land or among the takers. */
const MINERALS_AHEAD = /\b(?:minerals?|oil|gas|coal)\b(?:(?!\b(?:acres|sections?|quarter|lands?|tracts?|property|premises|each)\b)[^.;]){0,70}$/i;
const MINERALS_BEHIND =
  /^\)?,? ?(?:\([^)]{1,12}\) ?)?(?:(?:undivided |mineral )?(?:interest|part|share) )?(?:only )?(?:in|of) (?:and to )?(?:(?:all|the|of|said|such|his|her|our|my|its|any|other|whatever) )*(?:oil|gas|minerals?|mineral|coal)\b/i;
/** "one-half of the fence": of another thing, which the words behind the share name. */
const OF_ANOTHER_THING =
  /^\)? ?(?:(?:undivided )?(?:interest|part|share) )?(?:in|of) (?!(?:it|them|the same|which|what|whatever|him|her|these|those|such)\b|(?:(?:all|the|of|said|such|his|her|our|my|its|any|other|whatever) )*(?:oil|gas|minerals?|mineral|coal)\b)/i;
const ofMinerals = (near: Around): boolean => !OF_ANOTHER_THING.test(near.behind) && (MINERALS_AHEAD.test(near.before) || MINERALS_BEHIND.test(near.behind));

/** The words around a share up to its neighbours: what is said of it alone. */
function around(words: string, shares: readonly { start: number; end: number }[], i: number): Around {
  const from = i === 0 ? Math.max(0, (shares[0]?.start ?? 0) - 160) : (shares[i - 1]?.end ?? 0);
  const to = shares[i + 1]?.start ?? words.length;
  const own = shares[i] ?? { start: 0, end: 0 };
  const behind = words.slice(own.end, Math.min(to, own.end + 130));
  const stop = behind.search(
    /[;]|[,.](?= (?:and |but )?(?:the |an? |all |mineral )?(?:other|remaining|balance|rest|interest)\b)|, and (?:the )?(?:said )?grant[eo][re]s?\b/i,
  );
  const before = words.slice(from, own.start);
  const cut = Math.max(
    before.lastIndexOf(";"),
    ...[...before.matchAll(/[,.] (?=(?:and |but )?(?:the |mineral )?(?:other|remaining|balance|rest|interest)\b)/gi)].map((m) => m.index),
  );
  return { before: cut > 0 ? before.slice(cut) : before, behind: stop < 0 ? behind : behind.slice(0, stop) };
}

/** "in the property being transferred by her": the land passes, and nothing is said of the share. */
const LAND_THAT_PASSES =
  /\b(?:in|of|on|under|upon|beneath|within|from) (?:(?:the|said|that|this|such|all|real|undivided|above|described) ){1,4}(?:lands?|premises|propert(?:y|ies)|tracts?|estate|acreage|farm|ranch|interests?|share)(?: (?:which|that))?(?: (?:is|are|being|herein|hereby|here|so|above|thus)){1,3} (?:conveyed|granted|sold|transferred|deeded|given)\b/gi;
/** "from the operation of this deed": the paper by its name. */
const THIS_PAPER =
  /\b(?:from|out of|by|under|in|with) (?:the )?(?:(?:operation|effect|terms|scope|force) of )?(?:this|the present|the foregoing|said|the within) (?:deed|conveyance|sale|grant|instrument|transfer)\b/gi;
const blank = (words: string): string => " ".repeat(words.length);
const plain = (words: string): string => words.replace(LAND_THAT_PASSES, blank).replace(THIS_PAPER, blank);

function sidedShares(s: Sentence, scene: Scene, reader: SideReader, from: number): SidedShare[] {
  const { parties } = scene;
  if (!/\b(?:minerals?|oil|gas|coal)\b/i.test(s.text) || BY_OTHER_DEED.test(s.text)) return [];
  const shares = findShares(s.text).filter((x) => compare(x.value, ONE) < 0 && s.start + x.start >= from && !OF_PRICE.test(s.text.slice(x.end)));
  const people = parties.parties.filter((p) => !parties.from.includes(p.id) && !parties.to.includes(p.id));
  const toStranger = TO_NAME.test(s.text) && namedIn(s.text, parties.parties).length === 0;
  if (shares.length === 0 || shares.length > 2 || toStranger || namedIn(s.text, people).length) return [];
  if (!shares.some((_, i) => ofMinerals(around(s.text, shares, i)))) return [];
  return shares.flatMap((share, i) => {
    const near = around(s.text, shares, i);
    if (OF_ANOTHER_THING.test(near.behind)) return [];
    const has = reader.has({ before: plain(near.before), behind: plain(near.behind) });
    return has ? [{ ...has, share, words: `${near.before}${share.text}${near.behind}` }] : [];
  });
}

/** What the giver keeps and what passes of the minerals; one of the two lists at most is filled. */
export type Split = { kept: Found[]; given: Found[] };

const EVENLY =
  /\b(?:(?:equally|evenly)|(?:in|into) (?:equal|even) (?:undivided )?(?:shares?|parts|halves|moieties|proportions|interests)|half[- ]and[- ]half|share and share alike|fifty[- ](?:and[- ])?fifty|50[-/ ]50)\b/i;
const THINGS = "(?:minerals?(?: (?:rights?|estate|interests?))?|oil(?:,? (?:and )?gas)?(?: rights?)?|gas(?: rights?)?|coal)";
/** The minerals themselves, and that they are owned: not what is done on the land or paid for them. */
const OWNED_EVENLY = new RegExp(
  `\\b${THINGS}\\b(?:(?!\\b(?:which|that|by|for|from|on)\\b)[^.;]){0,50}\\b(?:owned|held|belong\\w*|divided|shared|split|parted|vest\\w*)\\b|\\b(?:own|hold|have|share|divide|keep|take)s? (?:the |all |all the )?(?:said |other )*${THINGS}\\b|^\\W*(?:all |the )*${THINGS},? (?:equally|evenly|half|fifty|50)`,
  "i",
);
const BOTH = /\b(?:(?:both|the two|between the|by the|each of the) parties|the parties (?:hereto|to this)|parties hereto)\b/i;
/** Of money, of what a lease brings, of another day. */
const NOT_OF_MINERALS =
  /\b(?:royalt\w+|bonus(?:es)?|rentals?|proceeds|income|price|consideration|tax(?:es)?|costs?|expenses?|fence|water|crops?|rents?|rights? to|damages?|payments?|paid|money|moneys|leases?|leasing|lines?|pipes?|pipelines?|roads?|gates?|used|exercised|drill\w*|explor\w*|who|if|should|unless|when|was|were|had|been|heretofore|formerly|deeds?|not|no|never)\b/i;

/** "the minerals shall be owned equally by grantor and grantee": half is the giver's; null where one side is more than one person, so that equal parts may be others than halves. */
function partedEvenly(s: Sentence, scene: Scene, reader: SideReader): Found | null {
  const { parties } = scene;
  const m = EVENLY.exec(s.text);
  if (!m || !OWNED_EVENLY.test(s.text) || NOT_OF_MINERALS.test(s.text) || parties.from.length !== 1 || parties.to.length !== 1) return null;
  if (!BOTH.test(s.text) && reader.sidesIn(s.text).size !== 2) return null;
  if (findShares(s.text).some((x) => compare(x.value, ONE) < 0 && !equals(x.value, rational(1, 2)))) return null;
  const span = { start: s.start + m.index, end: s.start + m.index + m[0].length };
  const interest = { ...bareInterest("mineral", s.text.trim()), fraction: toWire(rational(1, 2)), to: sideIds(parties, "from") };
  return { interest, span, fraction: span, confidence: 0.7 };
}

/** The share as a thing of its own, measured on what the giver owns where its words say so: "a third of whatever minerals the grantor has is withheld". */
function measured(s: Sentence, share: SidedShare["share"], found: Omit<Found, "interest">, scene: Scene): Found {
  const { of } = baseOf(s.text.slice(share.start), false, isDefinite(s.text.slice(Math.max(0, share.start - 30), share.start)));
  const base = of === "grantor_interest" ? of : ("whole" as const);
  const interest = { ...bareInterest("mineral", s.text.trim()), fraction: toWire(share.value), of: base };
  return ofThingAhead({ ...found, interest }, s.text.slice(0, share.start), scene);
}

/** The first sentence behind the object that parts the minerals; empty lists where none does, or where its shares do not come out. */
export function splitMinerals(scene: Scene, from: number): Split {
  const reader = new SideReader(scene.parties);
  for (const s of scene.sentences) {
    if (s.end <= from || s.kind === "habendum") continue;
    const even = s.start >= from ? partedEvenly(s, scene, reader) : null;
    if (even) return { kept: [even], given: [] };
    const sided = sidedShares(s, scene, reader, from);
    const [first, second] = sided;
    if (!first || (second && (first.side === second.side || !equals(add(first.share.value, second.share.value), ONE)))) continue;
    const kept = sided.find((x) => x.side === "giver");
    const one = kept ?? first;
    const span = { start: s.start + one.share.start, end: s.start + one.share.end };
    const { interest, ...found } = measured(s, one.share, { span, fraction: span, confidence: 0.75 }, scene);
    if (!kept) return { kept: [], given: [{ ...found, interest }] };
    const keepers = keepersIn(kept.words, scene.parties);
    return { kept: [{ ...found, interest: { ...interest, to: keepers.ids.length ? keepers.ids : sideIds(scene.parties, "from") } }], given: [] };
  }
  return { kept: [], given: [] };
}
