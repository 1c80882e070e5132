// How a deed of land says the minerals are parted between giver and taker, in words that neither reserve nor add: "in the minerals only a one-fourth interest is conveyed, the other three-fourths we hold".
import type { Parties } from "@/lib/contracts/aspects/parties";
import { add, compare, equals, ONE, toWire } from "@/lib/fraction/rational";
import { bareInterest, type Found } from "./interest";
import { keepersIn, namedIn, sideIds } from "./people";
import { estateOf } from "./phrases/estate";
import { findShares } from "./phrases/share";
import type { Scene, Sentence } from "./scene";

type Side = "giver" | "taker";
type SidedShare = { side: Side; share: ReturnType<typeof findShares>[number]; words: string };

const DENIED = /\b(?:not|nor|no(?! less)|never|without|nothing|does not|do not)\b[^,;]{0,40}$/i;
const PASSES =
  /\b(?:conveyed|granted|sold|transferred|deeded|given|included|convey(?:ing)?|sell(?:ing)?|pass(?:es|ing)?|go(?:es|ing)? (?:with|to|along)|follows? the (?:land|surface|title)|belongs? to (?:the )?(?:grantee|buyer|purchaser|vendee|second party))\b/i;
const STAYS =
  /\b(?:keep(?:s|ing)?|kept|reserv(?:e|es|ed|ing)|retain(?:s|ed|ing)?|withh[eo]ld(?:s|ing)?|remain(?:s|ing)?|stay(?:s|ing)?|h[eo]ld(?:s|ing)? back|saved?|h[eo]ld(?= (?:out|back)))\b/i;
const TAKER_HAS =
  /\b(?:the )?(?:said )?(?:grantees?|buyers?|purchasers?|vendees?|second part(?:y|ies)|part(?:y|ies) of the second part) (?:(?:is|are|shall|will|to|hereby|only) ){0,3}(?:takes?|have|has|owns?|gets?|receives?|keeps?|retains?|holds?)\b/i;
/** What is said of another paper, of leases or of what is paid under them parts no minerals here. */
const OTHERWISE =
  /\b(?:heretofore|previously|formerly|outstanding|royalt\w+|bonus(?:es)?|rentals?|lessees?|reserved by|already|notice|knowledge|knows?|knowing|aware|informed|so that|such that|each of|was|were|had been|abstracts?|opinions?|attorneys?|title examin\w+)\b/i;

/** "the minerals being divided so that": how they are parted, not what comes of it. */
const DIVIDED = /\b(?:divided|parted|shared|split|apportioned)\b[^.;]{0,30} (?:so|such) that\b/gi;
/** "except the 1/8 which I conveyed to E. Roe": the deed by which another came to a share. */
const BY_OTHER_DEED =
  /\b(?:which|that) (?:I|we|he|she|it|they|(?:[Tt]he )?[Gg]rantors?) (?:have |has |had |did )?(?:conveyed|sold|granted|deeded|gave|given)\b/;
/** "I also convey to my nephew D. Roe": a name that may be no party's. */
const TO_NAME = /\b(?:convey|grant|give|sell|assign|go|pass)\w* (?:un)?to (?:(?:my|his|her|our|their|the|said) ){0,2}(?:[a-z]+ ){0,2}[A-Z][\w.]*,? [A-Z]/;
/** "one-third in cash and the balance in notes": a share of the price. */
const OF_PRICE = /^\)? ?(?:(?:part|thereof|down),? )?(?:(?:in|of) (?:the )?)?(?:cash|price|purchase|consideration|hand\b)/i;

/** "in the minerals only a two-thirds interest", "two-thirds of the oil and gas": a share that is told of the minerals, not of the land or among the takers. */
const MINERALS_AHEAD = /\b(?:minerals?|oil|gas|coal)\b(?:(?!\b(?:acres|sections?|quarter|lands?|tracts?|property|premises|each)\b)[^.;]){0,70}$/i;
const MINERALS_BEHIND =
  /^\)?,? ?(?:\([^)]{1,12}\) ?)?(?:(?:undivided |mineral )?(?:interest|part|share) )?(?:only )?(?:in|of) (?:and to )?(?:(?:all|the|of|said|such|his|her|our|my|its|any|other) )*(?:oil|gas|minerals?|mineral|coal)\b/i;
const ofMinerals = (near: { before: string; behind: string }): boolean => MINERALS_AHEAD.test(near.before) || MINERALS_BEHIND.test(near.behind);

/** The words around a share up to its neighbours: what is said of it alone. */
function around(words: string, shares: readonly { start: number; end: number }[], i: number): { before: string; behind: string } {
  const from = i === 0 ? Math.max(0, (shares[0]?.start ?? 0) - 120) : (shares[i - 1]?.end ?? 0);
  const to = shares[i + 1]?.start ?? words.length;
  const own = shares[i] ?? { start: 0, end: 0 };
  const behind = words.slice(own.end, Math.min(to, own.end + 120));
  const stop = behind.search(/[;]|,(?= (?:and |but )?(?:the |an? |all )?(?:other|remaining|balance|rest)\b)/);
  const before = words.slice(from, own.start);
  const cut = Math.max(
    before.lastIndexOf(";"),
    ...[...before.matchAll(/, (?=(?:and |but )?(?:the )?(?:other|remaining|balance|rest)\b)/g)].map((m) => m.index),
  );
  return { before: cut > 0 ? before.slice(cut) : before, behind: stop < 0 ? behind : behind.slice(0, stop) };
}

/** "in the property being transferred by her": the land passes, and nothing is said of the share. */
const LAND_THAT_PASSES =
  /\b(?:in|of|on|under|upon|beneath|within|from) (?:(?:the|said|that|this|such|all|real|undivided|above|described) ){1,4}(?:lands?|premises|propert(?:y|ies)|tracts?|estate|acreage|farm|ranch|interests?|share)(?: (?:which|that))?(?: (?:is|are|being|herein|hereby|here|so|above|thus)){1,3} (?:conveyed|granted|sold|transferred|deeded|given)\b/gi;

function sideOf(near: { before: string; behind: string }): Side | null {
  for (const said of [near.behind, near.before]) {
    const words = said.replace(LAND_THAT_PASSES, "");
    const passes = PASSES.exec(words);
    const stays = STAYS.exec(words);
    const has = TAKER_HAS.exec(words);
    if (has && (!stays || stays.index < has.index + has[0].length)) return "taker";
    if (stays && !(passes && passes.index < stays.index)) return DENIED.test(words.slice(0, stays.index)) ? null : "giver";
    if (passes) return DENIED.test(words.slice(0, passes.index)) || (said === near.behind && DENIED.test(near.before)) ? "giver" : "taker";
  }
  return null;
}

function sidedShares(s: Sentence, parties: Parties, from: number): SidedShare[] {
  const estate = estateOf(s.text);
  if ((estate !== "mineral" && !/\bminerals?\b/i.test(s.text)) || OTHERWISE.test(s.text.replace(DIVIDED, "")) || BY_OTHER_DEED.test(s.text)) return [];
  const shares = findShares(s.text).filter((x) => compare(x.value, ONE) < 0 && s.start + x.start >= from && !OF_PRICE.test(s.text.slice(x.end)));
  const people = parties.parties.filter((p) => !parties.from.includes(p.id) && !parties.to.includes(p.id));
  const toStranger = TO_NAME.test(s.text) && namedIn(s.text, parties.parties).length === 0;
  if (shares.length === 0 || shares.length > 2 || toStranger || namedIn(s.text, people).length) return [];
  if (!shares.some((_, i) => ofMinerals(around(s.text, shares, i)))) return [];
  return shares.flatMap((share, i) => {
    const near = around(s.text, shares, i);
    const side = sideOf(near);
    return side ? [{ side, share, words: `${near.before}${share.text}${near.behind}` }] : [];
  });
}

/** What the giver keeps and what passes of the minerals; one of the two lists at most is filled. */
export type Split = { kept: Found[]; given: Found[] };

/** The first sentence behind the object that parts the minerals; empty lists where none does, or where its shares do not come out. */
export function splitMinerals(scene: Scene, from: number): Split {
  for (const s of scene.sentences) {
    if (s.end <= from || s.kind === "habendum") continue;
    const sided = sidedShares(s, scene.parties, from);
    const [first, second] = sided;
    if (!first || (second && (first.side === second.side || !equals(add(first.share.value, second.share.value), ONE)))) continue;
    const kept = sided.find((x) => x.side === "giver");
    const one = kept ?? first;
    const span = { start: s.start + one.share.start, end: s.start + one.share.end };
    const interest = { ...bareInterest("mineral", s.text.trim()), fraction: toWire(one.share.value) };
    const found: Found = { interest, span, fraction: span, confidence: 0.75 };
    if (!kept) return { kept: [], given: [found] };
    const keepers = keepersIn(kept.words, scene.parties);
    return { kept: [{ ...found, interest: { ...interest, to: keepers.ids.length ? keepers.ids : sideIds(scene.parties, "from") } }], given: [] };
  }
  return { kept: [], given: [] };
}
